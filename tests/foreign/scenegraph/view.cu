/* SPDX-License-Identifier: Apache-2.0 */
/* An orthographic view that writes numbers: which object, which level of detail, where in the object. */
#include <optix.h>
#include <optixu/optixu_math_namespace.h>

struct Seen { int object; int level; float depth; float3 local; };

rtDeclareVariable(int2, at, rtLaunchIndex, );
rtDeclareVariable(int2, dim, rtLaunchDim, );
rtDeclareVariable(rtObject, root, , );
rtBuffer<int4, 2> seen;
rtBuffer<float4, 2> where_in_object;

RT_PROGRAM void orthographic()
{
  Seen s;
  s.object = s.level = -1;
  s.depth = 0.0f;
  s.local = make_float3(0.0f, 0.0f, 0.0f);
  float3 from = make_float3((at.x + 0.5f) / dim.x * 16.0f, (at.y + 0.5f) / dim.y * 4.0f, 50.0f);
  optix::Ray ray(from, make_float3(0.0f, 0.0f, -1.0f), 0, 0.0f);
  rtTrace(root, ray, s);
  seen[make_uint2(at.x, at.y)] = make_int4(s.object, s.level, 0, 0);
  where_in_object[make_uint2(at.x, at.y)] = make_float4(s.local.x, s.local.y, s.local.z, s.depth);
}
