// SPDX-License-Identifier: Apache-2.0
// A material over both implicit surfaces: a ramp by the normal, looked up in a texture by its id.
#include <optix.h>
#include <optixu/optixu_math_namespace.h>

using namespace optix;

struct VolumePRD { float4 colour_and_opacity; float t_near, t_far; int volume; };

rtDeclareVariable(rtTextureId, ramp, , );
rtDeclareVariable(float3, tint, , );
rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(float3, normal, attribute normal, );
rtDeclareVariable(VolumePRD, prd, rtPayload, );

RT_PROGRAM void shiny()
{
  const float3 n = faceforward(normal, -ray.direction, normal);
  float4 value;
  rtTex2D(&value, ramp, 0.5f + 0.5f * n.y, -dot(n, ray.direction));
  prd.colour_and_opacity = make_float4(tint * make_float3(value), 1.0f);
}
