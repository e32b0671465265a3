/* SPDX-License-Identifier: Apache-2.0 */
/* Closest hit: the point by rtTransformPoint, and once more by the matrix of rtGetTransform. */
#include <optix_world.h>

struct Seen { int object; int level; float depth; float3 local; };

rtDeclareVariable(Seen, seen_here, rtPayload, );
rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, t, rtIntersectionDistance, );
rtDeclareVariable(float3, object_point, attribute object_point, );
rtDeclareVariable(int, detail_level, attribute detail_level, );
rtDeclareVariable(int, label, , );

RT_PROGRAM void write_label()
{
  float m[16];
  rtGetTransform(RT_OBJECT_TO_WORLD, m);
  const optix::Matrix4x4 to_world(m);
  const float4 p = to_world * make_float4(object_point.x, object_point.y, object_point.z, 1.0f);
  const float3 q = rtTransformPoint(RT_OBJECT_TO_WORLD, object_point);
  const float3 r = ray.origin + t * ray.direction;
  const float off = optix::length(q - r) + optix::length(make_float3(p.x, p.y, p.z) - r);
  seen_here.object = off < 1e-3f ? label : -99;
  seen_here.level = detail_level;
  seen_here.depth = t;
  seen_here.local = rtTransformPoint(RT_WORLD_TO_OBJECT, r);
}
