/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The growing text of the printer.
 */
#include "compiler/ptx/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool reserve(struct rwc_ptx_text *out, size_t extra)
{
    size_t needed = out->length + extra + 1;
    if (out->failed) return false;
    if (needed <= out->capacity) return true;
    size_t capacity = out->capacity ? out->capacity : 4096;
    while (capacity < needed) capacity *= 2;
    char *data = realloc(out->data, capacity);
    if (!data) {
        free(out->data);
        *out = (struct rwc_ptx_text){.failed = true};
        return false;
    }
    out->data = data;
    out->capacity = capacity;
    return true;
}

void rwc_ptx_print_text(struct rwc_ptx_text *out, const char *text)
{
    size_t length = strlen(text);
    if (!reserve(out, length)) return;
    memcpy(out->data + out->length, text, length + 1);
    out->length += length;
}

void rwc_ptx_printf(struct rwc_ptx_text *out, const char *format, ...)
{
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int length = vsnprintf(NULL, 0, format, args);
    if (length >= 0 && reserve(out, (size_t)length)) {
        vsnprintf(out->data + out->length, (size_t)length + 1, format, again);
        out->length += (size_t)length;
    }
    va_end(again);
    va_end(args);
}

char *rwc_ptx_text_take(struct rwc_ptx_text *out)
{
    char *data = out->data;
    *out = (struct rwc_ptx_text){.failed = out->failed};
    return data;
}
