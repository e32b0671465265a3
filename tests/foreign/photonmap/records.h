// SPDX-License-Identifier: Apache-2.0
#ifndef RECORDS_H_
#define RECORDS_H_
#include <optixu/optixu_vector_types.h>

enum { EYE_PASS, PHOTON_PASS, GATHER_PASS, PASS_COUNT };
enum { RAY_EYE, RAY_PHOTON, RAY_TYPES };
#define ON_SURFACE 1u
#define SLOTS 4u

struct EyePoint {
  optix::float3 position, normal, tint;
  unsigned int flags;
  float radius2, photon_count;
  optix::float3 flux;
};

struct Deposit {
  optix::float3 position, normal, ray_dir, energy;
};

struct Look { optix::float3 attenuation; unsigned int depth; EyePoint* record; };

struct Flight {
  optix::float3 energy;
  uint2 sample;
  unsigned int first_slot, deposits, legs;
};
#endif
