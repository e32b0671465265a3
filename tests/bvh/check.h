/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Checks a finished tree, whoever built it: it works on the block in host memory and on the input
 * (whose addresses are host addresses) alone.
 *   structure: every node and every leaf entry of the block is reached once from the root, numbers
 *     are in range, masks and parents are well formed, depth is within RW_BVH_MAX_DEPTH; every
 *     usable primitive is there, with its vertices, and no other; each lies inside the boxes of all
 *     its ancestors, as decoded in exact arithmetic. Where primitives may be split, points all over
 *     a primitive lie inside the boxes above one of its entries.
 *   rays: the closest hit by way of the tree is that of trying every primitive.
 */
#ifndef RW_TESTS_BVH_CHECK_H
#define RW_TESTS_BVH_CHECK_H

#include "runtime/device/build.h"

struct rw_check {
    const struct rw_build_input *input;
    enum rw_tree_layout layout;
    const struct rw_tree *tree;
    const void *block;   /* the tree's block, on the host */
    bool splits_allowed; /* a primitive may have several entries */
    bool scattered;      /* rays leave primitives in all directions, not towards others */
    float tolerance;     /* of vertices and bounds, relative: 0 unless computed elsewhere */

    /* Out. */
    unsigned depth;    /* nodes on the longest path */
    uint64_t nodes;    /* that all checked rays visited */
    char message[256]; /* what is wrong, when a check returned false */
};

bool rw_check_structure(struct rw_check *check);
/* `count` random rays towards random primitives, from inside and around the tree. */
bool rw_check_rays(struct rw_check *check, unsigned count, uint32_t seed);

/* A node of any layout, decoded. */
struct rw_check_node {
    struct {
        double lower[3], upper[3];
        uint32_t unit; /* of the child node or the first entry */
        int count;     /* entries; 0: an inner node; -1: no child */
    } slot[8];
};
void rw_check_decode(const struct rw_check *check, uint32_t unit, struct rw_check_node *out);

#endif
