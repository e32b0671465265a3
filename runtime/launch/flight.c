/* SPDX-License-Identifier: Apache-2.0 */
/* See flight.h. */
#include "runtime/launch/flight.h"

#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "runtime/device/held.h"
#include "runtime/device/share.h"
#include "runtime/launch/findings.h"
#include "runtime/launch/print_buffer.h"
#include "runtime/launch/recorder.h"

/* ---- the pool ---- */

static void free_flight(struct rw_flight *f)
{
    for (unsigned k = 0; k < f->part_count; k++) {
        struct rw_flight_part *p = &f->parts[k];
        struct rw_device *d = p->device;
        d->ops->flight_free(d, p->own);
        rw_mirror_free(d, &p->print);
        rw_profile_free(d, &p->profiler);
        rw_device_free(d, RW_MEMORY_DEVICE_TABLES, sizeof(struct rw_findings), p->findings);
    }
    rw_free(f);
}

static RTresult make(RTcontext c, const struct rw_resident *residents, unsigned count,
                     struct rw_flight **out)
{
    struct rw_flight *f = rw_calloc(1, sizeof(*f) + count * sizeof(f->parts[0]));
    if (!f) return rw_out_of_memory(c, "a launch");
    for (; f->part_count < count; f->part_count++) {
        struct rw_device *d = residents[f->part_count].device;
        struct rw_flight_part *p = &f->parts[f->part_count];
        RTresult result = d->ops->flight_create(d, true, &p->own);
        if (result) {
            free_flight(f);
            return rw_device_error(c, d, result, "preparing a launch");
        }
        p->device = d;
    }
    *out = f;
    return RT_SUCCESS;
}

RTresult rw_flight_take(RTcontext c, struct rw_flight **pool, const struct rw_resident *residents,
                        unsigned count, struct rw_flight **out)
{
    struct rw_flight *f = *pool;
    if (f)
        *pool = f->next;
    else
        RW_CHECK(make(c, residents, count, &f));
    f->next = NULL;
    f->landed = f->told = f->alone = false;
    f->cancelled = NULL;
    f->drawn = 0;
    f->result = RT_SUCCESS;
    for (unsigned k = 0; k < count; k++) f->parts[k].launch = residents[k].launch;
    *out = f;
    return RT_SUCCESS;
}

void rw_flight_give_back(struct rw_flight **pool, struct rw_flight *flight)
{
    flight->next = *pool;
    *pool = flight;
}

void rw_flight_free_all(struct rw_flight **pool)
{
    while (*pool) {
        struct rw_flight *f = *pool;
        *pool = f->next;
        free_flight(f);
    }
}

/* ---- what the kernel leaves ---- */

static RTresult prepare_print(RTcontext c, struct rw_flight_part *p)
{
    p->launch.print = 0;
    if (!c->print_enabled) return RT_SUCCESS;
    struct rw_print head = {0, (rw_u32)c->print_buffer_size};
    struct rw_device *d = p->device;
    p->print_size = sizeof(head) + c->print_buffer_size;
    RTresult result = rw_mirror_fill(c, d, &p->print, NULL, p->print_size);
    if (!result) result = d->ops->clear(d, p->print.address, p->print_size);
    if (!result) result = d->ops->upload(d, p->print.address, &head, sizeof(head));
    if (result) return rw_device_error(c, d, result, "preparing the print buffer");
    p->launch.print = p->print.address;
    for (int k = 0; k < 3; k++) p->launch.print_index[k] = (rw_u32)c->print_index[k];
    return RT_SUCCESS;
}

static RTresult print(RTcontext c, const struct rw_flight_part *p, const struct rwc_kernel *kernel)
{
    if (!p->launch.print) return RT_SUCCESS;
    struct rw_device *d = p->device;
    void *bytes = rw_malloc(p->print_size);
    if (!bytes) return rw_out_of_memory(c, "the print buffer");
    RTresult result = d->ops->download(d, bytes, p->print.address, p->print_size);
    if (result) {
        result = rw_device_error(c, d, result, "reading the print buffer");
    } else {
        size_t lost =
            rw_print_write(bytes, p->print_size, kernel->formats, kernel->format_count, stdout);
        fflush(stdout);
        if (lost)
            rw_report(c, 2, "PRINT", "%zu bytes of rtPrintf output did not fit into the buffer",
                      lost);
    }
    rw_free(bytes);
    return result;
}

static RTresult counters_error(RTcontext c, const struct rw_flight_part *p, RTresult result)
{
    return rw_error(c, result, "the counters of a profiled kernel: %s", p->device->error);
}

RTresult rw_flight_prepare(RTcontext c, struct rw_flight *f)
{
    for (unsigned k = 0; k < f->part_count; k++) {
        struct rw_flight_part *p = &f->parts[k];
        if (p->idle) continue;
        RW_CHECK(prepare_print(c, p));
        RW_CHECK(rw_findings_prepare(c, p, f->kernel->compiled));
        RTresult result =
            rw_profile_prepare(p->device, &p->profiler, f->kernel->compiled, &p->launch.profile);
        if (result) return counters_error(c, p, result);
    }
    return RT_SUCCESS;
}

static RTresult collect(RTcontext c, struct rw_flight *f)
{
    for (unsigned k = 0; k < f->part_count; k++) {
        struct rw_flight_part *p = &f->parts[k];
        if (p->idle) continue;
        RTresult result =
            rw_profile_collect(p->device, &p->profiler, f->kernel->compiled, &f->kernel->counts);
        if (result) return counters_error(c, p, result);
        RW_CHECK(rw_findings_tell(c, f->plan, p));
    }
    const struct rw_recorder recorder = rw_recorder_of(c);
    rw_profile_finish(&recorder, f->kernel->hash, c->device, f->kernel->compiled,
                      &f->kernel->counts);
    return RT_SUCCESS;
}

/* ---- other threads ---- */

static const char by_call[] = "rwContextCancel";

/* Launch indices that were drawn; with `cancel`, none is drawn any more. */
static uint64_t draw(const struct rw_flight *f, bool cancel)
{
    uint64_t drawn = 0;
    for (unsigned k = 0; k < f->part_count; k++) {
        const struct rw_flight_part *p = &f->parts[k];
        struct rw_counter counter = {0};
        if (p->idle) continue;
        p->device->ops->drawn(p->device, p->own, cancel, &counter);
        drawn += rw_share_drawn(&p->launch, &counter);
    }
    return drawn;
}

static void cancel(struct rw_flight *f, const char *by)
{
    if (f->cancelled || f->landed) return;
    f->drawn = draw(f, true);
    f->cancelled = by;
}

double rw_flight_progress(struct rw_flights *flights, const struct rw_flight *f)
{
    pthread_mutex_lock(&flights->lock);
    uint64_t drawn = f->cancelled ? f->drawn : f->landed ? f->indices : draw(f, false);
    pthread_mutex_unlock(&flights->lock);
    return (double)drawn / (double)f->indices;
}

void rw_flight_cancel(struct rw_flights *flights, struct rw_flight *f, const char *by)
{
    pthread_mutex_lock(&flights->lock);
    cancel(f, by);
    pthread_mutex_unlock(&flights->lock);
}

/* A launch that is being prepared finds the flag when it begins, or before. */
void rw_flights_cancel(struct rw_flights *flights)
{
    atomic_store(&flights->asked, true);
    atomic_store(&flights->cancelled, true);
    pthread_mutex_lock(&flights->lock);
    for (struct rw_flight *f = flights->first; f; f = f->next) cancel(f, by_call);
    pthread_mutex_unlock(&flights->lock);
}

/* ---- under way ---- */

static void note_failure(struct rw_flight *f, RTresult result, const struct rw_device *d)
{
    if (f->result) return;
    f->result = result;
    snprintf(f->message, sizeof(f->message), "the launch failed on %s: %s", d->name, d->error);
}

/* Where launches wait for pages the host has a part in each round, and no device waits for those of
 * another. */
static void attend(struct rw_flight *f, unsigned count)
{
    const double little = 0.05;
    bool over = count < 2 || !f->parts[0].launch.pages;
    while (!over) {
        over = true;
        for (unsigned k = 0; k < count; k++) {
            struct rw_device *d = f->parts[k].device;
            over &= f->parts[k].idle || d->ops->is_over(d, f->parts[k].own, little);
        }
    }
}

/* Of the first `count` parts. The time is that of the slowest. */
static void finish(struct rw_flight *f, unsigned count)
{
    f->kernel_ms = 0;
    attend(f, count);
    for (unsigned k = 0; k < count; k++) {
        if (f->parts[k].idle) continue;
        struct rw_device *d = f->parts[k].device;
        RTresult result = d->ops->finish(d, f->parts[k].own);
        if (result) note_failure(f, result, d);
        f->parts[k].kernel_ms = d->timing.kernel_ms;
        if (d->timing.kernel_ms > f->kernel_ms) f->kernel_ms = d->timing.kernel_ms;
    }
}

static void enter(struct rw_flights *flights, struct rw_flight *f)
{
    pthread_mutex_lock(&flights->lock);
    f->next = flights->first;
    flights->first = f;
    if (atomic_load(&flights->cancelled)) cancel(f, by_call);
    pthread_mutex_unlock(&flights->lock);
    flights->count++;
}

static void leave(struct rw_flights *flights, struct rw_flight *f)
{
    struct rw_flight **at = &flights->first;
    pthread_mutex_lock(&flights->lock);
    while (*at != f) at = &(*at)->next;
    *at = f->next;
    f->landed = true;
    pthread_mutex_unlock(&flights->lock);
    flights->count--;
}

static void note_cancelled(struct rw_flight *f)
{
    if (f->result || !f->cancelled) return;
    f->result = RT_TIMEOUT_CALLBACK;
    snprintf(f->message, sizeof(f->message),
             "%s ended the launch, when it had begun with %.1f %% of its launch indices",
             f->cancelled, 100 * (double)f->drawn / (double)f->indices);
}

/* Parts that share a pool begin after the first one. */
static RTresult begin_part(struct rw_flight *f, unsigned k, void *stream)
{
    struct rw_flight_part *p = &f->parts[k];
    struct rw_device *d = p->device;
    RTresult result = RT_SUCCESS;
    if (p->idle) return RT_SUCCESS;
    p->launch.pool = p->launch.share_rounds ? d->ops->pool(f->parts[0].own) : 0;
    if (p->launch.pool && k) result = d->ops->follow(d, stream, f->parts[0].own);
    if (result) return result;
    const struct rw_kernel *own = rw_kernel_on(f->kernel, d);
    return d->ops->launch(d, own->loaded[d->number], &p->launch, stream, p->own);
}

RTresult rw_flight_begin(RTcontext c, struct rw_flight *f, void *stream)
{
    f->begin_ms = rw_clock_ms();
    for (unsigned k = 0; k < f->part_count; k++) {
        struct rw_device *d = f->parts[k].device;
        RTresult result = begin_part(f, k, stream);
        if (!result) continue;
        rw_device_error(c, d, result, "the launch");
        finish(f, k);
        return result;
    }
    enter(&c->flights, f);
    return RT_SUCCESS;
}

bool rw_flight_is_over(struct rw_flight *f, double milliseconds)
{
    double end = milliseconds > 0 ? rw_clock_ms() + milliseconds : 0;
    bool over = f->landed;
    for (unsigned k = 0; !over && k < f->part_count; k++) {
        if (f->parts[k].idle) continue;
        struct rw_device *d = f->parts[k].device;
        double left = end > 0 ? end - rw_clock_ms() : 0;
        if (!d->ops->is_over(d, f->parts[k].own, left > 0 ? left : 0)) return false;
    }
    return true;
}

bool rw_flights_run(struct rw_flights *flights)
{
    bool run = false;
    pthread_mutex_lock(&flights->lock);
    for (struct rw_flight *f = flights->first; f && !run; f = f->next)
        run = !rw_flight_is_over(f, 0);
    pthread_mutex_unlock(&flights->lock);
    return run;
}

void rw_flight_land(RTcontext c, struct rw_flight *f)
{
    if (!f->landed && rw_is_watched(c) && !c->watching) rw_flight_watch(c, f);
    if (f->landed) return; /* before, or because a callback wanted something that waits for it */
    finish(f, f->part_count);
    leave(&c->flights, f);
    RTresult failed = f->result;
    note_cancelled(f);
    const struct rw_recorder recorder = rw_recorder_of(c);
    rw_record_end(&recorder, f->record, f->kernel_ms, f->result);
    if (failed) return;
    c->kernel_ms = f->kernel_ms;
    c->statistics.launches++;
    rw_report(c, 3, "LAUNCH", "entry point %u, %zu x %zu x %zu: %.3f ms", f->entry, f->size[0],
              f->size[1], f->size[2], f->kernel_ms);
    for (unsigned k = 0; f->part_count > 1 && k < f->part_count; k++)
        if (!f->parts[k].idle)
            rw_report(c, 3, "LAUNCH", "its part on %s: %.3f ms", f->parts[k].device->name,
                      f->parts[k].kernel_ms);
    RTresult result = collect(c, f);
    if (f->result || !result) return;
    f->result = result;
    snprintf(f->message, sizeof(f->message), "%s", rw_error_message(c));
}

RTresult rw_flight_tell(RTcontext c, struct rw_flight *f)
{
    bool prints = !f->told && (!f->result || f->cancelled);
    f->told = true;
    for (unsigned k = 0; prints && k < f->part_count; k++)
        if (!f->parts[k].idle)
            RW_CHECK(print(c, &f->parts[k], rw_kernel_on(f->kernel, f->parts[k].device)->compiled));
    return f->result ? rw_error(c, f->result, "%s", f->message) : RT_SUCCESS;
}
