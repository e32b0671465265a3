/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The search order of each program kind as a table.
 */
#include "runtime/scope.h"

/* The longest order has four scopes; the entries after the last are RW_SCOPE_NONE. */
static const enum rw_scope orders[RWC_PROGRAM_KINDS][5] = {
    [RWC_RAY_GENERATION] = {RW_SCOPE_PROGRAM, RW_SCOPE_CONTEXT},
    [RWC_CLOSEST_HIT] = {RW_SCOPE_PROGRAM, RW_SCOPE_GEOMETRY_INSTANCE, RW_SCOPE_MATERIAL,
                         RW_SCOPE_CONTEXT},
    [RWC_MISS] = {RW_SCOPE_PROGRAM, RW_SCOPE_CONTEXT},
    [RWC_EXCEPTION] = {RW_SCOPE_PROGRAM, RW_SCOPE_CONTEXT},
    [RWC_ANY_HIT] = {RW_SCOPE_PROGRAM, RW_SCOPE_GEOMETRY_INSTANCE, RW_SCOPE_MATERIAL,
                     RW_SCOPE_CONTEXT},
    [RWC_INTERSECTION] = {RW_SCOPE_PROGRAM, RW_SCOPE_GEOMETRY_INSTANCE, RW_SCOPE_GEOMETRY,
                          RW_SCOPE_CONTEXT},
    [RWC_BOUNDS] = {RW_SCOPE_PROGRAM, RW_SCOPE_GEOMETRY_INSTANCE, RW_SCOPE_GEOMETRY,
                    RW_SCOPE_CONTEXT},
    [RWC_CALLABLE] = {RW_SCOPE_PROGRAM, RW_SCOPE_CONTEXT},
    [RWC_ATTRIBUTE] = {RW_SCOPE_PROGRAM, RW_SCOPE_GEOMETRY_INSTANCE, RW_SCOPE_GEOMETRY,
                       RW_SCOPE_CONTEXT},
    [RWC_VISIT] = {RW_SCOPE_PROGRAM, RW_SCOPE_CONTEXT},
};

const enum rw_scope *rw_scope_order(enum rwc_program_kind kind)
{
    return orders[kind];
}

const char *rw_scope_name(enum rw_scope scope)
{
    static const char *const names[RW_SCOPES] = {
        "none", "program", "geometry instance", "geometry", "material", "context",
    };
    return names[scope];
}

RTvariable rw_scope_find(enum rwc_program_kind kind, const struct RTprogram_api *p,
                         const struct RTgeometryinstance_api *gi, const struct RTgeometry_api *g,
                         const struct RTmaterial_api *m, const struct RTcontext_api *c,
                         const char *name, enum rw_scope *where)
{
    const struct rw_variables *scopes[RW_SCOPES] = {
        [RW_SCOPE_PROGRAM] = p ? &p->variables : NULL,
        [RW_SCOPE_GEOMETRY_INSTANCE] = gi ? &gi->variables : NULL,
        [RW_SCOPE_GEOMETRY] = g ? &g->variables : NULL,
        [RW_SCOPE_MATERIAL] = m ? &m->variables : NULL,
        [RW_SCOPE_CONTEXT] = c ? &c->variables : NULL,
    };
    for (const enum rw_scope *scope = orders[kind]; *scope != RW_SCOPE_NONE; scope++) {
        RTvariable found = scopes[*scope] ? rw_variables_find(scopes[*scope], name) : NULL;
        if (!found) continue;
        if (where) *where = *scope;
        return found;
    }
    if (where) *where = RW_SCOPE_NONE;
    return NULL;
}
