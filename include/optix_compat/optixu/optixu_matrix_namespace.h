/* SPDX-License-Identifier: Apache-2.0 */
/* Matrices in namespace optix: see raywright_geometry.h. */
#ifndef RW_COMPAT_OPTIXU_MATRIX_NAMESPACE_H
#define RW_COMPAT_OPTIXU_MATRIX_NAMESPACE_H

#include "optixu_math_namespace.h"

#endif
