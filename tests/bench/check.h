/* SPDX-License-Identifier: Apache-2.0 */
/* Calls of a benchmark that have to succeed. Its context is `context`. */
#ifndef RW_BENCH_CHECK_H
#define RW_BENCH_CHECK_H

#include <stdio.h>
#include <stdlib.h>

#include "raywright.h"

enum { SKIPPED = 77 };

/* Else the program ends with a message: as skipped where the device, or a compiler for CUDA C, is
 * not there. */
static inline void bench_must(RTcontext context, RTresult result, const char *doing)
{
    const char *text;
    if (result == RT_SUCCESS) return;
    rtContextGetErrorString(context, result, &text);
    fprintf(stderr, "%s: %s\n", doing, text);
    exit(result == RT_ERROR_NOT_SUPPORTED || result == RT_ERROR_NO_DEVICE ? SKIPPED : 1);
}
#define CHECK(call) bench_must(context, call, #call)

#endif
