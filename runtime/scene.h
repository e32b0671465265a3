/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The graph as the device walks it: one tree per geometry group (kept with its acceleration
 * object), one tree over instances per root that has levels, all in shared arrays. Transforms are
 * folded into instances; groups and transforms leave no trace.
 */
#ifndef RW_SCENE_H
#define RW_SCENE_H

#include "runtime/plan.h"

struct rw_scene {
    struct rw_bvh_node *nodes;
    size_t node_count, node_capacity;
    struct rw_primitive_ref *primitives;
    size_t primitive_count, primitive_capacity;
    struct rw_instance *instances;
    size_t instance_count, instance_capacity;
    struct rw_root *roots; /* plan->root_count */
};

/* Computes the boxes of `count` primitives of a geometry record from `first`, 6 floats each, with
 * its bounding box program. */
typedef RTresult (*rw_bounds_cb)(void *user, uint32_t geometry, uint32_t first, uint32_t count,
                                 float *boxes);

/* True when an acceleration that the plan reaches has to be built. */
bool rw_scene_is_dirty(const struct rw_plan *plan);
/* Builds what is dirty and flattens the graph. */
RTresult rw_scene_build(RTcontext context, const struct rw_plan *plan, rw_bounds_cb bounds,
                        void *user, struct rw_scene *out);
void rw_scene_free(struct rw_scene *scene);

#endif
