/* SPDX-License-Identifier: Apache-2.0 */
/* Functions for sharing buffers and images with OpenGL: declared by optix_host.h. */
#ifndef RW_COMPAT_OPTIX_GL_INTEROP_H
#define RW_COMPAT_OPTIX_GL_INTEROP_H

#include "optix_host.h"

#endif
