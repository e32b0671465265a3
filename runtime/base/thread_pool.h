/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Threads that wait for work. A run is a number of tasks, which the threads take one after the
 * other; it has ended when all are done. Threads are started when first needed and kept; when a run
 * wants more stack than they have, they are ended and started anew.
 */
#ifndef RW_THREAD_POOL_H
#define RW_THREAD_POOL_H

#include <stddef.h>

struct rw_thread_pool;
typedef void (*rw_thread_pool_task_cb)(void *user, unsigned task);

/* NULL when out of memory. At most `limit` threads will run. */
struct rw_thread_pool *rw_thread_pool_create(unsigned limit);
void rw_thread_pool_free(struct rw_thread_pool *pool);
/* Begins to run tasks 0 to count - 1. With fewer threads than wanted the same is done more slowly;
 * an error number of pthread_create, and nothing done, when there is none at all. One caller at a
 * time. */
int rw_thread_pool_start(struct rw_thread_pool *pool, unsigned count, size_t stack_size,
                         rw_thread_pool_task_cb run, void *user);
/* Waits for the tasks begun, if there are any. */
void rw_thread_pool_wait(struct rw_thread_pool *pool);

#endif
