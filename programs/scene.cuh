/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Typed views of the tables in struct rw_launch. They are in global memory, and saying so in the
 * type is what makes the GPU load them without looking the address space up.
 */
#ifndef RW_SCENE_CUH
#define RW_SCENE_CUH

#include "programs/cuda.h"
#include "programs/hooks.h"
#include "raywright.h"

#define RW_NONE 0xffffffffu

/* 1: code for RW_FEATURE_MOTION. The library has this code compiled both ways and takes the one
 * that a kernel needs, so that where nothing moves compiling has nothing more to throw away. */
#ifndef RW_MOTION
#define RW_MOTION 0
#endif

/* 1: code for strategy BATCH, compiled beside the other in the same way. */
#ifndef RW_BATCH
#define RW_BATCH 0
#endif

/* 1: code for RW_FEATURE_GRAPH, likewise. */
#ifndef RW_GRAPH
#define RW_GRAPH 0
#endif

/* As a closest hit: a helper's (help.cuh), which does not know what its owner has hit. Above the
 * units of all trees. */
#define RW_UNKNOWN_LEAF 0x7fffffffu

/* Any of enum rw_feature's. Constant in a kernel: code for a feature that is off is gone before
 * registers are counted, and most of it before it is inlined, as the compiler knows this name
 * (compiler/load/features.c). */
RW_INLINE bool rw_has(rw_u32 feature) __asm__("rw_has");
RW_INLINE bool rw_has(rw_u32 feature)
{
    return (rw_hook_features() & feature) != 0;
}

/* Those of `flags`, RTrayflags, that the lane's ray has. */
RW_INLINE rw_u32 rw_ray_flags(const struct rw_lane *lane, rw_u32 flags)
{
    rw_u32 common = rw_hook_common_ray_flags();
    return (lane->ray_flags & (flags & rw_hook_ray_flags() & ~common)) | (flags & common);
}

/* Does the lane's ray go back to its caller at once, whatever it meets? */
RW_INLINE bool rw_is_traversal(const struct rw_lane *lane)
{
    return rw_has(RW_FEATURE_SBT) && rw_ray_flags(lane, RW_RAY_FLAG_TRAVERSE);
}

/* Is the lane's ray none, but a hit object whose program is to run? */
RW_INLINE bool rw_is_invocation(const struct rw_lane *lane)
{
    return rw_has(RW_FEATURE_SBT) && rw_ray_flags(lane, RW_RAY_FLAG_INVOKE);
}

/* Has each triangle that is hit something to be asked about, beside its any-hit program? */
RW_INLINE bool rw_asks_triangles(void)
{
    return rw_hook_has_micromaps() || rw_hook_mixes_culling();
}

/* Do lanes without a ray help others (help.cuh)? Not where programs would notice. */
RW_INLINE bool rw_may_help(void)
{
    const rw_u32 alone = RW_FEATURE_ONE_LANE | RW_FEATURE_PRIMITIVES | RW_FEATURE_ANY_HIT |
                         RW_FEATURE_SELECTORS | RW_FEATURE_PROFILE;
    return !RW_GRAPH && !rw_has(alone) && !rw_asks_triangles();
}

RW_INLINE bool rw_is_helper(const struct rw_lane *lane)
{
    return (int)lane->state < RW_STATE_DONE;
}

/* RW_FEATURE_SBT: a structure of geometry has one instance, which places it as it is. */
RW_INLINE const RW_GLOBAL struct rw_instance *rw_instances_of(rw_u64 structure)
{
    return (const RW_GLOBAL struct rw_instance *)(structure + sizeof(struct rw_accel));
}

RW_INLINE const RW_GLOBAL struct rw_instance *rw_scene_instance(const struct rw_lane *lane,
                                                                rw_u32 instance)
{
    if (RW_GRAPH) return (const RW_GLOBAL struct rw_instance *)lane->placed; /* asked of no other */
    const RW_GLOBAL struct rw_instance *instances =
        (const RW_GLOBAL struct rw_instance *)lane->launch->instances;
    if (rw_has(RW_FEATURE_SBT)) instances = rw_instances_of(lane->handle);
    return instances + instance;
}

RW_INLINE const RW_GLOBAL struct rw_root *rw_scene_root(const struct rw_lane *lane, rw_u32 root)
{
    if (rw_has(RW_FEATURE_SBT))
        return (const RW_GLOBAL struct rw_root *)(lane->handle ? lane->handle
                                                               : lane->launch->groups);
    return (const RW_GLOBAL struct rw_root *)lane->launch->roots + root;
}

RW_INLINE const RW_GLOBAL struct rw_geometry *rw_scene_geometry(const struct rw_lane *lane,
                                                                rw_u32 geometry)
{
    const struct rw_launch *launch = lane->launch;
    return (const RW_GLOBAL struct rw_geometry *)(launch->geometries +
                                                  (rw_u64)geometry * launch->geometry_stride);
}

/* Geometry record of child `child` of the group that an instance places. */
RW_INLINE rw_u32 rw_scene_child(const struct rw_lane *lane, rw_u32 instance, rw_u32 child)
{
    if (rw_has(RW_FEATURE_SBT)) return child;
    const RW_GLOBAL rw_u32 *children = (const RW_GLOBAL rw_u32 *)lane->launch->children;
    return children[rw_scene_instance(lane, instance)->first_child + child];
}

/* What the leaves of the tree of an instance are. */
RW_INLINE bool rw_is_triangle_tree(const struct rw_lane *lane, rw_u32 instance)
{
    if (!rw_has(RW_FEATURE_TRIANGLES)) return false;
    if (!rw_has(RW_FEATURE_PRIMITIVES)) return true;
    return (rw_scene_instance(lane, instance)->flags & RW_INSTANCE_TRIANGLES) != 0;
}

/* ---- hit records ---- */

/* What a record's first word stands for. */
RW_INLINE const RW_GLOBAL struct rw_group *rw_scene_group(const struct rw_launch *launch,
                                                          rw_u64 record)
{
    rw_u32 number = *(const RW_GLOBAL rw_u32 *)record;
    if (number >= launch->group_count) number = 0;
    return (const RW_GLOBAL struct rw_group *)launch->groups + number;
}

RW_INLINE rw_u64 rw_scene_record_address(const struct rw_lane *lane, rw_u32 record)
{
    return lane->launch->records + (rw_u64)record * lane->launch->record_stride;
}

RW_INLINE const RW_GLOBAL struct rw_group *rw_scene_hit_group(const struct rw_lane *lane,
                                                              rw_u32 record)
{
    return rw_scene_group(lane->launch, rw_scene_record_address(lane, record));
}

/* RW_FEATURE_GRAPH: record offsets of all instances on the way. */
RW_INLINE rw_u32 rw_way_offset(const struct rw_graph_way *way)
{
    rw_u32 sum = 0;
    for (rw_u32 k = 0; k < way->count; k++) {
        rw_u64 handle = way->handles[k];
        if ((handle & RW_HANDLE_INSTANCE) == 0) continue;
        handle &= ~(rw_u64)RW_HANDLE_BITS;
        sum += ((const RW_GLOBAL struct rw_instance *)handle)->first_child;
    }
    return sum;
}

/* The number of the record for a material of a geometry, of the lane's ray and instance. */
RW_INLINE rw_u32 rw_scene_hit_record(const struct rw_lane *lane, rw_u32 geometry, rw_u32 material)
{
    if (!rw_has(RW_FEATURE_SBT)) return rw_scene_geometry(lane, geometry)->first_record + material;
    rw_u32 offset =
        lane->ray_type + (RW_GRAPH ? rw_way_offset(&lane->graph->way)
                                   : rw_scene_instance(lane, lane->instance)->first_child);
    return offset + lane->record_step * ((geometry & RW_ACCEL_RECORD_MASK) + material);
}

/* Of a triangle, whose material an application's buffer or a saved tree has named: one that there
 * is not is the first. */
RW_INLINE rw_u32 rw_scene_triangle_record(const struct rw_lane *lane, rw_u32 geometry,
                                          rw_u32 material)
{
    bool known =
        rw_has(RW_FEATURE_SBT) || material < rw_scene_geometry(lane, geometry)->material_count;
    return rw_scene_hit_record(lane, geometry, known ? material : 0);
}

/* Head of a hit record: program ids of closest-hit by ray type, of any-hit by ray type, flags. */
RW_INLINE const RW_GLOBAL rw_u32 *rw_scene_record(const struct rw_lane *lane, rw_u32 record)
{
    return (const RW_GLOBAL rw_u32 *)rw_scene_record_address(lane, record);
}

RW_INLINE rw_u32 rw_scene_closest_hit(const struct rw_lane *lane, rw_u32 record)
{
    if (rw_has(RW_FEATURE_SBT)) return rw_scene_hit_group(lane, record)->program;
    return rw_scene_record(lane, record)[lane->ray_type];
}

RW_INLINE rw_u32 rw_scene_any_hit(const struct rw_lane *lane, rw_u32 record)
{
    if (rw_has(RW_FEATURE_SBT)) return rw_scene_hit_group(lane, record)->any_hit;
    return rw_scene_record(lane, record)[lane->launch->ray_type_count + lane->ray_type];
}

/* RTgeometryflags of the lane's geometry, for triangles those of the material slot. */
RW_INLINE rw_u32 rw_scene_flags(const struct rw_lane *lane, rw_u32 record)
{
    if (rw_has(RW_FEATURE_SBT)) return lane->geometry >> RW_ACCEL_FLAG_SHIFT;
    return rw_scene_record(lane, record)[2 * lane->launch->ray_type_count];
}

/* The same of geometry with an intersection program. */
RW_INLINE rw_u32 rw_scene_geometry_flags(const struct rw_lane *lane, rw_u32 geometry)
{
    if (rw_has(RW_FEATURE_SBT)) return geometry >> RW_ACCEL_FLAG_SHIFT;
    return rw_scene_geometry(lane, geometry)->flags;
}

/* How many may be reported: of records there is one. */
RW_INLINE rw_u32 rw_scene_materials(const struct rw_lane *lane, rw_u32 geometry)
{
    if (rw_has(RW_FEATURE_SBT)) return 1;
    return rw_scene_geometry(lane, geometry)->material_count;
}

RW_INLINE rw_u32 rw_scene_intersection(const struct rw_lane *lane, rw_u32 geometry)
{
    if (!rw_has(RW_FEATURE_SBT)) return rw_scene_geometry(lane, geometry)->intersection;
    return rw_scene_hit_group(lane, rw_scene_hit_record(lane, geometry, 0))->intersection;
}

RW_INLINE rw_u64 rw_scene_miss_record(const struct rw_lane *lane)
{
    return lane->launch->miss + (rw_u64)lane->miss_index * lane->launch->miss_stride;
}

RW_INLINE rw_u32 rw_scene_miss(const struct rw_lane *lane)
{
    if (rw_has(RW_FEATURE_SBT))
        return rw_scene_group(lane->launch, rw_scene_miss_record(lane))->program;
    return ((const RW_GLOBAL rw_u32 *)lane->launch->miss)[lane->ray_type];
}

/* The program that a launch index begins with. */
RW_INLINE rw_u32 rw_scene_entry(const struct rw_launch *launch)
{
    if (!rw_has(RW_FEATURE_SBT) || launch->entry != 0) return launch->entry;
    return rw_scene_group(launch, launch->ray_generation)->program;
}

/* The exception program; 0: there is none. */
RW_INLINE rw_u32 rw_scene_exception(const struct rw_launch *launch)
{
    if (!rw_has(RW_FEATURE_SBT)) return launch->exception;
    if (launch->exception_record == 0) return 0;
    return rw_scene_group(launch, launch->exception_record)->program;
}

/* RTrayflags before RTinstanceflags before RTgeometryflags. */
RW_INLINE bool rw_any_hit_enabled(const struct rw_lane *lane, rw_u32 geometry_flags)
{
    if (rw_ray_flags(lane, RT_RAY_FLAG_DISABLE_ANYHIT)) return false;
    if (rw_ray_flags(lane, RT_RAY_FLAG_FORCE_ANYHIT)) return true;
    if (!rw_has(RW_FEATURE_ANY_HIT_FLAGS)) return true;
    if (lane->instance != RW_NONE) {
        rw_u32 flags = rw_scene_instance(lane, lane->instance)->flags;
        if (flags & RT_INSTANCE_FLAG_DISABLE_ANYHIT) return false;
        if (flags & RT_INSTANCE_FLAG_FORCE_ANYHIT) return true;
    }
    return !(geometry_flags & RT_GEOMETRY_FLAG_DISABLE_ANYHIT);
}

#endif
