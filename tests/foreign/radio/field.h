// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optix_world.h>

// A complex number of our own, with operators of our own.
struct cplx { float re, im; };
static __device__ __forceinline__ cplx make_cplx(float re, float im) { cplx c; c.re = re; c.im = im; return c; }
static __device__ __forceinline__ cplx operator+(const cplx &a, const cplx &b) { return make_cplx(a.re + b.re, a.im + b.im); }
static __device__ __forceinline__ cplx operator*(const cplx &a, const cplx &b)
{
    return make_cplx(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re);
}
static __device__ __forceinline__ cplx phase(float radians)
{
    float s, c;
    sincosf(radians, &s, &c);
    return make_cplx(c, s);
}

struct RadioPayload {
    cplx amplitude;
    float travelled;
    unsigned int bounces;
    float3 next_origin, next_direction;
    bool done;
};
