/* SPDX-License-Identifier: Apache-2.0 */
/* Build inputs of geometry as the tree builders take them; instances are in accel_instances.c. */
#include <math.h>
#include <string.h>

#include "runtime/base/memory.h"
#include "runtime/optix7/accel.h"

/* ---- triangles ---- */

/* By OPTIX7_VERTICES_*. Normalised integers become floats on the host. */
static const struct {
    RTformat format;
    unsigned size;
    unsigned integers; /* in a vertex */
} vertex_formats[] = {{RT_FORMAT_FLOAT3, 12, 0}, {RT_FORMAT_FLOAT2, 8, 0},
                      {RT_FORMAT_HALF3, 6, 0},   {RT_FORMAT_HALF2, 4, 0},
                      {RT_FORMAT_FLOAT3, 6, 3},  {RT_FORMAT_FLOAT3, 4, 2}};

static optix7_result unpack_vertices(const struct optix7_build *b, struct optix7_parts *parts,
                                     unsigned integers, struct rw_build_part *part)
{
    const size_t count = part->vertex_count;
    struct optix7_array packed = {0};
    float(*vertices)[3] = rw_calloc(count + 1, sizeof(*vertices));
    optix7_result result = vertices ? rw_optix7_fetch(b, part->vertices, count, part->vertex_stride,
                                                      integers * sizeof(int16_t), &packed)
                                    : rw_optix7_out_of_memory(b);
    for (size_t i = 0; i < count && !result; i++) {
        int16_t v[3];
        memcpy(v, packed.items + i * packed.stride, integers * sizeof(*v));
        for (unsigned k = 0; k < integers; k++) vertices[i][k] = fmaxf((float)v[k] / INT16_MAX, -1);
    }
    part->vertex_stride = sizeof(*vertices);
    if (!result && count)
        result = rw_optix7_place(b, parts, vertices, count * sizeof(*vertices), &part->vertices);
    rw_free(packed.items);
    rw_free(vertices);
    return result;
}

static void set_indices(const struct optix7_triangles *t, struct rw_build_part *part)
{
    bool words = t->index_format == OPTIX7_INDICES_INT3;
    if (t->index_format == OPTIX7_INDICES_NONE) return;
    part->indices = t->indices;
    part->index_format = words ? RT_FORMAT_UNSIGNED_INT3 : RT_FORMAT_UNSIGNED_SHORT3;
    part->index_stride = t->index_stride ? t->index_stride : words ? 12 : 6;
}

static optix7_result add_triangles(const struct optix7_build *b, struct optix7_parts *parts,
                                   const struct optix7_triangles *t, struct rw_build_part *part)
{
    unsigned format = (unsigned)(t->vertex_format - OPTIX7_VERTICES_FLOAT3);
    part->vertices = t->vertex_count ? t->vertices[0] : 0;
    part->vertex_format = vertex_formats[format].format;
    part->vertex_stride = t->vertex_stride ? t->vertex_stride : vertex_formats[format].size;
    part->vertex_count = t->vertex_count;
    set_indices(t, part);
    unsigned integers = vertex_formats[format].integers;
    optix7_result result = integers ? unpack_vertices(b, parts, integers, part) : OPTIX7_OK;
    part->transformed = t->transform_format != OPTIX7_TRANSFORM_NONE && t->transform;
    if (result || !part->transformed) return result;
    return rw_optix7_download(b, part->transform, t->transform, sizeof(part->transform));
}

/* ---- boxes ---- */

static optix7_result pack_boxes(const struct optix7_build *b, struct optix7_parts *parts,
                                const struct optix7_boxes *boxes, uint64_t *out)
{
    struct optix7_array all = {0};
    optix7_result result =
        rw_optix7_fetch(b, boxes->boxes[0], boxes->count, boxes->stride, OPTIX7_BOX_BYTES, &all);
    for (size_t i = 1; i < boxes->count && !result; i++)
        memmove(all.items + i * OPTIX7_BOX_BYTES, all.items + i * all.stride, OPTIX7_BOX_BYTES);
    if (!result)
        result = rw_optix7_place(b, parts, all.items, (size_t)boxes->count * OPTIX7_BOX_BYTES, out);
    rw_free(all.items);
    return result;
}

/* Tightly packed boxes are taken as they are; others are collected on the host. */
static optix7_result add_boxes(const struct optix7_build *b, struct optix7_parts *parts,
                               const struct optix7_boxes *boxes, struct rw_build_part *part)
{
    part->boxes = boxes->count ? boxes->boxes[0] : 0;
    if (!boxes->count || !boxes->stride || boxes->stride == OPTIX7_BOX_BYTES) return OPTIX7_OK;
    return pack_boxes(b, parts, boxes, &part->boxes);
}

/* ---- curves and spheres ---- */

static optix7_result add_shapes(const struct optix7_build *b, struct optix7_parts *parts,
                                const struct optix7_build_input *input, float *points,
                                struct rw_build_part *part)
{
    size_t size = (size_t)part->count * OPTIX7_BOX_BYTES;
    if (!size) return OPTIX7_OK;
    float(*boxes)[6] = rw_malloc(size);
    optix7_result result =
        boxes ? rw_optix7_shapes_collect(b, input, points, boxes) : rw_optix7_out_of_memory(b);
    if (!result) result = rw_optix7_place(b, parts, boxes, size, &part->boxes);
    rw_free(boxes);
    return result;
}

/* ---- records ---- */

static uint32_t word_of(const struct optix7_geometry *g, uint32_t first, uint32_t record)
{
    uint32_t flags = record < g->record_count ? g->flags[record] : 0;
    return (first + record) | flags << RW_ACCEL_FLAG_SHIFT;
}

/* Where primitives have records of their own, each gets the number and flags of its record. */
static optix7_result set_records(const struct optix7_build *b, struct optix7_parts *parts,
                                 const struct optix7_geometry *g, uint32_t first,
                                 struct rw_build_part *part)
{
    part->geometry = word_of(g, first, 0);
    if (!g->record_offsets || !g->count) return OPTIX7_OK;
    struct optix7_array offsets = {0};
    uint32_t *words = rw_malloc(g->count * sizeof(*words));
    optix7_result result =
        words ? rw_optix7_fetch(b, g->record_offsets, g->count, g->record_offset_stride,
                                g->record_offset_size, &offsets)
              : rw_optix7_out_of_memory(b);
    for (uint32_t i = 0; i < g->count && !result; i++) {
        uint32_t record = 0;
        memcpy(&record, offsets.items + i * offsets.stride, g->record_offset_size);
        words[i] = word_of(g, first, record);
    }
    if (!result)
        result = rw_optix7_place(b, parts, words, g->count * sizeof(*words), &part->geometries);
    rw_free(offsets.items);
    rw_free(words);
    return result;
}

/* ---- geometry ---- */

/* Where the points of an input go, and how its primitives find theirs; NULL: none are kept. */
static float *points_of(const struct optix7_build *b, const struct optix7_parts *parts,
                        const struct optix7_geometry *geometry, uint32_t first_record,
                        uint64_t first_primitive)
{
    if (!b->shape_points) return NULL;
    uint32_t *bases = (uint32_t *)(parts->shapes + rw_optix7_shape_bases(b)) + first_record;
    for (uint32_t i = 0; i < geometry->record_count; i++)
        bases[i] = (uint32_t)first_primitive - geometry->first_primitive;
    return (float *)parts->shapes + 4 * b->shape_points * first_primitive;
}

static optix7_result add_input(const struct optix7_build *b, struct optix7_parts *parts,
                               unsigned number, uint32_t first_record, uint64_t first_primitive)
{
    const struct optix7_build_input *input = &b->inputs[number];
    const struct optix7_geometry geometry = rw_optix7_geometry_of(input);
    struct rw_build_part *part = &parts->items[parts->count++];
    part->count = geometry.count;
    part->first_primitive = geometry.first_primitive;
    float *points = points_of(b, parts, &geometry, first_record, first_primitive);
    optix7_result result = set_records(b, parts, &geometry, first_record, part);
    if (result) return result;
    if (input->type == OPTIX7_INPUT_CUSTOM) return add_boxes(b, parts, &input->of.boxes, part);
    if (input->type != OPTIX7_INPUT_TRIANGLES) return add_shapes(b, parts, input, points, part);
    result = add_triangles(b, parts, &input->of.triangles, part);
    return result || !points ? result : rw_optix7_vertices_collect(b, part, points);
}

static void set_own_instance(const struct optix7_build *b, struct rw_instance *own)
{
    for (int i = 0; i < 12; i += 5) own->object_to_world[i] = own->world_to_object[i] = 1;
    own->flags = RW_INSTANCE_IDENTITY | b->flags;
    if (b->kind == RW_LEAF_TRIANGLES) own->flags |= RW_INSTANCE_TRIANGLES;
    own->mask = ~0u;
    own->child_index = ~0u;
}

optix7_result rw_optix7_parts_of_geometry(const struct optix7_build *b, struct optix7_parts *parts)
{
    uint32_t first_record = 0;
    uint64_t first_primitive = 0;
    parts->items = rw_calloc(b->input_count, sizeof(*parts->items));
    parts->instances = rw_calloc(1, sizeof(*parts->instances));
    if (b->shape_points) parts->shapes = rw_calloc(rw_optix7_shape_size(b), 1);
    if (!parts->items || !parts->instances || (b->shape_points && !parts->shapes))
        return rw_optix7_out_of_memory(b);
    for (unsigned i = 0; i < b->input_count; i++) {
        const struct optix7_geometry geometry = rw_optix7_geometry_of(&b->inputs[i]);
        optix7_result result = add_input(b, parts, i, first_record, first_primitive);
        if (result) return result;
        first_record += geometry.record_count;
        first_primitive += geometry.count;
    }
    set_own_instance(b, parts->instances);
    return OPTIX7_OK;
}
