/* SPDX-License-Identifier: Apache-2.0 */
/* Handles and enumerations: see raywright_types.h. */
#ifndef RW_COMPAT_OPTIX_DECLARATIONS_H
#define RW_COMPAT_OPTIX_DECLARATIONS_H

#include "../../raywright_types.h"
#include "optix_defines.h"

#endif
