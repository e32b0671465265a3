/* SPDX-License-Identifier: Apache-2.0 */
#include <optix_world.h>
#include "beams.h"

rtDeclareVariable(float, t, rtIntersectionDistance, );
rtDeclareVariable(beam, receiver, rtPayload, );
rtDeclareVariable(int, surface_id, attribute surface_id, );
rtDeclareVariable(float, cosine, attribute cosine, );
rtDeclareVariable(float, reflectance, , ) = 0.8f;

static __device__ void keep(float range, float strength)
{
    receiver.count++;
    if (receiver.kept == MAX_ECHOES) return;
    echo& e = receiver.echoes[receiver.kept++];
    e.range = range;
    e.strength = strength;
    e.id = surface_id;
    e.pad = 0;
}

/* Crowns: note the echo and go on. */
RT_PROGRAM void soft_echo()
{
    keep(t, 0.25f * cosine);
    rtIgnoreIntersection();
}

/* Ground: the last echo. */
RT_PROGRAM void hard_echo()
{
    keep(t, reflectance * cosine);
}

struct sight { int blocked; };
rtDeclareVariable(sight, view, rtPayload, );

RT_PROGRAM void blocks()
{
    view.blocked = 1;
    rtTerminateRay();
}
