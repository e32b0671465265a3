/* SPDX-License-Identifier: Apache-2.0 */
/* Vectors and matrices in streams, without the namespace. */
#ifndef RW_COMPAT_OPTIXU_MATH_STREAM_H
#define RW_COMPAT_OPTIXU_MATH_STREAM_H

#include "optixu_math_stream_namespace.h"

using namespace optix;

#endif
