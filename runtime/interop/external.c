/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See external.h. The device has the memory at one address from its first use on, so that a launch
 * finds it where it is, and nothing is copied. Who else works with it, and when, is the
 * application's affair.
 */
#include "runtime/interop/external.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "runtime/device/device.h"

struct external {
    struct rw_lent base;
    int fd; /* our own */
    size_t offset, size;
    struct rw_imported memory; /* address 0: not imported yet */
};

static struct external *of(RTbuffer buffer)
{
    return (struct external *)buffer->lent;
}

static RTresult import(RTbuffer buffer, struct external *e)
{
    RTcontext context = buffer->base.context;
    struct rw_device *d = context->device;
    if (e->memory.address) return RT_SUCCESS;
    if (context->device_count > 1)
        return rw_error(context, RT_ERROR_NOT_SUPPORTED,
                        "external memory belongs to one device; the context has %u",
                        context->device_count);
    RTresult result = d->ops->import_memory(d, e->fd, e->offset, e->size, &e->memory);
    return result ? rw_device_error(context, d, result, "importing external memory") : RT_SUCCESS;
}

static RTresult begin(RTbuffer buffer)
{
    RTcontext context = buffer->base.context;
    struct external *e = of(buffer);
    if (rw_buffer_bytes(buffer) > e->size)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "external memory of %zu bytes has fewer than the buffer's %zu", e->size,
                        rw_buffer_bytes(buffer));
    RW_CHECK(rw_context_open_device(context));
    RW_CHECK(import(buffer, e));
    e->base.begun = true;
    if (buffer->foreign && buffer->device_data[0] == e->memory.address) return RT_SUCCESS;
    rw_buffer_set_device(buffer, 0, e->memory.address);
    rw_changed_value(context);
    return RT_SUCCESS;
}

static RTresult end(RTbuffer buffer)
{
    buffer->lent->begun = false;
    return RT_SUCCESS;
}

static RTresult pull(RTbuffer buffer)
{
    RW_CHECK(begin(buffer));
    RTresult result = rw_buffer_host(buffer);
    buffer->lent->begun = false;
    return result;
}

/* The host's copy was read before it was written, so that the memory is there. */
static RTresult push(RTbuffer buffer)
{
    RTcontext context = buffer->base.context;
    struct rw_device *d = context->device;
    RTresult result =
        d->ops->upload(d, of(buffer)->memory.address, buffer->host, rw_buffer_bytes(buffer));
    buffer->host_dirty = false;
    return result ? rw_device_error(context, d, result, "writing external memory") : RT_SUCCESS;
}

static void drop(RTbuffer buffer)
{
    struct external *e = of(buffer);
    struct rw_device *d = buffer->base.context->device;
    if (e->memory.address) d->ops->import_free(d, &e->memory);
    close(e->fd);
    rw_free(e);
}

static const struct rw_lent_ops ops = {begin, end, pull, push, drop};

RTresult rw_external_attach(RTbuffer buffer, int fd, size_t offset, size_t size)
{
    RTcontext context = buffer->base.context;
    int own = fcntl(fd, F_DUPFD_CLOEXEC, 0);
    if (own < 0)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "file descriptor %d: %s", fd,
                        strerror(errno));
    struct external *e = rw_calloc(1, sizeof *e);
    if (!e) {
        close(own);
        return rw_out_of_memory(context, "a buffer of external memory");
    }
    *e = (struct external){.base = {.ops = &ops, .registered = true}, own, offset, size, {0}};
    buffer->lent = &e->base;
    context->lent_count++;
    return RT_SUCCESS;
}
