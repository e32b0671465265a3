/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The vector types, float2 and so on, and the functions make_float2 and so on, C and C++. On the
 * host they are those of the CUDA toolkit where its headers are found, so that sources may include
 * both in any order.
 */
#ifndef RW_COMPAT_OPTIXU_VECTOR_TYPES_H
#define RW_COMPAT_OPTIXU_VECTOR_TYPES_H

#include "../internal/optix_defines.h"

#if !defined(__CUDACC__) && !defined(__CUDA__) && defined(__has_include)
#if __has_include(<vector_types.h>) && __has_include(<vector_functions.h>)
#include <vector_functions.h>
#include <vector_types.h>
#endif
#endif
#ifdef __cplusplus
#include "../../raywright_vector.h"
#else
#include "../../raywright_vector_types.h"
#endif

#endif
