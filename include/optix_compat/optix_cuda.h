/* SPDX-License-Identifier: Apache-2.0 */
/* The types that ray programs and hosts have in common: handles, enumerations, vectors, rays. */
#ifndef RW_COMPAT_OPTIX_CUDA_H
#define RW_COMPAT_OPTIX_CUDA_H

#include "internal/optix_datatypes.h"
#include "internal/optix_declarations.h"

#endif
