/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a finished tree changes in the head of the acceleration structure that it belongs to: for
 * the kernel that ends a build on a GPU, and for the device that builds on the host.
 */
#ifndef RW_BUILD_HEAD_H
#define RW_BUILD_HEAD_H

#include "raywright_abi.h"

#if defined(__CUDA__)
#define RW_HEAD static inline __attribute__((device, always_inline))
#else
#define RW_HEAD static inline
#endif

/* Where the tree lies, which is where its structure was copied to. */
RW_HEAD void rw_head_set_place(struct rw_accel *head, rw_u64 tree, rw_u32 root)
{
    struct rw_instance *own = (struct rw_instance *)(head + 1);
    head->root.tree = tree;
    head->root.root = root;
    if (head->kind == RW_LEAF_INSTANCES) return;
    own->tree = tree;
    own->root = root;
}

RW_HEAD void rw_head_set_bounds(struct rw_accel *head, const float lower[3], const float upper[3])
{
    for (int a = 0; a < 3; a++) {
        head->lower[a] = lower[a];
        head->upper[a] = upper[a];
    }
}

/* The head was that of an empty structure; the tree has so many bytes. */
RW_HEAD void rw_head_add_tree(struct rw_accel *head, rw_u64 bytes, rw_u32 node_count)
{
    head->size += bytes;
    head->node_count = node_count;
}

#endif
