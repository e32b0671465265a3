/* SPDX-License-Identifier: Apache-2.0 */
/* The functions make_float2 and so on, C and C++: see optixu_vector_types.h. */
#ifndef RW_COMPAT_OPTIXU_VECTOR_FUNCTIONS_H
#define RW_COMPAT_OPTIXU_VECTOR_FUNCTIONS_H

#include "optixu_vector_types.h"

#endif
