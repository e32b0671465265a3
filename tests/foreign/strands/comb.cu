// SPDX-License-Identifier: Apache-2.0
#include <optix.h>
#include <optixu/optixu_math_namespace.h>

rtDeclareVariable(uint2, thread_id, rtLaunchIndex, );
rtDeclareVariable(uint2, thread_count, rtLaunchDim, );
rtDeclareVariable(rtObject, scalp, , );
rtBuffer<optix::uchar4, 2> picture;
rtBuffer<float, 2> depths;

struct Pixel { uchar4 rgba; float depth; };

RT_PROGRAM void comb()
{
  Pixel pixel;
  pixel.rgba = make_uchar4(20, 20, 30, 255);
  pixel.depth = 0.f;
  const float x = (thread_id.x + .5f) / thread_count.x * 4.f - 2.f, y = (thread_id.y + .5f) / thread_count.y * 4.f - 2.f;
  optix::Ray ray = optix::make_Ray(make_float3(x, y, 2.f), make_float3(0.f, 0.f, -1.f), 0, 0.f, RT_DEFAULT_MAX);
  rtTrace(scalp, ray, pixel);
  picture[thread_id] = pixel.rgba;
  depths[thread_id] = pixel.depth;
}
