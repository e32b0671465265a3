/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The cheapest way to cut a binary tree into wide nodes and leaves, by dynamic programming from the
 * leaves up (Ylitie, Karras and Laine, Efficient Incoherent Ray Traversal on GPUs Through
 * Compressed Wide BVHs, 2017, section 3.1). It costs no launch: whoever joins two subtrees has the
 * costs of both at hand.
 *
 * cost[i] is the least cost of a subtree that may become up to i + 1 children of a wide node above.
 * One child is a leaf or a wide node of its own; more are shared out to the two sides.
 */
#ifndef RW_BUILD_CUT_CUH
#define RW_BUILD_CUT_CUH

#include "programs/build/box.cuh"
#include "programs/config.h"

/* A struct rw_build_cut in registers, or as the two vectors that it is in memory. */
struct cut_words {
    rw_float4 a, b;
};

RW_INLINE struct rw_build_cut cut_unpack(const struct cut_words *w)
{
    return {{w->a.x, w->a.y, w->a.z, w->a.w, w->b.x, w->b.y, w->b.z}, rw_bits(w->b.w)};
}

RW_INLINE struct cut_words cut_pack(const struct rw_build_cut *cut)
{
    const float *c = cut->cost;
    return {{c[0], c[1], c[2], c[3]}, {c[4], c[5], c[6], rw_float(cut->splits)}};
}

/* How many of `budget` places, 1..8, the left side gets; 0: the subtree stays one child. Eight are
 * those of the wide node that the subtree itself becomes. */
RW_INLINE rw_u32 cut_split(rw_u32 splits, rw_u32 budget)
{
    return splits >> 3 * (budget % RW_NODE_CHILDREN) & 7;
}

RW_INLINE float primitive_cost(const struct rw_build_args *args)
{
    return args->kind == RW_LEAF_TRIANGLES ? (float)RW_BVH_COST_TRIANGLE
                                           : (float)RW_BVH_COST_PRIMITIVE;
}

/* Can a ref be a leaf? Then it is one, or opened into the free places of the node above. */
RW_INLINE bool fits_leaf(const struct rw_build_args *args, rw_u32 ref)
{
    return ref_class(ref) < args->leaf_size;
}

RW_INLINE struct rw_build_cut cut_of_leaf(float cost)
{
    return {{cost, cost, cost, cost, cost, cost, cost}, 0};
}

/* What a ref stands for, and its cut. Loads of both are on their way before either is used. */
RW_INLINE struct record record_and_cut(const struct rw_build_args *args, rw_u32 ref, float scale,
                                       struct cut_words *cut)
{
    const rw_float4 *at = record_at(args->cuts, ref & RW_REF_NUMBER);
    if (ref_class(ref)) *cut = {rw_load_fresh128(at), rw_load_fresh128(at + 1)};
    struct record record = record_load(args, ref);
    if (!ref_class(ref)) {
        struct rw_build_cut leaf = cut_of_leaf(box_area(&record.box, scale) * primitive_cost(args));
        *cut = cut_pack(&leaf);
    }
    return record;
}

RW_INLINE void cut_store(const struct rw_build_args *args, rw_u32 ref, const struct cut_words *cut)
{
    rw_float4 *at = record_at(args->cuts, ref & RW_REF_NUMBER);
    at[0] = cut->a;
    at[1] = cut->b;
}

/* Least cost of both sides with `count` places. Even shares come first: where all costs are equal,
 * the tree stays low. */
RW_INLINE float share(const struct rw_build_cut *l, const struct rw_build_cut *r, rw_u32 count,
                      rw_u32 *left)
{
    float best = __builtin_inff();
    RW_UNROLL
    for (rw_u32 step = 0; step < RW_NODE_CHILDREN - 1; step++) {
        if (step + 1 >= count) continue;
        rw_u32 k = step & 1 ? count / 2 + (step + 1) / 2 : count / 2 - step / 2;
        float cost = l->cost[k - 1] + r->cost[count - k - 1];
        *left = cost < best ? k : *left;
        best = cost < best ? cost : best;
    }
    return best;
}

/* The cut of `ref`, a node of that area over l and r. */
RW_INLINE struct cut_words cut_join(const struct rw_build_args *args, rw_u32 ref, float area,
                                    const struct cut_words *left, const struct cut_words *right)
{
    struct rw_build_cut l = cut_unpack(left), r = cut_unpack(right), out;
    rw_u32 k = 0;
    float primitives = primitive_cost(args) * (float)(ref_class(ref) + 1);
    float wide = share(&l, &r, RW_NODE_CHILDREN, &k) + area * (float)RW_BVH_COST_NODE;
    bool leaf = fits_leaf(args, ref);
    out = cut_of_leaf(leaf ? area * primitives : wide);
    out.splits = leaf ? 0 : k;
    RW_UNROLL
    for (rw_u32 count = 2; count < RW_NODE_CHILDREN; count++) {
        float cost = share(&l, &r, count, &k);
        if (!(cost < out.cost[0])) continue;
        out.cost[count - 1] = cost;
        out.splits |= k << 3 * count;
    }
    return cut_pack(&out);
}

#endif
