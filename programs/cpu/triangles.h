/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A leaf's triangles at once, for traversal on the CPU: see traverse.h. Plain and watertight; the
 * arithmetic is that of triangle.cuh and watertight.cuh in programs/traverse/, to the last bit.
 */
#include "raywright_abi.h"

typedef float rw_f4 __attribute__((ext_vector_type(4)));
typedef int32_t rw_i4 __attribute__((ext_vector_type(4)));
typedef bool rw_b4 __attribute__((ext_vector_type(4)));

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

/* A corner and, in *fourth, the number behind it: four rows become columns. */
static inline struct rw_f4x3 load_corners(const float *const from[RW_CPU_LEAF_ENTRIES], int corner,
                                          rw_f4 *fourth)
{
    rw_f4 a = load4(from[0] + 4 * corner), b = load4(from[1] + 4 * corner);
    rw_f4 c = load4(from[2] + 4 * corner), d = load4(from[3] + 4 * corner);
    rw_f4 ab = __builtin_shufflevector(a, b, 0, 4, 1, 5),
          ab2 = __builtin_shufflevector(a, b, 2, 6, 3, 7);
    rw_f4 cd = __builtin_shufflevector(c, d, 0, 4, 1, 5),
          cd2 = __builtin_shufflevector(c, d, 2, 6, 3, 7);
    *fourth = __builtin_shufflevector(ab2, cd2, 2, 3, 6, 7);
    return (struct rw_f4x3){__builtin_shufflevector(ab, cd, 0, 1, 4, 5),
                            __builtin_shufflevector(ab, cd, 2, 3, 6, 7),
                            __builtin_shufflevector(ab2, cd2, 0, 1, 4, 5)};
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

/* Up to four adjacent triangles of a leaf, corner by corner. */
struct rw_leaf4 {
    struct rw_f4x3 v0, v1, v2, normal;
};

static inline struct rw_leaf4 load_leaf(uint64_t address, uint32_t count)
{
    const float *first = (const float *)address;
    const uint32_t stride = sizeof(struct rw_triangle) / sizeof(float);
    const float *from[RW_CPU_LEAF_ENTRIES] = {first, first + (count > 1 ? stride : 0),
                                              first + (count > 2 ? 2 * stride : 0),
                                              first + (count > 3 ? 3 * stride : 0)};
    struct rw_leaf4 leaf;
    leaf.v0 = load_corners(from, 0, &leaf.normal.x);
    leaf.v1 = load_corners(from, 1, &leaf.normal.y);
    leaf.v2 = load_corners(from, 2, &leaf.normal.z);
    return leaf;
}

static inline rw_f4 flip4(rw_f4 a, rw_i4 sign)
{
    return __builtin_bit_cast(rw_f4, __builtin_bit_cast(rw_i4, a) ^ sign);
}
static inline rw_i4 sign4(rw_f4 a)
{
    return __builtin_bit_cast(rw_i4, a) & (int32_t)0x80000000;
}

/* The lanes of a comparison as bits. */
static inline uint32_t lanes4(rw_i4 a)
{
    rw_b4 lanes = __builtin_convertvector(a, rw_b4);
    uint8_t bits;
    __builtin_memcpy(&bits, &lanes, sizeof bits);
    return bits & 15u;
}

/* The nearest of those that are met inside, t and determinant as in struct rw_crossing: the result
 * of the functions below. */
static inline uint64_t nearest(rw_i4 inside, rw_f4 t, rw_f4 determinant, uint32_t count, float tmin,
                               float tmax, uint32_t cull)
{
    rw_f4 size = __builtin_elementwise_abs(determinant), distance = t * (1.0f / size);
    rw_i4 front = determinant > 0;
    if (cull & 1) inside &= front;
    if (cull & 2) inside &= ~front;
    uint32_t bits = lanes4(inside & (size > 0) & (distance > tmin) & (distance < tmax));
    uint32_t fronts = lanes4(front);
    float at[4];
    __builtin_memcpy(at, &distance, sizeof at);
    bits &= (1u << count) - 1;
    if (bits == 0) return ~(uint64_t)0;
    uint32_t i = (uint32_t)__builtin_ctz(bits);
    for (bits &= bits - 1; bits; bits &= bits - 1) {
        uint32_t k = (uint32_t)__builtin_ctz(bits);
        if (at[k] < at[i]) i = k;
    }
    return (uint64_t)float_bits(at[i]) << 32 | 2 * i | (fronts >> i & 1);
}

/*
 * The nearest of 1 to 4 adjacent triangles that the ray meets between tmin and tmax, the first of
 * equal ones: distance << 32 | 2 * number + (1: its front is seen), or ~0 for none. cull: bit 0
 * back sides, bit 1 front sides are not met. The arithmetic is that of triangle.cuh to the last
 * bit.
 */
static inline uint64_t meet_leaf(struct rw_leaf4 leaf, uint32_t count, float ox, float oy, float oz,
                                 float dx, float dy, float dz, float tmin, float tmax,
                                 uint32_t cull)
{
    struct rw_f4x3 e1 = minus(leaf.v1, leaf.v0), e2 = minus(leaf.v2, leaf.v0);
    struct rw_f4x3 d = {(rw_f4)dx, (rw_f4)dy, (rw_f4)dz}, o = {(rw_f4)ox, (rw_f4)oy, (rw_f4)oz};
    struct rw_f4x3 s = minus(leaf.v0, o), c = cross4(s, d);
    rw_f4 determinant = dot4(d, leaf.normal), size = __builtin_elementwise_abs(determinant);
    rw_i4 sign = sign4(determinant);
    rw_f4 u = flip4(-dot4(c, e2), sign), v = flip4(dot4(c, e1), sign);
    rw_f4 t = flip4(dot4(s, leaf.normal), sign);
    rw_i4 inside = (u >= 0) & (v >= 0) & (u + v <= size);
    return nearest(inside, t, determinant, count, tmin, tmax, cull);
}

static inline uint64_t meet_triangles(uint64_t address, uint32_t count, float ox, float oy,
                                      float oz, float dx, float dy, float dz, float tmin,
                                      float tmax, uint32_t cull)
{
    return meet_leaf(load_leaf(address, count), count, ox, oy, oz, dx, dy, dz, tmin, tmax, cull);
}

uint64_t PTX(cpu_triangles)(uint64_t address, uint32_t count, float ox, float oy, float oz,
                            float dx, float dy, float dz, float tmin, float tmax, uint32_t cull);
uint64_t PTX(cpu_triangles)(uint64_t address, uint32_t count, float ox, float oy, float oz,
                            float dx, float dy, float dz, float tmin, float tmax, uint32_t cull)
{
    return meet_triangles(address, count, ox, oy, oz, dx, dy, dz, tmin, tmax, cull);
}

/* ---- the same, watertight: programs/traverse/watertight.cuh ---- */

static inline struct rw_f4x3 exchange4(bool x_major, bool y_major, struct rw_f4x3 v)
{
    if (x_major) return (struct rw_f4x3){v.z, v.y, v.x};
    if (y_major) return (struct rw_f4x3){v.x, v.z, v.y};
    return v;
}

static inline struct rw_f4x3 project4(struct rw_f4x3 d, struct rw_f4x3 v)
{
    return (struct rw_f4x3){fma4(d.z, v.x, -(d.x * v.z)), fma4(d.z, v.y, -(d.y * v.z)), v.z};
}

static inline rw_f4 edge_side4(struct rw_f4x3 a, struct rw_f4x3 b)
{
    rw_f4 product = a.x * b.y;
    rw_f4 error = fma4(a.x, b.y, -product);
    return fma4(a.y, b.x, -product) - error;
}

/* As struct rw_crossing. */
struct rw_crossing4 {
    rw_f4 u, v, t, determinant;
    rw_i4 inside;
};

static inline struct rw_crossing4 cross_watertight(struct rw_leaf4 leaf, float ox, float oy,
                                                   float oz, float dx, float dy, float dz)
{
    float mx = __builtin_fabsf(dx), my = __builtin_fabsf(dy), mz = __builtin_fabsf(dz);
    bool x_major = mx > my && mx > mz, y_major = !x_major && my > mz;
    struct rw_f4x3 d = {(rw_f4)dx, (rw_f4)dy, (rw_f4)dz}, o = {(rw_f4)ox, (rw_f4)oy, (rw_f4)oz};
    d = exchange4(x_major, y_major, d);
    struct rw_f4x3 a = project4(d, exchange4(x_major, y_major, minus(leaf.v0, o)));
    struct rw_f4x3 b = project4(d, exchange4(x_major, y_major, minus(leaf.v1, o)));
    struct rw_f4x3 c = project4(d, exchange4(x_major, y_major, minus(leaf.v2, o)));
    rw_f4 u = edge_side4(c, a), v = edge_side4(a, b), w = edge_side4(b, c);
    rw_f4 t = fma4(w, a.z, fma4(u, b.z, v * c.z)), determinant = (w + u + v) * d.z;
    rw_i4 sign = sign4(determinant);
    u = flip4(u * d.z, sign), v = flip4(v * d.z, sign), w = flip4(w * d.z, sign);
    rw_i4 mirrored = (rw_i4)(x_major || y_major ? (int32_t)0x80000000 : 0);
    return (struct rw_crossing4){u, v, flip4(t, sign), flip4(determinant, mirrored),
                                 (u >= 0) & (v >= 0) & (w >= 0)};
}

static inline uint64_t meet_leaf_watertight(struct rw_leaf4 leaf, uint32_t count, float ox,
                                            float oy, float oz, float dx, float dy, float dz,
                                            float tmin, float tmax, uint32_t cull)
{
    struct rw_crossing4 c = cross_watertight(leaf, ox, oy, oz, dx, dy, dz);
    return nearest(c.inside, c.t, c.determinant, count, tmin, tmax, cull);
}

static inline uint64_t meet_watertight(uint64_t address, uint32_t count, float ox, float oy,
                                       float oz, float dx, float dy, float dz, float tmin,
                                       float tmax, uint32_t cull)
{
    return meet_leaf_watertight(load_leaf(address, count), count, ox, oy, oz, dx, dy, dz, tmin,
                                tmax, cull);
}

uint64_t PTX(cpu_triangles_watertight)(uint64_t address, uint32_t count, float ox, float oy,
                                       float oz, float dx, float dy, float dz, float tmin,
                                       float tmax, uint32_t cull);
uint64_t PTX(cpu_triangles_watertight)(uint64_t address, uint32_t count, float ox, float oy,
                                       float oz, float dx, float dy, float dz, float tmin,
                                       float tmax, uint32_t cull)
{
    return meet_watertight(address, count, ox, oy, oz, dx, dy, dz, tmin, tmax, cull);
}

/* ---- triangles that move: programs/traverse/motion.cuh ---- */

static inline struct rw_f4x3 between4(struct rw_f4x3 a, struct rw_f4x3 b, rw_f4 weight)
{
    rw_f4 rest = 1 - weight;
    return (struct rw_f4x3){fma4(weight, b.x, rest * a.x), fma4(weight, b.y, rest * a.y),
                            fma4(weight, b.z, rest * a.z)};
}

/* Of two blocks, `weight` from one to the other; for 0 the first as it is. */
static inline struct rw_leaf4 load_moving_leaf(uint64_t address, uint64_t next, float weight,
                                               uint32_t count)
{
    struct rw_leaf4 leaf = load_leaf(address, count);
    if (weight == 0) return leaf;
    struct rw_leaf4 then = load_leaf(next, count);
    leaf.v0 = between4(leaf.v0, then.v0, (rw_f4)weight);
    leaf.v1 = between4(leaf.v1, then.v1, (rw_f4)weight);
    leaf.v2 = between4(leaf.v2, then.v2, (rw_f4)weight);
    leaf.normal = cross4(minus(leaf.v2, leaf.v0), minus(leaf.v1, leaf.v0));
    return leaf;
}

uint64_t PTX(cpu_triangles_moving)(uint64_t address, uint64_t next, float weight, uint32_t count,
                                   float ox, float oy, float oz, float dx, float dy, float dz,
                                   float tmin, float tmax, uint32_t cull);
uint64_t PTX(cpu_triangles_moving)(uint64_t address, uint64_t next, float weight, uint32_t count,
                                   float ox, float oy, float oz, float dx, float dy, float dz,
                                   float tmin, float tmax, uint32_t cull)
{
    return meet_leaf(load_moving_leaf(address, next, weight, count), count, ox, oy, oz, dx, dy, dz,
                     tmin, tmax, cull);
}

uint64_t PTX(cpu_triangles_moving_watertight)(uint64_t address, uint64_t next, float weight,
                                              uint32_t count, float ox, float oy, float oz,
                                              float dx, float dy, float dz, float tmin, float tmax,
                                              uint32_t cull);
uint64_t PTX(cpu_triangles_moving_watertight)(uint64_t address, uint64_t next, float weight,
                                              uint32_t count, float ox, float oy, float oz,
                                              float dx, float dy, float dz, float tmin, float tmax,
                                              uint32_t cull)
{
    return meet_leaf_watertight(load_moving_leaf(address, next, weight, count), count, ox, oy, oz,
                                dx, dy, dz, tmin, tmax, cull);
}
