/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The vector types, float2 and so on, and the functions make_float2 and so on, C++. On the host
 * they are those of the CUDA toolkit where its headers are found, so that sources may include both
 * in any order.
 */
#ifndef RW_COMPAT_OPTIXU_VECTOR_TYPES_H
#define RW_COMPAT_OPTIXU_VECTOR_TYPES_H

#if !defined(__CUDACC__) && !defined(__CUDA__) && defined(__has_include)
#if __has_include(<vector_types.h>) && __has_include(<vector_functions.h>)
#include <vector_functions.h>
#include <vector_types.h>
#endif
#endif
#include "../../raywright_math.h"

#endif
