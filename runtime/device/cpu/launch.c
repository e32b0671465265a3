/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See launch.h. The workers of a launch all call the same entry, which draws launch indices from
 * launch.counter with atomic additions until none is left. They are threads of a pool, which takes
 * care that their stacks are large enough: a frame of the kernel's entry holds its whole
 * continuation stack. Launches of one stream follow one another; streams are not looked at but for
 * that.
 */
#include "runtime/device/cpu/launch.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "runtime/base/memory.h"
#include "runtime/device/cpu/device.h"
#include "runtime/device/pager.h"
#include "runtime/device/share.h"

enum { STACK_MARGIN = 1 << 20 }; /* of a worker, besides the continuation stack */

/* Workers of a launch are alike; of a bounds range each has its part. */
static void work(void *user, unsigned worker)
{
    const struct rw_device_flight *f = user;
    const struct rw_cpu_job *job = &f->job;
    if (!job->is_bounds) {
        job->kernel->launch(job->launch);
        return;
    }
    uint64_t begin = (uint64_t)job->count * worker / f->run.tasks;
    uint64_t end = (uint64_t)job->count * (worker + 1) / f->run.tasks;
    job->kernel->bounds(job->launch, job->program, job->geometry, job->first + (rw_u32)begin,
                        (rw_u32)(end - begin), job->out + 6 * begin);
}

static unsigned tasks_of(const struct rw_device *d, uint64_t items)
{
    return items < d->multiprocessors ? (unsigned)items : d->multiprocessors;
}

static RTresult start(struct rw_cpu_device *c, struct rw_device_flight *f, unsigned tasks)
{
    struct rw_device *d = &c->base;
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t stack = (f->job.kernel->stack_size + STACK_MARGIN + page - 1) / page * page;
    f->run.run = work;
    f->run.user = f;
    f->run.tasks = tasks;
    int error = rw_thread_pool_start(c->pool, &f->run, stack);
    if (!error) return RT_SUCCESS;
    snprintf(d->error, sizeof(d->error),
             "launch on the CPU: starting a thread with %zu bytes of stack: %s", stack,
             strerror(error));
    return RT_ERROR_LAUNCH_FAILED;
}

static void prepare(struct rw_cpu_job *job, struct rw_device_kernel *k,
                    const struct rw_launch *launch)
{
    *job = (struct rw_cpu_job){.launch = *launch, .kernel = k};
    if (k->constant_size) job->launch.constants = k->constants; /* else the application's */
    if (!launch->counter) job->launch.counter = (rw_u64)(uintptr_t)&job->counter;
}

RTresult rw_cpu_flight_create(struct rw_device *d, bool watched, struct rw_device_flight **out)
{
    (void)watched;
    *out = rw_calloc(1, sizeof(**out));
    if (*out) return RT_SUCCESS;
    return rw_cpu_fail(d, RT_ERROR_MEMORY_ALLOCATION_FAILED, "out of memory");
}

void rw_cpu_flight_free(struct rw_device *d, struct rw_device_flight *flight)
{
    if (flight) rw_batch_free(d, &flight->batch);
    rw_free(flight);
}

static void tell_over(void *user)
{
    struct rw_device_flight *f = user;
    f->over(f->over_user, f->run.end_ms - f->run.begin_ms);
}

void rw_cpu_flight_tell(struct rw_device_flight *flight, void (*over)(void *user, double kernel_ms),
                        void *user)
{
    flight->over = over;
    flight->over_user = user;
    flight->run.over = tell_over;
}

RTresult rw_cpu_launch(struct rw_device *d, struct rw_device_kernel *k,
                       const struct rw_launch *launch, void *stream, struct rw_device_flight *f)
{
    prepare(&f->job, k, launch);
    f->run.order = stream;
    unsigned tasks = tasks_of(d, rw_share_indices(launch));
    RTresult code = RT_SUCCESS;
    if (k->batch_room && tasks) code = rw_batch_prepare(d, &f->batch, k->batch_room, 1, &tasks);
    if (k->batch_room) f->job.launch.batch = f->batch.address;
    f->is_paged = launch->pages && tasks && rw_pager_attends(d->pager, k->batch_room != 0);
    f->is_settled = !f->is_paged;
    f->result = RT_SUCCESS;
    f->kernel_ms = 0;
    if (f->is_paged && !code) code = rw_pager_begin(d->pager, k->batch_room != 0);
    return code ? code : start((struct rw_cpu_device *)d, f, tasks);
}

/* A run is over. True: so is the launch; else another run has begun. Threads take the pools that
 * they left in some other order, which all of them may. */
static bool settle(struct rw_device *d, struct rw_device_flight *f)
{
    bool again = false;
    if (f->is_settled) return true;
    f->result = rw_pager_next(d->pager, &again);
    if (again) {
        f->kernel_ms += f->run.end_ms - f->run.begin_ms;
        f->job.counter.warps = 0;
        f->result = start((struct rw_cpu_device *)d, f, f->run.tasks);
    }
    f->is_settled = !again || f->result;
    return f->is_settled;
}

RTresult rw_cpu_finish(struct rw_device *d, struct rw_device_flight *f)
{
    do rw_thread_pool_wait(((struct rw_cpu_device *)d)->pool, &f->run, -1);
    while (!settle(d, f));
    d->timing.kernel_ms = f->kernel_ms + f->run.end_ms - f->run.begin_ms;
    return f->result;
}

/* Other threads may ask too, for no time: they settle nothing. */
bool rw_cpu_is_over(struct rw_device *d, struct rw_device_flight *f, double milliseconds)
{
    if (!rw_thread_pool_wait(((struct rw_cpu_device *)d)->pool, &f->run, milliseconds))
        return false;
    return milliseconds > 0 ? settle(d, f) : f->is_settled;
}

/* The end first: who sees that the launch is cancelled finds none left to draw. */
void rw_cpu_drawn(struct rw_counter *counter, bool cancel, struct rw_counter *out)
{
    out->next = __atomic_load_n(&counter->next, __ATOMIC_RELAXED);
    out->pool = __atomic_load_n(&counter->pool, __ATOMIC_RELAXED);
    if (!cancel) return;
    out->next = __atomic_exchange_n(&counter->next, RW_COUNTER_END, __ATOMIC_RELAXED);
    out->pool = __atomic_exchange_n(&counter->pool, RW_COUNTER_END, __ATOMIC_RELAXED);
    __atomic_store_n(&counter->cancelled, 1, __ATOMIC_RELAXED);
}

void rw_cpu_flight_drawn(struct rw_device *d, struct rw_device_flight *f, bool cancel,
                         struct rw_counter *out)
{
    (void)d;
    rw_cpu_drawn(&f->job.counter, cancel, out);
}

uint64_t rw_cpu_flight_pool(struct rw_device_flight *first)
{
    return (uint64_t)(uintptr_t)&first->job.counter.pool;
}

/* A launch that has begun has cleared it. */
RTresult rw_cpu_follow(struct rw_device *d, void *stream, struct rw_device_flight *first)
{
    (void)d, (void)stream, (void)first;
    return RT_SUCCESS;
}

RTresult rw_cpu_bounds(struct rw_device *d, struct rw_device_kernel *k,
                       const struct rw_launch *launch, uint32_t program, uint32_t geometry,
                       uint32_t first, uint32_t count, uint64_t out)
{
    struct rw_cpu_device *c = (struct rw_cpu_device *)d;
    struct rw_cpu_job *job = &c->bounds.job;
    if (!k->bounds)
        return rw_cpu_fail(d, RT_ERROR_INVALID_SOURCE, "the kernel has no bounding box programs");
    prepare(job, k, launch);
    job->is_bounds = true;
    job->program = program;
    job->geometry = geometry;
    job->first = first;
    job->count = count;
    job->out = (float *)(uintptr_t)out;
    RTresult code = start(c, &c->bounds, tasks_of(d, count));
    if (!code) rw_thread_pool_wait(c->pool, &c->bounds.run, -1);
    return code;
}
