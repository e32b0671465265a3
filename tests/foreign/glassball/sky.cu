/* SPDX-License-Identifier: Apache-2.0 */
#include <optix_world.h>

rtDeclareVariable(float3, horizon, , );
rtDeclareVariable(float3, zenith, , ) = { 0.0f, 0.0f, 0.0f };
rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );

/* A declaration of its own, which has to be as in world.h. */
struct LookResult { optix::float3 colour; float weight; int bounces; };
rtDeclareVariable(LookResult, look, rtPayload, );

RT_PROGRAM void gradient()
{
  using namespace optix;
  look.colour = lerp(horizon, zenith, fmaxf(ray.direction.y, 0.0f));
}
