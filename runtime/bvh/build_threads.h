/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Threads of one build. They live on the stack of who opens them, and sleep between two loops. What
 * a loop computes must not depend on which thread runs which index: then the result is the same for
 * any number of threads.
 */
#ifndef RW_BVH_BUILD_THREADS_H
#define RW_BVH_BUILD_THREADS_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#define RW_BUILD_MOST_THREADS 256

struct rw_build_threads {
    pthread_mutex_t mutex;
    pthread_cond_t start, done;
    pthread_t threads[RW_BUILD_MOST_THREADS];
    unsigned thread_count; /* besides the one that opened the pool */
    bool lent;             /* they are the application's: none of `threads` is there */
    unsigned busy;         /* of those, still inside the current loop */
    uint64_t loop;         /* number of the current loop */
    bool quit;
    void (*body)(void *user, uint32_t index);
    void *user;
    uint32_t count;
    _Atomic uint32_t next;
};

/* threads: in all, 0 for one per core. Fewer when the system gives fewer; never fails. */
void rw_build_threads_open(struct rw_build_threads *pool, unsigned threads);
void rw_build_threads_close(struct rw_build_threads *pool);

/* body(user, i) for every i below count, once each, in any order; returns when all are done. Not
 * to be called from a body. */
void rw_build_threads_for(struct rw_build_threads *pool, uint32_t count,
                          void (*body)(void *user, uint32_t index), void *user);

#endif
