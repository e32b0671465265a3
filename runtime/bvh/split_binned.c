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
    rw_v4 extent = bounds.upper - bounds.lower;
    float most = 1e-37f; /* neither this nor its inverse is denormal */
    for (int a = 0; a < 3; a++) most = extent[a] > most ? extent[a] : most;
    return 1 / most;
}

static void clear_bins(struct rw_bins *bins, int count)
{
    for (int i = 0; i < count; i++) {
        struct rw_bin *bin = &bins->bin[i];
        bin->box[0] = bin->box[1] = bin->box[2] = rw_hull_empty();
        bin->enter = bin->leave = (rw_v4i){0, 0, 0, 0};
    }
}

static void join_bins(struct rw_bins *bins, const struct rw_bins *other, int count)
{
    for (int i = 0; i < count; i++) {
        struct rw_bin *to = &bins->bin[i];
        const struct rw_bin *from = &other->bin[i];
        for (int a = 0; a < 3; a++) rw_hull_grow(&to->box[a], from->box[a]);
        to->enter += from->enter;
        to->leave += from->leave;
    }
}

/* ---- in slices ---- */

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
    rw_build_threads_for(t->pool, RW_SLICES, fill_slice, &s);
    for (int k = 0; k < RW_SLICES; k++) join_bins(bins, &s.bins[k], count);
}

/* ---- planes ---- */

/* Half the surfaces of three hulls, one an axis, in that scale; lane 3 means nothing. */
static rw_v4 area3(const struct rw_hull hull[3], float scale)
{
    rw_v4 e[3]; /* minus the extents; so are x, y, z */
    for (int i = 0; i < 3; i++) e[i] = (rw_hull_lower(hull[i]) + rw_hull_upper(hull[i])) * scale;
    rw_v4 xy = __builtin_shufflevector(e[0], e[1], 0, 4, 1, 5); /* ax bx ay by */
    rw_v4 zz = __builtin_shufflevector(e[0], e[1], 2, 6, 3, 7);
    rw_v4 x = __builtin_shufflevector(xy, e[2], 0, 1, 4, 4);
    rw_v4 y = __builtin_shufflevector(xy, e[2], 2, 3, 5, 5);
    rw_v4 z = __builtin_shufflevector(zz, e[2], 0, 1, 6, 6);
    return x * (y + z) + y * z;
}

/* An empty side costs infinity: no split. (An empty box has no area: its extent is infinite.) */
static rw_v4 side_cost(const struct rw_hull hull[3], rw_v4i count, float scale)
{
    const rw_v4 none = {INFINITY, INFINITY, INFINITY, INFINITY};
    rw_v4i some = count > 0;
    rw_v4 cost = area3(hull, scale) * __builtin_convertvector(count, rw_v4);
    return (rw_v4)(((rw_v4i)cost & some) | ((rw_v4i)none & ~some));
}

struct rw_plane rw_sweep_bins(const struct rw_bins *bins, int count, float scale, bool leaving)
{
    rw_v4 right_cost[RW_BVH_BINS], least = {INFINITY, INFINITY, INFINITY, INFINITY};
    struct rw_hull hull[3] = {rw_hull_empty(), rw_hull_empty(), rw_hull_empty()};
    rw_v4i sum = {0, 0, 0, 0}, place = sum;
    for (int i = count - 1; i > 0; i--) {
        const struct rw_bin *bin = &bins->bin[i];
        for (int a = 0; a < 3; a++) rw_hull_grow(&hull[a], bin->box[a]);
        sum += leaving ? bin->leave : bin->enter;
        right_cost[i] = side_cost(hull, sum, scale);
    }
    hull[0] = hull[1] = hull[2] = rw_hull_empty();
    sum = (rw_v4i){0, 0, 0, 0};
    for (int i = 1; i < count; i++) {
        const struct rw_bin *bin = &bins->bin[i - 1];
        for (int a = 0; a < 3; a++) rw_hull_grow(&hull[a], bin->box[a]);
        sum += bin->enter;
        rw_v4 cost = side_cost(hull, sum, scale) + right_cost[i];
        rw_v4i better = cost < least;
        least = rw_v4_min(cost, least);
        place = (place & ~better) | (i & better);
    }
    struct rw_plane best = {.axis = 0, .bin = place[0], .cost = least[0]};
    for (int a = 1; a < 3; a++)
        if (least[a] < best.cost) best = (struct rw_plane){a, place[a], least[a]};
    return best;
}

/* ---- by centres ---- */

/* For centres that lie in a box. The factor below 1 keeps the last of them out of bin `count`,
 * however their place is rounded. */
static struct rw_binning make_binning(struct rw_box centres, int count)
{
    struct rw_binning m = {.origin = rw_v4_xyz(centres.lower)};
    rw_v4 extent = rw_v4_xyz(centres.upper) - m.origin;
    for (int a = 0; a < 3; a++) {
        float scale = (float)count * 0.99999f / extent[a];
        m.scale[a] = scale < FLT_MAX ? scale : 0;
    }
    return m;
}

static inline struct rw_bin *bin_at(struct rw_bins *bins, int32_t offset)
{
    return (struct rw_bin *)((unsigned char *)bins + (uint32_t)offset);
}

static void fill_by_centre(const struct rw_topdown *t, const void *user, uint32_t begin,
                           uint32_t end, struct rw_bins *bins)
{
    const struct rw_binning m = *(const struct rw_binning *)user;
    const struct rw_ref *last = &t->b->refs[end];
    for (const struct rw_ref *ref = &t->b->refs[begin]; ref < last; ref++) {
        rw_v4i bin = __builtin_convertvector((rw_ref_centre(ref) - m.origin) * m.scale, rw_v4i);
        bin *= (int32_t)sizeof(struct rw_bin);
        struct rw_bin *x = bin_at(bins, bin[0]), *y = bin_at(bins, bin[1]),
                      *z = bin_at(bins, bin[2]);
        struct rw_hull hull = rw_hull_of_ref(ref);
        rw_hull_grow(&x->box[0], hull);
        rw_hull_grow(&y->box[1], hull);
        rw_hull_grow(&z->box[2], hull);
        x->enter[0]++;
        y->enter[1]++;
        z->enter[2]++;
    }
}

/* Do the centres fill no more than half of the bins' range along two axes or three? */
static bool is_coarse(const struct rw_bins *bins, int count)
{
    rw_v4i first = {0, 0, 0, 0}, last = first, some = first;
    for (int i = 0; i < count; i++) {
        rw_v4i none = bins->bin[i].enter == 0;
        some |= ~none;
        first -= ~some;
        last = (last & none) | (i & ~none);
    }
    rw_v4i narrow = 2 * (last - first + 1) <= count;
    return narrow[0] + narrow[1] + narrow[2] < -1;
}

/* The centres lie in the box of the set, and most often fill it: where they do not, their own
 * bounds are looked for. */
void rw_find_object_split(struct rw_topdown *t, const struct rw_set *set,
                          struct rw_object_split *out)
{
    const int count = out->count = rw_bin_count(set, 24);
    struct rw_bins *bins = &out->bins;
    struct rw_box room = {2 * rw_v4_xyz(set->bounds.lower), 2 * rw_v4_xyz(set->bounds.upper)};
    out->binning = make_binning(room, count);
    rw_fill_bins(t, set, count, fill_by_centre, &out->binning, bins);
    if (is_coarse(bins, count)) {
        out->binning = make_binning(rw_set_centres(t->b, set), count);
        rw_fill_bins(t, set, count, fill_by_centre, &out->binning, bins);
    }
    out->plane = rw_sweep_bins(bins, count, rw_area_scale(set->bounds), false);
    struct rw_hull left = rw_hull_empty(), right = rw_hull_empty();
    int axis = out->plane.axis;
    for (int i = 0; i < out->plane.bin; i++) rw_hull_grow(&left, bins->bin[i].box[axis]);
    for (int i = out->plane.bin; i < count; i++) rw_hull_grow(&right, bins->bin[i].box[axis]);
    out->bounds[0] = rw_hull_box(left);
    out->bounds[1] = rw_hull_box(right);
}

/* What lies on one side of plane i of each axis; s: 0 left, 1 right. */
static rw_v4 cut_cost(const struct rw_binning *m, const struct rw_hull hull[3], rw_v4i count,
                      float scale, int i, int s)
{
    struct rw_hull cut[3];
    rw_v4 plane = 0.5f * (m->origin + (float)i / m->scale); /* infinite where nothing is binned */
    for (int a = 0; a < 3; a++) {
        rw_v4 low = -(rw_v4){FLT_MAX, FLT_MAX, FLT_MAX, FLT_MAX}, high = low;
        if (s)
            low[a] = plane[a];
        else
            high[a] = -plane[a];
        cut[a] = rw_hull_max(hull[a], rw_hull_of(low, high));
    }
    return side_cost(cut, count, scale);
}

float rw_least_spatial_cost(const struct rw_object_split *split, float scale)
{
    rw_v4 right_cost[RW_BVH_BINS], least = {INFINITY, INFINITY, INFINITY, INFINITY};
    struct rw_hull hull[3] = {rw_hull_empty(), rw_hull_empty(), rw_hull_empty()};
    rw_v4i sum = {0, 0, 0, 0};
    for (int i = split->count - 1; i > 0; i--) {
        const struct rw_bin *bin = &split->bins.bin[i];
        for (int a = 0; a < 3; a++) rw_hull_grow(&hull[a], bin->box[a]);
        sum += bin->enter;
        right_cost[i] = cut_cost(&split->binning, hull, sum, scale, i, 1);
    }
    hull[0] = hull[1] = hull[2] = rw_hull_empty();
    sum = (rw_v4i){0, 0, 0, 0};
    for (int i = 1; i < split->count; i++) {
        const struct rw_bin *bin = &split->bins.bin[i - 1];
        for (int a = 0; a < 3; a++) rw_hull_grow(&hull[a], bin->box[a]);
        sum += bin->enter;
        rw_v4 cost = cut_cost(&split->binning, hull, sum, scale, i, 0) + right_cost[i];
        least = rw_v4_min(cost, least);
    }
    float best = least[0] < least[1] ? least[0] : least[1];
    return best < least[2] ? best : least[2];
}
