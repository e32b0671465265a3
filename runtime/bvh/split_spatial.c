/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Spatial splits (Stich, Friedrich and Dietrich, Spatial Splits in Bounding Volume Hierarchies,
 * 2009). Where the sides of the best object split overlap much, planes in space are tried too;
 * references that cross the chosen one are clipped into two, or go to one side whole if that is
 * cheaper.
 */
#include <math.h>

#include "runtime/bvh/clip.h"
#include "runtime/bvh/split.h"

#define CLIPPED_BINS 3 /* triangles that lie in more bins than this are clipped exactly */

/* ---- planes ---------------------------------------------------------------------------------- */

/* A binning and the width of its bins. */
struct grid {
    struct rw_binning binning;
    rw_v4 width;
};

static struct grid make_grid(const struct rw_set *set, int count)
{
    const float last = (float)(count - 1);
    struct grid grid = {.binning = {.origin = rw_v4_xyz(set->bounds.lower),
                                    .last = {last, last, last, 0},
                                    .count = count}};
    rw_v4 extent = rw_v4_xyz(set->bounds.upper) - grid.binning.origin;
    for (int a = 0; a < 3; a++) {
        float scale = (float)count / extent[a];
        bool usable = scale < FLT_MAX;
        grid.binning.scale[a] = usable ? scale : 0;
        grid.width[a] = usable ? extent[a] / (float)count : 0;
    }
    return grid;
}

static float plane_at(const struct grid *grid, int axis, int bin)
{
    return grid->binning.origin[axis] + (float)bin * grid->width[axis];
}

/* Cuts a triangle at every plane between the bins it lies in. */
static void fill_clipped(const struct rw_bvh_build *b, const struct grid *grid,
                         const struct rw_ref *ref, int axis, int first, int last,
                         struct rw_bins *bins)
{
    struct rw_corners corners = rw_clip_corners(b, ref);
    struct rw_box rest = rw_ref_box(ref);
    for (int bin = first; bin < last; bin++) {
        struct rw_box side[2];
        rw_clip(&corners, rest, axis, plane_at(grid, axis, bin + 1), side);
        if (!rw_box_is_empty(side[0])) rw_box_grow(&bins->box[bin][axis], side[0]);
        if (rw_box_is_empty(side[1])) return;
        rest = side[1];
    }
    rw_box_grow(&bins->box[last][axis], rest);
}

/* The same for its box alone: nearly as good for what is not much larger than a bin, and fast. */
static void fill_chopped(const struct grid *grid, struct rw_box box, int axis, int first, int last,
                         struct rw_bins *bins)
{
    static const rw_v4i masks[3] = {{-1, 0, 0, 0}, {0, -1, 0, 0}, {0, 0, -1, 0}};
    const rw_v4i mask = masks[axis];
    const rw_v4 most = {FLT_MAX, FLT_MAX, FLT_MAX, FLT_MAX};
    for (int bin = first; bin <= last; bin++) {
        rw_v4 low = grid->binning.origin + (float)bin * grid->width, high = low + grid->width;
        low = (rw_v4)(((rw_v4i)low & mask) | ((rw_v4i)-most & ~mask));
        high = (rw_v4)(((rw_v4i)high & mask) | ((rw_v4i)most & ~mask));
        if (bin == first) low = -most;
        if (bin == last) high = most;
        struct rw_box slab = {low, high};
        rw_box_grow(&bins->box[bin][axis], rw_box_common(box, slab));
    }
}

static void fill_by_place(const struct rw_topdown *t, const void *user, uint32_t begin,
                          uint32_t end, struct rw_bins *bins)
{
    const struct grid *grid = user;
    for (uint32_t i = begin; i < end; i++) {
        const struct rw_ref *ref = &t->b->refs[i];
        struct rw_box box = rw_ref_box(ref);
        rw_v4i first = rw_bin_of(&grid->binning, rw_v4_xyz(box.lower));
        rw_v4i last = rw_bin_of(&grid->binning, rw_v4_xyz(box.upper));
        for (int a = 0; a < 3; a++) {
            int from = first[a], to = last[a];
            bins->enter[from][a]++;
            bins->leave[to][a]++;
            if (from == to)
                rw_box_grow(&bins->box[from][a], box);
            else if (to - from < CLIPPED_BINS)
                fill_chopped(grid, box, a, from, to, bins);
            else
                fill_clipped(t->b, grid, ref, a, from, to, bins);
        }
    }
}

struct spatial_split {
    const struct rw_bvh_build *b;
    struct grid grid;
    struct rw_plane plane;
    float position;
    struct rw_box bounds[2];
    uint32_t count[2];
};

static struct spatial_split find_spatial_split(struct rw_topdown *t, const struct rw_set *set)
{
    int count = rw_bin_count(set, 128);
    struct spatial_split split = {.b = t->b, .grid = make_grid(set, count)};
    struct rw_bins bins;
    rw_fill_bins(t, set, count, fill_by_place, &split.grid, &bins);
    split.plane = rw_sweep_bins(&bins, bins.enter, bins.leave, count, rw_area_scale(set->bounds));
    int axis = split.plane.axis;
    if (!(split.plane.cost < INFINITY)) return split;
    split.position = plane_at(&split.grid, axis, split.plane.bin);
    split.bounds[0] = split.bounds[1] = rw_box_empty();
    for (int i = 0; i < count; i++) {
        bool right = i >= split.plane.bin;
        rw_box_grow(&split.bounds[right], bins.box[i][axis]);
        split.count[right] += (uint32_t)(right ? bins.leave : bins.enter)[i][axis];
    }
    return split;
}

/* ---- dividing -------------------------------------------------------------------------------- */

/* Where a reference that crosses the plane goes: 0 left, 1 right, 2 to both. */
static int choose_sides(const struct spatial_split *s, struct rw_box whole,
                        const struct rw_box half[2])
{
    double area[2] = {rw_box_area(s->bounds[0]), rw_box_area(s->bounds[1])};
    double both = area[0] * s->count[0] + area[1] * s->count[1];
    if (rw_box_is_empty(half[0])) return 1;
    if (rw_box_is_empty(half[1])) return 0;
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
    if (rw_bin_of(&s->grid.binning, rw_v4_xyz(whole.upper))[axis] < s->plane.bin) return 0;
    if (rw_bin_of(&s->grid.binning, rw_v4_xyz(whole.lower))[axis] >= s->plane.bin) return 1;
    struct rw_corners corners = rw_clip_corners(s->b, ref);
    rw_clip(&corners, whole, axis, s->position, half);
    int sides = choose_sides(s, whole, half);
    if (sides == 2) {
        *right = *ref;
        rw_set_ref_box(right, half[1]);
        rw_set_ref_box(ref, half[0]);
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
    if (overlap <= t->min_overlap || overlap <= RW_BVH_MIN_SET_OVERLAP * rw_box_area(set->bounds))
        return false;
    if (set->end == set->capacity || set->depth < 34) return false;
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
