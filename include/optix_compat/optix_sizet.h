/* SPDX-License-Identifier: Apache-2.0 */
/* size_t2, size_t3 and size_t4 of namespace optix: sizes and indices of buffers. */
#ifndef RW_COMPAT_OPTIX_SIZET_H
#define RW_COMPAT_OPTIX_SIZET_H

#include "internal/optix_datatypes.h"

#endif
