/* SPDX-License-Identifier: Apache-2.0 */
/* Spheres of bodies: a buffer of ids of buffers, one for each body. */
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include <optixu/optixu_aabb_namespace.h>
#include "query.h"

using namespace optix;

rtBuffer<rtBufferId<float4> > parts; /* of each body */
rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(int2, body_and_part, attribute body_and_part, );
rtDeclareVariable(float, slack, , "how much larger boxes are than parts");

struct SweepState { Contact contact; const Sweep *sweep; };
rtDeclareVariable(SweepState, state, rtPayload, );

RT_PROGRAM void parts_bounds(int body, float result[6])
{
  Aabb box;
  rtBufferId<float4> list = parts[body];
  for (unsigned int i = 0; i < list.size(); ++i) {
    const float4 s = list[i];
    box.include(make_float3(s) - make_float3(s.w + slack), make_float3(s) + make_float3(s.w + slack));
  }
  *(Aabb *)result = box;
}

/* The payload is read here, for the radius of what moves. */
RT_PROGRAM void parts_intersect(int body)
{
  if (state.sweep->body == (unsigned int)body) return;
  const rtBufferId<float4, 1> list = parts[body];
  const int n = (int)list.size();
  for (int i = 0; i < n; ++i) {
    const float4 s = list[i];
    const float3 o = ray.origin - make_float3(s);
    const float r = s.w + state.sweep->radius;
    const float a = dot(ray.direction, ray.direction), b = dot(o, ray.direction), c = dot(o, o) - r * r;
    const float d = b * b - a * c;
    if (d <= 0.0f) continue;
    if (rtPotentialIntersection((-b - sqrtf(d)) / a)) {
      body_and_part = make_int2(body, i);
      rtReportIntersection(0);
    }
  }
}
