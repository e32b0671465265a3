/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Where variables live. Constants that several programs take from the same variable share one
 * place. In records, programs that occur in one record lie side by side, others may overlap.
 */
#include <string.h>

#include "runtime/plan.h"
#include "runtime/scope.h"

static bool is_record_kind(enum rwc_program_kind kind)
{
    return kind == RWC_CLOSEST_HIT || kind == RWC_ANY_HIT;
}

static bool is_geometry_kind(enum rwc_program_kind kind)
{
    return kind == RWC_INTERSECTION || kind == RWC_BOUNDS || kind == RWC_ATTRIBUTE;
}

RTvariable rw_plan_find(RTcontext context, const struct rw_plan *plan,
                        const struct rw_plan_program *program, uint32_t use,
                        const struct rwc_variable *declared)
{
    struct rw_site site = {.kind = program->scopes};
    if (is_record_kind(program->scopes)) {
        const struct rw_plan_record *record = &plan->records[use];
        site.instance = plan->geometries[record->geometry].instance;
        site.material = site.instance->materials[record->material];
    } else if (is_geometry_kind(program->scopes)) {
        site.instance = plan->geometries[use].instance;
    } else if (program->scopes == RWC_VISIT) {
        site.selector = plan->selectors[use];
    }
    RTvariable found = rw_scope_find(&site, program->program, context, declared->name, NULL);
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

/* True when all uses find one variable (or none); it is put into *out. */
static bool is_uniform(RTcontext context, const struct rw_plan *plan,
                       const struct rw_plan_program *p, const struct rwc_variable *declared,
                       RTvariable *out)
{
    *out = rw_plan_find(context, plan, p, p->uses[0], declared);
    for (size_t u = 1; u < p->use_count; u++)
        if (rw_plan_find(context, plan, p, p->uses[u], declared) != *out) return false;
    return true;
}

/* A variable of a geometry instance, geometry or material stays in the records even when only one
 * use exists: the kernel then stays the same when a second instance is added. */
static bool is_shared_scope(RTvariable variable)
{
    return !variable || variable->owner->type == RW_OBJECT_CONTEXT ||
           variable->owner->type == RW_OBJECT_PROGRAM;
}

static RTresult bind_program(RTcontext context, struct rw_plan *plan, struct rw_plan_program *p)
{
    const struct rwc_program *program = p->program->program;
    p->bindings = rw_calloc(program->variable_count + 1, sizeof(*p->bindings));
    if (!p->bindings) return rw_out_of_memory(context, "variable bindings");
    for (size_t v = 0; v < program->variable_count; v++) {
        const struct rwc_variable *declared = program->variables[v];
        if (!rw_plan_is_bound(declared)) continue;
        struct rwc_binding *binding = &p->bindings[p->binding_count++];
        binding->symbol = declared->symbol;
        RTvariable variable;
        if (is_uniform(context, plan, p, declared, &variable) && is_shared_scope(variable)) {
            RTresult result = place_constant(context, plan, variable, declared,
                                             (uint32_t)(p - plan->programs), &binding->offset);
            if (result) return result;
        } else {
            binding->storage =
                is_record_kind(p->scopes) ? RWC_STORAGE_RECORD : RWC_STORAGE_GEOMETRY;
            uint32_t align = declared->size >= 12 ? 16 : declared->align;
            binding->offset =
                align_up(p->extent, align > declared->align ? align : declared->align);
            p->extent = binding->offset + (uint32_t)declared->size;
        }
    }
    return RT_SUCCESS;
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
