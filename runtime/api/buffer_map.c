/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Mapping buffers for the host. Only what was mapped for writing is uploaded at the next launch.
 * rtBufferMap, which does not say, maps an output buffer for reading and others for both: what an
 * application writes to an output buffer reaches the device only until the first launch has given
 * the buffer its device storage, as in the classic model, where devices alone write such buffers.
 */
#include "runtime/object/lent.h"
#include "runtime/post/stream.h"

static RTresult check_ready(RTbuffer buffer, unsigned level)
{
    RTcontext context = buffer->base.context;
    if (buffer->mapped >> level & 1)
        return rw_error(context, RT_ERROR_ALREADY_MAPPED,
                        "level %u of the buffer is mapped already; unmap it first", level);
    if (!buffer->element_size)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        buffer->format == RT_FORMAT_USER
                            ? "the element size is not set; call rtBufferSetElementSize"
                            : "the format is not set; call rtBufferSetFormat");
    if (!buffer->dimensionality)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "the size is not set; call rtBufferSetSize1D, 2D or 3D");
    return RT_SUCCESS;
}

static RTresult map(RTbuffer buffer, unsigned flags, unsigned level, void **out)
{
    bool device_dirty = buffer->device_dirty;
    RW_CHECK(check_ready(buffer, level));
    if (flags == RT_BUFFER_MAP_WRITE_DISCARD && buffer->levels == 1)
        buffer->device_dirty = false; /* no download */
    RTresult result = rw_buffer_host(buffer);
    if (result != RT_SUCCESS) {
        buffer->device_dirty = device_dirty;
        return result;
    }
    if (!buffer->mapped) buffer->base.context->mapped_buffers++;
    buffer->mapped |= 1u << level;
    if (flags != RT_BUFFER_MAP_READ) buffer->mapped_to_write |= 1u << level;
    *out = (char *)buffer->host + rw_buffer_level_offset(buffer, level);
    return RT_SUCCESS;
}

static RTresult unmap(RTbuffer buffer, unsigned level)
{
    RTcontext context = buffer->base.context;
    if (!(buffer->mapped >> level & 1))
        return rw_error(context, RT_ERROR_INVALID_VALUE, "level %u of the buffer is not mapped",
                        level);
    bool written = buffer->mapped_to_write >> level & 1;
    if (written) buffer->host_dirty = true;
    buffer->mapped &= ~(1u << level);
    buffer->mapped_to_write &= ~(1u << level);
    if (!buffer->mapped) context->mapped_buffers--;
    return written ? rw_lent_push(buffer) : RT_SUCCESS;
}

/* Stream buffers are mapped beside the launch that fills them, which is in the context. */
RTresult rtBufferMap(RTbuffer buffer, void **userPointer)
{
    struct rw_stream *stream = rw_stream_of(buffer);
    if (stream) return rw_stream_map(stream, __func__, userPointer);
    RW_ENTER_TO_WAIT(buffer, RW_OBJECT_BUFFER);
    RTresult result = rw_argument_pointer(buffer->base.context, userPointer, "userPointer");
    if (result != RT_SUCCESS) return result;
    bool read_only = buffer->type == RT_BUFFER_OUTPUT;
    return map(buffer, read_only ? RT_BUFFER_MAP_READ : RT_BUFFER_MAP_READ_WRITE, 0, userPointer);
}

RTresult rtBufferUnmap(RTbuffer buffer)
{
    struct rw_stream *stream = rw_stream_of(buffer);
    if (stream) return rw_stream_unmap(stream, __func__);
    RW_ENTER_TO_WAIT(buffer, RW_OBJECT_BUFFER);
    return unmap(buffer, 0);
}

RTresult rtBufferMapEx(RTbuffer buffer, unsigned int mapFlags, unsigned int level, void *userOwned,
                       void **optixOwned)
{
    struct rw_stream *stream = rw_stream_of(buffer);
    if (stream) return rw_stream_map(stream, __func__, optixOwned);
    RW_ENTER_TO_WAIT(buffer, RW_OBJECT_BUFFER);
    RTcontext context = buffer->base.context;
    RW_CHECK(rw_argument_pointer(context, optixOwned, "optixOwned"));
    RW_CHECK(rw_argument_index(context, level, buffer->levels, "level"));
    if (userOwned)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "argument 'userOwned' has to be NULL");
    if (mapFlags != RT_BUFFER_MAP_READ && mapFlags != RT_BUFFER_MAP_WRITE &&
        mapFlags != RT_BUFFER_MAP_READ_WRITE && mapFlags != RT_BUFFER_MAP_WRITE_DISCARD)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "0x%x is not one of RT_BUFFER_MAP_*",
                        mapFlags);
    return map(buffer, mapFlags, level, optixOwned);
}

RTresult rtBufferUnmapEx(RTbuffer buffer, unsigned int level)
{
    struct rw_stream *stream = rw_stream_of(buffer);
    if (stream) return rw_stream_unmap(stream, __func__);
    RW_ENTER_TO_WAIT(buffer, RW_OBJECT_BUFFER);
    RTresult result = rw_argument_index(buffer->base.context, level, buffer->levels, "level");
    return result == RT_SUCCESS ? unmap(buffer, level) : result;
}

/* ---- a part of the contents ---- */

RTresult rwBufferRead(RTbuffer buffer, RTsize offset, RTsize size, void *out)
{
    RW_ENTER_TO_WAIT(buffer, RW_OBJECT_BUFFER);
    RTcontext context = buffer->base.context;
    RW_CHECK(rw_argument_pointer(context, out, "out"));
    RW_CHECK(check_ready(buffer, 0));
    const size_t bytes = rw_buffer_bytes(buffer);
    if (buffer->stream)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "stream buffers can only be mapped");
    if (buffer->mapped)
        return rw_error(context, RT_ERROR_ALREADY_MAPPED, "the buffer is mapped; unmap it first");
    if (offset > bytes || size > bytes - offset)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "%lu bytes from %lu on, of %zu", size,
                        offset, bytes);
    return size ? rw_buffer_read(buffer, offset, size, out) : RT_SUCCESS;
}
