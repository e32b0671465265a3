/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Launches. Nothing is prepared for one: programs are found by the records, launch parameters are
 * read where they are. A launch is work of the application's stream, and nobody waits for it; what
 * the device needs for it, a flight, is used again when it is over. On the CPU there are no
 * streams: there it is over when the call returns.
 */
#include "programs/config.h"
#include "runtime/optix7/flight.h"
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
        .miss_count = table->miss.count,
        .records = table->hit.records,
        .record_stride = table->hit.stride,
        .record_count = table->hit.count,
        .callables = table->callables.records,
        .callable_stride = table->callables.stride,
        .callable_count = table->callables.count,
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

/* ---- the call ---- */

static RTresult begin(struct optix7_pipeline *pipeline, void *stream, struct rw_launch *launch,
                      struct optix7_flight *flight)
{
    struct rw_device *d = pipeline->object.context->device;
    const struct optix7_kernel *kernel = pipeline->kernel;
    RTresult result = rw_profile_prepare(d, &flight->profiler, kernel->compiled, &launch->profile);
    if (result) return result;
    flight->record = rw_optix7_record_begin(pipeline, launch);
    result = d->ops->launch(d, kernel->loaded, launch, stream, flight->device);
    if (result) {
        rw_optix7_record_end(pipeline, flight->record, 0, result);
        return result;
    }
    flight->pipeline = pipeline;
    flight->under_way = true;
    pipeline->flights++;
    rw_optix7_tally_launch(pipeline->tally,
                           (uint64_t)launch->size[0] * launch->size[1] * launch->size[2]);
    return RT_SUCCESS;
}

/* What went wrong before is told first, and nothing is launched then: a call that fails has put
 * nothing into the stream. */
static optix7_result put(struct optix7_pipeline *pipeline, void *stream, struct rw_launch *launch,
                         size_t params_size)
{
    struct optix7_context *context = pipeline->object.context;
    struct rw_device *d = context->device;
    struct optix7_flight *flight;
    const bool is_host = rw_device_target(d)->is_host;
    const bool waits = is_host || context->validates || context->options.profile;
    optix7_result before = rw_optix7_problem_tell(context, "optixLaunch");
    if (!before) before = rw_optix7_launch_check(pipeline, launch, params_size);
    if (before) return before;
    RTresult result = rw_optix7_flight_take(context, &flight);
    if (!result) result = rw_optix7_findings_prepare(context, launch);
    if (!result) result = begin(pipeline, is_host ? NULL : stream, launch, flight);
    if (!result && waits) result = rw_optix7_flight_land(context, flight);
    if (result)
        return rw_optix7_fail(context, OPTIX7_LAUNCH_FAILURE, "optixLaunch", "%s", d->error);
    return rw_optix7_findings_tell(pipeline);
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
    optix7_result result = rw_optix7_pipeline_look(pipeline);
    if (result) return result;
    pthread_mutex_t *lock = &pipeline->object.context->device_lock;
    pthread_mutex_lock(lock);
    struct rw_launch launch = describe(pipeline, params, table, size);
    result = OPTIX7_INVALID_VALUE; /* another thread was faster, to destroy it */
    if (!pipeline->is_dropped) result = put(pipeline, stream, &launch, params_size);
    pthread_mutex_unlock(lock);
    return result;
}
