/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Triangles to build trees from: ordinary, degenerate and hostile ones.
 */
#ifndef RW_TESTS_BVH_SHAPES_H
#define RW_TESTS_BVH_SHAPES_H

#include <stdbool.h>
#include <stdint.h>

struct rw_shape {
    const char *name;
    /* Corner k (0..2) of triangle i of n; `random` gives numbers from 0 to 1. */
    void (*corner)(uint32_t i, uint32_t n, int k, float (*random)(void), float out[3]);
    bool no_rays; /* nothing that brute force in double could be trusted with */
};
extern const struct rw_shape rw_shapes[];
extern const int rw_shape_count;

/* Fills 9 floats per triangle. Numbers are the same for the same seed. */
void rw_shape_fill(const struct rw_shape *shape, uint32_t n, uint32_t seed, float *out);

#endif
