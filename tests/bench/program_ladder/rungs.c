/* SPDX-License-Identifier: Apache-2.0 */
/*
 * First the ladder, of which each rung adds one thing to the one before. Then the same things taken
 * away again, one at a time, from the rung that has all but regeneration: what one is worth to who
 * has done the others; and what else may be chosen.
 */
#include "rungs.h"

#include "features.h"

/* The rungs up to that one. */
#define TO_LEAN (INLINED | LOOP | LEAN)
#define TO_ARRAYS (TO_LEAN | ROULETTE | ARRAYS)
#define TO_BRANCHLESS (TO_ARRAYS | PAYLOAD | ONE_PROGRAM | BRANCHLESS)
#define TO_VARIABLES (TO_BRANCHLESS | TOLD | ALIGNED | VARIABLES)
#define ALL (TO_VARIABLES | INTRINSICS | CHEAP_RANDOM)

#define MEDIAN "MedianBvh"
#define DEFAULT "Trbvh"

/* clang-format off */
const struct rung rungs[] = {
    {"naive", 0, "recursion, a geometry a sphere, median tree", 0, MEDIAN},
    {"inlined", "naive", "functions that NVRTC may inline", INLINED, MEDIAN},
    {"loop", "inlined", "a loop instead of recursion", INLINED | LOOP, MEDIAN},
    {"lean", "loop", "no attributes", TO_LEAN, MEDIAN},
    {"roulette", "lean", "Russian roulette", TO_LEAN | ROULETTE, MEDIAN},
    {"arrays", "roulette", "one geometry that reads buffers", TO_ARRAYS, MEDIAN},
    {"payload", "arrays", "a smaller payload", TO_ARRAYS | PAYLOAD, MEDIAN},
    {"switch", "payload", "one hit program, a case for each material", TO_ARRAYS | PAYLOAD | ONE_PROGRAM, MEDIAN},
    {"branchless", "switch", "one formula for all materials", TO_BRANCHLESS, MEDIAN},
    {"told", "branchless", "the hit program only tells what was hit", TO_BRANCHLESS | TOLD, MEDIAN},
    {"aligned", "told", "loads of 16 bytes", TO_BRANCHLESS | TOLD | ALIGNED, MEDIAN},
    {"variables", "aligned", "the camera in a variable", TO_VARIABLES, MEDIAN},
    {"intrinsics", "variables", "--use_fast_math, fminf, fmaxf", TO_VARIABLES | INTRINSICS, MEDIAN},
    {"random", "intrinsics", "a cheap generator", ALL, MEDIAN},
    {"tree", "random", "the default builder, Trbvh", ALL, DEFAULT},
    {"regeneration", "tree", "a loop over rays of all samples", ALL | REGENERATION, DEFAULT},

    {"called", "tree", "without inlined", ALL & ~INLINED, DEFAULT},
    {"attributes", "tree", "without lean", ALL & ~LEAN, DEFAULT},
    {"all light", "tree", "without roulette", ALL & ~ROULETTE, DEFAULT},
    {"objects", "tree", "without arrays, so without told", ALL & ~(ARRAYS | TOLD | ALIGNED), DEFAULT},
    {"fat payload", "tree", "without payload, so without told", ALL & ~(PAYLOAD | TOLD), DEFAULT},
    {"programs", "tree", "without switch to told: three hit programs", ALL & ~(ONE_PROGRAM | BRANCHLESS | TOLD), DEFAULT},
    {"cases", "tree", "without branchless", ALL & ~BRANCHLESS, DEFAULT},
    {"hit scatters", "tree", "without told", ALL & ~TOLD, DEFAULT},
    {"numbers", "tree", "without aligned", ALL & ~ALIGNED, DEFAULT},
    {"in a buffer", "tree", "without variables", ALL & ~VARIABLES, DEFAULT},
    {"exact", "tree", "without intrinsics", ALL & ~INTRINSICS, DEFAULT},
    {"costly", "tree", "without random", ALL & ~CHEAP_RANDOM, DEFAULT},
    {"index", "tree", "a launch index a sample", ALL | INDEX, DEFAULT},
    {"Bvh", "tree", "this builder", ALL, "Bvh"},
    {"Sbvh", "tree", "this builder", ALL, "Sbvh"},
    {"sample", "tree", "samples/one_weekend --fast-math", SAMPLE, DEFAULT},
};
/* clang-format on */
const unsigned rung_count = sizeof(rungs) / sizeof(rungs[0]);
