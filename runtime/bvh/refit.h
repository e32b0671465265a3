/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What rw_refit_host keeps with a tree (rw_tree.refit), and how a build goes on after its binary
 * tree is there.
 */
#ifndef RW_BVH_REFIT_H
#define RW_BVH_REFIT_H

#include "runtime/bvh/bvh.h"

struct rw_refit {
    uint32_t primitive_count; /* of the input */
    uint32_t left_out;        /* of those, not in the tree */

    /* The binary tree, where refits are to be refined: NULL otherwise. */
    struct rw_binary_node *nodes;
    struct rw_ref *refs;
    uint32_t root, ref_count, ref_capacity;
};

/* From the binary tree to the block: refines, collapses, emits. Where refining has made the tree
 * too high, `again` builds it anew. */
RTresult rw_finish_build(struct rw_bvh_build *b, enum rw_tree_layout layout,
                         RTresult (*again)(struct rw_bvh_build *b), struct rw_tree *out);
void rw_free_build(struct rw_bvh_build *b);

/* As rw_build_host and rw_refit_host, in the instructions of one variant. */
RTresult rw_build_tree(const struct rw_build_input *input, enum rw_tree_layout layout,
                       struct rw_tree *out);
RTresult rw_refit_tree(const struct rw_build_input *input, enum rw_tree_layout layout,
                       struct rw_tree *tree);

/* New boxes and leaf entries for one block of a tree, of which base, root, node_count and kind have
 * to be set; fills lower, upper and sah. *changed: a primitive has become unusable, and the block
 * is of no use. RT_ERROR_MEMORY_ALLOCATION_FAILED. */
RTresult rw_refit_block(const struct rw_build_input *input, enum rw_tree_layout layout,
                        struct rw_tree *block, bool *changed);

/* motion.c: the same as below it for input of several keys. */
RTresult rw_build_moving(const struct rw_build_input *input, enum rw_tree_layout layout,
                         struct rw_tree *out);
RTresult rw_refit_moving(const struct rw_build_input *input, enum rw_tree_layout layout,
                         struct rw_tree *tree, bool *changed);

/* host.c */
struct rw_tree rw_empty_tree(enum rw_leaf_kind kind);
/* For tests: builds as on a processor without AVX2. */
extern bool rw_bvh_plain;

#endif
