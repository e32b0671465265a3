// SPDX-License-Identifier: Apache-2.0
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include "scatter.h"

rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(PerRayData, prd, rtPayload, );
rtDeclareVariable(float3, hit_rec_normal, attribute hit_rec_normal, );
rtDeclareVariable(float3, hit_rec_p, attribute hit_rec_p, );
rtDeclareVariable(float, ref_idx, , );

RT_PROGRAM void closest_hit()
{
  int *count = prd.in.rays_so_far;
  scatter_dielectric(prd, ray.direction, hit_rec_p, hit_rec_normal, ref_idx);
  (*count)++;
}
