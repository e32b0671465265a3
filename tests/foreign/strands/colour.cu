// SPDX-License-Identifier: Apache-2.0
// Three closest-hit programs in one file; tips are thin: every second one is not there.
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include "strand.h"

struct Pixel { uchar4 rgba; float depth; };

rtDeclareVariable(Pixel, pixel, rtPayload, );
rtDeclareVariable(LinkHit, hit, attribute link_hit, );
rtDeclareVariable(float, t, rtIntersectionDistance, );
rtDeclareVariable(uchar4, root_colour, , ) = {90, 60, 20, 255};
rtDeclareVariable(uchar4, middle_colour, , ) = {180, 120, 40, 255};

RT_PROGRAM void root() { pixel.rgba = root_colour; pixel.depth = t; }
RT_PROGRAM void middle() { pixel.rgba = middle_colour; pixel.depth = t; }

RT_PROGRAM void tip()
{
  const unsigned char g = (unsigned char)(200 + 50 * hit.along);
  pixel.rgba = make_uchar4(g, g, 120, 255);
  pixel.depth = hit.t;
}

RT_PROGRAM void tip_is_thin()
{
  if (hit.link & 1) rtIgnoreIntersection();
}
