/* SPDX-License-Identifier: Apache-2.0 */
/* Vector mathematics, without the namespace. */
#ifndef RW_COMPAT_OPTIXU_MATH_H
#define RW_COMPAT_OPTIXU_MATH_H

#include "optixu_math_namespace.h"

using namespace optix;

#endif
