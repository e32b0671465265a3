// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "drand48.h"

enum ScatterEvent { rayDidntHitAnything, rayGotCancelled, rayGotBounced };

// The "per ray data": what hit programs are told is reached by pointers to locals of the ray
// generation program, what they answer is returned by value.
struct PerRayData
{
  struct { DRand48 *randState; const vec3 *sky; int *rays_so_far; } in;
  struct {
    ScatterEvent scatterEvent;
    vec3 scattered_origin;
    vec3 scattered_direction;
    vec3 attenuation;
  } out;
};
