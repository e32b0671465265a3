/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The rows of bench.large: applications that are large in one way, as large as wanted. What a row
 * has n of its description says.
 */
#ifndef RW_BENCH_LARGE_ROWS_H
#define RW_BENCH_LARGE_ROWS_H

#include "raywright.h"

enum { LARGE_SIZES = 6 };

struct large_row {
    const char *name, *what;
    unsigned sizes[LARGE_SIZES]; /* that are measured unless others are named; 0 ends them */
    RTresult (*make)(RTcontext context, unsigned n, unsigned width, RTbuffer *image);
};

/* NULL: there is no row of that number. */
const struct large_row *large_row(unsigned number);

#endif
