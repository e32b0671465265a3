/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The hit object, a part of the lane: what the last traversal found, for device functions, which
 * read it where the program asks, and for invocations, which make it the lane's ray and hit again.
 *
 * Requires RW_FEATURE_SBT, but for rw_ended_program.
 */
#ifndef RW_HIT_OBJECT_CUH
#define RW_HIT_OBJECT_CUH

#include "programs/optix7/device.cuh"

RW_INLINE void rw_keep_ray(struct rw_lane *lane)
{
    struct rw_hit_object *object = &lane->object;
    object->origin[0] = lane->origin[0];
    object->origin[1] = lane->origin[1];
    object->origin[2] = lane->origin[2];
    object->direction[0] = lane->direction[0];
    object->direction[1] = lane->direction[1];
    object->direction[2] = lane->direction[2];
    object->tmin = lane->tmin;
    object->time = lane->time;
    object->ray_flags = lane->ray_flags & 0xffffu;
}

RW_INLINE void rw_keep_attributes(struct rw_lane *lane)
{
    struct rw_hit_object *object = &lane->object;
#define RW_KEEP_ATTRIBUTE(i)                                                                       \
    object->attributes[i] =                                                                        \
        rw_hit_attribute(lane->kind, lane->barycentrics, lane->hit_attributes, i)
    RW_KEEP_ATTRIBUTE(0);
    RW_KEEP_ATTRIBUTE(1);
    RW_KEEP_ATTRIBUTE(2);
    RW_KEEP_ATTRIBUTE(3);
    RW_KEEP_ATTRIBUTE(4);
    RW_KEEP_ATTRIBUTE(5);
    RW_KEEP_ATTRIBUTE(6);
    RW_KEEP_ATTRIBUTE(7);
}

/* In a miss all is zero that a hit alone has. Left as it was before, it would be a register more
 * for each field, in all that a lane does. */
RW_INLINE void rw_keep_miss(struct rw_lane *lane, rw_u32 miss_index, float distance)
{
    struct rw_hit_object *object = &lane->object;
    object->state = RW_OBJECT_MISS;
    object->handle = 0;
    object->distance = distance;
    object->primitive = 0;
    object->instance = RW_NONE;
    object->record = miss_index;
    object->gas_index = 0;
    object->kind = 0;
    object->shape = RW_HIT_PROGRAM;
    object->attributes[0] = 0;
    object->attributes[1] = 0;
    object->attributes[2] = 0;
    object->attributes[3] = 0;
    object->attributes[4] = 0;
    object->attributes[5] = 0;
    object->attributes[6] = 0;
    object->attributes[7] = 0;
}

/* After a traversal: what it found is the hit object. What nobody asks for is not even read. */
RW_INLINE void rw_keep_hit(struct rw_lane *lane)
{
    struct rw_hit_object *object = &lane->object;
    if (rw_has_hit(lane)) {
        rw_traverse_show_hit(lane);
        object->state = RW_OBJECT_HIT;
        object->handle = lane->handle;
        object->distance = lane->distance;
        object->primitive = lane->primitive;
        object->instance = lane->instance;
        object->record = lane->record;
        object->gas_index = lane->geometry & RW_ACCEL_RECORD_MASK;
        object->kind = rw_hit_kind(lane->kind, lane->hit_attributes);
        object->shape = lane->kind;
        rw_keep_attributes(lane);
        if (RW_GRAPH) rw_copy_way(&lane->graph->object, &lane->graph->way);
    } else {
        rw_keep_miss(lane, lane->miss_index, lane->hit_distance);
    }
    rw_keep_ray(lane);
}

RW_OPTIX7(void, keep_hit)
{
    rw_keep_hit(lane);
}

RW_INLINE void rw_show_attributes(struct rw_lane *lane)
{
    const struct rw_hit_object *object = &lane->object;
    rw_u32 *room = (rw_u32 *)lane->hit_attributes, count = rw_attribute_count();
    lane->barycentrics[0] = rw_as_float(object->attributes[0]);
    lane->barycentrics[1] = rw_as_float(object->attributes[1]);
    if (!rw_has(RW_FEATURE_PRIMITIVES)) return;
    room[count - 1] = object->kind;
#define RW_SHOW_ATTRIBUTE(i)                                                                       \
    if ((i) + 1 < count) room[i] = object->attributes[i]
    RW_SHOW_ATTRIBUTE(0);
    RW_SHOW_ATTRIBUTE(1);
    RW_SHOW_ATTRIBUTE(2);
    RW_SHOW_ATTRIBUTE(3);
    RW_SHOW_ATTRIBUTE(4);
    RW_SHOW_ATTRIBUTE(5);
    RW_SHOW_ATTRIBUTE(6);
    RW_SHOW_ATTRIBUTE(7);
}

/* The hit object becomes the lane's ray and hit; the program that is for it, 0: none. */
RW_INLINE rw_u32 rw_show_object(struct rw_lane *lane)
{
    const struct rw_hit_object *object = &lane->object;
    lane->origin[0] = object->origin[0];
    lane->origin[1] = object->origin[1];
    lane->origin[2] = object->origin[2];
    lane->direction[0] = object->direction[0];
    lane->direction[1] = object->direction[1];
    lane->direction[2] = object->direction[2];
    lane->tmin = object->tmin;
    lane->time = object->time;
    lane->ray_flags = object->ray_flags;
    lane->ray_mask = 0xff; /* hit objects have none */
    lane->distance = object->distance;
    lane->instance = RW_NONE;
    lane->miss_index = object->record;
    if (RW_GRAPH) lane->graph->way.count = 0;
    if (object->state == RW_OBJECT_MISS) return rw_verify_miss(lane) ? rw_scene_miss(lane) : 0;
    if (object->state != RW_OBJECT_HIT) return 0;
    lane->handle = object->handle;
    lane->primitive = object->primitive;
    lane->instance = object->instance;
    lane->record = object->record;
    lane->geometry = object->gas_index;
    lane->kind = object->shape;
    if (RW_GRAPH) rw_show_way(lane, &lane->graph->object);
    rw_show_attributes(lane);
    if (rw_ray_flags(lane, RT_RAY_FLAG_DISABLE_CLOSESTHIT)) return 0;
    return rw_verify_hit(lane, lane->record) ? rw_scene_closest_hit(lane, lane->record) : 0;
}

/* Is the record there whose program the lane's ray ends in? */
RW_INLINE bool rw_verify_end(struct rw_lane *lane)
{
    if (!rw_verifies()) return true;
    if (!rw_has_hit(lane)) return rw_verify_miss(lane);
    return rw_ray_flags(lane, RT_RAY_FLAG_DISABLE_CLOSESTHIT) || rw_verify_hit(lane, lane->record);
}

/* May rw_ended_program set lane->exception? Then no program is to run. */
RW_INLINE bool rw_may_end_badly(void)
{
    return rw_has(RW_FEATURE_ATTRIBUTE_PROGRAM) || rw_verifies();
}

/* The lane's ray, or what is none (rw_is_invocation), has ended: shows what it is about to the
 * program that it ends in, and returns that; 0: none. */
RW_INLINE rw_u32 rw_ended_program(struct rw_lane *lane)
{
    if (rw_is_invocation(lane)) return rw_show_object(lane);
    rw_traverse_show_hit(lane);
    return rw_verify_end(lane) ? rw_traverse_program(lane) : 0;
}

RW_OPTIX7(void, hitobject_make_nop)
{
    lane->object.state = RW_OBJECT_NOP;
}
RW_OPTIX7(void, hitobject_set_ray, float ox, float oy, float oz, float dx, float dy, float dz,
          float tmin, float time, rw_u32 flags)
{
    struct rw_hit_object *object = &lane->object;
    object->origin[0] = ox;
    object->origin[1] = oy;
    object->origin[2] = oz;
    object->direction[0] = dx;
    object->direction[1] = dy;
    object->direction[2] = dz;
    object->tmin = tmin;
    object->time = time;
    object->ray_flags = flags;
}
RW_OPTIX7(void, hitobject_make_miss_v2, rw_u32 miss_index, float ox, float oy, float oz, float dx,
          float dy, float dz, float tmin, float tmax, float time, rw_u32 flags)
{
    rw_keep_miss(lane, miss_index, tmax);
    rw_optix7_hitobject_set_ray(lane, ox, oy, oz, dx, dy, dz, tmin, time, flags);
}
/* Lanes go on in the order of their warps. */
RW_OPTIX7(void, hitobject_reorder, rw_u32, rw_u32) {}

/* ---- as words, which an application keeps, and makes the object of again ---- */

#define RW_OBJECT_WORDS(word)                                                                      \
    word(0, state) word(1, primitive) word(2, instance) word(3, record) word(4, gas_index)         \
        word(5, kind) word(6, shape) word(7, attributes[0]) word(8, attributes[1])                 \
            word(9, attributes[2]) word(10, attributes[3]) word(11, attributes[4])                 \
                word(12, attributes[5]) word(13, attributes[6]) word(14, attributes[7])
enum { RW_WORD_DISTANCE = 15, RW_WORD_HANDLE = 16 }; /* of two words */

/* The index is a constant. */
RW_OPTIX7(rw_u32, hitobject_get_word, rw_u32 index)
{
    const struct rw_hit_object *object = &lane->object;
#define RW_GET_WORD(i, field)                                                                      \
    if (index == (i)) return object->field;
    RW_OBJECT_WORDS(RW_GET_WORD)
    if (index == RW_WORD_DISTANCE) return rw_as_u32(object->distance);
    if (index == RW_WORD_HANDLE) return (rw_u32)object->handle;
    return index == RW_WORD_HANDLE + 1 ? (rw_u32)(object->handle >> 32) : 0;
}
RW_OPTIX7(void, hitobject_set_word, rw_u32 index, rw_u32 value)
{
    struct rw_hit_object *object = &lane->object;
#define RW_SET_WORD(i, field)                                                                      \
    if (index == (i)) object->field = value;
    RW_OBJECT_WORDS(RW_SET_WORD)
    if (index == RW_WORD_DISTANCE) object->distance = rw_as_float(value);
    if (index == RW_WORD_HANDLE) object->handle = value;
    if (index == RW_WORD_HANDLE + 1) object->handle |= (rw_u64)value << 32;
}
/* RW_FEATURE_GRAPH: the list of transforms that the application has kept, and what it leads to.
 * Others find their way by the structure and the instance. */
RW_OPTIX7(void, hitobject_set_way, rw_u64 geometry, rw_u64 list, rw_u32 count)
{
    if (!RW_GRAPH) return;
    struct rw_graph_way *way = &lane->graph->object;
    way->count = rw_min(count, RW_GRAPH_LEVELS - 1);
    RW_ON_WAY(rw_u32 k = 0; k < way->count; k++) way->handles[k] = ((const rw_u64 *)list)[k];
    way->handles[way->count] = geometry;
}

RW_OPTIX7(rw_u32, hitobject_get_cluster_id)
{
    return RW_NONE;
}
RW_OPTIX7(rw_u32, hitobject_is_hit)
{
    return lane->object.state == RW_OBJECT_HIT;
}
RW_OPTIX7(rw_u32, hitobject_is_miss)
{
    return lane->object.state == RW_OBJECT_MISS;
}
RW_OPTIX7(rw_u32, hitobject_is_nop)
{
    return lane->object.state == RW_OBJECT_NOP;
}

#define RW_OPTIX7_OBJECT(type, name, value)                                                        \
    RW_OPTIX7(type, hitobject_##name)                                                              \
    {                                                                                              \
        return lane->object.value;                                                                 \
    }
RW_OPTIX7_OBJECT(float, get_ray_tmax, distance)
RW_OPTIX7_OBJECT(float, get_ray_tmin, tmin)
RW_OPTIX7_OBJECT(float, get_ray_time, time)
RW_OPTIX7_OBJECT(rw_u32, get_ray_flags, ray_flags)
RW_OPTIX7_OBJECT(float, get_world_ray_origin_x, origin[0])
RW_OPTIX7_OBJECT(float, get_world_ray_origin_y, origin[1])
RW_OPTIX7_OBJECT(float, get_world_ray_origin_z, origin[2])
RW_OPTIX7_OBJECT(float, get_world_ray_direction_x, direction[0])
RW_OPTIX7_OBJECT(float, get_world_ray_direction_y, direction[1])
RW_OPTIX7_OBJECT(float, get_world_ray_direction_z, direction[2])
RW_OPTIX7_OBJECT(rw_u32, get_primitive_idx, primitive)
RW_OPTIX7_OBJECT(rw_u32, get_instance_idx, instance)
RW_OPTIX7_OBJECT(rw_u32, get_sbt_gas_idx, gas_index)
RW_OPTIX7_OBJECT(rw_u32, get_sbt_record_index, record)
RW_OPTIX7_OBJECT(rw_u32, get_hitkind, kind)

RW_OPTIX7(float, hitobject_get_triangle_barycentrics_0)
{
    return rw_as_float(lane->object.attributes[0]);
}
RW_OPTIX7(float, hitobject_get_triangle_barycentrics_1)
{
    return rw_as_float(lane->object.attributes[1]);
}

RW_OPTIX7(void, hitobject_set_sbt_record_index, rw_u32 index)
{
    lane->object.record = index;
}
/* No index into memory: the object is in registers. */
RW_OPTIX7(rw_u32, hitobject_get_attribute, rw_u32 index)
{
    const rw_u32 *values = lane->object.attributes;
    rw_u32 low = index == 0   ? values[0]
                 : index == 1 ? values[1]
                 : index == 2 ? values[2]
                              : values[3];
    rw_u32 high = index == 4   ? values[4]
                  : index == 5 ? values[5]
                  : index == 6 ? values[6]
                               : values[7];
    return index < 4 ? low : high;
}
RW_OPTIX7(rw_u32, hitobject_get_instance_id)
{
    if (lane->object.state != RW_OBJECT_HIT) return RW_NONE;
    if (RW_GRAPH) return rw_handle_instance(rw_way_instance(&lane->graph->object))->child_index;
    return rw_instances_of(lane->object.handle)[lane->object.instance].child_index;
}
RW_OPTIX7(rw_u64, hitobject_get_sbt_data_pointer)
{
    const struct rw_launch *launch = lane->launch;
    bool hit = lane->object.state == RW_OBJECT_HIT;
    rw_u64 base = hit ? launch->records : launch->miss;
    rw_u32 stride = hit ? launch->record_stride : launch->miss_stride;
    return base + (rw_u64)lane->object.record * stride + RW_RECORD_HEADER;
}

#endif
