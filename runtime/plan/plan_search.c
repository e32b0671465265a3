/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the uses of a plan's program find for its variables: scopes are searched here, once, and the
 * rest of the plan and the tables of values read what was found. Neighbouring uses share most of
 * their scopes, which are then not searched again.
 */
#include "runtime/plan/plan.h"

static RTresult no_memory(RTcontext context)
{
    return rw_out_of_memory(context, "the variables of a plan");
}

static RTresult list_variables(RTcontext context, struct rw_plan_program *p)
{
    const struct rwc_program *program = p->program->program;
    p->variables = rw_calloc(program->variable_count + 1, sizeof(*p->variables));
    if (!p->variables) return no_memory(context);
    for (size_t v = 0; v < program->variable_count; v++)
        if (rwc_is_scoped(program->variables[v]))
            p->variables[p->variable_count++].declared = program->variables[v];
    return RT_SUCCESS;
}

/* The scopes of one use. */
static struct rw_site site_of(const struct rw_plan *plan, const struct rw_plan_program *program,
                              uint32_t use)
{
    struct rw_site site = {.kind = program->scopes};
    enum rwc_storage storage = rwc_kinds[program->scopes].storage;
    if (storage == RWC_STORAGE_RECORD) {
        const struct rw_plan_record *record = &plan->records[use];
        site.instance = plan->geometries[record->geometry].instance;
        site.material = site.instance->materials[record->material];
    } else if (program->scopes == RWC_VISIT) {
        site.selector = plan->selectors[use];
    } else if (storage == RWC_STORAGE_GEOMETRY) {
        site.instance = plan->geometries[use].instance;
    }
    return site;
}

/* The program's own variables hide all others, so every use finds the same. */
static bool is_own(RTprogram program, RTvariable found)
{
    return found && found->owner == &program->base;
}

/* Notes what one use finds. Most variables are the same for all uses, and need no array. */
static bool note(const struct rw_plan_program *p, struct rw_plan_variable *v, size_t use,
                 RTvariable found)
{
    if (!use) v->first = found;
    if (!v->each && found == v->first) return true;
    if (!v->each) {
        v->each = rw_malloc(p->use_capacity * sizeof(RTvariable));
        for (size_t k = 0; v->each && k < use; k++) v->each[k] = v->first;
    }
    if (v->each) v->each[use] = found;
    return v->each;
}

static bool search_use(RTcontext context, const struct rw_plan *plan,
                       const struct rw_plan_program *p, size_t use, struct rw_scope_search *names)
{
    const struct rw_site site = site_of(plan, p, p->uses[use]);
    const struct rw_scopes scopes = rw_scopes_of(&site, p->program, context);
    bool noted = true;
    for (size_t k = 0; k < p->variable_count; k++) {
        struct rw_plan_variable *v = &p->variables[k];
        if (is_own(p->program, v->first)) continue;
        noted &= note(p, v, use, rw_scope_search_in(&names[k], &scopes));
    }
    return noted;
}

/* Uses that came since the last search need room where uses differ. */
static bool make_room(struct rw_plan_program *p)
{
    for (size_t k = 0; k < p->variable_count; k++) {
        struct rw_plan_variable *v = &p->variables[k];
        if (!v->each) continue;
        RTvariable *grown = rw_realloc(v->each, p->use_capacity * sizeof(RTvariable));
        if (!grown) return false;
        v->each = grown;
    }
    return true;
}

RTresult rw_plan_search(RTcontext context, const struct rw_plan *plan, struct rw_plan_program *p)
{
    RTresult result = p->variables ? RT_SUCCESS : list_variables(context, p);
    if (result) return result;
    struct rw_scope_search *names = rw_calloc(p->variable_count + 1, sizeof(*names));
    bool noted = names && make_room(p);
    for (size_t k = 0; noted && k < p->variable_count; k++)
        rw_scope_search_begin(&names[k], p->variables[k].declared->name);
    for (; noted && p->searched < p->use_count; p->searched++)
        noted = search_use(context, plan, p, p->searched, names);
    rw_free(names);
    return noted ? RT_SUCCESS : no_memory(context);
}
