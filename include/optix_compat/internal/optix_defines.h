/* SPDX-License-Identifier: Apache-2.0 */
/* Macros of the classic interface that sources write themselves; all its headers have them. */
#ifndef RW_COMPAT_OPTIX_DEFINES_H
#define RW_COMPAT_OPTIX_DEFINES_H

/* The version whose interface this is: major * 10000 + minor * 100 + micro. */
#define OPTIX_VERSION 60500
#define OPTIX_VERSION_MAJOR (OPTIX_VERSION / 10000)
#define OPTIX_VERSION_MINOR (OPTIX_VERSION % 10000 / 100)
#define OPTIX_VERSION_MICRO (OPTIX_VERSION % 100)

/* Before functions that hosts and ray programs share. */
#ifndef RT_HOSTDEVICE
#if defined(__CUDACC__) || defined(__CUDA__)
#define RT_HOSTDEVICE __host__ __device__
#else
#define RT_HOSTDEVICE
#endif
#endif

#ifndef RTAPI
#define RTAPI
#endif

#endif
