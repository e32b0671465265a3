// SPDX-License-Identifier: Apache-2.0
// The 48 bit generator of the C library, with its state in an object.
#pragma once
#include "vec3.h"

struct Rand48
{
  BOTH void init(int seed = 0)
  {
    state = seed;
    for (int warm_up = 0; warm_up < 5; warm_up++) (*this)();
  }
  BOTH float operator()()
  {
    const unsigned long long a = 0x5DEECE66DULL, c = 0xBULL, mask = (1ULL << 48) - 1;
    state = (a * state + c) & mask;
    return float(state >> 24) / float(1 << 24);
  }
  unsigned long long state;
};

BOTH vec3 random_in_unit_sphere(Rand48 &rnd)
{
  vec3 p;
  do {
    // One after the other: compilers differ in the order of arguments.
    p.x = 2.f * rnd() - 1.f;
    p.y = 2.f * rnd() - 1.f;
    p.z = 2.f * rnd() - 1.f;
  } while (p.squared_length() >= 1.f);
  return p;
}
