/* SPDX-License-Identifier: Apache-2.0 */
#include "lit.h"

rtDeclareVariable(float2, tiles, , "how many along each side");
rtDeclareVariable(float3, dark, , );
rtDeclareVariable(float3, bright, , );
rtDeclareVariable(float, polish, , );
rtDeclareVariable(float3, texcoord, attribute texcoord, );
rtDeclareVariable(float3, n_geometric, attribute n_geometric, );
rtDeclareVariable(float3, n_shading, attribute n_shading, );

RT_PROGRAM void shade()
{
  const float3 ng = normalize(rtTransformNormal(RT_OBJECT_TO_WORLD, n_geometric));
  const float3 ns = normalize(rtTransformNormal(RT_OBJECT_TO_WORLD, n_shading));
  const float3 n = faceforward(ns, -ray.direction, ng);
  const float2 tile = floor(make_float2(texcoord) * tiles);
  const float3 paint = ((int)tile.x + (int)tile.y) & 1 ? bright : dark;
  const float3 p = ray.origin + distance * ray.direction;
  const float share = fresnel_schlick(-dot(n, ray.direction), 5.f, polish, 1.f);
  look.colour = paint * diffuse_light(p, n) + mirrored(p, n, share);
}

RT_PROGRAM void block()
{
  shadow.through = make_float3(0.f);
  rtTerminateRay();
}
