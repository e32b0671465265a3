/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Reads the input of a build: boxes, instances, or triangles in any of their formats.
 */
#ifndef RW_BVH_GATHER_H
#define RW_BVH_GATHER_H

#include "runtime/bvh/bvh.h"

/* Bytes of a leaf entry. */
uint32_t rw_entry_size(enum rw_leaf_kind kind);

/* Writes the box of primitive k of a part to `ref` (but for ref->primitive). False for a primitive
 * that nothing can hit: a NaN, lower > upper, an index beyond the vertices; `ref` is then without
 * meaning. */
bool rw_gather_box(enum rw_leaf_kind kind, const struct rw_build_part *part, uint32_t k,
                   struct rw_ref *ref);

/* Position of a vertex of a part, which need not be used. */
void rw_read_vertex(const struct rw_build_part *part, uint64_t index, float out[3]);

/* Writes the leaf entry of one whose box was good. */
void rw_gather_entry(enum rw_leaf_kind kind, const struct rw_build_part *part, uint32_t k,
                     void *entry);

/* The part a primitive is in, and its number there. */
const struct rw_build_part *rw_find_part(const struct rw_bvh_build *b, uint32_t primitive,
                                         uint32_t *k);
void rw_find_corners(const struct rw_bvh_build *b, uint32_t primitive, rw_v4 out[3]);

/* Fills b->first, refs (with room for ref_capacity, at least one for each primitive) and bounds.
 * RT_ERROR_INVALID_VALUE: too many primitives; RT_ERROR_MEMORY_ALLOCATION_FAILED. What it has
 * allocated is the caller's also on failure. */
RTresult rw_gather(struct rw_bvh_build *b, float spare);

#endif
