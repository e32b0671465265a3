/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Making a binary tree cheaper after it was built or refitted.
 */
#ifndef RW_BVH_REFINE_H
#define RW_BVH_REFINE_H

#include "runtime/bvh/bvh.h"

/* `rounds` of reinsertion; fewer when nothing is gained any more. The tree may become higher:
 * rw_binary_height says how high. */
RTresult rw_refine(struct rw_bvh_build *b, unsigned rounds);

/* Levels of nodes; more than `limit` are not counted. */
uint32_t rw_binary_height(const struct rw_bvh_build *b, uint32_t limit);

/* Boxes of all nodes anew from those of the references. */
void rw_update_boxes(struct rw_bvh_build *b);

#endif
