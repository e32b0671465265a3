/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Boxes, references and nodes of the binary tree, and what size of subtree a ref stands for.
 */
#ifndef RW_BUILD_BOX_CUH
#define RW_BUILD_BOX_CUH

#include "programs/build/args.h"
#include "programs/build/device.h"

#define RW_FLOAT_MAX 3.402823466e38f

/* Size class of a ref above its number: 1, 2, 3, or at least 4 references. */
#define RW_REF_NUMBER_BITS 28
#define RW_REF_BITS (RW_REF_NUMBER_BITS + 2)
#define RW_REF_NUMBER ((1u << RW_REF_NUMBER_BITS) - 1)
#define RW_REF_MASK ((1u << RW_REF_BITS) - 1)
#define RW_REF_NONE 0xffffffffu

struct box {
    float lower[3], upper[3];
};

RW_INLINE rw_u32 ref_class(rw_u32 ref)
{
    return ref >> RW_REF_NUMBER_BITS;
}

/* The ref of node `number` over two others. */
RW_INLINE rw_u32 ref_join(rw_u32 left, rw_u32 right, rw_u32 number)
{
    return rw_min(ref_class(left) + ref_class(right) + 1, 3) << RW_REF_NUMBER_BITS | number;
}

RW_INLINE struct box box_empty(void)
{
    float m = RW_FLOAT_MAX;
    return {{m, m, m}, {-m, -m, -m}};
}

RW_INLINE void box_add(struct box *box, const struct box *other)
{
    for (int a = 0; a < 3; a++) {
        box->lower[a] = __builtin_fminf(box->lower[a], other->lower[a]);
        box->upper[a] = __builtin_fmaxf(box->upper[a], other->upper[a]);
    }
}

/* Half the surface. Sides are scaled first, or scenes of 1e30 would all have the area infinity. */
RW_INLINE float box_area(const struct box *box, float scale)
{
    float x = (box->upper[0] - box->lower[0]) * scale, y = (box->upper[1] - box->lower[1]) * scale,
          z = (box->upper[2] - box->lower[2]) * scale;
    return x * y + y * z + z * x;
}

/* A reference or a node: both are a box with a word after each half. */
struct record {
    struct box box;
    rw_u32 left, right;
};

RW_INLINE struct record record_unpack(rw_float4 a, rw_float4 b)
{
    return {{{a.x, a.y, a.z}, {b.x, b.y, b.z}}, rw_bits(a.w), rw_bits(b.w)};
}

RW_INLINE void record_store(rw_float4 *at, const struct box *box, rw_u32 left, rw_u32 right)
{
    const float *l = box->lower, *u = box->upper;
    at[0] = rw_float4{l[0], l[1], l[2], rw_float(left)};
    at[1] = rw_float4{u[0], u[1], u[2], rw_float(right)};
}

RW_INLINE rw_float4 *record_at(rw_u64 array, rw_u32 index)
{
    return (rw_float4 *)array + 2 * (rw_u64)index;
}

/* What a ref stands for. Nodes may be new: another block's of this launch. */
RW_INLINE struct record record_load(const struct rw_build_args *args, rw_u32 ref)
{
    const rw_float4 *at =
        record_at(ref_class(ref) ? args->nodes : args->references, ref & RW_REF_NUMBER);
    return record_unpack(rw_load_fresh128(at), rw_load_fresh128(at + 1));
}

RW_INLINE struct rw_build_control *control_of(const struct rw_build_args *args)
{
    return (struct rw_build_control *)args->control;
}

/* In the second pass of a build whose first tree was not too deep there is nothing to do. */
RW_INLINE bool is_needless(const struct rw_build_args *args, rw_u32 pass)
{
    return pass && !control_of(args)->again;
}

/* One over the longest side of the scene. */
RW_INLINE float scene_scale(const struct rw_build_control *control)
{
    float longest = 0;
    for (int a = 0; a < 3; a++)
        longest = __builtin_fmaxf(longest, rw_unordered(control->bounds[3 + a]) -
                                               rw_unordered(~control->bounds[a]));
    return 1.0f / __builtin_fmaxf(longest, 1e-37f);
}

#endif
