// SPDX-License-Identifier: Apache-2.0
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include "scatter.h"

rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(PathState, path, rtPayload, );
rtDeclareVariable(float3, outward, attribute outward, );
rtDeclareVariable(float3, touched, attribute touched, );
rtDeclareVariable(float3, albedo, , );

RT_PROGRAM void on_hit()
{
  ++*path.in.rays_so_far;
  if (!scatter_lambertian(path, touched, outward, albedo)) path.out.fate = ABSORBED;
}
