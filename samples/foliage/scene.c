/* SPDX-License-Identifier: Apache-2.0 */
/* Builds the scene: programs, buffers, a texture and a material for each part of the plant. */
#include "foliage/scene.h"

#include <stdbool.h>

#include "common/scene.h"

enum { RADIANCE, SHADOW, RAY_TYPES }; /* as in programs.cu */
enum { BOUNCES = 3 };

const struct foliage_view foliage_view = {
    .eye = {2.2f, 1.1f, 9.6f}, .look_at = {0, 2.55f, 0}, .tan_half_fov = 0.34f};

struct builder {
    RTcontext context;
    const struct foliage_options *options;
    const struct plant *plant;
};

static bool has_holes(enum plant_part part)
{
    return part == PLANT_TWIG || part == PLANT_GRASS;
}

static RTresult make_program(const struct builder *b, const char *name, RTprogram *out)
{
    return sample_make_program(b->context, b->options->programs, name, out);
}

/* ---- The context ---- */

static RTresult set_programs(const struct builder *b)
{
    RTprogram program;
    TRY(rtContextSetEntryPointCount(b->context, 1));
    TRY(rtContextSetRayTypeCount(b->context, RAY_TYPES));
    TRY(make_program(b, "camera", &program));
    TRY(rtContextSetRayGenerationProgram(b->context, 0, program));
    TRY(make_program(b, "sky", &program));
    TRY(rtContextSetMissProgram(b->context, RADIANCE, program));
    TRY(rtContextSetMaxTraceDepth(b->context, 1)); /* only the camera traces */
    SET(Context, b->context, "samples", 1ui, b->options->samples);
    SET(Context, b->context, "bounces", 1ui, BOUNCES);
    return sample_set_camera(b->context, foliage_view.eye, foliage_view.look_at,
                             foliage_view.tan_half_fov,
                             (float)b->options->width / (float)b->options->height);
}

static RTresult set_outputs(const struct builder *b, struct foliage *out)
{
    const unsigned width = b->options->width, height = b->options->height;
    TRY(sample_make_output(b->context, "image", RT_FORMAT_FLOAT4, width, height, &out->image));
    TRY(sample_make_output(b->context, "first_hits", RT_FORMAT_FLOAT, width, height,
                           &out->first_hits));
    return sample_make_output(b->context, "ray_counts", RT_FORMAT_UNSIGNED_INT, width, height,
                              &out->ray_counts);
}

/* ---- Materials ---- */

/* A sampler that repeats the picture, unless it has holes: no blade of grass continues below. */
static RTresult make_texture(const struct builder *b, enum plant_part part, RTtexturesampler *out)
{
    const RTwrapmode wrap = has_holes(part) ? RT_WRAP_CLAMP_TO_EDGE : RT_WRAP_REPEAT;
    RTbuffer buffer;
    void *texels;
    TRY(rtBufferCreate(b->context, RT_BUFFER_INPUT, &buffer));
    TRY(rtBufferSetFormat(buffer, RT_FORMAT_UNSIGNED_BYTE4));
    TRY(rtBufferSetSize2D(buffer, PLANT_PICTURE, PLANT_PICTURE));
    TRY(rtBufferMap(buffer, &texels));
    plant_paint(part, texels);
    TRY(rtBufferUnmap(buffer));
    TRY(rtTextureSamplerCreate(b->context, out));
    for (unsigned axis = 0; axis < 2; axis++) TRY(rtTextureSamplerSetWrapMode(*out, axis, wrap));
    TRY(rtTextureSamplerSetReadMode(*out, RT_TEXTURE_READ_NORMALIZED_FLOAT));
    TRY(rtTextureSamplerSetFilteringModes(*out, RT_FILTER_LINEAR, RT_FILTER_LINEAR,
                                          RT_FILTER_NONE));
    return rtTextureSamplerSetBuffer(*out, 0, 0, buffer);
}

/* All parts have the same closest-hit programs; any-hit programs only those with holes. */
static RTresult make_material(const struct builder *b, enum plant_part part, RTmaterial *out)
{
    RTprogram program;
    RTtexturesampler texture;
    TRY(rtMaterialCreate(b->context, out));
    TRY(make_program(b, "describe", &program));
    TRY(rtMaterialSetClosestHitProgram(*out, RADIANCE, program));
    TRY(make_program(b, "block", &program));
    TRY(rtMaterialSetClosestHitProgram(*out, SHADOW, program));
    if (has_holes(part)) {
        TRY(make_program(b, "see_through_holes", &program));
        TRY(rtMaterialSetAnyHitProgram(*out, RADIANCE, program));
        TRY(make_program(b, "light_through_leaves", &program));
        TRY(rtMaterialSetAnyHitProgram(*out, SHADOW, program));
    }
    TRY(make_texture(b, part, &texture));
    SET(Material, *out, "picture", Object, texture);
    SET(Material, *out, "thinness", 1f, has_holes(part) ? 0.45f : 0.0f);
    return RT_SUCCESS;
}

/* ---- The graph ---- */

static RTresult set_arrays(const struct builder *b, RTgeometrytriangles triangles)
{
    const struct plant *p = b->plant;
    RTbuffer vertices, corners, parts;
    TRY(sample_make_buffer(b->context, p->vertices, 12, p->vertex_count, &vertices));
    TRY(sample_make_buffer(b->context, p->triangles, 12, p->triangle_count, &corners));
    TRY(sample_make_buffer(b->context, p->parts, 1, p->triangle_count, &parts));
    SET(GeometryTriangles, triangles, "vertices", Object, vertices);
    SET(GeometryTriangles, triangles, "corners", Object, corners);
    TRY(sample_make_input(b->context, "coordinates", p->coordinates, 8, p->vertex_count));
    TRY(rtGeometryTrianglesSetPrimitiveCount(triangles, p->triangle_count));
    TRY(rtGeometryTrianglesSetVertices(triangles, p->vertex_count, vertices, 0, 12,
                                       RT_FORMAT_FLOAT3));
    TRY(rtGeometryTrianglesSetTriangleIndices(triangles, corners, 0, 12, RT_FORMAT_UNSIGNED_INT3));
    return rtGeometryTrianglesSetMaterialIndices(triangles, parts, 0, 1, RT_FORMAT_UNSIGNED_BYTE);
}

/* Traversal of the opaque parts stops for no program. A builder may put a triangle into several
 * leaves of the tree; with holes it must not, as light that goes through is dimmed at each hit. */
static RTresult make_triangles(const struct builder *b, RTgeometrytriangles *out)
{
    RTprogram attributes;
    TRY(rtGeometryTrianglesCreate(b->context, out));
    TRY(set_arrays(b, *out));
    TRY(rtGeometryTrianglesSetMaterialCount(*out, PLANT_PARTS));
    for (unsigned part = 0; part < PLANT_PARTS; part++)
        TRY(rtGeometryTrianglesSetFlagsPerMaterial(
            *out, part,
            has_holes(part) ? RT_GEOMETRY_FLAG_NO_SPLITTING : RT_GEOMETRY_FLAG_DISABLE_ANYHIT));
    TRY(make_program(b, "attributes", &attributes));
    return rtGeometryTrianglesSetAttributeProgram(*out, attributes);
}

static RTresult make_graph(const struct builder *b)
{
    RTgeometrytriangles triangles;
    RTgeometryinstance instance;
    RTmaterial material;
    TRY(make_triangles(b, &triangles));
    TRY(rtGeometryInstanceCreate(b->context, &instance));
    TRY(rtGeometryInstanceSetGeometryTriangles(instance, triangles));
    TRY(make_material(b, 0, &material));
    TRY(sample_set_scene(b->context, instance, material, NULL));
    TRY(rtGeometryInstanceSetMaterialCount(instance, PLANT_PARTS));
    for (unsigned part = 1; part < PLANT_PARTS; part++) {
        TRY(make_material(b, part, &material));
        TRY(rtGeometryInstanceSetMaterial(instance, part, material));
    }
    return RT_SUCCESS;
}

RTresult foliage_create(RTcontext context, const struct foliage_options *options,
                        const struct plant *plant, struct foliage *out)
{
    const struct builder b = {.context = context, .options = options, .plant = plant};
    TRY(set_programs(&b));
    TRY(set_outputs(&b, out));
    return make_graph(&b);
}
