/* SPDX-License-Identifier: Apache-2.0 */
/*
 * From the parts of a build's input to references and leaf entries, in parallel over chunks of the
 * primitives. A primitive that nothing can hit leaves a gap, which a last pass closes: usually
 * there is none, and nothing moves.
 */
#include "runtime/bvh/gather.h"

#include <math.h>
#include <string.h>

#include "programs/config.h"
#include "runtime/memory.h"

#define MAX_PRIMITIVES (1u << 28)
#define CHUNK 4096

uint32_t rw_entry_size(enum rw_leaf_kind kind)
{
    return kind == RW_LEAF_TRIANGLES ? sizeof(struct rw_triangle) : sizeof(struct rw_primitive_ref);
}

/* ---- one primitive --------------------------------------------------------------------------- */

static float half_to_float(uint16_t half)
{
    uint32_t exponent = half >> 10 & 31, mantissa = half & 1023;
    float value = exponent == 31  ? (mantissa ? NAN : INFINITY)
                  : exponent == 0 ? ldexpf((float)mantissa, -24)
                                  : ldexpf((float)(mantissa | 1024), (int)exponent - 25);
    return half >> 15 ? -value : value;
}

static void read_vertex(const struct rw_build_part *part, uint64_t index, float out[3])
{
    const unsigned char *at =
        (const unsigned char *)(uintptr_t)(part->vertices + index * part->vertex_stride);
    bool half = part->vertex_format == RT_FORMAT_HALF3 || part->vertex_format == RT_FORMAT_HALF2;
    bool flat = part->vertex_format == RT_FORMAT_FLOAT2 || part->vertex_format == RT_FORMAT_HALF2;
    float v[3] = {0, 0, 0};
    uint16_t h[3] = {0, 0, 0};
    if (half) {
        memcpy(h, at, flat ? 4 : 6);
        for (int a = 0; a < 3; a++) v[a] = half_to_float(h[a]);
    } else if (flat) {
        memcpy(v, at, 8);
    } else {
        memcpy(v, at, 12);
    }
    const float *m = part->transform;
    for (int a = 0; a < 3; a++, m += 4)
        out[a] = part->transformed ? m[0] * v[0] + m[1] * v[1] + m[2] * v[2] + m[3] : v[a];
}

static void read_indices(const struct rw_build_part *part, uint32_t k, uint32_t out[3])
{
    const unsigned char *at =
        (const unsigned char *)(uintptr_t)(part->indices + k * part->index_stride);
    uint16_t small[3];
    if (!part->indices) {
        for (uint32_t i = 0; i < 3; i++) out[i] = 3 * k + i;
    } else if (part->index_format == RT_FORMAT_UNSIGNED_SHORT3) {
        memcpy(small, at, sizeof small);
        for (int i = 0; i < 3; i++) out[i] = small[i];
    } else {
        memcpy(out, at, 12);
    }
}

static uint32_t read_material(const struct rw_build_part *part, uint32_t k)
{
    if (!part->materials) return 0;
    const unsigned char *at =
        (const unsigned char *)(uintptr_t)(part->materials + k * part->material_stride);
    uint32_t slot = 0;
    uint16_t small;
    if (part->material_format == RT_FORMAT_UNSIGNED_BYTE) return *at;
    if (part->material_format == RT_FORMAT_UNSIGNED_SHORT) {
        memcpy(&small, at, sizeof small);
        return small;
    }
    memcpy(&slot, at, sizeof slot);
    return slot;
}

static float clamp_plane(float x)
{
    return x > RW_BOX_LIMIT ? RW_BOX_LIMIT : x < -RW_BOX_LIMIT ? -RW_BOX_LIMIT : x;
}

/* False for a box that nothing can hit: NaN compares false. */
static bool set_box(struct rw_ref *ref, const float lower[3], const float upper[3])
{
    for (int a = 0; a < 3; a++) {
        if (!(lower[a] <= upper[a])) return false;
        ref->lower[a] = clamp_plane(lower[a]);
        ref->upper[a] = clamp_plane(upper[a]);
    }
    return true;
}

/* As raywright_abi.h has it. Products of differences of floats are exact in double, so the GPU's
 * builder gets the same. */
static void set_normal(struct rw_triangle *t)
{
    double a[3], b[3];
    for (int i = 0; i < 3; i++) {
        a[i] = t->v2[i] - t->v0[i];
        b[i] = t->v1[i] - t->v0[i];
    }
    t->normal_x = (float)(a[1] * b[2] - a[2] * b[1]);
    t->normal_y = (float)(a[2] * b[0] - a[0] * b[2]);
    t->normal_z = (float)(a[0] * b[1] - a[1] * b[0]);
}

static bool gather_triangle(const struct rw_build_part *part, uint32_t k, struct rw_triangle *out,
                            struct rw_ref *ref)
{
    uint32_t index[3];
    float lower[3], upper[3];
    read_indices(part, k, index);
    for (int i = 0; i < 3; i++)
        if (index[i] >= part->vertex_count) return false;
    read_vertex(part, index[0], out->v0);
    read_vertex(part, index[1], out->v1);
    read_vertex(part, index[2], out->v2);
    out->primitive = part->first_primitive + k;
    out->geometry = part->geometry;
    out->material = read_material(part, k);
    set_normal(out);
    for (int a = 0; a < 3; a++) {
        float x = out->v0[a], y = out->v1[a], z = out->v2[a];
        if (isnan(x) || isnan(y) || isnan(z)) return false;
        lower[a] = fminf(fminf(x, y), z);
        upper[a] = fmaxf(fmaxf(x, y), z);
    }
    return set_box(ref, lower, upper);
}

bool rw_gather_primitive(enum rw_leaf_kind kind, const struct rw_build_part *part, uint32_t k,
                         void *entry, struct rw_ref *ref)
{
    if (kind == RW_LEAF_TRIANGLES) return gather_triangle(part, k, entry, ref);
    if (kind == RW_LEAF_PRIMITIVES) {
        *(struct rw_primitive_ref *)entry =
            (struct rw_primitive_ref){part->geometry, part->first_primitive + k, {0, 0}};
    } else {
        uint32_t mask = ~0u;
        if (part->masks)
            memcpy(&mask, (const unsigned char *)(uintptr_t)part->masks + 4 * (size_t)k, 4);
        *(struct rw_instance_ref *)entry =
            (struct rw_instance_ref){part->first_primitive + k, mask, {0, 0}};
    }
    float box[6];
    memcpy(box, (const unsigned char *)(uintptr_t)part->boxes + sizeof box * (size_t)k, sizeof box);
    return set_box(ref, box, box + 3);
}

/* ---- all of them ----------------------------------------------------------------------------- */

struct chunk {
    uint32_t used;
    struct rw_box bounds;
};

struct gather {
    struct rw_bvh_build *b;
    struct chunk *chunks;
    uint32_t *first; /* of each part: number of its first primitive over all parts */
};

static uint32_t find_part(const struct gather *g, uint32_t primitive)
{
    size_t low = 0, high = g->b->input->part_count;
    while (high - low > 1) {
        size_t middle = (low + high) / 2;
        if (g->first[middle] <= primitive)
            low = middle;
        else
            high = middle;
    }
    return (uint32_t)low;
}

/* The chunk's references go to the start of its place. */
static void gather_chunk(void *user, uint32_t index)
{
    struct gather *g = user;
    struct rw_bvh_build *b = g->b;
    struct chunk *chunk = &g->chunks[index];
    uint32_t begin = index * CHUNK, end = begin + CHUNK;
    if (end > b->primitive_count) end = b->primitive_count;
    uint32_t part = find_part(g, begin);
    *chunk = (struct chunk){.used = 0, .bounds = rw_box_empty()};
    for (uint32_t i = begin; i < end; i++) {
        while (i - g->first[part] >= b->input->parts[part].count) part++;
        struct rw_ref *ref = &b->refs[begin + chunk->used];
        if (!rw_gather_primitive(b->input->kind, &b->input->parts[part], i - g->first[part],
                                 b->entries + (size_t)i * b->entry_size, ref))
            continue;
        ref->primitive = i;
        ref->pad = 0;
        rw_box_grow(&chunk->bounds, rw_ref_box(ref));
        chunk->used++;
    }
}

static void close_gaps(struct gather *g, uint32_t chunk_count)
{
    struct rw_bvh_build *b = g->b;
    b->bounds = rw_box_empty();
    b->ref_count = 0;
    for (uint32_t i = 0; i < chunk_count; i++) {
        uint32_t from = i * CHUNK, used = g->chunks[i].used;
        if (from != b->ref_count)
            memmove(&b->refs[b->ref_count], &b->refs[from], used * sizeof *b->refs);
        b->ref_count += used;
        rw_box_grow(&b->bounds, g->chunks[i].bounds);
    }
    b->left_out = b->primitive_count - b->ref_count;
}

static RTresult count_primitives(struct rw_bvh_build *b, uint32_t *first)
{
    uint64_t total = 0;
    for (size_t i = 0; i < b->input->part_count; i++) {
        first[i] = (uint32_t)total;
        total += b->input->parts[i].count;
        if (total > MAX_PRIMITIVES) return RT_ERROR_INVALID_VALUE;
    }
    b->primitive_count = (uint32_t)total;
    return RT_SUCCESS;
}

RTresult rw_gather(struct rw_bvh_build *b, float spare)
{
    struct gather g = {.b = b};
    RTresult result = RT_ERROR_MEMORY_ALLOCATION_FAILED;
    g.first = rw_malloc(b->input->part_count * sizeof *g.first);
    if (!g.first) goto done;
    result = count_primitives(b, g.first);
    if (result != RT_SUCCESS || b->primitive_count == 0) goto done;

    result = RT_ERROR_MEMORY_ALLOCATION_FAILED;
    uint32_t chunk_count = (b->primitive_count + CHUNK - 1) / CHUNK;
    double wanted = b->primitive_count * (1.0 + spare);
    b->ref_capacity = wanted < RW_REF - 1.0 ? (uint32_t)wanted : RW_REF - 1;
    b->entry_size = rw_entry_size(b->input->kind);
    b->entries = rw_malloc((size_t)b->primitive_count * b->entry_size);
    b->refs = rw_malloc(b->ref_capacity * sizeof *b->refs);
    g.chunks = rw_malloc(chunk_count * sizeof *g.chunks);
    if (!b->entries || !b->refs || !g.chunks) goto done;
    rw_pool_for(&b->pool, chunk_count, gather_chunk, &g);
    close_gaps(&g, chunk_count);
    result = RT_SUCCESS;
done:
    rw_free(g.chunks);
    rw_free(g.first);
    return result;
}
