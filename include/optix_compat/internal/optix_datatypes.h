/* SPDX-License-Identifier: Apache-2.0 */
/* optix::Ray, RT_DEFAULT_MAX and the sizes of buffers; C++. */
#ifndef RW_COMPAT_OPTIX_DATATYPES_H
#define RW_COMPAT_OPTIX_DATATYPES_H

#include "../optixu/optixu_vector_types.h"

#endif
