/* SPDX-License-Identifier: Apache-2.0 */
/* All of the mathematics, without the namespace. */
#ifndef RW_COMPAT_OPTIX_MATH_H
#define RW_COMPAT_OPTIX_MATH_H

#include "optixu/optixu_aabb.h"
#include "optixu/optixu_math.h"
#include "optixu/optixu_matrix.h"

#endif
