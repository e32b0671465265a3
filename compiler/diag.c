/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Collects the messages of one compilation in one growing text. When memory runs out, the message
 * is lost but counted, and out_of_memory says so; nothing here can fail in a way a caller must
 * handle.
 */
#include "compiler/diag.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static bool reserve(struct rwc_diag *diag, size_t extra)
{
    size_t needed = diag->length + extra + 1;
    if (needed <= diag->capacity) return true;
    size_t capacity = diag->capacity ? diag->capacity : 256;
    while (capacity < needed) capacity *= 2;
    char *text = realloc(diag->text, capacity);
    if (!text) {
        diag->out_of_memory = true;
        return false;
    }
    diag->text = text;
    diag->capacity = capacity;
    return true;
}

static int prefix(char *out, size_t size, const char *where, unsigned line)
{
    if (!where) return line ? snprintf(out, size, "line %u: ", line) : 0;
    return line ? snprintf(out, size, "%s:%u: ", where, line) : snprintf(out, size, "%s: ", where);
}

bool rwc_error(struct rwc_diag *diag, const char *where, unsigned line, const char *format, ...)
{
    diag->errors++;
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int head = prefix(NULL, 0, where, line), body = vsnprintf(NULL, 0, format, args);
    if (head >= 0 && body >= 0 && reserve(diag, (size_t)head + (size_t)body + 1)) {
        char *at = diag->text + diag->length;
        prefix(at, (size_t)head + 1, where, line);
        vsnprintf(at + head, (size_t)body + 1, format, again);
        at[head + body] = '\n';
        at[head + body + 1] = '\0';
        diag->length += (size_t)head + (size_t)body + 1;
    }
    va_end(again);
    va_end(args);
    return false;
}

void rwc_diag_free(struct rwc_diag *diag)
{
    free(diag->text);
    *diag = (struct rwc_diag){0};
}
