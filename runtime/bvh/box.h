/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Boxes of the host builders, in vectors of four floats: x, y, z and a lane that means nothing in a
 * box. Every compiler for the supported targets has the vector type; minimum and maximum are SSE
 * instructions on x86 and a loop elsewhere. Neither may meet a NaN in x, y, z.
 *
 * Areas are in double: the product of two extents of the largest float overflows float.
 */
#ifndef RW_BVH_BOX_H
#define RW_BVH_BOX_H

#include <float.h>
#include <stdint.h>
#ifdef __SSE__
#include <immintrin.h>
#endif

typedef float rw_v4 __attribute__((vector_size(16), may_alias));
typedef int32_t rw_v4i __attribute__((vector_size(16)));

struct rw_box {
    rw_v4 lower, upper;
};

/* Four floats at an address divisible by 16, whatever they were stored as. */
static inline rw_v4 rw_v4_load(const float *address)
{
    return *(const rw_v4 *)address;
}

#ifdef __SSE__
static inline rw_v4 rw_v4_min(rw_v4 a, rw_v4 b)
{
    return (rw_v4)_mm_min_ps((__m128)a, (__m128)b);
}
static inline rw_v4 rw_v4_max(rw_v4 a, rw_v4 b)
{
    return (rw_v4)_mm_max_ps((__m128)a, (__m128)b);
}
#else
static inline rw_v4 rw_v4_min(rw_v4 a, rw_v4 b)
{
    for (int i = 0; i < 4; i++) a[i] = a[i] < b[i] ? a[i] : b[i];
    return a;
}
static inline rw_v4 rw_v4_max(rw_v4 a, rw_v4 b)
{
    for (int i = 0; i < 4; i++) a[i] = a[i] > b[i] ? a[i] : b[i];
    return a;
}
#endif

/* The fourth lane becomes 0: what is stored there may be an integer, slow and wrong as a float. */
static inline rw_v4 rw_v4_xyz(rw_v4 v)
{
    const rw_v4i mask = {-1, -1, -1, 0};
    return (rw_v4)((rw_v4i)v & mask);
}

static inline struct rw_box rw_box_empty(void)
{
    const rw_v4 big = {FLT_MAX, FLT_MAX, FLT_MAX, FLT_MAX};
    return (struct rw_box){big, -big};
}

static inline void rw_box_grow(struct rw_box *box, struct rw_box other)
{
    box->lower = rw_v4_min(box->lower, other.lower);
    box->upper = rw_v4_max(box->upper, other.upper);
}

static inline struct rw_box rw_box_union(struct rw_box a, struct rw_box b)
{
    rw_box_grow(&a, b);
    return a;
}

static inline struct rw_box rw_box_common(struct rw_box a, struct rw_box b)
{
    return (struct rw_box){rw_v4_max(a.lower, b.lower), rw_v4_min(a.upper, b.upper)};
}

/* Half the surface; 0 for an empty box. */
static inline double rw_box_area(struct rw_box box)
{
    double x = (double)box.upper[0] - box.lower[0];
    double y = (double)box.upper[1] - box.lower[1];
    double z = (double)box.upper[2] - box.lower[2];
    return x < 0 || y < 0 || z < 0 ? 0 : x * y + y * z + z * x;
}

/* Twice the centre. RW_BOX_LIMIT keeps boxes small enough for the sum. */
static inline rw_v4 rw_box_centre(struct rw_box box)
{
    return rw_v4_xyz(box.lower) + rw_v4_xyz(box.upper);
}

#endif
