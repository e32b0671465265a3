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

RW_OPTIX7(rw_u64, get_shape_data)
{
    rw_u64 block = RW_GRAPH ? rw_way_end(&lane->graph->way) : rw_block_of_tree(lane->tree);
    return rw_shape_data(block, lane->geometry & RW_ACCEL_RECORD_MASK, lane->primitive);
}

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
RW_OPTIX7(float, shape_word, rw_u64 data, rw_u32 index)
{
    return data ? ((const RW_GLOBAL float *)data)[index] : 0.0f;
}

RW_OPTIX7(float, hitobject_get_curve_parameter)
{
    return rw_as_float(lane->object.attributes[0]);
}

#endif
