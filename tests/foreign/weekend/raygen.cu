// SPDX-License-Identifier: Apache-2.0
// One sample after the other, and each of them a loop over bounces: no recursion.
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include "path.h"

rtDeclareVariable(uint2, pixel_at, rtLaunchIndex, );
rtDeclareVariable(uint2, frame_dim, rtLaunchDim, );
rtBuffer<float3, 2> fb;
rtDeclareVariable(int, spp, , );
rtDeclareVariable(rtObject, world, , );
rtDeclareVariable(float3, eye, , );
rtDeclareVariable(float3, film_corner, , );
rtDeclareVariable(float3, film_x, , );
rtDeclareVariable(float3, film_y, , );
rtDeclareVariable(float3, sky_top, , ) = {0.5f, 0.7f, 1.0f};

inline __device__ vec3 color(optix::Ray &ray, Rand48 &rnd)
{
  PathState path;
  const vec3 sky = sky_top;
  int rays = 0;
  path.in.dice = &rnd;
  path.in.sky = &sky;
  path.in.rays_so_far = &rays;
  vec3 attenuation(1.f, 1.f, 1.f);
  for (int depth = 0; depth < 12; depth++) {
    rtTrace(world, ray, path);
    if (path.out.fate == LEFT_WORLD) return attenuation * path.out.attenuation;
    if (path.out.fate == ABSORBED) return vec3(0.f, 0.f, 0.f);
    attenuation *= path.out.attenuation;
    ray = optix::make_Ray(path.out.next_origin.as_float3(),
                          path.out.next_direction.as_float3(), 0, 1e-3f, RT_DEFAULT_MAX);
  }
  return vec3(0.f, 0.f, 0.f);
}

RT_PROGRAM void shoot()
{
  Rand48 rnd;
  rnd.init(pixel_at.x + frame_dim.x * pixel_at.y);
  vec3 col(0.f, 0.f, 0.f);
  for (int s = 0; s < spp; s++) {
    const float u = float(pixel_at.x + rnd()) / frame_dim.x;
    const float v = float(pixel_at.y + rnd()) / frame_dim.y;
    const vec3 d = vec3(film_corner) + u * vec3(film_x) +
                   v * vec3(film_y) - vec3(eye);
    optix::Ray ray(eye, d.as_float3(), 0, 1e-3f, RT_DEFAULT_MAX);
    col += color(ray, rnd);
  }
  fb[pixel_at] = (col / float(spp)).as_float3();
}
