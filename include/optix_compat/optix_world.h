/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Everything: in ray programs the device functions, on the host the functions, the interop
 * functions and the helpers; vectors; in C++ also the mathematics and, on the host, the object
 * wrapper.
 */
#ifndef RW_COMPAT_OPTIX_WORLD_H
#define RW_COMPAT_OPTIX_WORLD_H

#include "optix.h"

#ifndef __CUDACC_RTC__
#include "optix_cuda_interop.h"
#include "optix_gl_interop.h"
#include "optixu/optixu.h"
#ifdef _WIN32
#include "optix_d3d10_interop.h"
#include "optix_d3d11_interop.h"
#include "optix_d3d9_interop.h"
#endif
#endif

#include "optixu/optixu_vector_functions.h"
#include "optixu/optixu_vector_types.h"

#ifdef __cplusplus
#include "optixu/optixu_aabb_namespace.h"
#include "optixu/optixu_math_namespace.h"
#include "optixu/optixu_matrix_namespace.h"
#include "optixu/optixu_quaternion_namespace.h"
#if !defined(__CUDACC__) && !defined(__CUDA__)
#include "optixu/optixpp_namespace.h"
#include "optixu/optixu_math_stream_namespace.h"
#endif
#endif

#endif
