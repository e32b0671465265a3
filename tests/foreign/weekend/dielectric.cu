// SPDX-License-Identifier: Apache-2.0
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include "scatter.h"

rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(PathState, path, rtPayload, );
rtDeclareVariable(float3, outward, attribute outward, );
rtDeclareVariable(float3, touched, attribute touched, );
rtDeclareVariable(float, ref_idx, , );

RT_PROGRAM void on_hit()
{
  int *count = path.in.rays_so_far;
  scatter_dielectric(path, ray.direction, touched, outward, ref_idx);
  (*count)++;
}
