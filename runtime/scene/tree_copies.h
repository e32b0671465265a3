/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Trees on several devices: the first one of the context builds them, the others get copies of the
 * finished block, which can lie anywhere.
 */
#ifndef RW_TREE_COPIES_H
#define RW_TREE_COPIES_H

#include "runtime/device/build.h"
#include "runtime/object/object.h"

/* All zero: none. */
struct rw_tree_copies {
    uint64_t *addresses; /* by number of the device; that of the first is not used */
    uint64_t capacity;   /* bytes each */
};

/* Copies a tree that was built or refitted. With one device there is nothing to do. */
RTresult rw_tree_copy(RTcontext context, const struct rw_tree *tree, struct rw_tree_copies *copies);
void rw_tree_copies_free(RTcontext context, struct rw_tree_copies *copies);

/* Where kernels know the tree's block on a device. */
static inline uint64_t rw_tree_address(const struct rw_tree *tree,
                                       const struct rw_tree_copies *copies, unsigned device)
{
    if (tree->is_common) return tree->paged_at ? tree->paged_at : tree->base;
    return device && tree->size ? copies->addresses[device] : tree->base;
}

#endif
