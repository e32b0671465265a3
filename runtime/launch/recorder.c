/* SPDX-License-Identifier: Apache-2.0 */
/* See recorder.h. */
#include "runtime/launch/recorder.h"

static void tell(void *user, const char *text)
{
    rw_report(user, 1, "RECORD", "%s", text);
}

struct rw_recorder rw_recorder_of(RTcontext context)
{
    return (struct rw_recorder){&context->options, tell, context};
}

/* The CUDA C of a module is the last string of its key, the name the first. */
static const char *source_text(const struct rw_module *module)
{
    size_t at = module->by_source.keylen - 1;
    while (at && module->source[at - 1]) at--;
    return module->source + at;
}

static json_t *record_sources(const struct rw_recorder *r, const struct rw_plan *plan)
{
    json_t *list = json_array();
    for (size_t i = 0; i < plan->program_count; i++) {
        const struct rw_module *module = plan->programs[i].program->module;
        size_t first = 0;
        while (plan->programs[first].program->module != module) first++;
        if (first == i && module->source)
            json_array_append_new(
                list, rw_record_source(r, module->module, module->source, source_text(module)));
    }
    return list;
}

void rw_record_plan(RTcontext context, const struct rw_plan *plan,
                    const struct rwc_kernel_desc *desc, const struct rw_kernel *kernel)
{
    const struct rw_recorder r = rw_recorder_of(context);
    const struct rw_recorded_kernel recorded = {
        .hash = kernel->hash,
        .desc = desc,
        .compiled = kernel->compiled,
        .device = context->device,
        .loaded = kernel->loaded[0],
        .replaced = kernel->replaced,
    };
    rw_record_kernel(&r, &recorded, record_sources(&r, plan));
}
