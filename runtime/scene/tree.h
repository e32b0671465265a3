/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The trees of geometry groups. A group has one tree over its built-in triangles and one over its
 * primitives with intersection programs; either may be empty. Where children move in several ways
 * there are more (tree_motion.h). They belong to the acceleration object, name primitives by child,
 * and so are shared by groups with equal children.
 */
#ifndef RW_TREE_H
#define RW_TREE_H

#include "runtime/device/build.h"
#include "runtime/plan/plan.h"
#include "runtime/scene/tree_check.h"
#include "runtime/scene/tree_copies.h"

/* What a tree was built from. From anything else it is built, where it might be refitted. */
struct rw_tree_source {
    enum rw_builder builder;
    float split_budget;
    unsigned refine, keys;
    size_t part_count;
    uint64_t primitive_count, children; /* children: a hash of those in it */
};

struct rw_tree_work;

struct rw_group_trees {
    struct rw_tree trees[2]; /* by enum rw_leaf_kind: triangles, primitives */
    struct rw_tree_source sources[2];
    struct rw_tree_copies copies[2];
    struct rw_tree_work *ahead;  /* tree_ahead.h; NULL: of no use */
    struct rw_group_trees *more; /* of children that move otherwise, these alone; NULL: no more */
    unsigned child_count;
    uint64_t primitive_count;
    struct rw_named_primitives
        *named;                 /* of trees that were loaded, two for each child; else NULL */
    uint64_t structure_version; /* when they were built, or first used after loading: */
#define RW_TREES_LOADED UINT64_MAX
};

/* Are the trees of the plan's kernel made of narrow nodes (RW_LAYOUT_NARROW)? Requires an open
 * device. */
bool rw_trees_are_narrow(RTcontext context, const struct rw_plan *plan);

/* Runs the bounding box program of a geometry record over `count` primitives from `first`, at a
 * motion step; 6 floats each go to device address `out`. */
typedef RTresult (*rw_bounds_cb)(void *user, uint32_t geometry, uint32_t first, uint32_t count,
                                 unsigned step, uint64_t out);

/* Those of an acceleration, about to be built: out of date until that is done. NULL: out of
 * memory. */
struct rw_group_trees *rw_trees_open(RTacceleration acceleration);
/* Builds or refits what is out of date. Buffers have to be on the device. */
RTresult rw_trees_update(RTcontext context, const struct rw_plan *plan, RTgeometrygroup group,
                         rw_bounds_cb bounds, void *user);
/* Frees a struct rw_group_trees; NULL does nothing. */
void rw_trees_free(RTcontext context, void *trees);
/* rw_build_input.threads of a context's trees; also for other work of that kind. */
static inline unsigned rw_builder_threads(const struct RTcontext_api *context)
{
    return (unsigned)context->attributes.cpu_threads;
}

static inline const struct rw_group_trees *rw_trees_of(const struct RTgeometrygroup_api *group)
{
    return group->acceleration->built;
}

#endif
