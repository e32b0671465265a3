/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Transform lists and what handles stand for. The list of a hit has the instance, if the ray was
 * traced against a structure of instances; with RW_FEATURE_GRAPH all instances and transforms on
 * the way. Handle of an instance: the address of its struct rw_instance, which has both matrices as
 * applications read them, with RW_HANDLE_INSTANCE set; of a transform the address of what the
 * application wrote, with its type.
 *
 * Requires RW_FEATURE_SBT.
 */
#ifndef RW_OPTIX7_TRANSFORMS_CUH
#define RW_OPTIX7_TRANSFORMS_CUH

#include "programs/builtins.h"
#include "programs/scene.cuh"
#include "programs/traverse/graph.cuh"

#define RW_OPTIX7(type, name, ...)                                                                 \
    RW_BUILTIN type rw_optix7_##name([[maybe_unused]] struct rw_lane *lane, ##__VA_ARGS__)

/* As applications see types of transforms; the others are the bits of their handles. */
#define RW_TRANSFORM_NONE 0u
#define RW_TRANSFORM_INSTANCE 4u

RW_INLINE const RW_GLOBAL struct rw_instance *rw_handle_instance(rw_u64 handle)
{
    return (const RW_GLOBAL struct rw_instance *)rw_handle_address(handle);
}

RW_INLINE bool rw_has_instances(rw_u64 structure)
{
    if (!rw_has(RW_FEATURE_INSTANCES)) return false;
    return rw_structure_head(structure)->kind == RW_LEAF_INSTANCES;
}

RW_INLINE rw_u64 rw_instance_handle(rw_u64 structure, rw_u32 index)
{
    return (rw_u64)(rw_instances_of(structure) + index) | RW_HANDLE_INSTANCE;
}

/* The structure that a tree of geometry is in: it lies behind the head and the one instance that
 * such a structure has. */
RW_INLINE rw_u64 rw_block_of_tree(rw_u64 tree)
{
    return tree - sizeof(struct rw_accel) - sizeof(struct rw_instance);
}

/* ---- of the hit that a program looks at ---- */

RW_INLINE rw_u64 rw_geometry_handle(rw_u64 structure, rw_u32 instance)
{
    if (!rw_has_instances(structure)) return structure;
    return rw_placed_handle(rw_instances_of(structure) + instance);
}

/* Its structure of geometry, where the lane has an instance. */
RW_INLINE rw_u64 rw_hit_geometry(const struct rw_lane *lane)
{
    if (RW_GRAPH) return rw_way_end(&lane->graph->way);
    return rw_block_of_tree(rw_scene_instance(lane, lane->instance)->tree);
}

RW_OPTIX7(rw_u32, get_transform_list_size)
{
    if (RW_GRAPH) return lane->graph->way.count;
    return rw_has_instances(lane->handle) ? 1 : 0;
}
/* RW_FEATURE_GRAPH: what stands behind the list's end, for programs that ask before they look at
 * the size: the instance that geometry has of itself. */
RW_INLINE rw_u64 rw_behind_way(const struct rw_graph_way *way)
{
    return rw_instance_handle(rw_way_end(way), 0);
}

RW_OPTIX7(rw_u64, get_transform_list_handle, rw_u32 index)
{
    if (!RW_GRAPH) return rw_instance_handle(lane->handle, lane->instance);
    const struct rw_graph_way *way = &lane->graph->way;
    return index < way->count ? way->handles[index] : rw_behind_way(way);
}
/* All of it, for a program that traces; there is room. */
RW_OPTIX7(void, keep_transform_list, rw_u64 *to)
{
    if (!RW_GRAPH) return;
    const struct rw_graph_way *way = &lane->graph->way;
    RW_ON_WAY(rw_u32 k = 0; k < way->count; k++) to[k] = way->handles[k];
    to[way->count] = rw_behind_way(way);
}
RW_OPTIX7(rw_u64, get_gas_traversable_handle)
{
    if (RW_GRAPH) return rw_way_end(&lane->graph->way);
    return rw_geometry_handle(lane->handle, lane->instance);
}

/* ---- of the hit object ---- */

RW_INLINE rw_u64 rw_object_geometry(const struct rw_lane *lane)
{
    const struct rw_hit_object *object = &lane->object;
    if (RW_GRAPH) return rw_way_end(&lane->graph->object);
    return rw_block_of_tree(rw_instances_of(object->handle)[object->instance].tree);
}

RW_OPTIX7(rw_u32, hitobject_get_transform_list_size)
{
    if (lane->object.state != RW_OBJECT_HIT) return 0;
    if (RW_GRAPH) return lane->graph->object.count;
    return rw_has_instances(lane->object.handle) ? 1 : 0;
}
RW_OPTIX7(rw_u64, hitobject_get_transform_list_handle, rw_u32 index)
{
    if (!RW_GRAPH) return rw_instance_handle(lane->object.handle, lane->object.instance);
    const struct rw_graph_way *way = &lane->graph->object;
    return index < way->count ? way->handles[index] : rw_behind_way(way);
}
RW_OPTIX7(rw_u64, hitobject_get_gas_traversable_handle)
{
    if (lane->object.state != RW_OBJECT_HIT) return 0;
    if (RW_GRAPH) return rw_way_end(&lane->graph->object);
    return rw_geometry_handle(lane->object.handle, lane->object.instance);
}

/* ---- of handles ---- */

RW_OPTIX7(rw_u32, get_transform_type_from_handle, rw_u64 handle)
{
    if (RW_GRAPH && (handle & RW_HANDLE_TRANSFORM) != 0) return handle & RW_HANDLE_TRANSFORM;
    return (handle & RW_HANDLE_INSTANCE) != 0 ? RW_TRANSFORM_INSTANCE : RW_TRANSFORM_NONE;
}

/* Where a transform's numbers are, which the application's own code reads; 0: it is none of that
 * type. */
RW_INLINE rw_u64 rw_node_of_type(rw_u64 handle, rw_u32 type)
{
    return RW_GRAPH && (handle & RW_HANDLE_BITS) == type ? rw_handle_address(handle) : 0;
}

RW_OPTIX7(rw_u64, get_static_transform_from_handle, rw_u64 handle)
{
    return rw_node_of_type(handle, RW_HANDLE_STATIC);
}
RW_OPTIX7(rw_u64, get_matrix_motion_transform_from_handle, rw_u64 handle)
{
    return rw_node_of_type(handle, RW_HANDLE_MATRIX);
}
RW_OPTIX7(rw_u64, get_srt_motion_transform_from_handle, rw_u64 handle)
{
    return rw_node_of_type(handle, RW_HANDLE_SRT);
}
RW_OPTIX7(rw_u64, get_instance_transform_from_handle, rw_u64 handle)
{
    return (rw_u64)rw_handle_instance(handle)->object_to_world;
}
RW_OPTIX7(rw_u64, get_instance_inverse_transform_from_handle, rw_u64 handle)
{
    return (rw_u64)rw_handle_instance(handle)->world_to_object;
}
RW_OPTIX7(rw_u32, get_instance_id_from_handle, rw_u64 handle)
{
    return rw_handle_instance(handle)->child_index;
}
RW_OPTIX7(rw_u64, get_instance_child_from_handle, rw_u64 handle)
{
    return rw_placed_handle(rw_handle_instance(handle));
}
RW_OPTIX7(rw_u64, get_instance_traversable_from_ias, rw_u64 structure, rw_u32 index)
{
    return rw_instance_handle(structure, index);
}
RW_OPTIX7(rw_u64, get_gas_ptr_from_handle, rw_u64 handle)
{
    return handle;
}

/* ---- when geometry moves ---- */

/* The head of the keys; NULL: nothing moves, which is one key for all times. */
RW_INLINE const RW_GLOBAL struct rw_motion_head *rw_motion_of(rw_u64 handle)
{
    if (!RW_MOTION || handle == 0) return nullptr;
    const RW_GLOBAL struct rw_root *root = &rw_structure_head(handle)->root;
    if (root->tree == 0 || (root->root & RW_ROOT_MOVES) == 0) return nullptr;
    rw_u64 unit = root->root & ~RW_ROOT_MOVES;
    return (const RW_GLOBAL struct rw_motion_head *)(root->tree + 16 * unit);
}

RW_OPTIX7(float, get_gas_motion_time_begin, rw_u64 handle)
{
    const RW_GLOBAL struct rw_motion_head *head = rw_motion_of(handle);
    return head ? head->begin : 0.0f;
}
RW_OPTIX7(float, get_gas_motion_time_end, rw_u64 handle)
{
    const RW_GLOBAL struct rw_motion_head *head = rw_motion_of(handle);
    return head ? head->end : 1.0f;
}
RW_OPTIX7(rw_u32, get_gas_motion_step_count, rw_u64 handle)
{
    const RW_GLOBAL struct rw_motion_head *head = rw_motion_of(handle);
    return head ? head->keys : 1;
}

#endif
