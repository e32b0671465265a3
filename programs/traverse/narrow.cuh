/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Trees of narrow nodes (struct rw_narrow_node), RW_FEATURE_NARROW_NODES. The state of a ray is
 * that of traverse.cuh, used in a simpler way:
 *
 *     node_hits    what is next, a code of rw_narrow_node.child: a node, or what is left of a leaf
 *     stack        {code, distance} of what waits: of a node's children the nearest is next, the
 *                  others wait in any order, and are passed over when a nearer hit was found
 *
 * A plane p is met at p * inverse + start, without a grid in between; which planes are the near
 * ones decides from where they are loaded. Distances are counted and compared as in node.cuh.
 *
 * Rounding: start is off by 2^-24 of itself, for which RW_START_MARGIN moves near planes towards
 * the ray and far ones away; a distance is off by 2^-23 of itself against that along another axis,
 * for the inverse directions are. RW_FAR_WIDEN moves the far side away by eight times as much, and
 * so it does the closest hit: that and the box it is in are computed in different ways, and of two
 * at the same distance the lower unit has to be found (report.cuh).
 */
#ifndef RW_NARROW_CUH
#define RW_NARROW_CUH

#include "programs/traverse/node.cuh"

#define RW_FAR_WIDEN 1.000001f

RW_INLINE float rw_scaled_tmin(const struct rw_lane *lane)
{
    return __builtin_fmaxf(lane->tmin, 0.0f) * RW_DISTANCE_SCALE;
}

RW_INLINE int rw_scaled_tmax(const struct rw_lane *lane)
{
    return (int)rw_as_u32(
        __builtin_fmaf(lane->hit_distance, RW_DISTANCE_SCALE, -rw_scaled_tmin(lane)));
}

RW_INLINE float rw_near_start(float origin, float inverse, float tmin)
{
    float start = -origin * inverse;
    return start - tmin - (__builtin_fabsf(start) + tmin) * RW_START_MARGIN;
}

/* Requires the ray in the space of the current level and its inverse direction. */
RW_INLINE void rw_set_starts(struct rw_lane *lane)
{
    float tmin = rw_scaled_tmin(lane);
    const float *origin = lane->object_origin, *inverse = lane->inverse_direction;
    lane->start[0] = rw_near_start(origin[0], inverse[0], tmin);
    lane->start[1] = rw_near_start(origin[1], inverse[1], tmin);
    lane->start[2] = rw_near_start(origin[2], inverse[2], tmin);
}

/* Along one axis, for four children: where the ray enters and leaves their slabs. */
struct rw_crossings {
    rw_float4 near, far;
};

RW_INLINE rw_float4 rw_meet_planes(rw_float4 planes, float inverse, float start)
{
    return {__builtin_fmaf(planes.x, inverse, start), __builtin_fmaf(planes.y, inverse, start),
            __builtin_fmaf(planes.z, inverse, start), __builtin_fmaf(planes.w, inverse, start)};
}

/* `planes`: lower and upper ones of the axis. What near_start has less than the start itself is the
 * margin, which is computed a little too large here. */
RW_INLINE struct rw_crossings rw_cross_slabs(const RW_GLOBAL rw_float4 *planes, float inverse,
                                             float near_start, float tmin)
{
    rw_u32 lower = rw_as_u32(inverse) >> 31;
    float far_start = __builtin_fmaf(__builtin_fabsf(near_start) + 2.0f * tmin,
                                     2.001f * RW_START_MARGIN, near_start);
    return {rw_meet_planes(planes[lower], inverse, near_start),
            rw_meet_planes(planes[lower ^ 1u], inverse, far_start)};
}

RW_INLINE int rw_widen(int distance)
{
    return (int)rw_as_u32(rw_as_float((rw_u32)distance) * RW_FAR_WIDEN);
}

RW_INLINE int rw_far_side(float x, float y, float z, int tmax)
{
    int least = rw_min_int((int)rw_as_u32(x), (int)rw_as_u32(y));
    return rw_widen(rw_min_int(least, rw_min_int((int)rw_as_u32(z), tmax)));
}

/* Where a box is entered; RW_MISSED if it is not. */
#define RW_MISSED 0x7fffffff
RW_INLINE int rw_enter_box(float nx, float ny, float nz, float fx, float fy, float fz, int tmax)
{
    int x = (int)rw_as_u32(rw_saturate(nx)), y = (int)rw_as_u32(rw_saturate(ny));
    int enter = rw_max_int(rw_max_int(x, y), (int)rw_as_u32(rw_saturate(nz)));
    bool meets = enter <= rw_far_side(fx, fy, fz, tmax);
    return (int)rw_pick_u32(meets, (rw_u32)enter, RW_MISSED);
}

#define RW_ENTER_BOX(child)                                                                        \
    rw_enter_box(x.near.child, y.near.child, z.near.child, x.far.child, y.far.child, z.far.child,  \
                 tmax)

/* A child, and where its box is entered. */
struct rw_entry {
    rw_u32 code;
    int enter;
};

/* Puts the nearer of two first; of two at the same distance the first stays so. */
RW_INLINE void rw_sort_entries(struct rw_entry *first, struct rw_entry *second)
{
    struct rw_entry a = *first, b = *second;
    bool swap = b.enter < a.enter;
    *first = {rw_pick_u32(swap, b.code, a.code), rw_min_int(a.enter, b.enter)};
    *second = {rw_pick_u32(swap, a.code, b.code), rw_max_int(a.enter, b.enter)};
}

RW_INLINE void rw_postpone_entry(struct rw_lane *lane, struct rw_entry child)
{
    if (child.enter == RW_MISSED) return;
    rw_uint2 entry = {child.code, (rw_u32)child.enter};
    ((rw_uint2 *)lane->traversal_stack)[lane->traversal_sp] = entry;
    lane->traversal_sp++;
}

/* The nearest child that the ray meets is next; the others wait, sorted as far as finding the
 * nearest has done it. */
RW_INLINE void rw_narrow_step_node(struct rw_lane *lane)
{
    rw_u32 unit = lane->node_hits ^ RW_NARROW_INNER;
    const RW_GLOBAL rw_float4 *node = (const RW_GLOBAL rw_float4 *)(lane->tree + 16 * (rw_u64)unit);
    rw_uint4 codes = *(const RW_GLOBAL rw_uint4 *)(node + 6);
    float tmin = rw_scaled_tmin(lane);
    int tmax = rw_scaled_tmax(lane);
    struct rw_crossings x = rw_cross_slabs(node, lane->inverse_direction[0], lane->start[0], tmin),
                        y = rw_cross_slabs(node + 2, lane->inverse_direction[1], lane->start[1],
                                           tmin),
                        z = rw_cross_slabs(node + 4, lane->inverse_direction[2], lane->start[2],
                                           tmin);
    struct rw_entry a = {codes.x, RW_ENTER_BOX(x)}, b = {codes.y, RW_ENTER_BOX(y)},
                    c = {codes.z, RW_ENTER_BOX(z)}, d = {codes.w, RW_ENTER_BOX(w)};
    rw_sort_entries(&a, &b);
    rw_sort_entries(&c, &d);
    rw_sort_entries(&a, &c);
    rw_postpone_entry(lane, b);
    rw_postpone_entry(lane, d);
    rw_postpone_entry(lane, c);
    lane->node_hits = rw_pick_u32(a.enter != RW_MISSED, a.code, 0);
}

/* The unit of the next entry of the leaf, `units` long, which is taken out of it. */
RW_INLINE rw_u32 rw_narrow_take_entry(struct rw_lane *lane, rw_u32 units)
{
    rw_u32 code = lane->node_hits, one = 1u << RW_NARROW_COUNT_SHIFT;
    lane->node_hits = rw_pick_u32(code >= 2 * one, code - one + units, 0);
    return code & (RW_NARROW_INNER - 1);
}

/* Takes an entry off the stack; whether it is next, or farther than the hit. */
RW_INLINE bool rw_narrow_take_postponed(struct rw_lane *lane)
{
    lane->traversal_sp--;
    rw_uint2 entry = ((const rw_uint2 *)lane->traversal_stack)[lane->traversal_sp];
    if ((int)entry.y > rw_widen(rw_scaled_tmax(lane))) return false;
    lane->node_hits = entry.x;
    return true;
}

#endif
