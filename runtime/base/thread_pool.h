/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Threads that wait for work. A run is a number of tasks, which the threads take one after the
 * other; it is over when all are done. Runs of the same order, whatever that stands for, follow one
 * another; a thread that finds nothing in them goes on to runs of others. Threads are started when
 * first needed and kept; when a run wants more stack than they have, they are ended and started
 * anew.
 */
#ifndef RW_THREAD_POOL_H
#define RW_THREAD_POOL_H

#include <stdbool.h>
#include <stddef.h>

struct rw_thread_pool;
typedef void (*rw_thread_pool_task_cb)(void *user, unsigned task);

/* Filled by the caller, whose memory it stays; zero where nothing is said. */
struct rw_thread_run {
    rw_thread_pool_task_cb run; /* of tasks 0 to tasks - 1 */
    void *user;
    unsigned tasks;
    const void *order;
    void (*over)(void *user); /* when it is over, by the thread that did the last of it, which holds
                               * the pool's lock; NULL: nobody is told */
    /* The pool's. */
    unsigned next, finished;
    bool lent;               /* the application's threads do it, while it is waited for */
    double begin_ms, end_ms; /* when the first task began, when the last one ended */
    struct rw_thread_run *later;
};

/* NULL when out of memory. At most `limit` threads will run. */
struct rw_thread_pool *rw_thread_pool_create(unsigned limit);
/* All runs have to be over. */
void rw_thread_pool_free(struct rw_thread_pool *pool);
/* Begins a run. With fewer threads than wanted the same is done more slowly; an error number of
 * pthread_create, and nothing begun, when there is none at all. One caller at a time. */
int rw_thread_pool_start(struct rw_thread_pool *pool, struct rw_thread_run *run, size_t stack_size);
/* Waits for a run, if it was begun; at most so long, for ever when negative. True: it is over. */
bool rw_thread_pool_wait(struct rw_thread_pool *pool, struct rw_thread_run *run,
                         double milliseconds);

#endif
