/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Where variables live. Constants that several programs take from the same variable share one
 * place. In records, programs that occur in one record lie side by side, others may overlap.
 */
#include <string.h>

#include "runtime/plan/plan.h"

static bool is_record_kind(enum rwc_program_kind kind)
{
    return rwc_kinds[kind].storage == RWC_STORAGE_RECORD;
}

struct rw_plan_search *rw_plan_search_make(const struct rwc_program *program, size_t *count)
{
    struct rw_plan_search *search = rw_calloc(program->variable_count + 1, sizeof(*search));
    *count = 0;
    for (size_t v = 0; search && v < program->variable_count; v++) {
        if (!rw_plan_is_bound(program->variables[v])) continue;
        struct rw_plan_search *s = &search[(*count)++];
        s->declared = program->variables[v];
        rw_scope_search_begin(&s->names, s->declared->name);
    }
    return search;
}

struct rw_site rw_plan_site(const struct rw_plan *plan, const struct rw_plan_program *program,
                            uint32_t use)
{
    struct rw_site site = {.kind = program->scopes};
    if (is_record_kind(program->scopes)) {
        const struct rw_plan_record *record = &plan->records[use];
        site.instance = plan->geometries[record->geometry].instance;
        site.material = site.instance->materials[record->material];
    } else if (program->scopes == RWC_VISIT) {
        site.selector = plan->selectors[use];
    } else if (rwc_kinds[program->scopes].storage == RWC_STORAGE_GEOMETRY) {
        site.instance = plan->geometries[use].instance;
    }
    return site;
}

RTvariable rw_plan_find(RTcontext context, RTprogram program, const struct rw_site *site,
                        struct rw_plan_search *search)
{
    RTvariable found = rw_scope_search_at(&search->names, site, program, context, NULL);
    /* Declared on the host but never given a value: as if it were not there. */
    return found && found->type == RT_OBJECTTYPE_UNKNOWN ? NULL : found;
}

static uint32_t align_up(uint32_t value, uint32_t align)
{
    return align > 1 ? (value + align - 1) / align * align : value;
}

/* True when a constant already placed has the value that `reader` wants. A bound callable program
 * has another id for each reader. */
static bool is_same_constant(const struct rw_plan_constant *c, RTvariable variable,
                             const struct rwc_variable *declared, uint32_t reader)
{
    if (c->variable != variable) return false;
    if (!variable) return c->declared == declared;
    if (variable->object && variable->object->type == RW_OBJECT_PROGRAM && c->program != reader)
        return false;
    return c->declared->cls == declared->cls && c->declared->size == declared->size;
}

static RTresult place_constant(RTcontext context, struct rw_plan *plan, RTvariable variable,
                               const struct rwc_variable *declared, uint32_t reader,
                               uint32_t *offset)
{
    for (size_t k = 0; k < plan->constant_count; k++) {
        const struct rw_plan_constant *c = &plan->constants[k];
        if (is_same_constant(c, variable, declared, reader)) {
            *offset = c->offset;
            return RT_SUCCESS;
        }
    }
    if (!rw_grow((void **)&plan->constants, &plan->constant_capacity, plan->constant_count + 1,
                 sizeof(*plan->constants)))
        return rw_out_of_memory(context, "the constant block");
    /* Sixteen where it pays: vector loads of float3 and float4 values. */
    uint32_t align = declared->size >= 12 ? 16 : declared->align ? declared->align : 1;
    *offset = align_up(plan->constant_size, align > declared->align ? align : declared->align);
    plan->constant_size = *offset + (uint32_t)declared->size;
    plan->constants[plan->constant_count++] =
        (struct rw_plan_constant){variable, declared, reader, *offset};
    return RT_SUCCESS;
}

/* What the uses of a program find for one of its variables. */
struct finding {
    RTvariable first;
    bool differs; /* some use finds another variable, or none */
    bool settled; /* no further use can change this */
};

/* The program's own variables hide all others, so every use finds the same. */
static bool is_own(RTprogram program, RTvariable found)
{
    return found && found->owner == &program->base;
}

static void find_all(RTcontext context, const struct rw_plan *plan, const struct rw_plan_program *p,
                     struct rw_plan_search *search, size_t count, struct finding *out)
{
    size_t open = count;
    for (size_t u = 0; u < p->use_count && open; u++) {
        struct rw_site site = rw_plan_site(plan, p, p->uses[u]);
        for (size_t v = 0; v < count; v++) {
            if (out[v].settled) continue;
            RTvariable found = rw_plan_find(context, p->program, &site, &search[v]);
            if (!u) out[v].first = found;
            out[v].differs = found != out[v].first;
            out[v].settled = out[v].differs || is_own(p->program, found);
            open -= out[v].settled;
        }
    }
}

/* A variable of a geometry instance, geometry or material stays in the records even when only one
 * use exists: the kernel then stays the same when a second instance is added. */
static bool is_shared_scope(RTvariable variable)
{
    return !variable || variable->owner->type == RW_OBJECT_CONTEXT ||
           variable->owner->type == RW_OBJECT_PROGRAM;
}

static RTresult bind_variable(RTcontext context, struct rw_plan *plan, struct rw_plan_program *p,
                              const struct rwc_variable *declared, const struct finding *finding)
{
    struct rwc_binding *binding = &p->bindings[p->binding_count++];
    binding->symbol = declared->symbol;
    if (!finding->differs && is_shared_scope(finding->first))
        return place_constant(context, plan, finding->first, declared,
                              (uint32_t)(p - plan->programs), &binding->offset);
    binding->storage = rwc_kinds[p->scopes].storage;
    uint32_t align = declared->size >= 12 ? 16 : declared->align;
    binding->offset = align_up(p->extent, align > declared->align ? align : declared->align);
    p->extent = binding->offset + (uint32_t)declared->size;
    return RT_SUCCESS;
}

static RTresult bind_program(RTcontext context, struct rw_plan *plan, struct rw_plan_program *p)
{
    size_t count = 0;
    struct rw_plan_search *search = rw_plan_search_make(p->program->program, &count);
    struct finding *findings = rw_calloc(count + 1, sizeof(*findings));
    RTresult result = RT_SUCCESS;
    p->bindings = rw_calloc(count + 1, sizeof(*p->bindings));
    if (!search || !findings || !p->bindings)
        result = rw_out_of_memory(context, "variable bindings");
    else
        find_all(context, plan, p, search, count, findings);
    for (size_t v = 0; v < count && !result; v++)
        result = bind_variable(context, plan, p, search[v].declared, &findings[v]);
    rw_free(search);
    rw_free(findings);
    return result;
}

static bool share_a_record(const struct rw_plan_program *a, const struct rw_plan_program *b)
{
    if (is_record_kind(a->scopes) != is_record_kind(b->scopes)) return false;
    for (size_t i = 0, k = 0; i < a->use_count && k < b->use_count;) {
        if (a->uses[i] == b->uses[k]) return true;
        if (a->uses[i] < b->uses[k])
            i++;
        else
            k++;
    }
    return false;
}

/* First fit behind the record's head. */
static void place_in_record(struct rw_plan *plan, size_t number, uint32_t head)
{
    struct rw_plan_program *p = &plan->programs[number];
    p->base = align_up(head, 16);
    for (size_t k = 0; k < number;) {
        const struct rw_plan_program *q = &plan->programs[k];
        bool meets = q->extent && p->base < q->base + q->extent && q->base < p->base + p->extent;
        if (meets && share_a_record(p, q)) {
            p->base = align_up(q->base + q->extent, 16);
            k = 0;
        } else {
            k++;
        }
    }
    for (size_t k = 0; k < p->binding_count; k++)
        if (p->bindings[k].storage != RWC_STORAGE_CONSTANT) p->bindings[k].offset += p->base;
}

RTresult rw_plan_bind(RTcontext context, struct rw_plan *plan)
{
    uint32_t record_head = (2 * context->ray_type_count + 1) * (uint32_t)sizeof(rw_u32);
    plan->geometry_stride = sizeof(struct rw_geometry);
    plan->record_stride = record_head;
    for (size_t k = 0; k < plan->program_count; k++) {
        struct rw_plan_program *p = &plan->programs[k];
        RTresult result = bind_program(context, plan, p);
        if (result) return result;
        if (!p->extent) continue;
        bool record = is_record_kind(p->scopes);
        place_in_record(plan, k, record ? record_head : (uint32_t)sizeof(struct rw_geometry));
        uint32_t *stride = record ? &plan->record_stride : &plan->geometry_stride;
        if (p->base + p->extent > *stride) *stride = p->base + p->extent;
    }
    plan->constant_size = align_up(plan->constant_size, 16);
    plan->geometry_stride = align_up(plan->geometry_stride, 16);
    plan->record_stride = align_up(plan->record_stride, 16);
    return RT_SUCCESS;
}
