/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A growing text for the printer. Out of memory makes it empty for good; rwc_ptx_text_take then
 * returns NULL.
 */
#ifndef RWC_PTX_TEXT_H
#define RWC_PTX_TEXT_H

#include "compiler/ptx/ast.h"

struct rwc_ptx_text {
    char *data;
    size_t length, capacity;
    bool failed;
};

void rwc_ptx_print_text(struct rwc_ptx_text *out, const char *text);
void rwc_ptx_printf(struct rwc_ptx_text *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
char *rwc_ptx_text_take(struct rwc_ptx_text *out); /* malloc'ed, NULL: out of memory */

#endif
