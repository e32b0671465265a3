// SPDX-License-Identifier: Apache-2.0
// Camera of a scene of volumes and implicit surfaces; what is behind them is a map of the sky.
#include <optix.h>
#include <optixu/optixu_math_namespace.h>

using namespace optix;

struct VolumePRD { float4 colour_and_opacity; float t_near, t_far; int volume; };

rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(uint2, launch_dim, rtLaunchDim, );
rtDeclareVariable(float3, eye, , );
rtDeclareVariable(float, step, , );
rtDeclareVariable(int, density_map, , "id of a texture of three dimensions");
rtDeclareVariable(rtObject, top_object, , );
rtBuffer<float4, 2> image;

// Front to back, along the part of the ray that lies in the volume.
static __device__ float3 march(const VolumePRD& prd, float3 direction, float& transmitted)
{
  float3 sum = make_float3(0.0f);
  for (float t = prd.t_near + 0.5f * step; t < prd.t_far && transmitted > 1e-3f; t += step) {
    const float3 p = (eye + t * direction) * 0.5f + make_float3(0.5f); // -1..1 to 0..1
    const float4 s = rtTex3D<float4>(density_map, p.x, p.y, p.z);
    const float kept = expf(-s.w * step);
    sum += transmitted * (1.0f - kept) * make_float3(s);
    transmitted *= kept;
  }
  return sum;
}

RT_PROGRAM void look()
{
  const float2 d = (make_float2(launch_index) + make_float2(0.5f)) / make_float2(launch_dim) * 2.0f - make_float2(1.0f);
  const float3 direction = normalize(make_float3(d.x * 0.6f, d.y * 0.6f, -1.0f));
  VolumePRD prd;
  prd.volume = 0;
  rtTrace(top_object, make_Ray(eye, direction, 0, 0.0f, RT_DEFAULT_MAX), prd);
  float transmitted = 1.0f;
  float3 c = make_float3(0.0f);
  if (prd.volume) {
    c = march(prd, direction, transmitted);
    VolumePRD behind;
    behind.volume = 0;
    rtTrace(top_object, make_Ray(eye, direction, 0, prd.t_far + 1e-3f, RT_DEFAULT_MAX), behind);
    prd.colour_and_opacity = behind.colour_and_opacity;
  }
  image[launch_index] = make_float4(c + transmitted * make_float3(prd.colour_and_opacity), 1.0f);
}
