// SPDX-License-Identifier: Apache-2.0
// Entry point 0: a test card, without any ray. The buffer has an id as well.
#include <optix.h>
#include <optixu/optixu_math_namespace.h>

using namespace optix;

rtDeclareVariable(uint2, p, rtLaunchIndex, );
rtDeclareVariable(uint2, extent, rtLaunchDim, );
rtBuffer<float4, 2> hdr;

RT_PROGRAM void draw_card()
{
  const float2 uv = (make_float2(p.x, p.y) + make_float2(0.5f)) / make_float2(extent.x, extent.y);
  float3 colour = make_float3(uv.x, uv.y, 1.0f - uv.x) * exp2f(4.0f * uv.y - 2.0f);
  const float2 d = uv - make_float2(0.5f);
  if (dot(d, d) < 0.02f) colour = make_float3(12.0f, 10.0f, 6.0f);
  hdr[p] = make_float4(colour, 1.0f);
}
