/* SPDX-License-Identifier: Apache-2.0 */
/* See recorder.h. docs/recording.md says what a line of pipelines.jsonl has. */
#include "runtime/optix7/recorder.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "raywright_types.h"
#include "runtime/base/write.h"

static void tell(void *user, const char *text)
{
    rw_optix7_log(user, OPTIX7_LOG_ERROR, "RECORD", "%s", text);
}

struct rw_recorder rw_optix7_recorder_of(struct optix7_context *context)
{
    return (struct rw_recorder){&context->options, tell, context};
}

/* ---- pipelines ---- */

static json_t *describe_options(const struct optix7_pipeline_options *o,
                                const struct optix7_link_options *link)
{
    return json_pack("{sb si si si si ss? si si}", "motion blur", o->motion_blur != 0,
                     "graph flags", (int)o->graph_flags, "payload values", o->payload_values,
                     "attribute values", o->attribute_values, "exception flags",
                     (int)o->exception_flags, "parameters", o->params_name, "primitive flags",
                     (int)o->primitive_flags, "trace depth", (int)link->max_trace_depth);
}

/* What is in a module says which it is: applications make the same one again. */
static void name_module(const struct optix7_module *module, char out[33])
{
    uint8_t hash[16];
    rwc_module_hash(module->code, hash);
    rw_write_hex(hash, out);
}

static json_t *describe_module(const struct optix7_module *module, const char *name)
{
    const struct optix7_module_options *o = &module->options;
    size_t bytes;
    rwc_module_text(module->code, &bytes);
    return json_pack("{ss sI sb si si si si si}", "module", name, "bytes", (json_int_t)bytes,
                     "built in", module->intersection != NULL, "register limit", o->max_registers,
                     "optimisation level", o->opt_level, "debug level", o->debug_level,
                     "bound values", (int)o->bound_count, "payload types",
                     (int)o->payload_type_count);
}

/* The group; modules that no group before it has are added to `modules`. */
static json_t *describe_group(const struct optix7_group *group, json_t *modules)
{
    json_t *programs = json_array();
    for (unsigned i = 0; i < OPTIX7_PROGRAMS; i++) {
        const struct optix7_program *p = &group->programs[i];
        char name[33];
        if (!p->module) continue;
        name_module(p->module, name);
        if (!json_object_get(modules, name))
            json_object_set_new(modules, name, describe_module(p->module, name));
        json_array_append_new(programs, json_pack("{ss ss ss}", "name", p->program->name, "kind",
                                                  rwc_kinds[p->kind].name, "module", name));
    }
    return json_pack("{ss so}", "kind", rw_optix7_group_kind_name(group->kind), "programs",
                     programs);
}

static json_t *values_of(json_t *object)
{
    json_t *list = json_array(), *value;
    const char *key;
    json_object_foreach (object, key, value) json_array_append(list, value);
    json_decref(object);
    return list;
}

void rw_optix7_record_pipeline(const struct optix7_pipeline *pipeline,
                               const struct optix7_pipeline_options *options,
                               const struct optix7_link_options *link, double made_ms)
{
    struct optix7_context *context = pipeline->object.context;
    char kernel[33];
    if (!rw_is_recording(&context->options) || context->options.profile) return;
    const struct rw_recorder r = rw_optix7_recorder_of(context);
    json_t *groups = json_array(), *modules = json_object();
    for (unsigned i = 0; i < pipeline->group_count; i++)
        json_array_append_new(groups, describe_group(pipeline->groups[i], modules));
    rw_write_hex(pipeline->kernel->hash, kernel);
    rw_record_event(&r, "pipelines.jsonl",
                    json_pack("{si ss ss sf so so so sf}", "process", (int)getpid(), "kernel",
                              kernel, "from", rw_optix7_kernel_origin(context, pipeline->kernel),
                              "made_ms", made_ms, "options", describe_options(options, link),
                              "groups", groups, "modules", values_of(modules), "at",
                              rw_clock_date()));
}

/* ---- launches ---- */

/* Which of several ray generation programs runs is said by a record in the device's memory. */
static const char *name_entry(const struct optix7_pipeline *pipeline, char out[64])
{
    if (pipeline->entry) return rw_optix7_ray_generation_of(pipeline);
    unsigned count = 0;
    for (unsigned i = 0; i < pipeline->group_count; i++)
        count += pipeline->groups[i]->kind == OPTIX7_GROUP_RAY_GENERATION;
    snprintf(out, 64, "one of %u programs", count);
    return out;
}

unsigned rw_optix7_record_begin(const struct optix7_pipeline *pipeline,
                                const struct rw_launch *launch)
{
    struct optix7_context *context = pipeline->object.context;
    char name[64];
    if (!rw_is_recording(&context->options)) return 0;
    const struct rw_recorder r = rw_optix7_recorder_of(context);
    const struct rw_recorded_launch recorded = {
        .hash = pipeline->kernel->hash,
        .profiled = context->options.profile,
        .entry = pipeline->entry,
        .program = name_entry(pipeline, name),
        .size = {launch->size[0], launch->size[1], launch->size[2]},
    };
    return rw_record_begin(&r, &recorded);
}

void rw_optix7_record_end(const struct optix7_pipeline *pipeline, unsigned number, double kernel_ms,
                          RTresult result)
{
    const struct rw_recorder r = rw_optix7_recorder_of(pipeline->object.context);
    rw_record_end(&r, number, kernel_ms, result);
}

RTresult rw_optix7_record_counts(const struct optix7_pipeline *pipeline,
                                 const struct rw_profiler *profiler)
{
    struct optix7_context *context = pipeline->object.context;
    struct optix7_kernel *kernel = pipeline->kernel;
    const struct rw_recorder r = rw_optix7_recorder_of(context);
    RTresult result =
        rw_profile_collect(context->device, profiler, kernel->compiled, &kernel->counts);
    if (!result)
        rw_profile_finish(&r, kernel->hash, context->device, kernel->compiled, &kernel->counts);
    return result;
}
