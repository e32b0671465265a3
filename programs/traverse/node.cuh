/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One wide node against one ray: which of its 8 children does the ray meet? After Ylitie, Karras
 * and Laine (2017), with another arithmetic. A quantised plane q becomes the float 32768 + q by
 * putting its byte into the mantissa of 32768.0f: one byte permutation instead of an integer
 * conversion, which the GPU does at a fraction of the rate. Distances are counted from the ray's
 * tmin and scaled by RW_DISTANCE_SCALE, so that they stay finite for boxes of up to 2^100 and rays
 * along an axis. Those to near planes are computed with saturation, which costs nothing and leaves
 * tmin out of the comparisons; all are compared as integers, three at a time: for those that
 * matter, which are not negative, the order is the same, and a negative one is below them either
 * way. Rounding, below 2^-7 of a quantisation step and 2^-21 of the distance of the node, is given
 * back by moving the planes outwards by as much. With RW_FEATURE_WATERTIGHT so are the roundings of
 * vertices.
 *
 * The unit for integers and comparisons is the bottleneck here. So what meets a child is added up
 * by multiplications, which the unit for floats does: for that rw_launch.one is no constant.
 */
#ifndef RW_NODE_CUH
#define RW_NODE_CUH

#include "programs/config.h"
#include "programs/scene.cuh"

#define RW_PLANE_OFFSET 32768.0f
#define RW_STEP_MARGIN 0.0078125f
#define RW_START_MARGIN 4.76837158e-7f

/* What a ray finds in a node. */
struct rw_met {
    rw_u32 mask, bits; /* of struct rw_bvh_node; those of the children that it meets */
    rw_u32 child_base, leaf_base;
};

/* One axis of a node as the ray sees it: plane q is met at (32768 + q) * step + near or + far. */
struct rw_slab {
    float step, near, far;
    rw_u32 near_planes[2], far_planes[2]; /* of slots 0..3 and 4..7 */
};

RW_INLINE float rw_exponent(rw_u32 exponents, rw_u32 shift)
{
    return rw_as_float((exponents >> shift & 0xffu) << 23);
}

RW_INLINE void rw_make_slab(struct rw_slab *slab, float node_origin, float scale, float ray_origin,
                            float inverse, float tmin, float reach, rw_u32 lower0, rw_u32 lower1,
                            rw_u32 upper0, rw_u32 upper1)
{
    float step = inverse * scale, start = __builtin_fmaf(node_origin - ray_origin, inverse, -tmin);
    float margin = __builtin_fmaf(
        __builtin_fabsf(start), RW_START_MARGIN,
        __builtin_fmaf(__builtin_fabsf(step), RW_STEP_MARGIN, tmin * RW_START_MARGIN));
    if (rw_has(RW_FEATURE_WATERTIGHT))
        margin = __builtin_fmaf(__builtin_fabsf(inverse), reach * RW_VERTEX_MARGIN, margin);
    float offset = __builtin_fmaf(step, -RW_PLANE_OFFSET, start);
    bool forward = inverse >= 0.0f;
    slab->step = step;
    slab->near = offset - margin;
    slab->far = offset + margin;
    slab->near_planes[0] = rw_pick_u32(forward, lower0, upper0);
    slab->near_planes[1] = rw_pick_u32(forward, lower1, upper1);
    slab->far_planes[0] = rw_pick_u32(forward, upper0, lower0);
    slab->far_planes[1] = rw_pick_u32(forward, upper1, lower1);
}

/* Where plane `byte` of four is met. `bits` are those of 32768.0f: not a constant, or it would take
 * the operand that the selector needs. */
RW_INLINE float rw_meet_plane(rw_u32 planes, rw_u32 byte, rw_u32 bits, float step, float offset)
{
    float plane = rw_as_float(rw_byte_permute(planes, bits, 0x7604u | byte << 4));
    return __builtin_fmaf(plane, step, offset);
}
RW_INLINE int rw_meet_near(const struct rw_slab *s, rw_u32 slot, rw_u32 bits)
{
    rw_u32 planes = s->near_planes[slot >> 2];
    return (int)rw_as_u32(rw_saturate(rw_meet_plane(planes, slot & 3, bits, s->step, s->near)));
}
RW_INLINE int rw_meet_far(const struct rw_slab *s, rw_u32 slot, rw_u32 bits)
{
    rw_u32 planes = s->far_planes[slot >> 2];
    return (int)rw_as_u32(rw_meet_plane(planes, slot & 3, bits, s->step, s->far));
}

RW_INLINE bool rw_meets_child(const struct rw_slab *x, const struct rw_slab *y,
                              const struct rw_slab *z, rw_u32 slot, rw_u32 bits, int tmax)
{
    int nx = rw_meet_near(x, slot, bits), fx = rw_meet_far(x, slot, bits);
    int ny = rw_meet_near(y, slot, bits), fy = rw_meet_far(y, slot, bits);
    int nz = rw_meet_near(z, slot, bits), fz = rw_meet_far(z, slot, bits);
    int enter = rw_max_int(rw_max_int(nx, ny), nz);
    int leave = rw_min_int(rw_min_int(fx, fy), rw_min_int(fz, tmax));
    return enter <= leave;
}

/* What slot `slot` can stand for in rw_bvh_node.mask. */
RW_INLINE rw_u32 rw_slot_bits(rw_u32 slot)
{
    return 1u << (24 + slot) | 7u << (3 * slot);
}

#define RW_MEET(slot)                                                                              \
    if (rw_meets_child(&x, &y, &z, slot, bits, (int)rw_as_u32(tmax)))                              \
    met += one * rw_slot_bits(slot)

/* The largest coordinate, relative to the ray's origin, along one axis of a node; above it. */
RW_INLINE float rw_axis_reach(float node_origin, float scale, float ray_origin)
{
    return __builtin_fmaf(scale, 256.0f, __builtin_fabsf(node_origin - ray_origin));
}

RW_INLINE float rw_node_reach(const struct rw_lane *lane, rw_float4 head, rw_u32 exponents)
{
    const float *o = lane->object_origin;
    if (!rw_has(RW_FEATURE_WATERTIGHT)) return 0.0f;
    return __builtin_fmaxf(
        rw_axis_reach(head.x, rw_exponent(exponents, 0), o[0]),
        __builtin_fmaxf(rw_axis_reach(head.y, rw_exponent(exponents, 8), o[1]),
                        rw_axis_reach(head.z, rw_exponent(exponents, 16), o[2])));
}

/* The node, and the bits of its mask whose boxes the ray meets within its interval. */
RW_INLINE struct rw_met rw_meet_wide(const struct rw_lane *lane, const RW_GLOBAL rw_float4 *node)
{
    const RW_GLOBAL rw_uint4 *planes = (const RW_GLOBAL rw_uint4 *)node + 1;
    rw_float4 head = node[0];
    rw_uint4 links = planes[0], p = planes[1], q = planes[2], r = planes[3];
    rw_u32 exponents = links.x;
    rw_u32 bits = lane->launch->plane_bits, one = lane->launch->one;
    float reach = rw_node_reach(lane, head, exponents);
    float tmin = __builtin_fmaxf(lane->tmin, 0.0f) * RW_DISTANCE_SCALE;
    struct rw_slab x, y, z;
    rw_make_slab(&x, head.x, rw_exponent(exponents, 0), lane->object_origin[0],
                 lane->inverse_direction[0], tmin, reach, p.x, p.y, q.z, q.w);
    rw_make_slab(&y, head.y, rw_exponent(exponents, 8), lane->object_origin[1],
                 lane->inverse_direction[1], tmin, reach, p.z, p.w, r.x, r.y);
    rw_make_slab(&z, head.z, rw_exponent(exponents, 16), lane->object_origin[2],
                 lane->inverse_direction[2], tmin, reach, q.x, q.y, r.z, r.w);
    float tmax = __builtin_fmaf(lane->hit_distance, RW_DISTANCE_SCALE, -tmin);
    rw_u32 met = 0;
    RW_MEET(0);
    RW_MEET(1);
    RW_MEET(2);
    RW_MEET(3);
    RW_MEET(4);
    RW_MEET(5);
    RW_MEET(6);
    RW_MEET(7);
    return {rw_as_u32(head.w), met & rw_as_u32(head.w), links.y, links.z};
}

/* Of the bits 24 + slot in `bits`, of which there are some, that of the child to visit first: at
 * each axis, z first, the children on the near side if there are any. `order` has the slots of the
 * near sides. */
RW_INLINE rw_u32 rw_first_child(rw_u32 bits, const rw_u32 order[3])
{
    bits &= 0xff000000u;
    if (bits & order[2]) bits &= order[2];
    if (bits & order[1]) bits &= order[1];
    if (bits & order[0]) bits &= order[0];
    return bits;
}

#endif
