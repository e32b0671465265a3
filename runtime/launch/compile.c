/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See compile.h. A compilation looks at a flag between its passes, which rwContextCancel sets, and
 * so does this thread when the callback says so. For that another one compiles: only where there is
 * a callback to be asked.
 */
#include "runtime/launch/compile.h"

#include "base/clock.h"
#include "runtime/base/thread_pool.h"

enum {
    SHORTEST_PERIOD_MS = 1,
    STACK_BYTES = 8 << 20, /* as threads have them; passes run on larger ones of their own */
};

struct work {
    const struct rw_isolation *isolation;
    const struct rwc_kernel_desc *desc;
    struct rwc_diag diag;
    struct rwc_kernel *kernel;
    const char *ended_by; /* NULL: nobody */
};

static void run(void *user, unsigned task)
{
    struct work *w = user;
    (void)task;
    w->kernel = rw_isolated_compile(w->isolation, w->desc, &w->diag);
}

/* Once the callback has ended it nothing is left to ask. */
static void ask_until_over(RTcontext c, struct work *w, struct rw_thread_pool *pool,
                           struct rw_thread_run *own)
{
    const double wanted = c->timeout_interval * 1e3;
    const double period = wanted >= SHORTEST_PERIOD_MS ? wanted : SHORTEST_PERIOD_MS;
    while (!rw_thread_pool_wait(pool, own, w->ended_by ? -1 : period)) {
        if (!c->timeout_cb()) continue;
        w->ended_by = "the timeout callback";
        atomic_store(&c->flights.cancelled, true);
    }
}

/* Without a thread to be had nobody is asked. */
static void run_asking(RTcontext c, struct work *w)
{
    struct rw_thread_run own = {.run = run, .user = w, .tasks = 1};
    struct rw_thread_pool *pool = c->timeout_cb ? rw_thread_pool_create(1) : NULL;
    if (pool && !rw_thread_pool_start(pool, &own, STACK_BYTES))
        ask_until_over(c, w, pool, &own);
    else
        run(w, 0);
    rw_thread_pool_free(pool);
    if (!w->ended_by && !w->kernel && atomic_load(&c->flights.cancelled))
        w->ended_by = "rwContextCancel";
}

static RTresult result_of(RTcontext c, const struct work *w)
{
    if (w->ended_by)
        return rw_error(c, RT_TIMEOUT_CALLBACK,
                        "%s ended the launch, which was compiling its kernel", w->ended_by);
    if (w->kernel) return RT_SUCCESS;
    return rw_error(
        c, w->diag.out_of_memory ? RT_ERROR_MEMORY_ALLOCATION_FAILED : RT_ERROR_INVALID_SOURCE,
        "compiling the programs failed:\n%s", w->diag.text ? w->diag.text : "out of memory");
}

RTresult rw_compile(RTcontext c, const struct rwc_kernel_desc *desc, struct rwc_kernel **out)
{
    struct work w = {.isolation = &c->isolation, .desc = desc};
    const double begin = rw_clock_ms();
    run_asking(c, &w);
    c->statistics.kernelsCompiled++;
    rw_report(c, 3, "COMPILER", "a kernel of %u programs: %.0f ms", (unsigned)desc->program_count,
              rw_clock_ms() - begin);
    const RTresult result = result_of(c, &w);
    rwc_diag_free(&w.diag);
    if (result) rwc_kernel_free(w.kernel);
    *out = result ? NULL : w.kernel;
    return result;
}
