/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The helper that runs kernels: a CPU device of its own, which does what it is asked, one request
 * after the other, and tells of launches that are over.
 */
#include <stdio.h>
#include <stdlib.h>

#include "runtime/base/memory.h"
#include "runtime/device/cpu/device.h"
#include "runtime/isolate/arena.h"
#include "runtime/isolate/channel.h"
#include "runtime/isolate/confine.h"
#include "runtime/isolate/request.h"
#include "runtime/isolate/serve.h"
#include "runtime/isolate/status.h"

struct flight {
    struct rw_device_flight *own;
    struct rw_event event; /* to be sent when its launch is over */
};

struct server {
    struct rw_device *device;
    struct flight **flights; /* by number */
    size_t flight_capacity;
};

/* By one of the device's threads, one event at a time. */
static void tell_over(void *user, double kernel_ms)
{
    struct flight *f = user;
    f->event.kernel_ms = kernel_ms;
    rw_channel_send(RW_HELPER_EVENTS, &f->event, sizeof(f->event), NULL);
}

static struct flight *find_flight(struct server *s, uint32_t number)
{
    if (!rw_grow((void **)&s->flights, &s->flight_capacity, (size_t)number + 1,
                 sizeof(struct flight *)))
        return NULL;
    if (s->flights[number]) return s->flights[number];
    struct flight *f = rw_calloc(1, sizeof(*f));
    if (!f || s->device->ops->flight_create(s->device, true, &f->own)) {
        rw_free(f);
        return NULL;
    }
    f->event.flight = number;
    rw_cpu_flight_tell(f->own, tell_over, f);
    return s->flights[number] = f;
}

/* ---- requests ---- */

static struct rw_device_kernel *kernel_of(const struct rw_request *q)
{
    return (struct rw_device_kernel *)(uintptr_t)q->kernel;
}

static RTresult load_bytes(struct server *s, const void *bytes, size_t size, struct rw_reply *reply)
{
    struct rw_device *d = s->device;
    struct rw_device_kernel *loaded = NULL;
    struct rwc_kernel *kernel = rwc_kernel_read(bytes, size);
    RTresult result = RT_ERROR_INVALID_SOURCE;
    snprintf(d->error, sizeof(d->error), "loading the kernel: it is damaged");
    /* Its constants are in the shared memory: the device has none of them. */
    if (kernel) result = d->ops->kernel_load(d, kernel, 0, &loaded, NULL, NULL);
    rwc_kernel_free(kernel);
    reply->kernel = (uint64_t)(uintptr_t)loaded;
    return result;
}

static RTresult load(struct server *s, const struct rw_request *q, struct rw_reply *reply)
{
    void *bytes = malloc((size_t)q->size + 1);
    RTresult result = RT_ERROR_MEMORY_ALLOCATION_FAILED;
    if (!bytes) _Exit(RW_STATUS_NO_MEMORY);
    if (rw_channel_receive(RW_HELPER_SOCKET, bytes, (size_t)q->size, NULL)) _Exit(RW_STATUS_DONE);
    result = load_bytes(s, bytes, (size_t)q->size, reply);
    free(bytes);
    return result;
}

static RTresult unload(struct server *s, const struct rw_request *q, struct rw_reply *reply)
{
    (void)reply;
    s->device->ops->kernel_free(s->device, kernel_of(q));
    return RT_SUCCESS;
}

static RTresult launch(struct server *s, const struct rw_request *q, struct rw_reply *reply)
{
    struct rw_device *d = s->device;
    struct flight *f = find_flight(s, q->flight);
    (void)reply;
    snprintf(d->error, sizeof(d->error), "out of memory");
    if (!f) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    f->event.ticket = q->ticket;
    d->batch = q->batch;
    return d->ops->launch(d, kernel_of(q), &q->launch, (void *)(uintptr_t)q->stream, f->own);
}

static RTresult bounds(struct server *s, const struct rw_request *q, struct rw_reply *reply)
{
    struct rw_device *d = s->device;
    (void)reply;
    return d->ops->bounds(d, kernel_of(q), &q->launch, q->program, q->geometry, q->first, q->count,
                          q->out);
}

static RTresult (*const handlers[RW_REQUEST_KINDS])(struct server *s, const struct rw_request *q,
                                                    struct rw_reply *reply) = {
    [RW_REQUEST_LOAD] = load,
    [RW_REQUEST_UNLOAD] = unload,
    [RW_REQUEST_LAUNCH] = launch,
    [RW_REQUEST_BOUNDS] = bounds,
};

static void serve(struct server *s)
{
    struct rw_request request;
    while (!rw_channel_receive(RW_HELPER_SOCKET, &request, sizeof(request), NULL)) {
        struct rw_reply reply = {0};
        reply.result = handlers[request.kind](s, &request, &reply);
        if (reply.result)
            snprintf(reply.error, sizeof(reply.error), "%.*s", (int)sizeof(reply.error) - 1,
                     s->device->error);
        if (rw_channel_send(RW_HELPER_SOCKET, &reply, sizeof(reply), NULL)) break;
    }
}

int rw_serve_device(const struct rw_helper_task *task)
{
    struct server s = {0};
    char error[256];
    if (rw_arena_map(task->memory, task->address, task->size)) return RW_STATUS_NO_MEMORY;
    if (rw_device_cpu_create(task->threads, &s.device, error, sizeof(error)))
        return RW_STATUS_NO_DEVICE;
    if (!rw_confine()) return RW_STATUS_NO_LIMITS;
    serve(&s);
    _Exit(RW_STATUS_DONE);
}
