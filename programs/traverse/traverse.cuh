/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Traversal of 8-wide trees in one or two levels (Ylitie, Karras and Laine 2017), and of small
 * ones whose children are visited by distance (narrow.cuh).
 *
 * Between two steps the state of a ray is:
 *
 *     node group   node_base, node_hits: siblings still to visit, bit 24 + slot each; bits 0..7 of
 *                  node_hits are the inner slots of their parent
 *     leaf group   leaf_base, leaf_hits, leaf_mask: leaf entries still to look at, as bits of
 *                  rw_bvh_node.mask; leaf_mask is all of that node's
 *     stack        groups postponed: {base, node_hits}, or {base, leaf_hits} above {leaf_mask, 0}
 *
 * The ray has ended when both groups and the stack are empty. bottom_sp is the height of the stack
 * at which the current instance ends, RW_NONE in the top level; a root that is one instance starts
 * inside it, with bottom_sp 0.
 */
#ifndef RW_TRAVERSE_CUH
#define RW_TRAVERSE_CUH

#include "programs/builtins.h"
#include "programs/config.h"
#include "programs/traverse/entry.cuh"
#include "programs/traverse/hit.cuh"
#include "programs/traverse/levels.cuh"
#include "programs/traverse/moving_node.cuh"
#include "programs/traverse/narrow.cuh"
#include "programs/traverse/node.cuh"
#include "programs/profile.cuh"
#include "programs/traverse/report.cuh"
#include "programs/scene.cuh"
#include "programs/traverse/selector.cuh"
#include "programs/traverse/transform.cuh"
#include "programs/traverse/traverse_cpu.cuh"
#include "programs/traverse/triangle.cuh"

RW_INLINE void rw_leave_instance(struct rw_lane *lane)
{
    lane->bottom_sp = RW_NONE;
    if (rw_is_transformed(lane)) rw_set_world_ray(lane);
    lane->instance = RW_NONE;
    const RW_GLOBAL struct rw_root *root = rw_scene_root(lane, lane->root);
    if (RW_MOTION)
        rw_return_to_tree(lane, root->tree, root->root);
    else
        lane->tree = root->tree;
}

/* The rest of the top level waits on the stack. */
RW_INLINE void rw_enter_instance(struct rw_lane *lane, rw_u32 instance)
{
    rw_count(lane, RW_COUNT_INSTANCE, 1);
    const RW_GLOBAL struct rw_instance *entered = rw_scene_instance(lane, instance);
    lane->instance = instance;
    lane->bottom_sp = lane->traversal_sp;
    rw_enter_tree(lane, entered->tree, entered->root);
    rw_set_object_ray(lane);
}

/* Of the tree that the lane is in. */
RW_INLINE bool rw_has_postponed_here(const struct rw_lane *lane)
{
    if (rw_has(RW_FEATURE_INSTANCES) && lane->traversal_sp == lane->bottom_sp) return false;
    return lane->traversal_sp != 0;
}

/* Nothing left here: on to what was postponed, if anything was. `entry`: from rw_look_ahead. */
RW_INLINE void rw_take_postponed(struct rw_lane *lane, rw_uint2 entry)
{
    if (lane->traversal_sp == 0) return;
    if (RW_GRAPH)
        while (lane->graph->level != 0 && lane->traversal_sp == lane->bottom_sp) rw_go_up(lane);
    else if (rw_has(RW_FEATURE_INSTANCES) && lane->traversal_sp == lane->bottom_sp)
        rw_leave_instance(lane);
    if (rw_has(RW_FEATURE_FULL_BOXES)) {
        rw_cpu_take_entry(lane);
        return;
    }
    if (rw_has(RW_FEATURE_NARROW_NODES)) {
        while (!rw_narrow_take_postponed(lane) && rw_has_postponed_here(lane)) {
        }
        return;
    }
    lane->traversal_sp--;
    if (entry.y > 0x00ffffffu) {
        lane->node_base = entry.x;
        lane->node_hits = entry.y;
    } else {
        lane->leaf_base = entry.x;
        lane->leaf_hits = entry.y;
        lane->traversal_sp--;
        lane->leaf_mask = ((const rw_uint2 *)lane->traversal_stack)[lane->traversal_sp].x;
    }
}

/* RW_FEATURE_SBT: where a ray begins in a structure that places one instance. That instance, for
 * most scenes are such, and a ray saves a node with one child, the way into the instance and out of
 * it. A tree of 0: there is nothing that the ray could see. */
RW_INLINE struct rw_root rw_only_instance(const struct rw_lane *lane)
{
    const RW_GLOBAL struct rw_instance *only = rw_scene_instance(lane, 0);
    struct rw_root root = {only->tree, only->root, 0};
    if (!rw_is_visible(lane, only->mask)) root.tree = 0;
    return root;
}

RW_INLINE struct rw_root rw_begin_at(const struct rw_lane *lane)
{
    const RW_GLOBAL struct rw_root *given = rw_scene_root(lane, lane->root);
    struct rw_root root = {given->tree, given->root, given->instance};
    if (!rw_has(RW_FEATURE_SBT) || !rw_has(RW_FEATURE_INSTANCES)) return root;
    if (root.tree == 0 || root.instance != RW_NONE) return root;
    const RW_GLOBAL struct rw_accel *head = (const RW_GLOBAL struct rw_accel *)given;
    return head->instance_count == 1 ? rw_only_instance(lane) : root;
}

/* Starts the lane's ray if it is new. Not where it is traced: there are many such places in a
 * kernel, and here the lanes that come from them do it together. */
RW_INLINE void rw_begin_traversal(struct rw_lane *lane)
{
    if (lane->traversal_sp != RW_NONE) return;
    if (RW_GRAPH) {
        rw_begin_graph(lane);
        return;
    }
    struct rw_root root = rw_begin_at(lane);
    lane->hit_distance = lane->tmax;
    lane->hit_leaf = RW_NONE;
    lane->traversal_sp = 0;
    lane->bottom_sp = RW_NONE;
    lane->instance = root.instance;
    lane->hit_instance = root.instance; /* stays, where no instance is ever entered */
    rw_drop_groups(lane);
    /* An interval with a NaN is empty, too. */
    if (!rw_is_line(lane, (root.tree != 0) & (lane->tmin < lane->tmax))) return;
    /* A ray without masks enters nothing below a root, whatever the groups' masks. */
    if (rw_has(RW_FEATURE_INSTANCES) && lane->instance == RW_NONE && !(lane->ray_mask & 0xffu))
        return;
    rw_enter_tree(lane, root.tree, root.root);
    rw_set_world_ray(lane);
    if (lane->instance == RW_NONE) return;
    lane->bottom_sp = 0;
    rw_set_object_ray(lane);
}

/* ---- steps ---- */

RW_INLINE const RW_GLOBAL rw_float4 *rw_unit(const struct rw_lane *lane, rw_u32 unit)
{
    return (const RW_GLOBAL rw_float4 *)rw_page_of_tree(lane, lane->tree + 16 * (rw_u64)unit);
}

RW_INLINE struct rw_met rw_meet_node(const struct rw_lane *lane, const RW_GLOBAL rw_float4 *node)
{
    if (rw_is_between_keys(lane)) return rw_meet_moving(lane, node);
    return rw_meet_wide(lane, node);
}

/* The next node of the group: its children become the groups, what is left is postponed. */
RW_INLINE void rw_step_node(struct rw_lane *lane)
{
    rw_count(lane, RW_COUNT_NODE, 1);
    rw_show_object_ray(lane);
    if (rw_has(RW_FEATURE_FULL_BOXES)) {
        rw_cpu_step_node(lane);
        return;
    }
    if (rw_has(RW_FEATURE_NARROW_NODES)) {
        rw_narrow_step_node(lane);
        return;
    }
    rw_u32 child = rw_first_child(lane->node_hits, lane->order);
    rw_u32 rank = rw_popcount(lane->node_hits & ((child >> 24) - 1u));
    const RW_GLOBAL rw_float4 *node = rw_unit(lane, lane->node_base + RW_NODE_UNITS * rank);
    lane->node_hits ^= child;
    rw_postpone_leaves(lane);
    rw_postpone_nodes(lane);
    struct rw_met met = rw_meet_node(lane, node);
    lane->node_base = met.child_base;
    lane->node_hits = (met.bits & 0xff000000u) | met.mask >> 24;
    lane->leaf_base = met.leaf_base;
    lane->leaf_hits = met.bits & 0x00ffffffu;
    lane->leaf_mask = met.mask;
}

/* Takes the next entry out of the leaf group; its number among those of its node. */
RW_INLINE rw_u32 rw_take_leaf(struct rw_lane *lane)
{
    rw_u32 below = lane->leaf_hits & (lane->leaf_hits - 1u);
    rw_u32 bit = lane->leaf_hits ^ below;
    lane->leaf_hits = below;
    return rw_popcount(lane->leaf_mask & (bit - 1u));
}

/* The same; its unit, the entries of the tree having so many. */
RW_INLINE rw_u32 rw_take_entry(struct rw_lane *lane, rw_u32 units)
{
    if (rw_has(RW_FEATURE_NARROW_NODES)) return rw_narrow_take_entry(lane, units);
    return lane->leaf_base + units * rw_take_leaf(lane);
}

RW_INLINE void rw_step_instance(struct rw_lane *lane)
{
    rw_u32 unit = rw_take_entry(lane, 1);
    rw_uint4 ref = *(const RW_GLOBAL rw_uint4 *)rw_unit(lane, unit);
    if (RW_GRAPH) {
        if (!rw_is_visible(lane, ref.y | 0xffffff00u)) return;
        rw_postpone_nodes(lane);
        rw_postpone_leaves(lane);
        rw_go_down(lane, ref.x);
        return;
    }
    if (!rw_is_visible(lane, ref.y)) return;
    if (!rw_is_there(lane, ref.x)) return;
    if (!rw_is_selected(lane, ref.x)) return;
    if (!rw_has(RW_FEATURE_NARROW_NODES)) {
        rw_postpone_nodes(lane);
        rw_postpone_leaves(lane);
    }
    rw_enter_instance(lane, ref.x);
}

RW_INLINE rw_u32 rw_take_triangle(struct rw_lane *lane)
{
    rw_count(lane, RW_COUNT_PRIMITIVE, 1);
    return rw_take_entry(lane, RW_TRIANGLE_UNITS);
}

/* The triangle at `unit`, loaded to `corners`; not if it is not `wanted`. */
RW_INLINE void rw_test_triangle(struct rw_lane *lane, rw_u32 unit, struct rw_corners corners,
                                bool wanted)
{
    struct rw_crossing crossing = rw_cross_triangle(rw_object_ray(lane), corners);
    float t = rw_crossing_distance(crossing);
    bool nearer = rw_is_nearer(lane, t, lane->instance, unit);
    if (!(rw_is_inside(crossing) & (t > lane->tmin) & nearer & wanted)) return;
    rw_u32 status = rw_report_triangle(lane, unit, t, crossing.determinant > 0.0f);
    if (status == RW_STATUS_TERMINATE) rw_end_traversal(lane);
}

/* Two, if there are: both are loaded before the first is tested, so that the ray waits once. */
RW_INLINE void rw_step_two_triangles(struct rw_lane *lane)
{
    rw_u32 first = rw_take_triangle(lane), second = first;
    bool two = rw_has_leaves(lane);
    if (two) second = rw_take_triangle(lane);
    struct rw_corners a = rw_load_corners(lane, rw_unit(lane, first)),
                      b = rw_load_corners(lane, rw_unit(lane, second));
    rw_test_triangle(lane, first, a, true);
    rw_test_triangle(lane, second, b, two);
}

/* Any-hit programs see one triangle after the other, as what is asked of each does. */
RW_INLINE void rw_step_triangle(struct rw_lane *lane)
{
    rw_show_object_ray(lane);
    if (rw_has(RW_FEATURE_ANY_HIT) || (rw_has(RW_FEATURE_FULL_BOXES) && rw_asks_triangles())) {
        rw_u32 unit = rw_take_triangle(lane);
        rw_test_triangle(lane, unit, rw_load_corners(lane, rw_unit(lane, unit)), true);
    } else if (rw_has(RW_FEATURE_FULL_BOXES)) {
        if (rw_cpu_step_triangles(lane) == RW_STATUS_TERMINATE) rw_end_traversal(lane);
    } else {
        rw_step_two_triangles(lane);
    }
}

/* RT_RAY_FLAG_CULL_*_ANYHIT: drop geometry by whether its any-hit programs would run. */
RW_INLINE bool rw_is_culled(const struct rw_lane *lane, rw_u32 geometry_flags)
{
    rw_u32 cull =
        rw_ray_flags(lane, RT_RAY_FLAG_CULL_DISABLED_ANYHIT | RT_RAY_FLAG_CULL_ENABLED_ANYHIT);
    if (cull == 0) return false;
    if (rw_any_hit_enabled(lane, geometry_flags)) return (cull & RT_RAY_FLAG_CULL_ENABLED_ANYHIT);
    return (cull & RT_RAY_FLAG_CULL_DISABLED_ANYHIT) != 0;
}

RW_INLINE void rw_step_primitive(struct rw_lane *lane)
{
    rw_u32 unit = rw_take_entry(lane, 1);
    rw_uint4 ref = *(const RW_GLOBAL rw_uint4 *)rw_unit(lane, unit);
    lane->leaf = unit;
    lane->primitive = ref.y;
    lane->kind = RW_HIT_PROGRAM;
    lane->geometry = rw_scene_child(lane, lane->instance, ref.x);
    lane->distance = lane->hit_distance;
    rw_show_object_ray(lane);
    if (rw_is_culled(lane, rw_scene_geometry_flags(lane, lane->geometry))) return;
    if (!rw_verify_primitive(lane)) return;
    rw_count(lane, RW_COUNT_PRIMITIVE, 1);
    if (rw_hook_intersect(lane, rw_scene_intersection(lane, lane->geometry)) == RW_STATUS_TERMINATE)
        rw_end_traversal(lane);
}

RW_INLINE void rw_step_leaf(struct rw_lane *lane)
{
    if (rw_in_top_level(lane))
        rw_step_instance(lane);
    else if (rw_is_triangle_tree(lane, lane->instance))
        rw_step_triangle(lane);
    else
        rw_step_primitive(lane);
}

/* RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT for triangles without any-hit programs: nobody sees whether
 * the rest of a leaf was looked at, and asking once after it costs less than after every hit. */
RW_INLINE void rw_end_at_first_hit(struct rw_lane *lane)
{
    if (rw_has(RW_FEATURE_ANY_HIT) || !rw_has_hit(lane)) return;
    if (rw_ray_flags(lane, RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT)) rw_end_traversal(lane);
}

/* Nodes until a leaf is next, and the leaf: lanes that are at nodes are so together. */
RW_INLINE void rw_narrow_step_leaf(struct rw_lane *lane)
{
    while (rw_has_nodes(lane)) {
        rw_step_node(lane);
        if (lane->node_hits == 0) rw_take_postponed(lane, rw_look_ahead(lane));
    }
    while (rw_has_leaves(lane) && lane->exception == 0) {
        rw_step_leaf(lane);
        rw_end_at_first_hit(lane);
    }
    if (lane->node_hits == 0) rw_take_postponed(lane, rw_look_ahead(lane));
}

/* A node, its leaves and what comes next: lanes that are here do each of these together. Leaves
 * only as long as enough of them have some; who is left with leaves has them the next time. The
 * lanes that are here are not all of a warp, which may be at different traces, and their number is
 * only asked for, so that none waits for another. */
RW_INLINE void rw_step_together(struct rw_lane *lane)
{
    rw_u32 here = rw_popcount(rw_active_lanes());
    if (rw_has_nodes(lane)) rw_step_node(lane);
    rw_uint2 next = rw_look_ahead(lane);
    const rw_u32 height = lane->traversal_sp;
    while (rw_has_leaves(lane) && lane->exception == 0) {
        if (rw_popcount(rw_active_lanes()) * RW_LEAF_SHARE < here) break;
        rw_step_leaf(lane);
    }
    rw_end_at_first_hit(lane);
    if (!rw_has_nodes(lane) && !rw_has_leaves(lane) && lane->traversal_sp != 0)
        rw_take_postponed(lane, rw_look_again(lane, next, height));
}

/* Whatever comes next for a ray that nobody else waits for. */
RW_BUILTIN void rw_traverse_step(struct rw_lane *lane)
{
    rw_begin_traversal(lane);
    if (rw_has(RW_FEATURE_NARROW_NODES)) {
        rw_narrow_step_leaf(lane);
    } else if (rw_warp_size() != 1) {
        rw_step_together(lane);
    } else if (rw_has_leaves(lane)) {
        rw_step_leaf(lane);
        rw_end_at_first_hit(lane);
    } else if (rw_has_nodes(lane))
        rw_step_node(lane);
    else
        rw_take_postponed(lane, rw_look_ahead(lane));
}

RW_BUILTIN rw_u32 rw_traverse_done(const struct rw_lane *lane)
{
    return !rw_has_nodes(lane) && !rw_has_leaves(lane) && lane->traversal_sp == 0;
}

#endif
