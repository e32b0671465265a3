/* SPDX-License-Identifier: Apache-2.0 */
/* A launch's kernel is compiled, by the process that the context's isolation wants. */
#ifndef RW_LAUNCH_COMPILE_H
#define RW_LAUNCH_COMPILE_H

#include "runtime/object/object.h"

/* The timeout callback, where there is one, is asked meanwhile, at its period and by this thread.
 * *out is NULL with any error, RT_TIMEOUT_CALLBACK when that or rwContextCancel ended it. */
RTresult rw_compile(RTcontext context, const struct rwc_kernel_desc *desc, struct rwc_kernel **out);

#endif
