/* SPDX-License-Identifier: Apache-2.0 */
/* See ptx_lines.h. Reads the layout that LLVM's printer writes: one statement a line, calls over
 * several, function bodies in braces that stand alone. */
#include "runtime/record/ptx_lines.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DIRECTIVE_BYTES = 32 };

static size_t count_lines(const char *text)
{
    size_t lines = 1;
    for (; (text = strchr(text, '\n')); text++) lines++;
    return lines;
}

/* Last character of a line that is neither space nor comment; 0: none. */
static char last_character(const char *line, size_t length)
{
    char last = 0;
    for (size_t i = 0; i < length && strncmp(line + i, "//", 2); i++)
        if (!strchr(" \t\r", line[i])) last = line[i];
    return last;
}

struct state {
    unsigned depth; /* open braces */
    bool in_statement;
};

/* Does an instruction begin on this line? Moves the state on behind it. */
static bool begins_instruction(struct state *s, const char *line, size_t length)
{
    char last = last_character(line, length);
    if (!last) return false;
    const char *first = line + strspn(line, " \t");
    bool begins = s->depth && !s->in_statement && *first != '.' && *first != '{' && *first != '}' &&
                  last != ':';
    for (size_t i = 0; i < length && strncmp(line + i, "//", 2); i++) {
        s->depth += line[i] == '{';
        s->depth -= line[i] == '}' && s->depth;
    }
    s->in_statement = s->depth && last != ';' && last != '{' && last != '}' && last != ':';
    return begins;
}

char *rw_ptx_number_lines(const char *ptx)
{
    char *out = malloc(strlen(ptx) + DIRECTIVE_BYTES * (count_lines(ptx) + 1)), *to = out;
    struct state state = {0};
    unsigned number = 1;
    if (!out) return NULL;
    for (const char *line = ptx; *line; number++) {
        size_t length = strcspn(line, "\n");
        size_t whole = length + (line[length] == '\n');
        if (begins_instruction(&state, line, length)) to += sprintf(to, ".loc 1 %u 0\n", number);
        memcpy(to, line, whole);
        to += whole;
        if (!strncmp(line, ".address_size", 13))
            to += sprintf(to, ".file 1 \"%s\"\n", RW_PTX_LINES_FILE);
        line += whole;
    }
    *to = '\0';
    return out;
}
