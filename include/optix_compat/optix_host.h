/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Host functions of the classic interface, C and C++. What a function does is written in
 * raywright.h, which declares it.
 */
#ifndef RW_COMPAT_OPTIX_HOST_H
#define RW_COMPAT_OPTIX_HOST_H

#include "../raywright.h"
#include "internal/optix_defines.h"

#endif
