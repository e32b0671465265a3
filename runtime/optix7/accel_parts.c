/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Build inputs as the tree builders take them. Instances are placed on the host: they are copied
 * there, and so are the heads of the structures that they place.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/base/memory.h"
#include "runtime/optix7/accel.h"

optix7_result rw_optix7_download(const struct optix7_build *b, void *to, uint64_t from, size_t size)
{
    struct rw_device *d = b->context->device;
    if (!d->ops->download(d, to, from, size)) return OPTIX7_OK;
    return rw_optix7_fail(b->context, OPTIX7_CUDA, b->function, "%s", d->error);
}

optix7_result rw_optix7_upload(const struct optix7_build *b, uint64_t to, const void *from,
                               size_t size)
{
    struct rw_device *d = b->context->device;
    if (!d->ops->upload(d, to, from, size)) return OPTIX7_OK;
    return rw_optix7_fail(b->context, OPTIX7_CUDA, b->function, "%s", d->error);
}

static optix7_result out_of_memory(const struct optix7_build *b)
{
    return rw_optix7_fail(b->context, OPTIX7_OUT_OF_MEMORY, b->function, "out of memory");
}

/* Device memory of the build's own, filled from the host's. */
static optix7_result place(const struct optix7_build *b, struct optix7_parts *parts,
                           const void *from, size_t size, uint64_t *out)
{
    struct rw_device *d = b->context->device;
    if (d->ops->alloc(d, size, out))
        return rw_optix7_fail(b->context, OPTIX7_DEVICE_OUT_OF_MEMORY, b->function, "%s", d->error);
    if (!rw_list_add(&parts->memory, *out)) {
        d->ops->free(d, *out);
        return out_of_memory(b);
    }
    return rw_optix7_upload(b, *out, from, size);
}

void rw_optix7_parts_free(struct rw_device *device, struct optix7_parts *parts)
{
    for (size_t i = 0; i < parts->memory.count; i++)
        device->ops->free(device, parts->memory.items[i]);
    free(parts->memory.items);
    rw_free(parts->instances);
    rw_free(parts->shapes);
    rw_free(parts->items);
}

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
    size_t count = part->vertex_count, stride = part->vertex_stride;
    size_t size = count ? (count - 1) * stride + integers * sizeof(int16_t) : 0;
    unsigned char *packed = rw_malloc(size + 1);
    float(*vertices)[3] = rw_calloc(count + 1, sizeof(*vertices));
    optix7_result result =
        packed && vertices ? rw_optix7_download(b, packed, part->vertices, size) : out_of_memory(b);
    for (size_t i = 0; i < count && !result; i++) {
        int16_t v[3];
        memcpy(v, packed + i * stride, integers * sizeof(*v));
        for (unsigned k = 0; k < integers; k++) vertices[i][k] = fmaxf((float)v[k] / INT16_MAX, -1);
    }
    part->vertex_stride = sizeof(*vertices);
    if (!result && count)
        result = place(b, parts, vertices, count * sizeof(*vertices), &part->vertices);
    rw_free(packed);
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

enum { BOX_BYTES = 6 * sizeof(float) };

static optix7_result pack_boxes(const struct optix7_build *b, struct optix7_parts *parts,
                                const struct optix7_boxes *boxes, uint64_t *out)
{
    size_t size = (size_t)(boxes->count - 1) * boxes->stride + BOX_BYTES;
    unsigned char *all = rw_malloc(size);
    optix7_result result =
        all ? rw_optix7_download(b, all, boxes->boxes[0], size) : out_of_memory(b);
    for (size_t i = 1; i < boxes->count && !result; i++)
        memmove(all + i * BOX_BYTES, all + i * boxes->stride, BOX_BYTES);
    if (!result) result = place(b, parts, all, (size_t)boxes->count * BOX_BYTES, out);
    rw_free(all);
    return result;
}

/* Tightly packed boxes are taken as they are; others are collected on the host. */
static optix7_result add_boxes(const struct optix7_build *b, struct optix7_parts *parts,
                               const struct optix7_boxes *boxes, struct rw_build_part *part)
{
    part->boxes = boxes->count ? boxes->boxes[0] : 0;
    if (!boxes->count || !boxes->stride || boxes->stride == BOX_BYTES) return OPTIX7_OK;
    return pack_boxes(b, parts, boxes, &part->boxes);
}

/* ---- curves and spheres ---- */

static optix7_result add_shapes(const struct optix7_build *b, struct optix7_parts *parts,
                                const struct optix7_build_input *input, float *points,
                                struct rw_build_part *part)
{
    size_t size = (size_t)part->count * BOX_BYTES;
    if (!size) return OPTIX7_OK;
    float(*boxes)[6] = rw_malloc(size);
    optix7_result result =
        boxes ? rw_optix7_shapes_collect(b, input, points, boxes) : out_of_memory(b);
    if (!result) result = place(b, parts, boxes, size, &part->boxes);
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
    size_t stride = g->record_offset_stride ? g->record_offset_stride : g->record_offset_size;
    size_t size = (size_t)(g->count - 1) * stride + g->record_offset_size;
    unsigned char *offsets = rw_malloc(size);
    uint32_t *words = rw_malloc(g->count * sizeof(*words));
    optix7_result result = offsets && words
                               ? rw_optix7_download(b, offsets, g->record_offsets, size)
                               : out_of_memory(b);
    for (uint32_t i = 0; i < g->count && !result; i++) {
        uint32_t record = 0;
        memcpy(&record, offsets + i * stride, g->record_offset_size);
        words[i] = word_of(g, first, record);
    }
    if (!result) result = place(b, parts, words, g->count * sizeof(*words), &part->geometries);
    rw_free(offsets);
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
        return out_of_memory(b);
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

/* ---- instances ---- */

bool rw_optix7_invert(const float m[12], float out[12])
{
    double a[3][3], c[3][3], determinant = 0;
    for (int i = 0; i < 9; i++) a[i / 3][i % 3] = m[4 * (i / 3) + i % 3];
    for (int i = 0; i < 9; i++) { /* cofactors, transposed */
        int r = i / 3, k = i % 3, r1 = (r + 1) % 3, r2 = (r + 2) % 3, k1 = (k + 1) % 3,
            k2 = (k + 2) % 3;
        c[k][r] = a[r1][k1] * a[r2][k2] - a[r1][k2] * a[r2][k1];
    }
    for (int k = 0; k < 3; k++) determinant += a[0][k] * c[k][0];
    if (!(fabs(determinant) > 0) || !isfinite(determinant)) return false;
    for (int r = 0; r < 3; r++) {
        double moved = 0;
        for (int k = 0; k < 3; k++) {
            out[4 * r + k] = (float)(c[r][k] / determinant);
            moved -= c[r][k] / determinant * m[4 * k + 3];
        }
        out[4 * r + 3] = (float)moved;
    }
    return true;
}

static bool is_identity(const float m[12])
{
    static const float identity[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
    return !memcmp(m, identity, sizeof(identity));
}

/* The box of a box that is moved. Coordinates are rounded outwards. */
static void move_box(const float m[12], const struct rw_accel *child, float box[6])
{
    for (int r = 0; r < 3; r++) {
        double lower = m[4 * r + 3], upper = lower;
        for (int k = 0; k < 3; k++) {
            double p = (double)m[4 * r + k] * child->lower[k];
            double q = (double)m[4 * r + k] * child->upper[k];
            lower += p < q ? p : q;
            upper += p < q ? q : p;
        }
        box[r] = nextafterf((float)lower, -INFINITY);
        box[3 + r] = nextafterf((float)upper, INFINITY);
    }
}

static void set_instance(struct rw_instance *out, const struct optix7_instance *in,
                         const struct rw_accel *child, const struct rw_instance *own)
{
    memcpy(out->object_to_world, in->transform, sizeof(out->object_to_world));
    out->tree = child->root.tree;
    out->root = child->root.root;
    out->mask = in->mask | 0xffffff00u;
    out->flags = (in->flags & 0xfu) | own->flags;
    if (!is_identity(in->transform)) out->flags &= ~RW_INSTANCE_IDENTITY;
    out->child_index = in->id;
    out->first_child = in->record_offset;
}

/* Places one; its box is inverted, and so left out of the tree, where there is nothing to hit. */
static optix7_result place_instance(const struct optix7_build *b, const struct optix7_instance *in,
                                    struct rw_instance *out, float box[6])
{
    struct {
        struct rw_accel head;
        struct rw_instance own;
    } child;
    for (int i = 0; i < 6; i++) box[i] = i < 3 ? 1 : -1;
    if (!in->child) return OPTIX7_OK;
    optix7_result result = rw_optix7_download(b, &child, in->child, sizeof(child));
    if (result) return result;
    if (child.head.kind == RW_LEAF_INSTANCES)
        return rw_optix7_fail(b->context, OPTIX7_NOT_SUPPORTED, b->function,
                              "instances of instances are not supported yet");
    set_instance(out, in, &child.head, &child.own);
    if (!rw_optix7_invert(in->transform, out->world_to_object)) out->tree = 0;
    if (!out->tree) return OPTIX7_OK;
    move_box(in->transform, &child.head, box);
    return OPTIX7_OK;
}

static optix7_result place_instances(const struct optix7_build *b, const unsigned char *in,
                                     struct rw_instance *out, float *boxes, uint32_t *masks)
{
    for (uint32_t i = 0; i < b->instance_count; i++) {
        struct optix7_instance instance;
        memcpy(&instance, in + sizeof(instance) * i, sizeof(instance));
        optix7_result result = place_instance(b, &instance, &out[i], boxes + 6 * i);
        if (result) return result;
        masks[i] = instance.mask | 0xffffff00u;
    }
    return OPTIX7_OK;
}

/* From where an array of addresses says. */
static optix7_result fetch_scattered(const struct optix7_build *b,
                                     const struct optix7_instances *in, unsigned char *out)
{
    size_t size = sizeof(struct optix7_instance), stride = in->stride;
    if (!stride) stride = sizeof(optix7_address);
    for (uint32_t i = 0; i < in->count; i++) {
        optix7_address from;
        optix7_result result =
            rw_optix7_download(b, &from, in->instances + i * stride, sizeof(from));
        if (!result) result = rw_optix7_download(b, out + i * size, from, size);
        if (result) return result;
    }
    return OPTIX7_OK;
}

/* One after the other: tightly, wherever the application has them. */
static optix7_result fetch_instances(const struct optix7_build *b, unsigned char *out)
{
    const struct optix7_instances *in = &b->inputs[0].of.instances;
    size_t size = sizeof(struct optix7_instance);
    if (b->inputs[0].type == OPTIX7_INPUT_INSTANCE_POINTERS) return fetch_scattered(b, in, out);
    if (!in->stride || in->stride == size)
        return rw_optix7_download(b, out, in->instances, in->count * size);
    for (uint32_t i = 0; i < in->count; i++) {
        optix7_result result =
            rw_optix7_download(b, out + i * size, in->instances + (uint64_t)i * in->stride, size);
        if (result) return result;
    }
    return OPTIX7_OK;
}

optix7_result rw_optix7_parts_of_instances(const struct optix7_build *b, struct optix7_parts *parts)
{
    size_t count = b->instance_count, room = count ? count : 1;
    unsigned char *in = rw_malloc(room * sizeof(struct optix7_instance));
    float *boxes = rw_malloc(room * BOX_BYTES);
    uint32_t *masks = rw_malloc(room * sizeof(*masks));
    parts->items = rw_calloc(1, sizeof(*parts->items));
    parts->instances = rw_calloc(room, sizeof(*parts->instances));
    optix7_result result = in && boxes && masks && parts->items && parts->instances
                               ? fetch_instances(b, in)
                               : out_of_memory(b);
    if (!result) result = place_instances(b, in, parts->instances, boxes, masks);
    struct rw_build_part part = {.count = (uint32_t)count};
    if (!result) result = place(b, parts, boxes, count * BOX_BYTES, &part.boxes);
    if (!result) result = place(b, parts, masks, count * sizeof(*masks), &part.masks);
    if (!result) parts->items[parts->count++] = part;
    rw_free(in);
    rw_free(boxes);
    rw_free(masks);
    return result;
}
