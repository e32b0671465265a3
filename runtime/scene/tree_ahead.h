/* SPDX-License-Identifier: Apache-2.0 */
/*
 * With several devices: trees that are built before the graph is walked, by all devices at once,
 * each of which then copies what the others have built. They are those of geometry groups that are
 * marked dirty, over triangles that stand still and whose buffers are the same on each device. The
 * walk finds them built when it comes to their groups, and tells what came of them there: the
 * application sees no difference but the time. What was not built ahead is built by the walk.
 */
#ifndef RW_TREE_AHEAD_H
#define RW_TREE_AHEAD_H

#include "runtime/scene/tree_work.h"

struct rw_thread_pool;

struct rw_tree_job {
    struct rw_tree_work work;
    RTgeometrygroup group;
    struct rw_group_trees *trees;
    uint64_t primitives;
    size_t number; /* in the order in which they were found */
    unsigned device;
    bool stays; /* it may be refitted where it is */
};

struct rw_trees_ahead {
    RTcontext context;
    const struct rw_plan *plan;
    struct rw_tree_job *jobs;
    size_t count, capacity;
};

/* *pool: a thread for each device, made when first needed. Buffers have to be on the devices. To be
 * freed also after a failure. */
RTresult rw_trees_build_ahead(RTcontext context, const struct rw_plan *plan,
                              struct rw_thread_pool **pool, struct rw_trees_ahead *out);
void rw_trees_ahead_free(struct rw_trees_ahead *ahead);
/* That of a group's triangles, if it was built ahead; NULL: it was not. Once for each. */
struct rw_tree_work *rw_trees_take_ahead(struct rw_group_trees *trees, RTgeometrygroup group);

#endif
