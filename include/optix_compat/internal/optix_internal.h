/* SPDX-License-Identifier: Apache-2.0 */
/* What device code sees of the library: see raywright_device.h. Ray programs only. */
#ifndef RW_COMPAT_OPTIX_INTERNAL_H
#define RW_COMPAT_OPTIX_INTERNAL_H

#include "../optix_device.h"

#endif
