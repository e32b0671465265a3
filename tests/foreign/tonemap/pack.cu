// SPDX-License-Identifier: Apache-2.0
// Entry point 3: picture and bloom to 8 bits through a curve. The older way to declare a callable.
#define RT_USE_TEMPLATED_RTCALLABLEPROGRAM
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include "settings.h"

using namespace optix;

typedef rtCallableProgram<float3(float3, Settings)> Curve;

rtDeclareVariable(uint2, p, rtLaunchIndex, );
rtDeclareVariable(Curve, curve, , );
rtDeclareVariable(Settings, settings, , );
rtDeclareVariable(float, bloom_share, , ) = 0.3f;
rtBuffer<float4, 2> hdr;
rtBuffer<float4, 2> bloom;
rtBuffer<uchar4, 2> ldr;
rtBuffer<float> histogram; // 16 bins, by atomics

RT_PROGRAM void pack()
{
  const float3 c = make_float3(hdr[p]) + bloom_share * make_float3(bloom[p]);
  const float3 m = clamp(curve(c, settings), 0.0f, 1.0f);
  const float3 g = make_float3(powf(m.x, 1.0f / 2.2f), powf(m.y, 1.0f / 2.2f), powf(m.z, 1.0f / 2.2f));
  ldr[p] = make_uchar4((unsigned char)(g.x * 255.0f + 0.5f), (unsigned char)(g.y * 255.0f + 0.5f),
                       (unsigned char)(g.z * 255.0f + 0.5f), 255);
  atomicAdd(&histogram[min(15, (int)(luminance(m) * 16.0f))], 1.0f);
}
