// SPDX-License-Identifier: Apache-2.0
// Attribute program of built-in triangles, as of version 6.
#include <optix_world.h>
#include "types.h"

rtBuffer<skyview::Facet> facets;
rtDeclareVariable(skyview::Facet, facet, attribute facet, );
rtDeclareVariable(float2, weights, attribute weights, );

RT_PROGRAM void facet_attributes()
{
    weights = rtGetTriangleBarycentrics();
    facet = facets[rtGetPrimitiveIndex()];
    if (!rtIsTriangleHit()) facet.building = -100;
}
