/* SPDX-License-Identifier: Apache-2.0 */
/* What rungs of the ladder change, a bit each; a rung has those of the rungs before it, too. */
#ifndef RW_LADDER_FEATURES_H
#define RW_LADDER_FEATURES_H

#include <stdint.h>

enum feature : uint32_t {
    /* of objects with virtual calls, objects.cuh */
    INLINED = 1 << 0,  /* the compiler sees the functions that it calls */
    STACK = 1 << 1,    /* loops with a stack of their own instead of recursion */
    CACHED = 1 << 2,   /* bounds and kind are fields, not asked for by virtual calls */
    LEAN = 1 << 3,     /* reciprocals once per ray, the hit's point and normal once */
    ROULETTE = 1 << 4, /* paths that matter little end early */
    /* of flat arrays, traverse.cuh and shade.cuh */
    LAYOUT = 1 << 5, /* both children's boxes in a node, the nearer first, leaves in references */
    BRANCHLESS = 1 << 6,    /* one formula for all materials */
    ALIGNED = 1 << 7,       /* loads of 16 bytes */
    CONSTANT = 1 << 8,      /* camera, sizes and pointers in constant memory */
    INTRINSICS = 1 << 9,    /* fminf, fmaxf, approximate reciprocals and roots */
    CHEAP_RANDOM = 1 << 10, /* a linear congruential generator */
    /* beyond the article */
    FOUR_WIDE = 1 << 11,     /* nodes of four children */
    INTEGER_SLABS = 1 << 12, /* minima and maxima of three by integer instructions */
    REGENERATION = 1 << 13,  /* a lane whose path ended begins its next sample */
    SHARED_NODES = 1 << 14,  /* nodes and spheres copied to shared memory */
    BOTTOM_UP = 1 << 15      /* the cheap pixels of the sky last */
};

#define TO_ROULETTE (INLINED | STACK | CACHED | LEAN | ROULETTE)
#define TO_RANDOM (LAYOUT | BRANCHLESS | ALIGNED | CONSTANT | INTRINSICS | CHEAP_RANDOM)

#endif
