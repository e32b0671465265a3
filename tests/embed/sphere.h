/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A small picture that needs no compiler of CUDA C: the sphere of tests/render/ptx/, drawn through
 * the functions of version 4 alone, and what it has to look like. The file that includes this has
 * declared those functions, by whichever header.
 *
 * One ray upwards for each pixel. The sphere shades by the normal and sends a second ray along x;
 * its any-hit program makes the part where the normal's y is above 0.9 transparent.
 */
#ifndef RW_TEST_SPHERE_H
#define RW_TEST_SPHERE_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SPHERE_SIDE = 16, SPHERE_PIXELS = SPHERE_SIDE * SPHERE_SIDE };

static const float sphere_place[4] = {2.0f, 2.0f, 3.0f, 1.5f}; /* centre and radius */
static const float sphere_background = 0.25f;

/* ---- What it looks like ---- */

struct sphere_ray {
    float origin[3], direction[3];
};

static inline float sphere_dot(const float *a, const float *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* Is the root t in the ray's interval and on the part that is not transparent? */
static inline int sphere_accepts(const struct sphere_ray *ray, float t, float normal[3])
{
    for (int i = 0; i < 3; i++)
        normal[i] = (ray->origin[i] - sphere_place[i] + t * ray->direction[i]) / sphere_place[3];
    return t > 1e-3f && !(normal[1] > 0.9f);
}

static inline float sphere_trace(const struct sphere_ray *ray, int depth)
{
    float o[3], normal[3], t;
    for (int i = 0; i < 3; i++) o[i] = ray->origin[i] - sphere_place[i];
    const float b = sphere_dot(o, ray->direction);
    const float disc = b * b - (sphere_dot(o, o) - sphere_place[3] * sphere_place[3]);
    if (disc <= 0.0f) return sphere_background;
    if (!sphere_accepts(ray, t = -b - sqrtf(disc), normal) &&
        !sphere_accepts(ray, t = -b + sqrtf(disc), normal))
        return sphere_background;
    float value = 0.5f - 0.5f * normal[2];
    if (depth) return value;
    struct sphere_ray second = {{0}, {1.0f, 0.0f, 0.0f}};
    for (int i = 0; i < 3; i++) second.origin[i] = ray->origin[i] + t * ray->direction[i];
    return value + 0.25f * sphere_trace(&second, 1);
}

static inline float sphere_expected(int x, int y)
{
    struct sphere_ray ray = {{x * 0.25f + 0.125f, y * 0.25f + 0.125f, 0.0f}, {0.0f, 0.0f, 1.0f}};
    return sphere_trace(&ray, 0);
}

/* The first pixel that is wrong, -1 if none is. */
static inline int sphere_wrong_pixel(const float *picture)
{
    for (int i = 0; i < SPHERE_PIXELS; i++) {
        float expected = sphere_expected(i % SPHERE_SIDE, i / SPHERE_SIDE);
        if (!(fabsf(picture[i] - expected) < 1e-4f)) {
            fprintf(stderr, "pixel %d is %g, expected %g\n", i, picture[i], expected);
            return i;
        }
    }
    return -1;
}

/* ---- Drawing it ---- */

#define SPHERE_TRY(call)                                                                           \
    do {                                                                                           \
        RTresult rw_result = (call);                                                               \
        if (rw_result != RT_SUCCESS) return rw_result;                                             \
    } while (0)

static inline RTresult sphere_object(RTcontext context, const char *name, RTobject object)
{
    RTvariable v;
    SPHERE_TRY(rtContextDeclareVariable(context, name, &v));
    return rtVariableSetObject(v, object);
}

static inline RTresult sphere_geometry(RTcontext context, const char *ptx, RTgeometry *out)
{
    RTprogram bounds, intersect;
    RTvariable v;
    SPHERE_TRY(rtProgramCreateFromPTXString(context, ptx, "bounds", &bounds));
    SPHERE_TRY(rtProgramCreateFromPTXString(context, ptx, "intersect", &intersect));
    SPHERE_TRY(rtGeometryCreate(context, out));
    SPHERE_TRY(rtGeometrySetPrimitiveCount(*out, 1));
    SPHERE_TRY(rtGeometrySetBoundingBoxProgram(*out, bounds));
    SPHERE_TRY(rtGeometrySetIntersectionProgram(*out, intersect));
    SPHERE_TRY(rtGeometryDeclareVariable(*out, "sphere", &v));
    return rtVariableSet4f(v, sphere_place[0], sphere_place[1], sphere_place[2], sphere_place[3]);
}

static inline RTresult sphere_material(RTcontext context, const char *ptx, RTmaterial *out)
{
    RTprogram closest_hit, any_hit, shade;
    RTvariable v;
    int id;
    SPHERE_TRY(rtProgramCreateFromPTXString(context, ptx, "closest_hit", &closest_hit));
    SPHERE_TRY(rtProgramCreateFromPTXString(context, ptx, "any_hit", &any_hit));
    SPHERE_TRY(rtMaterialCreate(context, out));
    SPHERE_TRY(rtMaterialSetClosestHitProgram(*out, 0, closest_hit));
    SPHERE_TRY(rtMaterialSetAnyHitProgram(*out, 0, any_hit));
    if (!strstr(ptx, "shade_linear")) return RT_SUCCESS;
    SPHERE_TRY(rtProgramCreateFromPTXString(context, ptx, "shade_linear", &shade));
    SPHERE_TRY(rtProgramGetId(shade, &id));
    SPHERE_TRY(rtContextDeclareVariable(context, "shade", &v));
    return rtVariableSet1i(v, id);
}

static inline RTresult sphere_graph(RTcontext context, const char *ptx)
{
    RTgeometry geometry;
    RTmaterial material;
    RTgeometryinstance instance;
    RTgeometrygroup group;
    RTacceleration acceleration;
    SPHERE_TRY(sphere_geometry(context, ptx, &geometry));
    SPHERE_TRY(sphere_material(context, ptx, &material));
    SPHERE_TRY(rtGeometryInstanceCreate(context, &instance));
    SPHERE_TRY(rtGeometryInstanceSetGeometry(instance, geometry));
    SPHERE_TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
    SPHERE_TRY(rtGeometryInstanceSetMaterial(instance, 0, material));
    SPHERE_TRY(rtAccelerationCreate(context, &acceleration));
    SPHERE_TRY(rtAccelerationSetBuilder(acceleration, "Trbvh"));
    SPHERE_TRY(rtGeometryGroupCreate(context, &group));
    SPHERE_TRY(rtGeometryGroupSetAcceleration(group, acceleration));
    SPHERE_TRY(rtGeometryGroupSetChildCount(group, 1));
    SPHERE_TRY(rtGeometryGroupSetChild(group, 0, instance));
    return sphere_object(context, "top_object", group);
}

/* Makes everything; the picture is the buffer. */
static inline RTresult sphere_scene(RTcontext context, const char *ptx, RTbuffer *out)
{
    RTprogram camera, miss;
    SPHERE_TRY(rtContextSetEntryPointCount(context, 1));
    SPHERE_TRY(rtContextSetRayTypeCount(context, 1));
    SPHERE_TRY(rtProgramCreateFromPTXString(context, ptx, "camera", &camera));
    SPHERE_TRY(rtProgramCreateFromPTXString(context, ptx, "miss", &miss));
    SPHERE_TRY(rtContextSetRayGenerationProgram(context, 0, camera));
    SPHERE_TRY(rtContextSetMissProgram(context, 0, miss));
    SPHERE_TRY(sphere_graph(context, ptx));
    SPHERE_TRY(rtBufferCreate(context, RT_BUFFER_OUTPUT, out));
    SPHERE_TRY(rtBufferSetFormat(*out, RT_FORMAT_FLOAT));
    SPHERE_TRY(rtBufferSetSize2D(*out, SPHERE_SIDE, SPHERE_SIDE));
    return sphere_object(context, "output", *out);
}

static inline RTresult sphere_launch(RTcontext context, RTbuffer output, float *picture)
{
    void *data;
    SPHERE_TRY(rtContextLaunch2D(context, 0, SPHERE_SIDE, SPHERE_SIDE));
    SPHERE_TRY(rtBufferMap(output, &data));
    memcpy(picture, data, SPHERE_PIXELS * sizeof(float));
    return rtBufferUnmap(output);
}

/* A whole life: context, scene, launch, picture. Prints the message of a failure. */
static inline RTresult sphere_render(const char *ptx, float *picture)
{
    RTcontext context;
    RTbuffer output;
    const char *text = "";
    SPHERE_TRY(rtContextCreate(&context));
    RTresult result = sphere_scene(context, ptx, &output);
    if (result == RT_SUCCESS) result = sphere_launch(context, output, picture);
    if (result != RT_SUCCESS) {
        rtContextGetErrorString(context, result, &text);
        fprintf(stderr, "%s\n", text);
    }
    rtContextDestroy(context);
    return result;
}

/* The text of a file, to be freed; NULL if it cannot be read. */
static inline char *sphere_read(const char *path)
{
    enum { MOST = 1 << 20 };
    FILE *file = fopen(path, "rb");
    char *text = file ? (char *)malloc(MOST) : NULL;
    size_t size = text ? fread(text, 1, MOST - 1, file) : 0;
    if (text) text[size] = 0;
    if (file) fclose(file);
    return text;
}

#endif
