/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The standard headers that sources have come to expect of the classic ones: FLT_MAX, INT_MAX,
 * assert and the like. NVRTC has none of them; it gets the limits of numbers all the same.
 */
#ifndef RW_COMPAT_OPTIX_STANDARD_H
#define RW_COMPAT_OPTIX_STANDARD_H

#ifndef __CUDACC_RTC__
#include <float.h>
#include <limits.h>
#include <math.h>
#include <stddef.h>
#if !defined(__CUDA__) || defined(__CUDACC__)
#include <assert.h>
#include <stdlib.h>
#endif
#else
#ifndef M_PI
#define M_PI 3.14159265358979323846
#endif
#ifndef INFINITY
#define INFINITY __int_as_float(0x7f800000)
#define NAN __int_as_float(0x7fffffff)
#endif
#ifndef FLT_MAX
#define FLT_MAX 3.402823466e+38f
#define FLT_MIN 1.175494351e-38f
#define FLT_EPSILON 1.192092896e-07f
#endif
#ifndef DBL_MAX
#define DBL_MAX 1.7976931348623158e+308
#define DBL_MIN 2.2250738585072014e-308
#define DBL_EPSILON 2.2204460492503131e-16
#endif
#ifndef INT_MAX
#define INT_MAX 2147483647
#define INT_MIN (-INT_MAX - 1)
#define UINT_MAX (INT_MAX * 2u + 1u)
#endif
#endif

#endif
