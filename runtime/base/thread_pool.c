/* SPDX-License-Identifier: Apache-2.0 */
/* See thread_pool.h. */
#include "runtime/base/thread_pool.h"

#include <pthread.h>
#include <signal.h>
#include <stdbool.h>

#include "runtime/base/executor.h"
#include "runtime/base/memory.h"

struct rw_thread_pool {
    pthread_mutex_t lock;
    pthread_cond_t work; /* there are tasks, or `ending` */
    pthread_cond_t done; /* the last task of a run is done */
    unsigned limit, count;
    size_t stack_size; /* of the threads there are */
    bool ending;
    rw_thread_pool_task_cb run; /* the run under way */
    void *user;
    unsigned tasks, next, finished;
    bool lent; /* the application's threads do the run, while it is waited for */
    pthread_t threads[];
};

static void *work(void *argument)
{
    struct rw_thread_pool *pool = argument;
    pthread_mutex_lock(&pool->lock);
    for (;;) {
        while (!pool->ending && pool->next == pool->tasks)
            pthread_cond_wait(&pool->work, &pool->lock);
        if (pool->ending) break;
        unsigned task = pool->next++;
        pthread_mutex_unlock(&pool->lock);
        pool->run(pool->user, task);
        pthread_mutex_lock(&pool->lock);
        if (++pool->finished == pool->tasks) pthread_cond_signal(&pool->done);
    }
    pthread_mutex_unlock(&pool->lock);
    return NULL;
}

struct rw_thread_pool *rw_thread_pool_create(unsigned limit)
{
    struct rw_thread_pool *pool = rw_calloc(1, sizeof(*pool) + limit * sizeof(pool->threads[0]));
    if (!pool) return NULL;
    pool->limit = limit;
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->work, NULL);
    pthread_cond_init(&pool->done, NULL);
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

/* The application's signals are not for these threads, so they are made with all blocked. */
static int start_thread(struct rw_thread_pool *pool, const pthread_attr_t *attributes)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    int error = pthread_create(&pool->threads[pool->count], attributes, work, pool);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pool->count += !error;
    return error;
}

static int start_threads(struct rw_thread_pool *pool, unsigned wanted, size_t stack_size)
{
    pthread_attr_t attributes;
    if (pool->count && stack_size > pool->stack_size) end_threads(pool);
    if (!pool->count) pool->stack_size = stack_size;
    if (wanted > pool->limit) wanted = pool->limit;
    if (pool->count >= wanted) return 0;
    int error = pthread_attr_init(&attributes);
    if (error) return error;
    error = pthread_attr_setstacksize(&attributes, pool->stack_size);
    while (!error && pool->count < wanted) error = start_thread(pool, &attributes);
    pthread_attr_destroy(&attributes);
    return error;
}

int rw_thread_pool_start(struct rw_thread_pool *pool, unsigned count, size_t stack_size,
                         rw_thread_pool_task_cb run, void *user)
{
    if (rw_executor_has(stack_size)) {
        pool->run = run;
        pool->user = user;
        pool->tasks = count;
        pool->lent = true;
        return 0;
    }
    int error = start_threads(pool, count, stack_size);
    if (!pool->count) return error;
    pthread_mutex_lock(&pool->lock);
    pool->run = run;
    pool->user = user;
    pool->next = pool->finished = 0;
    pool->tasks = count;
    for (unsigned i = 0; i < count && i < pool->count; i++) pthread_cond_signal(&pool->work);
    pthread_mutex_unlock(&pool->lock);
    return 0;
}

void rw_thread_pool_wait(struct rw_thread_pool *pool)
{
    if (pool->lent) {
        pool->lent = false;
        rw_executor_run(pool->tasks, pool->run, pool->user);
        pool->tasks = 0;
        return;
    }
    pthread_mutex_lock(&pool->lock);
    while (pool->finished < pool->tasks) pthread_cond_wait(&pool->done, &pool->lock);
    pool->tasks = pool->next = pool->finished = 0;
    pthread_mutex_unlock(&pool->lock);
}
