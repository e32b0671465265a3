/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Instances on their way into a scene. The walk over the graph (scene.c) says which there are, in
 * order; their matrices and boxes, which is most of the work, are made for many at once by all
 * threads. What comes out does not depend on their number.
 */
#ifndef RW_PLACEMENT_H
#define RW_PLACEMENT_H

#include "runtime/scene/scene.h"

/* Affine maps, 3 rows of 4. */
struct rw_place {
    float to_world[12], to_object[12];
    bool identity;
};
extern const struct rw_place rw_place_origin;

/* Where a child of the transform is. */
struct rw_place rw_place_below(const struct rw_place *place, RTtransform t);

/* A place as the instances below it name it: number, while `block` is the queue's. */
struct rw_place_key {
    uint64_t block;
    uint32_t number;
};

struct rw_placement {
    struct rw_object
        *node; /* the geometry group, or transforms of which the last one leads there */
    const struct rw_tree *tree;            /* of the group's */
    uint32_t place;                        /* of the node, number in the queue */
    uint32_t child_index, selection, mask; /* as in struct rw_instance */
    struct rw_path path; /* without steps it does not move: place and node say where it is */
    bool vanishes;
};

struct rw_placements {
    struct rw_scene *scene;
    unsigned threads;      /* 0: one per core */
    size_t first_instance; /* of the root under way: its box is the first */
    struct rw_placement *items;
    size_t item_count, item_capacity;
    struct rw_place *places;
    size_t place_count, place_capacity;
    uint64_t block;                /* how often the queue has been emptied, from 1 */
    struct rw_build_threads *pool; /* opened when first needed */
};

/* Adds an instance, which will be scene->instances[scene->instance_count++]. False: no memory. */
bool rw_placement_add(struct rw_placements *q, struct rw_placement item,
                      const struct rw_place *place, struct rw_place_key *key);
/* Writes all that were added. False: no memory. */
bool rw_placements_write(struct rw_placements *q);
void rw_placements_free(struct rw_placements *q);

#endif
