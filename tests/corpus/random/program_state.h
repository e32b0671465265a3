/* SPDX-License-Identifier: Apache-2.0 */
#include "state.h"

static __device__ unsigned int statements, misses;

static __forceinline__ __device__ void trace_a_ray()
{
    float3 origin = make_float3(0, 0, 0), direction = make_float3(0, 0, 1);
    unsigned int count = misses;
    rtTrace(scene, optix::make_Ray(origin, direction, 0, 0.0f, 1.0f), count);
    misses = count;
}
