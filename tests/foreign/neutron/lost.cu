// SPDX-License-Identifier: Apache-2.0
// Miss: no surface was met, which the layout of the layers rules out. It is counted and ends the
// history.
#include <optix_world.h>
#include "crossing.h"

rtDeclareVariable(Crossing, crossing, rtPayload, );
rtBuffer<unsigned int, 1> counters;

RT_PROGRAM void lost()
{
    atomicInc(&counters[1], 0xffffffffu);
    crossing.neutron->alive = 0;
    crossing.crossed = 0;
}
