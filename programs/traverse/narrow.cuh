/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One narrow node against one ray: node.cuh for boxes in full precision. A plane p is met at
 * p * inverse + start, without a grid in between; which planes are the near ones decides from where
 * they are loaded. Distances are counted and compared as there.
 *
 * Rounding: start is off by 2^-24 of itself, which RW_START_MARGIN gives back; a distance by 2^-23
 * of itself against that along another axis, for the inverse directions are. RW_FAR_WIDEN moves the
 * far side away by four times as much.
 */
#ifndef RW_NARROW_CUH
#define RW_NARROW_CUH

#include "programs/traverse/node.cuh"

#define RW_FAR_WIDEN 1.0000005f

/* Along one axis, for four children: where the ray enters and leaves their slabs. */
struct rw_crossings {
    rw_float4 near, far;
};

RW_INLINE rw_float4 rw_meet_planes(rw_float4 planes, float inverse, float start)
{
    return {__builtin_fmaf(planes.x, inverse, start), __builtin_fmaf(planes.y, inverse, start),
            __builtin_fmaf(planes.z, inverse, start), __builtin_fmaf(planes.w, inverse, start)};
}

/* `planes`: lower and upper ones of the axis. */
RW_INLINE struct rw_crossings rw_cross_slabs(const RW_GLOBAL rw_float4 *planes, float origin,
                                             float inverse, float tmin)
{
    rw_u32 lower = rw_as_u32(inverse) >> 31;
    float start = -origin * inverse;
    float margin = (__builtin_fabsf(start) + tmin) * RW_START_MARGIN;
    start -= tmin;
    return {rw_meet_planes(planes[lower], inverse, start - margin),
            rw_meet_planes(planes[lower ^ 1u], inverse, start + margin)};
}

RW_INLINE int rw_far_side(float x, float y, float z)
{
    int least = rw_min_int(rw_min_int((int)rw_as_u32(x), (int)rw_as_u32(y)), (int)rw_as_u32(z));
    return (int)rw_as_u32(rw_as_float((rw_u32)least) * RW_FAR_WIDEN);
}

RW_INLINE bool rw_meets_narrow(float nx, float ny, float nz, float fx, float fy, float fz, int tmax)
{
    int x = (int)rw_as_u32(rw_saturate(nx)), y = (int)rw_as_u32(rw_saturate(ny));
    int enter = rw_max_int(rw_max_int(x, y), (int)rw_as_u32(rw_saturate(nz)));
    return enter <= rw_min_int(rw_far_side(fx, fy, fz), tmax);
}

#define RW_MEET_NARROW(child)                                                                      \
    if (rw_meets_narrow(x.near.child, y.near.child, z.near.child, x.far.child, y.far.child,        \
                        z.far.child, (int)rw_as_u32(tmax)))                                        \
    met += bits.child

RW_INLINE struct rw_met rw_meet_narrow(const struct rw_lane *lane, const RW_GLOBAL rw_float4 *node)
{
    const RW_GLOBAL rw_uint4 *words = (const RW_GLOBAL rw_uint4 *)node + 6;
    rw_uint4 bits = words[0], links = words[1];
    float tmin = __builtin_fmaxf(lane->tmin, 0.0f) * RW_DISTANCE_SCALE;
    float tmax = __builtin_fmaf(lane->hit_distance, RW_DISTANCE_SCALE, -tmin);
    struct rw_crossings x = rw_cross_slabs(node, lane->object_origin[0], lane->inverse_direction[0],
                                           tmin),
                        y = rw_cross_slabs(node + 2, lane->object_origin[1],
                                           lane->inverse_direction[1], tmin),
                        z = rw_cross_slabs(node + 4, lane->object_origin[2],
                                           lane->inverse_direction[2], tmin);
    rw_u32 met = 0;
    RW_MEET_NARROW(x);
    RW_MEET_NARROW(y);
    RW_MEET_NARROW(z);
    RW_MEET_NARROW(w);
    return {links.x, met, links.y, links.z};
}

#endif
