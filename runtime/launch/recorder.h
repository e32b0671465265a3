/* SPDX-License-Identifier: Apache-2.0 */
/* What recordings get of a classic context (runtime/record/record.h). */
#ifndef RW_RECORDER_H
#define RW_RECORDER_H

#include "runtime/launch/kernel.h"

/* Borrows the context, whose usage report hears what cannot be recorded. */
struct rw_recorder rw_recorder_of(RTcontext context);
/* A kernel that is loaded on all devices. */
void rw_record_plan(RTcontext context, const struct rw_plan *plan,
                    const struct rwc_kernel_desc *desc, const struct rw_kernel *kernel);

#endif
