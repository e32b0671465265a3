/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Transforms of the instance that the lane looks at: rtTransformPoint, rtTransformVector,
 * rtTransformNormal (rw_transform) and rtGetTransform (rw_get_transform). Matrices are 3 rows of 4;
 * the inverse of one is the other of the instance, so the inverse transpose needs no inversion.
 */
#ifndef RW_TRANSFORM_CUH
#define RW_TRANSFORM_CUH

#include "programs/builtins.h"
#include "programs/scene.cuh"
#include "programs/traverse/graph.cuh"
#include "programs/traverse/motion.cuh"

#define RW_INVERSE_TRANSPOSE 0x1000u /* RT_INTERNAL_INVERSE_TRANSPOSE of the device headers */

/* False: the transform is the identity, nothing needs to be loaded. */
RW_INLINE bool rw_is_transformed(const struct rw_lane *lane)
{
    if (RW_GRAPH) return lane->graph->way.count != 0;
    if (!rw_has(RW_FEATURE_TRANSFORMS) || lane->instance == RW_NONE) return false;
    return !(rw_scene_instance(lane, lane->instance)->flags & RW_INSTANCE_IDENTITY);
}

/* Which matrix to apply, or with `kind` an inverse transpose to apply transposed. */
RW_INLINE bool rw_is_to_world(rw_u32 kind)
{
    bool to_world = (kind & ~RW_INVERSE_TRANSPOSE) == RT_OBJECT_TO_WORLD;
    if (kind & RW_INVERSE_TRANSPOSE) to_world = !to_world;
    return to_world;
}

RW_INLINE const RW_GLOBAL float *rw_transform_matrix(const struct rw_lane *lane, rw_u32 kind)
{
    const RW_GLOBAL struct rw_instance *instance = rw_scene_instance(lane, lane->instance);
    if (rw_is_to_world(kind)) return instance->object_to_world;
    return instance->world_to_object;
}

RW_INLINE float rw_row(const RW_GLOBAL float *row, float x, float y, float z, float w)
{
    return row[0] * x + row[1] * y + row[2] * z + row[3] * w;
}

/* Column of the matrix, from row 0 down; the last row is 0 0 0 1. */
RW_INLINE float rw_column(const RW_GLOBAL float *top, float x, float y, float z)
{
    return top[0] * x + top[4] * y + top[8] * z;
}

/* The object space ray where nothing is transformed. */
RW_INLINE void rw_copy_ray(struct rw_lane *lane)
{
    lane->object_origin[0] = lane->origin[0];
    lane->object_origin[1] = lane->origin[1];
    lane->object_origin[2] = lane->origin[2];
    lane->object_direction[0] = lane->direction[0];
    lane->object_direction[1] = lane->direction[1];
    lane->object_direction[2] = lane->direction[2];
}

/* The same where the instance moves. */
RW_INLINE void rw_transform_moving_ray(struct rw_lane *lane)
{
    struct rw_affine m = rw_path_affine(lane, true);
    float x = lane->origin[0], y = lane->origin[1], z = lane->origin[2];
    lane->object_origin[0] = rw_apply_row(m.x, x, y, z, 1.0f);
    lane->object_origin[1] = rw_apply_row(m.y, x, y, z, 1.0f);
    lane->object_origin[2] = rw_apply_row(m.z, x, y, z, 1.0f);
    x = lane->direction[0], y = lane->direction[1], z = lane->direction[2];
    lane->object_direction[0] = rw_apply_row(m.x, x, y, z, 0.0f);
    lane->object_direction[1] = rw_apply_row(m.y, x, y, z, 0.0f);
    lane->object_direction[2] = rw_apply_row(m.z, x, y, z, 0.0f);
}

/* The lane's object space ray, from its world ray and its instance. */
RW_INLINE void rw_transform_ray(struct rw_lane *lane)
{
    if (RW_GRAPH) {
        rw_follow_way(lane);
        return;
    }
    if (rw_moves(lane, lane->instance)) {
        rw_transform_moving_ray(lane);
        return;
    }
    const RW_GLOBAL float *m = rw_scene_instance(lane, lane->instance)->world_to_object;
    float x = lane->origin[0], y = lane->origin[1], z = lane->origin[2];
    lane->object_origin[0] = rw_row(m, x, y, z, 1.0f);
    lane->object_origin[1] = rw_row(m + 4, x, y, z, 1.0f);
    lane->object_origin[2] = rw_row(m + 8, x, y, z, 1.0f);
    x = lane->direction[0], y = lane->direction[1], z = lane->direction[2];
    lane->object_direction[0] = rw_row(m, x, y, z, 0.0f);
    lane->object_direction[1] = rw_row(m + 4, x, y, z, 0.0f);
    lane->object_direction[2] = rw_row(m + 8, x, y, z, 0.0f);
}

/* rw_transform where the instance moves. */
RW_INLINE void rw_transform_moving(const struct rw_lane *lane, rw_u32 kind, float x, float y,
                                   float z, float w, float *out4)
{
    struct rw_affine m = rw_path_affine(lane, !rw_is_to_world(kind));
    if (kind & RW_INVERSE_TRANSPOSE) {
        out4[0] = m.x.x * x + m.y.x * y + m.z.x * z;
        out4[1] = m.x.y * x + m.y.y * y + m.z.y * z;
        out4[2] = m.x.z * x + m.y.z * y + m.z.z * z;
        out4[3] = m.x.w * x + m.y.w * y + m.z.w * z + w;
    } else {
        out4[0] = rw_apply_row(m.x, x, y, z, w);
        out4[1] = rw_apply_row(m.y, x, y, z, w);
        out4[2] = rw_apply_row(m.z, x, y, z, w);
    }
}

RW_BUILTIN void rw_transform(struct rw_lane *lane, rw_u32 kind, float x, float y, float z, float w,
                             float *out4)
{
    out4[0] = x;
    out4[1] = y;
    out4[2] = z;
    out4[3] = w;
    if (!rw_is_transformed(lane)) return;
    if (rw_moves(lane, lane->instance)) {
        rw_transform_moving(lane, kind, x, y, z, w, out4);
        return;
    }
    const RW_GLOBAL float *m = rw_transform_matrix(lane, kind);
    if (kind & RW_INVERSE_TRANSPOSE) {
        out4[0] = rw_column(m, x, y, z);
        out4[1] = rw_column(m + 1, x, y, z);
        out4[2] = rw_column(m + 2, x, y, z);
        out4[3] = rw_column(m + 3, x, y, z) + w;
    } else {
        out4[0] = rw_row(m, x, y, z, w);
        out4[1] = rw_row(m + 4, x, y, z, w);
        out4[2] = rw_row(m + 8, x, y, z, w);
    }
}

/* Four floats, `stride` apart. */
RW_INLINE void rw_put_vector(float *out, rw_u32 stride, float x, float y, float z, float w)
{
    out[0] = x;
    out[stride] = y;
    out[2 * stride] = z;
    out[3 * stride] = w;
}

/* rw_get_transform where the instance moves. */
RW_INLINE void rw_get_moving_transform(const struct rw_lane *lane, rw_u32 kind, float *out16)
{
    struct rw_affine m = rw_path_affine(lane, !rw_is_to_world(kind));
    rw_u32 stride = 1, next = 4;
    if (kind & RW_INVERSE_TRANSPOSE) stride = 4, next = 1;
    rw_put_vector(out16, stride, m.x.x, m.x.y, m.x.z, m.x.w);
    rw_put_vector(out16 + next, stride, m.y.x, m.y.y, m.y.z, m.y.w);
    rw_put_vector(out16 + 2 * next, stride, m.z.x, m.z.y, m.z.z, m.z.w);
}

RW_BUILTIN void rw_get_transform(struct rw_lane *lane, rw_u32 kind, float *out16)
{
    rw_put_vector(out16, 1, 1.0f, 0.0f, 0.0f, 0.0f);
    rw_put_vector(out16 + 4, 1, 0.0f, 1.0f, 0.0f, 0.0f);
    rw_put_vector(out16 + 8, 1, 0.0f, 0.0f, 1.0f, 0.0f);
    rw_put_vector(out16 + 12, 1, 0.0f, 0.0f, 0.0f, 1.0f);
    if (!rw_is_transformed(lane)) return;
    if (rw_moves(lane, lane->instance)) {
        rw_get_moving_transform(lane, kind, out16);
        return;
    }
    const RW_GLOBAL float *m = rw_transform_matrix(lane, kind);
    if (kind & RW_INVERSE_TRANSPOSE) {
        rw_put_vector(out16, 4, m[0], m[1], m[2], m[3]);
        rw_put_vector(out16 + 1, 4, m[4], m[5], m[6], m[7]);
        rw_put_vector(out16 + 2, 4, m[8], m[9], m[10], m[11]);
    } else {
        rw_put_vector(out16, 1, m[0], m[1], m[2], m[3]);
        rw_put_vector(out16 + 4, 1, m[4], m[5], m[6], m[7]);
        rw_put_vector(out16 + 8, 1, m[8], m[9], m[10], m[11]);
    }
}

#endif
