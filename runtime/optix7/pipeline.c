/* SPDX-License-Identifier: Apache-2.0 */
/* See pipeline.h. */
#include "runtime/optix7/pipeline.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/list.h"
#include "runtime/base/memory.h"
#include "runtime/optix7/functions.h"
#include "runtime/optix7/recorder.h"
#include "runtime/optix7/report.h"

static void free_pipeline(struct optix7_object *object)
{
    struct optix7_pipeline *pipeline = (struct optix7_pipeline *)object;
    struct optix7_context *context = object->context;
    for (unsigned i = 0; i < pipeline->group_count; i++)
        rw_optix7_object_release(&pipeline->groups[i]->object);
    rw_free(pipeline->groups);
    rw_free(pipeline->params_name);
    if (context && pipeline->kernel) {
        pthread_mutex_lock(&context->device_lock);
        context->device->ops->free(context->device, pipeline->states);
        pthread_mutex_unlock(&context->device_lock);
        rw_optix7_kernel_release(context, pipeline->kernel);
        rw_optix7_kernel_release(context, pipeline->former);
    }
    rw_free(pipeline);
}

void rw_optix7_pipelines_sweep(struct optix7_context *context)
{
    struct optix7_pipeline *over = NULL, **link = &context->dropped;
    pthread_mutex_lock(&context->device_lock);
    rw_optix7_flights_look(context);
    while (*link) {
        struct optix7_pipeline *p = *link;
        if (p->flights) {
            link = &p->next_dropped;
            continue;
        }
        *link = p->next_dropped;
        p->next_dropped = over;
        over = p;
    }
    pthread_mutex_unlock(&context->device_lock);
    while (over) {
        struct optix7_pipeline *p = over;
        over = p->next_dropped;
        rw_optix7_object_release(&p->object);
    }
}

const char *rw_optix7_ray_generation_of(const struct optix7_pipeline *pipeline)
{
    for (unsigned i = 0; i < pipeline->group_count; i++)
        if (pipeline->groups[i]->kind == OPTIX7_GROUP_RAY_GENERATION)
            return pipeline->groups[i]->programs[0].program->name;
    return "";
}

struct request {
    struct optix7_context *context;
    const char *function; /* for messages */
    const struct optix7_pipeline_options *options;
    const struct optix7_link_options *link;
    bool mixes_culling;
    char *log;
    size_t *log_size;
};

/* ---- the programs of the kernel ---- */

struct programs {
    RW_LIST(struct rwc_program_desc) descs;
    struct rw_group *states; /* by number of the group */
    uint32_t ray_generation_count, entry;
    bool out_of_memory;
};

/* Groups that name the same function share a program. */
static uint32_t id_of(struct programs *p, const struct optix7_program *program)
{
    for (size_t i = 0; i < p->descs.count; i++) {
        const struct rwc_program_desc *desc = &p->descs.items[i];
        if (desc->module == program->module->code && desc->program == program->program &&
            desc->kind == program->kind)
            return desc->id;
    }
    uint32_t id = RW_STATE_FIRST_PROGRAM + (uint32_t)p->descs.count;
    const struct rwc_program_desc desc = {.module = program->module->code,
                                          .program = program->program,
                                          .kind = program->kind,
                                          .id = id,
                                          .callable_id = program->kind == RWC_CALLABLE ? id : 0,
                                          .ray_types = ~0u};
    p->out_of_memory |= !rw_list_add(&p->descs, desc);
    return id;
}

static void add_group(struct programs *p, const struct optix7_group *group)
{
    uint32_t ids[OPTIX7_PROGRAMS] = {0};
    for (unsigned i = 0; i < OPTIX7_PROGRAMS && !p->out_of_memory; i++)
        if (group->programs[i].module) ids[i] = id_of(p, &group->programs[i]);
    p->states[group->number] = (struct rw_group){
        ids[0], ids[1], ids[2],
        RW_GROUP_RAY_GENERATION + (uint32_t)(group->kind - OPTIX7_GROUP_RAY_GENERATION)};
    if (group->kind != OPTIX7_GROUP_RAY_GENERATION) return;
    p->ray_generation_count++;
    p->entry = ids[0];
}

static bool collect(const struct optix7_pipeline *pipeline, struct programs *p)
{
    p->states = rw_calloc(pipeline->state_count, sizeof(*p->states));
    if (!p->states) return false;
    for (unsigned i = 0; i < pipeline->group_count; i++) add_group(p, pipeline->groups[i]);
    return !p->out_of_memory;
}

/* Ids are given out again in the same order. */
const char *rw_optix7_program_name(const struct optix7_pipeline *pipeline, uint32_t id)
{
    struct programs p = {0};
    const bool collected = collect(pipeline, &p);
    const size_t number = id - RW_STATE_FIRST_PROGRAM;
    const char *name = "";
    if (collected && number < p.descs.count) name = p.descs.items[number].program->name;
    free(p.descs.items);
    rw_free(p.states);
    return name;
}

/* ---- the kernel ---- */

enum { PRIMITIVE_CUSTOM = 1, LEAST_ATTRIBUTES = 2 };
enum { GRAPH_ANY, GRAPH_SINGLE_GEOMETRY, GRAPH_SINGLE_LEVEL };
enum { STACK_OVERFLOW = 1, TRACE_DEPTH = 2, USER_EXCEPTION = 4, DEBUG_EXCEPTION = 8 };
#define PRIMITIVE_TRIANGLE 0x80000000u

static uint32_t exceptions_of(unsigned flags)
{
    uint32_t features = 0;
    if (flags & STACK_OVERFLOW) features |= RW_FEATURE_STACK_CHECK;
    if (flags & TRACE_DEPTH) features |= RW_FEATURE_DEPTH_CHECK;
    if (flags & USER_EXCEPTION) features |= RW_FEATURE_USER_EXCEPTION;
    if (flags & DEBUG_EXCEPTION) features |= RW_FEATURE_RAY_CHECK | RW_FEATURE_VERIFY;
    return features;
}

static uint64_t features_of(const struct optix7_pipeline_options *options,
                            const struct rwc_program_desc *programs, size_t count)
{
    unsigned primitives = options->primitive_flags;
    uint64_t features = RW_FEATURE_SBT;
    bool any_hit = false;
    for (size_t i = 0; i < count; i++) any_hit |= programs[i].kind == RWC_ANY_HIT;
    if (!primitives) primitives = PRIMITIVE_CUSTOM | PRIMITIVE_TRIANGLE;
    if (primitives & PRIMITIVE_TRIANGLE) features |= RW_FEATURE_TRIANGLES;
    if (primitives & ~PRIMITIVE_TRIANGLE) features |= RW_FEATURE_PRIMITIVES;
    if (any_hit) features |= RW_FEATURE_ANY_HIT | RW_FEATURE_ANY_HIT_FLAGS;
    if (options->graph_flags != GRAPH_SINGLE_GEOMETRY)
        features |= RW_FEATURE_INSTANCES | RW_FEATURE_TRANSFORMS | RW_FEATURE_MASKS;
    if (options->graph_flags == GRAPH_ANY) features |= RW_FEATURE_GRAPH;
    if (options->motion_blur) features |= RW_FEATURE_MOTION;
    if (options->opacity_micromaps) features |= RW_FEATURE_MICROMAPS;
    return features | RW_FEATURE_FACING;
}

/* Where paths are loops of one program, which all rays come back to, there is nothing to gather
 * between two rays, and what a program keeps across one need not be written to memory: Mitsuba's
 * kernels are 1.2 to 1.5 times as fast (docs/lab/optix7.md). Where an index traces one ray, those
 * whose rays end early would wait for the others. */
static enum rwc_strategy strategy_of(const struct rwc_program_desc *programs, size_t count)
{
    size_t tracing = 0, walking = 0;
    for (size_t i = 0; i < count; i++) {
        const struct rwc_program *program = programs[i].program;
        tracing += program->traces;
        walking += program->traces && program->walks_paths;
    }
    return walking && walking == tracing ? RWC_STRATEGY_DIRECT : RWC_STRATEGY_STATES;
}

struct rwc_kernel_desc rw_optix7_describe(const struct optix7_pipeline_options *options,
                                          const struct optix7_link_options *link,
                                          const struct rwc_program_desc *programs, size_t count)
{
    return (struct rwc_kernel_desc){
        .strategy = strategy_of(programs, count),
        .programs = programs,
        .program_count = count,
        .ray_type_count = 1,
        .features = features_of(options, programs, count) | exceptions_of(options->exception_flags),
        .launch_params = options->params_name,
        .attribute_words = options->attribute_values > LEAST_ATTRIBUTES
                               ? (uint32_t)options->attribute_values
                               : LEAST_ATTRIBUTES,
        .max_trace_depth = link->max_trace_depth ? link->max_trace_depth : 1,
        .max_call_depth = 31,
    };
}

static bool mixes_culling(const struct optix7_context *context)
{
    return __atomic_load_n(&context->mixes_culling, __ATOMIC_RELAXED);
}

static struct rwc_kernel_desc describe(const struct request *r, const struct programs *p)
{
    const struct rw_options *o = &r->context->options;
    const struct rw_device *device = r->context->device;
    struct rwc_kernel_desc desc =
        rw_optix7_describe(r->options, r->link, p->descs.items, p->descs.count);
    desc.target = device->target;
    desc.sm = device->sm;
    if (r->mixes_culling) desc.features |= RW_FEATURE_MIXED_CULLING;
    if (o->strategy != RW_STRATEGY_AUTO) desc.strategy = (enum rwc_strategy)o->strategy;
    if (r->context->validates) /* looks for all that can be found */
        desc.features |= exceptions_of(STACK_OVERFLOW | TRACE_DEPTH | DEBUG_EXCEPTION);
    desc.dump_dir = o->dump_dir;
    desc.dump_pass = o->dump_pass;
    desc.skip_passes = o->skip_pass;
    desc.most_seconds = o->compile_limit;
    desc.threads = rw_device_target(device)->is_host ? device->multiprocessors : 1;
    desc.rounds = o->rounds != 0;
    desc.verify_each = (o->debug & RW_DEBUG_VERIFY) != 0;
    return desc;
}

/* ---- creation ---- */

static optix7_result refuse(const struct request *r, optix7_result code, const char *text)
{
    rw_optix7_write_log(text, r->log, r->log_size);
    return rw_optix7_fail(r->context, code, r->function, "%s", text);
}

static optix7_result take_groups(const struct request *r, struct optix7_pipeline *pipeline,
                                 void *const *handles, unsigned count)
{
    pipeline->groups = rw_calloc(count, sizeof(struct optix7_group *));
    if (!pipeline->groups) return refuse(r, OPTIX7_OUT_OF_MEMORY, "out of memory");
    for (unsigned i = 0; i < count; i++) {
        struct optix7_group *group = rw_optix7_object_find(handles[i], OPTIX7_GROUP);
        if (group) pipeline->groups[pipeline->group_count++] = group;
        if (!group || group->object.context != r->context)
            return refuse(r, OPTIX7_INVALID_VALUE, "a program group is none of this context");
        if (group->number >= pipeline->state_count) pipeline->state_count = group->number + 1;
    }
    return OPTIX7_OK;
}

/* maxRegisterCount is a module's, and a kernel has one limit: the largest, and none where a module
 * has none. */
static unsigned register_limit(const struct optix7_pipeline *pipeline)
{
    unsigned most = 0;
    for (unsigned i = 0; i < pipeline->group_count; i++)
        for (unsigned k = 0; k < OPTIX7_PROGRAMS; k++) {
            const struct optix7_module *module = pipeline->groups[i]->programs[k].module;
            if (!module || module->intersection) continue;
            if (!module->options.max_registers) return 0;
            if ((unsigned)module->options.max_registers > most)
                most = (unsigned)module->options.max_registers;
        }
    return most;
}

static optix7_result compile(const struct request *r, const struct optix7_pipeline *pipeline,
                             const struct programs *p, struct optix7_kernel **out)
{
    struct rwc_diag diag = {0};
    struct rwc_kernel_desc desc = describe(r, p);
    const unsigned registers = register_limit(pipeline);
    optix7_result result = rw_optix7_kernel_get(r->context, &desc, registers, &diag, out);
    const bool was_chosen = r->context->options.strategy != RW_STRATEGY_AUTO;
    if (result && result != OPTIX7_OUT_OF_MEMORY && !was_chosen &&
        desc.strategy == RWC_STRATEGY_DIRECT) { /* not all can be */
        rwc_diag_free(&diag);
        desc.strategy = RWC_STRATEGY_STATES;
        result = rw_optix7_kernel_get(r->context, &desc, registers, &diag, out);
    }
    if (result) refuse(r, result, diag.text ? diag.text : "out of memory");
    rwc_diag_free(&diag);
    return result;
}

static optix7_result upload(const struct request *r, struct optix7_pipeline *pipeline,
                            const struct programs *p)
{
    struct rw_device *device = r->context->device;
    size_t size = pipeline->state_count * sizeof(*p->states);
    optix7_result result = OPTIX7_OK;
    pthread_mutex_lock(&r->context->device_lock);
    if (device->ops->alloc(device, size, &pipeline->states) ||
        device->ops->upload(device, pipeline->states, p->states, size))
        result = refuse(r, OPTIX7_DEVICE_OUT_OF_MEMORY, device->error);
    pthread_mutex_unlock(&r->context->device_lock);
    return result;
}

static optix7_result build(const struct request *r, struct optix7_pipeline *pipeline)
{
    struct programs p = {0};
    optix7_result result = OPTIX7_OK;
    if (!collect(pipeline, &p))
        result = refuse(r, OPTIX7_OUT_OF_MEMORY, "out of memory");
    else if (!p.ray_generation_count)
        result = refuse(r, OPTIX7_INVALID_VALUE, "there is no ray generation program");
    pipeline->entry = p.ray_generation_count == 1 ? p.entry : 0;
    if (!result) result = compile(r, pipeline, &p, &pipeline->kernel);
    if (!result) result = upload(r, pipeline, &p);
    free(p.descs.items);
    rw_free(p.states);
    return result;
}

/* For a kernel that is made later. */
static optix7_result keep_options(const struct request *r, struct optix7_pipeline *pipeline)
{
    pipeline->options = *r->options;
    pipeline->link = *r->link;
    pipeline->mixes_culling = r->mixes_culling;
    if (!r->options->params_name) return OPTIX7_OK;
    pipeline->params_name = rw_strdup(r->options->params_name);
    pipeline->options.params_name = pipeline->params_name;
    return pipeline->params_name ? OPTIX7_OK : refuse(r, OPTIX7_OUT_OF_MEMORY, "out of memory");
}

static const char *problem_of(const struct request *r)
{
    const char *problem = rw_optix7_pipeline_problem(r->options);
    if (problem) return problem;
    if (!r->link) return "the link options are NULL";
    if (r->link->max_trace_depth > OPTIX7_MOST_TRACES) return "maxTraceDepth is above 254";
    return NULL;
}

optix7_result rw_optix7_pipeline_create(void *handle, const struct optix7_pipeline_options *options,
                                        const struct optix7_link_options *link, void *const *groups,
                                        unsigned count, char *log, size_t *log_size, void **out)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    const struct request r = {.context = context,
                              .function = "optixPipelineCreate",
                              .options = options,
                              .link = link,
                              .mixes_culling = mixes_culling(context),
                              .log = log,
                              .log_size = log_size};
    const double start = rw_clock_ms();
    const char *problem = problem_of(&r);
    if (!problem && (!out || !groups || !count)) problem = "there are no groups, or no result";
    if (problem) return refuse(&r, OPTIX7_INVALID_VALUE, problem);
    rw_optix7_pipelines_sweep(context);
    struct optix7_pipeline *pipeline = rw_calloc(1, sizeof(*pipeline));
    if (!pipeline) return refuse(&r, OPTIX7_OUT_OF_MEMORY, "out of memory");
    if (!rw_optix7_object_open(&pipeline->object, OPTIX7_PIPELINE, context, free_pipeline)) {
        free_pipeline(&pipeline->object);
        return refuse(&r, OPTIX7_OUT_OF_MEMORY, "out of memory");
    }
    optix7_result result = take_groups(&r, pipeline, groups, count);
    if (!result) result = keep_options(&r, pipeline);
    if (!result) result = build(&r, pipeline);
    if (result) {
        rw_optix7_object_close(&pipeline->object);
        return result;
    }
    const double made_ms = rw_clock_ms() - start;
    pipeline->tally = rw_optix7_tally_open(pipeline, made_ms);
    rw_optix7_record_pipeline(pipeline, options, link, made_ms);
    rw_optix7_write_log("", log, log_size);
    *out = pipeline->object.handle;
    return OPTIX7_OK;
}

/* ---- another kernel ---- */

/* Launches under way keep the former one; another thread may have been here. */
static void exchange(struct optix7_pipeline *pipeline, struct optix7_kernel *kernel)
{
    struct optix7_context *context = pipeline->object.context;
    pthread_mutex_lock(&context->device_lock);
    if (!pipeline->mixes_culling) {
        pipeline->former = pipeline->kernel;
        pipeline->kernel = kernel;
        __atomic_store_n(&pipeline->mixes_culling, true, __ATOMIC_RELAXED);
        kernel = NULL;
    }
    pthread_mutex_unlock(&context->device_lock);
    rw_optix7_kernel_release(context, kernel);
}

/* Without the lock, which the launch takes next: there it waits for who exchanges the kernel. */
static bool looks_already(const struct optix7_pipeline *pipeline)
{
    return __atomic_load_n(&pipeline->mixes_culling, __ATOMIC_RELAXED);
}

optix7_result rw_optix7_pipeline_look(struct optix7_pipeline *pipeline)
{
    const struct request r = {.context = pipeline->object.context,
                              .function = "optixLaunch",
                              .options = &pipeline->options,
                              .link = &pipeline->link,
                              .mixes_culling = true};
    struct programs p = {0};
    struct optix7_kernel *kernel = NULL;
    if (!mixes_culling(r.context) || looks_already(pipeline)) return OPTIX7_OK;
    optix7_result result = collect(pipeline, &p)
                               ? compile(&r, pipeline, &p, &kernel)
                               : refuse(&r, OPTIX7_OUT_OF_MEMORY, "out of memory");
    free(p.descs.items);
    rw_free(p.states);
    if (!result) exchange(pipeline, kernel);
    return result;
}

/* Launches under way go on: what they need is freed when they are over. */
optix7_result rw_optix7_pipeline_destroy(void *handle)
{
    OPTIX7_FIND(optix7_pipeline, pipeline, OPTIX7_PIPELINE, handle);
    struct optix7_context *context = pipeline->object.context;
    if (!rw_optix7_object_close(&pipeline->object)) return OPTIX7_INVALID_VALUE;
    rw_optix7_object_retain(&pipeline->object); /* the list's */
    pthread_mutex_lock(&context->device_lock);
    pipeline->is_dropped = true;
    pipeline->next_dropped = context->dropped;
    context->dropped = pipeline;
    if (context->closed) rw_optix7_flights_land(context); /* nobody comes later */
    pthread_mutex_unlock(&context->device_lock);
    rw_optix7_pipelines_sweep(context);
    return OPTIX7_OK;
}

/* Kernels have the stacks that the compiler computed. */
optix7_result rw_optix7_pipeline_set_stack_size(void *handle, unsigned callables_from_traversal,
                                                unsigned callables_from_state,
                                                unsigned continuation, unsigned graph_depth)
{
    OPTIX7_FIND(optix7_pipeline, pipeline, OPTIX7_PIPELINE, handle);
    (void)callables_from_traversal, (void)callables_from_state, (void)continuation;
    if (graph_depth > OPTIX7_MOST_LEVELS)
        return rw_optix7_fail(pipeline->object.context, OPTIX7_NOT_SUPPORTED,
                              "optixPipelineSetStackSize",
                              "graphs of %u levels are not supported; %u are the most", graph_depth,
                              OPTIX7_MOST_LEVELS);
    return graph_depth ? OPTIX7_OK : OPTIX7_INVALID_VALUE;
}
