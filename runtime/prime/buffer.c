/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Buffer descriptors, and the arrays they describe as the device finds them: memory of the device,
 * and on the CPU the application's, are read and written where they are; memory of the host has a
 * copy on a GPU.
 */
#include "runtime/prime/prime.h"

#include "runtime/base/places.h"

/* ---- formats ---- */

#define FORMAT(name, of, bytes) .format = RTP_BUFFER_FORMAT_##name, .kind = of, .size = bytes
static const struct rw_prime_format formats[] = {
    {FORMAT(INDICES_INT3, RW_PRIME_INDICES, 12)},
    {FORMAT(INDICES_INT3_MASK_INT, RW_PRIME_INDICES, 16), .mask = 12},
    {FORMAT(VERTEX_FLOAT3, RW_PRIME_VERTICES, 12)},
    {FORMAT(VERTEX_FLOAT4, RW_PRIME_VERTICES, 16)},
    {FORMAT(RAY_ORIGIN_DIRECTION, RW_PRIME_RAYS, 24), .direction = 12},
    {FORMAT(RAY_ORIGIN_TMIN_DIRECTION_TMAX, RW_PRIME_RAYS, 32), .tmin = 12, .direction = 16,
     .tmax = 28},
    {FORMAT(RAY_ORIGIN_MASK_DIRECTION_TMAX, RW_PRIME_RAYS, 32), .mask = 12, .direction = 16,
     .tmax = 28},
    {FORMAT(HIT_BITMASK, RW_PRIME_HITS, 0)},
    {FORMAT(HIT_T, RW_PRIME_HITS, 4)},
    {FORMAT(HIT_T_TRIID, RW_PRIME_HITS, 8), .primitive = 4},
    {FORMAT(HIT_T_TRIID_U_V, RW_PRIME_HITS, 16), .primitive = 4, .weights = 8},
    {FORMAT(HIT_T_TRIID_INSTID, RW_PRIME_HITS, 12), .primitive = 4, .instance = 8},
    {FORMAT(HIT_T_TRIID_INSTID_U_V, RW_PRIME_HITS, 20), .primitive = 4, .instance = 8,
     .weights = 12},
    {FORMAT(INSTANCE_MODEL, RW_PRIME_MODELS, sizeof(RTPmodel))},
    {FORMAT(TRANSFORM_FLOAT4x4, RW_PRIME_TRANSFORMS, 64)},
    {FORMAT(TRANSFORM_FLOAT4x3, RW_PRIME_TRANSFORMS, 48)},
};

const struct rw_prime_format *rw_prime_format(RTPbufferformat format)
{
    for (size_t i = 0; i < sizeof(formats) / sizeof(*formats); i++)
        if (formats[i].format == format) return &formats[i];
    return NULL;
}

/* ---- descriptors ---- */

RTPresult rtpBufferDescCreate(RTPcontext context, RTPbufferformat format, RTPbuffertype type,
                              void *buffer, RTPbufferdesc *desc)
{
    RTP_ENTER(context, RW_PRIME_CONTEXT);
    const struct rw_prime_format *found = rw_prime_format(format);
    if (!desc) return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "desc is NULL");
    *desc = NULL;
    if (!found)
        return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "there is no format 0x%x", (unsigned)format);
    if (type != RTP_BUFFER_TYPE_HOST && type != RTP_BUFFER_TYPE_CUDA_LINEAR)
        return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "there is no type of buffers 0x%x",
                             (unsigned)type);
    if (!buffer) return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "buffer is NULL");
    if (type == RTP_BUFFER_TYPE_CUDA_LINEAR && context->type == RTP_CONTEXT_TYPE_CPU)
        return rw_prime_fail(RTP_ERROR_INVALID_VALUE,
                             "a context for the CPU has no use for memory of a GPU");
    RTPbufferdesc made = rw_prime_object_create(context, RW_PRIME_BUFFERDESC, sizeof(*made));
    if (!made) return RTP_ERROR_OUT_OF_MEMORY;
    made->array = (struct rw_prime_array){
        .format = found, .type = type, .buffer = buffer, .stride = found->size};
    *desc = made;
    return RTP_SUCCESS;
}

RTPresult rtpBufferDescGetContext(RTPbufferdesc desc, RTPcontext *context)
{
    return rw_prime_context_of(desc, RW_PRIME_BUFFERDESC, __func__, context);
}

RTPresult rtpBufferDescSetRange(RTPbufferdesc desc, RTPsize begin, RTPsize end)
{
    RTP_ENTER(desc, RW_PRIME_BUFFERDESC);
    if (begin > end)
        return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "the range begins at %lu and ends at %lu",
                             begin, end);
    if (desc->array.format->size == 0 && begin % 32)
        return rw_prime_fail(RTP_ERROR_INVALID_VALUE,
                             "a range of bits begins at a multiple of 32, not at %lu", begin);
    desc->array.begin = begin;
    desc->array.end = end;
    desc->array.ranged = true;
    return RTP_SUCCESS;
}

RTPresult rtpBufferDescSetStride(RTPbufferdesc desc, unsigned strideBytes)
{
    RTP_ENTER(desc, RW_PRIME_BUFFERDESC);
    const unsigned size = desc->array.format->size;
    const unsigned unit = desc->array.format->kind == RW_PRIME_MODELS ? sizeof(RTPmodel) : 4;
    if (!size) return rw_prime_fail(RTP_ERROR_INVALID_OPERATION, "bits have no stride");
    if (strideBytes && (strideBytes < size || strideBytes % unit))
        return rw_prime_fail(RTP_ERROR_INVALID_VALUE,
                             "%u bytes: elements have %u, and begin at multiples of %u",
                             strideBytes, size, unit);
    desc->array.stride = strideBytes ? strideBytes : size;
    return RTP_SUCCESS;
}

RTPresult rtpBufferDescSetCudaDeviceNumber(RTPbufferdesc desc, unsigned deviceNumber)
{
    RTP_ENTER(desc, RW_PRIME_BUFFERDESC);
    if (desc->array.type != RTP_BUFFER_TYPE_CUDA_LINEAR)
        return rw_prime_fail(RTP_ERROR_INVALID_OPERATION, "the buffer is in memory of the host");
    if (deviceNumber != rw_inside->device)
        return rw_prime_fail(RTP_ERROR_INVALID_VALUE,
                             "the context uses device %u, which has no access to memory of %u",
                             rw_inside->device, deviceNumber);
    return RTP_SUCCESS;
}

RTPresult rtpBufferDescDestroy(RTPbufferdesc desc)
{
    RTP_ENTER(desc, RW_PRIME_BUFFERDESC);
    rw_prime_object_retire(&desc->base);
    rw_place_leave(desc);
    return RTP_SUCCESS;
}

/* ---- arrays ---- */

RTPresult rw_prime_describe(RTPcontext context, RTPbufferdesc desc, enum rw_prime_kind kind,
                            const char *name, struct rw_prime_array *out)
{
    RTP_TRY(rw_prime_argument(context, desc, RW_PRIME_BUFFERDESC, name));
    if (desc->array.format->kind != kind)
        return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "the format 0x%x is none of %s",
                             (unsigned)desc->array.format->format, name);
    *out = desc->array;
    return RTP_SUCCESS;
}

RTPresult rw_prime_check_array(const struct rw_prime_array *array, const char *name)
{
    const unsigned unit = array->format->kind == RW_PRIME_MODELS ? sizeof(RTPmodel) : 4;
    if (!array->ranged)
        return rw_prime_fail(RTP_ERROR_INVALID_VALUE,
                             "the range of the %s was not set: rtpBufferDescSetRange", name);
    if (rw_prime_count(array) > 1ul << 31)
        return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "%lu %s: 2^31 are the most",
                             rw_prime_count(array), name);
    if ((uintptr_t)array->buffer % unit)
        return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "the %s are not at a multiple of %u bytes",
                             name, unit);
    return RTP_SUCCESS;
}

/* Bytes from the first element's to the last one's end; of bits whole words. */
static size_t span(const struct rw_prime_array *array)
{
    const size_t count = rw_prime_count(array);
    if (!count) return 0;
    if (!array->format->size) return (count + 31) / 32 * sizeof(uint32_t);
    return (count - 1) * array->stride + array->format->size;
}

static uint64_t first_element(const struct rw_prime_array *array)
{
    const size_t before =
        array->format->size ? array->begin * array->stride : array->begin / 32 * sizeof(uint32_t);
    return (uint64_t)(uintptr_t)(array->buffer + before);
}

static bool is_reached(RTPcontext context, const struct rw_prime_array *array)
{
    return context->type == RTP_CONTEXT_TYPE_CPU || array->type == RTP_BUFFER_TYPE_CUDA_LINEAR;
}

RTPresult rw_prime_room(RTPcontext context, struct rw_prime_block *block, size_t size)
{
    struct rw_device *d = context->rays->device;
    if (size <= block->size) return RTP_SUCCESS;
    pthread_mutex_lock(&context->rays->lock);
    d->ops->free(d, block->at);
    *block = (struct rw_prime_block){0};
    RTresult result = rw_rays_device_result(context->rays, "making room for arrays",
                                            d->ops->alloc(d, size, &block->at));
    pthread_mutex_unlock(&context->rays->lock);
    if (!result) block->size = size;
    return rw_prime_of_rays(result);
}

void rw_prime_free(RTPcontext context, struct rw_prime_block *block)
{
    struct rw_device *d = context->rays->device;
    pthread_mutex_lock(&context->rays->lock);
    d->ops->free(d, block->at);
    pthread_mutex_unlock(&context->rays->lock);
    *block = (struct rw_prime_block){0};
}

RTPresult rw_prime_copy(RTPcontext context, void *stream, uint64_t to, uint64_t from, size_t size)
{
    struct rw_device *d = context->rays->device;
    pthread_mutex_lock(&context->rays->lock);
    RTresult result = rw_rays_device_result(context->rays, "copying arrays",
                                            d->ops->copy_soon(d, stream, to, from, size));
    pthread_mutex_unlock(&context->rays->lock);
    return rw_prime_of_rays(result);
}

RTPresult rw_prime_wait(RTPcontext context, void *stream)
{
    struct rw_device *d = context->rays->device;
    pthread_mutex_lock(&context->rays->lock);
    RTresult result = rw_rays_device_result(context->rays, "waiting", d->ops->wait(d, stream));
    pthread_mutex_unlock(&context->rays->lock);
    return rw_prime_of_rays(result);
}

RTPresult rw_prime_bring(RTPcontext context, const struct rw_prime_array *array, void *stream,
                         struct rw_prime_block *block, RWrayarray *out)
{
    uint64_t at = first_element(array);
    if (!is_reached(context, array)) {
        const size_t size = span(array);
        RTP_TRY(rw_prime_room(context, block, size ? size : 4));
        RTP_TRY(rw_prime_copy(context, stream, block->at, at, size));
        at = block->at;
    }
    *out = (RWrayarray){(const void *)(uintptr_t)at, array->stride};
    return RTP_SUCCESS;
}

RTPresult rw_prime_prepare(RTPcontext context, const struct rw_prime_array *array, void *stream,
                           struct rw_prime_block *block, uint64_t *out)
{
    RWrayarray copy;
    *out = first_element(array);
    if (is_reached(context, array)) return RTP_SUCCESS;
    /* What lies between elements goes there and back. */
    if (array->stride != array->format->size)
        RTP_TRY(rw_prime_bring(context, array, stream, block, &copy));
    else
        RTP_TRY(rw_prime_room(context, block, span(array)));
    *out = block->at;
    return RTP_SUCCESS;
}

RTPresult rw_prime_take(RTPcontext context, const struct rw_prime_array *array, void *stream,
                        const struct rw_prime_block *block)
{
    if (is_reached(context, array)) return RTP_SUCCESS;
    return rw_prime_copy(context, stream, first_element(array), block->at, span(array));
}
