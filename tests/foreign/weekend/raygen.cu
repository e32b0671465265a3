// SPDX-License-Identifier: Apache-2.0
// One sample after the other, and each of them a loop over bounces: no recursion.
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include "prd.h"

rtDeclareVariable(uint2, pixelID, rtLaunchIndex, );
rtDeclareVariable(uint2, launchDim, rtLaunchDim, );
rtBuffer<float3, 2> fb;
rtDeclareVariable(int, numSamples, , );
rtDeclareVariable(rtObject, world, , );
rtDeclareVariable(float3, camera_origin, , );
rtDeclareVariable(float3, camera_lower_left_corner, , );
rtDeclareVariable(float3, camera_horizontal, , );
rtDeclareVariable(float3, camera_vertical, , );
rtDeclareVariable(float3, sky_color, , ) = {0.5f, 0.7f, 1.0f};

inline __device__ vec3 color(optix::Ray &ray, DRand48 &rnd)
{
  PerRayData prd;
  const vec3 sky = sky_color;
  int rays = 0;
  prd.in.randState = &rnd;
  prd.in.sky = &sky;
  prd.in.rays_so_far = &rays;
  vec3 attenuation(1.f, 1.f, 1.f);
  for (int depth = 0; depth < 12; depth++) {
    rtTrace(world, ray, prd);
    if (prd.out.scatterEvent == rayDidntHitAnything) return attenuation * prd.out.attenuation;
    if (prd.out.scatterEvent == rayGotCancelled) return vec3(0.f, 0.f, 0.f);
    attenuation *= prd.out.attenuation;
    ray = optix::make_Ray(prd.out.scattered_origin.as_float3(),
                          prd.out.scattered_direction.as_float3(), 0, 1e-3f, RT_DEFAULT_MAX);
  }
  return vec3(0.f, 0.f, 0.f);
}

RT_PROGRAM void renderPixel()
{
  DRand48 rnd;
  rnd.init(pixelID.x + launchDim.x * pixelID.y);
  vec3 col(0.f, 0.f, 0.f);
  for (int s = 0; s < numSamples; s++) {
    const float u = float(pixelID.x + rnd()) / launchDim.x;
    const float v = float(pixelID.y + rnd()) / launchDim.y;
    const vec3 d = vec3(camera_lower_left_corner) + u * vec3(camera_horizontal) +
                   v * vec3(camera_vertical) - vec3(camera_origin);
    optix::Ray ray(camera_origin, d.as_float3(), 0, 1e-3f, RT_DEFAULT_MAX);
    col += color(ray, rnd);
  }
  fb[pixelID] = (col / float(numSamples)).as_float3();
}
