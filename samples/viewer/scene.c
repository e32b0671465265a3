/* SPDX-License-Identifier: Apache-2.0 */
/* See scene.h. */
#include "viewer/scene.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/scene.h"

enum { MAX_DEPTH = 8 };

/* ---- objects ---- */

/* A mesh without surfaces gets one, so that all have. */
static bool give_surface(struct mesh *m)
{
    static const struct mesh_surface grey = {{0.8f, 0.8f, 0.8f}, NULL};
    if (m->surface_count) return true;
    m->surfaces = calloc(1, sizeof(*m->surfaces));
    m->surface_of = calloc(m->triangle_count, sizeof(*m->surface_of));
    if (!m->surfaces || !m->surface_of) return false;
    m->surfaces[0] = grey;
    m->surface_count = 1;
    return true;
}

/* Puts triangles in the order of their surfaces; first[s] is where those of s begin. */
static bool sort(struct mesh *m, unsigned *first)
{
    uint32_t *triangles = malloc((size_t)m->triangle_count * 12);
    uint32_t *surface_of = malloc((size_t)m->triangle_count * 4);
    uint32_t *next = calloc(m->surface_count + 1, sizeof(*next));
    bool ok = triangles && surface_of && next;
    for (uint32_t t = 0; ok && t < m->triangle_count; t++) first[m->surface_of[t] + 1]++;
    for (uint32_t s = 0; ok && s < m->surface_count; s++) {
        first[s + 1] += first[s];
        next[s] = first[s];
    }
    for (uint32_t t = 0; ok && t < m->triangle_count; t++) {
        const uint32_t to = next[m->surface_of[t]]++;
        memcpy(triangles + 3 * (size_t)to, m->triangles + 3 * (size_t)t, 12);
        surface_of[to] = m->surface_of[t];
    }
    if (ok) {
        memcpy(m->triangles, triangles, (size_t)m->triangle_count * 12);
        memcpy(m->surface_of, surface_of, (size_t)m->triangle_count * 4);
    }
    free(triangles);
    free(surface_of);
    free(next);
    return ok;
}

bool viewer_prepare(struct viewer *v)
{
    if (!give_surface(v->mesh)) return false;
    v->object_count = v->mesh->surface_count;
    v->first = calloc(v->object_count + 1, sizeof(*v->first));
    v->places = calloc(v->object_count, sizeof(*v->places));
    v->transforms = calloc(v->object_count, sizeof(*v->transforms));
    if (!v->first || !v->places || !v->transforms || !sort(v->mesh, v->first)) return false;
    mesh_bounds(v->mesh, v->low, v->high);
    viewer_camera_frame(&v->camera, v->low, v->high);
    return true;
}

void viewer_free(struct viewer *v)
{
    free(v->first);
    free(v->places);
    free(v->transforms);
}

/* ---- the graph ---- */

struct shared {
    RTbuffer vertices, triangles;
    RTmaterial material;
};

static RTresult make_acceleration(RTcontext c, RTacceleration *out)
{
    TRY(rtAccelerationCreate(c, out));
    return rtAccelerationSetBuilder(*out, "Trbvh");
}

static RTresult place(const struct viewer *v, unsigned object)
{
    const float *at = v->places[object];
    const float matrix[16] = {1, 0, 0, at[0], 0, 1, 0, at[1], 0, 0, 1, at[2], 0, 0, 0, 1};
    return rtTransformSetMatrix(v->transforms[object], false, matrix, NULL);
}

/* Triangles are known to programs by their number in the mesh, not in the object. */
static RTresult make_triangles(const struct viewer *v, const struct shared *s, unsigned object,
                               RTgeometrytriangles *out)
{
    const unsigned first = v->first[object], count = v->first[object + 1] - first;
    TRY(rtGeometryTrianglesCreate(v->context, out));
    TRY(rtGeometryTrianglesSetPrimitiveCount(*out, count));
    TRY(rtGeometryTrianglesSetPrimitiveIndexOffset(*out, first));
    TRY(rtGeometryTrianglesSetVertices(*out, v->mesh->vertex_count, s->vertices, 0, 12,
                                       RT_FORMAT_FLOAT3));
    return rtGeometryTrianglesSetTriangleIndices(*out, s->triangles, (RTsize)first * 12, 12,
                                                 RT_FORMAT_UNSIGNED_INT3);
}

static RTresult make_object(struct viewer *v, const struct shared *s, unsigned object)
{
    RTgeometrytriangles triangles;
    RTgeometryinstance instance;
    RTgeometrygroup group;
    RTacceleration acceleration;
    TRY(make_triangles(v, s, object, &triangles));
    TRY(rtGeometryInstanceCreate(v->context, &instance));
    TRY(rtGeometryInstanceSetGeometryTriangles(instance, triangles));
    TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
    TRY(rtGeometryInstanceSetMaterial(instance, 0, s->material));
    SET(GeometryInstance, instance, "object", 1i, (int)object);
    TRY(rtGeometryGroupCreate(v->context, &group));
    TRY(make_acceleration(v->context, &acceleration));
    TRY(rtGeometryGroupSetAcceleration(group, acceleration));
    TRY(rtGeometryGroupSetChildCount(group, 1));
    TRY(rtGeometryGroupSetChild(group, 0, instance));
    TRY(rtTransformCreate(v->context, &v->transforms[object]));
    TRY(rtTransformSetChild(v->transforms[object], group));
    return place(v, object);
}

static RTresult make_shared(const struct viewer *v, struct shared *s)
{
    const struct mesh *m = v->mesh;
    RTprogram closest;
    TRY(sample_make_buffer(v->context, m->vertices, 12, m->vertex_count, &s->vertices));
    TRY(sample_make_buffer(v->context, m->triangles, 12, m->triangle_count, &s->triangles));
    SET(Context, v->context, "vertices", Object, s->vertices);
    SET(Context, v->context, "triangles", Object, s->triangles);
    TRY(sample_make_program(v->context, v->programs, "closest", &closest));
    TRY(rtMaterialCreate(v->context, &s->material));
    return rtMaterialSetClosestHitProgram(s->material, 0, closest);
}

static RTresult make_graph(struct viewer *v)
{
    struct shared shared;
    RTgroup group;
    unsigned children = 0;
    TRY(make_shared(v, &shared));
    TRY(rtGroupCreate(v->context, &group));
    TRY(make_acceleration(v->context, &v->top));
    TRY(rtGroupSetAcceleration(group, v->top));
    for (unsigned i = 0; i < v->object_count; i++) {
        v->transforms[i] = NULL;
        if (v->first[i] == v->first[i + 1]) continue;
        TRY(make_object(v, &shared, i));
        TRY(rtGroupSetChildCount(group, children + 1));
        TRY(rtGroupSetChild(group, children++, v->transforms[i]));
    }
    SET(Context, v->context, "scene", Object, group);
    return RT_SUCCESS;
}

/* ---- the context ---- */

static RTresult set_entry(const struct viewer *v, unsigned entry, const char *name)
{
    RTprogram program;
    TRY(sample_make_program(v->context, v->programs, name, &program));
    return rtContextSetRayGenerationProgram(v->context, entry, program);
}

RTresult viewer_set_screen(struct viewer *v, RTbuffer screen)
{
    SET(Context, v->context, "screen", Object, screen);
    TRY(rtContextSetEntryPointCount(v->context, VIEWER_SHOW + 1));
    return set_entry(v, VIEWER_SHOW, "show");
}

static RTresult make_programs(const struct viewer *v)
{
    RTprogram program;
    TRY(rtContextSetEntryPointCount(v->context, VIEWER_PICK + 1));
    TRY(set_entry(v, VIEWER_DRAW, "camera"));
    TRY(set_entry(v, VIEWER_PICK, "pick"));
    TRY(sample_make_program(v->context, v->programs, "miss", &program));
    TRY(rtContextSetRayTypeCount(v->context, 1));
    return rtContextSetMissProgram(v->context, 0, program);
}

static RTresult make_variables(const struct viewer *v)
{
    static const char *const vectors[] = {"eye", "camera_x", "camera_y", "camera_z"};
    float size = 0;
    for (int i = 0; i < 3; i++) size = fmaxf(size, v->high[i] - v->low[i]);
    for (int i = 0; i < 4; i++) SET(Context, v->context, vectors[i], 3f, 0, 0, 1);
    SET(Context, v->context, "offset", 1f, size * 2e-5f);
    SET(Context, v->context, "max_depth", 1ui, MAX_DEPTH);
    SET(Context, v->context, "first_sample", 1ui, 0);
    SET(Context, v->context, "mouse", 2f, 0, 0);
    return RT_SUCCESS;
}

static RTresult bind_stage(const struct viewer *v, const char *name, RTbuffer buffer)
{
    SET(PostProcessingStage, v->denoiser, name, Object, buffer);
    return RT_SUCCESS;
}

static RTresult make_denoiser(struct viewer *v)
{
    const char *text;
    v->denoiser = NULL;
    RTresult result = rtPostProcessingStageCreateBuiltin(v->context, "DLDenoiserHDR", &v->denoiser);
    if (result == RT_ERROR_DENOISER_NOT_LOADED) {
        rtContextGetErrorString(v->context, result, &text);
        fprintf(stderr, "without a denoiser: %s\n", text);
        v->denoise = false;
        return RT_SUCCESS;
    }
    TRY(result);
    TRY(bind_stage(v, "input_buffer", v->image));
    TRY(bind_stage(v, "input_albedo_buffer", v->albedo));
    TRY(bind_stage(v, "input_normal_buffer", v->normals));
    return bind_stage(v, "output_buffer", v->clean);
}

RTresult viewer_create(struct viewer *v, RTcontext context)
{
    v->context = context;
    v->width = v->height = v->samples = v->denoised = 0;
    v->cleaning = NULL;
    TRY(make_programs(v));
    TRY(make_variables(v));
    TRY(surfaces_make(context, v->mesh, v->textures));
    TRY(sample_make_output(context, "image", RT_FORMAT_FLOAT4, 1, 1, &v->image));
    TRY(sample_make_output(context, "albedo", RT_FORMAT_FLOAT4, 1, 1, &v->albedo));
    TRY(sample_make_output(context, "normals", RT_FORMAT_FLOAT4, 1, 1, &v->normals));
    TRY(rtBufferCreate(context, RT_BUFFER_INPUT_OUTPUT, &v->clean));
    TRY(rtBufferSetFormat(v->clean, RT_FORMAT_FLOAT4));
    SET(Context, context, "shown", Object, v->image);
    TRY(rtBufferCreate(context, RT_BUFFER_OUTPUT, &v->picked));
    TRY(rtBufferSetFormat(v->picked, RT_FORMAT_FLOAT4));
    TRY(rtBufferSetSize1D(v->picked, 1));
    SET(Context, context, "picked", Object, v->picked);
    TRY(make_denoiser(v));
    return make_graph(v);
}

/* ---- what changes ---- */

static RTresult find(const struct viewer *v, const char *name, RTvariable *out)
{
    return rtContextQueryVariable(v->context, name, out);
}

static RTresult set_vector(const struct viewer *v, const char *name, const float value[3])
{
    RTvariable variable;
    TRY(find(v, name, &variable));
    return rtVariableSet3fv(variable, value);
}

RTresult viewer_moved(struct viewer *v)
{
    float x[3], y[3], z[3];
    viewer_camera_axes(&v->camera, (float)v->width / (float)v->height, x, y, z);
    TRY(set_vector(v, "eye", v->camera.eye));
    TRY(set_vector(v, "camera_x", x));
    TRY(set_vector(v, "camera_y", y));
    TRY(set_vector(v, "camera_z", z));
    for (unsigned i = 0; i < v->object_count; i++)
        if (v->transforms[i]) TRY(place(v, i));
    v->samples = v->denoised = 0;
    return rtAccelerationMarkDirty(v->top);
}

static RTresult make_list(struct viewer *v)
{
    if (!v->denoiser) return RT_SUCCESS;
    if (v->cleaning) TRY(rtCommandListDestroy(v->cleaning));
    TRY(rtCommandListCreate(v->context, &v->cleaning));
    TRY(rtCommandListAppendPostprocessingStage(v->cleaning, v->denoiser, v->width, v->height));
    return rtCommandListFinalize(v->cleaning);
}

RTresult viewer_set_size(struct viewer *v, unsigned width, unsigned height)
{
    const RTbuffer buffers[] = {v->image, v->albedo, v->normals, v->clean};
    v->width = width;
    v->height = height;
    for (int i = 0; i < 4; i++) TRY(rtBufferSetSize2D(buffers[i], width, height));
    TRY(make_list(v));
    return viewer_moved(v);
}

/* ---- pictures ---- */

RTresult viewer_clean(struct viewer *v)
{
    if (!v->denoise || !v->denoiser || v->denoised == v->samples) return RT_SUCCESS;
    v->denoised = v->samples;
    return rtCommandListExecute(v->cleaning);
}

RTresult viewer_draw(struct viewer *v)
{
    RTvariable first;
    TRY(find(v, "first_sample", &first));
    TRY(rtVariableSet1ui(first, v->samples));
    TRY(rtContextLaunch2D(v->context, VIEWER_DRAW, v->width, v->height));
    v->samples++;
    return v->samples >= 2 * v->denoised ? viewer_clean(v) : RT_SUCCESS;
}

RTbuffer viewer_shown(const struct viewer *v)
{
    return v->denoise && v->denoised ? v->clean : v->image;
}

RTresult viewer_pick(struct viewer *v, float x, float y, int *object, float *distance)
{
    RTvariable mouse;
    void *data;
    TRY(find(v, "mouse", &mouse));
    TRY(rtVariableSet2f(mouse, x, y));
    TRY(rtContextLaunch2D(v->context, VIEWER_PICK, 1, 1));
    TRY(rtBufferMap(v->picked, &data));
    *distance = ((const float *)data)[0];
    *object = (int)((const float *)data)[1];
    return rtBufferUnmap(v->picked);
}
