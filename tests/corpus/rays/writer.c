/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/corpus/rays/writer.h"

#include <stdarg.h>
#include <string.h>

/* splitmix64 */
static uint64_t next_random(struct writer *w)
{
    uint64_t x = w->random += 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

unsigned int pick(struct writer *w, unsigned int count)
{
    return (unsigned int)(next_random(w) >> 32) % count;
}

bool chance(struct writer *w, unsigned int percent)
{
    return pick(w, 100) < percent;
}

void say(struct writer *w, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vfprintf(w->out, format, arguments);
    va_end(arguments);
}

void begin_line(struct writer *w)
{
    fprintf(w->out, "%*s", (int)(4 * w->indent), "");
}

void line(struct writer *w, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    begin_line(w);
    vfprintf(w->out, format, arguments);
    fputc('\n', w->out);
    va_end(arguments);
}

struct variable *add(struct writer *w, enum kind kind, unsigned int size, const char *format, ...)
{
    va_list arguments;
    if (w->variable_count == MAX_VARIABLES) return NULL;
    struct variable *v = &w->variables[w->variable_count++];
    *v = (struct variable){.kind = kind, .size = size};
    va_start(arguments, format);
    vsnprintf(v->name, sizeof(v->name), format, arguments);
    va_end(arguments);
    return v;
}

const struct variable *find(struct writer *w, unsigned int kinds, unsigned int below)
{
    unsigned int count = 0;
    for (unsigned int i = 0; i < below; i++) count += kinds >> w->variables[i].kind & 1;
    if (count == 0) return NULL;
    unsigned int chosen = pick(w, count);
    for (unsigned int i = 0; i < below; i++) {
        if (!(kinds >> w->variables[i].kind & 1)) continue;
        if (chosen-- == 0) return &w->variables[i];
    }
    return NULL;
}
