/* SPDX-License-Identifier: Apache-2.0 */
/* See cores.h. */
#define _GNU_SOURCE
#include "runtime/base/cores.h"

#include <sched.h>
#include <unistd.h>

unsigned rw_core_count(void)
{
    cpu_set_t set;
    if (!sched_getaffinity(0, sizeof(set), &set)) return (unsigned)CPU_COUNT(&set);
    long online = sysconf(_SC_NPROCESSORS_ONLN);
    return online > 0 ? (unsigned)online : 1;
}
