/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Where a program looks for the value of a variable: scopes in an order that depends on the kind of
 * program, first definition wins. Used by validation and by the plan.
 */
#ifndef RW_SCOPE_H
#define RW_SCOPE_H

#include "runtime/object/object.h"

enum rw_scope {
    RW_SCOPE_NONE,
    RW_SCOPE_PROGRAM,
    RW_SCOPE_GEOMETRY_INSTANCE,
    RW_SCOPE_GEOMETRY, /* or geometry triangles */
    RW_SCOPE_MATERIAL,
    RW_SCOPE_SELECTOR,
    RW_SCOPE_CONTEXT,
    RW_SCOPES
};

/* Scopes of a program kind in order, ended by RW_SCOPE_NONE. */
const enum rw_scope *rw_scope_order(enum rwc_program_kind kind);
const char *rw_scope_name(enum rw_scope scope); /* "geometry instance" */
/* The scope that a variable is in. */
enum rw_scope rw_scope_of(const struct RTvariable_api *variable);

/* Where a program is used; what its kind does not have is NULL. A bound callable program has the
 * kind and the site of its caller, a bindless one RWC_CALLABLE. */
struct rw_site {
    enum rwc_program_kind kind;
    RTgeometryinstance instance; /* with its geometry or triangles */
    RTmaterial material;
    RTselector selector;
};

/* The scopes of a program at a site. Those that the kind does not search, and those that are NULL,
 * are passed over. */
struct rw_scopes {
    const enum rw_scope *order;
    const struct rw_variables *variables[RW_SCOPES];
};
struct rw_scopes rw_scopes_of(const struct rw_site *site, const struct RTprogram_api *program,
                              const struct RTcontext_api *context);

/* NULL when no scope has the name. */
RTvariable rw_scope_find(const struct rw_scopes *scopes, const char *name);

/* A name to be found at many sites: what each scope had last is remembered, so that a scope shared
 * by neighbouring sites is searched once. Good as long as no variable is declared or removed. */
struct rw_scope_search {
    const char *name;
    unsigned length, hash;
    struct {
        const struct rw_variables *variables;
        RTvariable found;
    } last[RW_SCOPES];
};
void rw_scope_search_begin(struct rw_scope_search *search, const char *name);
RTvariable rw_scope_search_in(struct rw_scope_search *search, const struct rw_scopes *scopes);

#endif
