/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Isolation: what others wrote is compiled, and on the CPU run, by a helper process, so that
 * whatever it does ends that process at most.
 *
 *   compile.c   a compilation in a process of its own
 *   device.c    the CPU device whose kernels run in a process: memory is here (arena.h), machine
 *               code is there
 *   serve.c     the other side of both
 */
#ifndef RW_ISOLATE_H
#define RW_ISOLATE_H

#include <stdbool.h>
#include <stdint.h>

#include "compiler/compiler.h"
#include "raywright.h"
#include "runtime/base/options.h"

/* What a context asks for; to be copied. */
struct rw_isolation {
    bool on;
    const char *program; /* RW_HELPER, the program that helps; NULL: it is near the library */
    uint64_t memory;     /* bytes that a helper may allocate; 0: half of what the machine has */
    double seconds;      /* that a launch may take, RW_TIME_LIMIT; 0: as long as it does */
};

/* What the environment says. */
static inline struct rw_isolation rw_isolation_of(const struct rw_options *options)
{
    return (struct rw_isolation){.on = options->isolate,
                                 .program = options->helper,
                                 .memory = (uint64_t)options->helper_memory << 20,
                                 .seconds = options->time_limit};
}

/* rwc_compile, in a process of its own where isolation is on. That ends with desc->end at once, and
 * soon after desc->most_seconds, whatever it is doing. */
struct rwc_kernel *rw_isolated_compile(const struct rw_isolation *isolation,
                                       const struct rwc_kernel_desc *desc, struct rwc_diag *diag);

#endif
