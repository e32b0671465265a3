// SPDX-License-Identifier: Apache-2.0
// An application that has its own functions and operators for float3 (RW_EARLY: before the
// headers, else after them), templates of common names, and a vector class that converts both ways.
#if defined(__CUDA__) && !defined(__CUDACC__)
#undef RW_EARLY /* clang without a toolkit has no vector types before the headers */
#define OWN_MEMBER __attribute__((host)) __attribute__((device))
#elif defined(__CUDACC__)
#define OWN_MEMBER __host__ __device__
#else
#define OWN_MEMBER
#endif
#define OWN_FUNCTION static inline OWN_MEMBER

#ifdef RW_EARLY
/* The headers' functions may use these. */
#define OWN(T) OWN_FUNCTION T
#define IS(T, value) only<T>::is(value)
#ifndef __CUDACC__
#include <vector_functions.h>
#include <vector_types.h>
#endif
#include "own.h"
#include "order.h"
#else
#define OWN(T) OWN_FUNCTION Own
#define IS(T, value) only<Own>::is(value)
#include "order.h"
#include "own.h"
#endif

OWN_MEMBER void use_own(const float3 &a, const float3 &b, float t);
OWN_MEMBER void use_own(const float3 &a, const float3 &b, float t)
{
    IS(float3, a + b);
    IS(float3, a * t);
    IS(float3, 2.0f * a);
    IS(float, dot(a, b));
    IS(float, length(a));
    IS(float3, make_float3(t));
    IS(float3, fminf(a, b));
    IS(int, float_as_int(t));
    float3 sum = a;
    IS(float3, sum += b);
    IS(float, clamp(t, 0.0f, 1.0f));
    IS(float, clamp(t, 0, 1));
    IS(float3, lerp(a, b, t));
    const Vec v(a);
    only<Vec>::is(v + v);
    only<Vec>::is(cross(v, v));
    /* The headers' own work goes on. */
    optix::Aabb box(a, b, a);
    box.include(optix::normalize(optix::lerp(a, b, t)));
    const float4 p = optix::Matrix4x4::identity() * optix::make_float4(box.center(), 1.0f);
    only<float>::is(optix::luminance(optix::make_float3(p)));
}
