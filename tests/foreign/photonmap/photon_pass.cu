// SPDX-License-Identifier: Apache-2.0
// A point light sends photons in all directions; hit programs deposit them in the launch index's own
// part of the map.
#include <optix_world.h>
#include "records.h"

using optix::float3;

rtDeclareVariable(rtObject, scene, , );
rtDeclareVariable(unsigned int, photon_index, rtLaunchIndex, );
rtDeclareVariable(unsigned int, photon_total, rtLaunchDim, );
rtDeclareVariable(float3, light_position, , );
rtDeclareVariable(float3, light_power, , );
rtDeclareVariable(unsigned int, pass_number, , );
rtBuffer<Deposit, 1> photons;

__device__ inline unsigned int mix(unsigned int h)
{
  h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu;
  return h ^ h >> 16;
}

RT_PROGRAM void photon_pass()
{
  Flight prd;
  prd.first_slot = photon_index * SLOTS;
  for (unsigned int i = 0; i < SLOTS; ++i) photons[prd.first_slot + i].energy = optix::make_float3(0.0f);
  // a Hammersley point a photon, turned from pass to pass
  const float u = (photon_index + 0.5f) / photon_total;
  const float v = (float)__brev(photon_index) * 2.3283064e-10f + (mix(pass_number) >> 8) / 16777216.0f;
  const float z = 1.0f - 2.0f * u, r = sqrtf(fmaxf(0.0f, 1.0f - z * z)), phi = 6.2831853f * v;
  const float3 direction = make_float3(r * cosf(phi), z, r * sinf(phi));
  prd.energy = light_power;
  prd.sample = make_uint2(mix(photon_index), mix(photon_index ^ pass_number * 977u));
  prd.deposits = prd.legs = 0u;
  optix::Ray ray = optix::make_Ray(light_position, direction, RAY_PHOTON, 1e-3f, RT_DEFAULT_MAX);
  rtTrace(scene, ray, prd);
}
