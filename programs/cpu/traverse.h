/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The two inner steps of traversal on the CPU, in vectors that the JIT turns into what the machine
 * has (AVX2, AVX-512, SSE, NEON): a node's eight children at once, a leaf's triangles at once.
 * programs/traverse/traverse_cpu.cuh calls them as rwc.ptx.cpu.<name>; distances to boxes are
 * scaled as in programs/traverse/node.cuh.
 */
#include "raywright_abi.h"
#include "programs/config.h"

typedef float rw_f8 __attribute__((ext_vector_type(8)));
typedef int32_t rw_i8 __attribute__((ext_vector_type(8)));
typedef bool rw_b8 __attribute__((ext_vector_type(8)));

static inline uint32_t float_bits(float x)
{
    uint32_t bits;
    __builtin_memcpy(&bits, &x, sizeof bits);
    return bits;
}

static inline rw_f8 load8(const float *at)
{
    rw_f8 v;
    __builtin_memcpy(&v, at, sizeof v);
    return v;
}

static inline rw_f8 max8(rw_f8 a, rw_f8 b)
{
    return a > b ? a : b;
}
static inline rw_f8 min8(rw_f8 a, rw_f8 b)
{
    return a < b ? a : b;
}

/* The larger of two distances from the origin. */
static inline rw_f8 reach8(rw_f8 a, rw_f8 b)
{
    return max8(__builtin_elementwise_abs(a), __builtin_elementwise_abs(b));
}

/* ---- nodes ---- */

/* Sorts the entries that were pushed last, the nearest to the end. */
static inline void sort_entries(uint64_t *first, uint64_t *last)
{
    for (uint64_t *i = first + 1; i <= last; i++) {
        uint64_t entry = *i, *k = i;
        for (; k > first && k[-1] < entry; k--) *k = k[-1];
        *k = entry;
    }
}

/*
 * Children of a struct rw_cpu_node that the ray meets: the nearest one is returned, in the code of
 * rw_cpu_node.child (0: none is met); the others go to the stack, the farthest first. Stack entries
 * are distance << 32 | code; distances are not negative, so entries order as they do. The new
 * height of the stack comes in the upper half of the result. The far side of a box is moved away by
 * the roundings of the slab test (Ize, Robust BVH Ray Traversal, 2013); if watertight, all sides by
 * those of vertices (RW_VERTEX_MARGIN).
 */
struct rw_planes8 {
    rw_f8 near_x, near_y, near_z, far_x, far_y, far_z; /* relative to the ray's origin */
};

static inline __attribute__((always_inline)) uint64_t meet_planes(const struct rw_cpu_node *node,
                                                                  struct rw_planes8 p, float ix,
                                                                  float iy, float iz, float tmin,
                                                                  float tmax, uint64_t stack,
                                                                  uint32_t sp, bool watertight)
{
    if (watertight) {
        rw_f8 reach = max8(max8(reach8(p.near_x, p.far_x), reach8(p.near_y, p.far_y)),
                           reach8(p.near_z, p.far_z)) *
                      RW_VERTEX_MARGIN;
        p.near_x -= reach * __builtin_copysignf(1, ix);
        p.far_x += reach * __builtin_copysignf(1, ix);
        p.near_y -= reach * __builtin_copysignf(1, iy);
        p.far_y += reach * __builtin_copysignf(1, iy);
        p.near_z -= reach * __builtin_copysignf(1, iz);
        p.far_z += reach * __builtin_copysignf(1, iz);
    }
    rw_f8 enter = max8(max8(p.near_x * ix, p.near_y * iy), max8(p.near_z * iz, (rw_f8)tmin));
    rw_f8 leave = min8(min8(p.far_x * ix, p.far_y * iy), p.far_z * iz);
    leave = min8(leave * RW_BOX_WIDEN, (rw_f8)tmax);
    rw_i8 children;
    __builtin_memcpy(&children, node->child, sizeof children);
    rw_b8 met = __builtin_convertvector((enter <= leave) & (children != 0), rw_b8);
    uint8_t bits;
    __builtin_memcpy(&bits, &met, sizeof bits);
    uint64_t above = (uint64_t)sp << 32;
    if (bits == 0) return above;

    uint32_t slot = (uint32_t)__builtin_ctz(bits), rest = bits & (bits - 1u);
    if (rest == 0) return above | node->child[slot];
    _Alignas(32) float distance[8]; /* within one line of the cache: it is read back at once */
    __builtin_memcpy(distance, &enter, sizeof distance);
    uint64_t *top = (uint64_t *)stack + sp, *next = top;
    uint64_t first = (uint64_t)float_bits(distance[slot]) << 32 | node->child[slot];
    slot = (uint32_t)__builtin_ctz(rest);
    uint64_t second = (uint64_t)float_bits(distance[slot]) << 32 | node->child[slot];
    rest &= rest - 1;
    if (rest == 0) { /* the usual case */
        *top = first > second ? first : second;
        return (above + ((uint64_t)1 << 32)) | (uint32_t)(first < second ? first : second);
    }
    *next = first;
    *++next = second;
    for (; rest; rest &= rest - 1) {
        slot = (uint32_t)__builtin_ctz(rest);
        *++next = (uint64_t)float_bits(distance[slot]) << 32 | node->child[slot];
    }
    sort_entries(top, next);
    return (above + ((uint64_t)(next - top) << 32)) | (uint32_t)*next;
}

/* Where in a node the planes are that a ray of this direction meets first; the others are at this
 * exclusive-or 24, for 0 and 24 have no bit in common. */
static inline uint32_t first_planes(float inverse)
{
    return float_bits(inverse) >> 31 ? 24 : 0;
}

static inline __attribute__((always_inline)) uint64_t step_node(uint64_t address, float ox,
                                                                float oy, float oz, float ix,
                                                                float iy, float iz, float tmin,
                                                                float tmax, uint64_t stack,
                                                                uint32_t sp, bool watertight)
{
    const struct rw_cpu_node *node = (const struct rw_cpu_node *)address;
    const float *planes = node->lower[0];
    uint32_t nx = first_planes(ix), ny = first_planes(iy), nz = first_planes(iz);
    struct rw_planes8 p = {load8(planes + nx) - ox,
                           load8(planes + ny + 8) - oy,
                           load8(planes + nz + 16) - oz,
                           load8(planes + (nx ^ 24)) - ox,
                           load8(planes + (ny ^ 24) + 8) - oy,
                           load8(planes + (nz ^ 24) + 16) - oz};
    return meet_planes(node, p, ix, iy, iz, tmin, tmax, stack, sp, watertight);
}

uint64_t PTX(cpu_node)(uint64_t address, float ox, float oy, float oz, float ix, float iy, float iz,
                       float tmin, float tmax, uint64_t stack, uint32_t sp);
uint64_t PTX(cpu_node)(uint64_t address, float ox, float oy, float oz, float ix, float iy, float iz,
                       float tmin, float tmax, uint64_t stack, uint32_t sp)
{
    return step_node(address, ox, oy, oz, ix, iy, iz, tmin, tmax, stack, sp, false);
}

uint64_t PTX(cpu_node_watertight)(uint64_t address, float ox, float oy, float oz, float ix,
                                  float iy, float iz, float tmin, float tmax, uint64_t stack,
                                  uint32_t sp);
uint64_t PTX(cpu_node_watertight)(uint64_t address, float ox, float oy, float oz, float ix,
                                  float iy, float iz, float tmin, float tmax, uint64_t stack,
                                  uint32_t sp)
{
    return step_node(address, ox, oy, oz, ix, iy, iz, tmin, tmax, stack, sp, true);
}

/* ---- nodes that move ---- */

/* Between the blocks of two keys, `weight` from one to the other. */
struct rw_moving_planes {
    const float *before, *after;
    float weight;
};

/* Eight planes, moved by `side` as far as their rounding can be, and that of vertices. */
static inline rw_f8 planes_between(const struct rw_moving_planes *from, uint32_t at, float origin,
                                   float side)
{
    rw_f8 a = load8(from->before + at) * (1 - from->weight);
    rw_f8 b = load8(from->after + at) * from->weight;
    rw_f8 size =
        __builtin_elementwise_abs(a) + __builtin_elementwise_abs(b) + __builtin_fabsf(origin);
    return a + b - origin + size * (RW_VERTEX_MARGIN * side);
}

static inline __attribute__((always_inline)) uint64_t step_moving_node(
    uint64_t address, uint64_t next, float weight, float ox, float oy, float oz, float ix, float iy,
    float iz, float tmin, float tmax, uint64_t stack, uint32_t sp, bool watertight)
{
    const struct rw_cpu_node *node = (const struct rw_cpu_node *)address;
    const struct rw_cpu_node *then = (const struct rw_cpu_node *)next;
    struct rw_moving_planes m = {node->lower[0], then->lower[0], weight};
    float sx = __builtin_copysignf(1, ix), sy = __builtin_copysignf(1, iy);
    float sz = __builtin_copysignf(1, iz);
    uint32_t nx = first_planes(ix), ny = first_planes(iy), nz = first_planes(iz);
    struct rw_planes8 p = {
        planes_between(&m, nx, ox, -sx),           planes_between(&m, ny + 8, oy, -sy),
        planes_between(&m, nz + 16, oz, -sz),      planes_between(&m, nx ^ 24, ox, sx),
        planes_between(&m, (ny ^ 24) + 8, oy, sy), planes_between(&m, (nz ^ 24) + 16, oz, sz)};
    return meet_planes(node, p, ix, iy, iz, tmin, tmax, stack, sp, watertight);
}

uint64_t PTX(cpu_node_moving)(uint64_t address, uint64_t next, float weight, float ox, float oy,
                              float oz, float ix, float iy, float iz, float tmin, float tmax,
                              uint64_t stack, uint32_t sp);
uint64_t PTX(cpu_node_moving)(uint64_t address, uint64_t next, float weight, float ox, float oy,
                              float oz, float ix, float iy, float iz, float tmin, float tmax,
                              uint64_t stack, uint32_t sp)
{
    return step_moving_node(address, next, weight, ox, oy, oz, ix, iy, iz, tmin, tmax, stack, sp,
                            false);
}

uint64_t PTX(cpu_node_moving_watertight)(uint64_t address, uint64_t next, float weight, float ox,
                                         float oy, float oz, float ix, float iy, float iz,
                                         float tmin, float tmax, uint64_t stack, uint32_t sp);
uint64_t PTX(cpu_node_moving_watertight)(uint64_t address, uint64_t next, float weight, float ox,
                                         float oy, float oz, float ix, float iy, float iz,
                                         float tmin, float tmax, uint64_t stack, uint32_t sp)
{
    return step_moving_node(address, next, weight, ox, oy, oz, ix, iy, iz, tmin, tmax, stack, sp,
                            true);
}
