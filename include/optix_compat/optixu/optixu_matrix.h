/* SPDX-License-Identifier: Apache-2.0 */
/* Matrices, without the namespace. */
#ifndef RW_COMPAT_OPTIXU_MATRIX_H
#define RW_COMPAT_OPTIXU_MATRIX_H

#include "optixu_matrix_namespace.h"

using namespace optix;

#endif
