/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Builds a binary BVH over axis-aligned boxes on the CPU, in the node format of raywright_abi.h.
 *   boxes: 6 floats each, lower xyz then upper xyz, as bounding box programs write them.
 *   Result: nodes (node 0 is the root) and the order of the leaf entries: entry i of the leaves is
 *   the box entries[i]. Both are numbered from 0; rw_bvh_relocate moves a tree to its place in the
 *   arrays that all trees of a launch share.
 */
#ifndef RW_BVH_H
#define RW_BVH_H

#include <stddef.h>
#include <stdint.h>

#include "raywright.h"
#include "raywright_abi.h"

struct rw_bvh {
    struct rw_bvh_node *nodes;
    uint32_t *entries;
    uint32_t node_count;  /* 0: no box was usable, every ray misses */
    uint32_t entry_count; /* usable boxes */
    uint32_t depth;       /* inner nodes on the longest path, at most RW_BVH_MAX_DEPTH */
    float lower[3];       /* bounds of all usable boxes; lower > upper when there is none */
    float upper[3];
};

/* A box with a NaN or with lower > upper on some axis is left out: such a primitive cannot be hit.
 * Infinite planes are moved to the largest float. leaf_size: most entries a leaf may have, 1..7.
 * RT_ERROR_INVALID_VALUE: more than 2^28 boxes or a bad leaf_size;
 * RT_ERROR_MEMORY_ALLOCATION_FAILED. On failure `out` is empty; free it in every case. */
RTresult rw_bvh_build(const float *boxes, size_t count, unsigned leaf_size, struct rw_bvh *out);
void rw_bvh_free(struct rw_bvh *bvh);

/* Renumbers `nodes` for a tree whose root becomes node `first_node` and whose leaf entry 0 becomes
 * entry `first_entry`. */
void rw_bvh_relocate(struct rw_bvh_node *nodes, uint32_t count, uint32_t first_node,
                     uint32_t first_entry);

/* Surface area cost of the tree: expected node and primitive tests of a random ray. */
double rw_bvh_cost(const struct rw_bvh *bvh);

#endif
