// SPDX-License-Identifier: Apache-2.0
#pragma once
// One link of a strand; the radius goes from r0 to r1. Written for both sides: macros differ.
#ifdef __CUDACC__
#  define STRAND_FN static __host__ __device__ __forceinline__
#else
#  define STRAND_FN static inline
#endif

struct Link { float p[3]; float r0; float q[3]; float r1; };

struct LinkHit { float along; float t; int link; };   // the attribute

// A ray in -z from (x, y, 2) and the capsule around the link with its mean radius: the distance, or
// a negative number. Of the roots the nearer one.
STRAND_FN float hit_link(const Link& l, float x, float y, float& along)
{
  const float r = 0.5f * (l.r0 + l.r1);
  const float ax = l.q[0] - l.p[0], ay = l.q[1] - l.p[1], az = l.q[2] - l.p[2];
  const float ox = x - l.p[0], oy = y - l.p[1], oz = 2.0f - l.p[2];
  const float aa = ax * ax + ay * ay + az * az, ad = -az, ao = ax * ox + ay * oy + az * oz;
  const float a = aa - ad * ad, b = aa * -oz - ao * ad, c = aa * (ox * ox + oy * oy + oz * oz) - ao * ao - r * r * aa;
  const float h = b * b - a * c;
  if (h < 0.0f) return -1.0f;
  const float t = (-b - sqrtf(h)) / a;
  along = (ao + t * ad) / aa;
  return along > 0.0f && along < 1.0f ? t : -1.0f;
}
