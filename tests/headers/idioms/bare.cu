// SPDX-License-Identifier: Apache-2.0
// The device header alone: there are no operators nor functions of vectors, so that one template
// for all types, or a class with conversions, is the only one that fits.
#include "order.h"

struct Own {
};
template <typename A, typename B> __device__ Own operator+(const A &, const B &)
{
    return Own();
}
template <typename A, typename B> __device__ Own dot(const A &, const B &)
{
    return Own();
}
struct Vec {
    float x, y, z;
    __device__ Vec(const float3 &v) : x(v.x), y(v.y), z(v.z) {}
    __device__ operator float3() const { return make_float3(x, y, z); }
};
__device__ Vec operator*(const Vec &a, const Vec &)
{
    return a;
}

rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(float3, prd, rtPayload, );

RT_PROGRAM void miss()
{
    only<Own>::is(ray.origin + ray.direction);
    only<Own>::is(dot(ray.origin, ray.direction));
    only<Vec>::is(Vec(ray.origin) * ray.direction);
    prd = make_float3(0.5f);
}
