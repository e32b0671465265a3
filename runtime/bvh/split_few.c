/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Sets of two, three or four references: most sets of a build are. Every way to divide them is
 * tried, whatever their order in space.
 */
#include <math.h>

#include "runtime/bvh/split.h"

/* Ways to divide n references: bit i of a mask says that reference i goes right. The reference 0
 * always goes left, which leaves out mirror images. */
static const struct ways {
    unsigned count;
    unsigned char mask[7];
} ways[RW_FEW_REFS + 1] = {
    [2] = {1, {2}},
    [3] = {3, {2, 4, 6}},
    [4] = {7, {2, 4, 8, 6, 10, 12, 14}},
};

static double way_cost(const struct rw_box box[RW_FEW_REFS], unsigned count, unsigned mask)
{
    struct rw_box side[2] = {rw_box_empty(), rw_box_empty()};
    for (unsigned i = 0; i < count; i++) rw_box_grow(&side[mask >> i & 1], box[i]);
    unsigned right = (unsigned)__builtin_popcount(mask);
    return rw_box_area(side[0]) * (count - right) + rw_box_area(side[1]) * right;
}

static unsigned best_way(const struct rw_box box[RW_FEW_REFS], unsigned count)
{
    double best = INFINITY;
    unsigned mask = 0;
    if (count == 2) return 2;
    for (unsigned i = 0; i < ways[count].count; i++) {
        double cost = way_cost(box, count, ways[count].mask[i]);
        if (cost < best) best = cost, mask = ways[count].mask[i];
    }
    return mask;
}

void rw_split_few(struct rw_topdown *t, const struct rw_set *set, struct rw_set side[2])
{
    struct rw_ref *refs = t->b->refs + set->begin, copy[RW_FEW_REFS];
    struct rw_box box[RW_FEW_REFS];
    unsigned count = rw_set_count(set);
    for (unsigned i = 0; i < count; i++) {
        copy[i] = refs[i];
        box[i] = rw_ref_box(&refs[i]);
    }
    unsigned mask = best_way(box, count), next = 0;
    for (unsigned s = 0; s < 2; s++) {
        side[s] = (struct rw_set){
            .begin = set->begin + next, .bounds = rw_box_empty(), .centres = rw_box_empty()};
        for (unsigned i = 0; i < count; i++) {
            if ((mask >> i & 1) != s) continue;
            rw_set_add(&side[s], box[i]);
            refs[next++] = copy[i];
        }
        side[s].end = set->begin + next;
    }
}
