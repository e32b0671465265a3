/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The two copies of a buffer's contents: made when they are needed, brought up to date from one
 * another. A device copy that belongs to the application is never freed here; one whose address the
 * application knows may change at any time, so it is read back whenever the host asks.
 */
#include "runtime/device.h"
#include "runtime/object.h"

void rw_buffer_level_size(const struct RTbuffer_api *buffer, unsigned level, size_t size[3])
{
    /* The last dimension counts layers or faces where there are any. */
    unsigned shrinking = buffer->dimensionality;
    if (buffer->flags & (RT_BUFFER_LAYERED | RT_BUFFER_CUBEMAP)) shrinking--;
    for (unsigned i = 0; i < 3; i++) {
        size[i] = buffer->size[i];
        if (i < shrinking && size[i]) size[i] = size[i] >> level ? size[i] >> level : 1;
    }
}

size_t rw_buffer_level_offset(const struct RTbuffer_api *buffer, unsigned level)
{
    size_t offset = 0, size[3];
    if (!buffer->dimensionality) return 0;
    for (unsigned i = 0; i < level; i++) {
        rw_buffer_level_size(buffer, i, size);
        offset += size[0] * size[1] * size[2] * buffer->element_size;
    }
    return offset;
}

size_t rw_buffer_bytes(const struct RTbuffer_api *buffer)
{
    return rw_buffer_level_offset(buffer, buffer->levels);
}

/* ---- the device copy ------------------------------------------------------------------------ */

void rw_buffer_drop_device(RTbuffer buffer)
{
    struct rw_device *device = buffer->base.context->device;
    if (buffer->device_data && device && !buffer->foreign)
        device->ops->free(device, buffer->device_data);
    buffer->device_data = 0;
    buffer->device_capacity = 0;
    buffer->foreign = buffer->shared = false;
}

static RTresult device_error(RTbuffer buffer, RTresult result, const char *doing)
{
    struct rw_device *device = buffer->base.context->device;
    return rw_error(buffer->base.context, result, "%s failed on %s: %s", doing, device->name,
                    device->error);
}

/* The host copy may go if the application asked for that; the device then has the only one. */
static void uploaded(RTbuffer buffer)
{
    buffer->host_dirty = false;
    if (!(buffer->flags & RT_BUFFER_DISCARD_HOST_MEMORY) || buffer->mapped) return;
    rw_free(buffer->host);
    buffer->host = NULL;
    buffer->device_dirty = true;
}

RTresult rw_buffer_device(RTbuffer buffer, bool *moved)
{
    struct rw_device *d = buffer->base.context->device;
    size_t size = rw_buffer_bytes(buffer);
    bool fresh = size > buffer->device_capacity;
    RTresult result = RT_SUCCESS;
    if (fresh) {
        rw_buffer_drop_device(buffer);
        result = d->ops->alloc(d, size, &buffer->device_data);
        if (result) return device_error(buffer, result, "allocating a buffer");
        buffer->device_capacity = size;
        *moved = true;
    }
    if (!size || (!fresh && !buffer->host_dirty)) return RT_SUCCESS;
    buffer->device_version++;
    if (buffer->callback && !buffer->host) {
        result = rw_buffer_host(buffer);
        if (result) return result;
    }
    result = buffer->host ? d->ops->upload(d, buffer->device_data, buffer->host, size)
                          : d->ops->clear(d, buffer->device_data, size);
    if (result) return device_error(buffer, result, "copying a buffer to the device");
    buffer->base.context->statistics.buffersUploaded++;
    uploaded(buffer);
    return RT_SUCCESS;
}

/* ---- the host copy -------------------------------------------------------------------------- */

/* Has the application write every level of a buffer that it fills on demand. */
static void fill(RTbuffer buffer)
{
    for (unsigned level = 0; level < buffer->levels; level++) {
        size_t size[3];
        rw_buffer_level_size(buffer, level, size);
        size_t row = size[0] * buffer->element_size;
        RTmemoryblock block = {
            .format = buffer->format,
            .baseAddress = (char *)buffer->host + rw_buffer_level_offset(buffer, level),
            .mipLevel = level,
            .width = (unsigned)size[0],
            .height = (unsigned)size[1],
            .depth = (unsigned)size[2],
            .rowPitch = (unsigned)row,
            .planePitch = (unsigned)(row * size[1]),
        };
        if (row) buffer->callback(buffer->callback_user, buffer, &block);
    }
}

RTresult rw_buffer_host(RTbuffer buffer)
{
    RTcontext context = buffer->base.context;
    size_t bytes = rw_buffer_bytes(buffer);
    if (!buffer->host) {
        buffer->host = rw_calloc(bytes, 1);
        if (!buffer->host)
            return rw_error(context, RT_ERROR_MEMORY_ALLOCATION_FAILED,
                            "no memory for the host copy of a buffer of %zu bytes", bytes);
        if (buffer->callback) fill(buffer);
    }
    bool newer =
        buffer->device_dirty || (buffer->shared && !(buffer->flags & RT_BUFFER_COPY_ON_DIRTY));
    if (!newer || !buffer->device_data || buffer->host_dirty) return RT_SUCCESS;
    struct rw_device *device = context->device;
    RTresult result = device->ops->download(device, buffer->host, buffer->device_data, bytes);
    if (result != RT_SUCCESS) return device_error(buffer, result, "reading a buffer");
    buffer->device_dirty = false;
    return RT_SUCCESS;
}
