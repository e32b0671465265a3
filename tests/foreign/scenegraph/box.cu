/* SPDX-License-Identifier: Apache-2.0 */
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include <optixu/optixu_aabb_namespace.h>

using namespace optix;

rtDeclareVariable(float3, boxmin, , );
rtDeclareVariable(float3, boxmax, , );
rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(float3, object_point, attribute object_point, );
rtDeclareVariable(int, detail_level, attribute detail_level, );

RT_PROGRAM void slabs(int)
{
  float3 a = (boxmin - ray.origin) / ray.direction;
  float3 b = (boxmax - ray.origin) / ray.direction;
  float3 near3 = fminf(a, b), far3 = fmaxf(a, b);
  float tmin = fmaxf(near3), tmax = fminf(far3);
  if (tmin > tmax) return;
  bool check_second = true;
  if (rtPotentialIntersection(tmin)) {
    object_point = ray.origin + tmin * ray.direction;
    detail_level = 1;
    if (rtReportIntersection(0)) check_second = false;
  }
  if (check_second && rtPotentialIntersection(tmax)) {
    object_point = ray.origin + tmax * ray.direction;
    detail_level = 1;
    rtReportIntersection(0);
  }
}

RT_PROGRAM void box_bounds(int, float result[6])
{
  optix::Aabb *aabb = (optix::Aabb *)result;
  aabb->set(boxmin, boxmax);
}
