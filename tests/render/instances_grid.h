/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A grid of unit cells with a cube in each, turned and scaled by chance, never leaving its cell;
 * and which cube a ray hits first, found cell by cell in double precision.
 */
#ifndef RW_TEST_INSTANCES_GRID_H
#define RW_TEST_INSTANCES_GRID_H

#include <stdint.h>

struct grid {
    uint32_t side;       /* cells along each axis */
    float (*placed)[12]; /* rows of the matrix of each cell's cube, the cube of side 1 around 0 */
};

struct grid_hit {
    double distance; /* negative: none */
    uint32_t cell;
    int near_edge; /* of a cube, passed or hit: a program in float may see it otherwise */
};

/* False when out of memory. */
int grid_make(uint32_t side, uint64_t seed, struct grid *out);
void grid_free(struct grid *grid);
/* The origin lies outside the grid; the direction has no component of 0. */
struct grid_hit grid_trace(const struct grid *grid, const float origin[3],
                           const float direction[3]);

#endif
