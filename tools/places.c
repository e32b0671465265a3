/* SPDX-License-Identifier: Apache-2.0 */
/* See places.h. */
#include "tools/places.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "tools/recording.h"

/* ---- the line table: docs/recording.md ---- */

enum { FILE_OF, LINE_OF, COLUMN_OF, CALLER_OF, FUNCTION_OF }; /* what a frame has */

json_t *rw_module_of(const json_t *lines, double program)
{
    json_t *module, *id;
    size_t m, i;
    json_array_foreach (json_object_get(lines, "modules"), m, module)
        json_array_foreach (json_object_get(module, "programs"), i, id)
            if (json_number_value(id) == program) return module;
    return NULL;
}

/* The frame of a line of the module's PTX; NULL: none. */
static const json_t *frame_at(const json_t *module, double line)
{
    json_t *loc;
    size_t i;
    json_int_t frame = -1;
    json_array_foreach (json_object_get(module, "locs"), i, loc) {
        if (json_number_value(json_array_get(loc, 0)) > line) break;
        frame = json_integer_value(json_array_get(loc, 1));
    }
    return frame < 0 ? NULL : json_array_get(json_object_get(module, "frames"), (size_t)frame);
}

static json_int_t field(const json_t *frame, size_t at)
{
    return json_integer_value(json_array_get(frame, at));
}

static const json_t *caller_of(const json_t *module, const json_t *frame)
{
    json_int_t caller = field(frame, CALLER_OF);
    return caller < 0 ? NULL : json_array_get(json_object_get(module, "frames"), (size_t)caller);
}

static json_t *path_of(const json_t *module, json_int_t file)
{
    return json_array_get(json_object_get(module, "files"), (size_t)file);
}

static void key_of(double program, char out[32])
{
    snprintf(out, 32, "%.0f", program);
}

static const json_t *head_of(const json_t *module, double program)
{
    char key[32];
    key_of(program, key);
    return json_object_get(json_object_get(module, "heads"), key);
}

/* ---- heads of programs ---- */

/* The code of a function begins with its own first line, before anything is inlined. */
static void find_head(json_t *module, const json_t *program)
{
    char key[32];
    json_t *frame, *heads = json_object_get(module, "heads");
    size_t i;
    if (!heads) json_object_set_new(module, "heads", heads = json_object());
    key_of(rw_number(program, "id"), key);
    json_array_foreach (json_object_get(module, "frames"), i, frame) {
        const char *function = json_string_value(json_array_get(frame, FUNCTION_OF));
        if (!function || strcmp(function, rw_text(program, "name"))) continue;
        if (field(frame, CALLER_OF) >= 0) continue;
        json_object_set_new(heads, key,
                            json_pack("[I,I]", field(frame, FILE_OF), field(frame, LINE_OF)));
        return;
    }
}

void rw_find_heads(json_t *lines, const json_t *report)
{
    json_t *program, *only = NULL;
    size_t i;
    bool several = false;
    json_array_foreach (json_object_get(report, "programs"), i, program) {
        json_t *module = rw_module_of(lines, rw_number(program, "id"));
        if (!module) continue;
        find_head(module, program);
        const json_t *head = head_of(module, rw_number(program, "id"));
        json_t *path = head ? path_of(module, field(head, FILE_OF)) : NULL;
        if (!only) only = path;
        several = several || (path && !json_equal(path, only));
    }
    if (only && !several) json_object_set(lines, "only_file", only);
}

/* ---- places of states ---- */

/* "line 115", or "shade.cu:115" where the reader could not tell which file is meant. */
static json_t *words_of(const json_t *lines, json_t *path, json_int_t line)
{
    const char *text = json_string_value(path), *base = text ? strrchr(text, '/') : NULL;
    if (!text || json_equal(json_object_get(lines, "only_file"), path))
        return json_sprintf("line %" JSON_INTEGER_FORMAT, line);
    return json_sprintf("%s:%" JSON_INTEGER_FORMAT, base ? base + 1 : text, line);
}

static void set_place(json_t *state, const json_t *lines, json_t *path, json_int_t line)
{
    json_object_set(state, "file", path);
    json_object_set_new(state, "line", json_integer(line));
    json_object_set_new(state, "place", words_of(lines, path, line));
}

static void set_ptx_place(json_t *state, double program, double line)
{
    json_object_set_new(state, "ptx", json_pack("[I,I]", (json_int_t)program, (json_int_t)line));
    json_object_set_new(state, "place", json_sprintf("line %.0f of its PTX", line));
}

/* The line of the PTX at which a program begins; 0: unknown. */
static double beginning_of(const json_t *module, double program)
{
    char key[32];
    key_of(program, key);
    return rw_number(json_object_get(module, "begins"), key);
}

void rw_place_program(json_t *state, const json_t *lines)
{
    double program = rw_number(state, "program");
    const json_t *module = rw_module_of(lines, program), *head = head_of(module, program);
    double begin = beginning_of(module, program);
    if (head)
        set_place(state, lines, path_of(module, field(head, FILE_OF)), field(head, LINE_OF));
    else if (begin > 0)
        set_ptx_place(state, program, begin);
}

/* Of a chain of inlined calls the innermost line in the program's own file, and the line that
 * called that function if it is in this file too. A chain that never comes to that file is of a
 * function that was not inlined: its outermost line. */
void rw_place_line(json_t *out, const json_t *lines, double program, double ptx_line)
{
    const json_t *module = rw_module_of(lines, program), *head = head_of(module, program);
    json_int_t own = head ? field(head, FILE_OF) : -1;
    const json_t *inner = NULL, *outer = NULL, *last = NULL;
    size_t left = json_array_size(json_object_get(module, "frames"));
    for (const json_t *frame = frame_at(module, ptx_line); frame && left--;
         frame = caller_of(module, frame)) {
        last = frame;
        if (field(frame, FILE_OF) != own) continue;
        if (inner && !outer) outer = frame;
        if (!inner) inner = frame;
    }
    const json_t *place = inner ? inner : last;
    if (!place) {
        set_ptx_place(out, program, ptx_line);
        return;
    }
    set_place(out, lines, path_of(module, field(place, FILE_OF)), field(place, LINE_OF));
    if (outer && field(outer, LINE_OF) != field(inner, LINE_OF))
        json_object_set_new(out, "from_line", json_integer(field(outer, LINE_OF)));
}

void rw_place_resume(json_t *state, const json_t *lines)
{
    json_t *call;
    size_t i;
    json_array_foreach (json_object_get(lines, "calls"), i, call) {
        const json_t *place = json_object_get(call, "place");
        if (rw_number(call, "state") != rw_number(state, "state")) continue;
        if (json_is_true(json_object_get(call, "callable")))
            json_object_set_new(state, "callable", json_true());
        if (!json_is_array(place)) return;
        double program = json_number_value(json_array_get(place, 0));
        if (rw_module_of(lines, program))
            rw_place_line(state, lines, program, json_number_value(json_array_get(place, 1)));
        return;
    }
}
