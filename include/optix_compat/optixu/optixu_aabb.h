/* SPDX-License-Identifier: Apache-2.0 */
/* Boxes, without the namespace. */
#ifndef RW_COMPAT_OPTIXU_AABB_H
#define RW_COMPAT_OPTIXU_AABB_H

#include "optixu_aabb_namespace.h"

using namespace optix;

#endif
