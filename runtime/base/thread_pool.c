/* SPDX-License-Identifier: Apache-2.0 */
/* See thread_pool.h. */
#include "runtime/base/thread_pool.h"

#include <time.h>

#include "base/clock.h"
#include "base/thread.h"
#include "runtime/base/executor.h"
#include "runtime/base/memory.h"

struct rw_thread_pool {
    pthread_mutex_t lock;
    pthread_cond_t work; /* there may be a task to take, or `ending` */
    pthread_cond_t done; /* a run is over */
    unsigned limit, count;
    size_t stack_size; /* of the threads there are */
    bool ending;
    struct rw_thread_run *first; /* not over yet, in the order in which they were begun */
    pthread_t threads[];
};

/* Does an earlier run of the same order go on? */
static bool is_held(const struct rw_thread_pool *pool, const struct rw_thread_run *run)
{
    const struct rw_thread_run *before = pool->first;
    while (before != run && before->order != run->order) before = before->later;
    return before != run;
}

/* The run that has the next task; NULL: there is none to take. */
static struct rw_thread_run *choose(struct rw_thread_pool *pool)
{
    struct rw_thread_run *run = pool->first;
    while (run && (run->lent || run->next == run->tasks || is_held(pool, run))) run = run->later;
    return run;
}

static void end_run(struct rw_thread_pool *pool, struct rw_thread_run *run)
{
    struct rw_thread_run **at = &pool->first;
    while (*at != run) at = &(*at)->later;
    *at = run->later;
    run->end_ms = rw_clock_ms();
    if (run->over) run->over(run->user);
    if (pool->first) pthread_cond_broadcast(&pool->work); /* some may have waited for this one */
    pthread_cond_broadcast(&pool->done);
}

static void do_task(struct rw_thread_pool *pool, struct rw_thread_run *run)
{
    unsigned task = run->next++;
    if (!task) run->begin_ms = rw_clock_ms();
    pthread_mutex_unlock(&pool->lock);
    run->run(run->user, task);
    pthread_mutex_lock(&pool->lock);
    if (++run->finished == run->tasks) end_run(pool, run);
}

/* Does the first run that the application's threads are to do; nobody else does. Of one order, or
 * NULL, whatever order it is of. */
static bool do_lent(struct rw_thread_pool *pool, const struct rw_thread_run *before)
{
    struct rw_thread_run *run = pool->first;
    while (run && (!run->lent || is_held(pool, run) || (before && run->order != before->order)))
        run = run->later;
    if (!run) return false;
    run->begin_ms = rw_clock_ms();
    pthread_mutex_unlock(&pool->lock);
    rw_executor_run(run->tasks, run->run, run->user);
    pthread_mutex_lock(&pool->lock);
    run->finished = run->tasks;
    end_run(pool, run);
    return true;
}

static void *work(void *argument)
{
    struct rw_thread_pool *pool = argument;
    pthread_mutex_lock(&pool->lock);
    while (!pool->ending) {
        struct rw_thread_run *run = choose(pool);
        if (run)
            do_task(pool, run);
        else
            pthread_cond_wait(&pool->work, &pool->lock);
    }
    pthread_mutex_unlock(&pool->lock);
    return NULL;
}

/* Waiting for it may time out, by a clock that nobody sets. */
static void init_done(struct rw_thread_pool *pool)
{
    pthread_condattr_t attributes;
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&pool->done, &attributes);
    pthread_condattr_destroy(&attributes);
}

struct rw_thread_pool *rw_thread_pool_create(unsigned limit)
{
    struct rw_thread_pool *pool = rw_calloc(1, sizeof(*pool) + limit * sizeof(pool->threads[0]));
    if (!pool) return NULL;
    pool->limit = limit;
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->work, NULL);
    init_done(pool);
    return pool;
}

static void end_threads(struct rw_thread_pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    pool->ending = true;
    pthread_cond_broadcast(&pool->work);
    pthread_mutex_unlock(&pool->lock);
    for (unsigned i = 0; i < pool->count; i++) pthread_join(pool->threads[i], NULL);
    pool->count = 0;
    pool->ending = false;
}

void rw_thread_pool_free(struct rw_thread_pool *pool)
{
    if (!pool) return;
    end_threads(pool);
    pthread_mutex_destroy(&pool->lock);
    pthread_cond_destroy(&pool->work);
    pthread_cond_destroy(&pool->done);
    rw_free(pool);
}

static void await_all(struct rw_thread_pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    while (pool->first)
        if (!do_lent(pool, NULL)) pthread_cond_wait(&pool->done, &pool->lock);
    pthread_mutex_unlock(&pool->lock);
}

static int start_threads(struct rw_thread_pool *pool, unsigned wanted, size_t stack_size)
{
    pthread_attr_t attributes;
    if (pool->count && stack_size > pool->stack_size) {
        await_all(pool);
        end_threads(pool);
    }
    if (!pool->count) pool->stack_size = stack_size;
    if (wanted > pool->limit) wanted = pool->limit;
    if (pool->count >= wanted) return 0;
    int error = pthread_attr_init(&attributes);
    if (error) return error;
    error = pthread_attr_setstacksize(&attributes, pool->stack_size);
    while (!error && pool->count < wanted) {
        error = rw_thread_start(&pool->threads[pool->count], &attributes, work, pool);
        pool->count += !error;
    }
    pthread_attr_destroy(&attributes);
    return error;
}

static void append(struct rw_thread_pool *pool, struct rw_thread_run *run)
{
    struct rw_thread_run **at = &pool->first;
    while (*at) at = &(*at)->later;
    *at = run;
    run->later = NULL;
}

int rw_thread_pool_start(struct rw_thread_pool *pool, struct rw_thread_run *run, size_t stack_size)
{
    run->next = run->finished = 0;
    run->begin_ms = run->end_ms = 0;
    run->lent = rw_executor_has(stack_size);
    int error = run->lent ? 0 : start_threads(pool, run->tasks, stack_size);
    if (!run->tasks) return 0;
    if (!run->lent && !pool->count) {
        run->tasks = 0;
        return error;
    }
    pthread_mutex_lock(&pool->lock);
    append(pool, run);
    for (unsigned i = 0; i < run->tasks && i < pool->count; i++) pthread_cond_signal(&pool->work);
    pthread_mutex_unlock(&pool->lock);
    return 0;
}

/* The time so many milliseconds from now, at most some 30 years. */
static struct timespec time_in(double milliseconds)
{
    struct timespec time;
    double seconds = milliseconds < 1e12 ? milliseconds * 1e-3 : 1e9;
    clock_gettime(CLOCK_MONOTONIC, &time);
    time.tv_sec += (time_t)seconds;
    time.tv_nsec += (long)((seconds - (double)(time_t)seconds) * 1e9);
    if (time.tv_nsec >= 1000000000) {
        time.tv_nsec -= 1000000000;
        time.tv_sec++;
    }
    return time;
}

bool rw_thread_pool_wait(struct rw_thread_pool *pool, struct rw_thread_run *run,
                         double milliseconds)
{
    struct timespec end = {0};
    int error = 0;
    if (milliseconds > 0) end = time_in(milliseconds);
    pthread_mutex_lock(&pool->lock);
    while (run->finished < run->tasks && !error && milliseconds != 0) {
        if (do_lent(pool, run)) continue; /* or what it follows */
        error = milliseconds < 0 ? pthread_cond_wait(&pool->done, &pool->lock)
                                 : pthread_cond_timedwait(&pool->done, &pool->lock, &end);
    }
    bool over = run->finished == run->tasks;
    pthread_mutex_unlock(&pool->lock);
    return over;
}
