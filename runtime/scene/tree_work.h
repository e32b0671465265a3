/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One tree to be built or refitted, in three steps: what it is made of is described, which may run
 * bounding box programs; a device builds it, which any thread can have it do, as it touches nothing
 * of the context but the device and the tree; and what came of it is told.
 */
#ifndef RW_TREE_WORK_H
#define RW_TREE_WORK_H

#include "runtime/scene/tree.h"
#include "runtime/scene/tree_motion.h"

/* The group whose trees are built. */
struct rw_tree_gather {
    RTcontext context;
    const struct rw_plan *plan;
    RTgeometrygroup group;
    rw_bounds_cb bounds;
    void *user;
    struct rw_tree_motions motions[2]; /* by kind */
    size_t number;                     /* of the tree of that kind */
};

struct rw_tree_work {
    struct rw_device *device; /* that builds */
    RTgeometrygroup group;
    struct rw_group_trees *trees;
    struct rw_build_input input;
    struct rw_build_part *parts; /* those of `input` */
    struct rw_tree_source source;
    uint64_t boxes, boxes_size; /* device memory for the boxes of all primitives */
    bool refit, is_done;
    RTresult result; /* once it is done; the message is the device's */
};

/* False: out of memory. To be closed also then. */
bool rw_tree_gather_open(struct rw_tree_gather *gather);
void rw_tree_gather_close(struct rw_tree_gather *gather);

/* Are the group's vertices on all devices, the same on each? */
bool rw_triangles_are_everywhere(const struct RTgeometrygroup_api *group);
/* The device that has to build or refit a tree that nobody deals to another. */
struct rw_device *rw_tree_builder(const struct rw_tree_gather *gather, enum rw_leaf_kind kind,
                                  const struct rw_group_trees *trees);

/* A tree that will not be refitted is dropped here. With no primitives there is nothing to do: the
 * work is done. To be ended also after a failure. */
RTresult rw_tree_work_begin(struct rw_tree_gather *gather, enum rw_leaf_kind kind,
                            struct rw_device *device, struct rw_group_trees *trees,
                            struct rw_tree_work *out);
void rw_tree_work_do(struct rw_tree_work *work);
/* What came of it, as the context's error or a line of the report. */
RTresult rw_tree_work_tell(RTcontext context, const struct rw_tree_work *work);
void rw_tree_work_free(struct rw_tree_work *work);

#endif
