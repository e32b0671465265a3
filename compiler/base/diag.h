/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Diagnostics of the compiler. All errors of one compilation are collected, each on its line:
 * "<file or program>:<line>: <what is wrong and what to do>". Nothing is printed.
 */
#ifndef RWC_DIAG_H
#define RWC_DIAG_H

#include <stdbool.h>
#include <stddef.h>

/* Where something is: `where` is a file, program or module, NULL if there is none. */
struct rwc_place {
    const char *where;
    unsigned line;  /* 0: unknown */
    bool generated; /* the line is one of the PTX that was generated from `where` */
};

struct rwc_diag {
    /* Turns what an error gives as its place into what is shown; NULL: that is shown as it is. */
    void (*locate_cb)(const void *user, struct rwc_place *place);
    const void *locate_user;
    char *text; /* NUL-terminated, lines end in '\n'; NULL while empty */
    size_t length;
    size_t capacity;
    unsigned errors;
    bool out_of_memory;
};

/* Adds one line, unless the text has it already. `where` may be NULL; line 0 means unknown. Always
 * returns false, so that a caller can write `return rwc_error(...)`. */
bool rwc_error(struct rwc_diag *diag, const char *where, unsigned line, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* The same for memory that could not be had: "out of memory <what>", and diag->out_of_memory. */
bool rwc_out_of_memory(struct rwc_diag *diag, const char *where, const char *what);

void rwc_diag_free(struct rwc_diag *diag);

#endif
