/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the steps of a host build share. A build goes
 *     gather     parts of the input           -> references (a box and a primitive each)
 *     binary     references                   -> binary tree, by the chosen builder
 *     refine     binary tree                  -> better binary tree (optional)
 *     collapse   binary tree                  -> for every node, how to cut it into 8 children
 *     emit       binary tree and cuts         -> wide nodes, encoded for one back end
 *
 * A child of a binary node is a code: RW_REF | index of a reference, or the index of a node. A
 * builder may number nodes as it likes; what comes out depends on the shape of the tree alone.
 */
#ifndef RW_BVH_BVH_H
#define RW_BVH_BVH_H

#include "runtime/device/build.h"
#include "runtime/bvh/box.h"
#include "runtime/bvh/build_threads.h"
#include "runtime/bvh/variant.h"

#define RW_REF 0x80000000u
#define RW_NO_CHILD 0xffffffffu

/* A part of a primitive's box: all of it, but for spatial splits. As a pair of vectors the box
 * ends in the integers, which box.h ignores. */
struct rw_ref {
    float lower[3];
    uint32_t primitive; /* in order of the input, over all parts */
    float upper[3];
    uint32_t pad; /* 0, also as a float */
} __attribute__((aligned(16)));

struct rw_binary_node {
    float lower[3];
    uint32_t left;
    float upper[3];
    uint32_t right;
} __attribute__((aligned(16)));

/* How a binary node becomes part of wide ones (collapse.c). split[0]: as a wide node, how many of
 * its 8 children the left side gets; 0: as a leaf. split[i], i in 1..6: as i + 1 children of a node
 * above, how many the left side gets; 0: as with one fewer. */
struct rw_cut {
    unsigned char split[7];
    unsigned char height; /* levels of binary nodes, this one included */
    /* emit.c: wide nodes and leaf entries of the tree, where the node became a wide one. */
    uint32_t nodes, entries;
};

struct rw_bvh_build {
    const struct rw_build_input *input;
    struct rw_build_threads pool;

    /* gather */
    uint32_t *first;          /* of each part: number of its first primitive over all parts */
    uint32_t primitive_count; /* of the input */
    uint32_t left_out;        /* of those, unusable */
    struct rw_ref *refs;
    uint32_t ref_count;
    uint32_t ref_capacity; /* room for those that spatial splits add */
    struct rw_box bounds;  /* of the references' boxes */

    /* binary */
    struct rw_binary_node *nodes;
    uint32_t root; /* code */

    /* collapse */
    uint32_t breadth; /* children of a wide node, at most; known from the start */
    struct rw_cut *cuts;
    bool on_grid; /* the boxes of wide nodes are quantised */
};

/* The builders, rw_build_<host>: b->nodes and b->root from b->refs; at least one reference. Splits
 * that would need more levels than are left are replaced by rw_split_median. */
#define RW_BUILDER(ID, name, host, spare, gpu) RTresult rw_build_##host(struct rw_bvh_build *b);
#define RW_BUILDER_ALIAS(name, ID)
#include "runtime/device/builders.def"
#undef RW_BUILDER
#undef RW_BUILDER_ALIAS

/* As rw_box_centre of its box. */
static inline rw_v4 rw_ref_centre(const struct rw_ref *ref)
{
    return rw_v4_xyz(rw_v4_load(ref->lower)) + rw_v4_load(ref->upper);
}

static inline struct rw_box rw_ref_box(const struct rw_ref *ref)
{
    return (struct rw_box){rw_v4_load(ref->lower), rw_v4_load(ref->upper)};
}

static inline struct rw_box rw_code_box(const struct rw_bvh_build *b, uint32_t code)
{
    if (code & RW_REF) return rw_ref_box(&b->refs[code & ~RW_REF]);
    const struct rw_binary_node *node = &b->nodes[code];
    return (struct rw_box){rw_v4_load(node->lower), rw_v4_load(node->upper)};
}

static inline void rw_set_node_box(struct rw_binary_node *node, struct rw_box box)
{
    for (int a = 0; a < 3; a++) node->lower[a] = box.lower[a], node->upper[a] = box.upper[a];
}

#endif
