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

static float lesser(float x, float y)
{
    return x < y ? x : y;
}

static float greater(float x, float y)
{
    return x > y ? x : y;
}

/* False for a box that nothing can hit: NaN compares false. */
static bool set_box(struct rw_ref *ref, const float lower[3], const float upper[3])
{
    for (int a = 0; a < 3; a++) {
        if (!(lower[a] <= upper[a])) return false;
        ref->lower[a] = lesser(greater(lower[a], -RW_BOX_LIMIT), RW_BOX_LIMIT);
        ref->upper[a] = lesser(greater(upper[a], -RW_BOX_LIMIT), RW_BOX_LIMIT);
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

/* Three 32-bit indices of three floats, as they are: what most meshes have. */
static bool is_plain(const struct rw_build_part *part)
{
    return part->indices && part->index_format == RT_FORMAT_UNSIGNED_INT3 &&
           part->vertex_format == RT_FORMAT_FLOAT3 && !part->transformed;
}

/* False: an index is beyond the vertices. */
static bool read_corners(const struct rw_build_part *part, uint32_t k, float out[3][3])
{
    uint32_t index[3];
    if (is_plain(part))
        memcpy(index, (const void *)(uintptr_t)(part->indices + k * part->index_stride), 12);
    else
        read_indices(part, k, index);
    uint32_t most = index[0] > index[1] ? index[0] : index[1];
    if ((index[2] > most ? index[2] : most) >= part->vertex_count) return false;
    for (int i = 0; i < 3; i++) {
        if (is_plain(part))
            memcpy(out[i],
                   (const void *)(uintptr_t)(part->vertices + index[i] * part->vertex_stride), 12);
        else
            read_vertex(part, index[i], out[i]);
    }
    return true;
}

static bool gather_triangle(const struct rw_build_part *part, uint32_t k, struct rw_ref *ref)
{
    float lower[3], upper[3], v[3][3];
    if (!read_corners(part, k, v)) return false;
    for (int a = 0; a < 3; a++) {
        float x = v[0][a], y = v[1][a], z = v[2][a];
        if (isunordered(x, y) || isnan(z)) return false;
        lower[a] = lesser(lesser(x, y), z);
        upper[a] = greater(greater(x, y), z);
    }
    return set_box(ref, lower, upper);
}

bool rw_gather_box(enum rw_leaf_kind kind, const struct rw_build_part *part, uint32_t k,
                   struct rw_ref *ref)
{
    if (kind == RW_LEAF_TRIANGLES) return gather_triangle(part, k, ref);
    float box[6];
    memcpy(box, (const unsigned char *)(uintptr_t)part->boxes + sizeof box * (size_t)k, sizeof box);
    return set_box(ref, box, box + 3);
}

static void write_triangle(const struct rw_build_part *part, uint32_t k, struct rw_triangle *out)
{
    float v[3][3];
    if (!read_corners(part, k, v)) return; /* the box was refused */
    for (int a = 0; a < 3; a++) out->v0[a] = v[0][a], out->v1[a] = v[1][a], out->v2[a] = v[2][a];
    set_normal(out);
    out->primitive = part->first_primitive + k;
    out->geometry = part->geometry;
    out->material = read_material(part, k);
    out->pad = 0;
}

void rw_gather_entry(enum rw_leaf_kind kind, const struct rw_build_part *part, uint32_t k,
                     void *entry)
{
    if (kind == RW_LEAF_TRIANGLES) {
        write_triangle(part, k, entry);
    } else if (kind == RW_LEAF_PRIMITIVES) {
        *(struct rw_primitive_ref *)entry =
            (struct rw_primitive_ref){part->geometry, part->first_primitive + k, {0, 0}};
    } else {
        uint32_t mask = ~0u;
        if (part->masks)
            memcpy(&mask, (const unsigned char *)(uintptr_t)part->masks + 4 * (size_t)k, 4);
        *(struct rw_instance_ref *)entry =
            (struct rw_instance_ref){part->first_primitive + k, mask, {0, 0}};
    }
}

/* ---- all of them ----------------------------------------------------------------------------- */

const struct rw_build_part *rw_find_part(const struct rw_bvh_build *b, uint32_t primitive,
                                         uint32_t *k)
{
    size_t low = 0, high = b->input->part_count;
    while (high - low > 1) {
        size_t middle = (low + high) / 2;
        if (b->first[middle] <= primitive)
            low = middle;
        else
            high = middle;
    }
    *k = primitive - b->first[low];
    return &b->input->parts[low];
}

void rw_find_corners(const struct rw_bvh_build *b, uint32_t primitive, float out[3][3])
{
    uint32_t k;
    const struct rw_build_part *part = rw_find_part(b, primitive, &k);
    read_corners(part, k, out);
}

struct chunk {
    uint32_t used;
    struct rw_box bounds, centres;
};

struct gather {
    struct rw_bvh_build *b;
    struct chunk *chunks;
};

/* The chunk's references go to the start of its place. */
static void gather_chunk(void *user, uint32_t index)
{
    struct gather *g = user;
    struct rw_bvh_build *b = g->b;
    struct chunk *chunk = &g->chunks[index];
    uint32_t begin = index * CHUNK, end = begin + CHUNK;
    if (end > b->primitive_count) end = b->primitive_count;
    uint32_t k;
    const struct rw_build_part *part = rw_find_part(b, begin, &k);
    *chunk = (struct chunk){.used = 0, .bounds = rw_box_empty(), .centres = rw_box_empty()};
    for (uint32_t i = begin; i < end; i++, k++) {
        while (k >= part->count) part++, k = 0;
        struct rw_ref *ref = &b->refs[begin + chunk->used];
        if (!rw_gather_box(b->input->kind, part, k, ref)) continue;
        ref->primitive = i;
        ref->pad = 0;
        struct rw_box box = rw_ref_box(ref);
        rw_v4 centre = rw_box_centre(box);
        rw_box_grow(&chunk->bounds, box);
        rw_box_grow(&chunk->centres, (struct rw_box){centre, centre});
        chunk->used++;
    }
}

static void close_gaps(struct gather *g, uint32_t chunk_count)
{
    struct rw_bvh_build *b = g->b;
    b->bounds = b->centres = rw_box_empty();
    b->ref_count = 0;
    for (uint32_t i = 0; i < chunk_count; i++) {
        uint32_t from = i * CHUNK, used = g->chunks[i].used;
        if (from != b->ref_count)
            memmove(&b->refs[b->ref_count], &b->refs[from], used * sizeof *b->refs);
        b->ref_count += used;
        rw_box_grow(&b->bounds, g->chunks[i].bounds);
        rw_box_grow(&b->centres, g->chunks[i].centres);
    }
    b->left_out = b->primitive_count - b->ref_count;
}

static RTresult count_primitives(struct rw_bvh_build *b)
{
    uint64_t total = 0;
    for (size_t i = 0; i < b->input->part_count; i++) {
        b->first[i] = (uint32_t)total;
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
    b->first = rw_malloc(b->input->part_count * sizeof *b->first);
    if (!b->first) goto done;
    result = count_primitives(b);
    if (result != RT_SUCCESS || b->primitive_count == 0) goto done;

    result = RT_ERROR_MEMORY_ALLOCATION_FAILED;
    uint32_t chunk_count = (b->primitive_count + CHUNK - 1) / CHUNK;
    double wanted = b->primitive_count * (1.0 + spare);
    b->ref_capacity = wanted < RW_REF - 1.0 ? (uint32_t)wanted : RW_REF - 1;
    b->refs = rw_malloc_large(b->ref_capacity * sizeof *b->refs);
    g.chunks = rw_malloc(chunk_count * sizeof *g.chunks);
    if (!b->refs || !g.chunks) goto done;
    rw_pool_for(&b->pool, chunk_count, gather_chunk, &g);
    close_gaps(&g, chunk_count);
    result = RT_SUCCESS;
done:
    rw_free(g.chunks);
    return result;
}
