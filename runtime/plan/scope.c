/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The search order of each program kind as a table.
 */
#include "runtime/plan/scope.h"

#include <string.h>

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
    [RWC_VISIT] = {RW_SCOPE_PROGRAM, RW_SCOPE_SELECTOR, RW_SCOPE_CONTEXT},
};

const enum rw_scope *rw_scope_order(enum rwc_program_kind kind)
{
    return orders[kind];
}

const char *rw_scope_name(enum rw_scope scope)
{
    static const char *const names[RW_SCOPES] = {
        "none", "program", "geometry instance", "geometry", "material", "selector", "context",
    };
    return names[scope];
}

enum rw_scope rw_scope_of(const struct RTvariable_api *variable)
{
    static const enum rw_scope scopes[RW_OBJECT_TYPES] = {
        [RW_OBJECT_PROGRAM] = RW_SCOPE_PROGRAM,
        [RW_OBJECT_GEOMETRY_INSTANCE] = RW_SCOPE_GEOMETRY_INSTANCE,
        [RW_OBJECT_GEOMETRY] = RW_SCOPE_GEOMETRY,
        [RW_OBJECT_GEOMETRY_TRIANGLES] = RW_SCOPE_GEOMETRY,
        [RW_OBJECT_MATERIAL] = RW_SCOPE_MATERIAL,
        [RW_OBJECT_SELECTOR] = RW_SCOPE_SELECTOR,
        [RW_OBJECT_CONTEXT] = RW_SCOPE_CONTEXT,
    };
    return scopes[variable->owner->type];
}

static const struct rw_variables *geometry_scope(RTgeometryinstance instance)
{
    if (instance && instance->geometry) return &instance->geometry->variables;
    return instance && instance->triangles ? &instance->triangles->variables : NULL;
}

void rw_scope_search_begin(struct rw_scope_search *search, const char *name)
{
    *search = (struct rw_scope_search){.name = name, .length = (unsigned)strlen(name)};
    HASH_VALUE(name, search->length, search->hash);
}

struct rw_scopes rw_scopes_of(const struct rw_site *site, const struct RTprogram_api *program,
                              const struct RTcontext_api *context)
{
    return (struct rw_scopes){
        .order = orders[site->kind],
        .variables =
            {
                [RW_SCOPE_PROGRAM] = program ? &program->variables : NULL,
                [RW_SCOPE_GEOMETRY_INSTANCE] = site->instance ? &site->instance->variables : NULL,
                [RW_SCOPE_GEOMETRY] = geometry_scope(site->instance),
                [RW_SCOPE_MATERIAL] = site->material ? &site->material->variables : NULL,
                [RW_SCOPE_SELECTOR] = site->selector ? &site->selector->variables : NULL,
                [RW_SCOPE_CONTEXT] = context ? &context->variables : NULL,
            },
    };
}

static RTvariable search_one(struct rw_scope_search *search, enum rw_scope scope,
                             const struct rw_variables *variables)
{
    if (!variables || !variables->first) return NULL;
    if (search->last[scope].variables == variables) return search->last[scope].found;
    RTvariable found =
        rw_variables_find_hashed(variables, search->name, search->length, search->hash);
    search->last[scope].variables = variables;
    search->last[scope].found = found;
    return found;
}

RTvariable rw_scope_search_in(struct rw_scope_search *search, const struct rw_scopes *scopes)
{
    RTvariable found = NULL;
    for (const enum rw_scope *scope = scopes->order; !found && *scope != RW_SCOPE_NONE; scope++)
        found = search_one(search, *scope, scopes->variables[*scope]);
    return found;
}

RTvariable rw_scope_find(const struct rw_scopes *scopes, const char *name)
{
    struct rw_scope_search search;
    rw_scope_search_begin(&search, name);
    return rw_scope_search_in(&search, scopes);
}
