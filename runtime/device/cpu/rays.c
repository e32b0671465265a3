/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rays without programs on the CPU: programs/rays/host.c, which the build compiled for several
 * processors, plain and watertight, on as many threads as pay. Few items are done by the thread
 * that asks.
 */
#include "programs/rays/rays.h"

#include <stdio.h>
#include <string.h>

#include "runtime/base/thread_pool.h"
#include "runtime/device/cpu/soon.h"

typedef void (*run_items)(const struct rw_rays_work *work, uint32_t begin, uint32_t end);

#define DECLARE(name) void name(const struct rw_rays_work *work, uint32_t begin, uint32_t end)
DECLARE(rw_rays_plain_run);
DECLARE(rw_rays_plain_watertight_run);
#ifdef RW_RAYS_X86
DECLARE(rw_rays_avx2_run);
DECLARE(rw_rays_avx2_watertight_run);
DECLARE(rw_rays_avx512_run);
DECLARE(rw_rays_avx512_watertight_run);
#endif
#undef DECLARE

/* By what the processor can do, and rw_rays_work.watertight. */
static const run_items variants[][2] = {
    {rw_rays_plain_run, rw_rays_plain_watertight_run},
#ifdef RW_RAYS_X86
    {rw_rays_avx2_run, rw_rays_avx2_watertight_run},
    {rw_rays_avx512_run, rw_rays_avx512_watertight_run},
#endif
};

enum {
    STACK = 1 << 20,
    CHUNK = 256, /* items that a thread takes at once */
    FEW = 512,   /* waking a thread takes as long as some hundred rays */
};

unsigned rw_cpu_rays_level = 2;

static unsigned best(void)
{
#ifdef RW_RAYS_X86
    const bool haswell = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
                         __builtin_cpu_supports("bmi2");
    const bool skylake = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                         __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
                         __builtin_cpu_supports("avx512cd");
    if (haswell && skylake && rw_cpu_rays_level > 1) return 2;
    if (haswell && rw_cpu_rays_level > 0) return 1;
#endif
    return 0;
}

struct job {
    const struct rw_rays_work *work;
    run_items run;
    uint32_t chunk;
    uint64_t next; /* item */
};

static void run_chunks(void *user, unsigned task)
{
    struct job *job = user;
    (void)task;
    for (;;) {
        const uint64_t begin = __atomic_fetch_add(&job->next, job->chunk, __ATOMIC_RELAXED);
        const uint64_t end = begin + job->chunk, count = job->work->count;
        if (begin >= count) return;
        job->run(job->work, (uint32_t)begin, (uint32_t)(end < count ? end : count));
    }
}

RTresult rw_cpu_rays_soon(struct rw_device *d, void *stream, const struct rw_rays_work *work)
{
    struct job job = {.work = work, .run = variants[best()][work->watertight != 0], .chunk = CHUNK};
    if (work->job == RW_RAYS_WORLDS) job.chunk = 1;
    const uint32_t chunks = (work->count - 1) / job.chunk + 1;
    const bool few = work->job == RW_RAYS_WORLDS ? work->count < 4 : work->count <= FEW;
    struct rw_thread_run run = {.run = run_chunks,
                                .user = &job,
                                .order = stream,
                                .tasks = chunks < d->multiprocessors ? chunks : d->multiprocessors};
    struct rw_thread_pool *pool = rw_cpu_pool(d);
    if (!work->count) return RT_SUCCESS;
    if (few || d->multiprocessors == 1) {
        job.run(work, 0, work->count);
        return RT_SUCCESS;
    }
    const int error = rw_thread_pool_start(pool, &run, STACK);
    if (error) {
        snprintf(d->error, sizeof(d->error), "starting a thread with %d bytes of stack: %s", STACK,
                 strerror(error));
        return RT_ERROR_LAUNCH_FAILED;
    }
    rw_thread_pool_wait(pool, &run, -1);
    return RT_SUCCESS;
}
