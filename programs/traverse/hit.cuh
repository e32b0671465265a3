/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The hits of a ray. Traversal remembers of the closest one its distance, its leaf entry and its
 * instance (custom primitives: also the hit record that was reported); everything else that
 * programs see is read from the leaf entry when the ray has ended, so that it takes no registers
 * before.
 */
#ifndef RW_HIT_CUH
#define RW_HIT_CUH

#include "programs/builtins.h"
#include "programs/traverse/verify.cuh"
#include "programs/page_table.cuh"
#include "programs/traverse/micromap.cuh"
#include "programs/traverse/report.cuh"
#include "programs/traverse/transform.cuh"
#include "programs/traverse/triangle.cuh"

/* The flags of the instance under way, where they say something about facing. */
RW_INLINE rw_u32 rw_facing_flags(const struct rw_lane *lane)
{
    if (!rw_has(RW_FEATURE_FACING)) return 0;
    return rw_scene_instance(lane, lane->instance)->flags;
}

/* What programs see of a triangle. Requires the ray in the space of the triangle. */
RW_INLINE void rw_show_crossing(struct rw_lane *lane, struct rw_crossing crossing, float *distance)
{
    float scale = rw_exact_inverse(crossing);
    *distance = crossing.t * scale;
    lane->barycentrics[0] = crossing.u * scale;
    lane->barycentrics[1] = crossing.v * scale;
    bool flipped = (rw_facing_flags(lane) & RT_INSTANCE_FLAG_FLIP_TRIANGLE_FACING) != 0;
    lane->kind = RW_HIT_BACK;
    if (crossing.determinant > 0.0f != flipped) lane->kind = RW_HIT_FRONT;
}

/* `front` as the vertices are wound. */
RW_INLINE bool rw_is_face_culled(const struct rw_lane *lane, bool front)
{
    rw_u32 flag = RT_RAY_FLAG_CULL_BACK_FACING_TRIANGLES, facing = rw_facing_flags(lane);
    if (facing & RT_INSTANCE_FLAG_DISABLE_TRIANGLE_CULLING) return false;
    if (facing & RT_INSTANCE_FLAG_FLIP_TRIANGLE_FACING) front = !front;
    if (front) flag = RT_RAY_FLAG_CULL_FRONT_FACING_TRIANGLES;
    return rw_ray_flags(lane, flag) != 0;
}

/* RW_FEATURE_MIXED_CULLING: the triangle has a flag of its own. */
RW_INLINE bool rw_is_never_culled(const struct rw_lane *lane, rw_u32 unit)
{
    if (!rw_hook_mixes_culling()) return false;
    const RW_GLOBAL struct rw_triangle *entry =
        (const RW_GLOBAL struct rw_triangle *)rw_page_of_tree(lane, lane->tree + 16 * (rw_u64)unit);
    return (entry->geometry >> RW_ACCEL_FLAG_SHIFT & RW_GEOMETRY_FLAG_NO_CULLING) != 0;
}

/* Writes the attributes of a triangle that lane->primitive, barycentrics and geometry name. */
RW_INLINE rw_u32 rw_run_attribute_program(struct rw_lane *lane, unsigned char *attributes)
{
    if (!rw_has(RW_FEATURE_ATTRIBUTE_PROGRAM)) return RW_STATUS_CONTINUE;
    rw_u32 program = rw_scene_geometry(lane, lane->geometry)->intersection;
    lane->attributes = attributes;
    if (program == 0) return RW_STATUS_CONTINUE;
    return rw_hook_attribute_program(lane, program);
}

/* Any-hit program of a candidate triangle, with its attributes. */
RW_INLINE rw_u32 rw_ask_any_hit(struct rw_lane *lane, rw_u32 unit)
{
    const RW_GLOBAL rw_float4 *entry =
        (const RW_GLOBAL rw_float4 *)rw_page_of_tree(lane, lane->tree + 16 * (rw_u64)unit);
    struct rw_corners corners = rw_load_corners(lane, entry);
    rw_uint4 names = ((const RW_GLOBAL rw_uint4 *)entry)[3];
    lane->geometry = rw_scene_child(lane, lane->instance, names.y);
    rw_u32 record = rw_scene_triangle_record(lane, lane->geometry, names.z);
    rw_u32 flags = rw_scene_flags(lane, record);
    if (rw_any_hit_enabled(lane, flags) && !rw_verify_hit(lane, record)) return RW_STATUS_THROW;
    rw_u32 program = rw_any_hit_program(lane, record, flags);
    if (program == 0) return RW_STATUS_CONTINUE;
    lane->primitive = names.x;
    struct rw_crossing crossing = rw_cross_triangle(rw_object_ray(lane), corners);
    rw_show_crossing(lane, crossing, &lane->candidate_distance);
    rw_u32 status = rw_run_attribute_program(lane, lane->candidate_attributes);
    if (status == RW_STATUS_THROW) return status;
    return rw_run_any_hit(lane, program, record);
}

/* As if the triangle's geometry disabled any-hit programs, which flags before it may enforce. */
RW_INLINE bool rw_is_opaque(const struct rw_lane *lane, rw_u32 opacity)
{
    return opacity == RW_OPACITY_OPAQUE &&
           !rw_any_hit_enabled(lane, RT_GEOMETRY_FLAG_DISABLE_ANYHIT);
}

RW_INLINE bool rw_has_hit(const struct rw_lane *lane)
{
    return rw_may_help() ? lane->hit_leaf < RW_UNKNOWN_LEAF : lane->hit_leaf != RW_NONE;
}

/* A triangle is hit at t, nearer than all before: cull, ask its micromap and its any-hit program,
 * accept. */
RW_INLINE rw_u32 rw_report_triangle(struct rw_lane *lane, rw_u32 unit, float t, bool front)
{
    if (rw_is_face_culled(lane, front) && !rw_is_never_culled(lane, unit)) return RW_STATUS_IGNORE;
    rw_u32 status = RW_STATUS_CONTINUE, opacity = rw_opacity_of(lane, unit);
    if (opacity == RW_OPACITY_TRANSPARENT) return RW_STATUS_IGNORE;
    if (rw_has(RW_FEATURE_ANY_HIT)) {
        if (!rw_is_opaque(lane, opacity)) status = rw_ask_any_hit(lane, unit);
        if (status == RW_STATUS_THROW || status == RW_STATUS_IGNORE) return status;
        if (rw_ray_flags(lane, RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT)) status = RW_STATUS_TERMINATE;
    }
    lane->hit_distance = t;
    lane->hit_leaf = unit;
    if (rw_has(RW_FEATURE_INSTANCES)) lane->hit_instance = lane->instance;
    rw_keep_way(lane);
    return status;
}

RW_INLINE void rw_show_triangle(struct rw_lane *lane, const RW_GLOBAL rw_float4 *entry)
{
    struct rw_corners corners = rw_load_corners(lane, entry);
    rw_uint4 names = ((const RW_GLOBAL rw_uint4 *)entry)[3];
    lane->primitive = names.x;
    lane->geometry = rw_scene_child(lane, lane->instance, names.y);
    lane->record = rw_scene_triangle_record(lane, lane->geometry, names.z);
    rw_copy_ray(lane);
    if (rw_is_transformed(lane)) rw_transform_ray(lane);
    struct rw_crossing crossing = rw_cross_triangle(rw_object_ray(lane), corners);
    rw_show_crossing(lane, crossing, &lane->distance);
    rw_run_attribute_program(lane, lane->hit_attributes);
}

/* Where the tree is that the closest hit is in: of one that moves, the block of the key before the
 * ray's time. */
RW_INLINE rw_u64 rw_tree_of_hit(struct rw_lane *lane)
{
    if (!rw_has(RW_FEATURE_INSTANCES)) return lane->tree;
    const RW_GLOBAL struct rw_instance *instance = rw_scene_instance(lane, lane->instance);
    if (RW_GRAPH) instance = rw_instances_of(rw_way_end(&lane->graph->way));
    if (!RW_MOTION) return instance->tree;
    lane->tree = instance->tree;
    lane->node_base = instance->root;
    rw_choose_keys(lane);
    return lane->tree;
}

/* Makes the closest hit, if there is one, what programs see. */
RW_BUILTIN void rw_traverse_show_hit(struct rw_lane *lane)
{
    lane->distance = lane->hit_distance;
    lane->kind = RW_HIT_PROGRAM;
    lane->instance = RW_NONE;
    if (RW_GRAPH) lane->graph->way.count = 0;
    if (!rw_has_hit(lane)) return;
    lane->instance = lane->hit_instance;
    if (RW_GRAPH) rw_show_way(lane, &lane->graph->hit);
    rw_u64 entry = rw_page_of_tree(lane, rw_tree_of_hit(lane) + 16 * (rw_u64)lane->hit_leaf);
    if (rw_is_triangle_tree(lane, lane->instance)) {
        rw_show_triangle(lane, (const RW_GLOBAL rw_float4 *)entry);
    } else {
        const RW_GLOBAL struct rw_primitive_ref *ref =
            (const RW_GLOBAL struct rw_primitive_ref *)entry;
        lane->primitive = ref->primitive;
        lane->record = lane->hit_record;
        if (rw_has(RW_FEATURE_SBT)) lane->geometry = ref->geometry;
    }
}

/* After the end, with the hit shown: the closest-hit or miss program to run, 0 for none. */
RW_BUILTIN rw_u32 rw_traverse_program(const struct rw_lane *lane)
{
    if (!rw_has_hit(lane)) return rw_scene_miss(lane);
    if (rw_ray_flags(lane, RT_RAY_FLAG_DISABLE_CLOSESTHIT)) return 0;
    return rw_scene_closest_hit(lane, lane->record);
}

#endif
