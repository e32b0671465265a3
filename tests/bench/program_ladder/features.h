/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What rungs change in the ray programs, a bit each: read by the host, and as the macro FEATURES by
 * the programs. Rungs before LOOP recurse and have none of the bits from ROULETTE to TOLD.
 */
#ifndef RW_PROGRAM_LADDER_FEATURES_H
#define RW_PROGRAM_LADDER_FEATURES_H

#define INLINED 0x1         /* device functions may be inlined by NVRTC, which is its default */
#define LOOP 0x2            /* the path is a loop of the ray generation program, not a recursion */
#define LEAN 0x4            /* no attributes: the hit program computes point and normal */
#define ROULETTE 0x8        /* paths that carry little end early */
#define ARRAYS 0x10         /* one geometry that reads buffers, not a geometry a sphere */
#define PAYLOAD 0x20        /* what the hit program does not need stays out of the payload */
#define ONE_PROGRAM 0x40    /* one hit program with a case for each material, not three programs */
#define BRANCHLESS 0x80     /* one formula for all materials */
#define TOLD 0x100          /* the hit program only tells what was hit; the camera scatters */
#define ALIGNED 0x200       /* buffers of float4, not a buffer a number */
#define VARIABLES 0x400     /* the camera's constants are a variable, not an element of a buffer */
#define INTRINSICS 0x800    /* --use_fast_math, and fminf and fmaxf instead of comparisons */
#define CHEAP_RANDOM 0x1000 /* a linear congruential generator */
#define REGENERATION 0x2000 /* one loop over the rays of all samples of a pixel */
#define INDEX 0x4000        /* a launch index a sample, added up by atomics */
#define SAMPLE 0x8000       /* the programs of samples/one_weekend instead of these */

#endif
