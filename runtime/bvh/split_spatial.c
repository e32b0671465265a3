/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Spatial splits (Stich, Friedrich and Dietrich, Spatial Splits in Bounding Volume Hierarchies,
 * 2009). Where the sides of the best object split overlap much, planes in space are tried too;
 * references that cross the chosen one are clipped into two, or go to one side whole if that is
 * cheaper. To choose a plane the boxes of the references are cut, not the triangles: that takes a
 * third of the time and makes trees less than 0.5 % dearer.
 */
#include <math.h>

#include "runtime/bvh/clip.h"
#include "runtime/bvh/split.h"

/* ---- planes ---- */

/* Equal bins along each axis; those along which a set is much shorter are not used. The bin of a
 * place p is (p - origin) * scale, rounded down. */
struct grid {
    rw_v4 origin, scale, width;
    bool used[3];
};

static float plane_at(const struct grid *grid, int axis, int bin)
{
    return grid->origin[axis] + (float)bin * grid->width[axis];
}

/* The factor below 1 keeps all places out of bin `count`, however they are rounded. */
static struct grid make_grid(struct rw_box bounds, int count)
{
    struct grid grid = {.origin = rw_v4_xyz(bounds.lower)};
    rw_v4 extent = rw_v4_xyz(bounds.upper) - grid.origin;
    float most = extent[0] > extent[1] ? extent[0] : extent[1];
    if (extent[2] > most) most = extent[2];
    for (int a = 0; a < 3; a++) {
        float scale = (float)count * 0.99999f / extent[a];
        grid.used[a] = extent[a] >= RW_BVH_MIN_SPLIT_AXIS * most && scale < FLT_MAX;
        if (!grid.used[a]) continue;
        grid.scale[a] = scale;
        grid.width[a] = 1 / scale;
    }
    return grid;
}

static inline void add_axis(struct rw_bins *bins, int axis, int32_t first, int32_t last,
                            struct rw_hull hull)
{
    bins->bin[first].enter[axis]++;
    bins->bin[last].leave[axis]++;
    struct rw_bin *bin = &bins->bin[first];
    for (; first < last; first++, bin++) rw_hull_grow(&bin->box[axis], hull);
    rw_hull_grow(&bin->box[axis], hull);
}

/* Every bin that a reference lies in gets its box; cut_bins makes of that the part inside. */
static void fill_by_place(const struct rw_topdown *t, const void *user, uint32_t begin,
                          uint32_t end, struct rw_bins *bins)
{
    const struct grid grid = *(const struct grid *)user;
    for (uint32_t i = begin; i < end; i++) {
        const struct rw_ref *ref = &t->b->refs[i];
        rw_v4 low = rw_v4_load(ref->lower) - grid.origin,
              high = rw_v4_load(ref->upper) - grid.origin;
        rw_v4i first = __builtin_convertvector(rw_v4_xyz(low) * grid.scale, rw_v4i);
        rw_v4i last = __builtin_convertvector(high * grid.scale, rw_v4i);
        struct rw_hull hull = rw_hull_of_ref(ref);
        if (grid.used[0]) add_axis(bins, 0, first[0], last[0], hull);
        if (grid.used[1]) add_axis(bins, 1, first[1], last[1], hull);
        if (grid.used[2]) add_axis(bins, 2, first[2], last[2], hull);
    }
}

static void cut_bins(const struct grid *grid, int count, struct rw_bins *bins)
{
    for (int a = 0; a < 3; a++) {
        rw_v4 low = -(rw_v4){FLT_MAX, FLT_MAX, FLT_MAX, FLT_MAX}, high = low;
        if (!grid->used[a]) continue;
        for (int i = 0; i < count; i++) {
            low[a] = plane_at(grid, a, i);
            high[a] = -plane_at(grid, a, i + 1);
            struct rw_hull *box = &bins->bin[i].box[a];
            *box = rw_hull_max(*box, rw_hull_of(low, high));
        }
    }
}

struct spatial_split {
    const struct rw_bvh_build *b;
    struct grid grid;
    struct rw_plane plane;
    struct rw_box bounds[2];
    uint32_t count[2];
};

static void find_spatial_split(struct rw_topdown *t, const struct rw_set *set,
                               struct spatial_split *split)
{
    int count = rw_bin_count(set, 128);
    struct rw_bins bins;
    split->grid = make_grid(set->bounds, count);
    rw_fill_bins(t, set, count, fill_by_place, &split->grid, &bins);
    cut_bins(&split->grid, count, &bins);
    split->plane = rw_sweep_bins(&bins, count, rw_area_scale(set->bounds), true);
    if (!(split->plane.cost < INFINITY)) return;
    const int axis = split->plane.axis;
    split->b = t->b;
    split->count[0] = split->count[1] = 0;
    struct rw_hull side[2] = {rw_hull_empty(), rw_hull_empty()};
    for (int i = 0; i < count; i++) {
        bool right = i >= split->plane.bin;
        rw_hull_grow(&side[right], bins.bin[i].box[axis]);
        split->count[right] += (uint32_t)(right ? bins.bin[i].leave : bins.bin[i].enter)[axis];
    }
    for (int k = 0; k < 2; k++) split->bounds[k] = rw_hull_box(side[k]);
}

/* ---- dividing ---- */

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

/* A reference that crosses the plane; what choose_sides says. */
static int divide_ref(const struct spatial_split *s, struct rw_ref *ref, struct rw_ref *right)
{
    struct rw_box whole = rw_ref_box(ref), half[2];
    struct rw_corners corners = rw_clip_corners(s->b, ref);
    rw_clip(&corners, whole, s->plane.axis, plane_at(&s->grid, s->plane.axis, s->plane.bin), half);
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
    const struct spatial_split *split = user;
    struct rw_hull bounds[2] = {rw_hull_empty(), rw_hull_empty()};
    uint32_t next = side[0].begin, end = side[1].begin, added = 0;
    const int axis = split->plane.axis;
    const float origin = split->grid.origin[axis], scale = split->grid.scale[axis];
    const float plane = (float)split->plane.bin;
    for (uint32_t i = next; i < end; i++) {
        bool goes_left = (refs[i].lower[axis] - origin) * scale < plane;
        if (goes_left && (refs[i].upper[axis] - origin) * scale >= plane) {
            int sides = divide_ref(split, &refs[i], &extra[added]);
            goes_left = sides != 1;
            if (sides == 2) rw_hull_grow(&bounds[1], rw_hull_of_ref(&extra[added++]));
        }
        rw_ref_bits ref = rw_take_ref(&refs[i]);
        rw_hull_grow_side(bounds, rw_hull_of_ref(&refs[i]), goes_left);
        rw_put_ref(&refs[i], rw_take_ref(&refs[next]));
        rw_put_ref(&refs[next], ref);
        next += goes_left;
    }
    for (int s = 0; s < 2; s++) rw_box_grow(&side[s].bounds, rw_hull_box(bounds[s]));
    side[0].end = side[1].begin = next;
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
    float least = rw_least_spatial_cost(object, rw_area_scale(set->bounds));
    if (least > object->plane.cost * (1 - RW_BVH_MIN_SPLIT_GAIN)) return false;
    struct spatial_split split;
    find_spatial_split(t, set, &split);
    if (!(split.plane.cost < object->plane.cost) || !fits(set, &split)) return false;
    rw_divide(t, set, divide_spatial, &split, side);
    return rw_set_count(&side[0]) && rw_set_count(&side[1]);
}

void rw_split_spatial(struct rw_topdown *t, const struct rw_set *set, struct rw_set side[2])
{
    struct rw_object_split object;
    rw_find_object_split(t, set, &object);
    if (try_spatial(t, set, &object, side)) return;
    if (object.plane.cost < INFINITY)
        rw_divide_objects(t, set, &object, side);
    else
        rw_split_median(t, set, side);
}
