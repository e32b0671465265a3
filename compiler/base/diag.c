/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Collects the messages of one compilation in one growing text. When memory runs out, the message
 * is lost but counted, and out_of_memory says so; nothing here can fail in a way a caller must
 * handle.
 */
#include "compiler/base/diag.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

static int prefix(char *out, size_t size, const struct rwc_place *place)
{
    const char *where = place->where;
    if (!where) return place->line ? snprintf(out, size, "line %u: ", place->line) : 0;
    if (!place->line) return snprintf(out, size, "%s: ", where);
    return snprintf(out, size, place->generated ? "%s, PTX line %u: " : "%s:%u: ", where,
                    place->line);
}

/* Whether `line`, the last of the text, is there before: a function of two programs has its errors
 * twice. */
static bool says_already(const struct rwc_diag *diag, const char *line)
{
    const char *found = strstr(diag->text, line);
    while (found != line && found != diag->text && found[-1] != '\n')
        found = strstr(found + 1, line);
    return found != line;
}

bool rwc_error(struct rwc_diag *diag, const char *where, unsigned line, const char *format, ...)
{
    struct rwc_place place = {where, line, false};
    if (diag->locate_cb) diag->locate_cb(diag->locate_user, &place);
    diag->errors++;
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int head = prefix(NULL, 0, &place), body = vsnprintf(NULL, 0, format, args);
    if (head >= 0 && body >= 0 && reserve(diag, (size_t)head + (size_t)body + 1)) {
        char *at = diag->text + diag->length;
        prefix(at, (size_t)head + 1, &place);
        vsnprintf(at + head, (size_t)body + 1, format, again);
        at[head + body] = '\n';
        at[head + body + 1] = '\0';
        if (!says_already(diag, at)) diag->length += (size_t)head + (size_t)body + 1;
        diag->text[diag->length] = '\0';
    }
    va_end(again);
    va_end(args);
    return false;
}

bool rwc_out_of_memory(struct rwc_diag *diag, const char *where, const char *what)
{
    diag->out_of_memory = true;
    return rwc_error(diag, where, 0, "out of memory %s", what);
}

void rwc_diag_free(struct rwc_diag *diag)
{
    free(diag->text);
    *diag = (struct rwc_diag){0};
}
