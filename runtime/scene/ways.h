/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How many ways lead from a node of the graph to geometry groups: each becomes an instance. Nodes
 * may have many parents, so that a graph of few nodes can have ways without number; they are
 * counted a node at a time, before anything is flattened.
 */
#ifndef RW_WAYS_H
#define RW_WAYS_H

#include "runtime/object/object.h"

/* Instances that a root may have: RW_FREE_WAYS, which cost a second or two and 1.4 GB, and
 * RW_WAYS_OF_LINK for each link from a parent to a child, so that large scenes of many nodes may
 * have more; RW_MOST_WAYS in any case. */
enum { RW_FREE_WAYS = 1 << 22, RW_WAYS_OF_LINK = 256, RW_MOST_WAYS = 1 << 24 };

/* Counts those of all nodes below a root, which groups and selectors keep until the next scene. An
 * error where there are more than that. `links`: of the scene's roots so far, 0 before the first;
 * what roots share counts once, for each of them. The graph has passed validation. Accelerations of
 * groups are not dirty afterwards. */
RTresult rw_ways_count(RTcontext context, struct rw_object *root, uint64_t *links);
/* Is there a geometry group below the node, which rw_ways_count has met? */
bool rw_ways_any(struct rw_object *node);

/* The group, geometry group or selector that a node leads to. */
struct rw_object *rw_below_transforms(struct rw_object *node);

#endif
