/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A loop is open while there are indices to draw: a thread that comes then counts itself in, draws
 * until none is left, and counts itself out. Who began the loop closes it when it finds none left
 * itself, and waits for those inside; nobody waits for a thread that has not come, because it still
 * wakes up or has no processor. A loop of one index, or a pool of one thread, wakes nobody.
 */
#include "runtime/bvh/build_threads.h"

#include "runtime/base/cores.h"

/* 30 to 100 microseconds: about what lies between two loops of a build. Only where every thread has
 * a core of its own; else whoever looks out would keep another from working. */
#define PATIENCE 2000

static void draw(struct rw_build_threads *pool)
{
    for (;;) {
        uint32_t i = atomic_fetch_add_explicit(&pool->next, 1, memory_order_relaxed);
        if (i >= pool->count) return;
        pool->body(pool->user, i);
    }
}

static inline void pause_processor(void)
{
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

/* True: counted into a loop other than the one `seen`, which it becomes. */
static bool enter_loop(struct rw_build_threads *pool, uint64_t *seen)
{
    uint64_t state = atomic_load_explicit(&pool->state, memory_order_relaxed);
    while (state & RW_LOOP_OPEN && state / RW_LOOP_NUMBER != *seen) {
        if (!atomic_compare_exchange_weak(&pool->state, &state, state + 1)) continue;
        *seen = state / RW_LOOP_NUMBER;
        return true;
    }
    return false;
}

/* The last thread out of a closed loop tells the one that waits, which may sleep. */
static void leave_loop(struct rw_build_threads *pool)
{
    uint64_t state = atomic_fetch_sub(&pool->state, 1) - 1;
    if (state & (RW_LOOP_OPEN | RW_LOOP_INSIDE)) return;
    pthread_mutex_lock(&pool->mutex);
    pthread_cond_signal(&pool->done);
    pthread_mutex_unlock(&pool->mutex);
}

/* Counted into the next loop; false: there is none, the pool is closed. */
static bool await_loop(struct rw_build_threads *pool, uint64_t *seen)
{
    for (unsigned i = 0; i < pool->patience; i++, pause_processor())
        if (enter_loop(pool, seen)) return true;
    bool inside = false;
    pthread_mutex_lock(&pool->mutex);
    pool->asleep++;
    while (!pool->quit && !(inside = enter_loop(pool, seen)))
        pthread_cond_wait(&pool->start, &pool->mutex);
    pool->asleep--;
    pthread_mutex_unlock(&pool->mutex);
    return inside;
}

static void *work(void *argument)
{
    struct rw_build_threads *pool = argument;
    uint64_t seen = 0;
    while (await_loop(pool, &seen)) {
        draw(pool);
        leave_loop(pool);
    }
    return NULL;
}

static void begin_loop(struct rw_build_threads *pool)
{
    pthread_mutex_lock(&pool->mutex);
    pool->state = (pool->state / RW_LOOP_NUMBER + 1) * RW_LOOP_NUMBER | RW_LOOP_OPEN;
    if (pool->asleep) pthread_cond_broadcast(&pool->start);
    pthread_mutex_unlock(&pool->mutex);
}

static void end_loop(struct rw_build_threads *pool)
{
    atomic_fetch_and(&pool->state, ~(uint64_t)RW_LOOP_OPEN);
    for (unsigned i = 0; i < pool->patience; i++, pause_processor())
        if (!(pool->state & RW_LOOP_INSIDE)) return;
    pthread_mutex_lock(&pool->mutex);
    while (pool->state & RW_LOOP_INSIDE) pthread_cond_wait(&pool->done, &pool->mutex);
    pthread_mutex_unlock(&pool->mutex);
}

void rw_build_threads_open(struct rw_build_threads *pool, unsigned threads)
{
    *pool = (struct rw_build_threads){.thread_count = 0};
    pthread_mutex_init(&pool->mutex, NULL);
    pthread_cond_init(&pool->start, NULL);
    pthread_cond_init(&pool->done, NULL);
    unsigned cores = rw_core_count();
    if (threads == 0) threads = cores;
    if (threads <= cores) pool->patience = PATIENCE;
    if (threads > RW_BUILD_MOST_THREADS) threads = RW_BUILD_MOST_THREADS;
    while (pool->thread_count + 1 < threads) {
        if (pthread_create(&pool->threads[pool->thread_count], NULL, work, pool)) break;
        pool->thread_count++;
    }
}

void rw_build_threads_close(struct rw_build_threads *pool)
{
    pthread_mutex_lock(&pool->mutex);
    pool->quit = true;
    pthread_cond_broadcast(&pool->start);
    pthread_mutex_unlock(&pool->mutex);
    for (unsigned i = 0; i < pool->thread_count; i++) pthread_join(pool->threads[i], NULL);
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
    begin_loop(pool);
    draw(pool);
    end_loop(pool);
}
