/* SPDX-License-Identifier: Apache-2.0 */
/* Vector mathematics in namespace optix: see raywright_math.h. */
#ifndef RW_COMPAT_OPTIXU_MATH_NAMESPACE_H
#define RW_COMPAT_OPTIXU_MATH_NAMESPACE_H

#include "optixu_vector_types.h"

#endif
