/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which lines became most code: each instruction of a kernel is of the line of a program that it
 * was made for, in the source that the program's PTX names or, where it names none, in that PTX. So
 * what is inlined where a program traces is of that line. What is of no program is built in.
 */
#define _DEFAULT_SOURCE /* strsep */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/files.h"
#include "tools/places.h"
#include "tools/recording.h"

enum { SHOWN_LINES = 12 };

static void add(json_t *object, const char *key, double more)
{
    json_object_set_new(object, key, json_integer((json_int_t)(rw_number(object, key) + more)));
}

/* ---- machine code ---- */

/* Instructions of sass.txt by line of the megakernel's PTX, "N": count; NULL: there is none. */
static json_t *count_machine_code(const char *folder, const char *hash)
{
    char *path = rw_path("%s/kernels/%s/sass.txt", folder, hash), *text = rw_slurp(path, NULL);
    json_t *counts = text ? json_object() : NULL;
    char line[24] = "0";
    for (char *at = text, *row; (row = strsep(&at, "\n"));) {
        size_t length = strlen(row);
        if (sscanf(row, "## line %23[0-9]", line) == 1) continue;
        if (!strncmp(row, ".text", 5)) strcpy(line, "0");
        if (length && row[length - 1] == ';') add(counts, line, 1);
    }
    free(text);
    free(path);
    return counts;
}

/* ---- lines ---- */

/* The line of a program that an instruction is of, [program, line]; NULL: it is built in. */
static const json_t *innermost(const json_t *stack)
{
    json_t *frame;
    size_t i;
    json_array_foreach (stack, i, frame)
        if (json_is_array(frame)) return frame;
    return NULL;
}

static void key_of(const json_t *place, char *out, size_t size)
{
    const json_t *ptx = json_object_get(place, "ptx");
    if (ptx)
        snprintf(out, size, "%.0f:%.0f", json_number_value(json_array_get(ptx, 0)),
                 json_number_value(json_array_get(ptx, 1)));
    else
        snprintf(out, size, "%s:%.0f", rw_text(place, "file"), rw_number(place, "line"));
}

struct tally {
    const json_t *lines;   /* the table */
    const json_t *machine; /* NULL: there is no machine code */
    json_t *costs, *entries;
    json_t *known; /* "program:line of its PTX" -> entry */
};

/* The entry of the line, made if need be. */
static json_t *entry_of(struct tally *t, const json_t *frame)
{
    char own[64], key[4096];
    double program = json_number_value(json_array_get(frame, 0));
    double line = json_number_value(json_array_get(frame, 1));
    snprintf(own, sizeof(own), "%.0f:%.0f", program, line);
    json_t *entry = json_object_get(t->known, own);
    if (entry) return entry;
    json_t *place = json_object();
    rw_place_line(place, t->lines, program, line);
    key_of(place, key, sizeof(key));
    entry = json_object_get(t->entries, key);
    if (!entry) json_object_set(t->entries, key, entry = place);
    json_object_set(t->known, own, entry);
    json_decref(place);
    return entry;
}

static void count_line(struct tally *t, const json_t *pair)
{
    char line[24];
    const json_t *stack = json_array_get(json_object_get(t->lines, "stacks"),
                                         (size_t)json_integer_value(json_array_get(pair, 1)));
    const json_t *frame = innermost(stack);
    json_t *entry = frame ? entry_of(t, frame) : NULL;
    snprintf(line, sizeof(line), "%.0f", json_number_value(json_array_get(pair, 0)));
    double instructions = rw_number(t->machine, line);
    add(entry ? entry : t->costs, entry ? "instructions" : "built_in", 1);
    add(t->costs, "total", 1);
    if (!t->machine) return;
    add(entry ? entry : t->costs, entry ? "machine" : "built_in_machine", instructions);
    add(t->costs, "total_machine", instructions);
}

/* Rays are counted where they come back to. */
static void add_rays(json_t *entries, const json_t *states)
{
    json_t *state;
    size_t i;
    json_array_foreach (states, i, state) {
        char key[4096];
        key_of(state, key, sizeof(key));
        json_t *entry = rw_is_resume(state) ? json_object_get(entries, key) : NULL;
        if (entry && rw_number(state, "suspended") > 0)
            add(entry, "rays", rw_number(state, "suspended"));
    }
}

static int by_code(const void *left, const void *right)
{
    const json_t *a = *(json_t *const *)left, *b = *(json_t *const *)right;
    double x = rw_number(a, "machine"), y = rw_number(b, "machine");
    if (x == y) x = rw_number(a, "instructions"), y = rw_number(b, "instructions");
    return (x < y) - (x > y);
}

static json_t *largest(const json_t *entries)
{
    size_t count = json_object_size(entries), i = 0;
    json_t **items = calloc(count + 1, sizeof(json_t *)), *list = json_array(), *entry;
    const char *key;
    json_object_foreach ((json_t *)entries, key, entry)
        if (items) items[i++] = entry;
    if (items) qsort(items, i, sizeof(json_t *), by_code);
    for (size_t k = 0; k < i && k < SHOWN_LINES; k++) json_array_append(list, items[k]);
    free(items);
    return list;
}

/* ---- their text ---- */

static char *file_of(const char *folder, const json_t *kernel, const json_t *sources,
                     const json_t *entry)
{
    const json_t *ptx = json_object_get(entry, "ptx");
    if (!ptx) return rw_path("%s/sources/%s", folder, rw_text(sources, rw_text(entry, "file")));
    const json_t *module =
        rw_module_of(json_object_get(kernel, "lines"), json_number_value(json_array_get(ptx, 0)));
    const char *name = rw_text(module, "file");
    if (!rw_is_plain_name(name)) return NULL;
    return rw_path("%s/kernels/%s/%s", folder, rw_text(kernel, "hash"), name);
}

/* Of a call what is called comes first: it may return more than there is room for. */
static json_t *shown(const char *row)
{
    row += strspn(row, " \t");
    const char *called = !strncmp(row, "call", 4) ? strstr(row, "), ") : NULL;
    if (!called) return json_string(row);
    return json_sprintf("call %s", called + 3);
}

/* Which PTX is meant is said where the kernel has several. */
static void name_line(const json_t *kernel, json_t *entry, double line)
{
    const json_t *modules = json_object_get(json_object_get(kernel, "lines"), "modules");
    const json_t *ptx = json_object_get(entry, "ptx");
    if (!ptx || json_array_size(modules) < 2) return;
    const json_t *module =
        rw_module_of(json_object_get(kernel, "lines"), json_number_value(json_array_get(ptx, 0)));
    json_object_set_new(entry, "place", json_sprintf("%s:%.0f", rw_text(module, "file"), line));
}

static void add_text(const char *folder, const json_t *kernel, const json_t *sources, json_t *entry)
{
    const json_t *ptx = json_object_get(entry, "ptx");
    double wanted = ptx ? json_number_value(json_array_get(ptx, 1)) : rw_number(entry, "line");
    char *path = file_of(folder, kernel, sources, entry), *text = rw_slurp(path, NULL);
    char *at = text, *row = NULL;
    for (double line = 0; line < wanted && (row = strsep(&at, "\n")); line++);
    if (row) json_object_set_new(entry, "text", shown(row));
    name_line(kernel, entry, wanted);
    free(text);
    free(path);
}

json_t *rw_read_costs(const char *folder, const json_t *kernel, const json_t *sources)
{
    const json_t *lines = json_object_get(kernel, "lines");
    json_t *pair, *entry;
    size_t i;
    if (!lines) return NULL;
    json_t *machine = count_machine_code(folder, rw_text(kernel, "hash"));
    struct tally t = {lines, machine, json_object(), json_object(), json_object()};
    json_array_foreach (json_object_get(lines, "megakernel"), i, pair) count_line(&t, pair);
    add_rays(t.entries, json_object_get(kernel, "states"));
    json_t *list = largest(t.entries);
    json_array_foreach (list, i, entry) add_text(folder, kernel, sources, entry);
    json_object_set_new(t.costs, "lines", list);
    json_decref(t.known);
    json_decref(t.entries);
    json_decref(machine);
    return t.costs;
}
