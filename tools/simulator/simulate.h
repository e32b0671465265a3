/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How many instructions a SIMD machine issues for the operations of rays, with memory that answers
 * at once: section 2.1 of Aila and Laine 2009. No machine of that width runs a kernel of that loop
 * and those costs faster.
 */
#ifndef RW_STUDY_SIMULATE_H
#define RW_STUDY_SIMULATE_H

#include "tools/simulator/simulator.h"

/* Instructions a warp issues for one operation, whatever number of its lanes take part. What only
 * some lanes do of an operation is issued if there is one, for those lanes alone. */
struct study_costs {
    double ray;         /* begin and end of a ray, which the lanes of a warp do together */
    double node;        /* a step to the next node */
    double push;        /* of it, where it leads to a child */
    double pop;         /* where it leads to what lay on the stack */
    double take;        /* where it finds a leaf by that */
    double turn;        /* of the loop over nodes, for all rays in it */
    double leaf;        /* begin and end of a leaf */
    double next_leaf;   /* where another one follows */
    double triangle;    /* a test */
    double first_edge;  /* of it, where the plane is reached */
    double second_edge; /* where the first edge does not end it */
    double round;       /* of the outermost loop */
    double fetch;       /* replacing rays that ended */
    double shuffle;     /* work queues: exchange of rays between lanes and shared memory */
};

enum study_loop {
    STUDY_LOOP_PACKET,
    STUDY_LOOP_WHILE,
    STUDY_LOOP_IF,
    STUDY_LOOP_QUEUE, /* twice as many rays as lanes */
};

enum { STUDY_MOST_POSTPONED = 8, STUDY_MOST_WIDTH = 64 };

struct study_schedule {
    enum study_loop loop;
    unsigned width;    /* lanes of a warp, 1 to 64 */
    unsigned postpone; /* leaves that a ray may keep while it goes on, 0 to 8 */
    unsigned every;    /* rounds after which rays that ended are replaced; 0: when all have */
    unsigned least;    /* of a warp that must have ended for that */
    unsigned limit;    /* rounds of an inner loop, 0: without limit */
    unsigned group;    /* lanes that share a ray, 0 or 1: none */
};

struct study_simulated {
    double rays, instructions; /* of warps */
    double lane_instructions;  /* of the lanes that took part in each */
    double nodes, node_steps;  /* lanes that did, warps that did */
    double triangles, triangle_steps;
    double width;
};

/* Adds what the rays first .. first + count - 1 cost one warp, which takes them in turn. */
void study_simulate(const struct study_dump *dump, uint32_t first, uint32_t count,
                    const struct study_schedule *schedule, const struct study_costs *costs,
                    struct study_simulated *sum);

/* Shares of lanes that worked, 0 to 1; 0 where nothing was done. */
double study_node_efficiency(const struct study_simulated *s);
double study_triangle_efficiency(const struct study_simulated *s);
/* Lanes that took part in an instruction, over all of them: what profilers call active threads per
 * warp, or thread instructions per instruction. */
double study_lanes(const struct study_simulated *s);

/* A machine: warp instructions of 32 lanes that it issues in a second. */
double study_bound_mrays(const struct study_simulated *s, double issues_per_second);

#endif
