/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Spatial splits (Stich, Friedrich and Dietrich, Spatial Splits in Bounding Volume Hierarchies,
 * 2009). Where the sides of the best object split overlap much, planes in space are tried too;
 * references that cross the chosen one are clipped into two, or go to one side whole if that is
 * cheaper.
 *
 * Clipping never loses a piece of a triangle: points of intersection are taken with their rounding
 * error to every side.
 */
#include <math.h>
#include <string.h>

#include "runtime/bvh/split.h"

/* ---- clipping -------------------------------------------------------------------------------- */

struct corners {
    rw_v4 v[3];
};

/* Infinite corners are moved to the largest float, as those of the boxes are. */
static struct corners read_corners(const struct rw_bvh_build *b, const struct rw_ref *ref)
{
    const rw_v4 most = {FLT_MAX, FLT_MAX, FLT_MAX, FLT_MAX};
    const struct rw_triangle *t = (const struct rw_triangle *)b->entries + ref->primitive;
    struct corners out = {{rw_v4_load(t->v0), rw_v4_load(t->v1), rw_v4_load(t->v2)}};
    for (int i = 0; i < 3; i++) out.v[i] = rw_v4_min(rw_v4_max(rw_v4_xyz(out.v[i]), -most), most);
    return out;
}

static rw_v4 absolute(rw_v4 v)
{
    return rw_v4_max(v, -v);
}

/* Where the edge meets the plane, with the error of computing that. */
static struct rw_box edge_at(rw_v4 from, rw_v4 to, int axis, float plane)
{
    float t = (0.5f * plane - 0.5f * from[axis]) / (0.5f * to[axis] - 0.5f * from[axis]);
    rw_v4 point = from * (1 - t) + to * t;
    rw_v4 error = rw_v4_max(absolute(from), absolute(to)) * (6 * FLT_EPSILON);
    return (struct rw_box){point - error, point + error};
}

/* The boxes of the triangle on both sides of a plane, as far as they lie in `box`. */
static void clip(const struct corners *c, struct rw_box box, int axis, float plane,
                 struct rw_box side[2])
{
    side[0] = side[1] = rw_box_empty();
    for (int i = 0; i < 3; i++) {
        rw_v4 from = c->v[i], to = c->v[i == 2 ? 0 : i + 1];
        struct rw_box corner = {from, from};
        if (from[axis] <= plane) rw_box_grow(&side[0], corner);
        if (from[axis] >= plane) rw_box_grow(&side[1], corner);
        if ((from[axis] < plane) != (to[axis] < plane)) {
            struct rw_box meeting = edge_at(from, to, axis, plane);
            rw_box_grow(&side[0], meeting);
            rw_box_grow(&side[1], meeting);
        }
    }
    side[0] = rw_box_common(side[0], box);
    side[1] = rw_box_common(side[1], box);
    side[0].upper[axis] = fminf(side[0].upper[axis], plane);
    side[1].lower[axis] = fmaxf(side[1].lower[axis], plane);
}

static bool is_empty(struct rw_box box)
{
    rw_v4i empty = box.lower > box.upper;
    return empty[0] | empty[1] | empty[2];
}

/* ---- planes ---------------------------------------------------------------------------------- */

static struct rw_binning make_binning(const struct rw_set *set)
{
    const float last = RW_BVH_BINS - 1;
    struct rw_binning m = {.origin = rw_v4_xyz(set->bounds.lower),
                           .last = {last, last, last, 0},
                           .count = RW_BVH_BINS};
    rw_v4 extent = rw_v4_xyz(set->bounds.upper) - m.origin;
    for (int a = 0; a < 3; a++) {
        float scale = RW_BVH_BINS / extent[a];
        m.scale[a] = scale < FLT_MAX ? scale : 0;
    }
    return m;
}

static float plane_at(const struct rw_binning *m, int axis, int bin)
{
    return m->origin[axis] + (float)bin / m->scale[axis];
}

/* Cuts a reference at every plane between the bins it lies in. */
static void fill_across(const struct rw_topdown *t, const struct rw_binning *m,
                        const struct rw_ref *ref, int axis, int first, int last,
                        struct rw_bins *bins)
{
    struct corners corners = read_corners(t->b, ref);
    struct rw_box rest = rw_ref_box(ref);
    for (int bin = first; bin < last; bin++) {
        struct rw_box side[2];
        clip(&corners, rest, axis, plane_at(m, axis, bin + 1), side);
        if (!is_empty(side[0])) rw_box_grow(&bins->box[bin][axis], side[0]);
        if (is_empty(side[1])) return;
        rest = side[1];
    }
    rw_box_grow(&bins->box[last][axis], rest);
}

static void fill_by_place(const struct rw_topdown *t, const struct rw_binning *m, uint32_t begin,
                          uint32_t end, struct rw_bins *bins)
{
    for (uint32_t i = begin; i < end; i++) {
        const struct rw_ref *ref = &t->b->refs[i];
        struct rw_box box = rw_ref_box(ref);
        rw_v4i first = rw_bin_of(m, rw_v4_xyz(box.lower)),
               last = rw_bin_of(m, rw_v4_xyz(box.upper));
        for (int a = 0; a < 3; a++) {
            int from = first[a], to = last[a];
            bins->enter[from][a]++;
            bins->leave[to][a]++;
            if (from == to)
                rw_box_grow(&bins->box[from][a], box);
            else
                fill_across(t, m, ref, a, from, to, bins);
        }
    }
}

struct spatial_split {
    const struct rw_bvh_build *b;
    struct rw_binning binning;
    struct rw_plane plane;
    float position;
    struct rw_box bounds[2];
    uint32_t count[2];
};

static struct spatial_split find_spatial_split(struct rw_topdown *t, const struct rw_set *set)
{
    struct spatial_split split = {.b = t->b, .binning = make_binning(set)};
    struct rw_bins bins;
    rw_fill_bins(t, set, &split.binning, fill_by_place, &bins);
    split.plane =
        rw_sweep_bins(&bins, bins.enter, bins.leave, RW_BVH_BINS, rw_area_scale(set->bounds));
    int axis = split.plane.axis;
    if (!(split.plane.cost < INFINITY)) return split;
    split.position = plane_at(&split.binning, axis, split.plane.bin);
    split.bounds[0] = split.bounds[1] = rw_box_empty();
    for (int i = 0; i < RW_BVH_BINS; i++) {
        bool right = i >= split.plane.bin;
        rw_box_grow(&split.bounds[right], bins.box[i][axis]);
        split.count[right] += (uint32_t)(right ? bins.leave : bins.enter)[i][axis];
    }
    return split;
}

/* ---- dividing -------------------------------------------------------------------------------- */

static void set_box(struct rw_ref *ref, struct rw_box box)
{
    for (int a = 0; a < 3; a++) ref->lower[a] = box.lower[a], ref->upper[a] = box.upper[a];
}

/* Where a reference that crosses the plane goes: 0 left, 1 right, 2 to both. */
static int choose_sides(const struct spatial_split *s, struct rw_box whole,
                        const struct rw_box half[2])
{
    double area[2] = {rw_box_area(s->bounds[0]), rw_box_area(s->bounds[1])};
    double both = area[0] * s->count[0] + area[1] * s->count[1];
    if (is_empty(half[0])) return 1;
    if (is_empty(half[1])) return 0;
    double left = rw_box_area(rw_box_union(s->bounds[0], whole)) * s->count[0] +
                  area[1] * (s->count[1] - 1.0);
    double right = rw_box_area(rw_box_union(s->bounds[1], whole)) * s->count[1] +
                   area[0] * (s->count[0] - 1.0);
    if (both < left && both < right) return 2;
    return left <= right ? 0 : 1;
}

static int divide_ref(const struct spatial_split *s, struct rw_ref *ref, struct rw_ref *right)
{
    struct rw_box whole = rw_ref_box(ref), half[2];
    int axis = s->plane.axis;
    if (rw_bin_of(&s->binning, rw_v4_xyz(whole.upper))[axis] < s->plane.bin) return 0;
    if (rw_bin_of(&s->binning, rw_v4_xyz(whole.lower))[axis] >= s->plane.bin) return 1;
    struct corners corners = read_corners(s->b, ref);
    clip(&corners, whole, axis, s->position, half);
    int sides = choose_sides(s, whole, half);
    if (sides == 2) {
        *right = *ref;
        set_box(right, half[1]);
        set_box(ref, half[0]);
    }
    return sides;
}

static uint32_t divide_spatial(const void *user, struct rw_ref *refs, struct rw_set side[2],
                               struct rw_ref *extra)
{
    uint32_t added = 0;
    while (side[0].end < side[1].begin) {
        struct rw_ref *ref = &refs[side[0].end];
        int sides = divide_ref(user, ref, &extra[added]);
        if (sides == 2) rw_set_add(&side[1], rw_ref_box(&extra[added++]));
        if (sides != 1) {
            rw_set_add(&side[0], rw_ref_box(ref));
            side[0].end++;
            continue;
        }
        rw_set_add(&side[1], rw_ref_box(ref));
        struct rw_ref swap = refs[--side[1].begin];
        refs[side[1].begin] = *ref;
        *ref = swap;
    }
    return added;
}

/* Is there room for all that may be added, and depth for the halvings of twice as many? */
static bool fits(const struct rw_set *set, const struct spatial_split *split)
{
    uint32_t count = rw_set_count(set);
    return split->count[0] < count && split->count[1] < count &&
           split->count[0] + split->count[1] - count <= set->capacity - set->end;
}

static bool try_spatial(struct rw_topdown *t, const struct rw_set *set,
                        const struct rw_object_split *object, struct rw_set side[2])
{
    double overlap = rw_box_area(rw_box_common(object->bounds[0], object->bounds[1]));
    if (overlap <= t->min_overlap || set->end == set->capacity || set->depth < 34) return false;
    struct spatial_split split = find_spatial_split(t, set);
    if (!(split.plane.cost < object->plane.cost) || !fits(set, &split)) return false;
    rw_divide(t, set, divide_spatial, &split, side);
    return rw_set_count(&side[0]) && rw_set_count(&side[1]);
}

void rw_split_spatial(struct rw_topdown *t, const struct rw_set *set, struct rw_set side[2])
{
    if (rw_set_count(set) <= RW_FEW_REFS) {
        rw_split_few(t, set, side);
        return;
    }
    struct rw_object_split object = rw_find_object_split(t, set);
    if (try_spatial(t, set, &object, side)) return;
    if (object.plane.cost < INFINITY)
        rw_divide_objects(t, set, &object, side);
    else
        rw_split_median(t, set, side);
}
