/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Builds the scene: programs, three kinds of geometry, materials with hit programs for both ray
 * types, and one geometry group over four instances. What all programs share are variables of the
 * context; what differs are variables of materials and geometries, under the same names.
 */
#include "whitted/scene.h"

#include <string.h>

#include "common/scene.h"

enum { RADIANCE_RAY, SHADOW_RAY, RAY_TYPES };
enum { OBJECTS = 4 };

struct light { /* struct Light of programs.cu */
    float position[3];
    float colour[3];
};

struct builder {
    RTcontext context;
    const char *programs;
    RTgeometrygroup group;
    unsigned children; /* of the group, so far */
};

/* ---- What belongs to the context ---- */

static RTresult set_programs(const struct builder *b)
{
    RTprogram camera, exception, sky;
    TRY(sample_make_program(b->context, b->programs, "camera", &camera));
    TRY(sample_make_program(b->context, b->programs, "exception", &exception));
    TRY(sample_make_program(b->context, b->programs, "sky", &sky));
    TRY(rtContextSetEntryPointCount(b->context, 1));
    TRY(rtContextSetRayGenerationProgram(b->context, 0, camera));
    TRY(rtContextSetExceptionProgram(b->context, 0, exception));
    TRY(rtContextSetRayTypeCount(b->context, RAY_TYPES));
    TRY(rtContextSetMissProgram(b->context, RADIANCE_RAY, sky));
    /* A ray of the camera, those that follow it, and a shadow ray at the end. */
    return rtContextSetMaxTraceDepth(b->context, WHITTED_MAX_DEPTH + 2);
}

static RTresult set_constants(RTcontext context, unsigned samples)
{
    SET(Context, context, "epsilon", 1f, WHITTED_EPSILON);
    SET(Context, context, "max_depth", 1ui, WHITTED_MAX_DEPTH);
    SET(Context, context, "least_importance", 1f, WHITTED_LEAST_IMPORTANCE);
    SET(Context, context, "samples", 1ui, samples);
    SET(Context, context, "ambient_light", 3fv, (float[3])WHITTED_AMBIENT);
    SET(Context, context, "horizon_colour", 3fv, (float[3])WHITTED_HORIZON);
    SET(Context, context, "zenith_colour", 3fv, (float[3])WHITTED_ZENITH);
    /* The last scope that programs search: what holds for materials that do not say otherwise. */
    SET(Context, context, "specular", 3f, 0.0f, 0.0f, 0.0f);
    SET(Context, context, "shininess", 1f, 1.0f);
    SET(Context, context, "mirror", 3f, 0.0f, 0.0f, 0.0f);
    return RT_SUCCESS;
}

static RTresult set_lights(RTcontext context)
{
    static const float positions[][3] = WHITTED_LIGHT_POSITIONS;
    static const float colours[][3] = WHITTED_LIGHT_COLOURS;
    struct light lights[WHITTED_LIGHTS];
    for (int i = 0; i < WHITTED_LIGHTS; i++) {
        memcpy(lights[i].position, positions[i], sizeof(lights[i].position));
        memcpy(lights[i].colour, colours[i], sizeof(lights[i].colour));
    }
    return sample_make_input(context, "lights", lights, sizeof(lights[0]), WHITTED_LIGHTS);
}

/* ---- Materials ---- */

static RTresult make_material(const struct builder *b, const char *closest_hit, const char *any_hit,
                              RTmaterial *out)
{
    RTprogram shade, shadow;
    TRY(sample_make_program(b->context, b->programs, closest_hit, &shade));
    TRY(sample_make_program(b->context, b->programs, any_hit, &shadow));
    TRY(rtMaterialCreate(b->context, out));
    TRY(rtMaterialSetClosestHitProgram(*out, RADIANCE_RAY, shade));
    return rtMaterialSetAnyHitProgram(*out, SHADOW_RAY, shadow);
}

static RTresult make_glass(const struct builder *b, RTmaterial *out)
{
    TRY(make_material(b, "glass", "glass_shadow", out));
    SET(Material, *out, "refraction_index", 1f, WHITTED_GLASS_INDEX);
    SET(Material, *out, "glass_tint", 3fv, (float[3])WHITTED_GLASS_TINT);
    return RT_SUCCESS;
}

static RTresult make_mirror(const struct builder *b, RTmaterial *out)
{
    TRY(make_material(b, "phong", "opaque_shadow", out));
    SET(Material, *out, "diffuse_colour", 3fv, (float[3])WHITTED_MIRROR_DIFFUSE);
    SET(Material, *out, "specular", 3fv, (float[3])WHITTED_MIRROR_SPECULAR);
    SET(Material, *out, "shininess", 1f, WHITTED_MIRROR_SHININESS);
    SET(Material, *out, "mirror", 3fv, (float[3])WHITTED_MIRROR_SHARE);
    return RT_SUCCESS;
}

static RTresult make_plastic(const struct builder *b, RTmaterial *out)
{
    TRY(make_material(b, "phong", "opaque_shadow", out));
    SET(Material, *out, "diffuse_colour", 3fv, (float[3])WHITTED_BALL_DIFFUSE);
    SET(Material, *out, "specular", 3fv, (float[3])WHITTED_BALL_SPECULAR);
    SET(Material, *out, "shininess", 1f, WHITTED_BALL_SHININESS);
    return RT_SUCCESS;
}

static RTresult make_chequers(const struct builder *b, RTmaterial *out)
{
    TRY(make_material(b, "chequers", "opaque_shadow", out));
    SET(Material, *out, "diffuse_colour", 3fv, (float[3])WHITTED_FLOOR_DIFFUSE);
    SET(Material, *out, "other_colour", 3fv, (float[3])WHITTED_FLOOR_OTHER);
    SET(Material, *out, "tiles", 2fv, (float[2])WHITTED_FLOOR_TILES);
    return RT_SUCCESS;
}

/* ---- Geometry ---- */

static RTresult make_sphere(const struct builder *b, const float centre[3], float radius,
                            RTgeometry *out)
{
    TRY(sample_make_geometry(b->context, b->programs, "sphere_intersect", "sphere_bounds", 1, out));
    SET(Geometry, *out, "centre", 3fv, centre);
    SET(Geometry, *out, "radius", 1f, radius);
    return RT_SUCCESS;
}

static RTresult make_shell(const struct builder *b, RTgeometry *out)
{
    TRY(sample_make_geometry(b->context, b->programs, "shell_intersect", "sphere_bounds", 1, out));
    /* Shadow rays are tinted at each hit: the program must not run twice for one ray. */
    TRY(rtGeometrySetFlags(*out, RT_GEOMETRY_FLAG_NO_SPLITTING));
    SET(Geometry, *out, "centre", 3fv, (float[3])WHITTED_GLASS_CENTRE);
    SET(Geometry, *out, "radius", 1f, WHITTED_GLASS_RADIUS);
    SET(Geometry, *out, "inner_radius", 1f, WHITTED_GLASS_INNER_RADIUS);
    return RT_SUCCESS;
}

static RTresult make_floor(const struct builder *b, RTgeometry *out)
{
    TRY(sample_make_geometry(b->context, b->programs, "parallelogram_intersect",
                             "parallelogram_bounds", 1, out));
    SET(Geometry, *out, "corner", 3fv, (float[3])WHITTED_FLOOR_CORNER);
    SET(Geometry, *out, "edge1", 3fv, (float[3])WHITTED_FLOOR_EDGE1);
    SET(Geometry, *out, "edge2", 3fv, (float[3])WHITTED_FLOOR_EDGE2);
    return RT_SUCCESS;
}

/* ---- The graph ---- */

static RTresult add_object(struct builder *b, RTgeometry geometry, RTmaterial material)
{
    RTgeometryinstance instance;
    TRY(rtGeometryInstanceCreate(b->context, &instance));
    TRY(rtGeometryInstanceSetGeometry(instance, geometry));
    TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
    TRY(rtGeometryInstanceSetMaterial(instance, 0, material));
    return rtGeometryGroupSetChild(b->group, b->children++, instance);
}

static RTresult add_objects(struct builder *b)
{
    RTgeometry geometry;
    RTmaterial material;
    TRY(make_shell(b, &geometry));
    TRY(make_glass(b, &material));
    TRY(add_object(b, geometry, material));

    TRY(make_sphere(b, (float[3])WHITTED_MIRROR_CENTRE, WHITTED_MIRROR_RADIUS, &geometry));
    TRY(make_mirror(b, &material));
    TRY(add_object(b, geometry, material));

    TRY(make_sphere(b, (float[3])WHITTED_BALL_CENTRE, WHITTED_BALL_RADIUS, &geometry));
    TRY(make_plastic(b, &material));
    TRY(add_object(b, geometry, material));

    TRY(make_floor(b, &geometry));
    TRY(make_chequers(b, &material));
    return add_object(b, geometry, material);
}

static RTresult make_graph(struct builder *b)
{
    RTacceleration acceleration;
    TRY(rtGeometryGroupCreate(b->context, &b->group));
    TRY(rtGeometryGroupSetChildCount(b->group, OBJECTS));
    TRY(add_objects(b));
    TRY(rtAccelerationCreate(b->context, &acceleration));
    TRY(rtGeometryGroupSetAcceleration(b->group, acceleration));
    SET(Context, b->context, "scene", Object, b->group);
    return RT_SUCCESS;
}

RTresult whitted_create(RTcontext context, const char *programs, unsigned width, unsigned height,
                        unsigned samples, struct whitted *out)
{
    struct builder b = {.context = context, .programs = programs};
    TRY(set_programs(&b));
    TRY(set_constants(context, samples));
    TRY(sample_set_camera(context, (float[3])WHITTED_EYE, (float[3])WHITTED_TARGET,
                          WHITTED_TAN_HALF_FOV, (float)width / (float)height));
    TRY(set_lights(context));
    TRY(sample_make_output(context, "image", RT_FORMAT_FLOAT4, width, height, &out->image));
    TRY(sample_make_output(context, "ray_counts", RT_FORMAT_UNSIGNED_INT, width, height,
                           &out->ray_counts));
    return make_graph(&b);
}
