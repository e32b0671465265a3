/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The process that runs the kernels of a device: started when it is first asked for something, and
 * again after it has ended, which loses what it had loaded and the launches under way. Generations
 * count the processes. All functions may be called by several threads.
 */
#ifndef RW_REMOTE_H
#define RW_REMOTE_H

#include <pthread.h>
#include <stdatomic.h>

#include "runtime/isolate/arena.h"
#include "runtime/isolate/helper.h"
#include "runtime/isolate/request.h"

/* A launch, from when it is asked for until it is over. */
struct rw_remote_flight {
    uint32_t number; /* in the table of flights */
    uint64_t ticket; /* counts its launches */
    atomic_bool over;
    bool failed; /* the process has ended before; these two once it is over */
    double kernel_ms;
    _Atomic double cancelled_ms; /* rw_clock_ms; 0: it is not */
};

struct rw_remote {
    struct rw_isolation isolation;
    const atomic_bool *end; /* whoever waits for a reply gives up: the process is ended */
    unsigned threads;
    pthread_mutex_t lock; /* of all that follows */
    struct rw_arena arena;
    struct rw_helper *helper;          /* NULL: none runs */
    unsigned generation;               /* of the one that runs, or ran last */
    atomic_uint losses;                /* processes that ended by themselves or were ended */
    char why[256];                     /* how the last of these ended, rw_remote_why */
    struct rw_remote_flight **flights; /* NULL: a free place */
    size_t flight_count, flight_capacity;
};

/* 0, or an error number. */
int rw_remote_open(struct rw_remote *remote, const struct rw_isolation *isolation,
                   const atomic_bool *end, unsigned threads);
void rw_remote_close(struct rw_remote *remote);

/* The generation that runs, if need be from now on; 0 if it cannot, with an error. */
unsigned rw_remote_start(struct rw_remote *remote, char *error, size_t error_size);
/* Asks it. Where that generation runs no more, or ends meanwhile, or does not answer when it
 * should, RT_ERROR_LAUNCH_FAILED. Seconds: it is ended then, with RT_TIMEOUT_CALLBACK; 0: it may
 * take its time, where programs run before it answers. `payload` is of request->size bytes. */
RTresult rw_remote_ask(struct rw_remote *remote, unsigned generation,
                       const struct rw_request *request, const void *payload, double seconds,
                       struct rw_reply *reply);
/* How the last process ended, as a sentence. */
void rw_remote_why(struct rw_remote *remote, char *out, size_t size);

/* False: out of memory. */
bool rw_remote_add(struct rw_remote *remote, struct rw_remote_flight *flight);
void rw_remote_remove(struct rw_remote *remote, struct rw_remote_flight *flight);
/* Waits until a launch is over, at most so long, for ever when negative. A launch that was
 * cancelled and does not end has its process ended. */
bool rw_remote_await(struct rw_remote *remote, struct rw_remote_flight *flight,
                     double milliseconds);

#endif
