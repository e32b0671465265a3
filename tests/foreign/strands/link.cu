// SPDX-License-Identifier: Apache-2.0
// The material is chosen by where along the strand the hit is: root, middle or tip.
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include <optixu/optixu_aabb_namespace.h>
#include "strand.h"

rtBuffer<Link> links;
rtBuffer<int> link_of_primitive;         // the order of primitives is not that of links
rtDeclareVariable(int, links_per_strand, , );
rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(LinkHit, hit, attribute link_hit, );

RT_PROGRAM void link_intersect(int primIdx)
{
  const int number = link_of_primitive[primIdx];
  float along;
  const float t = hit_link(links[number], ray.origin.x, ray.origin.y, along);
  if (t < 0.f || !rtPotentialIntersection(t)) return;
  hit.along = along;
  hit.t = t;
  hit.link = number;
  const int place = number % links_per_strand;
  const unsigned int material = place == 0 ? 0u : place == links_per_strand - 1 ? 2u : 1u;
  rtReportIntersection(material);
}

RT_PROGRAM void link_bounds(int primIdx, float result[6])
{
  const Link l = links[link_of_primitive[primIdx]];
  const float r = fmaxf(l.r0, l.r1);
  for (int i = 0; i < 3; i++) {
    result[i] = fminf(l.p[i], l.q[i]) - r;
    result[3 + i] = fmaxf(l.p[i], l.q[i]) + r;
  }
}
