// SPDX-License-Identifier: Apache-2.0
#include <optix_world.h>
#include "pt.h"

using namespace optix;

rtDeclareVariable(float3, anchor, , );
rtDeclareVariable(float3, side1, , );
rtDeclareVariable(float3, side2, , );
rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(float3, front, attribute front, "looks to where side1 x side2 does");

RT_PROGRAM void quad_intersect(int primIdx)
{
  const float3 n = normalize(cross(side1, side2));
  const float t = dot(anchor - ray.origin, n) / dot(ray.direction, n);
  const float3 p = ray.origin + t * ray.direction - anchor;
  const float u = dot(p, side1) / dot(side1, side1), v = dot(p, side2) / dot(side2, side2);
  if (u < 0.f || u > 1.f || v < 0.f || v > 1.f) return;
  if (rtPotentialIntersection(t)) {
    front = n;
    rtReportIntersection(0);
  }
}

RT_PROGRAM void quad_bounds(int, float result[6])
{
  Vec a = {anchor.x, anchor.y, anchor.z}, s = {side1.x, side1.y, side1.z}, t = {side2.x, side2.y, side2.z};
  const Vec far = a + s + 1.0f * t;
  for (int i = 0; i < 3; i++) {
    result[i] = fminf((&a.x)[i], (&far.x)[i]) - 1e-4f;
    result[i + 3] = fmaxf((&a.x)[i], (&far.x)[i]) + 1e-4f;
  }
}
