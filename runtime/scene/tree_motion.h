/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Into how many trees a geometry group's children go, as to motion. A tree has one set of keys, so
 * there is one for each set of steps, range and border modes. What stands still is in the first
 * tree that is always there, if there is one.
 */
#ifndef RW_TREE_MOTION_H
#define RW_TREE_MOTION_H

#include "runtime/device/build.h"
#include "runtime/object/object.h"

struct rw_tree_motions {
    const struct rw_motion **items; /* by number of the tree */
    size_t count, capacity;
    const struct rw_motion *host; /* of the tree of what stands still; NULL: it has its own */
};

/* Primitives of this kind that the child has, or all of the group's. */
uint32_t rw_count_in(const struct RTgeometryinstance_api *child, enum rw_leaf_kind kind);
uint64_t rw_count_of(const struct RTgeometrygroup_api *group, enum rw_leaf_kind kind);
/* RW_BORDER_*. */
uint32_t rw_motion_border(const struct rw_motion *motion);
/* Does any child with primitives of this kind move? */
bool rw_group_moves(const struct RTgeometrygroup_api *group, enum rw_leaf_kind kind);

/* False: out of memory. To be freed also then. */
bool rw_tree_motions_find(const struct RTgeometrygroup_api *group, enum rw_leaf_kind kind,
                          struct rw_tree_motions *out);
void rw_tree_motions_free(struct rw_tree_motions *motions);
/* Are the child's primitives of this kind in tree `number`? */
bool rw_tree_motions_has(const struct rw_tree_motions *motions, size_t number,
                         const struct RTgeometryinstance_api *child, enum rw_leaf_kind kind);

#endif
