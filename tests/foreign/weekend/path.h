// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "rand48.h"

enum Fate { LEFT_WORLD, ABSORBED, BOUNCED };

// The "per ray data": what hit programs are told is reached by pointers to locals of the ray
// generation program, what they answer is returned by value.
struct PathState
{
  struct { Rand48 *dice; const vec3 *sky; int *rays_so_far; } in;
  struct {
    Fate fate;
    vec3 next_origin;
    vec3 next_direction;
    vec3 attenuation;
  } out;
};
