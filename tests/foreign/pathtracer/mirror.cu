// SPDX-License-Identifier: Apache-2.0
#include "pt.h"

rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, t_hit, rtIntersectionDistance, );
rtDeclareVariable(Path, path, rtPayload, );
rtDeclareVariable(float3, front, attribute front, );
rtDeclareVariable(float, reflectance, , ) = 0.9f;

RT_PROGRAM void mirror()
{
  path.origin = ray.origin + t_hit * ray.direction;
  path.direction = optix::reflect(ray.direction, front);
  path.throughput *= reflectance;
  path.mirror = 1;
}
