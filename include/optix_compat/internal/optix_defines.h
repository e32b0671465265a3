/* SPDX-License-Identifier: Apache-2.0 */
/* Macros of the classic interface that sources write themselves. */
#ifndef RW_COMPAT_OPTIX_DEFINES_H
#define RW_COMPAT_OPTIX_DEFINES_H

#ifndef RTAPI
#define RTAPI
#endif

#endif
