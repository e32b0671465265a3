/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Surface area heuristic over bins (Wald, On fast Construction of SAH-based Bounding Volume
 * Hierarchies, 2007). The centres of a set are sorted into equal bins along each axis, and the
 * cheapest plane between two bins divides the set. All three axes are done at once, in vectors.
 *
 * A large set is binned in slices, by all threads.
 */
#include "runtime/bvh/split.h"

#include <math.h>

float rw_area_scale(struct rw_box bounds)
{
    float most = 1e-37f; /* neither this nor its inverse is denormal */
    for (int a = 0; a < 3; a++) {
        float extent = 0.5f * bounds.upper[a] - 0.5f * bounds.lower[a];
        if (extent > most) most = extent;
    }
    return 1 / fminf(most, 1e37f);
}

static void clear_bins(struct rw_bins *bins, int count)
{
    for (int i = 0; i < count; i++) {
        bins->box[i][0] = bins->box[i][1] = bins->box[i][2] = rw_box_empty();
        bins->enter[i] = bins->leave[i] = (rw_v4i){0, 0, 0, 0};
    }
}

static void join_bins(struct rw_bins *bins, const struct rw_bins *other, int count)
{
    for (int i = 0; i < count; i++) {
        for (int a = 0; a < 3; a++) rw_box_grow(&bins->box[i][a], other->box[i][a]);
        bins->enter[i] += other->enter[i];
        bins->leave[i] += other->leave[i];
    }
}

/* ---- in slices ------------------------------------------------------------------------------- */

struct slices {
    struct rw_topdown *t;
    const struct rw_set *set;
    int count; /* of bins */
    rw_fill_cb fill;
    const void *user;
    struct rw_bins *bins; /* of each slice */
};

static void fill_slice(void *user, uint32_t index)
{
    struct slices *s = user;
    uint32_t refs = rw_set_count(s->set);
    clear_bins(&s->bins[index], s->count);
    s->fill(s->t, s->user, rw_slice_begin(s->set->begin, refs, index),
            rw_slice_begin(s->set->begin, refs, index + 1), &s->bins[index]);
}

void rw_fill_bins(struct rw_topdown *t, const struct rw_set *set, int count, rw_fill_cb fill,
                  const void *user, struct rw_bins *bins)
{
    struct slices s = {t, set, count, fill, user, t->slice_bins};
    clear_bins(bins, count);
    if (!t->pool) {
        fill(t, user, set->begin, set->end, bins);
        return;
    }
    rw_pool_for(t->pool, RW_SLICES, fill_slice, &s);
    for (int k = 0; k < RW_SLICES; k++) join_bins(bins, &s.bins[k], count);
}

/* ---- planes ---------------------------------------------------------------------------------- */

/* An empty side costs infinity: no split. (An empty box has no area: its extent is infinite.) */
static rw_v4 side_cost(const struct rw_box box[3], rw_v4i count, float scale)
{
    const rw_v4 none = {INFINITY, INFINITY, INFINITY, INFINITY};
    rw_v4i some = count > 0;
    rw_v4 cost = rw_area3(box, scale) * __builtin_convertvector(count, rw_v4);
    return (rw_v4)(((rw_v4i)cost & some) | ((rw_v4i)none & ~some));
}

struct rw_plane rw_sweep_bins(const struct rw_bins *bins, const rw_v4i *left, const rw_v4i *right,
                              int count, float scale)
{
    const rw_v4 none = {INFINITY, INFINITY, INFINITY, INFINITY};
    rw_v4 right_cost[RW_BVH_BINS], least = none;
    struct rw_box box[3] = {rw_box_empty(), rw_box_empty(), rw_box_empty()};
    rw_v4i sum = {0, 0, 0, 0}, place = sum;
    for (int i = count - 1; i > 0; i--) {
        for (int a = 0; a < 3; a++) rw_box_grow(&box[a], bins->box[i][a]);
        sum += right[i];
        right_cost[i] = side_cost(box, sum, scale);
    }
    box[0] = box[1] = box[2] = rw_box_empty();
    sum = (rw_v4i){0, 0, 0, 0};
    for (int i = 1; i < count; i++) {
        for (int a = 0; a < 3; a++) rw_box_grow(&box[a], bins->box[i - 1][a]);
        sum += left[i - 1];
        rw_v4 cost = side_cost(box, sum, scale) + right_cost[i];
        rw_v4i better = cost < least;
        least = rw_v4_min(cost, least);
        place = (place & ~better) | (i & better);
    }
    struct rw_plane best = {.axis = 0, .bin = place[0], .cost = least[0]};
    for (int a = 1; a < 3; a++)
        if (least[a] < best.cost) best = (struct rw_plane){a, place[a], least[a]};
    return best;
}

/* ---- by centres ------------------------------------------------------------------------------ */

static struct rw_binning make_binning(const struct rw_set *set, int count)
{
    float last = (float)(count - 1);
    struct rw_binning m = {
        .origin = rw_v4_xyz(set->centres.lower), .last = {last, last, last, 0}, .count = count};
    rw_v4 extent = rw_v4_xyz(set->centres.upper) - m.origin;
    for (int a = 0; a < 3; a++) {
        float scale = (float)count * 0.99999f / extent[a];
        m.scale[a] = scale < FLT_MAX ? scale : 0;
    }
    return m;
}

static void fill_by_centre(const struct rw_topdown *t, const void *user, uint32_t begin,
                           uint32_t end, struct rw_bins *bins)
{
    const struct rw_binning *m = user;
    for (uint32_t i = begin; i < end; i++) {
        struct rw_box box = rw_ref_box(&t->b->refs[i]);
        rw_v4i bin = rw_bin_of(m, rw_box_centre(box));
        int x = bin[0], y = bin[1], z = bin[2];
        rw_box_grow(&bins->box[x][0], box);
        rw_box_grow(&bins->box[y][1], box);
        rw_box_grow(&bins->box[z][2], box);
        bins->enter[x][0]++;
        bins->enter[y][1]++;
        bins->enter[z][2]++;
    }
}

struct rw_object_split rw_find_object_split(struct rw_topdown *t, const struct rw_set *set)
{
    int count = rw_bin_count(set, 24);
    struct rw_object_split split = {.binning = make_binning(set, count)};
    struct rw_bins bins;
    rw_fill_bins(t, set, count, fill_by_centre, &split.binning, &bins);
    split.plane = rw_sweep_bins(&bins, bins.enter, bins.enter, count, rw_area_scale(set->bounds));
    split.bounds[0] = split.bounds[1] = rw_box_empty();
    for (int i = 0; i < count; i++)
        rw_box_grow(&split.bounds[i >= split.plane.bin], bins.box[i][split.plane.axis]);
    return split;
}
