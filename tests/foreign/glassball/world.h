/* SPDX-License-Identifier: Apache-2.0 */
/* Included by the device files that shade: payloads, and helpers for colours. */
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include <optixu/optixu_matrix_namespace.h>
#include <optixu/optixu_aabb_namespace.h>
#include "lamp.h"

using namespace optix;

#ifndef FAR_AWAY
#  define FAR_AWAY 1e20f
#endif

struct LookResult { float3 colour; float weight; int bounces; };
struct ShadowResult { float3 through; };

/* exp() of each channel: an overload of what the math library has. */
static __device__ __inline__ float3 exp(const float3& v)
{
  return make_float3(exp(v.x), exp(v.y), exp(v.z));
}

static __device__ __inline__ uchar4 to_bgra(const float3& c)
{
  const float3 s = clamp(c, 0.0f, 1.0f) * 255.99f;
  return make_uchar4((unsigned char)s.z, (unsigned char)s.y, (unsigned char)s.x, 255u);
}
