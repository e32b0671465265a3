/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What launches under way have, and what is told of them when they are over. All of it with the
 * context's device_lock.
 */
#include "runtime/optix7/flight.h"

#include "runtime/base/memory.h"
#include "runtime/optix7/recorder.h"
#include "runtime/optix7/report.h"

RTresult rw_optix7_flight_land(struct optix7_context *context, struct optix7_flight *flight)
{
    struct optix7_pipeline *pipeline = flight->pipeline;
    flight->under_way = false;
    flight->pipeline = NULL;
    pipeline->flights--;
    RTresult result = context->device->ops->finish(context->device, flight->device);
    const double ms = context->device->timing.kernel_ms;
    rw_optix7_record_end(pipeline, flight->record, ms, result);
    if (!result) rw_optix7_tally_time(pipeline->tally, ms);
    return result ? result : rw_optix7_record_counts(pipeline, &flight->profiler);
}

/* Times are for reports and recordings. */
static struct optix7_flight *new_flight(struct optix7_context *context)
{
    struct optix7_flight *flight = rw_calloc(1, sizeof(*flight));
    struct rw_device *d = context->device;
    const bool watched = context->options.report_dir || rw_is_recording(&context->options);
    if (!flight || d->ops->flight_create(d, watched, &flight->device)) {
        rw_free(flight);
        return NULL;
    }
    return flight;
}

static struct optix7_flight *take_first(struct optix7_context *context)
{
    struct optix7_flight *first = context->flights;
    if (!first) return NULL;
    context->flights = first->next;
    if (context->last_flight == first) context->last_flight = NULL;
    return first;
}

static void append(struct optix7_context *context, struct optix7_flight *flight)
{
    flight->next = NULL;
    *(context->last_flight ? &context->last_flight->next : &context->flights) = flight;
    context->last_flight = flight;
}

static bool is_over(struct optix7_context *context, const struct optix7_flight *f)
{
    return !f->under_way || context->device->ops->is_over(context->device, f->device, 0);
}

/* Out of the list: one that is over, among the first. Those before it go to the end, for where one
 * stream has long launches, those of others, behind them, are over. NULL: none is that was looked
 * at; half of these go to the end, so that among as many there will be a new one. */
static struct optix7_flight *take_over(struct optix7_context *context)
{
    enum { LOOKS = 8 };
    struct optix7_flight *found = context->flights;
    int before = 0;
    while (found && before < LOOKS && !is_over(context, found)) {
        found = found->next;
        before++;
    }
    const bool none = !found || before == LOOKS;
    for (int k = none ? before / 2 : before; k > 0; k--) append(context, take_first(context));
    return none ? NULL : take_first(context);
}

RTresult rw_optix7_flight_take(struct optix7_context *context, struct optix7_flight **out)
{
    *out = take_over(context);
    if (!*out) *out = new_flight(context);
    if (!*out) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    append(context, *out);
    return (*out)->under_way ? rw_optix7_flight_land(context, *out) : RT_SUCCESS;
}

static void land_and_tell(struct optix7_context *context, struct optix7_flight *flight)
{
    if (!rw_optix7_flight_land(context, flight)) return;
    rw_optix7_log(context, OPTIX7_LOG_ERROR, "LAUNCH", "a launch failed: %s",
                  context->device->error);
}

void rw_optix7_flights_land(struct optix7_context *context)
{
    for (struct optix7_flight *f = context->flights; f; f = f->next)
        if (f->under_way) land_and_tell(context, f);
}

void rw_optix7_flights_look(struct optix7_context *context)
{
    struct rw_device *d = context->device;
    for (struct optix7_flight *f = context->flights; f; f = f->next)
        if (f->under_way && d->ops->is_over(d, f->device, 0)) land_and_tell(context, f);
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
}
