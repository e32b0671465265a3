/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Buffers whose contents come from elsewhere: device memory shared with the application, both ways
 * without a copy, and buffers that a callback fills.
 */
#include "runtime/device/device.h"
#include "runtime/interop/external.h"

RTresult rtBufferCreateForCUDA(RTcontext context, unsigned int bufferdesc, RTbuffer *buffer)
{
    RW_ENTER_CONTEXT(context);
    return rw_buffer_create(context, bufferdesc, buffer);
}

RTresult rtBufferCreateFromCallback(RTcontext context, unsigned int bufferdesc,
                                    RTbuffercallback callback, void *callbackData, RTbuffer *buffer)
{
    RW_ENTER_CONTEXT(context);
    if (!callback) return rw_error(context, RT_ERROR_INVALID_VALUE, "argument 'callback' is NULL");
    RW_CHECK(rw_buffer_create(context, bufferdesc, buffer));
    (*buffer)->callback = callback;
    (*buffer)->callback_user = callbackData;
    return RT_SUCCESS;
}

RTresult rwBufferCreateFromExternalMemory(RTcontext context, unsigned int bufferdesc, int fd,
                                          RTsize offset, RTsize size, RTbuffer *buffer)
{
    RW_ENTER_CONTEXT(context);
    RTbuffer created;
    RW_CHECK(rw_argument_pointer(context, buffer, "buffer"));
    if (!size || size > UINT64_MAX / 4 || offset > UINT64_MAX / 4)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "external memory of %lu bytes from %lu on is not possible", size, offset);
    RW_CHECK(rw_buffer_create(context, bufferdesc, &created));
    RTresult result = created->stream ? rw_error(context, RT_ERROR_INVALID_VALUE,
                                                 "a stream buffer has its contents itself")
                                      : rw_external_attach(created, fd, offset, size);
    if (result)
        rw_object_destroy(&created->base);
    else
        *buffer = created;
    return result;
}

RTresult rwBufferCreateFromFile(RTcontext context, unsigned int bufferdesc, const char *path,
                                RTsize offset, RTbuffer *buffer)
{
    enum { ALIGNMENT = 16 };
    RW_ENTER_CONTEXT(context);
    RTbuffer created;
    RW_CHECK(rw_argument_pointer(context, path, "path"));
    RW_CHECK(rw_argument_pointer(context, buffer, "buffer"));
    if (bufferdesc != RT_BUFFER_INPUT)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "buffers of files are of type RT_BUFFER_INPUT, without flags");
    if (offset % ALIGNMENT)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "the offset is %lu; multiples of %d are possible", offset, ALIGNMENT);
    RW_CHECK(rw_buffer_create(context, bufferdesc, &created));
    RTresult result = rw_external_attach_file(created, path, offset);
    if (result)
        rw_object_destroy(&created->base);
    else
        *buffer = created;
    return result;
}

/* ---- device pointers ---- */

static RTresult find_device(RTcontext context, int ordinal, unsigned *number)
{
    for (*number = 0; *number < context->choice.count; ++*number)
        if (context->choice.ordinals[*number] == ordinal) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_INVALID_DEVICE, "device %d is not one of the context's",
                    ordinal);
}

/* Opens the devices; the buffer must be complete and unmapped. */
static RTresult prepare(RTbuffer buffer, int ordinal, unsigned *number)
{
    RTcontext context = buffer->base.context;
    RW_CHECK(find_device(context, ordinal, number));
    if (buffer->mapped)
        return rw_error(context, RT_ERROR_ALREADY_MAPPED, "the buffer is mapped; unmap it first");
    if (buffer->stream)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "a stream buffer is on no device; map it");
    if (buffer->lent)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "the buffer's contents are another's, and have an address during launches "
                        "alone; map it");
    if (!buffer->element_size || !buffer->dimensionality)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "the buffer's format and size have to be set first");
    if (buffer->paged)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "the buffer is paged (rwBufferSetPaged), and has no address on a device");
    return rw_context_open_device(context);
}

RTresult rtBufferGetDevicePointer(RTbuffer buffer, int optix_device_ordinal, void **device_pointer)
{
    RW_ENTER(buffer, RW_OBJECT_BUFFER);
    RTcontext context = buffer->base.context;
    bool moved = false;
    unsigned number;
    RW_CHECK(rw_argument_pointer(context, device_pointer, "device_pointer"));
    RW_CHECK(prepare(buffer, optix_device_ordinal, &number));
    RW_CHECK(rw_buffer_device(buffer, &moved));
    if (moved) rw_changed_value(context);
    buffer->shared |= 1u << number;
    *device_pointer = (void *)(uintptr_t)buffer->device_data[number];
    return RT_SUCCESS;
}

RTresult rtBufferSetDevicePointer(RTbuffer buffer, int optix_device_ordinal, void *device_pointer)
{
    RW_ENTER(buffer, RW_OBJECT_BUFFER);
    RTcontext context = buffer->base.context;
    unsigned number;
    RW_CHECK(prepare(buffer, optix_device_ordinal, &number));
    const struct rw_device *d = context->devices[number];
    const uint64_t address = (uint64_t)(uintptr_t)device_pointer;
    if (address && d->reach_end && (address < d->reach_begin || address >= d->reach_end))
        return rw_error(context, RT_ERROR_NOT_SUPPORTED,
                        "with isolation kernels do not reach memory of the application; have the "
                        "buffer's own by rtBufferGetDevicePointer or rtBufferMap");
    rw_buffer_set_device(buffer, number, (uint64_t)(uintptr_t)device_pointer);
    rw_changed_value(context);
    return RT_SUCCESS;
}

RTresult rtBufferMarkDirty(RTbuffer buffer)
{
    RW_ENTER(buffer, RW_OBJECT_BUFFER);
    RTcontext context = buffer->base.context;
    if (buffer->mapped)
        return rw_error(context, RT_ERROR_ALREADY_MAPPED, "the buffer is mapped; unmap it first");
    if (!buffer->device_data[0] && !buffer->shared) return RT_SUCCESS;
    buffer->device_dirty = buffer->copies_old = true;
    buffer->device_version++;
    return RT_SUCCESS;
}

/* ---- paging ---- */

static RTresult check_paged(RTbuffer buffer)
{
    RTcontext context = buffer->base.context;
    if (buffer->mapped)
        return rw_error(context, RT_ERROR_ALREADY_MAPPED, "the buffer is mapped; unmap it first");
    if (rw_buffer_is_pageable(buffer)) return RT_SUCCESS;
    if (buffer->foreign || buffer->shared || buffer->lent)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "the buffer's elements are on a device at an address that the application "
                        "knows, so that it cannot be paged");
    return rw_error(context, RT_ERROR_INVALID_VALUE,
                    "only buffers of type RT_BUFFER_INPUT can be paged");
}

RTresult rwBufferSetPaged(RTbuffer buffer, int paged)
{
    RW_ENTER(buffer, RW_OBJECT_BUFFER);
    RW_CHECK(check_paged(buffer));
    if (!paged) RW_CHECK(rw_buffer_page(buffer, false));
    buffer->paging = paged ? RW_PAGED_FIRST : RW_PAGED_NEVER;
    rw_changed_value(buffer->base.context); /* the next launch looks at what fits */
    return RT_SUCCESS;
}
