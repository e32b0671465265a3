/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a process has spent so far, in all its threads: time on processors, which other processes do
 * not add to, and instructions where the machine counts them. Between two looks at it lies a
 * measurement. Threads count that are started after effort_open.
 */
#ifndef RW_BENCH_EFFORT_H
#define RW_BENCH_EFFORT_H

#include <linux/perf_event.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/clock.h"

struct effort {
    double cpu_milliseconds;
    double instructions; /* 0: not counted */
};

/* A descriptor for effort_now, or -1: instructions are not counted. */
static inline int effort_open(void)
{
    struct perf_event_attr what = {.type = PERF_TYPE_HARDWARE,
                                   .size = sizeof(what),
                                   .config = PERF_COUNT_HW_INSTRUCTIONS,
                                   .inherit = 1,
                                   .exclude_kernel = 1,
                                   .exclude_hv = 1};
    return (int)syscall(SYS_perf_event_open, &what, 0, -1, -1, 0);
}

static inline struct effort effort_now(int counter)
{
    uint64_t count = 0;
    if (counter >= 0 && read(counter, &count, sizeof(count)) != sizeof(count)) count = 0;
    return (struct effort){rw_clock_cpu_ms(), (double)count};
}

static inline struct effort effort_since(struct effort before, int counter)
{
    struct effort now = effort_now(counter);
    return (struct effort){now.cpu_milliseconds - before.cpu_milliseconds,
                           now.instructions - before.instructions};
}

#endif
