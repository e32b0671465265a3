/* SPDX-License-Identifier: Apache-2.0 */
/* The clocks that the library, its tools and its tests read. */
#ifndef RW_CLOCK_H
#define RW_CLOCK_H

#include <time.h>

static inline double rw_clock_read_ms(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

/* For durations: it only goes forward. */
static inline double rw_clock_ms(void)
{
    return rw_clock_read_ms(CLOCK_MONOTONIC);
}

/* For benchmarks on machines that others use too: what this process has run, all threads. */
static inline double rw_clock_cpu_ms(void)
{
    return rw_clock_read_ms(CLOCK_PROCESS_CPUTIME_ID);
}

/* For dates: seconds since 1970, which the machine's owner may set. */
static inline double rw_clock_date(void)
{
    return rw_clock_read_ms(CLOCK_REALTIME) * 1e-3;
}

#endif
