/* SPDX-License-Identifier: Apache-2.0 */
/* What a helper is started for; each gives its exit status. */
#ifndef RW_SERVE_H
#define RW_SERVE_H

#include "runtime/isolate/helper.h"

int rw_serve_compile(const struct rw_helper_task *task);
int rw_serve_device(const struct rw_helper_task *task);

#endif
