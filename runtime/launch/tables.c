/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Values: the contents of the constant block, the geometry records and the hit records, as a plan
 * lays them out.
 */
#include "runtime/device/device.h"
#include "runtime/launch/tables.h"

#include <string.h>

struct rw_buffer rw_buffer_describe(const struct RTbuffer_api *b, unsigned device)
{
    const uint64_t data = b->paged_at ? b->paged_at : b->device_data[device];
    return (struct rw_buffer){
        data, b->size[0], (rw_u32)b->size[1], (rw_u32)b->size[2], b->id, (rw_u32)b->element_size};
}

/* Where values go: to a program of the plan, on a device. */
struct target {
    const struct rw_plan *plan;
    const struct rw_value_reader *reader;
    uint32_t program; /* index */
};

static uint32_t object_value(const struct target *t, RTvariable variable)
{
    switch (variable->object->type) {
    case RW_OBJECT_PROGRAM:
        return rw_plan_callable(t->plan, (RTprogram)variable->object, t->program);
    case RW_OBJECT_BUFFER:
        return ((RTbuffer)variable->object)->id;
    case RW_OBJECT_TEXTURE_SAMPLER:
        return ((RTtexturesampler)variable->object)->id;
    default:
        return rw_plan_root(t->plan, variable->object);
    }
}

/* The object, and for Raywright's own type the id behind it. */
static void write_texture(const struct rw_value_reader *reader, const struct rwc_variable *declared,
                          const struct RTtexturesampler_api *sampler, unsigned char *out)
{
    const struct rw_device_texture *texture = sampler ? sampler->texture[reader->device] : NULL;
    uint64_t value[2] = {texture ? texture->object : reader->null_texture,
                         sampler ? sampler->id : 0};
    memcpy(out, value, declared->size < sizeof(value) ? declared->size : sizeof(value));
}

/* declared->size bytes. */
static void write_value(const struct target *t, const struct rwc_variable *declared,
                        RTvariable variable, unsigned char *out)
{
    memset(out, 0, declared->size);
    if (variable && variable->type == RT_OBJECTTYPE_UNKNOWN) variable = NULL;
    if (declared->cls == RWC_VARIABLE_TEXTURE) {
        write_texture(t->reader, declared, variable ? (RTtexturesampler)variable->object : NULL,
                      out);
    } else if (declared->cls == RWC_VARIABLE_BUFFER) {
        if (variable && variable->object) {
            struct rw_buffer value =
                rw_buffer_describe((RTbuffer)variable->object, t->reader->device);
            memcpy(out, &value, sizeof(value));
        }
    } else if (variable && variable->object) {
        uint32_t value = object_value(t, variable);
        memcpy(out, &value, declared->size < sizeof(value) ? declared->size : sizeof(value));
    } else if (variable) {
        size_t size = variable->size < declared->size ? variable->size : declared->size;
        memcpy(out, rw_variable_data(variable), size);
    } else if (declared->initial) {
        memcpy(out, declared->initial, declared->size);
    }
}

/* The variables of one program in all of its records. */
static void fill_program(const struct target *t, unsigned char *records, size_t stride)
{
    const struct rw_plan_program *p = &t->plan->programs[t->program];
    for (size_t u = 0; u < p->use_count; u++) {
        unsigned char *record = records + p->uses[u] * stride;
        for (size_t v = 0; v < p->variable_count; v++) {
            if (p->bindings[v].storage == RWC_STORAGE_CONSTANT) continue;
            RTvariable found = rw_plan_found(&p->variables[v], u);
            if (found) found->in_records = true;
            write_value(t, p->variables[v].declared, found, record + p->bindings[v].offset);
        }
    }
}

static rw_u32 geometry_flags(const struct RTgeometryinstance_api *instance, uint32_t material)
{
    if (instance->geometry) return (rw_u32)instance->geometry->flags;
    if (material >= instance->triangles->material_count) return 0;
    return (rw_u32)instance->triangles->material_flags[material];
}

static void fill_heads(RTcontext context, const struct rw_plan *plan, struct rw_tables *t)
{
    for (size_t k = 0; k < plan->geometry_count; k++) {
        RTgeometryinstance instance = plan->geometries[k].instance;
        struct rw_geometry head = {.first_record = plan->geometries[k].first_record,
                                   .material_count = instance->material_count};
        if (instance->triangles) {
            head.intersection = rw_plan_id(plan, instance->triangles->attribute, RWC_ATTRIBUTE);
        } else {
            head.intersection =
                rw_plan_id(plan, instance->geometry->intersection, RWC_INTERSECTION);
            head.flags = (rw_u32)instance->geometry->flags;
        }
        memcpy(t->geometries + k * plan->geometry_stride, &head, sizeof(head));
    }
    for (size_t k = 0; k < plan->selector_count; k++) {
        struct rw_geometry head = {.intersection =
                                       rw_plan_id(plan, plan->selectors[k]->visit, RWC_VISIT),
                                   .material_count = plan->selectors[k]->child_count};
        memcpy(t->geometries + (plan->geometry_count + k) * plan->geometry_stride, &head,
               sizeof(head));
    }
    for (size_t k = 0; k < plan->record_count; k++) {
        const struct rw_plan_record *r = &plan->records[k];
        RTmaterial m = plan->geometries[r->geometry].instance->materials[r->material];
        rw_u32 *head = (rw_u32 *)(t->records + k * plan->record_stride);
        for (unsigned type = 0; type < m->ray_types && type < context->ray_type_count; type++) {
            head[type] = rw_plan_id(plan, m->closest_hit[type], RWC_CLOSEST_HIT);
            head[context->ray_type_count + type] = rw_plan_id(plan, m->any_hit[type], RWC_ANY_HIT);
        }
        head[2 * context->ray_type_count] =
            geometry_flags(plan->geometries[r->geometry].instance, r->material);
    }
}

RTresult rw_constants_fill(RTcontext context, const struct rw_plan *plan,
                           const struct rw_value_reader *reader, unsigned char **out)
{
    unsigned char *constants = *out = rw_calloc(plan->constant_size + 1, 1);
    if (!constants) return rw_out_of_memory(context, "the variables of a launch");
    for (size_t k = 0; k < plan->constant_count; k++) {
        const struct rw_plan_constant *c = &plan->constants[k];
        const struct target t = {plan, reader, c->program};
        write_value(&t, c->declared, c->variable, constants + c->offset);
    }
    return RT_SUCCESS;
}

static void fill_values(const struct rw_plan *plan, const struct rw_value_reader *reader,
                        const struct rw_tables *tables)
{
    for (size_t k = 0; k < plan->program_count; k++) {
        const struct rw_plan_program *p = &plan->programs[k];
        const struct target t = {plan, reader, (uint32_t)k};
        if (!p->extent) continue;
        size_t first = p->scopes == RWC_VISIT ? plan->geometry_count : 0;
        if (rwc_kinds[p->scopes].storage == RWC_STORAGE_RECORD)
            fill_program(&t, tables->records, plan->record_stride);
        else
            fill_program(&t, tables->geometries + first * plan->geometry_stride,
                         plan->geometry_stride);
    }
}

RTresult rw_tables_fill(RTcontext context, const struct rw_plan *plan,
                        const struct rw_value_reader *reader, struct rw_tables *out)
{
    *out = (struct rw_tables){
        .geometries = rw_calloc(rw_plan_geometry_records(plan) + 1, plan->geometry_stride),
        .records = rw_calloc(plan->record_count + 1, plan->record_stride),
    };
    if (!out->geometries || !out->records) {
        rw_tables_free(out);
        return rw_out_of_memory(context, "the variables of a launch");
    }
    fill_heads(context, plan, out);
    fill_values(plan, reader, out);
    return RT_SUCCESS;
}

void rw_tables_free(struct rw_tables *tables)
{
    rw_free(tables->geometries);
    rw_free(tables->records);
    *tables = (struct rw_tables){0};
}
