/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Generated programs as ray programs. One traces a ray at some of its statements, so that what it
 * does goes on behind continuations; the ray misses, and both ends count. Each program stands
 * behind program_state.h, in a namespace of its own where there are several in a source, and
 * GENERATED makes a ray generation program of it.
 */
#ifndef RW_TEST_RANDOM_PROGRAM_H
#define RW_TEST_RANDOM_PROGRAM_H

#include <raywright_device.h>

#define DEVICE __device__
#define TRACE                                                                                      \
    if ((++statements & 15) == 0) trace_a_ray()
#include "csmith.h"

rtDeclareVariable(unsigned int, payload, rtPayload, );
rtDeclareVariable(rtObject, scene, , );
rtBuffer<unsigned int, 1> output;

RT_PROGRAM void miss()
{
    payload += 1;
}

#define GENERATED(space, name)                                                                     \
    RT_PROGRAM void name()                                                                         \
    {                                                                                              \
        space::generated_main();                                                                   \
        output[0] = space::checksum;                                                               \
        output[1] = space::misses - space::statements / 16; /* 0 */                                \
    }

#endif
