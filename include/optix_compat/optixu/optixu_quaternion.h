/* SPDX-License-Identifier: Apache-2.0 */
/* Quaternions, without the namespace. */
#ifndef RW_COMPAT_OPTIXU_QUATERNION_H
#define RW_COMPAT_OPTIXU_QUATERNION_H

#include "optixu_quaternion_namespace.h"

using namespace optix;

#endif
