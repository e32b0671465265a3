/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Object median: half of the references on each side, by their centres along the axis on which
 * these spread most. Also the last resort of the other builders: it always works.
 */
#include "runtime/bvh/hull.h"
#include "runtime/bvh/topdown.h"

static int widest_axis(const struct rw_bvh_build *b, const struct rw_set *set)
{
    int axis = 0;
    double widest = -1;
    struct rw_box centres = rw_set_centres(b, set);
    for (int a = 0; a < 3; a++) {
        double extent = (double)centres.upper[a] - centres.lower[a];
        if (extent > widest) widest = extent, axis = a;
    }
    return widest > 0 ? axis : -1;
}

static float centre(const struct rw_ref *ref, int axis)
{
    return 0.25f * ref->lower[axis] + 0.25f * ref->upper[axis];
}

/* Quickselect, the pivot being the middle one of three. */
static void select_middle(struct rw_ref *refs, int64_t count, int axis)
{
    int64_t low = 0, high = count - 1, middle = count / 2;
    while (low < high) {
        float a = centre(&refs[low], axis), b = centre(&refs[(low + high) / 2], axis);
        float c = centre(&refs[high], axis);
        float pivot = a < b ? (b < c ? b : a < c ? c : a) : (a < c ? a : b < c ? c : b);
        int64_t i = low, j = high;
        while (i <= j) {
            while (centre(&refs[i], axis) < pivot) i++;
            while (centre(&refs[j], axis) > pivot) j--;
            if (i > j) break;
            rw_ref_bits swap = rw_take_ref(&refs[i]);
            rw_put_ref(&refs[i++], rw_take_ref(&refs[j]));
            rw_put_ref(&refs[j--], swap);
        }
        if (middle <= j)
            high = j;
        else if (middle >= i)
            low = i;
        else
            return;
    }
}

void rw_split_median(struct rw_topdown *t, const struct rw_set *set, struct rw_set side[2])
{
    int axis = widest_axis(t->b, set);
    struct rw_ref *refs = t->b->refs;
    uint32_t middle = set->begin + rw_set_count(set) / 2;
    if (axis >= 0) select_middle(refs + set->begin, rw_set_count(set), axis);
    for (int s = 0; s < 2; s++) {
        side[s] = (struct rw_set){.begin = s ? middle : set->begin,
                                  .end = s ? set->end : middle,
                                  .bounds = rw_box_empty()};
        for (uint32_t i = side[s].begin; i < side[s].end; i++)
            rw_box_grow(&side[s].bounds, rw_ref_box(&refs[i]));
    }
}
