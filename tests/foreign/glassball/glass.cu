/* SPDX-License-Identifier: Apache-2.0 */
#include "world.h"

rtDeclareVariable(rtObject, everything, , );
rtDeclareVariable(float, epsilon, , );
rtDeclareVariable(int, most_bounces, , );
rtDeclareVariable(unsigned int, look_rays, , );
rtDeclareVariable(float, eta, , "refraction index") = 1.5f;
rtDeclareVariable(float3, absorption, , "of a unit of length");
rtDeclareVariable(float3, last_colour, , "where the rays end too soon");
rtDeclareVariable(float, least_weight, , ) = 0.01f;

rtDeclareVariable(float3, n_geometric, attribute n_geometric, );
rtDeclareVariable(float3, n_shading, attribute n_shading, );
rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, distance, rtIntersectionDistance, );
rtDeclareVariable(LookResult, look, rtPayload, );
rtDeclareVariable(ShadowResult, shadow, rtPayload, );

static __device__ float3 follow(float3 from, float3 way, float share)
{
  LookResult next;
  next.bounces = look.bounces + 1;
  next.weight = look.weight * share;
  if (next.bounces > most_bounces || next.weight < least_weight) return last_colour;
  rtTrace(everything, make_Ray(from, way, look_rays, epsilon, RT_DEFAULT_MAX), next);
  return next.colour;
}

RT_PROGRAM void shade()
{
  const float3& d = ray.direction;
  const float3 p = ray.origin + distance * d;
  const float3 n = normalize(rtTransformNormal(RT_OBJECT_TO_WORLD, n_shading));
  const bool leaving = dot(n, d) > 0.f;
  float3 bent, colour = make_float3(0.f);
  float mirror_share = 1.f;
  if (refract(bent, d, n, eta)) {
    const float cosine = leaving ? dot(n, bent) : -dot(n, d);
    mirror_share = fresnel_schlick(cosine, 5.f, 0.04f, 1.f);
    colour += (1.f - mirror_share) * follow(p, bent, 1.f - mirror_share);
  }
  colour += mirror_share * follow(p, reflect(d, n), mirror_share);
  if (leaving) colour = colour * exp(-absorption * distance);
  look.colour = colour;
}

/* Glass dims a shadow twice, where light comes in and where it goes out. */
RT_PROGRAM void dim()
{
  const float3 n = normalize(rtTransformNormal(RT_OBJECT_TO_WORLD, n_shading));
  shadow.through *= 1.f - fresnel_schlick(fabs(dot(n, ray.direction)), 5.f, 0.2f, 1.f);
  rtIgnoreIntersection();
}
