// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include <optixu/optixu_matrix_namespace.h>

// Vector operators of our own, in the global namespace, from before the headers had them.
struct Vec { float x, y, z; };
static __host__ __device__ inline Vec operator+(Vec a, Vec b) { Vec r = {a.x + b.x, a.y + b.y, a.z + b.z}; return r; }
static __host__ __device__ inline Vec operator*(float s, Vec a) { Vec r = {s * a.x, s * a.y, s * a.z}; return r; }

struct ParallelogramLight {
  optix::float3 corner, v1, v2, normal, emission;
};

typedef struct Path_
{
  optix::float3 origin, direction;
  optix::float3 radiance, throughput;
  unsigned int* seed;   // of the ray generation program
  int   bounce;
  int   mirror;
  bool  over;
} Path;

struct Shadow { bool in_shadow; };

enum { PATH_RAY = 0u, SHADOW_RAY = 1u };

template <unsigned int Rounds>
static __host__ __device__ __inline__ unsigned int tea(unsigned int a, unsigned int b)
{
  unsigned int sum = 0;
  for (unsigned int i = 0; i < Rounds; i++) {
    sum += 0x9e3779b9u;
    a += ((b << 4) + 0xa341316cu) ^ (b + sum) ^ ((b >> 5) + 0xc8013ea4u);
    b += ((a << 4) + 0xad90777du) ^ (a + sum) ^ ((a >> 5) + 0x7e95761eu);
  }
  return a;
}

static __host__ __device__ __inline__ float uniform(unsigned int& state)
{
  state = 1664525u * state + 1013904223u;
  return (float)(state & 0x00FFFFFF) / (float)0x01000000;
}
