/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A generator of ray programs: the text follows from the seed alone, and what it does is defined
 * everywhere. A seed gives one ray generation program, start_SEED, and all that a context needs
 * with it; many of them can stand in one source, behind #include "prelude.h".
 *
 * Traces, calls of callable programs, exceptions and pointers to locals may stand anywhere in the
 * control flow. Loops and recursion are bounded, and the traces of a program counted. Results do
 * not depend on the order in which hits are found:
 *   ray type 0   the closest hit; its any-hit program ignores some, and changes nothing
 *   ray type 1   all hits; its any-hit program adds up, in ways that commute, and ignores each
 *   ray type 2   whether there is a hit; its any-hit program ends the ray
 * Floats are small whole numbers, so that contraction makes no difference.
 */
#ifndef RW_TEST_RAYS_GENERATE_H
#define RW_TEST_RAYS_GENERATE_H

#include <stdbool.h>
#include <stdio.h>

enum { RAYS_WIDTH = 16, RAYS_HEIGHT = 16, RAYS_INPUTS = 64, RAYS_COUNTERS = 16 };
enum { RAYS_OWN_WORDS = 8 }; /* of `scratch`, for each launch index */

/* What the host has to know of a program. */
struct rays_shape {
    unsigned int seed;
    unsigned int plain, deep;     /* callable programs: plain_SEED_0 and so on, at most 3 */
    bool look;                    /* a callable program that looks at its caller's hit */
    unsigned int depth_limit;     /* at which rays and calls trace no further */
    unsigned int max_trace_depth; /* 0: not set */
    bool user_exceptions, index_exceptions;
    bool pointers;    /* payloads of type 0 have pointers to locals */
    bool two_hits;    /* tiles are hit on both sides */
    unsigned int any; /* bits: materials whose hits of type 0 have an any-hit program */
    unsigned int graph;
    bool masks, selector;
};

void rays_shape(unsigned int seed, struct rays_shape *out);

/* Writes what belongs to a seed. */
void rays_write(unsigned int seed, FILE *out);

#endif
