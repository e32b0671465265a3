// SPDX-License-Identifier: Apache-2.0
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include "scatter.h"

rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(PerRayData, prd, rtPayload, );
rtDeclareVariable(float3, hit_rec_normal, attribute hit_rec_normal, );
rtDeclareVariable(float3, hit_rec_p, attribute hit_rec_p, );

// Parameters of the material, declared last.
rtDeclareVariable(float3, albedo, , );
rtDeclareVariable(float, fuzz, , ) = 0.f;

RT_PROGRAM void closest_hit()
{
  *prd.in.rays_so_far += 1;
  prd.out.scatterEvent =
      scatter_metal(prd, ray.direction, hit_rec_p, hit_rec_normal, albedo, fuzz) ? rayGotBounced
                                                                                  : rayGotCancelled;
}
