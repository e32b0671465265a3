/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the binned and the spatial splits share: bins, and dividing a set once a plane is known.
 */
#ifndef RW_BVH_SPLIT_H
#define RW_BVH_SPLIT_H

#include "programs/config.h"
#include "runtime/bvh/hull.h"
#include "runtime/bvh/topdown.h"

/* Bin number i of each axis; lanes of the counts are axes. `leave` is for references that spatial
 * splits put into several bins: they enter at the first and leave at the last. */
struct rw_bin {
    struct rw_hull box[3];
    rw_v4i enter, leave;
};

struct rw_bins {
    struct rw_bin bin[RW_BVH_BINS];
};

/* A quarter of the bins is enough for fewer than `few` references, half of them for fewer than
 * 1024. */
static inline int rw_bin_count(const struct rw_set *set, uint32_t few)
{
    uint32_t count = set->end - set->begin;
    return count < few ? RW_BVH_BINS / 4 : count < 1024 ? RW_BVH_BINS / 2 : RW_BVH_BINS;
}

/* Bin of a centre c: (c - origin) * scale, rounded down. An axis that cannot be binned has scale 0:
 * everything is in bin 0. */
struct rw_binning {
    rw_v4 origin, scale;
};

/* Scale that makes areas of boxes inside `bounds` fit into floats: the greatest extent becomes
 * 1. */
float rw_area_scale(struct rw_box bounds);

/* Fills `bins` from refs begin .. end - 1. */
typedef void (*rw_fill_cb)(const struct rw_topdown *t, const void *user, uint32_t begin,
                           uint32_t end, struct rw_bins *bins);

/* Fills `count` bins an axis from a set, in slices by all threads of t->pool, or alone. */
void rw_fill_bins(struct rw_topdown *t, const struct rw_set *set, int count, rw_fill_cb fill,
                  const void *user, struct rw_bins *bins);

/* The cheapest plane between two bins, of all axes; cost INFINITY: there is none with something on
 * both sides. What counts for the right side is what leaves there or, as for the left, what
 * enters. */
struct rw_plane {
    int axis, bin;
    float cost;
};
struct rw_plane rw_sweep_bins(const struct rw_bins *bins, int count, float scale, bool leaving);

/* Bins below plane.bin go left. */
struct rw_object_split {
    struct rw_binning binning;
    struct rw_plane plane;
    struct rw_box bounds[2]; /* of the sides */
    int count;               /* of bins */
    struct rw_bins bins;
};

void rw_find_object_split(struct rw_topdown *t, const struct rw_set *set,
                          struct rw_object_split *out);

/* What the best of the same planes would cost if it cut the boxes that cross it, and nothing had to
 * go to both sides for that: no spatial split costs less. */
float rw_least_spatial_cost(const struct rw_object_split *split, float scale);

/* Large sets are worked on in this many slices. */
#define RW_SLICES 64

static inline uint32_t rw_slice_begin(uint32_t begin, uint32_t count, uint32_t slice)
{
    return begin + (uint32_t)((uint64_t)count * slice / RW_SLICES);
}

/* Divides refs[side[0].begin .. side[1].end), setting side[0].end, side[1].begin and, for spatial
 * splits, the bounds of both. References that are split leave their left half here and put the
 * right half to `extra`; returns their number. */
typedef uint32_t (*rw_divide_cb)(const void *user, struct rw_ref *refs, struct rw_set side[2],
                                 struct rw_ref *extra);

/* Divides a set, in slices by all threads of t->pool, or alone. */
void rw_divide(struct rw_topdown *t, const struct rw_set *set, rw_divide_cb divide,
               const void *user, struct rw_set side[2]);
void rw_divide_objects(struct rw_topdown *t, const struct rw_set *set,
                       const struct rw_object_split *split, struct rw_set side[2]);

#endif
