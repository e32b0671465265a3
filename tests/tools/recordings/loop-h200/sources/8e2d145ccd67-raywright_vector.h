/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The vector types of CUDA, global operators on float, int, uint, longlong and ulonglong vectors of
 * 2 to 4 components, and in namespace optix the conversions make_<vector>. Included by
 * raywright_math.h, which undefines RW_FUNCTION and RW_MEMBER; not for use by itself.
 *
 * Where the compiler or the CUDA toolkit has the vector types, those are used; on the host include
 * the toolkit's headers first if you need them. Elsewhere (plain C++, clang in CUDA mode without a
 * toolkit) this header defines them. Without a toolkit clang has no sin, cos, exp and pow for
 * devices, so the functions that need these are missing there (RW_HAVE_LIBM).
 */
#ifndef RAYWRIGHT_VECTOR_H
#define RAYWRIGHT_VECTOR_H

#if __cplusplus < 201103L
#error "Raywright's C++ headers need C++11: add -std=c++11 or later to the options"
#endif

#if defined(__CUDACC_RTC__)
#define RW_MEMBER __forceinline__ __host__ __device__
#define RW_HAVE_LIBM 1
#elif defined(__CUDACC__)
#include <math.h>
#include <stddef.h>
#include <string.h>
#define RW_MEMBER __forceinline__ __host__ __device__
#define RW_HAVE_LIBM 1
#elif defined(__CUDA__)
#include <stddef.h>
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __constant__ __attribute__((constant))
#define __noinline__ __attribute__((noinline))
#define __forceinline__ inline __attribute__((always_inline))
#define RW_MEMBER __forceinline__ __host__ __device__
#define RW_DEFINE_VECTORS 1
extern "C" __device__ int printf(const char *, ...);
static __forceinline__ __device__ float sqrtf(float x)
{
    return __builtin_sqrtf(x);
}
static __forceinline__ __device__ float fabsf(float x)
{
    return __builtin_fabsf(x);
}
static __forceinline__ __device__ float floorf(float x)
{
    return __builtin_floorf(x);
}
static __forceinline__ __device__ float fminf(float x, float y)
{
    return __builtin_fminf(x, y);
}
static __forceinline__ __device__ float fmaxf(float x, float y)
{
    return __builtin_fmaxf(x, y);
}
static __forceinline__ __device__ float copysignf(float x, float y)
{
    return __builtin_copysignf(x, y);
}
#else
#include <math.h>
#include <stddef.h>
#define RW_MEMBER inline
#define RW_HAVE_LIBM 1
#ifdef __VECTOR_TYPES_H__
#include <vector_functions.h>
#else
#define RW_DEFINE_VECTORS 1
#endif
#endif
#define RW_FUNCTION static RW_MEMBER

/* ---- Types ---- */

#ifdef RW_DEFINE_VECTORS
/* Sizes and alignments are CUDA's. */
#define RW_VECTOR(name, T, align2, align4)                                                         \
    struct name##1                                                                                 \
    {                                                                                              \
        T x;                                                                                       \
    };                                                                                             \
    struct alignas(align2) name##2                                                                 \
    {                                                                                              \
        T x, y;                                                                                    \
    };                                                                                             \
    struct name##3                                                                                 \
    {                                                                                              \
        T x, y, z;                                                                                 \
    };                                                                                             \
    struct alignas(align4) name##4                                                                 \
    {                                                                                              \
        T x, y, z, w;                                                                              \
    };                                                                                             \
    RW_FUNCTION name##1 make_##name##1(T x)                                                        \
    {                                                                                              \
        return name##1 {x};                                                                        \
    }                                                                                              \
    RW_FUNCTION name##2 make_##name##2(T x, T y)                                                   \
    {                                                                                              \
        return name##2 {x, y};                                                                     \
    }                                                                                              \
    RW_FUNCTION name##3 make_##name##3(T x, T y, T z)                                              \
    {                                                                                              \
        return name##3 {x, y, z};                                                                  \
    }                                                                                              \
    RW_FUNCTION name##4 make_##name##4(T x, T y, T z, T w)                                         \
    {                                                                                              \
        return name##4 {x, y, z, w};                                                               \
    }
RW_VECTOR(char, signed char, 2, 4)
RW_VECTOR(uchar, unsigned char, 2, 4)
RW_VECTOR(short, short, 4, 8)
RW_VECTOR(ushort, unsigned short, 4, 8)
RW_VECTOR(int, int, 8, 16)
RW_VECTOR(uint, unsigned int, 8, 16)
RW_VECTOR(longlong, long long, 16, 16)
RW_VECTOR(ulonglong, unsigned long long, 16, 16)
RW_VECTOR(float, float, 8, 16)
RW_VECTOR(double, double, 16, 16)
#undef RW_VECTOR
#undef RW_DEFINE_VECTORS
#endif

namespace optix
{
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
} // namespace optix

/* CUDA 13 calls longlong4, ulonglong4 and double4 deprecated; they are part of this interface. */
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
#endif
#if defined(__CUDACC__) && !defined(__clang__)
#pragma nv_diagnostic push
#pragma nv_diag_suppress 1215, 1444
#endif

/* ---- Operators: vector with vector, and with a scalar on either side ---- */

#define RW_OPERATOR2(V, S, op)                                                                     \
    RW_FUNCTION V operator op(const V &a, const V &b)                                              \
    {                                                                                              \
        return make_##V(a.x op b.x, a.y op b.y);                                                   \
    }                                                                                              \
    RW_FUNCTION V operator op(const V &a, S b)                                                     \
    {                                                                                              \
        return make_##V(a.x op b, a.y op b);                                                       \
    }                                                                                              \
    RW_FUNCTION V operator op(S a, const V &b)                                                     \
    {                                                                                              \
        return make_##V(a op b.x, a op b.y);                                                       \
    }
#define RW_OPERATOR3(V, S, op)                                                                     \
    RW_FUNCTION V operator op(const V &a, const V &b)                                              \
    {                                                                                              \
        return make_##V(a.x op b.x, a.y op b.y, a.z op b.z);                                       \
    }                                                                                              \
    RW_FUNCTION V operator op(const V &a, S b)                                                     \
    {                                                                                              \
        return make_##V(a.x op b, a.y op b, a.z op b);                                             \
    }                                                                                              \
    RW_FUNCTION V operator op(S a, const V &b)                                                     \
    {                                                                                              \
        return make_##V(a op b.x, a op b.y, a op b.z);                                             \
    }
#define RW_OPERATOR4(V, S, op)                                                                     \
    RW_FUNCTION V operator op(const V &a, const V &b)                                              \
    {                                                                                              \
        return make_##V(a.x op b.x, a.y op b.y, a.z op b.z, a.w op b.w);                           \
    }                                                                                              \
    RW_FUNCTION V operator op(const V &a, S b)                                                     \
    {                                                                                              \
        return make_##V(a.x op b, a.y op b, a.z op b, a.w op b);                                   \
    }                                                                                              \
    RW_FUNCTION V operator op(S a, const V &b)                                                     \
    {                                                                                              \
        return make_##V(a op b.x, a op b.y, a op b.z, a op b.w);                                   \
    }
/* What an operator brings whatever the size. */
#define RW_ASSIGN(V, S, op)                                                                        \
    RW_FUNCTION V &operator op##=(V & a, const V & b)                                              \
    {                                                                                              \
        return a = a op b;                                                                         \
    }                                                                                              \
    RW_FUNCTION V &operator op##=(V & a, S b)                                                      \
    {                                                                                              \
        return a = a op b;                                                                         \
    }
#define RW_OPERATORS(V, S, op)                                                                     \
    RW_OPERATOR2(V##2, S, op)                                                                      \
    RW_OPERATOR3(V##3, S, op)                                                                      \
    RW_OPERATOR4(V##4, S, op)                                                                      \
    RW_ASSIGN(V##2, S, op)                                                                         \
    RW_ASSIGN(V##3, S, op)                                                                         \
    RW_ASSIGN(V##4, S, op)
#define RW_EQUAL(V)                                                                                \
    RW_FUNCTION bool operator==(const V##2 & a, const V##2 & b)                                    \
    {                                                                                              \
        return a.x == b.x && a.y == b.y;                                                           \
    }                                                                                              \
    RW_FUNCTION bool operator==(const V##3 & a, const V##3 & b)                                    \
    {                                                                                              \
        return a.x == b.x && a.y == b.y && a.z == b.z;                                             \
    }                                                                                              \
    RW_FUNCTION bool operator==(const V##4 & a, const V##4 & b)                                    \
    {                                                                                              \
        return a.x == b.x && a.y == b.y && a.z == b.z && a.w == b.w;                               \
    }                                                                                              \
    RW_FUNCTION bool operator!=(const V##2 & a, const V##2 & b)                                    \
    {                                                                                              \
        return !(a == b);                                                                          \
    }                                                                                              \
    RW_FUNCTION bool operator!=(const V##3 & a, const V##3 & b)                                    \
    {                                                                                              \
        return !(a == b);                                                                          \
    }                                                                                              \
    RW_FUNCTION bool operator!=(const V##4 & a, const V##4 & b)                                    \
    {                                                                                              \
        return !(a == b);                                                                          \
    }
#define RW_ARITHMETIC(V, S)                                                                        \
    RW_OPERATORS(V, S, +)                                                                          \
    RW_OPERATORS(V, S, -)                                                                          \
    RW_OPERATORS(V, S, *)                                                                          \
    RW_OPERATORS(V, S, /)                                                                          \
    RW_EQUAL(V)
#define RW_NEGATE(V)                                                                               \
    RW_FUNCTION V##2 operator-(const V##2 & a)                                                     \
    {                                                                                              \
        return make_##V##2(-a.x, -a.y);                                                            \
    }                                                                                              \
    RW_FUNCTION V##3 operator-(const V##3 & a)                                                     \
    {                                                                                              \
        return make_##V##3(-a.x, -a.y, -a.z);                                                      \
    }                                                                                              \
    RW_FUNCTION V##4 operator-(const V##4 & a)                                                     \
    {                                                                                              \
        return make_##V##4(-a.x, -a.y, -a.z, -a.w);                                                \
    }
RW_ARITHMETIC(float, float)
RW_ARITHMETIC(int, int)
RW_ARITHMETIC(uint, unsigned int)
RW_ARITHMETIC(longlong, long long)
RW_ARITHMETIC(ulonglong, unsigned long long)
RW_NEGATE(float)
RW_NEGATE(int)
RW_NEGATE(longlong)
#undef RW_OPERATOR2
#undef RW_OPERATOR3
#undef RW_OPERATOR4
#undef RW_ASSIGN
#undef RW_OPERATORS
#undef RW_EQUAL
#undef RW_ARITHMETIC
#undef RW_NEGATE

namespace optix
{
/* ---- make_<vector>: from a scalar, from other sizes (what is missing is 0) and types ---- */

#define RW_USE(V)                                                                                  \
    using ::V##2;                                                                                  \
    using ::V##3;                                                                                  \
    using ::V##4;                                                                                  \
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

#if defined(__CUDACC__) && !defined(__clang__)
#pragma nv_diagnostic pop
#endif
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#endif
