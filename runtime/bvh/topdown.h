/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Building a binary tree from the top down. The driver (topdown.c) keeps the list of sets that are
 * to be split; how a set is split is a builder's own.
 */
#ifndef RW_BVH_TOPDOWN_H
#define RW_BVH_TOPDOWN_H

#include "runtime/bvh/bvh.h"

/* References begin .. end - 1; room for more of them up to capacity - 1. */
struct rw_set {
    uint32_t begin, end, capacity;
    uint32_t depth; /* levels of nodes that may still come, this set's included */
    struct rw_box bounds;
};

struct rw_bins;

/* Scratch memory and settings of a top-down build. */
struct rw_topdown {
    struct rw_bvh_build *b;
    void (*split)(struct rw_topdown *t, const struct rw_set *set, struct rw_set side[2]);
    uint32_t few;                  /* sets of at most so many are clustered */
    struct rw_build_threads *pool; /* NULL inside a body of a parallel loop: work alone */
    struct rw_bins *slice_bins;    /* with a pool: RW_SLICES */
    struct rw_ref *scratch;        /* as many as b->refs */
    double min_overlap; /* spatial splits: overlap of the sides that makes one worth a try */
};

static inline uint32_t rw_set_count(const struct rw_set *set)
{
    return set->end - set->begin;
}

/* Bounds of rw_ref_centre of the set's references. */
static inline struct rw_box rw_set_centres(const struct rw_bvh_build *b, const struct rw_set *set)
{
    struct rw_box box = rw_box_empty();
    for (uint32_t i = set->begin; i < set->end; i++) {
        rw_v4 centre = rw_ref_centre(&b->refs[i]);
        rw_box_grow(&box, (struct rw_box){centre, centre});
    }
    return box;
}

/* Ways to split a set of two or more; both sides get one reference at least. The sides' begin, end
 * (adjacent, spare room at the end) and bounds are set; the driver does the rest. */
void rw_split_median(struct rw_topdown *t, const struct rw_set *set, struct rw_set side[2]);
void rw_split_binned(struct rw_topdown *t, const struct rw_set *set, struct rw_set side[2]);
void rw_split_spatial(struct rw_topdown *t, const struct rw_set *set, struct rw_set side[2]);

/* The tree of two to RW_FEW_REFS references, lower than RW_FEW_REFS; returns its code. Its nodes
 * have the numbers set->begin + 1 and up. */
#define RW_FEW_REFS 16
uint32_t rw_cluster_few(struct rw_bvh_build *b, const struct rw_set *set);

#endif
