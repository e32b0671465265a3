/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Transform lists and what handles stand for. The list of a hit has the instance, if the ray was
 * traced against a structure of instances. Handle of an instance: the address of its struct
 * rw_instance, which has both matrices as applications read them, with RW_INSTANCE_HANDLE set.
 * Other transforms there are not yet.
 *
 * Requires RW_FEATURE_SBT.
 */
#ifndef RW_OPTIX7_TRANSFORMS_CUH
#define RW_OPTIX7_TRANSFORMS_CUH

#include "programs/builtins.h"
#include "programs/scene.cuh"

#define RW_OPTIX7(type, name, ...)                                                                 \
    RW_BUILTIN type rw_optix7_##name([[maybe_unused]] struct rw_lane *lane, ##__VA_ARGS__)

/* Structures are aligned to 128 bytes. */
#define RW_INSTANCE_HANDLE 4u

/* As applications see types of transforms. */
#define RW_TRANSFORM_NONE 0u
#define RW_TRANSFORM_INSTANCE 4u

RW_INLINE bool rw_is_instance_handle(rw_u64 handle)
{
    return (handle & RW_INSTANCE_HANDLE) != 0;
}

RW_INLINE const RW_GLOBAL struct rw_instance *rw_handle_instance(rw_u64 handle)
{
    return (const RW_GLOBAL struct rw_instance *)(handle & ~(rw_u64)RW_INSTANCE_HANDLE);
}

RW_INLINE bool rw_has_instances(rw_u64 structure)
{
    if (!rw_has(RW_FEATURE_INSTANCES)) return false;
    return ((const RW_GLOBAL struct rw_accel *)structure)->kind == RW_LEAF_INSTANCES;
}

RW_INLINE rw_u64 rw_instance_handle(rw_u64 structure, rw_u32 index)
{
    return (rw_u64)(rw_instances_of(structure) + index) | RW_INSTANCE_HANDLE;
}

/* The structure that a tree of geometry is in: it lies behind the head and the one instance that
 * such a structure has. */
RW_INLINE rw_u64 rw_block_of_tree(rw_u64 tree)
{
    return tree - sizeof(struct rw_accel) - sizeof(struct rw_instance);
}

/* The structure of geometry that an instance places. */
RW_INLINE rw_u64 rw_child_handle(const RW_GLOBAL struct rw_instance *instance)
{
    return instance->tree == 0 ? 0 : rw_block_of_tree(instance->tree);
}

RW_INLINE rw_u64 rw_geometry_handle(rw_u64 structure, rw_u32 instance)
{
    if (!rw_has_instances(structure)) return structure;
    return rw_child_handle(rw_instances_of(structure) + instance);
}

RW_OPTIX7(rw_u32, get_transform_list_size)
{
    return rw_has_instances(lane->handle) ? 1 : 0;
}
RW_OPTIX7(rw_u64, get_transform_list_handle, rw_u32)
{
    return rw_instance_handle(lane->handle, lane->instance);
}
RW_OPTIX7(rw_u64, get_gas_traversable_handle)
{
    return rw_geometry_handle(lane->handle, lane->instance);
}

RW_OPTIX7(rw_u32, hitobject_get_transform_list_size)
{
    return lane->object.state == RW_OBJECT_HIT && rw_has_instances(lane->object.handle) ? 1 : 0;
}
RW_OPTIX7(rw_u64, hitobject_get_transform_list_handle, rw_u32)
{
    return rw_instance_handle(lane->object.handle, lane->object.instance);
}
RW_OPTIX7(rw_u64, hitobject_get_gas_traversable_handle)
{
    if (lane->object.state != RW_OBJECT_HIT) return 0;
    return rw_geometry_handle(lane->object.handle, lane->object.instance);
}

RW_OPTIX7(rw_u32, get_transform_type_from_handle, rw_u64 handle)
{
    return rw_is_instance_handle(handle) ? RW_TRANSFORM_INSTANCE : RW_TRANSFORM_NONE;
}
RW_OPTIX7(rw_u64, get_static_transform_from_handle, rw_u64)
{
    return 0;
}
RW_OPTIX7(rw_u64, get_matrix_motion_transform_from_handle, rw_u64)
{
    return 0;
}
RW_OPTIX7(rw_u64, get_srt_motion_transform_from_handle, rw_u64)
{
    return 0;
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
    return rw_child_handle(rw_handle_instance(handle));
}
RW_OPTIX7(rw_u64, get_instance_traversable_from_ias, rw_u64 structure, rw_u32 index)
{
    return rw_instance_handle(structure, index);
}
RW_OPTIX7(rw_u64, get_gas_ptr_from_handle, rw_u64 handle)
{
    return handle;
}

/* Nothing moves: one key, for all times. */
RW_OPTIX7(float, get_gas_motion_time_begin, rw_u64)
{
    return 0.0f;
}
RW_OPTIX7(float, get_gas_motion_time_end, rw_u64)
{
    return 1.0f;
}
RW_OPTIX7(rw_u32, get_gas_motion_step_count, rw_u64)
{
    return 1;
}

#endif
