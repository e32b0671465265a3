/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Traversal of the CPU's trees (struct rw_cpu_node), where the feature RW_FEATURE_FULL_BOXES is
 * set. The state is that of traverse.cuh, used in a simpler way:
 *     node_base    the node to visit next, when node_hits is not 0
 *     leaf group   one leaf: leaf_mask has as many bits as it has entries
 *     stack        distance << 32 | code of what waits, the nearest on top
 * Either a node or a leaf is next, never both; children are visited by distance, and what waits is
 * passed over when a nearer hit has been found meanwhile.
 */
#ifndef RW_TRAVERSE_CPU_CUH
#define RW_TRAVERSE_CPU_CUH

#include "programs/config.h"
#include "programs/traverse/hit.cuh"
#include "programs/profile.cuh"
#include "programs/scene.cuh"

#if defined(__CUDA__)
/* programs/cpu/traverse.h, programs/cpu/triangles.h. On a GPU the calls are gone before the forms
 * would be looked at. */
extern "C" __device__ rw_u64 rw_cpu_node_form(rw_u64 node, float ox, float oy, float oz, float ix,
                                              float iy, float iz, float tmin, float tmax,
                                              rw_u64 stack, rw_u32 sp) __asm__("rwc.ptx.cpu.node");
extern "C" __device__ rw_u64 rw_cpu_triangles_form(rw_u64 triangles, rw_u32 count, float ox,
                                                   float oy, float oz, float dx, float dy, float dz,
                                                   float tmin, float tmax,
                                                   rw_u32 cull) __asm__("rwc.ptx.cpu.triangles");
extern "C" __device__ rw_u64 rw_cpu_node_watertight_form(
    rw_u64 node, float ox, float oy, float oz, float ix, float iy, float iz, float tmin, float tmax,
    rw_u64 stack, rw_u32 sp) __asm__("rwc.ptx.cpu.node.watertight");
extern "C" __device__ rw_u64 rw_cpu_triangles_watertight_form(
    rw_u64 triangles, rw_u32 count, float ox, float oy, float oz, float dx, float dy, float dz,
    float tmin, float tmax, rw_u32 cull) __asm__("rwc.ptx.cpu.triangles.watertight");
extern "C" __device__ rw_u64 rw_cpu_tree_form(rw_u64 tree, rw_u32 root, float ox, float oy,
                                              float oz, float dx, float dy, float dz, float ix,
                                              float iy, float iz, float tmin, float tmax,
                                              rw_u64 stack,
                                              rw_u32 flags) __asm__("rwc.ptx.cpu.tree");
extern "C" __device__ rw_u64 rw_cpu_tree_watertight_form(
    rw_u64 tree, rw_u32 root, float ox, float oy, float oz, float dx, float dy, float dz, float ix,
    float iy, float iz, float tmin, float tmax, rw_u64 stack,
    rw_u32 flags) __asm__("rwc.ptx.cpu.tree.watertight");
extern "C" __device__ rw_u64 rw_cpu_node_moving_form(rw_u64 node, rw_u64 next, float weight,
                                                     float ox, float oy, float oz, float ix,
                                                     float iy, float iz, float tmin, float tmax,
                                                     rw_u64 stack,
                                                     rw_u32 sp) __asm__("rwc.ptx.cpu.node.moving");
extern "C" __device__ rw_u64 rw_cpu_node_moving_watertight_form(
    rw_u64 node, rw_u64 next, float weight, float ox, float oy, float oz, float ix, float iy,
    float iz, float tmin, float tmax, rw_u64 stack,
    rw_u32 sp) __asm__("rwc.ptx.cpu.node.moving.watertight");
extern "C" __device__ rw_u64
rw_cpu_triangles_moving_form(rw_u64 triangles, rw_u64 next, float weight, rw_u32 count, float ox,
                             float oy, float oz, float dx, float dy, float dz, float tmin,
                             float tmax, rw_u32 cull) __asm__("rwc.ptx.cpu.triangles.moving");
extern "C" __device__ rw_u64 rw_cpu_triangles_moving_watertight_form(
    rw_u64 triangles, rw_u64 next, float weight, rw_u32 count, float ox, float oy, float oz,
    float dx, float dy, float dz, float tmin, float tmax,
    rw_u32 cull) __asm__("rwc.ptx.cpu.triangles.moving.watertight");
#else
/* Host builds of this code walk the GPU's trees. */
RW_INLINE rw_u64 rw_cpu_node_form(rw_u64, float, float, float, float, float, float, float, float,
                                  rw_u64, rw_u32)
{
    return 0;
}
RW_INLINE rw_u64 rw_cpu_triangles_form(rw_u64, rw_u32, float, float, float, float, float, float,
                                       float, float, rw_u32)
{
    return ~0ull;
}
RW_INLINE rw_u64 rw_cpu_tree_form(rw_u64, rw_u32, float, float, float, float, float, float, float,
                                  float, float, float, float, rw_u64, rw_u32)
{
    return ~0ull;
}
RW_INLINE rw_u64 rw_cpu_node_moving_form(rw_u64, rw_u64, float, float, float, float, float, float,
                                         float, float, float, rw_u64, rw_u32)
{
    return 0;
}
RW_INLINE rw_u64 rw_cpu_triangles_moving_form(rw_u64, rw_u64, float, rw_u32, float, float, float,
                                              float, float, float, float, float, rw_u32)
{
    return ~0ull;
}
#define rw_cpu_node_moving_watertight_form rw_cpu_node_moving_form
#define rw_cpu_triangles_moving_watertight_form rw_cpu_triangles_moving_form
#define rw_cpu_tree_watertight_form rw_cpu_tree_form
#define rw_cpu_node_watertight_form rw_cpu_node_form
#define rw_cpu_triangles_watertight_form rw_cpu_triangles_form
#endif

#define RW_CPU_FORM(name, ...)                                                                     \
    (rw_has(RW_FEATURE_WATERTIGHT) ? rw_cpu_##name##_watertight_form(__VA_ARGS__)                  \
                                   : rw_cpu_##name##_form(__VA_ARGS__))

/* A code of rw_cpu_node.child becomes what is next. */
RW_INLINE void rw_cpu_visit(struct rw_lane *lane, rw_u32 code)
{
    rw_u32 count = code >> RW_CPU_COUNT_SHIFT;
    rw_u32 unit = code & ((1u << RW_CPU_COUNT_SHIFT) - 1u);
    lane->leaf_mask = (1u << count) - 1u;
    lane->leaf_hits = lane->leaf_mask;
    lane->leaf_base = unit;
    lane->node_base = unit;
    lane->node_hits = rw_pick_u32(count == 0 && code != 0, 0x80000000u, 0);
}

RW_INLINE rw_u32 rw_cpu_culled_sides(const struct rw_lane *lane)
{
    rw_u32 sides = 0;
    if (rw_is_face_culled(lane, false)) sides |= 1;
    if (rw_is_face_culled(lane, true)) sides |= 2;
    return sides;
}

/* Nobody has to be asked, and nothing to be counted or looked up, while the lane's tree is
 * traversed. */
RW_INLINE bool rw_cpu_is_tree_alone(const struct rw_lane *lane)
{
    if (rw_has(RW_FEATURE_ANY_HIT | RW_FEATURE_PROFILE) || rw_asks_triangles()) return false;
    if (rw_is_between_keys(lane) || rw_hook_has_paged_trees()) return false;
    if (rw_has(RW_FEATURE_INSTANCES) && lane->instance == RW_NONE) return false;
    return rw_is_triangle_tree(lane, lane->instance);
}

RW_INLINE void rw_cpu_traverse_tree(struct rw_lane *lane)
{
    rw_u32 flags = rw_cpu_culled_sides(lane);
    if (rw_ray_flags(lane, RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT)) flags |= 4;
    rw_u64 result = RW_CPU_FORM(
        tree, lane->tree, lane->node_base, lane->object_origin[0], lane->object_origin[1],
        lane->object_origin[2], lane->object_direction[0], lane->object_direction[1],
        lane->object_direction[2], lane->inverse_direction[0], lane->inverse_direction[1],
        lane->inverse_direction[2], lane->tmin, lane->hit_distance,
        (rw_u64)lane->traversal_stack + 8 * (rw_u64)lane->traversal_sp, flags);
    lane->node_hits = 0;
    if (result == ~0ull) return;
    lane->hit_distance = rw_as_float((rw_u32)(result >> 32));
    lane->hit_leaf = (rw_u32)result;
    lane->hit_instance = lane->instance;
    rw_keep_way(lane);
}

/* The same unit in the block of the next key. */
RW_INLINE rw_u64 rw_cpu_next(const struct rw_lane *lane, rw_u64 address)
{
    return address + 16 * (rw_u64)lane->key_units;
}

RW_INLINE rw_u64 rw_cpu_meet_node(const struct rw_lane *lane)
{
    rw_u64 node = rw_page_of_tree(lane, lane->tree + 16 * (rw_u64)lane->node_base);
    if (rw_is_between_keys(lane))
        return RW_CPU_FORM(node_moving, node, rw_cpu_next(lane, node), lane->key_weight,
                           lane->object_origin[0], lane->object_origin[1], lane->object_origin[2],
                           lane->inverse_direction[0], lane->inverse_direction[1],
                           lane->inverse_direction[2],
                           __builtin_fmaxf(lane->tmin, 0.0f) * RW_DISTANCE_SCALE,
                           lane->hit_distance * RW_DISTANCE_SCALE, (rw_u64)lane->traversal_stack,
                           lane->traversal_sp);
    return RW_CPU_FORM(
        node, node, lane->object_origin[0], lane->object_origin[1], lane->object_origin[2],
        lane->inverse_direction[0], lane->inverse_direction[1], lane->inverse_direction[2],
        __builtin_fmaxf(lane->tmin, 0.0f) * RW_DISTANCE_SCALE,
        lane->hit_distance * RW_DISTANCE_SCALE, (rw_u64)lane->traversal_stack, lane->traversal_sp);
}

RW_INLINE void rw_cpu_step_node(struct rw_lane *lane)
{
    if (rw_cpu_is_tree_alone(lane)) {
        rw_cpu_traverse_tree(lane);
        return;
    }
    rw_u64 result = rw_cpu_meet_node(lane);
    lane->traversal_sp = (rw_u32)(result >> 32);
    rw_cpu_visit(lane, (rw_u32)result);
}

/* Takes the nearest of what waits; false when it is farther than the hit. */
RW_INLINE bool rw_cpu_take_entry(struct rw_lane *lane)
{
    lane->traversal_sp--;
    rw_u64 entry = ((const rw_u64 *)lane->traversal_stack)[lane->traversal_sp];
    if (rw_as_float((rw_u32)(entry >> 32)) > lane->hit_distance * RW_DISTANCE_SCALE) return false;
    rw_cpu_visit(lane, (rw_u32)entry);
    return true;
}

RW_INLINE rw_u64 rw_cpu_meet_triangles(const struct rw_lane *lane, rw_u32 count)
{
    rw_u64 first = rw_page_of_tree(lane, lane->tree + 16 * (rw_u64)lane->leaf_base);
    if (rw_is_between_keys(lane))
        return RW_CPU_FORM(triangles_moving, first, rw_cpu_next(lane, first), lane->key_weight,
                           count, lane->object_origin[0], lane->object_origin[1],
                           lane->object_origin[2], lane->object_direction[0],
                           lane->object_direction[1], lane->object_direction[2], lane->tmin,
                           lane->hit_distance, rw_cpu_culled_sides(lane));
    return RW_CPU_FORM(triangles, first, count, lane->object_origin[0], lane->object_origin[1],
                       lane->object_origin[2], lane->object_direction[0], lane->object_direction[1],
                       lane->object_direction[2], lane->tmin, lane->hit_distance,
                       rw_cpu_culled_sides(lane));
}

/* All triangles of the leaf at once; only where no any-hit program can ask to go on. */
RW_INLINE rw_u32 rw_cpu_step_triangles(struct rw_lane *lane)
{
    rw_u32 count = rw_popcount(lane->leaf_mask), unit = lane->leaf_base;
    lane->leaf_hits = 0;
    rw_count(lane, RW_COUNT_PRIMITIVE, count);
    rw_u64 result = rw_cpu_meet_triangles(lane, count);
    if (result == ~0ull) return RW_STATUS_CONTINUE;
    rw_u32 entry = (rw_u32)result;
    return rw_report_triangle(lane, unit + RW_TRIANGLE_UNITS * (entry >> 1),
                              rw_as_float((rw_u32)(result >> 32)), entry & 1);
}

#endif
