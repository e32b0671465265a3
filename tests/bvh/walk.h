/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Checks a tree of struct rw_bvh_node against the primitives it was made of: every usable primitive
 * has one entry with the right content, every box contains what is below it in exact arithmetic,
 * links, masks, bounds and cost are right.
 */
#ifndef RW_TEST_WALK_H
#define RW_TEST_WALK_H

#include "runtime/build.h"

/* A primitive as it should be in the tree. */
struct walk_primitive {
    bool usable;
    float lower[3], upper[3];
    union {
        struct rw_triangle triangle;
        struct rw_primitive_ref primitive;
        struct rw_instance_ref instance;
        unsigned char bytes[sizeof(struct rw_triangle)];
    } entry;
    unsigned found;
};

struct walk {
    struct walk_primitive *primitives; /* by part, then number in it */
    size_t count;
    unsigned depth; /* wide nodes on the longest path */
    double node_area, leaf_area;
    unsigned nodes, entries, full_slots;
    char message[256]; /* what is wrong */
};

/* Reads the primitives from host memory. False without memory. */
bool walk_expect(struct walk *walk, const struct rw_build_input *input);
/* `block` is the tree in host memory. False: walk->message says what is wrong. */
bool walk_check(struct walk *walk, const struct rw_build_input *input, const struct rw_tree *tree,
                const void *block);
void walk_free(struct walk *walk);

#endif
