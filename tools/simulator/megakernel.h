/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the library's kernel does with rays, with memory that answers at once: warps whose rays go
 * through nodes of eight children in rounds (programs/dispatch/megakernel.cuh), leave traversal
 * when few are left, run programs, and draw new ones. Unlike study_simulate this goes through the
 * tree as it is simulated, for which leaves a ray postpones depends on the other lanes. Not in it:
 * lanes that help others at the end of a launch (programs/traverse/help.cuh), and lanes that part
 * within a node or a triangle.
 */
#ifndef RW_SIMULATOR_MEGAKERNEL_H
#define RW_SIMULATOR_MEGAKERNEL_H

#include "tools/simulator/simulate.h"

/* Instructions, as in struct study_costs. */
struct megakernel_costs {
    double round;      /* of all lanes */
    double node;       /* of those at a node */
    double vote;       /* of all, for each two triangles */
    double triangles;  /* two of them */
    double pop;        /* of those that take what they postponed, */
    double pop_leaves; /* if that is leaves */
    double end;        /* where nothing is left of a ray */
    double programs;   /* of all, whenever programs run */
    double finish;     /* of rays that have ended, */
    double hit, miss;  /* by how; any hit runs no program */
    double begin;      /* of new rays */
};

/* When a warp goes over from one thing to another, as numbers of lanes. */
struct megakernel_rules {
    unsigned leave;  /* traversal, when fewer are in it */
    unsigned refill; /* draw new rays, when so many have none */
    unsigned shares; /* so many machines like this draw rays in turns */
    unsigned share;  /* test leaves while one in so many that traverse has some */
};

/* Adds what so many warps do with their share of `count` rays (8 floats each), which they draw in
 * turns, to the end of the last. The tree is one of eight children. False: out of memory. */
bool study_simulate_megakernel(const struct study_tree *tree, const float *rays, uint32_t count,
                               bool any_hit, unsigned warps, const struct megakernel_rules *rules,
                               const struct megakernel_costs *costs, struct study_simulated *sum);

#endif
