/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Vectors for ray programs and for host code in C++11: conversions (raywright_vector.h), operators
 * (raywright_operators.h), in namespace optix the usual functions, boxes, bases and matrices
 * (raywright_geometry.h). Names follow the classic interface. Calls are written with the namespace,
 * or an application's own function could be found by the types of its arguments.
 */
#ifndef RAYWRIGHT_MATH_H
#define RAYWRIGHT_MATH_H

#include "raywright_operators.h"

#undef RW_FUNCTION
#define RW_FUNCTION static RW_MEMBER

#ifndef M_PIf
#define M_PIf 3.14159265358979323846f
#endif
#ifndef M_PI_2f
#define M_PI_2f 1.57079632679489661923f
#endif
#ifndef M_PI_4f
#define M_PI_4f 0.785398163397448309616f
#endif
#ifndef M_1_PIf
#define M_1_PIf 0.318309886183790671538f
#endif
#ifndef M_2_PIf
#define M_2_PIf 0.636619772367581343076f
#endif

namespace optix
{
/* Those of one float are found in this namespace too, beside those of vectors. */
using ::copysignf;
using ::fmaxf;
using ::fminf;
#ifdef RW_HAVE_LIBM
using ::expf;
#endif

/* ---- Component by component ---- */

/* Templates, see raywright_operators.h: `using` may have brought an application's own. */
#define RW_GIVES_WAY template <int = 0> RW_FUNCTION
#define RW_MAP(V, name, f)                                                                         \
    RW_GIVES_WAY V##2 name(const V##2 & a)                                                         \
    {                                                                                              \
        return make_##V##2(f(a.x), f(a.y));                                                        \
    }                                                                                              \
    RW_GIVES_WAY V##3 name(const V##3 & a)                                                         \
    {                                                                                              \
        return make_##V##3(f(a.x), f(a.y), f(a.z));                                                \
    }                                                                                              \
    RW_GIVES_WAY V##4 name(const V##4 & a)                                                         \
    {                                                                                              \
        return make_##V##4(f(a.x), f(a.y), f(a.z), f(a.w));                                        \
    }
#define RW_MAP_PAIRS(V, name, f)                                                                   \
    RW_GIVES_WAY V##2 name(const V##2 & a, const V##2 & b)                                         \
    {                                                                                              \
        return make_##V##2(f(a.x, b.x), f(a.y, b.y));                                              \
    }                                                                                              \
    RW_GIVES_WAY V##3 name(const V##3 & a, const V##3 & b)                                         \
    {                                                                                              \
        return make_##V##3(f(a.x, b.x), f(a.y, b.y), f(a.z, b.z));                                 \
    }                                                                                              \
    RW_GIVES_WAY V##4 name(const V##4 & a, const V##4 & b)                                         \
    {                                                                                              \
        return make_##V##4(f(a.x, b.x), f(a.y, b.y), f(a.z, b.z), f(a.w, b.w));                    \
    }
#define RW_LESS(a, b) ((b) < (a) ? (b) : (a))
#define RW_GREATER(a, b) ((a) < (b) ? (b) : (a))
RW_MAP(float, floor, ::floorf)
RW_MAP(float, fabs, ::fabsf)
RW_MAP_PAIRS(float, fminf, ::fminf)
RW_MAP_PAIRS(float, fmaxf, ::fmaxf)
RW_MAP_PAIRS(float, copysignf, ::copysignf)
RW_MAP_PAIRS(int, min, RW_LESS)
RW_MAP_PAIRS(int, max, RW_GREATER)
RW_MAP_PAIRS(uint, min, RW_LESS)
RW_MAP_PAIRS(uint, max, RW_GREATER)
#ifdef RW_HAVE_LIBM
RW_MAP(float, expf, ::expf)
#endif
#undef RW_MAP
#undef RW_MAP_PAIRS

/* Of two numbers, which need not be of one type. */
template <typename A, typename B> struct are_numbers {
    enum { value = !__is_class(A) && !__is_class(B) };
};
#define RW_OF_NUMBERS(name, smaller, larger)                                                       \
    template <typename A, typename B>                                                              \
    static RW_MEMBER auto name(A a, B b) ->                                                        \
        typename make_result<are_numbers<A, B>::value, decltype(a + b)>::type                      \
    {                                                                                              \
        typedef decltype(a + b) T;                                                                 \
        return (T)smaller < (T)larger ? (T)b : (T)a;                                               \
    }
RW_OF_NUMBERS(min, b, a)
RW_OF_NUMBERS(max, a, b)
#undef RW_OF_NUMBERS

/* The least and the greatest component. */
RW_GIVES_WAY float fminf(const float2 &a)
{
    return ::fminf(a.x, a.y);
}
RW_GIVES_WAY float fminf(const float3 &a)
{
    return ::fminf(::fminf(a.x, a.y), a.z);
}
RW_GIVES_WAY float fminf(const float4 &a)
{
    return ::fminf(optix::fminf(make_float3(a)), a.w);
}
RW_GIVES_WAY float fmaxf(const float2 &a)
{
    return ::fmaxf(a.x, a.y);
}
RW_GIVES_WAY float fmaxf(const float3 &a)
{
    return ::fmaxf(::fmaxf(a.x, a.y), a.z);
}
RW_GIVES_WAY float fmaxf(const float4 &a)
{
    return ::fmaxf(optix::fmaxf(make_float3(a)), a.w);
}
#undef RW_GIVES_WAY

RW_FUNCTION float clamp(float x, float a, float b)
{
    return ::fmaxf(a, ::fminf(x, b));
}
RW_FUNCTION int clamp(int x, int a, int b)
{
    return RW_GREATER(a, RW_LESS(x, b));
}
RW_FUNCTION unsigned int clamp(unsigned int x, unsigned int a, unsigned int b)
{
    return RW_GREATER(a, RW_LESS(x, b));
}
#undef RW_LESS
#undef RW_GREATER
#define RW_CLAMP(V, S, least, greatest)                                                            \
    RW_FUNCTION V clamp(const V &v, const V &a, const V &b)                                        \
    {                                                                                              \
        return greatest(a, least(v, b));                                                           \
    }                                                                                              \
    RW_FUNCTION V clamp(const V &v, S a, S b)                                                      \
    {                                                                                              \
        return optix::clamp(v, make_##V(a), make_##V(b));                                          \
    }
RW_CLAMP(float2, float, optix::fminf, optix::fmaxf)
RW_CLAMP(float3, float, optix::fminf, optix::fmaxf)
RW_CLAMP(float4, float, optix::fminf, optix::fmaxf)
RW_CLAMP(int2, int, optix::min, optix::max)
RW_CLAMP(int3, int, optix::min, optix::max)
RW_CLAMP(int4, int, optix::min, optix::max)
RW_CLAMP(uint2, unsigned int, optix::min, optix::max)
RW_CLAMP(uint3, unsigned int, optix::min, optix::max)
RW_CLAMP(uint4, unsigned int, optix::min, optix::max)
#undef RW_CLAMP

/* ---- Geometry of float vectors ---- */

RW_FUNCTION float dot(const float2 &a, const float2 &b)
{
    return a.x * b.x + a.y * b.y;
}
RW_FUNCTION float dot(const float3 &a, const float3 &b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
RW_FUNCTION float dot(const float4 &a, const float4 &b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
}
RW_FUNCTION float3 cross(const float3 &a, const float3 &b)
{
    return make_float3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}
/* C++20 has one in std, which goes before it. */
template <int = 0> RW_FUNCTION float lerp(float a, float b, float t)
{
    return a + t * (b - a);
}
RW_FUNCTION float bilerp(float p00, float p10, float p01, float p11, float u, float v)
{
    return optix::lerp(optix::lerp(p00, p10, u), optix::lerp(p01, p11, u), v);
}
RW_FUNCTION float smoothstep(float a, float b, float x)
{
    const float t = optix::clamp((x - a) / (b - a), 0.0f, 1.0f);
    return t * t * (3.0f - 2.0f * t);
}

/* i points towards the surface; n is of unit length. faceforward: n or -n, on i's side of n_ref. */
#define RW_GEOMETRY(V)                                                                             \
    RW_FUNCTION float length(const V &v)                                                           \
    {                                                                                              \
        return ::sqrtf(optix::dot(v, v));                                                          \
    }                                                                                              \
    RW_FUNCTION V normalize(const V &v)                                                            \
    {                                                                                              \
        return v * (1.0f / optix::length(v));                                                      \
    }                                                                                              \
    RW_FUNCTION V lerp(const V &a, const V &b, float t)                                            \
    {                                                                                              \
        return a + t * (b - a);                                                                    \
    }                                                                                              \
    RW_FUNCTION V bilerp(const V &p00, const V &p10, const V &p01, const V &p11, float u, float v) \
    {                                                                                              \
        return optix::lerp(optix::lerp(p00, p10, u), optix::lerp(p01, p11, u), v);                 \
    }                                                                                              \
    RW_FUNCTION V reflect(const V &i, const V &n)                                                  \
    {                                                                                              \
        return i - 2.0f * optix::dot(n, i) * n;                                                    \
    }                                                                                              \
    RW_FUNCTION V faceforward(const V &n, const V &i, const V &n_ref)                              \
    {                                                                                              \
        return n * ::copysignf(1.0f, optix::dot(i, n_ref));                                        \
    }                                                                                              \
    RW_FUNCTION V smoothstep(const V &a, const V &b, const V &x)                                   \
    {                                                                                              \
        const V t = optix::clamp((x - a) / (b - a), 0.0f, 1.0f);                                   \
        return t * t * (3.0f - 2.0f * t);                                                          \
    }
RW_GEOMETRY(float2)
RW_GEOMETRY(float3)
RW_GEOMETRY(float4)
#undef RW_GEOMETRY

/*
 * Refracts i at a surface with normal n, both of unit length: ior is the index of refraction on the
 * side that n points away from, relative to the other. False, and r zero, on total reflection.
 * Snell's law in vector form.
 */
RW_FUNCTION bool refract(float3 &r, const float3 &i, const float3 &n, float ior)
{
    const float side = optix::dot(i, n);
    const bool leaves = side > 0.0f;
    const float eta = leaves ? ior : 1.0f / ior;
    const float cosine = ::fabsf(side);
    const float k = 1.0f - eta * eta * (1.0f - cosine * cosine);
    if (k < 0.0f) {
        r = make_float3(0.0f, 0.0f, 0.0f);
        return false;
    }
    const float3 facing = leaves ? -n : n;
    r = optix::normalize(eta * i + (eta * cosine - ::sqrtf(k)) * facing);
    return true;
}

/* Brightness of a linear RGB colour: by the television weights of 1953, and by those of sRGB. */
RW_FUNCTION float luminance(const float3 &c)
{
    return optix::dot(c, make_float3(0.30f, 0.59f, 0.11f));
}
RW_FUNCTION float luminanceCIE(const float3 &c)
{
    return optix::dot(c, make_float3(0.2126f, 0.7152f, 0.0722f));
}

/* A colour for a number in [0, 1]: blue, cyan, green, yellow, red, linear between them. */
RW_FUNCTION float3 temperature(float t)
{
    const float x = 4.0f * optix::clamp(t, 0.0f, 1.0f);
    return optix::clamp(make_float3(x - 2.0f, 2.0f - ::fabsf(x - 2.0f), 2.0f - x), 0.0f, 1.0f);
}

template <typename V> static RW_MEMBER auto getByIndex(const V &v, int i) -> decltype(v.x + 0)
{
    return (&v.x)[i];
}
template <typename V, typename S> static RW_MEMBER void setByIndex(V &v, int i, S x)
{
    (&v.x)[i] = x;
}

#ifdef RW_HAVE_LIBM
/* Schlick's approximation of how much a surface reflects at an angle with this cosine. */
RW_FUNCTION float fresnel_schlick(float cosine, float exponent = 5.0f, float minimum = 0.0f,
                                  float maximum = 1.0f)
{
    const float x = ::fmaxf(0.0f, 1.0f - cosine);
    return optix::clamp(minimum + (maximum - minimum) * ::powf(x, exponent), minimum, maximum);
}
RW_FUNCTION float3 fresnel_schlick(float cosine, float exponent, const float3 &minimum,
                                   const float3 &maximum)
{
    return make_float3(optix::fresnel_schlick(cosine, exponent, minimum.x, maximum.x),
                       optix::fresnel_schlick(cosine, exponent, minimum.y, maximum.y),
                       optix::fresnel_schlick(cosine, exponent, minimum.z, maximum.z));
}

/* A direction about +z with density cosine / pi, from two numbers in [0, 1). */
RW_FUNCTION void cosine_sample_hemisphere(float u1, float u2, float3 &p)
{
    const float radius = ::sqrtf(u1), angle = 2.0f * M_PIf * u2;
    p = make_float3(radius * ::cosf(angle), radius * ::sinf(angle),
                    ::sqrtf(::fmaxf(0.0f, 1.0f - u1)));
}

/* The unit square onto the disk of radius 1 about 0, so that areas stay in proportion and squares
 * about the centre become circles: the concentric map of Shirley and Chiu 1997. */
RW_FUNCTION float2 square_to_disk(const float2 &sample)
{
    const float a = 2.0f * sample.x - 1.0f, b = 2.0f * sample.y - 1.0f;
    if (a == 0.0f && b == 0.0f) return make_float2(0.0f, 0.0f);
    const bool wide = ::fabsf(a) > ::fabsf(b);
    const float radius = wide ? a : b;
    const float angle = wide ? M_PI_4f * (b / a) : M_PI_2f - M_PI_4f * (a / b);
    return make_float2(radius * ::cosf(angle), radius * ::sinf(angle));
}

/* (azimuth, elevation, radius) of a point; the azimuth is in [0, 2 pi). */
RW_FUNCTION float3 cart_to_pol(const float3 &v)
{
    const float radius = optix::length(v);
    const float azimuth = ::atan2f(v.y, v.x);
    return make_float3(azimuth < 0.0f ? azimuth + 2.0f * M_PIf : azimuth, ::asinf(v.z / radius),
                       radius);
}
#endif
} // namespace optix

#include "raywright_geometry.h"
#include "raywright_global.h"

#undef RW_FUNCTION
#undef RW_MEMBER

#endif
