/* SPDX-License-Identifier: Apache-2.0 */
/* The object wrapper, without the namespace. */
#ifndef RW_COMPAT_OPTIXPP_H
#define RW_COMPAT_OPTIXPP_H

#include "optixpp_namespace.h"

using namespace optix;

#endif
