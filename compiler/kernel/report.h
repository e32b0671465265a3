/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is known about a kernel once it is compiled, as JSON: programs, states, frames, what each
 * resume point saves, and what each pass did and took. report.c names the fields.
 */
#ifndef RWC_REPORT_H
#define RWC_REPORT_H

#include "compiler/unit.h"

#define RWC_REPORT_PASSES 48

struct rwc_pass_stat {
    const char *name;
    double milliseconds;
    unsigned before, after; /* instructions in the module */
    bool changed, skipped;
};

struct rwc_report {
    struct rwc_pass_stat passes[RWC_REPORT_PASSES];
    unsigned pass_count;
    double emit_milliseconds, total_milliseconds;
    size_t code_size;
    unsigned parts, threads; /* of emission; 0: the whole at once */
    char dump_error[256];    /* why the dump directory could not be written; "" if it could */
};

/* The report of a unit, malloc'ed; NULL when memory is short. */
char *rwc_report_write(const struct rwc_unit *unit);

#endif
