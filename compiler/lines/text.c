/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Takes the traces of debug locations out of PTX that LLVM emitted: .file and .loc directives,
 * debug sections, and the labels that these need. See lines.h.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/lines/lines.h"

static bool starts(const char *line, const char *with)
{
    return !strncmp(line, with, strlen(with));
}

/* "$L__tmp12:", "$L__func_begin0:", ...: labels that only debug sections use. */
static bool is_debug_label(const char *line, size_t length)
{
    return length && line[length - 1] == ':' &&
           (starts(line, "$L__tmp") || starts(line, "$L__func_begin") ||
            starts(line, "$L__func_end"));
}

static bool is_instruction(const char *line)
{
    return *line == '\t' && line[1] && line[1] != '.' && line[1] != '/';
}

json_t *rwc_lines_strip(char *ptx)
{
    json_t *map = json_array();
    char *to = ptx;
    unsigned number = 0, stack = 0;
    bool in_section = false;
    for (char *line = ptx; *line;) {
        size_t length = strcspn(line, "\n"), whole = length + (line[length] == '\n');
        const char *text = line + strspn(line, " \t");
        bool drop = in_section || starts(text, ".loc\t") || starts(text, ".file") ||
                    starts(text, ".section") || is_debug_label(line, length);
        if (starts(text, ".loc\t")) {
            unsigned file, entry;
            stack = sscanf(text, ".loc %u %u", &file, &entry) == 2 && entry ? entry - 1 : 0;
        }
        if (starts(text, ".section") || in_section) in_section = !memchr(line, '}', length);
        if (!drop) {
            number++;
            if (is_instruction(line))
                json_array_append_new(map, json_pack("[i,i]", (int)number, (int)stack));
            memmove(to, line, whole);
            to += whole;
        }
        line += whole;
    }
    *to = '\0';
    return map;
}
