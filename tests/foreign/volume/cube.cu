// SPDX-License-Identifier: Apache-2.0
// The cube that a volume fills. Both ends of the interval are attributes.
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include <optixu/optixu_aabb_namespace.h>

using namespace optix;

struct VolumePRD { float4 colour_and_opacity; float t_near, t_far; int volume; };

rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(float2, interval, attribute interval, );
rtDeclareVariable(VolumePRD, prd, rtPayload, );

RT_PROGRAM void cube_intersect(int)
{
  const float3 inv = make_float3(1.0f) / ray.direction;
  const float3 a = (make_float3(-1.0f) - ray.origin) * inv, b = (make_float3(1.0f) - ray.origin) * inv;
  const float near = fmaxf(fminf(a, b)), far = fminf(fmaxf(a, b));
  if (near < far && far > ray.tmin && rtPotentialIntersection(fmaxf(near, ray.tmin + 1e-4f))) {
    interval = make_float2(near, far);
    rtReportIntersection(0);
  }
}

RT_PROGRAM void cube_bounds(int, float result[6])
{
  for (int i = 0; i < 6; ++i) result[i] = i < 3 ? -1.0f : 1.0f;
}

RT_PROGRAM void enter_cube()
{
  prd.t_near = interval.x;
  prd.t_far = interval.y;
  prd.volume = 1;
}
