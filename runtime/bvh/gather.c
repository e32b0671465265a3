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
#include "runtime/base/memory.h"

#define MAX_PRIMITIVES (1u << 28)
#define CHUNK 4096

uint32_t rw_entry_size(enum rw_leaf_kind kind)
{
    return kind == RW_LEAF_TRIANGLES ? sizeof(struct rw_triangle) : sizeof(struct rw_primitive_ref);
}

/* ---- one primitive ---- */

static float half_to_float(uint16_t half)
{
    uint32_t exponent = half >> 10 & 31, mantissa = half & 1023;
    float value = exponent == 31  ? (mantissa ? NAN : INFINITY)
                  : exponent == 0 ? ldexpf((float)mantissa, -24)
                                  : ldexpf((float)(mantissa | 1024), (int)exponent - 25);
    return half >> 15 ? -value : value;
}

void rw_read_vertex(const struct rw_build_part *part, uint64_t index, float out[3])
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

/* Lane 3 is 0. */
static inline rw_v4 load3(const void *from)
{
    float v[4] = {0, 0, 0, 0};
    memcpy(v, from, 12);
    return (rw_v4){v[0], v[1], v[2], v[3]};
}

static inline bool any_of_three(rw_v4i mask)
{
    return mask[0] | mask[1] | mask[2];
}

/* False for a box that nothing can hit: NaN compares false. Lane 3 becomes 0. */
static inline bool limit_box(struct rw_box *box)
{
    const rw_v4 most = {RW_BOX_LIMIT, RW_BOX_LIMIT, RW_BOX_LIMIT, 0};
    if (any_of_three(~(box->lower <= box->upper))) return false;
    box->lower = rw_v4_min(rw_v4_max(box->lower, -most), most);
    box->upper = rw_v4_min(rw_v4_max(box->upper, -most), most);
    return true;
}

/* (c - a) x (b - a), as raywright_abi.h has it. Products of differences of floats are exact in
 * double, so the GPU's builder gets the same. */
static inline rw_v4 find_normal(rw_v4 a, rw_v4 b, rw_v4 c)
{
    typedef double v4d __attribute__((vector_size(32)));
    v4d p = __builtin_convertvector(c - a, v4d), q = __builtin_convertvector(b - a, v4d);
    v4d p_yzx = __builtin_shufflevector(p, p, 1, 2, 0, 3);
    v4d q_yzx = __builtin_shufflevector(q, q, 1, 2, 0, 3);
    v4d zxy = p * q_yzx - p_yzx * q;
    return __builtin_convertvector(__builtin_shufflevector(zxy, zxy, 1, 2, 0, 3), rw_v4);
}

static inline void put4(void *to, rw_v4 v, float last)
{
    v[3] = last;
    memcpy(to, &v, sizeof v);
}

/* Three 32-bit indices of three floats, as they are: what most meshes have. */
static bool is_plain(const struct rw_build_part *part)
{
    return part->indices && part->index_format == RT_FORMAT_UNSIGNED_INT3 &&
           part->vertex_format == RT_FORMAT_FLOAT3 && !part->transformed;
}

/* False: an index is beyond the vertices. */
static inline bool read_corners(const struct rw_build_part *part, uint32_t k, rw_v4 out[3])
{
    uint32_t index[3];
    const bool plain = is_plain(part);
    if (plain)
        memcpy(index, (const void *)(uintptr_t)(part->indices + k * part->index_stride), 12);
    else
        read_indices(part, k, index);
    uint32_t most = index[0] > index[1] ? index[0] : index[1];
    if ((index[2] > most ? index[2] : most) >= part->vertex_count) return false;
    for (int i = 0; i < 3; i++) {
        float v[3];
        if (plain) {
            out[i] = load3((void *)(uintptr_t)(part->vertices + index[i] * part->vertex_stride));
        } else {
            rw_read_vertex(part, index[i], v);
            out[i] = load3(v);
        }
    }
    return true;
}

static inline bool find_triangle_box(const struct rw_build_part *part, uint32_t k,
                                     struct rw_box *out)
{
    rw_v4 v[3];
    if (!read_corners(part, k, v)) return false;
    if (any_of_three((v[0] != v[0]) | (v[1] != v[1]) | (v[2] != v[2]))) return false;
    out->lower = rw_v4_min(rw_v4_min(v[0], v[1]), v[2]);
    out->upper = rw_v4_max(rw_v4_max(v[0], v[1]), v[2]);
    return limit_box(out);
}

static inline bool find_box(enum rw_leaf_kind kind, const struct rw_build_part *part, uint32_t k,
                            struct rw_box *out)
{
    if (kind == RW_LEAF_TRIANGLES) return find_triangle_box(part, k, out);
    const unsigned char *at =
        (const unsigned char *)(uintptr_t)part->boxes + rw_box_stride(part) * (size_t)k;
    out->lower = load3(at);
    out->upper = load3(at + 12);
    return limit_box(out);
}

bool rw_gather_box(enum rw_leaf_kind kind, const struct rw_build_part *part, uint32_t k,
                   struct rw_ref *ref)
{
    struct rw_box box;
    if (!find_box(kind, part, k, &box)) return false;
    for (int a = 0; a < 3; a++) ref->lower[a] = box.lower[a], ref->upper[a] = box.upper[a];
    return true;
}

static uint32_t read_geometry(const struct rw_build_part *part, uint32_t k)
{
    uint32_t geometry = part->geometry;
    if (part->geometries)
        memcpy(&geometry, (const unsigned char *)(uintptr_t)part->geometries + 4 * (size_t)k, 4);
    return geometry;
}

static void write_triangle(const struct rw_build_part *part, uint32_t k, struct rw_triangle *out)
{
    rw_v4 v[3];
    if (!read_corners(part, k, v)) return; /* the box was refused */
    rw_v4 normal = find_normal(v[0], v[1], v[2]);
    put4(out->v0, v[0], normal[0]);
    put4(out->v1, v[1], normal[1]);
    put4(out->v2, v[2], normal[2]);
    out->primitive = part->first_primitive + k;
    out->geometry = read_geometry(part, k);
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
            (struct rw_primitive_ref){read_geometry(part, k), part->first_primitive + k, {0, 0}};
    } else {
        uint32_t mask = ~0u;
        if (part->masks)
            memcpy(&mask, (const unsigned char *)(uintptr_t)part->masks + 4 * (size_t)k, 4);
        *(struct rw_instance_ref *)entry =
            (struct rw_instance_ref){part->first_primitive + k, mask, {0, 0}};
    }
}

/* ---- all of them ---- */

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

void rw_find_corners(const struct rw_bvh_build *b, uint32_t primitive, rw_v4 out[3])
{
    uint32_t k;
    const struct rw_build_part *part = rw_find_part(b, primitive, &k);
    read_corners(part, k, out);
}

struct chunk {
    uint32_t used;
    struct rw_box bounds;
};

struct gather {
    struct rw_bvh_build *b;
    struct chunk *chunks;
};

/* As whole vectors: a part that is written by itself makes who reads the whole wait. */
static inline void put_ref(struct rw_ref *ref, struct rw_box box, uint32_t primitive)
{
    rw_v4i lower = (rw_v4i)box.lower;
    lower[3] = (int32_t)primitive;
    *(rw_v4 *)ref->lower = (rw_v4)lower;
    *(rw_v4 *)ref->upper = box.upper;
}

/* The chunk's references go to the start of its place. */
static void gather_chunk(void *user, uint32_t index)
{
    struct gather *g = user;
    struct rw_bvh_build *b = g->b;
    uint32_t begin = index * CHUNK, end = begin + CHUNK;
    if (end > b->primitive_count) end = b->primitive_count;
    uint32_t k;
    const struct rw_build_part *part = rw_find_part(b, begin, &k);
    struct rw_box bounds = rw_box_empty();
    uint32_t used = 0;
    for (uint32_t i = begin; i < end; i++, k++) {
        while (k >= part->count) part++, k = 0;
        struct rw_box box;
        if (!find_box(b->input->kind, part, k, &box)) continue;
        rw_box_grow(&bounds, box);
        put_ref(&b->refs[begin + used++], box, i);
    }
    g->chunks[index] = (struct chunk){used, bounds};
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
    rw_build_threads_for(&b->pool, chunk_count, gather_chunk, &g);
    close_gaps(&g, chunk_count);
    result = RT_SUCCESS;
done:
    rw_free(g.chunks);
    return result;
}
