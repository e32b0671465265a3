/* SPDX-License-Identifier: Apache-2.0 */
/* Device functions of the classic interface: see raywright_device.h. */
#ifndef RW_COMPAT_OPTIX_DEVICE_H
#define RW_COMPAT_OPTIX_DEVICE_H

#include "../raywright_device.h"
#include "internal/optix_defines.h"

#endif
