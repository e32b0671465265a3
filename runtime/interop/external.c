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
#include <sys/stat.h>
#include <unistd.h>

#include "runtime/device/device.h"

struct external {
    struct rw_lent base;
    int fd;     /* our own */
    char *path; /* a file that is only read; NULL: memory that is exported */
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

/* Files may have become shorter, and what is behind their end must not be touched; or longer, and
 * have elements behind what is mapped. */
static RTresult check_length(RTbuffer buffer, struct external *e)
{
    RTcontext context = buffer->base.context;
    const size_t needed = rw_buffer_bytes(buffer);
    struct stat about;
    const bool is_file = !fstat(e->fd, &about) && S_ISREG(about.st_mode);
    if (is_file && e->offset + needed > (size_t)about.st_size)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "%s is cut short: it has %zu bytes, and a buffer's elements are bytes %zu "
                        "to %zu",
                        e->path ? e->path : "the file of external memory", (size_t)about.st_size,
                        e->offset, e->offset + needed);
    if (needed <= e->size) return RT_SUCCESS;
    if (!is_file || !e->path)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "external memory of %zu bytes has fewer than the buffer's %zu", e->size,
                        needed);
    if (e->memory.address) context->device->ops->import_free(context->device, &e->memory);
    e->size = needed;
    return RT_SUCCESS;
}

/* Programs on a GPU cannot read what is only mapped, nor helper processes. */
static RTresult check_device(RTcontext context, const struct external *e)
{
    if (!e->path || (rw_device_target(context->device)->is_host && !context->isolation.on))
        return RT_SUCCESS;
    return rw_error(context, RT_ERROR_NOT_SUPPORTED,
                    "%s: files are buffers on the CPU alone, without isolation; read the file "
                    "into a buffer, which can be paged",
                    e->path);
}

static RTresult begin(RTbuffer buffer)
{
    RTcontext context = buffer->base.context;
    struct external *e = of(buffer);
    RW_CHECK(check_length(buffer, e));
    RW_CHECK(rw_context_open_device(context));
    RW_CHECK(check_device(context, e));
    RW_CHECK(import(buffer, e));
    e->base.begun = true;
    if (buffer->foreign && buffer->device_data[0] == e->memory.address) return RT_SUCCESS;
    rw_buffer_set_device(buffer, 0, e->memory.address);
    rw_changed_value(context);
    return RT_SUCCESS;
}

static RTresult pull(RTbuffer buffer)
{
    const char *path = of(buffer)->path;
    if (path)
        return rw_error(buffer->base.context, RT_ERROR_NOT_SUPPORTED,
                        "the elements of this buffer are in %s, and are not mapped; read the file",
                        path);
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
    rw_free(e->path);
    rw_free(e);
}

static const struct rw_lent_ops ops = {begin, NULL, pull, push, drop};

/* The descriptor is the buffer's from now on, also after a failure. */
static RTresult attach(RTbuffer buffer, int own, const char *path, size_t offset, size_t size)
{
    RTcontext context = buffer->base.context;
    struct external *e = rw_calloc(1, sizeof *e);
    char *copy = path ? rw_strdup(path) : NULL;
    if (!e || (path && !copy)) {
        rw_free(e);
        rw_free(copy);
        close(own);
        return rw_out_of_memory(context, "a buffer of external memory");
    }
    *e = (struct external){.base = {.ops = &ops, .registered = true},
                           .fd = own,
                           .path = copy,
                           .offset = offset,
                           .size = size};
    buffer->lent = &e->base;
    context->lent_count++;
    return RT_SUCCESS;
}

RTresult rw_external_attach(RTbuffer buffer, int fd, size_t offset, size_t size)
{
    int own = fcntl(fd, F_DUPFD_CLOEXEC, 0);
    if (own < 0)
        return rw_error(buffer->base.context, RT_ERROR_INVALID_VALUE, "file descriptor %d: %s", fd,
                        strerror(errno));
    return attach(buffer, own, NULL, offset, size);
}

RTresult rw_external_attach_file(RTbuffer buffer, const char *path, size_t offset)
{
    RTcontext context = buffer->base.context;
    struct stat about;
    int own = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (own < 0 || fstat(own, &about)) {
        RTresult result =
            rw_error(context, RT_ERROR_FILE_NOT_FOUND, "'%s': %s", path, strerror(errno));
        if (own >= 0) close(own);
        return result;
    }
    if (S_ISREG(about.st_mode) && offset <= (size_t)about.st_size)
        return attach(buffer, own, path, offset, 0); /* what is mapped follows the buffer's size */
    close(own);
    if (!S_ISREG(about.st_mode))
        return rw_error(context, RT_ERROR_INVALID_VALUE, "'%s' is no file with contents", path);
    return rw_error(context, RT_ERROR_INVALID_VALUE, "'%s' has %zu bytes, and the offset is %zu",
                    path, (size_t)about.st_size, offset);
}
