// SPDX-License-Identifier: Apache-2.0
// Any-hit: the patch that a ray leaves is not met. Closest hit: it arrives.
#include <optix_world.h>
#include "geometry.h"

rtDeclareVariable(Energy, g_Energy, rtPayload, );
rtDeclareVariable(int, g_PatchHit, attribute g_PatchHit, );

RT_PROGRAM void AnyHit()
{
    if (g_PatchHit == (int)g_Energy.m_nFrom) rtIgnoreIntersection();
}

RT_PROGRAM void ClosestHit()
{
    g_Energy.m_nHit = g_PatchHit;
}
