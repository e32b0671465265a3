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

/* What rays go through: for the bound the simulator's own tree, for the loop the library's. */
struct bound_trees {
    struct study_tree binary, wide, library;
};

/* builder: as rtAccelerationSetBuilder knows it; NULL: the default one. False: out of memory, or
 * nothing can be hit. */
bool bound_open(const struct mesh *mesh, const char *builder, struct bound_trees *out);
void bound_close(struct bound_trees *trees);
/* issues: warp instructions a second; 0: that of the first CUDA device. False: out of memory. */
bool bound_find(const struct bound_trees *trees, const struct ray_file *file, double issues,
                struct bound *out);

#endif
