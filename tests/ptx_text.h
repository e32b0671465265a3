/* SPDX-License-Identifier: Apache-2.0 */
/* Texts of PTX as large as one likes, for what measures the compiler. */
#ifndef RW_TESTS_PTX_TEXT_H
#define RW_TESTS_PTX_TEXT_H

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

struct text {
    char *data;
    size_t length, capacity;
    unsigned line;
    unsigned next['z']; /* number of the next register, by class */
    int with_lines;
};

static inline void put(struct text *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static inline void put(struct text *out, const char *format, ...)
{
    if (out->capacity - out->length < 512) {
        out->capacity = out->capacity ? out->capacity * 2 : 1 << 20;
        out->data = realloc(out->data, out->capacity);
        if (!out->data) exit(1);
    }
    va_list args;
    va_start(args, format);
    out->length += (size_t)vsnprintf(out->data + out->length, 512, format, args);
    va_end(args);
}

/* A form: "D" is the next register of its class, a digit one that was written that many before. */
static inline void put_instruction(struct text *out, const char *form)
{
    char line[128];
    size_t length = 0;
    unsigned none = 0, *made = &none;
    for (const char *at = form; *at; at++) {
        line[length++] = *at;
        if (*at != '%') continue;
        unsigned *next = &out->next[(unsigned char)at[1]];
        unsigned number = *next;
        if (at[2] == 'D')
            made = next;
        else
            number -= (unsigned)(at[2] - '0');
        length += (size_t)sprintf(line + length, "%c%u", at[1], number);
        at += 2;
    }
    line[length] = '\0';
    ++*made;
    if (out->with_lines) put(out, "\t.loc\t1 %u 9\n", ++out->line);
    put(out, "\t%s\n", line);
}

#endif
