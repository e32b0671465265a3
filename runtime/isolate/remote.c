/* SPDX-License-Identifier: Apache-2.0 */
/* See remote.h. */
#include "runtime/isolate/remote.h"

#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "runtime/base/memory.h"
#include "runtime/isolate/channel.h"

/* A cancelled launch leaves where its programs trace, or call one that traces. */
#define GRACE_MS 200.0
/* Between two looks at whether another thread has cancelled. */
#define SLICE_MS 20.0
/* For the rest of an event. */
#define HALF_EVENT_MS 100.0

int rw_remote_open(struct rw_remote *r, const struct rw_isolation *isolation,
                   const atomic_bool *end, unsigned threads)
{
    *r = (struct rw_remote){.isolation = *isolation, .end = end, .threads = threads};
    const int error = rw_arena_create(&r->arena);
    if (!error) pthread_mutex_init(&r->lock, NULL);
    return error;
}

void rw_remote_close(struct rw_remote *r)
{
    if (r->helper) rw_helper_end(r->helper, NULL, 0);
    rw_arena_destroy(&r->arena);
    rw_free(r->flights);
    pthread_mutex_destroy(&r->lock);
}

/* ---- its end; under the lock ---- */

/* No launch under way will end by itself. */
static void fail_all(struct rw_remote *r)
{
    for (size_t k = 0; k < r->flight_count; k++) {
        struct rw_remote_flight *f = r->flights[k];
        if (!f || atomic_load(&f->over)) continue;
        f->failed = true;
        atomic_store(&f->over, true);
    }
}

/* `because`: we end it; NULL: it has ended. */
static void bury(struct rw_remote *r, const char *because)
{
    if (!r->helper) return;
    if (because) snprintf(r->why, sizeof(r->why), "%s", because);
    rw_helper_end(r->helper, because ? NULL : r->why, sizeof(r->why));
    r->helper = NULL;
    atomic_fetch_add(&r->losses, 1);
    fail_all(r);
}

static void tell_why(const struct rw_remote *r, char *out, size_t size)
{
    snprintf(out, size, "the process that ran the kernel %s", r->why);
}

/* ---- events; under the lock ---- */

static void note(struct rw_remote *r, const struct rw_event *e)
{
    struct rw_remote_flight *f = e->flight < r->flight_count ? r->flights[e->flight] : NULL;
    if (!f || atomic_load(&f->over) || f->ticket != e->ticket) return;
    f->failed = false;
    f->kernel_ms = e->kernel_ms;
    atomic_store(&f->over, true);
}

/* All that have come. */
static void read_events(struct rw_remote *r)
{
    while (r->helper && rw_channel_await(rw_helper_events(r->helper), 0)) {
        struct rw_event event;
        const struct rw_patience patience = {.until_ms = rw_clock_ms() + HALF_EVENT_MS};
        if (rw_channel_receive(rw_helper_events(r->helper), &event, sizeof(event), &patience))
            bury(r, NULL);
        else
            note(r, &event);
    }
}

/* ---- requests ---- */

/* What is done at once by a helper that is well. A program may have left one that is not, and would
 * never answer. 0: as long as a program takes. */
static const double most_seconds[RW_REQUEST_KINDS] = {
    [RW_REQUEST_LOAD] = 60,
    [RW_REQUEST_UNLOAD] = 5,
    [RW_REQUEST_LAUNCH] = 5,
};

unsigned rw_remote_start(struct rw_remote *r, char *error, size_t error_size)
{
    pthread_mutex_lock(&r->lock);
    read_events(r); /* it may have ended since */
    if (!r->helper) {
        const struct rw_helper_task task = {.role = "device",
                                            .address = r->arena.address,
                                            .size = r->arena.size,
                                            .threads = r->threads,
                                            .memory = r->arena.memory};
        r->helper = rw_helper_start(&r->isolation, &task, error, error_size);
        r->generation += r->helper != NULL;
    }
    const unsigned generation = r->helper ? r->generation : 0;
    pthread_mutex_unlock(&r->lock);
    return generation;
}

/* No reply has come: it has ended, was to be ended, or hangs. */
static RTresult give_up(struct rw_remote *r, enum rw_channel_state state, bool is_timed,
                        struct rw_reply *reply)
{
    const bool is_wanted = is_timed || atomic_load(r->end);
    bury(r, state != RW_CHANNEL_WAITING ? NULL
            : is_wanted                 ? "was ended, because its time was up"
                                        : "was ended, because it did not answer");
    tell_why(r, reply->error, sizeof(reply->error));
    return state == RW_CHANNEL_WAITING && is_wanted ? RT_TIMEOUT_CALLBACK : RT_ERROR_LAUNCH_FAILED;
}

static RTresult converse(struct rw_remote *r, const struct rw_request *request, const void *payload,
                         double seconds, struct rw_reply *reply)
{
    const int socket = rw_helper_socket(r->helper);
    const double most = seconds > 0 ? seconds : most_seconds[request->kind];
    const struct rw_patience patience = {.end = r->end,
                                         .until_ms = most > 0 ? rw_clock_ms() + most * 1e3 : 0};
    enum rw_channel_state state = rw_channel_send(socket, request, sizeof(*request), &patience);
    if (!state) state = rw_channel_send(socket, payload, (size_t)request->size, &patience);
    if (!state) state = rw_channel_receive(socket, reply, sizeof(*reply), &patience);
    if (state != RW_CHANNEL_DONE) return give_up(r, state, seconds > 0, reply);
    reply->error[sizeof(reply->error) - 1] = '\0';
    return (RTresult)reply->result;
}

RTresult rw_remote_ask(struct rw_remote *r, unsigned generation, const struct rw_request *request,
                       const void *payload, double seconds, struct rw_reply *reply)
{
    RTresult result = RT_ERROR_LAUNCH_FAILED;
    *reply = (struct rw_reply){0};
    pthread_mutex_lock(&r->lock);
    if (r->helper && r->generation == generation)
        result = converse(r, request, payload, seconds, reply);
    else
        tell_why(r, reply->error, sizeof(reply->error));
    pthread_mutex_unlock(&r->lock);
    return result;
}

void rw_remote_why(struct rw_remote *r, char *out, size_t size)
{
    pthread_mutex_lock(&r->lock);
    tell_why(r, out, size);
    pthread_mutex_unlock(&r->lock);
}

/* ---- flights ---- */

bool rw_remote_add(struct rw_remote *r, struct rw_remote_flight *flight)
{
    size_t place = 0;
    pthread_mutex_lock(&r->lock);
    while (place < r->flight_count && r->flights[place]) place++;
    const bool added = rw_grow((void **)&r->flights, &r->flight_capacity, place + 1,
                               sizeof(struct rw_remote_flight *));
    if (added) r->flights[place] = flight;
    if (added && place == r->flight_count) r->flight_count++;
    flight->number = (uint32_t)place;
    atomic_store(&flight->over, true);
    pthread_mutex_unlock(&r->lock);
    return added;
}

void rw_remote_remove(struct rw_remote *r, struct rw_remote_flight *flight)
{
    pthread_mutex_lock(&r->lock);
    r->flights[flight->number] = NULL;
    pthread_mutex_unlock(&r->lock);
}

/* How long to wait for a launch under way, at most; 0: it does not end by itself. */
static double time_left(const struct rw_remote_flight *f)
{
    const double cancelled = atomic_load(&f->cancelled_ms);
    const double left = cancelled > 0 ? cancelled + GRACE_MS - rw_clock_ms() : SLICE_MS;
    return left < 0 ? 0 : left < SLICE_MS ? left : SLICE_MS;
}

bool rw_remote_await(struct rw_remote *r, struct rw_remote_flight *f, double milliseconds)
{
    const double until = rw_clock_ms() + milliseconds;
    for (;;) {
        const double left = time_left(f);
        pthread_mutex_lock(&r->lock);
        read_events(r);
        if (!atomic_load(&f->over) && left <= 0)
            bury(r, "was ended, because a launch that was cancelled went on");
        const int socket = r->helper ? rw_helper_events(r->helper) : -1;
        pthread_mutex_unlock(&r->lock);
        if (atomic_load(&f->over)) return true;
        double wait = left;
        if (milliseconds >= 0 && until - rw_clock_ms() < wait) wait = until - rw_clock_ms();
        if (wait <= 0 && milliseconds >= 0) return false;
        rw_channel_await(socket, wait);
    }
}
