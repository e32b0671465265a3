/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Launches. Nothing is prepared for one: programs are found by the records, launch parameters are
 * read where they are. A launch is work of the application's stream, and nobody waits for it; what
 * the device needs for it, a flight, is used again when it is over. On the CPU there are no
 * streams: there it is over when the call returns.
 */
#include <string.h>

#include "programs/config.h"
#include "runtime/base/memory.h"
#include "runtime/optix7/functions.h"
#include "runtime/optix7/recorder.h"
#include "runtime/optix7/report.h"

static const char *problem_of_table(const struct optix7_table *table)
{
    if (!table->records) return NULL;
    if (table->records % OPTIX7_RECORD_ALIGNMENT || table->stride % OPTIX7_RECORD_ALIGNMENT)
        return "records are aligned to 16 bytes";
    if (table->count > 1 && table->stride < OPTIX7_RECORD_HEADER)
        return "a record has 32 bytes at least";
    return NULL;
}

static const char *problem_of(const struct optix7_binding_table *table, unsigned width,
                              unsigned height, unsigned depth)
{
    enum { MOST_INDICES = 1 << 30 };
    if (!table) return "the shader binding table is NULL";
    if (!table->ray_generation || table->ray_generation % OPTIX7_RECORD_ALIGNMENT)
        return "raygenRecord is 0 or not aligned to 16 bytes";
    if (!width || !height || !depth) return "a dimension is 0";
    if ((uint64_t)width * height > MOST_INDICES || (uint64_t)width * height * depth > MOST_INDICES)
        return "there are more than 2^30 launch indices";
    const char *problem = problem_of_table(&table->miss);
    if (!problem) problem = problem_of_table(&table->hit);
    return problem ? problem : problem_of_table(&table->callables);
}

static struct rw_launch describe(const struct optix7_pipeline *pipeline, optix7_address params,
                                 const struct optix7_binding_table *table, const unsigned size[3])
{
    const struct optix7_context *context = pipeline->object.context;
    const struct rw_schedule schedule =
        rw_options_schedule(&context->options, pipeline->kernel->compiled->traces_again, false);
    return (struct rw_launch){
        .constants = params,
        .groups = pipeline->states,
        .group_count = pipeline->state_count,
        .ray_generation = table->ray_generation,
        .exception_record = table->exception,
        .miss = table->miss.records,
        .miss_stride = table->miss.stride,
        .records = table->hit.records,
        .record_stride = table->hit.stride,
        .callables = table->callables.records,
        .callable_stride = table->callables.stride,
        .size = {size[0], size[1], size[2]},
        .entry = pipeline->entry,
        .ray_type_count = 1,
        .plane_bits = RW_PLANE_BITS,
        .one = 1,
        .threshold = schedule.threshold,
        .refill = schedule.refill,
        .print_index = {~0u, ~0u, ~0u},
    };
}

/* ---- flights ---- */

struct optix7_flight {
    struct optix7_flight *next; /* of the context's, in the order in which they were last taken */
    struct rw_device_flight *device;
    struct optix7_pipeline *pipeline; /* that it is of; it waits for this before it goes */
    struct rw_profiler profiler;
    unsigned record; /* the launch's number in a recording */
    bool under_way;
};

/* What went wrong in a launch that nobody waited for is said when its flight is used again. */
static RTresult land(struct optix7_context *context, struct optix7_flight *flight)
{
    flight->under_way = false;
    RTresult result = context->device->ops->finish(context->device, flight->device);
    const double ms = context->device->timing.kernel_ms;
    rw_optix7_record_end(flight->pipeline, flight->record, ms, result);
    if (!result) rw_optix7_tally_time(flight->pipeline->tally, ms);
    return result ? result : rw_optix7_record_counts(flight->pipeline, &flight->profiler);
}

static struct optix7_flight *new_flight(struct optix7_context *context)
{
    struct optix7_flight *flight = rw_calloc(1, sizeof(*flight));
    struct rw_device *d = context->device;
    if (!flight || d->ops->flight_create(d, &flight->device)) {
        rw_free(flight);
        return NULL;
    }
    return flight;
}

/* Out of the list: one that is over, among those that began longest ago. The first is enough where
 * there is one stream; where one of several has a long launch, some behind it are over. NULL: none
 * that was looked at. */
static struct optix7_flight *take_over(struct optix7_context *context)
{
    enum { LOOKS = 4 };
    struct rw_device *d = context->device;
    struct optix7_flight *before = NULL, *f = context->flights;
    for (int k = 0; f && k < LOOKS; before = f, f = f->next, k++) {
        if (f->under_way && !d->ops->is_over(d, f->device, 0)) continue;
        *(before ? &before->next : &context->flights) = f->next;
        if (context->last_flight == f) context->last_flight = before;
        return f;
    }
    return NULL;
}

static void append(struct optix7_context *context, struct optix7_flight *flight)
{
    flight->next = NULL;
    *(context->last_flight ? &context->last_flight->next : &context->flights) = flight;
    context->last_flight = flight;
}

static RTresult take_flight(struct optix7_context *context, struct optix7_flight **out)
{
    *out = take_over(context);
    if (!*out) *out = new_flight(context);
    if (!*out) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    append(context, *out);
    return (*out)->under_way ? land(context, *out) : RT_SUCCESS;
}

void rw_optix7_flights_land(struct optix7_context *context)
{
    for (struct optix7_flight *f = context->flights; f; f = f->next)
        if (f->under_way && land(context, f))
            rw_optix7_log(context, OPTIX7_LOG_ERROR, "LAUNCH", "a launch failed: %s",
                          context->device->error);
}

void rw_optix7_flights_wait(struct optix7_context *context)
{
    pthread_mutex_lock(&context->device_lock);
    rw_optix7_flights_land(context);
    pthread_mutex_unlock(&context->device_lock);
}

void rw_optix7_flights_free(struct optix7_context *context)
{
    struct rw_device *d = context->device;
    rw_optix7_flights_wait(context);
    for (struct optix7_flight *f = context->flights, *next; f; f = next) {
        next = f->next;
        d->ops->flight_free(d, f->device);
        rw_profile_free(d, &f->profiler);
        rw_free(f);
    }
    context->flights = context->last_flight = NULL;
    if (context->findings) d->ops->free(d, context->findings);
}

/* ---- the call ---- */

static RTresult begin(struct optix7_pipeline *pipeline, void *stream, struct rw_launch *launch,
                      struct optix7_flight *flight)
{
    struct rw_device *d = pipeline->object.context->device;
    const struct optix7_kernel *kernel = pipeline->kernel;
    RTresult result = rw_profile_prepare(d, &flight->profiler, kernel->compiled, &launch->profile);
    if (result) return result;
    flight->pipeline = pipeline;
    flight->record = rw_optix7_record_begin(pipeline, launch);
    result = d->ops->launch(d, kernel->loaded, launch, stream, flight->device);
    if (result) {
        rw_optix7_record_end(pipeline, flight->record, 0, result);
        return result;
    }
    flight->under_way = true;
    rw_optix7_tally_launch(pipeline->tally,
                           (uint64_t)launch->size[0] * launch->size[1] * launch->size[2]);
    return RT_SUCCESS;
}

static optix7_result run(struct optix7_pipeline *pipeline, void *stream, struct rw_launch *launch)
{
    struct optix7_context *context = pipeline->object.context;
    struct rw_device *d = context->device;
    struct optix7_flight *flight;
    bool is_host = rw_device_target(d)->is_host;
    bool waits = is_host || context->validates || context->options.profile;
    pthread_mutex_lock(&context->device_lock);
    RTresult result = take_flight(context, &flight);
    if (!result) result = rw_optix7_findings_prepare(context, launch);
    if (!result) result = begin(pipeline, is_host ? NULL : stream, launch, flight);
    if (!result && waits) result = land(context, flight);
    optix7_result code = OPTIX7_OK;
    if (result)
        code = rw_optix7_fail(context, OPTIX7_LAUNCH_FAILURE, "optixLaunch", "%s", d->error);
    else
        code = rw_optix7_findings_tell(context);
    if (!code) code = rw_optix7_problem_tell(context, "optixLaunch");
    pthread_mutex_unlock(&context->device_lock);
    return code;
}

optix7_result rw_optix7_launch(void *handle, void *stream, optix7_address params,
                               size_t params_size, const struct optix7_binding_table *table,
                               unsigned width, unsigned height, unsigned depth)
{
    OPTIX7_FIND(optix7_pipeline, pipeline, OPTIX7_PIPELINE, handle);
    const char *problem = problem_of(table, width, height, depth);
    if (!problem && params_size && !params) problem = "pipelineParams is 0";
    if (problem)
        return rw_optix7_fail(pipeline->object.context, OPTIX7_INVALID_VALUE, "optixLaunch", "%s",
                              problem);
    const unsigned size[3] = {width, height, depth};
    struct rw_launch launch = describe(pipeline, params, table, size);
    return run(pipeline, stream, &launch);
}
