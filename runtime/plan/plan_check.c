/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Validation of what a plan's search has found: a variable that all uses share is looked at once,
 * one that many find in the same object once for it. While a plan is made this comes between search
 * and following, so that a plan follows nothing that is missing, dead or of the wrong type; a plan
 * that is still good, under which buffers or triangles changed, is checked without a search.
 */
#include "runtime/plan/plan.h"
#include "runtime/plan/validate.h"

/* What uses from `first` on find for one variable. */
static RTresult check_row(RTcontext context, const struct rw_plan_program *p,
                          const struct rw_plan_variable *v, size_t first)
{
    size_t end = v->each ? p->searched : first + 1;
    unsigned row = ++context->row;
    for (size_t use = first; use < end; use++) {
        RTvariable found = rw_plan_found(v, use);
        if (found && found->base.mark == row) continue;
        if (found) found->base.mark = row;
        RW_CHECK(rw_validate_found(context, p->program, p->scopes, v->declared, found));
    }
    return RT_SUCCESS;
}

RTresult rw_plan_check_found(RTcontext context, const struct rw_plan_program *p, size_t first)
{
    if (rw_is_validated(context)) return RT_SUCCESS;
    for (size_t v = 0; v < p->variable_count; v++)
        RW_CHECK(check_row(context, p, &p->variables[v], first));
    return rw_validate_pending(context);
}

RTresult rw_plan_check(RTcontext context, const struct rw_plan *plan)
{
    if (rw_is_validated(context)) return RT_SUCCESS;
    RW_CHECK(rw_validate_begin(context));
    for (size_t k = 0; k < plan->program_count; k++)
        RW_CHECK(rw_plan_check_found(context, &plan->programs[k], 0));
    context->validated_version = context->structure_version;
    return RT_SUCCESS;
}
