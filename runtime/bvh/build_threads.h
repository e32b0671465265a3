/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Threads of one build. They live on the stack of who opens them. Between two loops they look out
 * for the next for some microseconds before they sleep: a build has hundreds of loops, most of them
 * shorter than it takes to wake as many threads as a server has. What a loop computes must not
 * depend on which thread runs which index: then the result is the same for any number of threads.
 */
#ifndef RW_BVH_BUILD_THREADS_H
#define RW_BVH_BUILD_THREADS_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#define RW_BUILD_MOST_THREADS 256

#define RW_LOOP_INSIDE 0xffffu  /* threads that draw indices, besides the one that opened it */
#define RW_LOOP_OPEN 0x10000u   /* more may come */
#define RW_LOOP_NUMBER 0x20000u /* times the loop's number */

struct rw_build_threads {
    pthread_mutex_t mutex;
    pthread_cond_t start, done;
    pthread_t threads[RW_BUILD_MOST_THREADS];
    unsigned thread_count;  /* besides the one that opened the pool */
    unsigned patience;      /* looks before a thread sleeps */
    _Atomic uint64_t state; /* the current loop: RW_LOOP_INSIDE, RW_LOOP_OPEN, RW_LOOP_NUMBER */
    unsigned asleep;        /* threads that wait for a loop; under the mutex, as is the next */
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
