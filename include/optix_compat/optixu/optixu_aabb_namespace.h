/* SPDX-License-Identifier: Apache-2.0 */
/* Boxes in namespace optix: see raywright_geometry.h. */
#ifndef RW_COMPAT_OPTIXU_AABB_NAMESPACE_H
#define RW_COMPAT_OPTIXU_AABB_NAMESPACE_H

#include "optixu_math_namespace.h"

#endif
