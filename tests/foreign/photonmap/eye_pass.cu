// SPDX-License-Identifier: Apache-2.0
// What the eye sees is written to records, by the hit program through a pointer.
#include <optix_world.h>
#include "records.h"

rtDeclareVariable(rtObject, scene, , );
rtDeclareVariable(float, start_radius2, , );
rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(uint2, launch_dim, rtLaunchDim, );
rtDeclareVariable(optix::float3, eye, , );
rtBuffer<EyePoint, 2> records;

RT_PROGRAM void eye_pass()
{
  using namespace optix;
  const float2 d = (make_float2(launch_index) + 0.5f) / make_float2(launch_dim) * 2.0f - 1.0f;
  EyePoint& record = records[launch_index];   // a reference into the buffer
  Look prd;
  prd.attenuation = make_float3(1.0f);
  prd.depth = 0u;
  prd.record = &record;
  record.flags = 0u;
  optix::Ray ray(eye, normalize(make_float3(d.x, -1.0f, d.y)), RAY_EYE, 1e-3f);
  rtTrace(scene, ray, prd);
  record.radius2 = start_radius2;
  record.photon_count = 0.0f;
  record.flux = make_float3(0.0f);
}
