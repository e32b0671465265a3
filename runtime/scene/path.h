/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Paths: the transforms above an instance that moves, as kernels have them (struct rw_path_step),
 * and the boxes of what takes such a path.
 */
#ifndef RW_PATH_H
#define RW_PATH_H

#include "runtime/object/object.h"

/* A row of transforms on the way from the root to a node, and the rows above it. */
struct rw_way {
    const struct rw_object *first, *end; /* end: below the last; a row may be empty */
    const struct rw_way *above;
};

/* The steps of all paths, in units of 16 bytes. */
struct rw_path_table {
    float (*units)[4];
    size_t count, capacity;
};

/* When trees over instances have their keys. */
struct rw_keys {
    unsigned count; /* 1: no instance moves */
    float begin, end;
};

/* Adds the path of what is below. *steps is 0 where nothing on the way moves. False: no memory. */
bool rw_path_add(struct rw_path_table *table, const struct rw_way *way, struct rw_path *out,
                 bool *vanishes);
/* Keys for a tree over instances below these transforms: as many as the one that changes fastest
 * wants, within reason. Begins with {1}. */
void rw_keys_add(struct rw_keys *keys, const struct RTtransform_api *transform);
/* path_boxes.c: boxes of what is between `lower` and `upper` at the path's end, at each of the
 * keys, 6 floats each. Interpolated, they contain it at all times. */
void rw_path_boxes(const struct rw_path_table *table, struct rw_path path,
                   const struct rw_keys *keys, const float lower[3], const float upper[3],
                   float *boxes);

#endif
