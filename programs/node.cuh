/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One wide node against one ray: which of its 8 children does the ray meet? After Ylitie, Karras
 * and Laine (2017), with another arithmetic: a quantised plane q becomes the float 32768 + q by
 * putting its byte into the mantissa of 32768.0f, one byte permutation instead of an integer
 * conversion, which the GPU does at a fraction of the rate. What that costs in precision, below
 * 2^-7 of a quantisation step, is given back by moving the planes outwards by as much.
 */
#ifndef RW_NODE_CUH
#define RW_NODE_CUH

#include "programs/config.h"
#include "programs/scene.cuh"

#define RW_PLANE_OFFSET 32768.0f
#define RW_PLANE_BITS 0x47000000u /* of RW_PLANE_OFFSET */
#define RW_PLANE_MARGIN 0.0078125f

/* One axis of a node as the ray sees it: plane q is met at (32768 + q) * scale + offset. */
struct rw_slab {
    float near_scale, near_offset;
    float far_scale, far_offset;
    rw_u32 near[2], far[2]; /* planes of slots 0..3 and 4..7 */
};

RW_INLINE float rw_exponent(rw_u32 exponents, rw_u32 shift)
{
    return rw_as_float((exponents >> shift & 0xffu) << 23);
}

RW_INLINE void rw_make_slab(struct rw_slab *slab, float node_origin, float scale, float ray_origin,
                            float inverse, rw_u32 lower0, rw_u32 lower1, rw_u32 upper0,
                            rw_u32 upper1)
{
    float step = inverse * scale, start = (node_origin - ray_origin) * inverse;
    float margin = __builtin_fabsf(step) * RW_PLANE_MARGIN;
    bool forward = inverse >= 0.0f;
    slab->near_scale = step;
    slab->near_offset = __builtin_fmaf(step, -RW_PLANE_OFFSET, start) - margin;
    slab->far_scale = step * RW_BOX_WIDEN;
    slab->far_offset = __builtin_fmaf(slab->near_offset, RW_BOX_WIDEN, 2.0f * margin);
    slab->near[0] = rw_pick_u32(forward, lower0, upper0);
    slab->near[1] = rw_pick_u32(forward, lower1, upper1);
    slab->far[0] = rw_pick_u32(forward, upper0, lower0);
    slab->far[1] = rw_pick_u32(forward, upper1, lower1);
}

/* Byte `byte` of the planes as 32768 + q. Constants only for `byte`. */
RW_INLINE float rw_plane(rw_u32 planes, rw_u32 byte)
{
    return rw_as_float(rw_byte_permute(planes, RW_PLANE_BITS, 0x7604u | byte << 4));
}

RW_INLINE bool rw_meets_child(const struct rw_slab *x, const struct rw_slab *y,
                              const struct rw_slab *z, rw_u32 slot, float tmin, float tmax)
{
    rw_u32 word = slot >> 2, byte = slot & 3;
    float nx = __builtin_fmaf(rw_plane(x->near[word], byte), x->near_scale, x->near_offset);
    float ny = __builtin_fmaf(rw_plane(y->near[word], byte), y->near_scale, y->near_offset);
    float nz = __builtin_fmaf(rw_plane(z->near[word], byte), z->near_scale, z->near_offset);
    float fx = __builtin_fmaf(rw_plane(x->far[word], byte), x->far_scale, x->far_offset);
    float fy = __builtin_fmaf(rw_plane(y->far[word], byte), y->far_scale, y->far_offset);
    float fz = __builtin_fmaf(rw_plane(z->far[word], byte), z->far_scale, z->far_offset);
    float enter = __builtin_fmaxf(__builtin_fmaxf(nx, ny), __builtin_fmaxf(nz, tmin));
    float leave = __builtin_fminf(__builtin_fminf(fx, fy), __builtin_fminf(fz, tmax));
    return enter <= leave;
}

/* What slot `slot` can stand for in rw_bvh_node.mask. */
RW_INLINE rw_u32 rw_slot_bits(rw_u32 slot)
{
    return 1u << (24 + slot) | 7u << (3 * slot);
}

#define RW_MEET(slot)                                                                              \
    if (rw_meets_child(&x, &y, &z, slot, lane->tmin, lane->hit_distance)) met |= rw_slot_bits(slot)

/* The bits of the node's mask whose boxes the ray meets within its interval. */
RW_INLINE rw_u32 rw_meet_children(const struct rw_lane *lane, rw_float4 head, rw_u32 exponents,
                                  const RW_GLOBAL rw_uint4 *planes)
{
    rw_uint4 p = planes[0], q = planes[1], r = planes[2];
    struct rw_slab x, y, z;
    rw_make_slab(&x, head.x, rw_exponent(exponents, 0), lane->object_origin[0],
                 lane->inverse_direction[0], p.x, p.y, q.z, q.w);
    rw_make_slab(&y, head.y, rw_exponent(exponents, 8), lane->object_origin[1],
                 lane->inverse_direction[1], p.z, p.w, r.x, r.y);
    rw_make_slab(&z, head.z, rw_exponent(exponents, 16), lane->object_origin[2],
                 lane->inverse_direction[2], q.x, q.y, r.z, r.w);
    rw_u32 met = 0;
    RW_MEET(0);
    RW_MEET(1);
    RW_MEET(2);
    RW_MEET(3);
    RW_MEET(4);
    RW_MEET(5);
    RW_MEET(6);
    RW_MEET(7);
    return met & rw_as_u32(head.w);
}

/* Moves the bits 24 + slot to 24 + (slot ^ octant), so that the highest is the one to visit first.
 */
RW_INLINE rw_u32 rw_order_children(rw_u32 bits, rw_u32 octant)
{
    bits &= 0xff000000u;
    rw_u32 swapped = (bits << 1 & 0xaa000000u) | (bits >> 1 & 0x55000000u);
    bits = rw_pick_u32(octant & 1, swapped, bits);
    swapped = (bits << 2 & 0xcc000000u) | (bits >> 2 & 0x33000000u);
    bits = rw_pick_u32(octant & 2, swapped, bits);
    swapped = bits << 4 | (bits >> 4 & 0x0f000000u);
    return rw_pick_u32(octant & 4, swapped, bits);
}

#endif
