// SPDX-License-Identifier: Apache-2.0
// Floor and wall: closest hit for the eye and, recursively, for photons.
#include <optix_world.h>
#include "records.h"

using namespace optix;

rtDeclareVariable(rtObject, scene, , );
rtDeclareVariable(float3, Kd, , );
rtDeclareVariable(float3, shading_normal, attribute shading_normal, );
rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, t_hit, rtIntersectionDistance, );
rtDeclareVariable(Look, look, rtPayload, );
rtDeclareVariable(Flight, flight, rtPayload, );
rtBuffer<Deposit, 1> photons;

RT_PROGRAM void seen_by_eye()
{
  EyePoint& rec = *look.record;
  rec.position = ray.origin + t_hit * ray.direction;
  rec.normal = shading_normal;
  rec.tint = Kd * look.attenuation;
  rec.flags |= ON_SURFACE;
}

static __device__ float next(unsigned int& s)
{
  s = s * 747796405u + 2891336453u;
  const unsigned int w = ((s >> ((s >> 28) + 4u)) ^ s) * 277803737u;
  return (float)(((w >> 22) ^ w) >> 8) / 16777216.0f;
}

RT_PROGRAM void met_by_photon()
{
  const float3 n = faceforward(shading_normal, -ray.direction, shading_normal);
  const float3 p = ray.origin + t_hit * ray.direction;
  Deposit& rec = photons[flight.first_slot + flight.deposits];
  rec.position = p;
  rec.normal = n;
  rec.ray_dir = ray.direction;
  rec.energy = flight.energy;
  flight.deposits++;
  flight.legs++;
  if (flight.deposits >= SLOTS || flight.legs >= 6u) return;

  const float survival = fmaxf(Kd);
  if (next(flight.sample.x) >= survival) return;
  flight.energy = Kd * flight.energy / survival;
  float3 d;
  const Onb onb(n);
  const float a = next(flight.sample.x), b = next(flight.sample.y);
  cosine_sample_hemisphere(a, b, d);
  optix::Ray onward(p, d.x * onb.m_tangent + d.y * onb.m_binormal + d.z * onb.m_normal, RAY_PHOTON, 1e-3f);
  rtTrace(scene, onward, flight);
}
