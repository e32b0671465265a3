/* SPDX-License-Identifier: Apache-2.0 */
/* Variables and functions of materials that lamps light: included by each. */
#include "world.h"

rtDeclareVariable(int, most_bounces, , );
rtBuffer<Lamp> lamps;
rtDeclareVariable(float3, ambience, , );
rtDeclareVariable(unsigned int, look_rays, , );
rtDeclareVariable(unsigned int, shadow_rays, , );
rtDeclareVariable(float, epsilon, , );
rtDeclareVariable(rtObject, everything, , );
rtDeclareVariable(rtObject, casters, , );

rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, distance, rtIntersectionDistance, );
rtDeclareVariable(LookResult, look, rtPayload, );
rtDeclareVariable(ShadowResult, shadow, rtPayload, );

static __device__ float3 light_through(const Lamp& lamp, float3 p, float3 to_lamp, float far)
{
  ShadowResult s;
  s.through = make_float3(1.f);
  if (lamp.has_shadow) rtTrace(casters, make_Ray(p, to_lamp, shadow_rays, epsilon, far), s);
  return s.through;
}

static __device__ float3 diffuse_light(float3 p, float3 n)
{
  float3 sum = ambience;
  const unsigned int count = lamps.size();
  for (unsigned int i = 0; i < count; ++i) {
    const Lamp lamp = lamps[i];
    const float3 way = lamp.where - p;
    const float cosine = dot(n, normalize(way));
    if (cosine > 0.f) sum += cosine * lamp.power * light_through(lamp, p, normalize(way), length(way));
  }
  return sum;
}

static __device__ float3 mirrored(float3 p, float3 n, float share)
{
  LookResult next;
  next.weight = look.weight * share;
  next.bounces = look.bounces + 1;
  if (next.weight < 0.01f || next.bounces > most_bounces) return make_float3(0.f);
  rtTrace(everything, make_Ray(p, reflect(ray.direction, n), look_rays, epsilon, RT_DEFAULT_MAX), next);
  return share * next.colour;
}
