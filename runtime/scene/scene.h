/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The graph as the device walks it: the trees of geometry groups (tree.h), and for each root that
 * has levels a tree over instances. Transforms are folded into instances; groups and transforms
 * leave no trace.
 */
#ifndef RW_SCENE_H
#define RW_SCENE_H

#include "runtime/scene/path.h"
#include "runtime/scene/tree.h"

struct rw_thread_pool;

struct rw_placed_tree {
    const struct rw_tree *tree;
    const struct rw_tree_copies *copies;
};

struct rw_scene {
    struct rw_instance *instances;
    size_t instance_count, instance_capacity;
    float *boxes; /* world bounds of the instances of the root that was flattened last, those at
                   * all keys for one instance after the other */
    size_t box_capacity;
    struct rw_keys keys;        /* of the trees over instances */
    struct rw_path_table paths; /* of instances that move; behind the instances in the end */
    rw_u32 *children;           /* geometry records of the children of all geometry groups */
    size_t child_count, child_capacity;
    struct rw_selection *selections; /* 0 is not used */
    size_t selection_count, selection_capacity;
    struct rw_root *roots; /* root_count */
    struct rw_tree *tops;  /* per root: its tree over instances, on the first device */
    struct rw_tree_copies *top_copies;
    size_t root_count;
    uint32_t most_nodes; /* of a tree that the context has built */
    /* With several devices: the trees of the instances. */
    struct rw_placed_tree *placed;
    size_t placed_count, placed_capacity;
    struct rw_thread_pool *pool; /* tree_ahead.h; NULL: none yet */
};

/* Builds what is dirty and flattens the graph. `out` is replaced; it must be valid or zero. Its
 * arrays are used again. */
RTresult rw_scene_build(RTcontext context, const struct rw_plan *plan, rw_bounds_cb bounds,
                        void *user, struct rw_scene *out);
/* Of several devices: writes the addresses that trees have on one into instances and roots. Before,
 * they are those of the devices that built the trees. */
void rw_scene_address(struct rw_scene *scene, unsigned device);
void rw_scene_free(RTcontext context, struct rw_scene *scene);

#endif
