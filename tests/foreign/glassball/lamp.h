/* SPDX-License-Identifier: Apache-2.0 */
#ifndef GLASSBALL_LAMP_H
#define GLASSBALL_LAMP_H
/* What host (C) and device (C++) both know of a lamp. */
#include <optixu/optixu_vector_types.h>

#ifdef __cplusplus
using optix::float3;
#endif

typedef struct Lamp {
  float3 where;
  float3 power;
  int    has_shadow;
  int    unused; /* a multiple of 16 bytes */
} Lamp;

#endif
