/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Eight floats or integers at once: one vector with AVX2, else two of four. The results are the
 * same to the last bit.
 */
#ifndef RW_BVH_LANES_H
#define RW_BVH_LANES_H

#include <string.h>

#include "runtime/bvh/box.h"

#ifdef __AVX2__
#define RW_LANES_VECTORS 1
typedef float rw_lanes_v __attribute__((vector_size(32), may_alias));
typedef int32_t rw_lanes_vi __attribute__((vector_size(32)));
#else
#define RW_LANES_VECTORS 2
typedef rw_v4 rw_lanes_v;
typedef rw_v4i rw_lanes_vi;
#endif

struct rw_lanes {
    rw_lanes_v v[RW_LANES_VECTORS];
};
struct rw_lanes_i {
    rw_lanes_vi v[RW_LANES_VECTORS];
};

#define RW_LANES_EACH(i) for (int i = 0; i < RW_LANES_VECTORS; i++)

static inline struct rw_lanes rw_lanes_all(float x)
{
    struct rw_lanes out;
    RW_LANES_EACH(i) out.v[i] = (rw_lanes_v){0} + x;
    return out;
}

static inline struct rw_lanes_i rw_lanes_all_i(int32_t x)
{
    struct rw_lanes_i out;
    RW_LANES_EACH(i) out.v[i] = (rw_lanes_vi){0} + x;
    return out;
}

static inline struct rw_lanes rw_lanes_add(struct rw_lanes a, struct rw_lanes b)
{
    RW_LANES_EACH(i) a.v[i] += b.v[i];
    return a;
}

/* All bits of a lane where a < b, else none. */
static inline struct rw_lanes_i rw_lanes_less(struct rw_lanes a, struct rw_lanes b)
{
    struct rw_lanes_i out;
    RW_LANES_EACH(i) out.v[i] = a.v[i] < b.v[i];
    return out;
}

static inline struct rw_lanes rw_lanes_min(struct rw_lanes a, struct rw_lanes b)
{
#ifdef __AVX2__
    a.v[0] = (rw_lanes_v)_mm256_min_ps((__m256)a.v[0], (__m256)b.v[0]);
#else
    RW_LANES_EACH(i) a.v[i] = rw_v4_min(a.v[i], b.v[i]);
#endif
    return a;
}

/* a where the mask is set, else b. */
static inline struct rw_lanes_i rw_lanes_choose(struct rw_lanes_i mask, struct rw_lanes_i a,
                                                struct rw_lanes_i b)
{
    RW_LANES_EACH(i) b.v[i] = (mask.v[i] & a.v[i]) | (~mask.v[i] & b.v[i]);
    return b;
}

/* Lane i becomes lane i - n, the lowest ones `low`. */
static inline struct rw_lanes rw_lanes_up1(struct rw_lanes a, float low)
{
    const rw_lanes_v l = (rw_lanes_v){0} + low;
#ifdef __AVX2__
    a.v[0] = __builtin_shufflevector(a.v[0], l, 8, 0, 1, 2, 3, 4, 5, 6);
#else
    a.v[1] = __builtin_shufflevector(a.v[0], a.v[1], 3, 4, 5, 6);
    a.v[0] = __builtin_shufflevector(a.v[0], l, 4, 0, 1, 2);
#endif
    return a;
}

static inline struct rw_lanes rw_lanes_up2(struct rw_lanes a, float low)
{
    const rw_lanes_v l = (rw_lanes_v){0} + low;
#ifdef __AVX2__
    a.v[0] = __builtin_shufflevector(a.v[0], l, 8, 8, 0, 1, 2, 3, 4, 5);
#else
    a.v[1] = __builtin_shufflevector(a.v[0], a.v[1], 2, 3, 4, 5);
    a.v[0] = __builtin_shufflevector(a.v[0], l, 4, 4, 0, 1);
#endif
    return a;
}

static inline struct rw_lanes rw_lanes_up4(struct rw_lanes a, float low)
{
    const rw_lanes_v l = (rw_lanes_v){0} + low;
#ifdef __AVX2__
    a.v[0] = __builtin_shufflevector(a.v[0], l, 8, 8, 8, 8, 0, 1, 2, 3);
#else
    a.v[1] = a.v[0];
    a.v[0] = l;
#endif
    return a;
}

/* The same bits as integers. */
static inline struct rw_lanes_i rw_lanes_bits(struct rw_lanes a)
{
    struct rw_lanes_i out;
    RW_LANES_EACH(i) out.v[i] = (rw_lanes_vi)a.v[i];
    return out;
}

static inline struct rw_lanes rw_lanes_of_bits(struct rw_lanes_i a)
{
    struct rw_lanes out;
    RW_LANES_EACH(i) out.v[i] = (rw_lanes_v)a.v[i];
    return out;
}

/* Numbers below 256, lane 0 in the lowest byte. */
static inline uint64_t rw_lanes_bytes(struct rw_lanes_i a)
{
    uint64_t out = 0;
#ifdef __AVX2__
    typedef int16_t shorts __attribute__((vector_size(16)));
    typedef unsigned char bytes __attribute__((vector_size(8)));
    bytes b = __builtin_convertvector(__builtin_convertvector(a.v[0], shorts), bytes);
    memcpy(&out, &b, sizeof out);
#else
    for (int i = 7; i >= 0; i--) out = out << 8 | (uint32_t)a.v[i / 4][i % 4];
#endif
    return out;
}

#endif
