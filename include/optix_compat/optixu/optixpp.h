/* SPDX-License-Identifier: Apache-2.0 */
/* The object wrapper, in namespace optix: see optixpp_namespace.h. */
#ifndef RW_COMPAT_OPTIXPP_H
#define RW_COMPAT_OPTIXPP_H

#include "optixpp_namespace.h"

#endif
