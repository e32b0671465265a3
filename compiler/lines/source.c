/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Where the lines of a program's PTX come from, by its .loc directives, as a table of frames:
 *
 *   frames  [file, line, column, caller, "function"]    caller: number of a frame, or -1
 *   locs    [PTX line, frame]                           holds until the next
 *
 * An inlined position names where it was inlined; the directive that stands before it for that
 * place is its caller.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/base/demangle.h"
#include "compiler/kernel/dump.h"
#include "compiler/lines/lines.h"
#include "compiler/module/module.h"

enum { NAME = 256 };

struct table {
    const struct rwc_ptx_module *ast;
    json_t *files, *frames, *locs;
    json_t *frame_index; /* a frame as text -> its number */
    json_t *file_index;  /* a path -> its number */
    json_t *by_position; /* "file:line:column" -> frame, in the function at hand */
    char function[NAME]; /* the function at hand */
};

static int number_of(json_t *index, const char *key)
{
    json_t *known = json_object_get(index, key);
    return known ? (int)json_integer_value(known) : -1;
}

static int file_number(struct table *t, unsigned file)
{
    const char *path = "";
    for (size_t i = 0; i < t->ast->file_count; i++)
        if (t->ast->files[i].index == file) path = t->ast->files[i].path;
    int number = number_of(t->file_index, path);
    if (number >= 0) return number;
    number = (int)json_array_size(t->files);
    json_array_append_new(t->files, json_string(path));
    json_object_set_new(t->file_index, path, json_integer(number));
    return number;
}

static int frame_number(struct table *t, int file, unsigned line, unsigned column, int caller,
                        const char *function)
{
    char key[NAME + 128];
    snprintf(key, sizeof(key), "%d:%u:%u:%d:%s", file, line, column, caller, function);
    int number = number_of(t->frame_index, key);
    if (number >= 0) return number;
    number = (int)json_array_size(t->frames);
    json_array_append_new(t->frames,
                          json_pack("[i,i,i,i,s]", file, (int)line, (int)column, caller, function));
    json_object_set_new(t->frame_index, key, json_integer(number));
    return number;
}

static void position_key(char out[64], unsigned file, unsigned line, unsigned column)
{
    snprintf(out, 64, "%u:%u:%u", file, line, column);
}

static void function_name(const struct rwc_ptx_loc *loc, char out[NAME])
{
    const char *symbol = loc->function_name ? rwc_ptx_find_debug_string(loc->function_name) : NULL;
    out[0] = '\0';
    if (symbol && !loc->function_offset) rwc_demangle_text(symbol, out, NAME);
    if (!strncmp(out, "_Z", 2)) out[0] = '\0'; /* an operator: its line says more */
}

static void add_loc(struct table *t, const struct rwc_ptx_stmt *stmt)
{
    const struct rwc_ptx_loc *loc = &stmt->loc;
    char key[64], name[NAME];
    int caller = -1;
    if (!loc->line) return; /* the compiler's own code */
    snprintf(name, sizeof(name), "%s", t->function);
    if (loc->inlined_line) {
        position_key(key, loc->inlined_file, loc->inlined_line, loc->inlined_column);
        caller = number_of(t->by_position, key);
        if (caller < 0)
            caller = frame_number(t, file_number(t, loc->inlined_file), loc->inlined_line,
                                  loc->inlined_column, -1, t->function);
        function_name(loc, name);
    }
    int frame = frame_number(t, file_number(t, loc->file), loc->line, loc->column, caller, name);
    position_key(key, loc->file, loc->line, loc->column);
    json_object_set_new(t->by_position, key, json_integer(frame));
    json_array_append_new(t->locs, json_pack("[i,i]", (int)stmt->line, frame));
}

static void add_function(struct table *t, const struct rwc_ptx_function *function)
{
    if (!function->has_body || !function->body_count) return;
    rwc_demangle_text(function->name, t->function, sizeof(t->function));
    json_object_clear(t->by_position);
    for (size_t i = 0; i < function->body_count; i++)
        if (function->body[i].kind == RWC_PTX_STMT_LOC) add_loc(t, &function->body[i]);
    unsigned end = function->body[function->body_count - 1].line + 1;
    json_array_append_new(t->locs, json_pack("[i,i]", (int)end, -1));
}

/* Of the module's programs: which they are, and by number the line at which each begins. */
static void list_programs(const struct rwc_kernel_desc *desc, const struct rwc_module *module,
                          json_t *programs, json_t *begins)
{
    for (size_t i = 0; i < desc->program_count; i++) {
        const struct rwc_program_desc *p = &desc->programs[i];
        char id[16];
        if (p->module != module) continue;
        const struct rwc_ptx_function *f = rwc_ptx_find_function(module->ast, p->program->symbol);
        snprintf(id, sizeof(id), "%u", p->id);
        json_array_append_new(programs, json_integer(p->id));
        if (f) json_object_set_new(begins, id, json_integer(f->line));
    }
}

static json_t *describe(const struct rwc_kernel_desc *desc, size_t first)
{
    const struct rwc_module *module = desc->programs[first].module;
    char safe[RWC_DUMP_NAME_BYTES], file[RWC_DUMP_NAME_BYTES + 8];
    struct table t = {.ast = module->ast,
                      .files = json_array(),
                      .frames = json_array(),
                      .locs = json_array(),
                      .frame_index = json_object(),
                      .file_index = json_object(),
                      .by_position = json_object()};
    for (size_t i = 0; i < t.ast->function_count; i++) add_function(&t, &t.ast->functions[i]);
    json_decref(t.frame_index);
    json_decref(t.file_index);
    json_decref(t.by_position);
    json_t *programs = json_array(), *begins = json_object();
    list_programs(desc, module, programs, begins);
    rwc_dump_safe_name(safe, desc->programs[first].program->name);
    snprintf(file, sizeof(file), "00-%s.ptx", safe);
    return json_pack("{ss ss sb so so so so so}", "file", file, "name", module->name, "generated",
                     module->generated, "programs", programs, "begins", begins, "files", t.files,
                     "frames", t.frames, "locs", t.locs);
}

json_t *rwc_lines_modules(const struct rwc_kernel_desc *desc)
{
    json_t *list = json_array();
    for (size_t i = 0; i < desc->program_count; i++) {
        size_t first = 0;
        while (desc->programs[first].module != desc->programs[i].module) first++;
        if (first == i) json_array_append_new(list, describe(desc, i));
    }
    return list;
}
