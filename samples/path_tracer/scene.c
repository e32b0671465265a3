/* SPDX-License-Identifier: Apache-2.0 */
/* Builds the scene: buffers, textures, one geometry of triangles, one material. */
#include "path_tracer/scene.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "common/scene.h"

enum { MAX_DEPTH = 8 };

struct surface { /* struct Surface of programs.cu */
    float colour[3];
    int texture;
};

struct builder {
    RTcontext context;
    const struct path_tracer_options *options;
    const struct mesh *mesh;
    const struct texture *textures; /* NULL: none */
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

/* ---- Surfaces ---- */

/* The id of a sampler. The picture's rows go down, texture coordinates up. */
static RTresult make_texture(RTcontext context, const struct texture *texture, int *out)
{
    RTbuffer buffer;
    RTtexturesampler sampler;
    void *memory;
    const size_t row = (size_t)texture->width * 4;
    TRY(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    TRY(rtBufferSetFormat(buffer, RT_FORMAT_UNSIGNED_BYTE4));
    TRY(rtBufferSetSize2D(buffer, texture->width, texture->height));
    TRY(rtBufferMap(buffer, &memory));
    for (size_t y = 0; y < texture->height; y++)
        memcpy((char *)memory + y * row, texture->texels + (texture->height - 1 - y) * row, row);
    TRY(rtBufferUnmap(buffer));
    TRY(rtTextureSamplerCreate(context, &sampler));
    TRY(rtTextureSamplerSetReadMode(sampler, RT_TEXTURE_READ_NORMALIZED_FLOAT_SRGB));
    TRY(rtTextureSamplerSetFilteringModes(sampler, RT_FILTER_LINEAR, RT_FILTER_LINEAR,
                                          RT_FILTER_NONE));
    TRY(rtTextureSamplerSetBuffer(sampler, 0, 0, buffer));
    return rtTextureSamplerGetId(sampler, out);
}

static RTresult fill_surfaces(const struct builder *b, struct surface *out)
{
    for (uint32_t i = 0; i < b->mesh->surface_count; i++) {
        memcpy(out[i].colour, b->mesh->surfaces[i].colour, sizeof(out[i].colour));
        if (b->textures && b->textures[i].width && b->mesh->coordinates)
            TRY(make_texture(b->context, &b->textures[i], &out[i].texture));
    }
    return RT_SUCCESS;
}

static RTresult make_surfaces(const struct builder *b)
{
    static const float nowhere[2];
    const struct mesh *m = b->mesh;
    struct surface *surfaces = calloc(m->surface_count, sizeof(*surfaces));
    if (!surfaces) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    RTresult result = fill_surfaces(b, surfaces);
    if (result == RT_SUCCESS)
        result = sample_make_input(b->context, "surfaces", surfaces, sizeof(*surfaces),
                                   m->surface_count);
    free(surfaces);
    TRY(result);
    TRY(sample_make_input(b->context, "surface_of", m->surface_of, 4, m->triangle_count));
    return sample_make_input(b->context, "coordinates", m->coordinates ? m->coordinates : nowhere,
                             8, m->coordinates ? m->vertex_count : 1);
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
                              .textures = textures,
                              .coloured = mesh->surface_count && !options->grey};
    const unsigned width = options->width, height = options->height;
    TRY(set_programs(&b));
    TRY(set_camera(&b));
    SET(Context, context, "first_sample", 1ui, 0);
    SET(Context, context, "samples", 1ui, 1);
    TRY(sample_make_output(context, "image", RT_FORMAT_FLOAT4, width, height, &out->image));
    TRY(sample_make_output(context, "ray_counts", RT_FORMAT_UNSIGNED_INT, width, height,
                           &out->ray_counts));
    if (b.coloured) TRY(make_surfaces(&b));
    return make_graph(&b);
}
