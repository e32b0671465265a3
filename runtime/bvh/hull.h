/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Boxes for the innermost loops: lower, then upper negated, so that they grow by minima alone. With
 * AVX a hull is one vector, else it is two; the results are the same to the last bit.
 */
#ifndef RW_BVH_HULL_H
#define RW_BVH_HULL_H

#include "runtime/bvh/bvh.h"

struct rw_hull {
#ifdef __AVX__
    __m256 v;
#else
    rw_v4 lower, upper;
#endif
};

#ifdef __AVX__

static inline struct rw_hull rw_hull_of(rw_v4 lower, rw_v4 negated_upper)
{
    return (struct rw_hull){_mm256_set_m128((__m128)negated_upper, (__m128)lower)};
}
static inline rw_v4 rw_hull_lower(struct rw_hull h)
{
    return (rw_v4)_mm256_castps256_ps128(h.v);
}
static inline rw_v4 rw_hull_upper(struct rw_hull h)
{
    return (rw_v4)_mm256_extractf128_ps(h.v, 1);
}
static inline struct rw_hull rw_hull_of_ref(const struct rw_ref *ref)
{
    const __m256 signs = _mm256_set_m128(_mm_set1_ps(-0.0f), _mm_setzero_ps());
    return (struct rw_hull){_mm256_xor_ps(_mm256_loadu_ps(ref->lower), signs)};
}
static inline struct rw_hull rw_hull_min(struct rw_hull a, struct rw_hull b)
{
    return (struct rw_hull){_mm256_min_ps(a.v, b.v)};
}
static inline struct rw_hull rw_hull_max(struct rw_hull a, struct rw_hull b)
{
    return (struct rw_hull){_mm256_max_ps(a.v, b.v)};
}
static inline struct rw_hull rw_hull_hide(struct rw_hull h, int32_t mask)
{
    return (struct rw_hull){_mm256_or_ps(h.v, _mm256_castsi256_ps(_mm256_set1_epi32(mask)))};
}

#else

static inline struct rw_hull rw_hull_of(rw_v4 lower, rw_v4 negated_upper)
{
    return (struct rw_hull){lower, negated_upper};
}
static inline rw_v4 rw_hull_lower(struct rw_hull h)
{
    return h.lower;
}
static inline rw_v4 rw_hull_upper(struct rw_hull h)
{
    return h.upper;
}
static inline struct rw_hull rw_hull_of_ref(const struct rw_ref *ref)
{
    return (struct rw_hull){rw_v4_load(ref->lower), -rw_v4_load(ref->upper)};
}
static inline struct rw_hull rw_hull_min(struct rw_hull a, struct rw_hull b)
{
    return (struct rw_hull){rw_v4_min(a.lower, b.lower), rw_v4_min(a.upper, b.upper)};
}
static inline struct rw_hull rw_hull_max(struct rw_hull a, struct rw_hull b)
{
    return (struct rw_hull){rw_v4_max(a.lower, b.lower), rw_v4_max(a.upper, b.upper)};
}
static inline struct rw_hull rw_hull_hide(struct rw_hull h, int32_t mask)
{
    const rw_v4i masks = {mask, mask, mask, mask};
    return (struct rw_hull){(rw_v4)((rw_v4i)h.lower | masks), (rw_v4)((rw_v4i)h.upper | masks)};
}

#endif

/* Copied field by field, a reference that is read as a vector soon after stalls the processor. */
#ifdef __AVX__
typedef __m256 rw_ref_bits;
static inline rw_ref_bits rw_take_ref(const struct rw_ref *ref)
{
    return _mm256_loadu_ps(ref->lower);
}
static inline void rw_put_ref(struct rw_ref *ref, rw_ref_bits bits)
{
    _mm256_storeu_ps(ref->lower, bits);
}
#else
typedef struct rw_box rw_ref_bits;
static inline rw_ref_bits rw_take_ref(const struct rw_ref *ref)
{
    return (rw_ref_bits){rw_v4_load(ref->lower), rw_v4_load(ref->upper)};
}
static inline void rw_put_ref(struct rw_ref *ref, rw_ref_bits bits)
{
    *(rw_v4 *)ref->lower = bits.lower;
    *(rw_v4 *)ref->upper = bits.upper;
}
#endif

static inline struct rw_hull rw_hull_empty(void)
{
    const rw_v4 big = {FLT_MAX, FLT_MAX, FLT_MAX, FLT_MAX};
    return rw_hull_of(big, big);
}

static inline struct rw_box rw_hull_box(struct rw_hull h)
{
    return (struct rw_box){rw_hull_lower(h), -rw_hull_upper(h)};
}

/* Where `other` has a NaN, *hull stays. */
static inline void rw_hull_grow(struct rw_hull *hull, struct rw_hull other)
{
    *hull = rw_hull_min(other, *hull);
}

/* Grows the left or the right one of two hulls, without branches: which way a reference goes cannot
 * be predicted. For the other one it becomes a NaN. */
static inline void rw_hull_grow_side(struct rw_hull side[2], struct rw_hull other, bool left)
{
    const int32_t not_left = (int32_t)left - 1;
    rw_hull_grow(&side[0], rw_hull_hide(other, not_left));
    rw_hull_grow(&side[1], rw_hull_hide(other, ~not_left));
}

#endif
