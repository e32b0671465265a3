// SPDX-License-Identifier: Apache-2.0
// A map of the sky by direction, through a texture reference.
#include <optix.h>
#include <optixu/optixu_math_namespace.h>

struct VolumePRD { float4 colour_and_opacity; float t_near, t_far; int volume; };

rtTextureSampler<float4, 2> envmap;
rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(VolumePRD, prd, rtPayload, );

RT_PROGRAM void envmap_miss()
{
  const float theta = atan2f(ray.direction.x, -ray.direction.z);
  const float phi = M_PIf * 0.5f - acosf(ray.direction.y);
  const float u = (theta + M_PIf) * (0.5f * M_1_PIf);
  const float v = 0.5f * (1.0f + sinf(phi));
  prd.colour_and_opacity = tex2D(envmap, u, v);
}
