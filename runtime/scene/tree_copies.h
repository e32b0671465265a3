/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Trees on several devices: one builds a tree (rw_tree.device), the others get copies of the
 * finished block, which can lie anywhere; the CPU beside GPUs one of nodes that it reads
 * (rw_build_full).
 */
#ifndef RW_TREE_COPIES_H
#define RW_TREE_COPIES_H

#include "runtime/device/device.h"
#include "runtime/object/object.h"

struct rw_tree_block {
    uint64_t address, size; /* 0: none yet */
    uint32_t root;          /* as rw_tree.root */
    bool is_current;        /* it is the tree as it is */
};

/* All zero: none. */
struct rw_tree_copies {
    struct rw_tree_block *on; /* by number of the device */
    uint64_t capacity;        /* bytes each */
    unsigned without;         /* the tree's own device, which has none */
};

/* Copies a tree that was built or refitted to where it is not current. With one device there is
 * nothing to do. */
RTresult rw_tree_copy(RTcontext context, const struct rw_tree *tree, struct rw_tree_copies *copies);
/* The same in parts: what the thread of the call does first, and what each device does for itself,
 * in any thread; the message is the device's. */
RTresult rw_tree_copies_open(RTcontext context, const struct rw_tree *tree,
                             struct rw_tree_copies *copies);
RTresult rw_tree_copy_to(struct rw_device *device, struct rw_device *from,
                         const struct rw_tree *tree, struct rw_tree_copies *copies);
/* The tree is about to become another. */
void rw_tree_copies_outdate(const struct RTcontext_api *context, struct rw_tree_copies *copies);
void rw_tree_copies_free(RTcontext context, struct rw_tree_copies *copies);

/* Where kernels know the tree's block on a device; there need be no copies for the tree's own. */
static inline uint64_t rw_tree_address(const struct rw_tree *tree,
                                       const struct rw_tree_copies *copies, unsigned device)
{
    if (tree->is_common) return tree->paged_at ? tree->paged_at : tree->base;
    return device != tree->device && tree->size ? copies->on[device].address : tree->base;
}

/* The root in that block. */
static inline uint32_t rw_tree_root(const struct rw_tree *tree, const struct rw_tree_copies *copies,
                                    unsigned device)
{
    const bool own = tree->is_common || device == tree->device || !tree->size;
    return own ? tree->root : copies->on[device].root;
}

#endif
