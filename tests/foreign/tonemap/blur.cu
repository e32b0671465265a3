// SPDX-License-Identifier: Apache-2.0
// Entry points 1 and 2: a separable blur of what is bright, one program with a template for both.
#include <optix.h>
#include <optixu/optixu_math_namespace.h>

#define COMMA ,

using namespace optix;

rtDeclareVariable(uint2, p, rtLaunchIndex, );
rtDeclareVariable(int, radius, , ) = 3;
rtDeclareVariable(float, threshold, , ) = 1.0f;
rtDeclareVariable(rtBufferId<float4 COMMA 2>, source, , );
rtBuffer<float4, 2> halfway;
rtBuffer<float4, 2> bloom;

template <int Axis, class Source>
__device__ float4 gather(const Source& from, float limit)
{
  const int2 size = make_int2((int)from.size().x, (int)from.size().y);
  float4 sum = make_float4(0.0f);
  float weights = 0.0f;
  for (int i = -radius; i <= radius; ++i) {
    const int x = clamp((int)p.x + (Axis == 0 ? i : 0), 0, size.x - 1);
    const int y = clamp((int)p.y + (Axis == 1 ? i : 0), 0, size.y - 1);
    const float w = expf(-0.5f * i * i / (0.25f * radius * radius));
    sum += w * fmaxf(from[make_uint2(x, y)] - make_float4(limit), make_float4(0.0f));
    weights += w;
  }
  return sum / weights;
}

RT_PROGRAM void blur_rows() { halfway[p] = gather<0>(source, threshold); }
RT_PROGRAM void blur_columns() { bloom[p] = gather<1>(halfway, 0.0f); }
