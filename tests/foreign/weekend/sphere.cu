// SPDX-License-Identifier: Apache-2.0
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include "path.h"

rtDeclareVariable(float3, center, , );
rtDeclareVariable(float, radius, , );
rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(float3, outward, attribute outward, );
rtDeclareVariable(float3, touched, attribute touched, );

// The index of the primitive is not needed: there is one sphere a geometry.
RT_PROGRAM void ball_hit(int pid)
{
  const vec3 origin = ray.origin, direction = ray.direction;
  const vec3 oc = origin - vec3(center);
  const float a = dot(direction, direction);
  const float b = dot(oc, direction);
  const float c = dot(oc, oc) - radius * radius;
  const float discriminant = b * b - a * c;
  if (discriminant < 0.f) return;

  for (int sign = -1; sign <= 1; sign += 2) {
    const float t = (-b + sign * sqrtf(discriminant)) / a;
    if (t < ray.tmax && t > ray.tmin && rtPotentialIntersection(t)) {
      touched = (origin + t * direction).as_float3();
      outward = ((vec3(touched) - vec3(center)) / radius).as_float3();
      rtReportIntersection(0);
      return;
    }
  }
}

// The radius of a hollow sphere is negative.
RT_PROGRAM void ball_box(int pid, float result[6])
{
  optix::Aabb *aabb = (optix::Aabb *)result;
  aabb->m_min = center - fabsf(radius);
  aabb->m_max = center + fabsf(radius);
}
