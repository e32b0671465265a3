/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Surface area heuristic over bins (Wald, On fast Construction of SAH-based Bounding Volume
 * Hierarchies, 2007). The centres of a set are sorted into equal bins along each axis, and the
 * cheapest plane between two bins divides the set.
 *
 * A large set is binned and divided in slices, by all threads; a small one in place by one.
 */
#include "runtime/bvh/split.h"

#include <math.h>

#include "runtime/memory.h"

/* Binning of `set` into `count` bins an axis. An axis on which it cannot be binned has scale 0. */
static struct rw_binning make_binning(const struct rw_set *set, int count)
{
    struct rw_binning m = {.origin = rw_v4_xyz(set->centres.lower), .count = count};
    for (int a = 0; a < 3; a++) {
        float extent = set->centres.upper[a] - set->centres.lower[a];
        float scale = (float)count * 0.99999f / extent;
        m.scale[a] = extent > 0 && scale < FLT_MAX ? scale : 0;
    }
    return m;
}

static void clear_bins(struct rw_bins *bins, int count)
{
    for (int a = 0; a < 3; a++)
        for (int i = 0; i < count; i++)
            bins->axis[a][i] = (struct rw_bin){.box = rw_box_empty(), .count = 0};
}

static void fill_bins(struct rw_bins *bins, const struct rw_binning *m, const struct rw_ref *refs,
                      uint32_t begin, uint32_t end)
{
    for (uint32_t i = begin; i < end; i++) {
        struct rw_box box = rw_ref_box(&refs[i]);
        rw_v4i bin = rw_bin_of(m, box);
        for (int a = 0; a < 3; a++) {
            struct rw_bin *into = &bins->axis[a][bin[a]];
            rw_box_grow(&into->box, box);
            into->count++;
        }
    }
}

/* Tries every plane between two bins of an axis. */
static void sweep_axis(const struct rw_bin *bins, const struct rw_binning *m, int axis,
                       struct rw_object_split *best)
{
    double right_cost[RW_BVH_BINS];
    struct rw_box box = rw_box_empty();
    uint32_t count = 0;
    for (int i = m->count - 1; i > 0; i--) {
        rw_box_grow(&box, bins[i].box);
        count += bins[i].count;
        right_cost[i] = count ? rw_box_area(box) * count : INFINITY;
    }
    box = rw_box_empty();
    count = 0;
    for (int i = 1; i < m->count; i++) {
        rw_box_grow(&box, bins[i - 1].box);
        count += bins[i - 1].count;
        if (count == 0) continue;
        double cost = rw_box_area(box) * count + right_cost[i];
        if (cost < best->cost) best->cost = cost, best->axis = axis, best->bin = i;
    }
}

struct slices {
    struct rw_topdown *t;
    const struct rw_set *set;
    const struct rw_binning *binning;
    struct rw_bins *bins; /* of each slice */
};

static void bin_slice(void *user, uint32_t index)
{
    struct slices *s = user;
    clear_bins(&s->bins[index], s->binning->count);
    fill_bins(&s->bins[index], s->binning, s->t->b->refs, rw_slice_begin(s->set, index),
              rw_slice_begin(s->set, index + 1));
}

/* Bins a set by all threads; false when there is no memory for that. */
static bool bin_parallel(struct rw_topdown *t, const struct rw_set *set, const struct rw_binning *m,
                         struct rw_bins *out)
{
    struct slices s = {t, set, m, rw_malloc(RW_SLICES * sizeof *s.bins)};
    if (!s.bins) return false;
    rw_pool_for(t->pool, RW_SLICES, bin_slice, &s);
    clear_bins(out, m->count);
    for (uint32_t k = 0; k < RW_SLICES; k++) {
        for (int a = 0; a < 3; a++) {
            for (int i = 0; i < m->count; i++) {
                rw_box_grow(&out->axis[a][i].box, s.bins[k].axis[a][i].box);
                out->axis[a][i].count += s.bins[k].axis[a][i].count;
            }
        }
    }
    rw_free(s.bins);
    return true;
}

struct rw_object_split rw_find_object_split(struct rw_topdown *t, const struct rw_set *set)
{
    uint32_t count = rw_set_count(set);
    struct rw_object_split best = {.axis = -1, .cost = INFINITY};
    best.binning = make_binning(set, count < 8 ? 8 : RW_BVH_BINS);
    struct rw_bins bins;
    if (!t->pool || !bin_parallel(t, set, &best.binning, &bins)) {
        clear_bins(&bins, best.binning.count);
        fill_bins(&bins, &best.binning, t->b->refs, set->begin, set->end);
    }
    for (int a = 0; a < 3; a++)
        if (best.binning.scale[a] > 0) sweep_axis(bins.axis[a], &best.binning, a, &best);
    return best;
}
