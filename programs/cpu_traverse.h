/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The two inner steps of traversal on the CPU, in vectors that the JIT turns into what the machine
 * has (AVX2, AVX-512, SSE, NEON): a node's eight children at once, a leaf's triangles at once.
 * programs/traverse_cpu.cuh calls them as rwc.ptx.cpu.<name>; distances to boxes are scaled as in
 * node.cuh.
 */
#include "raywright_abi.h"
#include "programs/config.h"

typedef float rw_f8 __attribute__((ext_vector_type(8)));
typedef int32_t rw_i8 __attribute__((ext_vector_type(8)));
typedef bool rw_b8 __attribute__((ext_vector_type(8)));
typedef float rw_f4 __attribute__((ext_vector_type(4)));
typedef int32_t rw_i4 __attribute__((ext_vector_type(4)));
typedef bool rw_b4 __attribute__((ext_vector_type(4)));

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

/* ---- nodes ----------------------------------------------------------------------------------- */

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
 * the roundings of the slab test (Ize, Robust BVH Ray Traversal, 2013).
 */
uint64_t PTX(cpu_node)(uint64_t address, float ox, float oy, float oz, float ix, float iy, float iz,
                       float tmin, float tmax, uint64_t stack, uint32_t sp);
uint64_t PTX(cpu_node)(uint64_t address, float ox, float oy, float oz, float ix, float iy, float iz,
                       float tmin, float tmax, uint64_t stack, uint32_t sp)
{
    const struct rw_cpu_node *node = (const struct rw_cpu_node *)address;
    const float *planes = node->lower[0];
    uint32_t nx = float_bits(ix) >> 31 ? 24 : 0, ny = float_bits(iy) >> 31 ? 24 : 0;
    uint32_t nz = float_bits(iz) >> 31 ? 24 : 0;
    rw_f8 enter = max8(max8((load8(planes + nx) - ox) * ix, (load8(planes + ny + 8) - oy) * iy),
                       max8((load8(planes + nz + 16) - oz) * iz, (rw_f8)tmin));
    nx ^= 24, ny ^= 24, nz ^= 24; /* 0 and 24 have no bit in common */
    rw_f8 leave = min8(min8((load8(planes + nx) - ox) * ix, (load8(planes + ny + 8) - oy) * iy),
                       (load8(planes + nz + 16) - oz) * iz);
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
    float distance[8];
    __builtin_memcpy(distance, &enter, sizeof distance);
    uint64_t *top = (uint64_t *)stack + sp, *next = top;
    *next = (uint64_t)float_bits(distance[slot]) << 32 | node->child[slot];
    for (; rest; rest &= rest - 1) {
        slot = (uint32_t)__builtin_ctz(rest);
        *++next = (uint64_t)float_bits(distance[slot]) << 32 | node->child[slot];
    }
    sort_entries(top, next);
    return (above + ((uint64_t)(next - top) << 32)) | (uint32_t)*next;
}

/* ---- triangles ------------------------------------------------------------------------------- */

/* Corner k of up to four triangles, by axis. */
struct rw_f4x3 {
    rw_f4 x, y, z;
};

static inline rw_f4 load4(const float *at)
{
    rw_f4 v;
    __builtin_memcpy(&v, at, sizeof v);
    return v;
}

static inline struct rw_f4x3 load_corners(const float *const from[3], int corner)
{
    rw_f4 a = load4(from[0] + 4 * corner), b = load4(from[1] + 4 * corner);
    rw_f4 c = load4(from[2] + 4 * corner);
    rw_f4 ab = __builtin_shufflevector(a, b, 0, 4, 1, 5),
          ab2 = __builtin_shufflevector(a, b, 2, 6, 2, 6);
    return (struct rw_f4x3){__builtin_shufflevector(ab, c, 0, 1, 4, 4),
                            __builtin_shufflevector(ab, c, 2, 3, 5, 5),
                            __builtin_shufflevector(ab2, c, 0, 1, 6, 6)};
}

static inline struct rw_f4x3 minus(struct rw_f4x3 a, struct rw_f4x3 b)
{
    return (struct rw_f4x3){a.x - b.x, a.y - b.y, a.z - b.z};
}
static inline rw_f4 fma4(rw_f4 a, rw_f4 b, rw_f4 c)
{
    return __builtin_elementwise_fma(a, b, c);
}
static inline struct rw_f4x3 cross4(struct rw_f4x3 a, struct rw_f4x3 b)
{
    return (struct rw_f4x3){fma4(a.y, b.z, -(a.z * b.y)), fma4(a.z, b.x, -(a.x * b.z)),
                            fma4(a.x, b.y, -(a.y * b.x))};
}
static inline rw_f4 dot4(struct rw_f4x3 a, struct rw_f4x3 b)
{
    return fma4(a.x, b.x, fma4(a.y, b.y, a.z * b.z));
}

/*
 * The nearest of 1 to 3 adjacent triangles that the ray meets between tmin and tmax, the first of
 * equal ones: distance << 32 | 2 * number + (1: its front is seen), or ~0 for none. cull: bit 0
 * back sides, bit 1 front sides are not met. The arithmetic is that of triangle.cuh to the last
 * bit.
 */
uint64_t PTX(cpu_triangles)(uint64_t address, uint32_t count, float ox, float oy, float oz,
                            float dx, float dy, float dz, float tmin, float tmax, uint32_t cull);
uint64_t PTX(cpu_triangles)(uint64_t address, uint32_t count, float ox, float oy, float oz,
                            float dx, float dy, float dz, float tmin, float tmax, uint32_t cull)
{
    const float *first = (const float *)address;
    const uint32_t stride = sizeof(struct rw_triangle) / sizeof(float);
    const float *from[3] = {first, first + (count > 1 ? stride : 0),
                            first + (count > 2 ? 2 * stride : 0)};
    struct rw_f4x3 v0 = load_corners(from, 0);
    struct rw_f4x3 e1 = minus(load_corners(from, 1), v0), e2 = minus(load_corners(from, 2), v0);
    struct rw_f4x3 d = {(rw_f4)dx, (rw_f4)dy, (rw_f4)dz}, o = {(rw_f4)ox, (rw_f4)oy, (rw_f4)oz};
    struct rw_f4x3 s = minus(o, v0), p = cross4(d, e2), q = cross4(s, e1);
    rw_f4 determinant = dot4(e1, p);
    rw_i4 sign = __builtin_bit_cast(rw_i4, determinant) & (int32_t)0x80000000;
    rw_f4 u = __builtin_bit_cast(rw_f4, __builtin_bit_cast(rw_i4, dot4(s, p)) ^ sign);
    rw_f4 v = __builtin_bit_cast(rw_f4, __builtin_bit_cast(rw_i4, dot4(d, q)) ^ sign);
    rw_f4 t = __builtin_bit_cast(rw_f4, __builtin_bit_cast(rw_i4, dot4(e2, q)) ^ sign);
    rw_f4 size = __builtin_elementwise_abs(determinant);
    rw_i4 inside = (u >= 0) & (v >= 0) & (u + v <= size) & (t > 0) & (size > 0);
    rw_b4 met = __builtin_convertvector(inside, rw_b4);
    uint8_t bits;
    __builtin_memcpy(&bits, &met, sizeof bits);
    bits &= (1u << count) - 1;
    uint64_t best = ~(uint64_t)0;
    if (bits == 0) return best;
    rw_f4 distance = t / size;
    for (; bits; bits &= bits - 1) {
        uint32_t i = (uint32_t)__builtin_ctz(bits), front = determinant[i] > 0;
        if (!(distance[i] > tmin && distance[i] < tmax) || cull >> front & 1) continue;
        tmax = distance[i];
        best = (uint64_t)float_bits(tmax) << 32 | 2 * i | front;
    }
    return best;
}
