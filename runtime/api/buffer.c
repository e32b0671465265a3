/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Buffers: type, format and size. The contents are in a copy of the host's and one of each device,
 * which runtime/object/buffer_storage.c keeps. Which is newer is in host_dirty and device_dirty; a
 * new size or format drops them all.
 */
#include "runtime/api/access.h"
#include "runtime/base/format.h"
#include "runtime/object/lent.h"
#include "runtime/post/stream.h"

#include <string.h>

/* The largest buffer, in bytes: far beyond any memory, far below what would overflow. */
#define LIMIT (UINT64_C(1) << 40)

#define GETTER(What, T, expression)                                                                \
    RW_GETTER(Buffer, What, RTbuffer, RW_OBJECT_BUFFER, T, expression)

GETTER(Format, RTformat, object->format)
GETTER(ElementSize, RTsize, object->element_size)
GETTER(Dimensionality, unsigned int, object->dimensionality)

RTresult rw_buffer_create(RTcontext context, unsigned bufferdesc, RTbuffer *out)
{
    const unsigned types = RT_BUFFER_INPUT_OUTPUT | RT_BUFFER_PROGRESSIVE_STREAM;
    const unsigned flags = RT_BUFFER_GPU_LOCAL | RT_BUFFER_COPY_ON_DIRTY |
                           RT_BUFFER_DISCARD_HOST_MEMORY | RT_BUFFER_LAYERED | RT_BUFFER_CUBEMAP;
    RTbuffer created = NULL;
    RW_CHECK(rw_argument_pointer(context, out, "buffer"));
    bool stream = bufferdesc & RT_BUFFER_PROGRESSIVE_STREAM;
    if (stream && bufferdesc != RT_BUFFER_PROGRESSIVE_STREAM)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "0x%x: a progressive stream buffer has no other type and no flags",
                        bufferdesc);
    if (!(bufferdesc & types) || (bufferdesc & ~(types | flags)))
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "0x%x is not a buffer type (input, output or both) with buffer flags",
                        bufferdesc);
    RW_CHECK(rw_object_create(context, RW_OBJECT_BUFFER, sizeof *created, &created));
    created->type = (RTbuffertype)(bufferdesc & types);
    created->flags = bufferdesc & flags;
    created->format = RT_FORMAT_UNKNOWN;
    created->size[0] = created->size[1] = created->size[2] = 1;
    created->levels = 1;
    RTresult result = stream ? rw_stream_create(created) : RT_SUCCESS;
    if (result)
        rw_object_retire(&created->base);
    else
        *out = created;
    return result;
}

RTresult rtBufferCreate(RTcontext context, unsigned int bufferdesc, RTbuffer *buffer)
{
    RW_ENTER_CONTEXT(context);
    return rw_buffer_create(context, bufferdesc, buffer);
}

/* ---- format and size ---- */

static RTresult check_unmapped(RTbuffer buffer)
{
    if (!buffer->mapped && !(buffer->stream && buffer->stream->mapped)) return RT_SUCCESS;
    return rw_error(buffer->base.context, RT_ERROR_ALREADY_MAPPED,
                    "the buffer is mapped; unmap it first");
}

static RTresult check_bytes(RTcontext context, const size_t size[3], size_t element_size)
{
    uint64_t bytes = element_size ? element_size : 1;
    bool fits = bytes <= LIMIT;
    for (int i = 0; i < 3 && fits; i++) {
        if (!size[i]) return RT_SUCCESS;
        fits = size[i] <= LIMIT / bytes;
        bytes *= size[i];
    }
    if (fits) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_MEMORY_ALLOCATION_FAILED,
                    "%zu x %zu x %zu elements of %zu bytes are more than the limit of 2^40 bytes",
                    size[0], size[1], size[2], element_size);
}

static RTresult set_element(RTbuffer buffer, RTformat format, size_t element_size)
{
    RW_CHECK(check_unmapped(buffer));
    RW_CHECK(check_bytes(buffer->base.context, buffer->size, element_size));
    if (format == buffer->format && element_size == buffer->element_size) return RT_SUCCESS;
    rw_buffer_drop_storage(buffer);
    rw_stream_forget(buffer);
    buffer->format = format;
    buffer->element_size = element_size;
    rw_changed_types(buffer->base.context);
    return RT_SUCCESS;
}

RTresult rtBufferSetFormat(RTbuffer buffer, RTformat format)
{
    RW_ENTER(buffer, RW_OBJECT_BUFFER);
    RTcontext context = buffer->base.context;
    const struct rw_format *found = rw_format_find(format);
    if (!found || format == RT_FORMAT_UNKNOWN)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "0x%x is not a buffer format",
                        (unsigned)format);
    bool stays_user = format == RT_FORMAT_USER && buffer->format == RT_FORMAT_USER;
    return set_element(buffer, format, stays_user ? buffer->element_size : found->size);
}

RTresult rtBufferSetElementSize(RTbuffer buffer, RTsize elementSize)
{
    RW_ENTER(buffer, RW_OBJECT_BUFFER);
    RTcontext context = buffer->base.context;
    if (buffer->format != RT_FORMAT_USER && elementSize == buffer->element_size) return RT_SUCCESS;
    if (buffer->format != RT_FORMAT_USER)
        return rw_error(context, RT_ERROR_TYPE_MISMATCH,
                        "the format is %s, whose element size is fixed; set RT_FORMAT_USER first",
                        rw_format_find(buffer->format)->name);
    if (!elementSize || elementSize > UINT32_MAX)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "an element cannot have %lu bytes; 1 to 2^32-1 are possible", elementSize);
    return set_element(buffer, RT_FORMAT_USER, elementSize);
}

static RTresult check_size(RTbuffer buffer, unsigned dimensionality, const size_t size[3])
{
    RTcontext context = buffer->base.context;
    unsigned zeros = 0;
    for (unsigned i = 0; i < dimensionality; i++) {
        zeros += size[i] == 0;
        if (dimensionality > 1 && size[i] > UINT32_MAX)
            return rw_error(context, RT_ERROR_INVALID_VALUE,
                            "size %zu of dimension %u is too large; below 2^32 is possible in "
                            "2D and 3D",
                            size[i], i);
    }
    if (zeros && zeros < dimensionality)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "size %zu x %zu x %zu: all dimensions or none have to be 0", size[0],
                        size[1], size[2]);
    return check_bytes(context, size, buffer->element_size);
}

static RTresult set_size(RTbuffer buffer, unsigned dimensionality, const size_t size[3])
{
    RW_CHECK(check_unmapped(buffer));
    RW_CHECK(check_size(buffer, dimensionality, size));
    if (buffer->dimensionality != dimensionality)
        rw_changed_types(buffer->base.context);
    else if (!memcmp(buffer->size, size, sizeof buffer->size))
        return RT_SUCCESS; /* nothing changes, the contents stay */
    rw_buffer_drop_storage(buffer);
    rw_stream_forget(buffer);
    buffer->dimensionality = dimensionality;
    memcpy(buffer->size, size, sizeof buffer->size);
    rw_changed_value(buffer->base.context);
    return RT_SUCCESS;
}

RTresult rtBufferSetSize1D(RTbuffer buffer, RTsize width)
{
    RW_ENTER(buffer, RW_OBJECT_BUFFER);
    return set_size(buffer, 1, (const size_t[]){width, 1, 1});
}

RTresult rtBufferSetSize2D(RTbuffer buffer, RTsize width, RTsize height)
{
    RW_ENTER(buffer, RW_OBJECT_BUFFER);
    return set_size(buffer, 2, (const size_t[]){width, height, 1});
}

RTresult rtBufferSetSize3D(RTbuffer buffer, RTsize width, RTsize height, RTsize depth)
{
    RW_ENTER(buffer, RW_OBJECT_BUFFER);
    return set_size(buffer, 3, (const size_t[]){width, height, depth});
}

static RTresult check_dimensionality(RTbuffer buffer, unsigned dimensionality)
{
    if (dimensionality >= 1 && dimensionality <= 3) return RT_SUCCESS;
    return rw_error(buffer->base.context, RT_ERROR_INVALID_VALUE,
                    "dimensionality is %u; 1, 2 and 3 are possible", dimensionality);
}

RTresult rtBufferSetSizev(RTbuffer buffer, unsigned int dimensionality, const RTsize *dims)
{
    RW_ENTER(buffer, RW_OBJECT_BUFFER);
    RW_CHECK(check_dimensionality(buffer, dimensionality));
    RW_CHECK(rw_argument_pointer(buffer->base.context, dims, "dims"));
    const size_t size[] = {dims[0], dimensionality > 1 ? dims[1] : 1,
                           dimensionality > 2 ? dims[2] : 1};
    return set_size(buffer, dimensionality, size);
}

RTresult rw_buffer_give_size(RTbuffer buffer, const size_t size[3], unsigned dimensionality,
                             RTsize *const out[])
{
    static const char *const names[] = {"width", "height", "depth"};
    RTcontext context = buffer->base.context;
    for (unsigned i = 0; i < dimensionality; i++)
        RW_CHECK(rw_argument_pointer(context, out[i], names[i]));
    for (unsigned i = dimensionality; i < 3; i++)
        if (size[i] > 1)
            return rw_error(context, RT_ERROR_INVALID_VALUE,
                            "the buffer has %u dimensions, not %u: its size is %zu x %zu x %zu",
                            buffer->dimensionality, dimensionality, size[0], size[1], size[2]);
    for (unsigned i = 0; i < dimensionality; i++) *out[i] = buffer->dimensionality ? size[i] : 0;
    return RT_SUCCESS;
}

static RTresult get_size(RTbuffer buffer, unsigned dimensionality, RTsize *const out[],
                         const char *call)
{
    RW_ENTER_AS(buffer, RW_OBJECT_BUFFER, RW_TO_READ, call);
    return rw_buffer_give_size(buffer, buffer->size, dimensionality, out);
}

RTresult rtBufferGetSize1D(RTbuffer buffer, RTsize *width)
{
    return get_size(buffer, 1, (RTsize *const[]){width}, __func__);
}

RTresult rtBufferGetSize2D(RTbuffer buffer, RTsize *width, RTsize *height)
{
    return get_size(buffer, 2, (RTsize *const[]){width, height}, __func__);
}

RTresult rtBufferGetSize3D(RTbuffer buffer, RTsize *width, RTsize *height, RTsize *depth)
{
    return get_size(buffer, 3, (RTsize *const[]){width, height, depth}, __func__);
}

RTresult rtBufferGetSizev(RTbuffer buffer, unsigned int dimensionality, RTsize *dims)
{
    RW_ENTER_TO_READ(buffer, RW_OBJECT_BUFFER);
    RW_CHECK(check_dimensionality(buffer, dimensionality));
    RW_CHECK(rw_argument_pointer(buffer->base.context, dims, "dims"));
    RTsize *const out[] = {dims, dims + 1, dims + 2};
    return get_size(buffer, dimensionality, out, __func__);
}

RTresult rtBufferGetId(RTbuffer buffer, int *bufferId)
{
    RW_ENTER(buffer, RW_OBJECT_BUFFER);
    RTcontext context = buffer->base.context;
    RW_CHECK(rw_argument_pointer(context, bufferId, "bufferId"));
    if (rw_buffer_has_blocks(buffer))
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "programs read a buffer of format %s through texture samplers alone; ask "
                        "for the id of a sampler",
                        rw_format_find(buffer->format)->name);
    if (!buffer->id) {
        buffer->id = rw_id_give(&context->buffer_ids, &buffer->base);
        if (!buffer->id) return rw_out_of_memory(context, "the table of buffer ids");
        rw_changed_types(context);
    }
    *bufferId = (int)buffer->id;
    return RT_SUCCESS;
}

void rw_buffer_drop(struct rw_object *object)
{
    RTbuffer buffer = (RTbuffer)object;
    rw_lent_drop(buffer);
    rw_stream_free(buffer);
    rw_id_take(&object->context->buffer_ids, buffer->id);
    if (buffer->mapped) object->context->mapped_buffers--;
    if (buffer->has_pages) object->context->paged_buffers--;
    rw_buffer_drop_storage(buffer);
}
