/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What structures tell of their primitives: control points of curves and spheres, vertices of
 * triangles where they were kept, and where on a curve a hit is. Part of the device functions
 * (device.cuh).
 */
#ifndef RW_OPTIX7_SHAPE_DATA_CUH
#define RW_OPTIX7_SHAPE_DATA_CUH

#include "programs/optix7/device.cuh"

/* What a structure keeps of a primitive: control points. 0: it has no such primitives. */
RW_INLINE rw_u64 rw_shape_data(rw_u64 block, rw_u32 record, rw_u32 primitive)
{
    const RW_GLOBAL struct rw_accel *head = (const RW_GLOBAL struct rw_accel *)block;
    if (head->shapes == 0) return 0;
    rw_u32 base = ((const RW_GLOBAL rw_u32 *)(block + head->shape_bases))[record];
    return block + head->shapes + (rw_u64)(primitive + base) * head->shape_stride;
}

/* ---- what moves ---- */

/* The moment of a time among the keys of a structure; of one that does not move, key 0. */
RW_INLINE struct rw_moment rw_shape_moment(rw_u64 block, float time)
{
    const RW_GLOBAL struct rw_accel *head = (const RW_GLOBAL struct rw_accel *)block;
    if (!RW_MOTION || (head->root.root & RW_ROOT_MOVES) == 0) return {0, 0.0f};
    rw_u64 unit = head->root.root & ~RW_ROOT_MOVES;
    const RW_GLOBAL struct rw_motion_head *motion =
        (const RW_GLOBAL struct rw_motion_head *)(head->root.tree + 16 * unit);
    return rw_find_moment(time, motion->begin, motion->rate, motion->keys);
}

/* From a primitive's data at a key to that at the next. */
RW_INLINE rw_u64 rw_shape_key_bytes(rw_u64 block)
{
    const RW_GLOBAL struct rw_accel *head = (const RW_GLOBAL struct rw_accel *)block;
    return (rw_u64)head->primitive_count * head->shape_stride;
}

/* RW_MOTION: the same at the key before the time. */
RW_INLINE rw_u64 rw_shape_data_at(rw_u64 block, rw_u32 record, rw_u32 primitive, float time)
{
    rw_u64 data = rw_shape_data(block, record, primitive);
    return data ? data + rw_shape_moment(block, time).key * rw_shape_key_bytes(block) : 0;
}

/* For programs that ask for points: 16 numbers at the time; zeros if nothing was kept. */
RW_INLINE void rw_keep_points(rw_u64 block, rw_u32 record, rw_u32 primitive, float time, float *out)
{
    rw_u64 data = block ? rw_shape_data_at(block, record, primitive, time) : 0;
    rw_u32 count = data ? ((const RW_GLOBAL struct rw_accel *)block)->shape_stride / 4u : 0u;
    float weight = data ? rw_shape_moment(block, time).weight : 0.0f;
    rw_u64 next = weight != 0.0f ? data + rw_shape_key_bytes(block) : data;
    for (rw_u32 i = 0; i < RW_SHAPE_WORDS; i++) {
        out[i] = 0.0f;
        if (i < count)
            out[i] = rw_between(((const RW_GLOBAL float *)data)[i],
                                ((const RW_GLOBAL float *)next)[i], weight);
    }
}

/* ---- for built-in intersection programs ---- */

RW_INLINE rw_u64 rw_current_block(const struct rw_lane *lane)
{
    if (RW_GRAPH) return rw_way_end(&lane->graph->way);
    return RW_MOTION ? rw_hit_geometry(lane) : rw_block_of_tree(lane->tree);
}

RW_OPTIX7(rw_u64, get_shape_data)
{
    rw_u64 block = rw_current_block(lane);
    rw_u32 record = lane->geometry & RW_ACCEL_RECORD_MASK;
    if (RW_MOTION) return rw_shape_data_at(block, record, lane->primitive, lane->time);
    return rw_shape_data(block, record, lane->primitive);
}
/* From there to the data at the next key, 0 where nothing is to be interpolated; and how far the
 * time is between the two. */
RW_OPTIX7(rw_u64, get_shape_step)
{
    rw_u64 block = rw_current_block(lane);
    return rw_shape_moment(block, lane->time).weight != 0.0f ? rw_shape_key_bytes(block) : 0;
}
RW_OPTIX7(float, get_shape_weight)
{
    return rw_shape_moment(rw_current_block(lane), lane->time).weight;
}

/* ---- for programs of applications ---- */

/* 0: the structure has kept nothing of it. */
RW_OPTIX7(rw_u64, shape_of_hit)
{
    return rw_shape_data(rw_hit_geometry(lane), lane->geometry & RW_ACCEL_RECORD_MASK,
                         lane->primitive);
}
RW_OPTIX7(rw_u64, shape_of_handle, rw_u64 handle, rw_u32 primitive, rw_u32 record)
{
    return handle ? rw_shape_data(handle, record, primitive) : 0;
}
RW_OPTIX7(rw_u64, shape_of_object)
{
    const struct rw_hit_object *object = &lane->object;
    if (object->state != RW_OBJECT_HIT) return 0;
    return rw_shape_data(rw_object_geometry(lane), object->gas_index, object->primitive);
}
/* Kernels in which something may move ask for all points at once: RW_SHAPE_WORDS numbers. */
RW_OPTIX7(void, points_of_hit, float *out)
{
    rw_keep_points(rw_hit_geometry(lane), lane->geometry & RW_ACCEL_RECORD_MASK, lane->primitive,
                   lane->time, out);
}
RW_OPTIX7(void, points_of_handle, rw_u64 handle, rw_u32 primitive, rw_u32 record, float time,
          float *out)
{
    rw_keep_points(handle, record, primitive, time, out);
}
RW_OPTIX7(void, points_of_object, float *out)
{
    const struct rw_hit_object *object = &lane->object;
    rw_u64 block = object->state == RW_OBJECT_HIT ? rw_object_geometry(lane) : 0;
    rw_keep_points(block, object->gas_index, object->primitive, object->time, out);
}
RW_OPTIX7(float, shape_word, rw_u64 data, rw_u32 index)
{
    return data ? ((const RW_GLOBAL float *)data)[index] : 0.0f;
}

/* The value and the slope at u of coordinate `axis` of a ribbon's curve, 3: of its radius. */
RW_INLINE void rw_ribbon_curve(const float *p, rw_u32 axis, float u, float out[2])
{
    const float points[4] = {p[axis], p[4 + axis], p[8 + axis], 0.0f};
    float a[4];
    rw_shape_powers(RW_SHAPE_FLAT_QUADRATIC, points, a);
    out[0] = (a[2] * u + a[1]) * u + a[0];
    out[1] = 2.0f * a[2] * u + a[1];
}

/* A ribbon at v is C(u) + v r(u) S(u) / |S(u)|: perpendicular to how that changes with u, and to
 * the side S. `p`: RW_SHAPE_WORDS numbers, three points and two sides. */
RW_OPTIX7(void, ribbon_normal, const float *p, float u, float v, float *out)
{
    float slope[3], side[3], turn[3], radius[2], square = 0.0f, change = 0.0f;
    rw_ribbon_curve(p, 3, u, radius);
    for (rw_u32 a = 0; a < 3; a++) {
        turn[a] = p[16 + a] - p[12 + a];
        side[a] = p[12 + a] + u * turn[a];
        square += side[a] * side[a];
        change += side[a] * turn[a];
    }
    const float inverse = square > 0.0f ? 1.0f / __builtin_sqrtf(square) : 0.0f;
    for (rw_u32 a = 0; a < 3; a++) {
        float curve[2];
        rw_ribbon_curve(p, a, u, curve);
        turn[a] = inverse * (turn[a] - change * inverse * inverse * side[a]);
        side[a] *= inverse;
        slope[a] = curve[1] + v * (radius[1] * side[a] + radius[0] * turn[a]);
    }
    square = 0.0f;
    for (rw_u32 a = 0; a < 3; a++) {
        const rw_u32 b = a == 2 ? 0 : a + 1, c = a == 0 ? 2 : a - 1;
        out[a] = slope[b] * side[c] - slope[c] * side[b];
        square += out[a] * out[a];
    }
    const float scale = square > 0.0f ? 1.0f / __builtin_sqrtf(square) : 0.0f;
    for (rw_u32 a = 0; a < 3; a++) out[a] *= scale;
}

RW_OPTIX7(float, hitobject_get_ribbon_parameters_0)
{
    return rw_as_float(lane->object.attributes[0]);
}
RW_OPTIX7(float, hitobject_get_ribbon_parameters_1)
{
    return rw_as_float(lane->object.attributes[1]);
}
RW_OPTIX7(float, hitobject_get_curve_parameter)
{
    return rw_as_float(lane->object.attributes[0]);
}

#endif
