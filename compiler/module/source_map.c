/* SPDX-License-Identifier: Apache-2.0 */
/* See source_map.h. */
#include "compiler/module/source_map.h"

#include <string.h>

#include "compiler/ptx/arena.h"

struct rwc_source_entry {
    unsigned ptx_line; /* what holds from here to the next entry */
    struct rwc_source_position position;
};

struct builder {
    const struct rwc_ptx_module *ast;
    const char *name;
    const struct rwc_ptx_function *function;
    struct rwc_source_map *map;
};

static const char *path_of(const struct builder *b, unsigned file)
{
    for (size_t i = 0; i < b->ast->file_count; i++)
        if (b->ast->files[i].index == file) return b->ast->files[i].path;
    return "";
}

/* The compiler writes a relative name with the working directory in front. */
static bool is_own(const struct builder *b, const char *path)
{
    size_t length = strlen(path), tail = strlen(b->name);
    if (length < tail || strcmp(path + length - tail, b->name)) return false;
    return length == tail || path[length - tail - 1] == '/';
}

/* The .loc before statement `before` that the code inlined at `inner`'s call site comes under. */
static const struct rwc_ptx_stmt *call_site(const struct builder *b,
                                            const struct rwc_ptx_stmt *inner)
{
    for (const struct rwc_ptx_stmt *s = inner; s-- > b->function->body;)
        if (s->kind == RWC_PTX_STMT_LOC && s->loc.file == inner->loc.inlined_file &&
            s->loc.line == inner->loc.inlined_line && s->loc.column == inner->loc.inlined_column)
            return s;
    return NULL;
}

static struct rwc_source_position resolve(const struct builder *b, const struct rwc_ptx_stmt *loc)
{
    unsigned file = loc->loc.file, line = loc->loc.line;
    while (loc && loc->loc.inlined_line && !is_own(b, path_of(b, file))) {
        file = loc->loc.inlined_file;
        line = loc->loc.inlined_line;
        loc = call_site(b, loc);
    }
    const char *path = path_of(b, file);
    return (struct rwc_source_position){is_own(b, path) ? NULL : path, line};
}

static void add(struct builder *b, unsigned ptx_line, struct rwc_source_position position)
{
    b->map->entries[b->map->count++] = (struct rwc_source_entry){ptx_line, position};
}

/* The head of a function has the line of its first .loc; after its end nothing is known. */
static void add_function(struct builder *b, const struct rwc_ptx_function *function)
{
    b->function = function;
    struct rwc_source_entry *head = &b->map->entries[b->map->count];
    add(b, function->line, (struct rwc_source_position){0});
    for (size_t i = 0; i < function->body_count; i++) {
        const struct rwc_ptx_stmt *stmt = &function->body[i];
        if (stmt->kind != RWC_PTX_STMT_LOC || !stmt->loc.line) continue; /* 0: the compiler's own */
        struct rwc_source_position position = resolve(b, stmt);
        if (!head->position.line) head->position = position;
        add(b, stmt->line, position);
    }
    if (function->body_count)
        add(b, function->body[function->body_count - 1].line + 1, (struct rwc_source_position){0});
}

bool rwc_source_map_build(const struct rwc_ptx_module *ast, const char *name,
                          struct rwc_source_map *out)
{
    struct builder b = {.ast = ast, .name = name, .map = out};
    size_t capacity = 2 * ast->function_count + 1;
    for (size_t i = 0; i < ast->function_count; i++)
        for (size_t k = 0; k < ast->functions[i].body_count; k++)
            capacity += ast->functions[i].body[k].kind == RWC_PTX_STMT_LOC;
    *out = (struct rwc_source_map){rwc_ptx_alloc(ast->arena, capacity * sizeof(*out->entries)), 0};
    if (!out->entries) return false;
    for (size_t i = 0; i < ast->function_count; i++)
        if (ast->functions[i].has_body) add_function(&b, &ast->functions[i]);
    return true;
}

struct rwc_source_position rwc_source_map_find(const struct rwc_source_map *map, unsigned ptx_line)
{
    struct rwc_source_position found = {0};
    for (size_t i = 0; i < map->count && map->entries[i].ptx_line <= ptx_line; i++)
        found = map->entries[i].position;
    return found;
}
