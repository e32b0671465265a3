/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The copies of a buffer's contents, on the host and on each device: made when they are needed,
 * brought up to date from one another. A device copy that belongs to the application is never freed
 * here; one whose address the application knows may change at any time, so it is read back whenever
 * the host asks, and copied to the devices whose address it does not know before each launch.
 *
 * With several devices, a buffer that programs write to is one memory for all of them, pinned in
 * the host's; one with RT_BUFFER_GPU_LOCAL exists on each, and is never copied. Paged buffers are
 * in pinned memory too, from which devices have pages (runtime/device/pager.h).
 */
#include "runtime/base/format.h"
#include "runtime/blocks/blocks.h"
#include "runtime/device/held.h"
#include "runtime/object/lent.h"

#include <string.h>

bool rw_buffer_has_blocks(const struct RTbuffer_api *buffer)
{
    return rw_format_find(buffer->format)->block_compressed;
}

void rw_buffer_level_texels(const struct RTbuffer_api *buffer, unsigned level, size_t size[3])
{
    /* The last dimension counts layers or faces where there are any. */
    unsigned shrinking = buffer->dimensionality;
    unsigned blocks = rw_buffer_has_blocks(buffer) ? 2 : 0;
    if (buffer->flags & (RT_BUFFER_LAYERED | RT_BUFFER_CUBEMAP)) shrinking--;
    for (unsigned i = 0; i < 3; i++) {
        size[i] = buffer->size[i] * (i < blocks ? RW_BLOCK_SIDE : 1);
        if (i < shrinking && size[i]) size[i] = size[i] >> level ? size[i] >> level : 1;
    }
}

void rw_buffer_level_size(const struct RTbuffer_api *buffer, unsigned level, size_t size[3])
{
    rw_buffer_level_texels(buffer, level, size);
    if (!rw_buffer_has_blocks(buffer)) return;
    for (unsigned i = 0; i < 2; i++) size[i] = rw_blocks_along(size[i]);
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

/* ---- storage on the devices ---- */

static uint32_t all_devices(RTcontext context)
{
    return (1u << context->device_count) - 1;
}

/* What several devices write has to come together in one memory. */
static bool is_common(const struct RTbuffer_api *buffer)
{
    if (buffer->paged) return true;
    return buffer->base.context->device_count > 1 && buffer->type & RT_BUFFER_OUTPUT &&
           !(buffer->flags & RT_BUFFER_GPU_LOCAL);
}

static unsigned lowest(uint32_t set)
{
    return (unsigned)__builtin_ctz(set);
}

static RTresult storage_error(RTbuffer buffer, unsigned number, RTresult result, const char *doing)
{
    RTcontext context = buffer->base.context;
    return rw_device_error(context, context->devices[number], result, "%s", doing);
}

static void drop_host(RTbuffer buffer)
{
    RTcontext context = buffer->base.context;
    if (!buffer->host) return;
    if (buffer->pinned)
        context->device->ops->free_common(context->device, (uint64_t)(uintptr_t)buffer->host);
    else
        rw_free(buffer->host);
    buffer->host = NULL;
    rw_ledger_give(&context->ledger, RW_MEMORY_HOST_BUFFERS, rw_buffer_bytes(buffer));
}

static void free_on_devices(RTbuffer buffer)
{
    RTcontext context = buffer->base.context;
    if (buffer->owned || buffer->foreign || buffer->pinned) rw_flights_await(context);
    for (unsigned k = 0; k < context->device_count; k++)
        if (buffer->owned >> k & 1)
            rw_device_free(context->devices[k], RW_MEMORY_DEVICE_BUFFERS, rw_buffer_bytes(buffer),
                           buffer->device_data[k]);
}

void rw_buffer_drop_storage(RTbuffer buffer)
{
    free_on_devices(buffer);
    drop_host(buffer);
    memset(buffer->device_data, 0, sizeof(buffer->device_data));
    buffer->owned = buffer->foreign = buffer->shared = 0;
    buffer->host_dirty = buffer->device_dirty = buffer->copies_old = buffer->pinned = false;
}

void rw_buffer_set_device(RTbuffer buffer, unsigned number, uint64_t address)
{
    uint32_t kept = buffer->foreign & ~(1u << number);
    uint64_t data[RW_DEVICE_LIMIT];
    memcpy(data, buffer->device_data, sizeof(data));
    rw_buffer_drop_storage(buffer);
    data[number] = address;
    if (address) kept |= 1u << number;
    for (unsigned k = 0; k < RW_DEVICE_LIMIT; k++)
        if (kept >> k & 1) buffer->device_data[k] = data[k];
    buffer->foreign = buffer->shared = kept;
    buffer->device_dirty = kept != 0;
    buffer->device_version++;
}

/* One memory for all: of the host, which then is the host's copy as well, or the application's on
 * one of the devices, if the others can reach it. */
static RTresult place_common(RTbuffer buffer, size_t size)
{
    RTcontext context = buffer->base.context;
    struct rw_device *first = context->device;
    uint64_t address;
    if (buffer->callback && !buffer->host) {
        RTresult result = rw_buffer_host(buffer);
        if (result) return result;
    }
    if (buffer->pinned) { /* it is what a paged buffer had */
        address = (uint64_t)(uintptr_t)buffer->host;
        for (unsigned k = 0; k < context->device_count; k++) buffer->device_data[k] = address;
        return RT_SUCCESS;
    }
    RW_CHECK(rw_take_host(context, RW_MEMORY_HOST_BUFFERS, size));
    RTresult result = first->ops->alloc_common(first, size, &address);
    if (result) {
        rw_ledger_give(&context->ledger, RW_MEMORY_HOST_BUFFERS, size);
        return storage_error(buffer, 0, result, "allocating a buffer");
    }
    if (buffer->host)
        memcpy((void *)(uintptr_t)address, buffer->host, size);
    else
        memset((void *)(uintptr_t)address, 0, size);
    drop_host(buffer);
    buffer->host = (void *)(uintptr_t)address;
    buffer->pinned = true;
    for (unsigned k = 0; k < context->device_count; k++) buffer->device_data[k] = address;
    return RT_SUCCESS;
}

static RTresult place_at_application(RTbuffer buffer)
{
    RTcontext context = buffer->base.context;
    unsigned owner = lowest(buffer->foreign);
    for (unsigned k = 0; k < context->device_count; k++) {
        struct rw_device *d = context->devices[k];
        if (buffer->device_data[k]) continue;
        RTresult result = d->ops->reach(d, context->devices[owner]);
        if (result)
            return rw_error(
                context, result,
                "an output buffer has a device pointer on %s alone, and %s cannot write "
                "there: %s; set a pointer for each device, or RT_BUFFER_GPU_LOCAL",
                context->devices[owner]->name, d->name, d->error);
        buffer->device_data[k] = buffer->device_data[owner];
    }
    return RT_SUCCESS;
}

static RTresult place_on_each(RTbuffer buffer, size_t size, uint32_t missing)
{
    RTcontext context = buffer->base.context;
    for (unsigned k = 0; k < context->device_count; k++) {
        struct rw_device *d = context->devices[k];
        if (!(missing >> k & 1)) continue;
        RTresult result =
            rw_device_alloc(d, RW_MEMORY_DEVICE_BUFFERS, size, &buffer->device_data[k]);
        if (result) return storage_error(buffer, k, result, "allocating a buffer");
        buffer->owned |= 1u << k;
    }
    return RT_SUCCESS;
}

/* Gives each device the address of elements; *fresh are those that had none. */
static RTresult place(RTbuffer buffer, size_t size, uint32_t *fresh)
{
    *fresh = 0;
    for (unsigned k = 0; size && k < buffer->base.context->device_count; k++)
        if (!buffer->device_data[k]) *fresh |= 1u << k;
    if (!*fresh) return RT_SUCCESS;
    if (!is_common(buffer)) return place_on_each(buffer, size, *fresh);
    return buffer->foreign ? place_at_application(buffer) : place_common(buffer, size);
}

uint64_t rw_buffer_device_bytes(const struct RTbuffer_api *buffer)
{
    return is_common(buffer) || buffer->foreign ? 0 : rw_buffer_bytes(buffer);
}

bool rw_buffer_is_pageable(const struct RTbuffer_api *buffer)
{
    return buffer->type == RT_BUFFER_INPUT && !(buffer->flags & RT_BUFFER_GPU_LOCAL) &&
           !buffer->stream && !buffer->foreign && !buffer->shared && !buffer->lent;
}

bool rw_buffer_is_texels(const struct RTbuffer_api *buffer)
{
    return buffer->samplers && buffer->samplers == buffer->base.references && !buffer->id;
}

bool rw_buffer_count_pages(RTbuffer buffer)
{
    RTcontext context = buffer->base.context;
    const bool has = buffer->paged && !rw_buffer_is_texels(buffer);
    if (buffer->has_pages == has) return false;
    buffer->has_pages = has;
    context->paged_buffers = has ? context->paged_buffers + 1 : context->paged_buffers - 1;
    rw_changed_structure(context);
    return true;
}

RTresult rw_buffer_page(RTbuffer buffer, bool paged)
{
    RTcontext context = buffer->base.context;
    if (buffer->paged == paged) return RT_SUCCESS;
    if (buffer->device_dirty) RW_CHECK(rw_buffer_host(buffer));
    free_on_devices(buffer);
    memset(buffer->device_data, 0, sizeof(buffer->device_data));
    buffer->owned = 0;
    buffer->device_dirty = false;
    buffer->host_dirty = buffer->host != NULL;
    buffer->paged = paged;
    buffer->paged_at = 0;
    if (!rw_buffer_count_pages(buffer)) rw_changed_value(context); /* other addresses */
    return RT_SUCCESS;
}

/* ---- contents on the devices ---- */

/* The host copy may go if the application asked for that; the device then has the only one. */
static void uploaded(RTbuffer buffer)
{
    buffer->host_dirty = buffer->copies_old = false;
    if (!(buffer->flags & RT_BUFFER_DISCARD_HOST_MEMORY) || buffer->mapped || buffer->pinned)
        return;
    drop_host(buffer);
    buffer->device_dirty = true;
}

/* From the host to every memory there is, pinned memory being the host's own. */
static RTresult upload(RTbuffer buffer, size_t size)
{
    RTcontext context = buffer->base.context;
    uint32_t targets = buffer->owned | buffer->foreign;
    RTresult result = RT_SUCCESS;
    rw_flights_await(context);
    buffer->device_version++;
    buffer->host_dirty = true; /* until all of this is done */
    if (buffer->callback && !buffer->host) result = rw_buffer_host(buffer);
    if (result) return result;
    for (unsigned k = 0; k < context->device_count; k++) {
        struct rw_device *d = context->devices[k];
        if (!(targets >> k & 1)) continue;
        result = buffer->host ? d->ops->upload(d, buffer->device_data[k], buffer->host, size)
                              : d->ops->clear(d, buffer->device_data[k], size);
        if (result) return storage_error(buffer, k, result, "copying a buffer to the device");
    }
    if (targets) context->statistics.buffersUploaded++;
    uploaded(buffer);
    return RT_SUCCESS;
}

/* From the device where the application writes to those where it does not; local buffers stay where
 * they are, and begin with zeros. */
static RTresult copy_across(RTbuffer buffer, size_t size, uint32_t targets)
{
    RTcontext context = buffer->base.context;
    unsigned source = lowest(buffer->shared);
    bool local = buffer->flags & RT_BUFFER_GPU_LOCAL;
    rw_flights_await(context);
    buffer->device_version++;
    buffer->copies_old = true; /* until all of this is done */
    for (unsigned k = 0; k < context->device_count; k++) {
        struct rw_device *d = context->devices[k];
        if (!(targets >> k & 1)) continue;
        RTresult result = local
                              ? d->ops->clear(d, buffer->device_data[k], size)
                              : rw_device_move(d, buffer->device_data[k], context->devices[source],
                                               buffer->device_data[source], size);
        if (result) return storage_error(buffer, k, result, "copying a buffer between devices");
    }
    buffer->copies_old = false;
    return RT_SUCCESS;
}

RTresult rw_buffer_device(RTbuffer buffer, bool *moved)
{
    RTcontext context = buffer->base.context;
    size_t size = rw_buffer_bytes(buffer);
    uint32_t fresh;
    RTresult result = place(buffer, size, &fresh);
    if (result || !size) return result;
    if (fresh) *moved = true;
    bool told = buffer->shared & ~fresh; /* the application has contents somewhere */
    if (buffer->host_dirty || (fresh && !told)) return upload(buffer, size);
    if (!told || is_common(buffer)) return RT_SUCCESS;
    bool all = buffer->copies_old || !(buffer->flags & RT_BUFFER_COPY_ON_DIRTY);
    if (buffer->flags & RT_BUFFER_GPU_LOCAL) all = false;
    uint32_t targets = all ? all_devices(context) & ~buffer->shared : fresh;
    return targets ? copy_across(buffer, size, targets) : RT_SUCCESS;
}

/* ---- the host copy ---- */

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

static RTresult make_host(RTbuffer buffer, size_t bytes)
{
    RTcontext context = buffer->base.context;
    RW_CHECK(rw_take_host(context, RW_MEMORY_HOST_BUFFERS, bytes));
    buffer->host = rw_calloc(bytes, 1);
    if (buffer->host) {
        if (buffer->callback) fill(buffer);
        return RT_SUCCESS;
    }
    rw_ledger_give(&context->ledger, RW_MEMORY_HOST_BUFFERS, bytes);
    return rw_error(context, RT_ERROR_MEMORY_ALLOCATION_FAILED,
                    "no memory for the host copy of a buffer of %zu bytes", bytes);
}

/* Has a device newer contents than the host? Launches under way are waited for. */
static bool find_newer(RTbuffer buffer, unsigned *from)
{
    bool newer =
        buffer->device_dirty || (buffer->shared && !(buffer->flags & RT_BUFFER_COPY_ON_DIRTY));
    *from = buffer->shared ? lowest(buffer->shared) : 0;
    if (newer || buffer->pinned) rw_flights_await(buffer->base.context);
    return newer && buffer->device_data[*from] && !buffer->host_dirty && !buffer->pinned;
}

RTresult rw_buffer_read(RTbuffer buffer, size_t offset, size_t size, void *out)
{
    RTcontext context = buffer->base.context;
    unsigned from;
    bool lent = buffer->lent && buffer->lent->registered && !buffer->lent->begun;
    if (lent || !find_newer(buffer, &from)) {
        RW_CHECK(rw_buffer_host(buffer));
        memcpy(out, (const char *)buffer->host + offset, size);
        return RT_SUCCESS;
    }
    struct rw_device *d = context->devices[from];
    RTresult result = d->ops->download(d, out, buffer->device_data[from] + offset, size);
    return result ? storage_error(buffer, from, result, "reading a buffer") : RT_SUCCESS;
}

RTresult rw_buffer_host(RTbuffer buffer)
{
    RTcontext context = buffer->base.context;
    size_t bytes = rw_buffer_bytes(buffer);
    struct rw_lent *lent = buffer->lent;
    if (lent && lent->registered && !lent->begun) return lent->ops->pull(buffer);
    bool straight = buffer->paged && context->device && bytes && !buffer->callback;
    if (!buffer->host) RW_CHECK(straight ? place_common(buffer, bytes) : make_host(buffer, bytes));
    unsigned from;
    if (!find_newer(buffer, &from)) return RT_SUCCESS;
    struct rw_device *device = context->devices[from];
    RTresult result = device->ops->download(device, buffer->host, buffer->device_data[from], bytes);
    if (result != RT_SUCCESS) return storage_error(buffer, from, result, "reading a buffer");
    buffer->device_dirty = false;
    return RT_SUCCESS;
}
