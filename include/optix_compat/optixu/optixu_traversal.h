/* SPDX-License-Identifier: Apache-2.0 */
/* Rays against triangles without a graph, C and C++: see raywright_traversal.h. */
#ifndef RW_COMPAT_OPTIXU_TRAVERSAL_H
#define RW_COMPAT_OPTIXU_TRAVERSAL_H

#include "../optix_host.h"

#endif
