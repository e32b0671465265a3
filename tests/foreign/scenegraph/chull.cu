/* SPDX-License-Identifier: Apache-2.0 */
/* A convex hull as planes; its box is given, for it does not follow from them simply. */
#include <optix_world.h>

using namespace optix;

rtBuffer<float4> planes;
rtDeclareVariable(float3, chull_bbmin, , );
rtDeclareVariable(float3, chull_bbmax, , );
rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(float3, object_point, attribute object_point, );
rtDeclareVariable(int, detail_level, attribute detail_level, );

RT_PROGRAM void hull_intersect(int)
{
  float enter = -RT_DEFAULT_MAX, leave = RT_DEFAULT_MAX;
  const int n = planes.size();
  for (int i = 0; i < n; ++i) {
    const float4 plane = planes[i];
    const float along = dot(make_float3(plane), ray.direction);
    const float before = -(dot(make_float3(plane), ray.origin) + plane.w);
    if (along == 0.0f) {
      if (before < 0.0f) return;
      continue;
    }
    const float t = before / along;
    if (along < 0.0f) enter = fmaxf(enter, t);
    else leave = fminf(leave, t);
    if (enter > leave) return;
  }
  if (rtPotentialIntersection(enter)) {
    object_point = ray.origin + enter * ray.direction;
    detail_level = 0;
    rtReportIntersection(0);
  }
}

RT_PROGRAM void hull_bounds(int, float result[6])
{
  for (int axis = 0; axis < 3; ++axis) {
    result[axis] = ((const float *)&chull_bbmin)[axis];
    result[axis + 3] = getByIndex(chull_bbmax, axis);
  }
}
