// SPDX-License-Identifier: Apache-2.0
// Progressive: the radius shrinks as photons come in. The search looks at all photons; a tree over
// them is what a larger application would build on the host.
#include <optix_world.h>
#include "records.h"
using namespace optix;

rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(float, alpha, , ) = 0.7f;
rtDeclareVariable(float, total_emitted, , );
rtBuffer<EyePoint, 2> records;
rtBuffer<Deposit, 1> photons;
rtBuffer<float3, 2> irradiance;

RT_PROGRAM void gather_pass()
{
  EyePoint rec = records[launch_index];
  if (!(rec.flags & ON_SURFACE)) {
    irradiance[launch_index] = make_float3(0.0f);
    return;
  }
  float fresh = 0.0f;
  float3 flux = make_float3(0.0f);
  const unsigned int n = (unsigned int)photons.size();
  for (unsigned int i = 0; i < n; ++i) {
    const Deposit& photon = photons[i];
    if (fmaxf(photon.energy) <= 0.0f) continue;
    const float3 off = rec.position - photon.position;
    if (dot(off, off) > rec.radius2 || dot(photon.normal, rec.normal) < 0.9f) continue;
    fresh += 1.0f;
    flux += photon.energy;
  }
  const float kept = rec.photon_count + alpha * fresh;
  if (fresh > 0.0f) {
    const float shrink = kept / (rec.photon_count + fresh);
    rec.radius2 *= shrink;
    rec.flux = (rec.flux + flux) * shrink;
    rec.photon_count = kept;
  }
  records[launch_index] = rec;
  irradiance[launch_index] = rec.flux / (M_PIf * rec.radius2 * total_emitted);
}
