/* SPDX-License-Identifier: Apache-2.0 */
/* Functions for sharing buffers with Direct3D 11: declared by optix_host.h; they exist and return
 * RT_ERROR_NOT_SUPPORTED. */
#ifndef RW_COMPAT_OPTIX_D3D11_INTEROP_H
#define RW_COMPAT_OPTIX_D3D11_INTEROP_H

#include "optix_host.h"

#endif
