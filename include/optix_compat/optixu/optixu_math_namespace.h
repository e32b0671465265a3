/* SPDX-License-Identifier: Apache-2.0 */
/* Vector mathematics in namespace optix, see raywright_math.h; in ray programs also the device
 * interface. */
#ifndef RW_COMPAT_OPTIXU_MATH_NAMESPACE_H
#define RW_COMPAT_OPTIXU_MATH_NAMESPACE_H

#include "../internal/optix_standard.h"
#include "optixu_vector_types.h"

#if defined(__CUDACC__) || defined(__CUDA__)
#include "../optix_device.h"
#endif
#include "../../raywright_math.h"

#endif
