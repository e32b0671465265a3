/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the binned and the spatial splits share: bins, and dividing a set once a plane is known.
 */
#ifndef RW_BVH_SPLIT_H
#define RW_BVH_SPLIT_H

#include "programs/config.h"
#include "runtime/bvh/topdown.h"

struct rw_bin {
    struct rw_box box;
    uint32_t count;
};
struct rw_bins {
    struct rw_bin axis[3][RW_BVH_BINS];
};

/* Bin of a centre c: (c - origin) * scale, at most count - 1. */
struct rw_binning {
    rw_v4 origin, scale;
    int count;
};

/* Bins below `bin` go left. axis -1: there is no such split. */
struct rw_object_split {
    struct rw_binning binning;
    int axis, bin;
    double cost; /* sum over both sides of area * references */
};

static inline rw_v4i rw_bin_of(const struct rw_binning *m, struct rw_box box)
{
    rw_v4 place = (rw_box_centre(box) - m->origin) * m->scale;
    const rw_v4 last = {m->count - 1, m->count - 1, m->count - 1, 0};
    return __builtin_convertvector(rw_v4_min(place, last), rw_v4i);
}

struct rw_object_split rw_find_object_split(struct rw_topdown *t, const struct rw_set *set);

/* Large sets are worked on in this many pieces. */
#define RW_SLICES 64

static inline uint32_t rw_slice_begin(const struct rw_set *set, uint32_t slice)
{
    return set->begin + (uint32_t)((uint64_t)rw_set_count(set) * slice / RW_SLICES);
}

/* Where a reference goes: writes it, or its two halves, to out[0] (left) and out[1] (right);
 * returns bit 0 for left and bit 1 for right. */
typedef unsigned (*rw_divide_cb)(const void *user, const struct rw_ref *ref, struct rw_ref out[2]);

/* Divides a set by all threads of t->pool. */
void rw_divide_parallel(struct rw_topdown *t, const struct rw_set *set, rw_divide_cb divide,
                        const void *user, struct rw_set side[2]);

/* Divides a set by an object split that has been found, alone or by all threads. */
void rw_divide_objects(struct rw_topdown *t, const struct rw_set *set,
                       const struct rw_object_split *split, struct rw_set side[2]);

#endif
