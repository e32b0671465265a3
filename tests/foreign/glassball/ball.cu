/* SPDX-License-Identifier: Apache-2.0 */
#include <optix_world.h>
using namespace optix;

rtDeclareVariable(float4, ball, , "centre and radius");
rtDeclareVariable(float3, n_geometric, attribute n_geometric, );
rtDeclareVariable(float3, n_shading, attribute n_shading, );
rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );

static __device__ bool try_root(float t, const float3& from_centre)
{
  if (!rtPotentialIntersection(t)) return false;
  n_shading = n_geometric = (from_centre + t * ray.direction) / ball.w;
  return rtReportIntersection(0);
}

/* Rays that begin far away lose digits: `careful` moves them to where they pass the centre first. */
template <bool careful> static __device__ void meet_ball()
{
  float3 o = ray.origin - make_float3(ball);
  const float shift = careful ? -dot(o, ray.direction) : 0.f;
  if (careful) o += shift * ray.direction;
  const float half_b = dot(o, ray.direction), c = dot(o, o) - ball.w * ball.w;
  const float d = half_b * half_b - c;
  if (d <= 0.f) return;
  const float root = sqrtf(d);
  o -= shift * ray.direction;
  if (!try_root(shift - half_b - root, o)) try_root(shift - half_b + root, o);
}

RT_PROGRAM void meet(int) { meet_ball<false>(); }
RT_PROGRAM void meet_carefully(int) { meet_ball<true>(); }

/* The second parameter need not be an array of floats. */
RT_PROGRAM void box(int, optix::Aabb* aabb)
{
  const float3 c = make_float3(ball);
  if (ball.w > 0.f && !isinf(ball.w))
    aabb->set(c - make_float3(ball.w), c + make_float3(ball.w));
  else
    aabb->invalidate();
}
