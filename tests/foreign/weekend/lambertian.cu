// SPDX-License-Identifier: Apache-2.0
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include "scatter.h"

rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(PerRayData, prd, rtPayload, );
rtDeclareVariable(float3, hit_rec_normal, attribute hit_rec_normal, );
rtDeclareVariable(float3, hit_rec_p, attribute hit_rec_p, );
rtDeclareVariable(float3, albedo, , );

RT_PROGRAM void closest_hit()
{
  ++*prd.in.rays_so_far;
  if (!scatter_lambertian(prd, hit_rec_p, hit_rec_normal, albedo)) prd.out.scatterEvent = rayGotCancelled;
}
