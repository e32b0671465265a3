// SPDX-License-Identifier: Apache-2.0
// Any-hit: a facet with the flag lets light through where its pattern of bars has a hole.
#include <optix_world.h>
#include "types.h"

rtDeclareVariable(skyview::Facet, facet, attribute facet, );
rtDeclareVariable(float2, weights, attribute weights, );
rtDeclareVariable(float, bars, , "how many along a side");

RT_PROGRAM void let_through()
{
    if (!(facet.flags & 1)) return;
    const float2 at = weights * bars;
    if (((int)at.x + (int)at.y) % 2) rtIgnoreIntersection();
}
