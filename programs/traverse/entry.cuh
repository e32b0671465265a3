/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Part of traverse.cuh, which says what the state of a ray is: the ray in the space of the current
 * level, the stack, how a tree is entered.
 */
#ifndef RW_TRAVERSE_ENTRY_CUH
#define RW_TRAVERSE_ENTRY_CUH

#include "programs/config.h"
#include "programs/profile.cuh"
#include "programs/traverse/hit.cuh"
#include "programs/traverse/narrow.cuh"

RW_INLINE bool rw_has_nodes(const struct rw_lane *lane)
{
    if (rw_has(RW_FEATURE_NARROW_NODES)) return lane->node_hits >> 28 == 1;
    return lane->node_hits > 0x00ffffffu;
}
RW_INLINE bool rw_has_leaves(const struct rw_lane *lane)
{
    if (rw_has(RW_FEATURE_NARROW_NODES)) return lane->node_hits >> RW_NARROW_COUNT_SHIFT != 0;
    return lane->leaf_hits != 0;
}
RW_INLINE void rw_drop_groups(struct rw_lane *lane)
{
    lane->node_hits = 0;
    lane->leaf_hits = 0;
}
RW_INLINE void rw_end_traversal(struct rw_lane *lane)
{
    rw_drop_groups(lane);
    lane->traversal_sp = 0;
}

/* ---- the ray in the space of the current level ---- */

RW_INLINE float rw_inverse(float d)
{
    float kept = __builtin_fmaxf(__builtin_fabsf(d), RW_MIN_DIRECTION);
    rw_u32 sign = rw_as_u32(d) & 0x80000000u;
    return RW_DISTANCE_SCALE * rw_inverse_fast(rw_as_float(rw_as_u32(kept) | sign));
}

/* `lower`: the slots on the lower side of an axis, as bits 24 to 31. */
RW_INLINE rw_u32 rw_near_side(float inverse, rw_u32 lower)
{
    rw_u32 backward = (rw_u32)((int)rw_as_u32(inverse) >> 31);
    return lower ^ (backward & 0xff000000u);
}

/* No loops over axes: an index that is not a constant would keep the lane in memory. */
RW_INLINE void rw_set_inverse(struct rw_lane *lane)
{
    lane->inverse_direction[0] = rw_inverse(lane->object_direction[0]);
    lane->inverse_direction[1] = rw_inverse(lane->object_direction[1]);
    lane->inverse_direction[2] = rw_inverse(lane->object_direction[2]);
    lane->order[0] = rw_near_side(lane->inverse_direction[0], 0x55000000u);
    lane->order[1] = rw_near_side(lane->inverse_direction[1], 0x33000000u);
    lane->order[2] = rw_near_side(lane->inverse_direction[2], 0x0f000000u);
    if (rw_has(RW_FEATURE_NARROW_NODES)) rw_set_starts(lane);
}

RW_INLINE void rw_set_world_ray(struct rw_lane *lane)
{
    rw_copy_ray(lane);
    rw_set_inverse(lane);
}

RW_INLINE float rw_size(const float vector[3])
{
    return __builtin_fabsf(vector[0]) + __builtin_fabsf(vector[1]) + __builtin_fabsf(vector[2]);
}

RW_INLINE bool rw_is_finite_ray(const struct rw_lane *lane)
{
    return rw_size(lane->object_origin) + rw_size(lane->object_direction) < RW_INFINITY;
}

/* Requires the world ray to be set. */
RW_INLINE void rw_set_object_ray(struct rw_lane *lane)
{
    if (!rw_is_transformed(lane)) return;
    rw_transform_ray(lane);
    rw_set_inverse(lane);
    if (RW_GRAPH) {
        if (!rw_is_finite_ray(lane)) lane->node_hits = 0;
        return;
    }
    /* Singular between two keys: there is nothing to hit, and boxes would let such a ray pass. */
    if (rw_moves(lane, lane->instance) && !rw_is_finite_ray(lane)) lane->node_hits = 0;
}

/* Without transforms the object space ray is the world ray: copied right before it is used, it
 * takes no registers in between. */
RW_INLINE void rw_show_object_ray(struct rw_lane *lane)
{
    if (!rw_has(RW_FEATURE_TRANSFORMS)) rw_copy_ray(lane);
}

/* ---- the stack ---- */

/* The depth that builders keep to holds the height below RW_TRAVERSAL_STACK; that of graphs need
 * not be. */
RW_INLINE void rw_postpone(struct rw_lane *lane, rw_u32 base, rw_u32 bits)
{
    if (RW_GRAPH && lane->traversal_sp >= RW_GRAPH_STACK) {
        lane->exception = RT_EXCEPTION_STACK_OVERFLOW;
        return;
    }
    rw_uint2 entry = {base, bits};
    ((rw_uint2 *)lane->traversal_stack)[lane->traversal_sp] = entry;
    lane->traversal_sp++;
}

/* The entry that a lane without nodes takes next, loaded early: local memory answers late. Nothing
 * is postponed after it before it is needed, for whoever postpones has nodes then; but for a lane
 * that enters what is not there at its time, or at the end of its way: rw_look_again. */
RW_INLINE rw_uint2 rw_look_ahead(const struct rw_lane *lane)
{
    rw_uint2 entry = {0, 0};
    if (rw_has(RW_FEATURE_FULL_BOXES | RW_FEATURE_NARROW_NODES)) return entry;
    if (!rw_has_nodes(lane) && lane->traversal_sp != 0)
        entry = ((const rw_uint2 *)lane->traversal_stack)[lane->traversal_sp - 1];
    return entry;
}

/* `entry`: what rw_look_ahead gave when the stack was `height` high. */
RW_INLINE rw_uint2 rw_look_again(const struct rw_lane *lane, rw_uint2 entry, rw_u32 height)
{
    if (!(RW_MOTION || RW_GRAPH) || lane->traversal_sp == height) return entry;
    return rw_look_ahead(lane);
}

RW_INLINE void rw_postpone_nodes(struct rw_lane *lane)
{
    if (rw_has_nodes(lane)) rw_postpone(lane, lane->node_base, lane->node_hits);
}

RW_INLINE void rw_postpone_leaves(struct rw_lane *lane)
{
    if (!rw_has_leaves(lane)) return;
    rw_postpone(lane, lane->leaf_mask, 0);
    rw_postpone(lane, lane->leaf_base, lane->leaf_hits);
}

/* ---- instances ---- */

RW_INLINE bool rw_in_top_level(const struct rw_lane *lane)
{
    if (RW_GRAPH) return lane->instance == RW_NONE;
    return rw_has(RW_FEATURE_INSTANCES) && lane->bottom_sp == RW_NONE;
}

/* A tree is entered through a group of one node, its root. */
RW_INLINE void rw_enter_tree(struct rw_lane *lane, rw_u64 tree, rw_u32 root)
{
    lane->tree = tree;
    lane->node_base = root;
    lane->node_hits = rw_has(RW_FEATURE_NARROW_NODES) ? RW_NARROW_INNER | root : 0x80000000u;
    lane->leaf_hits = 0;
    if (RW_MOTION) rw_choose_keys(lane);
}

/* Not to its root. */
RW_INLINE void rw_return_to_tree(struct rw_lane *lane, rw_u64 tree, rw_u32 root)
{
    lane->tree = tree;
    lane->node_base = root;
    rw_choose_keys(lane);
}

/* Does the ray go from somewhere to somewhere else, and what was asked `before`? It does not with a
 * NaN or an infinity, which box tests would let pass, nor with a direction that has none left once
 * it is kept away from zero. The sum of all six takes one comparison in the place of six, and
 * conditions that follow from one to the next take an instruction less than those that meet. */
RW_INLINE bool rw_is_line(const struct rw_lane *lane, bool before)
{
    float size = rw_size(lane->direction);
    before &= size >= RW_MIN_DIRECTION;
    return before & (rw_size(lane->origin) + size < RW_INFINITY);
}

/* Does the ray have a bit in common with each of the masks, one in every byte? */
RW_INLINE bool rw_is_visible(const struct rw_lane *lane, rw_u32 masks)
{
    if (!rw_has(RW_FEATURE_MASKS)) return true;
    rw_u32 common = masks & (lane->ray_mask & 0xffu) * 0x01010101u;
    return ((common - 0x01010101u) & ~common & 0x80808080u) == 0; /* no byte is zero */
}

#endif
