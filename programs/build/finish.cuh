/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the host does after a build that it waits for, for one that it does not: a tree that is
 * deeper than traversal allows is built again along the Morton curve alone, whose depth is bounded;
 * the head of the structure is told of the tree.
 */
#ifndef RW_BUILD_FINISH_CUH
#define RW_BUILD_FINISH_CUH

#include "programs/build/collapse.cuh"
#include "programs/build/head.h"

/* Makes ready for rw_build_lbvh and rw_build_collapse, whose second pass follows. Nobody reads here
 * what the first thread writes. */
RW_KERNEL(RW_BUILD_THREADS) rw_build_again(struct rw_build_args args)
{
    struct rw_build_control *control = control_of(&args);
    rw_u32 first = rw_block_index() * RW_BUILD_THREADS + rw_block_thread();
    if (control->depth < RW_BVH_MAX_DEPTH) return;
    for (rw_u32 i = first; i < args.capacity; i += rw_block_count() * RW_BUILD_THREADS) {
        ((rw_u64 *)args.clusters)[i] = ~(rw_u64)0;
        if (i < args.node_capacity) ((rw_u64 *)args.tasks)[i] = 0;
    }
    if (first) return;
    control->allocated = 0;
    control->claimed = control->whole = 0;
    control->node_area = control->leaf_area = 0;
    control->again = 1;
}

RW_INLINE void finish_bounds(const struct rw_build_control *control, struct rw_accel *head)
{
    float lower[3], upper[3];
    for (int a = 0; a < 3; a++) {
        lower[a] = rw_unordered(~control->bounds[a]);
        upper[a] = rw_unordered(control->bounds[3 + a]);
    }
    rw_head_set_bounds(head, lower, upper);
}

/* One thread. A head that nothing was built for stays that of an empty structure. */
RW_KERNEL(RW_BUILD_THREADS) rw_build_finish(struct rw_build_args args)
{
    const struct rw_build_control *control = control_of(&args);
    struct rw_accel *head = (struct rw_accel *)args.head;
    if (rw_block_thread()) return;
    if (args.gate) {
        if (!*(const rw_u32 *)args.gate) return;
    } else {
        if (!control->valid) return;
        rw_u32 nodes = (rw_u32)(control->allocated >> 32) + 1;
        rw_head_add_tree(head, 16 * (args.node_unit + (rw_u64)nodes * RW_NODE_UNITS), nodes);
    }
    rw_head_set_place(head, args.tree, args.node_unit);
    finish_bounds(control, head);
}

#endif
