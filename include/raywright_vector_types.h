/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The vector types of CUDA, char1 to double4, and the functions make_<vector> of all components;
 * C99, C++11 and every CUDA compiler.
 *
 * Where the compiler or the CUDA toolkit has the vector types, those are used; on the host include
 * the toolkit's headers first if you need them. Elsewhere (plain C and C++, clang in CUDA mode
 * without a toolkit) this header defines them, with CUDA's sizes and alignments. Without a toolkit
 * clang has no sin, cos, exp and pow for devices, so the functions that need these are missing
 * there (RW_HAVE_LIBM).
 */
#ifndef RAYWRIGHT_VECTOR_TYPES_H
#define RAYWRIGHT_VECTOR_TYPES_H

#if defined(__cplusplus) && __cplusplus < 201103L
#error "Raywright's C++ headers need C++11: add -std=c++11 or later to the options"
#endif

/* RW_SHARED_INLINE: a function for hosts and for devices. */
#if defined(__CUDACC_RTC__)
#define RW_SHARED_INLINE __forceinline__ __host__ __device__
#define RW_HAVE_LIBM 1
#elif defined(__CUDACC__)
#include <math.h>
#include <stddef.h>
#include <string.h>
#define RW_SHARED_INLINE __forceinline__ __host__ __device__
#define RW_HAVE_LIBM 1
#elif defined(__CUDA__)
#include <stddef.h>
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __constant__ __attribute__((constant))
#define __noinline__ __attribute__((noinline))
#define __forceinline__ inline __attribute__((always_inline))
#define RW_SHARED_INLINE __forceinline__ __host__ __device__
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
#define RW_SHARED_INLINE inline
#define RW_HAVE_LIBM 1
#ifdef __VECTOR_TYPES_H__
#include <vector_functions.h>
#else
#define RW_DEFINE_VECTORS 1
#endif
#endif

#ifdef RW_DEFINE_VECTORS
#ifdef __cplusplus
#define RW_ALIGN(bytes) alignas(bytes)
#else
#define RW_ALIGN(bytes) __attribute__((aligned(bytes)))
#endif
#define RW_VECTOR(name, T, align2, align4)                                                         \
    typedef struct name##1                                                                         \
    {                                                                                              \
        T x;                                                                                       \
    }                                                                                              \
    name##1;                                                                                       \
    typedef struct RW_ALIGN(align2) name##2                                                        \
    {                                                                                              \
        T x, y;                                                                                    \
    }                                                                                              \
    name##2;                                                                                       \
    typedef struct name##3                                                                         \
    {                                                                                              \
        T x, y, z;                                                                                 \
    }                                                                                              \
    name##3;                                                                                       \
    typedef struct RW_ALIGN(align4) name##4                                                        \
    {                                                                                              \
        T x, y, z, w;                                                                              \
    }                                                                                              \
    name##4;                                                                                       \
    static RW_SHARED_INLINE name##1 make_##name##1(T x)                                            \
    {                                                                                              \
        name##1 v = {x};                                                                           \
        return v;                                                                                  \
    }                                                                                              \
    static RW_SHARED_INLINE name##2 make_##name##2(T x, T y)                                       \
    {                                                                                              \
        name##2 v = {x, y};                                                                        \
        return v;                                                                                  \
    }                                                                                              \
    static RW_SHARED_INLINE name##3 make_##name##3(T x, T y, T z)                                  \
    {                                                                                              \
        name##3 v = {x, y, z};                                                                     \
        return v;                                                                                  \
    }                                                                                              \
    static RW_SHARED_INLINE name##4 make_##name##4(T x, T y, T z, T w)                             \
    {                                                                                              \
        name##4 v = {x, y, z, w};                                                                  \
        return v;                                                                                  \
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
#undef RW_ALIGN
#undef RW_DEFINE_VECTORS
#endif

#endif
