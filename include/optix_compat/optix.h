/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The classic interface under its classic name: in ray programs the device part, elsewhere the host
 * part. Both are Raywright's own headers, which have the documentation.
 */
#ifndef RW_COMPAT_OPTIX_H
#define RW_COMPAT_OPTIX_H

/* As in internal/optix_defines.h: the FindOptiX.cmake of applications looks for this line here. */
#define OPTIX_VERSION 60500

#if defined(__CUDACC__) || defined(__CUDA__)
#include "optix_device.h"
#else
#include "optix_host.h"
#endif

#endif
