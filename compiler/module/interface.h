/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The interface of a module, read from its syntax tree without LLVM: which programs it has, which
 * variables they declare and use, and whether they trace. Everything lives in the tree's arena.
 *
 * A declared variable is known by its metadata, globals in the namespaces rti_internal_typeinfo,
 * _typename, _typeenum, _semantic and _annotation. A buffer has no metadata; it is known by use, as
 * the symbol whose address reaches the first argument of a buffer stub (buffers.c).
 */
#ifndef RWC_INTERFACE_H
#define RWC_INTERFACE_H

#include "compiler/compiler.h"
#include "compiler/ptx/ast.h"

struct rwc_interface {
    struct rwc_variable *variables; /* all of the module, in its order */
    size_t variable_count;
    struct rwc_program *programs;
    size_t program_count;
};

/* False on error (damaged metadata, out of memory), with messages in diag. */
bool rwc_interface_read(const struct rwc_ptx_module *ast, const char *where,
                        struct rwc_interface *out, struct rwc_diag *diag);

/* ---- the parts of it ---- */

struct rwc_buffer_use {
    bool is_buffer;
    unsigned dim, element_size; /* 0: unknown */
};

/* Fills uses[ast->var_count]. False when out of memory. */
bool rwc_interface_buffers(const struct rwc_ptx_module *ast, struct rwc_buffer_use *uses);

/* For the linker: sets objects[i] of the module variables that the host may bind by name, and of
 * their metadata. Counts as a buffer whatever may be one, since its stub may be in another text.
 * False when out of memory. */
bool rwc_interface_objects(const struct rwc_ptx_module *ast, bool *objects);

/* Adds to uses[] what rwc_interface_buffers takes for a buffer when a stub's argument leads
 * nowhere. False when out of memory. */
bool rwc_interface_buffer_candidates(const struct rwc_ptx_module *ast, struct rwc_buffer_use *uses);

/* Sets variables, variable_count and traces of every program. `variable_of[i]` is the variable of
 * module variable i, or NULL. False when out of memory. */
bool rwc_interface_uses(const struct rwc_ptx_module *ast, const struct rwc_variable **variable_of,
                        struct rwc_program *programs, size_t program_count);

#endif
