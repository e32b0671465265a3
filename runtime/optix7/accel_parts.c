/* SPDX-License-Identifier: Apache-2.0 */
/* Build inputs of geometry as the tree builders take them; instances are in accel_instances.c. */
#include "runtime/optix7/accel.h"

/* ---- triangles ---- */

/* By OPTIX7_VERTICES_*. Normalised integers become floats, in temporary memory. */
static const struct {
    RTformat format;
    unsigned size;
    unsigned integers; /* in a vertex */
} vertex_formats[] = {{RT_FORMAT_FLOAT3, 12, 0}, {RT_FORMAT_FLOAT2, 8, 0},
                      {RT_FORMAT_HALF3, 6, 0},   {RT_FORMAT_HALF2, 4, 0},
                      {RT_FORMAT_FLOAT3, 6, 3},  {RT_FORMAT_FLOAT3, 4, 2}};

static optix7_result unpack_vertices(struct optix7_work *w, unsigned integers,
                                     struct rw_build_part *part)
{
    const uint64_t size = 3 * sizeof(float), out = rw_optix7_take(w, part->vertex_count * size);
    const struct rw_accel_work work = {.job = RW_ACCEL_VERTICES,
                                       .count = part->vertex_count,
                                       .from = {{part->vertices, part->vertex_stride}},
                                       .size = integers,
                                       .out = out};
    part->vertices = out;
    part->vertex_stride = size;
    return rw_optix7_do(w, work);
}

static void set_indices(const struct optix7_triangles *t, struct rw_build_part *part)
{
    bool words = t->index_format == OPTIX7_INDICES_INT3;
    if (t->index_format == OPTIX7_INDICES_NONE) return;
    part->indices = t->indices;
    part->index_format = words ? RT_FORMAT_UNSIGNED_INT3 : RT_FORMAT_UNSIGNED_SHORT3;
    part->index_stride = t->index_stride ? t->index_stride : words ? 12 : 6;
}

static optix7_result collect_triangles(struct optix7_work *w, const struct optix7_triangles *t,
                                       unsigned key, struct rw_build_part *part)
{
    unsigned format = (unsigned)(t->vertex_format - OPTIX7_VERTICES_FLOAT3);
    part->vertices = t->vertex_count ? t->vertices[key] : 0;
    part->vertex_format = vertex_formats[format].format;
    part->vertex_stride = t->vertex_stride ? t->vertex_stride : vertex_formats[format].size;
    part->vertex_count = t->vertex_count;
    part->transformed = t->transform_format != OPTIX7_TRANSFORM_NONE && t->transform;
    part->transform_at = part->transformed ? t->transform : 0;
    set_indices(t, part);
    unsigned integers = vertex_formats[format].integers;
    return integers ? unpack_vertices(w, integers, part) : OPTIX7_OK;
}

/* ---- records ---- */

static uint32_t word_of(const struct optix7_geometry *g, uint32_t first, uint32_t record)
{
    return (first + record) | g->flags[record] << RW_ACCEL_FLAG_SHIFT;
}

/* Numbers and flags of an input's records. */
static optix7_result put_table(struct optix7_work *w, const struct optix7_geometry *g,
                               uint32_t first, uint64_t to)
{
    for (uint32_t i = 0; i < g->record_count; i++) w->words[i] = word_of(g, first, i);
    return rw_optix7_put(w, to, w->words, g->record_count * sizeof(*w->words));
}

/* Where primitives have records of their own, each gets the number and flags of its record. */
static optix7_result collect_records(struct optix7_work *w, const struct optix7_geometry *g,
                                     uint32_t first, struct rw_build_part *part)
{
    part->geometry = word_of(g, first, 0);
    if (!g->record_offsets || !g->count) return OPTIX7_OK;
    const uint64_t table = rw_optix7_take(w, g->record_count * sizeof(uint32_t));
    part->geometries = rw_optix7_take(w, (uint64_t)g->count * sizeof(uint32_t));
    optix7_result result = put_table(w, g, first, table);
    if (result) return result;
    const struct rw_accel_array offsets =
        rw_optix7_array(g->record_offsets, g->record_offset_stride, g->record_offset_size);
    return rw_optix7_do(w, (struct rw_accel_work){.job = RW_ACCEL_RECORDS,
                                                  .count = g->count,
                                                  .from = {offsets},
                                                  .size = g->record_offset_size,
                                                  .limit = g->record_count,
                                                  .first = first,
                                                  .table = table,
                                                  .out = part->geometries});
}

/* How primitives find their points. */
static optix7_result put_bases(struct optix7_work *w)
{
    const struct optix7_build *b = w->build;
    uint32_t *next = w->words, first = 0;
    for (unsigned i = 0; i < b->input_count; i++) {
        const struct optix7_geometry g = rw_optix7_geometry_of(&b->inputs[i]);
        for (uint32_t k = 0; k < g.record_count; k++) *next++ = first - g.first_primitive;
        first += g.count;
    }
    return rw_optix7_put(w, w->output + w->layout.bases, w->words,
                         b->record_count * sizeof(*w->words));
}

/* ---- geometry ---- */

static optix7_result collect_input(struct optix7_work *w, unsigned number, uint32_t first_record,
                                   uint32_t first_primitive)
{
    const struct optix7_build_input *input = &w->build->inputs[number];
    const struct optix7_geometry geometry = rw_optix7_geometry_of(input);
    struct rw_build_part *part = &w->parts[number];
    part->first_primitive = geometry.first_primitive;
    optix7_result result = collect_records(w, &geometry, first_record, part);
    if (result) return result;
    if (input->type == OPTIX7_INPUT_CUSTOM) {
        part->boxes = geometry.count ? input->of.boxes.boxes[0] : 0;
        part->box_stride = input->of.boxes.stride;
        return OPTIX7_OK;
    }
    if (input->type != OPTIX7_INPUT_TRIANGLES)
        return rw_optix7_collect_shapes(w, input, first_primitive, 0, part);
    result = collect_triangles(w, &input->of.triangles, 0, part);
    if (!result && w->build->micromaps)
        result = rw_optix7_collect_micromaps(w, input, first_record, first_primitive);
    if (result || !w->build->shape_points) return result;
    return rw_optix7_collect_corners(w, &input->of.triangles, first_primitive, part);
}

/* At the other keys of what moves: with other vertices, points or boxes. */
static optix7_result collect_keys(struct optix7_work *w, unsigned number, uint32_t first_primitive)
{
    const struct optix7_build_input *input = &w->build->inputs[number];
    optix7_result result = OPTIX7_OK;
    for (unsigned k = 1; k < w->build->keys && !result; k++) {
        struct rw_build_part *part = &w->parts[k * w->part_count + number];
        *part = w->parts[number];
        if (input->type == OPTIX7_INPUT_TRIANGLES)
            result = collect_triangles(w, &input->of.triangles, k, part);
        else if (w->build->shape_points)
            result = rw_optix7_collect_shapes(w, input, first_primitive, k, part);
        else
            part->boxes = part->count ? input->of.boxes.boxes[k] : 0;
    }
    return result;
}

optix7_result rw_optix7_collect_geometry(struct optix7_work *w)
{
    const struct optix7_build *b = w->build;
    uint32_t first_record = 0, first_primitive = 0;
    optix7_result result = OPTIX7_OK;
    if (w->layout.bases && !w->updates) result = put_bases(w);
    if (b->micromaps && !w->updates && !result) result = rw_optix7_put_micromap_table(w);
    for (unsigned i = 0; i < b->input_count && !result; i++) {
        const struct optix7_geometry geometry = rw_optix7_geometry_of(&b->inputs[i]);
        result = collect_input(w, i, first_record, first_primitive);
        if (!result) result = collect_keys(w, i, first_primitive);
        first_record += geometry.record_count;
        first_primitive += geometry.count;
    }
    return result;
}
