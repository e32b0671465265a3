/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Where a program looks for the value of a variable: scopes in an order that depends on the kind of
 * program, first definition wins. Used by validation and by the launch part.
 */
#ifndef RW_SCOPE_H
#define RW_SCOPE_H

#include "runtime/object.h"

enum rw_scope {
    RW_SCOPE_NONE,
    RW_SCOPE_PROGRAM,
    RW_SCOPE_GEOMETRY_INSTANCE,
    RW_SCOPE_GEOMETRY,
    RW_SCOPE_MATERIAL,
    RW_SCOPE_CONTEXT,
    RW_SCOPES
};

/* Scopes of a program kind in order, ended by RW_SCOPE_NONE. */
const enum rw_scope *rw_scope_order(enum rwc_program_kind kind);
const char *rw_scope_name(enum rw_scope scope); /* "geometry instance" */

/* NULL when no scope has the name; *where says which one did (may be NULL). Scopes that the kind
 * does not search, and scopes given as NULL, are passed over. For a bound callable program pass the
 * kind and scopes of its caller and the callable itself as p; for a bindless one RWC_CALLABLE. */
RTvariable rw_scope_find(enum rwc_program_kind kind, const struct RTprogram_api *p,
                         const struct RTgeometryinstance_api *gi, const struct RTgeometry_api *g,
                         const struct RTmaterial_api *m, const struct RTcontext_api *c,
                         const char *name, enum rw_scope *where);

#endif
