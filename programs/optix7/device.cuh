/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The device functions of OptiX 7, as built-in functions: _optix_<name> of a module becomes a call
 * of rw_optix7_<name> on the lane (compiler/device_api/optix7.c), with _0 and _1 behind it for each
 * of several results. What the running program's own ray and hit are is asked before it can trace
 * another.
 *
 * Requires RW_FEATURE_SBT.
 */
#ifndef RW_OPTIX7_DEVICE_CUH
#define RW_OPTIX7_DEVICE_CUH

#include "programs/builtins.h"
#include "programs/optix7/basis.h"
#include "programs/optix7/transforms.cuh"
#include "programs/traverse/verify.cuh"
#include "programs/scene.cuh"
#include "programs/traverse/hit.cuh"
#include "programs/traverse/report.cuh"

/* ---- the launch ---- */

RW_OPTIX7(rw_u32, get_launch_index_x)
{
    return lane->launch_index[0];
}
RW_OPTIX7(rw_u32, get_launch_index_y)
{
    return lane->launch_index[1];
}
RW_OPTIX7(rw_u32, get_launch_index_z)
{
    return lane->launch_index[2];
}
RW_OPTIX7(rw_u32, get_launch_dimension_x)
{
    return lane->launch->size[0];
}
RW_OPTIX7(rw_u32, get_launch_dimension_y)
{
    return lane->launch->size[1];
}
RW_OPTIX7(rw_u32, get_launch_dimension_z)
{
    return lane->launch->size[2];
}

/* ---- records: what lies behind the header ---- */

RW_OPTIX7(rw_u64, data_of_ray_generation)
{
    return lane->launch->ray_generation + RW_RECORD_HEADER;
}
RW_OPTIX7(rw_u64, data_of_exception)
{
    return lane->launch->exception_record + RW_RECORD_HEADER;
}
RW_OPTIX7(rw_u64, data_of_miss)
{
    return rw_scene_miss_record(lane) + RW_RECORD_HEADER;
}
RW_OPTIX7(rw_u64, data_of_hit)
{
    return rw_scene_record_address(lane, lane->record) + RW_RECORD_HEADER;
}
RW_OPTIX7(rw_u64, data_of_intersection)
{
    rw_u32 record = rw_scene_hit_record(lane, lane->geometry, 0);
    return rw_scene_record_address(lane, record) + RW_RECORD_HEADER;
}

RW_OPTIX7(rw_u64, get_callable_data_ptr)
{
    return rw_callable_record(lane, lane->called) + RW_RECORD_HEADER;
}
RW_OPTIX7(rw_u32, get_called)
{
    return lane->called;
}
RW_OPTIX7(void, set_called, rw_u32 index)
{
    lane->called = index;
}
RW_OPTIX7(rw_u64, call_direct_callable, rw_u32 index)
{
    lane->called = index;
    return rw_scene_group(lane->launch, rw_callable_record(lane, index))->program;
}

RW_OPTIX7(rw_u64, call_continuation_callable, rw_u32 index)
{
    lane->called = index;
    return rw_scene_group(lane->launch, rw_callable_record(lane, index))->any_hit;
}

/* ---- exceptions ---- */

RW_OPTIX7(rw_u32, get_exception_code)
{
    rw_u32 code = lane->exception;
    if (code >= RT_EXCEPTION_USER) return code - RT_EXCEPTION_USER;
    if (code == RT_EXCEPTION_STACK_OVERFLOW) return (rw_u32)-1;
    if (code == RT_EXCEPTION_TRACE_DEPTH_EXCEEDED) return (rw_u32)-2;
    if (rw_verifies() && code - RW_FAULT_TRAVERSABLE <= RW_FAULT_LAST - RW_FAULT_TRAVERSABLE)
        return RW_FAULT_CODE(code);
    return code == RT_EXCEPTION_INVALID_RAY ? (rw_u32)-9 : code;
}

/* ---- the ray ---- */

RW_OPTIX7(void, aim, rw_u64 handle, rw_u32 record_step, rw_u32 miss_index)
{
    lane->handle = handle;
    lane->record_step = record_step;
    lane->miss_index = miss_index;
}

#define RW_OPTIX7_VECTOR(name, field)                                                              \
    RW_OPTIX7(float, name##_x)                                                                     \
    {                                                                                              \
        return field[0];                                                                           \
    }                                                                                              \
    RW_OPTIX7(float, name##_y)                                                                     \
    {                                                                                              \
        return field[1];                                                                           \
    }                                                                                              \
    RW_OPTIX7(float, name##_z)                                                                     \
    {                                                                                              \
        return field[2];                                                                           \
    }
RW_OPTIX7_VECTOR(get_world_ray_origin, lane->origin)
RW_OPTIX7_VECTOR(get_world_ray_direction, lane->direction)
RW_OPTIX7_VECTOR(get_object_ray_origin, lane->object_origin)
RW_OPTIX7_VECTOR(get_object_ray_direction, lane->object_direction)

RW_OPTIX7(float, get_ray_tmin)
{
    return lane->tmin;
}
RW_OPTIX7(float, get_ray_tmax)
{
    return lane->distance;
}
RW_OPTIX7(float, get_ray_time)
{
    return lane->time;
}
RW_OPTIX7(rw_u32, get_ray_flags)
{
    return lane->ray_flags & 0xffffu;
}
RW_OPTIX7(rw_u32, get_ray_visibility_mask)
{
    return lane->ray_mask & 0xffu;
}

/* ---- the hit that a program looks at ---- */

/* Attributes that intersection programs report, and behind them the kind. */
RW_INLINE const rw_u32 *rw_attributes(const unsigned char *room)
{
    return (const rw_u32 *)room;
}

RW_INLINE rw_u32 rw_attribute_count(void)
{
    return rw_hook_attribute_size() / 4;
}

RW_INLINE rw_u32 rw_hit_kind(rw_u32 kind, const unsigned char *room)
{
    if (kind == RW_HIT_FRONT) return 0xfe;
    if (kind == RW_HIT_BACK) return 0xff;
    if (!rw_has(RW_FEATURE_PRIMITIVES)) return 0;
    return rw_attributes(room)[rw_attribute_count() - 1];
}

RW_INLINE rw_u32 rw_hit_attribute(rw_u32 kind, const float barycentrics[2],
                                  const unsigned char *room, rw_u32 index)
{
    if (kind != RW_HIT_PROGRAM)
        return rw_as_u32(index == 0 ? barycentrics[0] : index == 1 ? barycentrics[1] : 0.0f);
    if (index + 1 >= rw_attribute_count()) return 0;
    return rw_attributes(room)[index];
}

RW_OPTIX7(rw_u32, read_primitive_idx)
{
    return lane->primitive;
}
RW_OPTIX7(rw_u32, read_instance_idx)
{
    return lane->instance;
}
RW_OPTIX7(rw_u32, read_instance_id)
{
    return rw_scene_instance(lane, lane->instance)->child_index;
}
RW_OPTIX7(rw_u32, read_sbt_gas_idx)
{
    return lane->geometry & RW_ACCEL_RECORD_MASK;
}
RW_OPTIX7(float, get_triangle_barycentrics_0)
{
    return lane->barycentrics[0];
}
RW_OPTIX7(float, get_triangle_barycentrics_1)
{
    return lane->barycentrics[1];
}
/* There are none. */
RW_OPTIX7(rw_u32, get_cluster_id)
{
    return RW_NONE;
}
/* In any-hit programs the candidate's, in closest-hit programs the hit's. */
RW_OPTIX7(rw_u32, candidate_kind)
{
    return rw_hit_kind(lane->kind, lane->candidate_attributes);
}
RW_OPTIX7(rw_u32, closest_kind)
{
    return rw_hit_kind(lane->kind, lane->hit_attributes);
}
RW_OPTIX7(rw_u32, candidate_attribute, rw_u32 index)
{
    return rw_hit_attribute(lane->kind, lane->barycentrics, lane->candidate_attributes, index);
}
RW_OPTIX7(rw_u32, closest_attribute, rw_u32 index)
{
    return rw_hit_attribute(lane->kind, lane->barycentrics, lane->hit_attributes, index);
}
RW_OPTIX7(rw_u32, get_primitive_type_from_hit_kind, rw_u32 kind)
{
    if (kind >= 0xfe) return 0x2531;
    return kind >= RW_SHAPE_KIND ? 0x2501 + (kind - RW_SHAPE_KIND) / 2 : 0x2500;
}
RW_OPTIX7(rw_u32, get_backface_from_hit_kind, rw_u32 kind)
{
    return kind == 0xff || (kind >= RW_SHAPE_KIND && kind < 0xfe && kind & 1);
}

/* Of a candidate at t: an enum rw_status. Its attributes are in their room. */
RW_OPTIX7(rw_u32, report, float t, rw_u32 kind)
{
    if (!rw_potential_intersection(lane, t)) return RW_STATUS_IGNORE;
    ((rw_u32 *)lane->candidate_attributes)[rw_attribute_count() - 1] = kind;
    return rw_report_intersection(lane, 0);
}

#endif
