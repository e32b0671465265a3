/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Vectors from numbers and from vectors of other sizes and types: make_float3(1.0f),
 * make_float4(v, w), make_int2(size), in namespace optix and without it.
 */
#ifndef RAYWRIGHT_VECTOR_H
#define RAYWRIGHT_VECTOR_H

#include "raywright_basic.h"

/* A template, so that it gives way to an application's own: see raywright_operators.h. */
#define RW_FUNCTION template <int = 0> static RW_SHARED_INLINE

/* CUDA 13 calls longlong4, ulonglong4 and double4 deprecated; they are part of this interface. */
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
#endif
#if defined(__CUDACC__) && !defined(__clang__)
#pragma nv_diagnostic push
#pragma nv_diag_suppress 1215, 1444
#endif

namespace optix
{
/* ---- make_<vector>: from a scalar, from other sizes (what is missing is 0) and types ---- */

#define RW_USE(V)                                                                                  \
    using ::make_##V##1;                                                                           \
    using ::make_##V##2;                                                                           \
    using ::make_##V##3;                                                                           \
    using ::make_##V##4;
#define RW_MAKE(V, S)                                                                              \
    RW_USE(V)                                                                                      \
    RW_FUNCTION V##2 make_##V##2(S s)                                                              \
    {                                                                                              \
        return make_##V##2(s, s);                                                                  \
    }                                                                                              \
    RW_FUNCTION V##2 make_##V##2(const V##3 & v)                                                   \
    {                                                                                              \
        return make_##V##2(v.x, v.y);                                                              \
    }                                                                                              \
    RW_FUNCTION V##2 make_##V##2(const V##4 & v)                                                   \
    {                                                                                              \
        return make_##V##2(v.x, v.y);                                                              \
    }                                                                                              \
    RW_FUNCTION V##3 make_##V##3(S s)                                                              \
    {                                                                                              \
        return make_##V##3(s, s, s);                                                               \
    }                                                                                              \
    RW_FUNCTION V##3 make_##V##3(const V##2 & v)                                                   \
    {                                                                                              \
        return make_##V##3(v.x, v.y, (S)0);                                                        \
    }                                                                                              \
    RW_FUNCTION V##3 make_##V##3(const V##2 & v, S z)                                              \
    {                                                                                              \
        return make_##V##3(v.x, v.y, z);                                                           \
    }                                                                                              \
    RW_FUNCTION V##3 make_##V##3(S x, const V##2 & v)                                              \
    {                                                                                              \
        return make_##V##3(x, v.x, v.y);                                                           \
    }                                                                                              \
    RW_FUNCTION V##3 make_##V##3(const V##4 & v)                                                   \
    {                                                                                              \
        return make_##V##3(v.x, v.y, v.z);                                                         \
    }                                                                                              \
    RW_FUNCTION V##4 make_##V##4(S s)                                                              \
    {                                                                                              \
        return make_##V##4(s, s, s, s);                                                            \
    }                                                                                              \
    RW_FUNCTION V##4 make_##V##4(const V##3 & v)                                                   \
    {                                                                                              \
        return make_##V##4(v.x, v.y, v.z, (S)0);                                                   \
    }                                                                                              \
    RW_FUNCTION V##4 make_##V##4(const V##3 & v, S w)                                              \
    {                                                                                              \
        return make_##V##4(v.x, v.y, v.z, w);                                                      \
    }                                                                                              \
    RW_FUNCTION V##4 make_##V##4(S x, const V##3 & v)                                              \
    {                                                                                              \
        return make_##V##4(x, v.x, v.y, v.z);                                                      \
    }                                                                                              \
    RW_FUNCTION V##4 make_##V##4(const V##2 & v, S z, S w)                                         \
    {                                                                                              \
        return make_##V##4(v.x, v.y, z, w);                                                        \
    }                                                                                              \
    RW_FUNCTION V##4 make_##V##4(const V##2 & a, const V##2 & b)                                   \
    {                                                                                              \
        return make_##V##4(a.x, a.y, b.x, b.y);                                                    \
    }
#define RW_CONVERT(V, S, From)                                                                     \
    RW_FUNCTION V##2 make_##V##2(const From##2 & v)                                                \
    {                                                                                              \
        return make_##V##2((S)v.x, (S)v.y);                                                        \
    }                                                                                              \
    RW_FUNCTION V##3 make_##V##3(const From##3 & v)                                                \
    {                                                                                              \
        return make_##V##3((S)v.x, (S)v.y, (S)v.z);                                                \
    }                                                                                              \
    RW_FUNCTION V##4 make_##V##4(const From##4 & v)                                                \
    {                                                                                              \
        return make_##V##4((S)v.x, (S)v.y, (S)v.z, (S)v.w);                                        \
    }
RW_USE(char)
RW_USE(uchar)
RW_USE(short)
RW_USE(ushort)
RW_USE(double)
RW_MAKE(float, float)
RW_MAKE(int, int)
RW_MAKE(uint, unsigned int)
RW_MAKE(longlong, long long)
RW_MAKE(ulonglong, unsigned long long)
RW_CONVERT(float, float, int)
RW_CONVERT(float, float, uint)
RW_CONVERT(float, float, size_t)
RW_CONVERT(int, int, float)
RW_CONVERT(int, int, uint)
RW_CONVERT(int, int, size_t)
RW_CONVERT(uint, unsigned int, float)
RW_CONVERT(uint, unsigned int, int)
RW_CONVERT(uint, unsigned int, size_t)
#undef RW_USE
#undef RW_MAKE
#undef RW_CONVERT
} // namespace optix

/*
 * The same without the namespace, for sources that do not say `using namespace optix`. All that is
 * asked for is in the arguments' types, and other functions go before one with a list of arguments
 * of any length: an application's own make_float3 of one number is taken where there is one.
 */
namespace optix
{
/* Result, where there are fewer arguments than components: with as many it is CUDA's function. */
template <bool fewer, typename Result> struct make_result {
};
template <typename Result> struct make_result<true, Result> {
    typedef Result type;
};
} // namespace optix
#define RW_MAKE(V, n)                                                                              \
    template <typename... A>                                                                       \
    static RW_SHARED_INLINE auto make_##V##n(const A &...a)                                        \
        ->                                                                                         \
        typename optix::make_result<(sizeof...(A) < n), decltype(optix::make_##V##n(a...))>::type  \
    {                                                                                              \
        return optix::make_##V##n(a...);                                                           \
    }
#define RW_MAKES(V) RW_MAKE(V, 2) RW_MAKE(V, 3) RW_MAKE(V, 4)
RW_MAKES(float)
RW_MAKES(int)
RW_MAKES(uint)
RW_MAKES(longlong)
RW_MAKES(ulonglong)
#undef RW_MAKE
#undef RW_MAKES

#if defined(__CUDACC__) && !defined(__clang__)
#pragma nv_diagnostic pop
#endif
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#undef RW_FUNCTION

#endif
