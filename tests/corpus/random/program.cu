// SPDX-License-Identifier: Apache-2.0
// A generated program as a ray program. It traces a ray at some of its statements, so that what it
// does goes on behind continuations; the ray misses, and both ends count.
#include <raywright_device.h>

#define DEVICE __device__
#define TRACE                                                                                      \
    if ((++statements & 15) == 0) trace_a_ray()
#include "csmith.h"

rtDeclareVariable(unsigned int, payload, rtPayload, );
rtDeclareVariable(rtObject, scene, , );
rtBuffer<unsigned int, 1> output;

static __device__ unsigned int statements, misses;

static __forceinline__ __device__ void trace_a_ray()
{
    float3 origin = make_float3(0, 0, 0), direction = make_float3(0, 0, 1);
    unsigned int count = misses;
    rtTrace(scene, optix::make_Ray(origin, direction, 0, 0.0f, 1.0f), count);
    misses = count;
}

#include "case.inc"

RT_PROGRAM void generated()
{
    generated_main();
    output[0] = checksum;
    output[1] = misses - statements / 16; /* 0 */
}

RT_PROGRAM void miss()
{
    payload += 1;
}
