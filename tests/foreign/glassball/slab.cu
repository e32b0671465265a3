/* SPDX-License-Identifier: Apache-2.0 */
/* A parallelogram: a corner and two sides; texture coordinates are its own. */
#include <optix_world.h>

using namespace optix;

rtDeclareVariable(float3, corner, , );
rtDeclareVariable(float3, side_a, , );
rtDeclareVariable(float3, side_b, , );
rtDeclareVariable(float3, texcoord, attribute texcoord, );
rtDeclareVariable(float3, n_geometric, attribute n_geometric, );
rtDeclareVariable(float3, n_shading, attribute n_shading, );
rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );

RT_PROGRAM void meet(int)
{
  /* origin + t direction = corner + a side_a + b side_b, by Cramer's rule */
  const float3 from = ray.origin - corner;
  const float3 n = cross(side_a, side_b);
  const float det = -dot(ray.direction, n);
  if (det == 0.f) return;
  const float t = dot(from, n) / det;
  const float3 q = cross(ray.direction, from);
  const float a = -dot(side_b, q) / det, b = dot(side_a, q) / det;
  if (a < 0.f || a > 1.f || b < 0.f || b > 1.f) return;
  if (!rtPotentialIntersection(t)) return;
  n_shading = n_geometric = normalize(n);
  texcoord = make_float3(a, b, 0.f);
  rtReportIntersection(0);
}

RT_PROGRAM void box(int, float result[6])
{
  optix::Aabb* aabb = (optix::Aabb*)result;
  aabb->invalidate();
  aabb->include(corner);
  aabb->include(corner + side_a);
  aabb->include(corner + side_b);
  aabb->include(corner + side_a + side_b);
  if (isinf(aabb->area())) aabb->invalidate();
}
