/* SPDX-License-Identifier: Apache-2.0 */
/*
 * From lines of PTX back to lines of the source it was compiled from, by the PTX's .loc directives.
 *
 *   .loc 1 13 3                                                  line 13 of file 1
 *   .loc 2 41 24, function_name $L__info_string1, inlined_at 1 13 3   inlined there
 *   ld.global.u32 %r1, [x];                                      both directives are about this
 *
 * Of the positions that code was inlined through, the innermost in the user's own file counts: that
 * is the line the user can change.
 */
#ifndef RWC_SOURCE_MAP_H
#define RWC_SOURCE_MAP_H

#include "compiler/ptx/ast.h"

struct rwc_source_position {
    const char *file; /* a path; NULL: the module's own source */
    unsigned line;    /* 0: unknown */
};

struct rwc_source_map {
    struct rwc_source_entry *entries; /* in the module's arena, in order of the PTX */
    size_t count;
};

/* `name` is the module's own source, as the compiler was told it. False: out of memory. */
bool rwc_source_map_build(const struct rwc_ptx_module *ast, const char *name,
                          struct rwc_source_map *out);
struct rwc_source_position rwc_source_map_find(const struct rwc_source_map *map, unsigned ptx_line);

#endif
