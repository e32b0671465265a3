// SPDX-License-Identifier: Apache-2.0
// A vector of our own, for host and device, as ports of ray tracing books have it.
#pragma once
#include <optix_world.h>
#ifndef __CUDACC_RTC__
#  include <cmath>
#  include <iostream>
#endif

#ifndef __CUDACC__
#  ifndef __device__
#    define __device__
#    define __host__
#  endif
#endif
#define BOTH inline __host__ __device__

struct vec3
{
  BOTH vec3() {}
  BOTH vec3(float e0, float e1, float e2) : x(e0), y(e1), z(e2) {}
  BOTH vec3(const float3 &v) : x(v.x), y(v.y), z(v.z) {}
  BOTH float operator[](int i) const { return (&x)[i]; }
  BOTH vec3 operator-() const { return vec3(-x, -y, -z); }
  BOTH vec3 &operator+=(const vec3 &o) { x += o.x; y += o.y; z += o.z; return *this; }
  BOTH vec3 &operator*=(const vec3 &o) { x *= o.x; y *= o.y; z *= o.z; return *this; }
  BOTH float squared_length() const { return x * x + y * y + z * z; }
  BOTH float length() const { return sqrtf(squared_length()); }
  BOTH float3 as_float3() const { return make_float3(x, y, z); }
  float x, y, z;
};

BOTH vec3 operator+(const vec3 &a, const vec3 &b) { return vec3(a.x + b.x, a.y + b.y, a.z + b.z); }
BOTH vec3 operator-(const vec3 &a, const vec3 &b) { return vec3(a.x - b.x, a.y - b.y, a.z - b.z); }
BOTH vec3 operator*(const vec3 &a, const vec3 &b) { return vec3(a.x * b.x, a.y * b.y, a.z * b.z); }
BOTH vec3 operator*(float t, const vec3 &v) { return vec3(t * v.x, t * v.y, t * v.z); }
BOTH vec3 operator*(const vec3 &v, float t) { return t * v; }
BOTH vec3 operator/(const vec3 &v, float t) { return (1.f / t) * v; }
BOTH float dot(const vec3 &a, const vec3 &b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
BOTH vec3 cross(const vec3 &a, const vec3 &b)
{
  return vec3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}
BOTH vec3 unit_vector(const vec3 &v) { return v / v.length(); }
BOTH vec3 reflect(const vec3 &v, const vec3 &n) { return v - 2.f * dot(v, n) * n; }

#ifndef __CUDACC__
inline std::ostream &operator<<(std::ostream &o, const vec3 &v)
{
  return o << "(" << v.x << "," << v.y << "," << v.z << ")";
}
#endif
