/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Whether bytes that are said to be a tree are one that kernels can walk, before they get to see
 * it: nodes and leaf entries lie inside the block, each where only one thing leads to, no way down
 * is longer than the stacks of kernels, and leaves name children that there are. Boxes and corners
 * may be any numbers: rays then miss what they would hit, or hit what is not there.
 */
#ifndef RW_TREE_CHECK_H
#define RW_TREE_CHECK_H

#include "runtime/device/build.h"

/* Primitives of a child of a geometry group that leaves name; none where last < first. */
struct rw_named_primitives {
    uint32_t first, last;
};

/*
 * NULL, or what is wrong with a tree whose block is at tree->base, in memory of the host. For each
 * child, named[2 * child + tree->kind] becomes larger by what the leaves name.
 */
const char *rw_tree_fault(const struct rw_tree *tree, uint32_t child_count,
                          struct rw_named_primitives *named);

#endif
