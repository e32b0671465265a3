// SPDX-License-Identifier: Apache-2.0
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include "scatter.h"

rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(PathState, path, rtPayload, );
rtDeclareVariable(float3, outward, attribute outward, );
rtDeclareVariable(float3, touched, attribute touched, );

// Parameters of the material, declared last.
rtDeclareVariable(float3, albedo, , );
rtDeclareVariable(float, fuzz, , ) = 0.f;

RT_PROGRAM void on_hit()
{
  *path.in.rays_so_far += 1;
  path.out.fate =
      scatter_metal(path, ray.direction, touched, outward, albedo, fuzz) ? BOUNCED
                                                                                  : ABSORBED;
}
