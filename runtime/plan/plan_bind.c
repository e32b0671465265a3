/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Where variables live. Constants that several programs take from the same variable share one
 * place. In records, programs that occur in one record lie side by side, others may overlap.
 */
#include "runtime/plan/plan.h"

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
    /* What was never set has the value that its declaration says: not the same for all programs. */
    if (variable && variable->type == RT_OBJECTTYPE_UNKNOWN) variable = NULL;
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

/* A variable of a geometry instance, geometry or material stays in the records even when only one
 * use exists: the kernel then stays the same when a second instance is added. */
static bool is_shared_scope(RTvariable variable)
{
    return !variable || variable->owner->type == RW_OBJECT_CONTEXT ||
           variable->owner->type == RW_OBJECT_PROGRAM;
}

static RTresult bind_variable(RTcontext context, struct rw_plan *plan, struct rw_plan_program *p,
                              size_t number)
{
    const struct rw_plan_variable *v = &p->variables[number];
    const struct rwc_variable *declared = v->declared;
    struct rwc_binding *binding = &p->bindings[number];
    binding->symbol = declared->symbol;
    if (!v->each && is_shared_scope(v->first))
        return place_constant(context, plan, v->first, declared, (uint32_t)(p - plan->programs),
                              &binding->offset);
    binding->storage = rwc_kinds[p->scopes].storage;
    uint32_t align = declared->size >= 12 ? 16 : declared->align;
    binding->offset = align_up(p->extent, align > declared->align ? align : declared->align);
    p->extent = binding->offset + (uint32_t)declared->size;
    return RT_SUCCESS;
}

static RTresult bind_program(RTcontext context, struct rw_plan *plan, struct rw_plan_program *p)
{
    RTresult result = RT_SUCCESS;
    p->bindings = rw_calloc(p->variable_count + 1, sizeof(*p->bindings));
    if (!p->bindings) return rw_out_of_memory(context, "variable bindings");
    for (size_t v = 0; v < p->variable_count && !result; v++)
        result = bind_variable(context, plan, p, v);
    return result;
}

static bool share_a_record(const struct rw_plan_program *a, const struct rw_plan_program *b)
{
    if (rwc_kinds[a->scopes].storage != rwc_kinds[b->scopes].storage) return false;
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
    for (size_t k = 0; k < p->variable_count; k++)
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
        bool record = rwc_kinds[p->scopes].storage == RWC_STORAGE_RECORD;
        place_in_record(plan, k, record ? record_head : (uint32_t)sizeof(struct rw_geometry));
        uint32_t *stride = record ? &plan->record_stride : &plan->geometry_stride;
        if (p->base + p->extent > *stride) *stride = p->base + p->extent;
    }
    plan->constant_size = align_up(plan->constant_size, 16);
    plan->geometry_stride = align_up(plan->geometry_stride, 16);
    plan->record_stride = align_up(plan->record_stride, 16);
    return RT_SUCCESS;
}
