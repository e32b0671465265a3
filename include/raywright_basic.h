/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the device interface and the mathematics both stand on, C++: the vector types in namespace
 * optix, sizes and indices of buffers, rays, and the bits of floats. No operators.
 */
#ifndef RAYWRIGHT_BASIC_H
#define RAYWRIGHT_BASIC_H

#include "raywright_vector_types.h"

#define RT_DEFAULT_MAX 1.e27f

#define RW_MEMBER RW_SHARED_INLINE
#define RW_FUNCTION template <int = 0> static RW_MEMBER

namespace optix
{
#define RW_USE(V)                                                                                  \
    using ::V##1;                                                                                  \
    using ::V##2;                                                                                  \
    using ::V##3;                                                                                  \
    using ::V##4;
RW_USE(char)
RW_USE(uchar)
RW_USE(short)
RW_USE(ushort)
RW_USE(int)
RW_USE(uint)
RW_USE(longlong)
RW_USE(ulonglong)
RW_USE(float)
RW_USE(double)
#undef RW_USE
typedef unsigned int uint;

/* Sizes and indices of buffers. */
struct alignas(16) size_t2 {
    size_t x, y;
    size_t2() = default;
    RW_MEMBER size_t2(size_t x0, size_t y0) : x(x0), y(y0) {}
    RW_MEMBER size_t2(const int2 &v) : x(v.x), y(v.y) {}
    RW_MEMBER size_t2(const uint2 &v) : x(v.x), y(v.y) {}
};
struct size_t3 {
    size_t x, y, z;
    size_t3() = default;
    RW_MEMBER size_t3(size_t x0, size_t y0, size_t z0) : x(x0), y(y0), z(z0) {}
    RW_MEMBER size_t3(const int3 &v) : x(v.x), y(v.y), z(v.z) {}
    RW_MEMBER size_t3(const uint3 &v) : x(v.x), y(v.y), z(v.z) {}
};
struct alignas(16) size_t4 {
    size_t x, y, z, w;
    size_t4() = default;
    RW_MEMBER size_t4(size_t x0, size_t y0, size_t z0, size_t w0) : x(x0), y(y0), z(z0), w(w0) {}
    RW_MEMBER size_t4(const int4 &v) : x(v.x), y(v.y), z(v.z), w(v.w) {}
    RW_MEMBER size_t4(const uint4 &v) : x(v.x), y(v.y), z(v.z), w(v.w) {}
};
RW_FUNCTION size_t2 make_size_t2(size_t x, size_t y)
{
    return size_t2(x, y);
}
RW_FUNCTION size_t3 make_size_t3(size_t x, size_t y, size_t z)
{
    return size_t3(x, y, z);
}
RW_FUNCTION size_t4 make_size_t4(size_t x, size_t y, size_t z, size_t w)
{
    return size_t4(x, y, z, w);
}

/* A ray; the direction need not be of unit length, tmin and tmax are in units of it. */
struct Ray {
    float3 origin;
    float3 direction;
    unsigned int ray_type;
    float tmin;
    float tmax;

    Ray() = default;
    RW_MEMBER Ray(const float3 &o, const float3 &d, unsigned int type, float t0,
                  float t1 = RT_DEFAULT_MAX)
        : origin(o), direction(d), ray_type(type), tmin(t0), tmax(t1)
    {
    }
};

RW_FUNCTION Ray make_Ray(const float3 &origin, const float3 &direction, unsigned int ray_type,
                         float tmin, float tmax)
{
    return Ray(origin, direction, ray_type, tmin, tmax);
}

/* The bits of one type as the other. */
#ifdef __CUDACC__
#define RW_COPY memcpy
#else
#define RW_COPY __builtin_memcpy
#endif
RW_FUNCTION int float_as_int(float f)
{
    int i;
    RW_COPY(&i, &f, sizeof(i));
    return i;
}
RW_FUNCTION float int_as_float(int i)
{
    float f;
    RW_COPY(&f, &i, sizeof(f));
    return f;
}
#undef RW_COPY
} // namespace optix

using optix::float_as_int;
using optix::int_as_float;
using optix::make_size_t2;
using optix::make_size_t3;
using optix::make_size_t4;

/* The older name of the namespace. */
namespace optixu
{
using namespace optix;
}

#undef RW_MEMBER
#undef RW_FUNCTION

#endif
