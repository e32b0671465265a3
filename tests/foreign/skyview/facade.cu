// SPDX-License-Identifier: Apache-2.0
#include <optix_world.h>
#include "types.h"
using skyview::Ask;
using skyview::Facet;

rtDeclareVariable(Ask, ask, rtPayload, );
rtDeclareVariable(Facet, facet, attribute facet, );
rtDeclareVariable(float2, weights, attribute weights, );

RT_PROGRAM void sees_facade()
{
    if (weights.x < 0.0f || weights.y < 0.0f || weights.x + weights.y > 1.0f) rtThrow(RT_EXCEPTION_USER + 7);
    ask.first_building = facet.building;
}
