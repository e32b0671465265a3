/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How fast a GPU could trace rays with nodes of eight children if memory answered at once, by the
 * simulator: what is looked at is a sample of the rays.
 */
#ifndef RW_BENCH_BOUND_H
#define RW_BENCH_BOUND_H

#include "tools/bench/rays.h"
#include "tools/mesh/mesh.h"
#include "tools/simulator/simulate.h"

struct bound {
    double mrays;                                /* of the GPU, 0 where there is none */
    double instructions;                         /* of warps, a ray */
    double node_efficiency, triangle_efficiency; /* 0 to 1 */
    double lanes, loop_instructions; /* of the library's own loop: of 32 in each; of warps, a ray */
    double nodes_per_ray, triangles_per_ray;
};

/* The tree that is gone through; false: out of memory, or nothing can be hit. */
bool bound_open(const struct mesh *mesh, struct study_tree *binary, struct study_tree *wide);
/* issues: warp instructions a second; 0: that of the first CUDA device. False: out of memory. */
bool bound_find(const struct study_tree *tree, const struct ray_file *file, double issues,
                struct bound *out);

#endif
