/* SPDX-License-Identifier: Apache-2.0 */
/* The device interface without mathematics: see raywright_device.h. */
#ifndef RW_COMPAT_OPTIX_DEVICE_H
#define RW_COMPAT_OPTIX_DEVICE_H

#include "internal/optix_defines.h"

/* Operators and functions of vectors come with the optixu headers. */
#define RW_WITHOUT_MATH
#include "../raywright_device.h"
#undef RW_WITHOUT_MATH

#endif
