/* SPDX-License-Identifier: Apache-2.0 */
/* Builds the scene: buffers, textures, one geometry of triangles, one material. */
#include "path_tracer/scene.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "common/scene.h"

enum { MAX_DEPTH = 8 };

struct builder {
    RTcontext context;
    const struct path_tracer_options *options;
    const struct mesh *mesh;
    bool coloured;
};

/* ---- Camera ---- */

static float length(const float v[3])
{
    return sqrtf(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
}

void path_tracer_frame(const struct mesh *mesh, struct camera *out)
{
    static const float from[3] = {0.35f, 0.35f, 0.87f}; /* of unit length */
    float low[3], high[3], diagonal[3];
    mesh_bounds(mesh, low, high);
    for (int i = 0; i < 3; i++) diagonal[i] = high[i] - low[i];
    *out = (struct camera){.up = {0, 1, 0}, .fov = 40};
    /* The sphere around the box would need a little more, but meshes leave its corners empty. */
    const float away = 0.42f * length(diagonal) / sinf(out->fov / 2 * 3.14159265f / 180);
    for (int i = 0; i < 3; i++) {
        out->look_at[i] = (low[i] + high[i]) / 2;
        out->eye[i] = out->look_at[i] + away * from[i];
    }
}

static RTresult set_camera(const struct builder *b)
{
    const struct path_tracer_options *o = b->options;
    const struct camera *c = &o->camera;
    float low[3], high[3], diagonal[3];
    mesh_bounds(b->mesh, low, high);
    for (int i = 0; i < 3; i++) diagonal[i] = high[i] - low[i];
    SET(Context, b->context, "offset", 1f, length(diagonal) * 1e-5f);
    return sample_set_view(b->context, c->eye, c->look_at, c->up,
                           tanf(c->fov * 0.5f * 3.14159265f / 180),
                           (float)o->width / (float)o->height);
}

/* ---- Programs ---- */

static RTresult make_program(const struct builder *b, const char *grey, const char *coloured,
                             RTprogram *out)
{
    return sample_make_fast_program(b->context, b->options->programs, b->options->fast_math,
                                    b->coloured ? coloured : grey, out);
}

static RTresult set_programs(const struct builder *b)
{
    RTprogram camera, sky;
    TRY(make_program(b, "grey_camera", "coloured_camera", &camera));
    TRY(make_program(b, "grey_sky", "coloured_sky", &sky));
    TRY(rtContextSetEntryPointCount(b->context, 1));
    TRY(rtContextSetRayGenerationProgram(b->context, 0, camera));
    TRY(rtContextSetRayTypeCount(b->context, 1));
    TRY(rtContextSetMissProgram(b->context, 0, sky));
    SET(Context, b->context, "max_depth", 1ui, MAX_DEPTH);
    return rtContextSetMaxTraceDepth(b->context, 1); /* only the camera traces */
}

RTresult path_tracer_set_samples(RTcontext context, unsigned first, unsigned count)
{
    RTvariable variable;
    TRY(rtContextQueryVariable(context, "first_sample", &variable));
    TRY(rtVariableSet1ui(variable, first));
    TRY(rtContextQueryVariable(context, "samples", &variable));
    return rtVariableSet1ui(variable, count);
}

/* ---- The graph ---- */

static RTresult make_triangles(const struct builder *b, RTgeometrytriangles *out)
{
    const struct mesh *m = b->mesh;
    RTbuffer vertices, triangles;
    TRY(sample_make_buffer(b->context, m->vertices, 12, m->vertex_count, &vertices));
    TRY(sample_make_buffer(b->context, m->triangles, 12, m->triangle_count, &triangles));
    SET(Context, b->context, "vertices", Object, vertices);
    SET(Context, b->context, "triangles", Object, triangles);
    TRY(rtGeometryTrianglesCreate(b->context, out));
    TRY(rtGeometryTrianglesSetPrimitiveCount(*out, m->triangle_count));
    TRY(rtGeometryTrianglesSetVertices(*out, m->vertex_count, vertices, 0, 12, RT_FORMAT_FLOAT3));
    return rtGeometryTrianglesSetTriangleIndices(*out, triangles, 0, 12, RT_FORMAT_UNSIGNED_INT3);
}

static RTresult make_graph(const struct builder *b)
{
    RTgeometrytriangles triangles;
    RTgeometryinstance instance;
    RTmaterial material;
    RTprogram hit;
    TRY(make_triangles(b, &triangles));
    TRY(make_program(b, "hit_grey", "hit_coloured", &hit));
    TRY(rtMaterialCreate(b->context, &material));
    TRY(rtMaterialSetClosestHitProgram(material, 0, hit));
    TRY(rtGeometryInstanceCreate(b->context, &instance));
    TRY(rtGeometryInstanceSetGeometryTriangles(instance, triangles));
    return sample_set_scene(b->context, instance, material, b->options->builder);
}

RTresult path_tracer_create(RTcontext context, const struct path_tracer_options *options,
                            const struct mesh *mesh, const struct texture *textures,
                            struct path_tracer *out)
{
    const struct builder b = {.context = context,
                              .options = options,
                              .mesh = mesh,
                              .coloured = mesh->surface_count && !options->grey};
    const unsigned width = options->width, height = options->height;
    TRY(set_programs(&b));
    TRY(set_camera(&b));
    SET(Context, context, "first_sample", 1ui, 0);
    SET(Context, context, "samples", 1ui, 1);
    TRY(sample_make_output(context, "image", RT_FORMAT_FLOAT4, width, height, &out->image));
    TRY(sample_make_output(context, "ray_counts", RT_FORMAT_UNSIGNED_INT, width, height,
                           &out->ray_counts));
    if (b.coloured) TRY(surfaces_make(context, mesh, textures));
    return make_graph(&b);
}
