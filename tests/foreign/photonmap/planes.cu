// SPDX-License-Identifier: Apache-2.0
// Two primitives, each an axis-aligned square, with the axis from the index; the wall stands at x = -3.
#include <optix_world.h>
using namespace optix;

rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(float3, shading_normal, attribute shading_normal, );
rtDeclareVariable(float, half_size, , );

RT_PROGRAM void intersect(int which)
{
  const float t = which == 0 ? -ray.origin.y / ray.direction.y : (-3.0f - ray.origin.x) / ray.direction.x;
  const float3 p = ray.origin + t * ray.direction;
  const bool inside = which == 0 ? fabsf(p.x) < half_size && fabsf(p.z) < half_size
                                 : p.y > 0.0f && p.y < half_size && fabsf(p.z) < half_size;
  if (inside && rtPotentialIntersection(t)) {
    shading_normal = which == 0 ? make_float3(0, 1, 0) : make_float3(1, 0, 0);
    rtReportIntersection(which);
  }
}

RT_PROGRAM void bounds(int which, float result[6])
{
  optix::Aabb* aabb = (optix::Aabb*)result;
  const float e = 1e-3f;
  if (which == 0) aabb->set(make_float3(-half_size, -e, -half_size), make_float3(half_size, e, half_size));
  else aabb->set(make_float3(-3.0f - e, 0, -half_size), make_float3(-3.0f + e, half_size, half_size));
}
