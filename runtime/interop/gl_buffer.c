/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Buffers over OpenGL's buffer objects. A context on one GPU, the one that draws, has the driver
 * lend it the object's memory for each launch, without a copy. On the CPU, on several GPUs, and
 * where OpenGL is another's, contents are copied before and after.
 */
#include "runtime/device/device.h"
#include "runtime/interop/gl.h"

struct gl_buffer {
    struct rw_lent base;
    unsigned name;
    uint64_t resource; /* of the driver; 0: none */
    bool copied;       /* the driver lends nothing */
};

static struct gl_buffer *of(RTbuffer buffer)
{
    return (struct gl_buffer *)buffer->lent;
}

/* ---- copies ---- */

/* Between the object and the host's copy, which is there. */
static RTresult transfer(RTbuffer buffer, bool to_host)
{
    const size_t bytes = rw_buffer_bytes(buffer);
    const struct rw_gl_api *gl;
    int bound;
    int64_t size = 0;
    RW_CHECK(rw_gl_find(buffer->base.context, &gl));
    gl->get_integers(RW_GL_COPY_BUFFER, &bound);
    gl->bind_buffer(RW_GL_COPY_BUFFER, of(buffer)->name);
    gl->buffer_parameter(RW_GL_COPY_BUFFER, RW_GL_BUFFER_SIZE, &size);
    bool fits = size >= 0 && (uint64_t)size >= bytes;
    if (fits && to_host)
        gl->buffer_read(RW_GL_COPY_BUFFER, 0, (intptr_t)bytes, buffer->host);
    else if (fits)
        gl->buffer_write(RW_GL_COPY_BUFFER, 0, (intptr_t)bytes, buffer->host);
    gl->bind_buffer(RW_GL_COPY_BUFFER, (unsigned)bound);
    if (fits) return RT_SUCCESS;
    return rw_error(buffer->base.context, RT_ERROR_INVALID_VALUE,
                    "OpenGL's buffer object %u has %lld bytes, fewer than the buffer's %zu",
                    of(buffer)->name, (long long)size, bytes);
}

/* The host's copy as the devices left it. */
static RTresult host_copy(RTbuffer buffer)
{
    bool begun = buffer->lent->begun;
    buffer->lent->begun = true;
    RTresult result = rw_buffer_host(buffer);
    buffer->lent->begun = begun;
    return result;
}

static RTresult pull_copy(RTbuffer buffer)
{
    RW_CHECK(host_copy(buffer));
    RW_CHECK(transfer(buffer, true));
    buffer->host_dirty = true;
    return RT_SUCCESS;
}

static RTresult end_copy(RTbuffer buffer)
{
    if (!(buffer->type & RT_BUFFER_OUTPUT)) return RT_SUCCESS;
    if (buffer->flags & RT_BUFFER_GPU_LOCAL && !buffer->host_dirty) buffer->device_dirty = true;
    RW_CHECK(host_copy(buffer));
    return transfer(buffer, false);
}

/* ---- what the driver lends ---- */

static struct rw_device *lender(RTbuffer buffer)
{
    RTcontext context = buffer->base.context;
    bool lends = context->device_count == 1 && context->device->ops->gl_register;
    return lends && !of(buffer)->copied ? context->device : NULL;
}

/* The driver knows no object of another's OpenGL: then it is copied from now on. */
static bool has_resource(RTbuffer buffer, struct rw_device *d)
{
    struct gl_buffer *g = of(buffer);
    if (!d) return false;
    if (!g->resource && d->ops->gl_register(d, g->name, &g->resource)) {
        g->copied = true;
        rw_report(buffer->base.context, 2, "INTEROP", "buffer object %u is copied: %s", g->name,
                  d->error);
    }
    return !g->copied;
}

static RTresult map(RTbuffer buffer, struct rw_device *d, uint64_t *address)
{
    RTcontext context = buffer->base.context;
    size_t size, bytes = rw_buffer_bytes(buffer);
    RTresult result = d->ops->gl_map(d, of(buffer)->resource, address, &size);
    if (result) return rw_device_error(context, d, result, "mapping a buffer object of OpenGL");
    if (size >= bytes) return RT_SUCCESS;
    d->ops->gl_unmap(d, of(buffer)->resource);
    return rw_error(context, RT_ERROR_INVALID_VALUE,
                    "OpenGL's buffer object %u has %zu bytes, fewer than the buffer's %zu",
                    of(buffer)->name, size, bytes);
}

static RTresult unmap(RTbuffer buffer, struct rw_device *d)
{
    RTresult result = d->ops->gl_unmap(d, of(buffer)->resource);
    if (!result) return RT_SUCCESS;
    return rw_device_error(buffer->base.context, d, result, "unmapping a buffer object of OpenGL");
}

static RTresult begin_lent(RTbuffer buffer, struct rw_device *d)
{
    uint64_t address;
    RW_CHECK(map(buffer, d, &address));
    if (buffer->device_data[0] == address && buffer->foreign) return RT_SUCCESS;
    rw_buffer_set_device(buffer, 0, address);
    rw_changed_value(buffer->base.context);
    return RT_SUCCESS;
}

static RTresult pull_lent(RTbuffer buffer, struct rw_device *d)
{
    RW_CHECK(begin_lent(buffer, d));
    RTresult result = host_copy(buffer), ended = unmap(buffer, d);
    return result ? result : ended;
}

static RTresult push_lent(RTbuffer buffer, struct rw_device *d)
{
    uint64_t address;
    RW_CHECK(map(buffer, d, &address));
    RTresult result = d->ops->upload(d, address, buffer->host, rw_buffer_bytes(buffer));
    if (result)
        rw_device_error(buffer->base.context, d, result, "writing a buffer object of OpenGL");
    RTresult ended = unmap(buffer, d);
    buffer->host_dirty = false;
    return result ? result : ended;
}

/* ---- either ---- */

static bool is_complete(RTbuffer buffer)
{
    return rw_buffer_bytes(buffer) != 0;
}

static RTresult begin(RTbuffer buffer)
{
    struct rw_device *d = lender(buffer);
    if (!is_complete(buffer)) return RT_SUCCESS;
    RW_CHECK(has_resource(buffer, d) ? begin_lent(buffer, d) : pull_copy(buffer));
    buffer->lent->begun = true;
    return RT_SUCCESS;
}

static RTresult end(RTbuffer buffer)
{
    RTresult result =
        of(buffer)->resource ? unmap(buffer, buffer->base.context->device) : end_copy(buffer);
    buffer->lent->begun = false;
    return result;
}

static RTresult pull(RTbuffer buffer)
{
    RW_CHECK(rw_context_open_device(buffer->base.context));
    struct rw_device *d = lender(buffer);
    return has_resource(buffer, d) ? pull_lent(buffer, d) : pull_copy(buffer);
}

static RTresult push(RTbuffer buffer)
{
    RW_CHECK(rw_context_open_device(buffer->base.context));
    struct rw_device *d = lender(buffer);
    return has_resource(buffer, d) ? push_lent(buffer, d) : transfer(buffer, false);
}

static void forget(RTbuffer buffer)
{
    struct gl_buffer *g = of(buffer);
    struct rw_device *d = buffer->base.context->device;
    if (g->resource) d->ops->gl_forget(d, g->resource);
    g->resource = 0;
}

static void drop(RTbuffer buffer)
{
    forget(buffer);
    rw_free(buffer->lent);
}

static const struct rw_lent_ops ops = {begin, end, pull, push, drop};

/* ---- objects ---- */

unsigned rw_gl_name_of(const struct RTbuffer_api *buffer)
{
    bool gl = buffer->lent && buffer->lent->ops == &ops;
    return gl ? ((const struct gl_buffer *)buffer->lent)->name : 0;
}

RTresult rw_gl_buffer_attach(RTbuffer buffer, unsigned name)
{
    RTcontext context = buffer->base.context;
    const struct rw_gl_api *gl;
    RW_CHECK(rw_gl_find(context, &gl));
    if (!gl->is_buffer(name))
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "%u is no buffer object of OpenGL that was ever bound", name);
    struct gl_buffer *g = rw_calloc(1, sizeof *g);
    if (!g) return rw_out_of_memory(context, "a buffer of OpenGL");
    *g = (struct gl_buffer){.base = {.ops = &ops, .registered = true}, .name = name};
    buffer->lent = &g->base;
    context->lent_count++;
    return RT_SUCCESS;
}

RTresult rw_gl_register(RTcontext context, RTbuffer buffer, bool wanted)
{
    struct rw_lent *lent = buffer ? buffer->lent : NULL;
    if (!lent)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "the object was not made from OpenGL's");
    if (lent->registered == wanted)
        return rw_error(
            context,
            wanted ? RT_ERROR_RESOURCE_ALREADY_REGISTERED : RT_ERROR_RESOURCE_NOT_REGISTERED,
            wanted ? "the object is registered already" : "the object is not registered");
    rw_flights_await(context);
    if (!wanted && lent->ops == &ops) {
        if (of(buffer)->resource) rw_buffer_drop_storage(buffer);
        forget(buffer);
    }
    lent->registered = wanted;
    return RT_SUCCESS;
}
