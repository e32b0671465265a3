/* SPDX-License-Identifier: Apache-2.0 */
/* Work counted on the host, where one thread renders; on the GPU nothing is. */
#ifndef RW_LADDER_COUNTERS_CUH
#define RW_LADDER_COUNTERS_CUH

#include "vector.cuh"

struct counters {
    uint64_t rays, nodes, spheres;
};

extern counters work;

#ifdef __CUDA_ARCH__
#define COUNT(what) ((void)0)
#else
#define COUNT(what) ((void)work.what++)
#endif

#endif
