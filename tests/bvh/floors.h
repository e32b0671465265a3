/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Small primitives on a floor, which may be huge: the boxes of compressed nodes lie on a grid of
 * 255 steps, in which what is small would drown.
 */
#ifndef RW_TESTS_BVH_FLOORS_H
#define RW_TESTS_BVH_FLOORS_H

#include "tests/bvh/check.h"

enum { FLOOR_SIDE = 22, FLOOR_PRIMITIVES = FLOOR_SIDE * FLOOR_SIDE + 1 };

struct test_floor {
    const char *name;
    float half[3]; /* extents of the floor's box; small primitives have 0.2 */
    double most;   /* nodes a ray may visit; with exact boxes it is 2.3 to 2.7 */
};
extern const struct test_floor floors[];
extern const int floor_count;

/* One box on each unit square around the origin, and last the floor. */
void floor_fill(const struct test_floor *floor, float boxes[6 * FLOOR_PRIMITIVES]);
/* Checks a compressed tree of these boxes with random rays. Nodes that a ray visits; 0: something
 * is wrong, and was printed. */
double floor_nodes(const struct rw_build_input *input, const struct rw_tree *tree);

#endif
