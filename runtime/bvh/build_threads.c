/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A loop is announced under the mutex by its number; each thread then draws indices until none is
 * left and reports back. A loop of one index, or a pool of one thread, wakes nobody.
 */
#include "runtime/bvh/build_threads.h"

#include "base/thread.h"
#include "runtime/base/cores.h"
#include "runtime/base/executor.h"

enum { STACK = 1 << 20 }; /* that a body may use: RWparallelfor promises it */

static void draw(struct rw_build_threads *pool)
{
    for (;;) {
        uint32_t i = atomic_fetch_add_explicit(&pool->next, 1, memory_order_relaxed);
        if (i >= pool->count) return;
        pool->body(pool->user, i);
    }
}

static void draw_some(void *user, unsigned index)
{
    (void)index;
    draw(user);
}

static void *work(void *argument)
{
    struct rw_build_threads *pool = argument;
    uint64_t seen = 0;
    pthread_mutex_lock(&pool->mutex);
    for (;;) {
        while (pool->loop == seen && !pool->quit) pthread_cond_wait(&pool->start, &pool->mutex);
        if (pool->quit) break;
        seen = pool->loop;
        pthread_mutex_unlock(&pool->mutex);
        draw(pool);
        pthread_mutex_lock(&pool->mutex);
        if (--pool->busy == 0) pthread_cond_signal(&pool->done);
    }
    pthread_mutex_unlock(&pool->mutex);
    return NULL;
}

void rw_build_threads_open(struct rw_build_threads *pool, unsigned threads)
{
    *pool = (struct rw_build_threads){.thread_count = 0};
    pthread_mutex_init(&pool->mutex, NULL);
    pthread_cond_init(&pool->start, NULL);
    pthread_cond_init(&pool->done, NULL);
    if (threads == 0) threads = rw_core_count();
    if (threads > RW_BUILD_MOST_THREADS) threads = RW_BUILD_MOST_THREADS;
    pool->lent = threads > 1 && rw_executor_has(STACK);
    if (pool->lent) pool->thread_count = threads - 1;
    while (pool->thread_count + 1 < threads) {
        if (rw_thread_start(&pool->threads[pool->thread_count], NULL, work, pool)) break;
        pool->thread_count++;
    }
}

void rw_build_threads_close(struct rw_build_threads *pool)
{
    pthread_mutex_lock(&pool->mutex);
    pool->quit = true;
    pthread_cond_broadcast(&pool->start);
    pthread_mutex_unlock(&pool->mutex);
    for (unsigned i = 0; i < pool->thread_count && !pool->lent; i++)
        pthread_join(pool->threads[i], NULL);
    pthread_cond_destroy(&pool->done);
    pthread_cond_destroy(&pool->start);
    pthread_mutex_destroy(&pool->mutex);
}

void rw_build_threads_for(struct rw_build_threads *pool, uint32_t count,
                          void (*body)(void *user, uint32_t index), void *user)
{
    if (count <= 1 || pool->thread_count == 0) {
        for (uint32_t i = 0; i < count; i++) body(user, i);
        return;
    }
    pool->body = body;
    pool->user = user;
    pool->count = count;
    pool->next = 0;
    if (pool->lent) {
        rw_executor_run(count <= pool->thread_count ? count : pool->thread_count + 1, draw_some,
                        pool);
        return;
    }
    pthread_mutex_lock(&pool->mutex);
    pool->busy = pool->thread_count;
    pool->loop++;
    pthread_cond_broadcast(&pool->start);
    pthread_mutex_unlock(&pool->mutex);
    draw(pool);
    pthread_mutex_lock(&pool->mutex);
    while (pool->busy) pthread_cond_wait(&pool->done, &pool->mutex);
    pthread_mutex_unlock(&pool->mutex);
}
