/* SPDX-License-Identifier: Apache-2.0 */
/* Contexts of OptiX Prime: a device for rays each, and the objects made with it. */
#include "runtime/prime/prime.h"

#include <utlist.h>

#include "runtime/base/places.h"

#define VERSION 60500 /* of the interface, as OPTIX_VERSION */

RTPresult rtpGetVersion(unsigned *version)
{
    rw_prime_begin(__func__);
    if (!version) return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "version is NULL");
    *version = VERSION;
    return RTP_SUCCESS;
}

RTPresult rtpGetVersionString(const char **versionString)
{
    rw_prime_begin(__func__);
    if (!versionString) return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "versionString is NULL");
    *versionString = "Raywright " RW_VERSION;
    return RTP_SUCCESS;
}

RTPresult rtpContextGetLastErrorString(RTPcontext context, const char **return_string)
{
    (void)context; /* messages belong to threads, so that one that was not made has one */
    if (!return_string) {
        rw_prime_begin(__func__);
        return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "return_string is NULL");
    }
    *return_string = rw_prime_message();
    return RTP_SUCCESS;
}

/* ---- devices ---- */

static void close_device(RTPcontext context)
{
    struct rw_prime_block word = {context->every_bit, sizeof(uint32_t)};
    if (context->rays) rw_prime_free(context, &word);
    rw_prime_set_rays(context, NULL);
    context->every_bit = 0;
}

/* In place of the device that the context has; if that fails, it keeps it. */
static RTPresult open_device(RTPcontext context, int device, unsigned threads)
{
    static const uint32_t every_bit = ~0u;
    struct RTPcontext_api made = {.base = context->base};
    struct rw_prime_block word = {0};
    RTPresult result = rw_prime_of_rays(rwRaysCreate(device, threads, &made.rays));
    if (!result) result = rw_prime_room(&made, &word, sizeof(every_bit));
    made.every_bit = word.at;
    if (!result)
        result =
            rw_prime_copy(&made, NULL, word.at, (uint64_t)(uintptr_t)&every_bit, sizeof(every_bit));
    if (!result) result = rw_prime_wait(&made, NULL);
    if (result) {
        close_device(&made);
        return result;
    }
    close_device(context);
    rw_prime_set_rays(context, made.rays);
    context->every_bit = made.every_bit;
    context->device = device < 0 ? 0 : (unsigned)device;
    return RTP_SUCCESS;
}

/* What was built or asked for on one device is of no use on another. Queries may outlive models. */
static RTPresult check_unused(RTPcontext context)
{
    const struct rw_prime_object *object;
    DL_FOREACH(context->objects, object)
    if (object->type != RW_PRIME_BUFFERDESC)
        return rw_prime_fail(RTP_ERROR_INVALID_OPERATION,
                             "the context has models or queries; choose before they are made");
    return RTP_SUCCESS;
}

static RTPresult check_numbers(unsigned count, const unsigned *numbers)
{
    char why[1024] = "";
    const unsigned there = rw_cuda_device_count(why, sizeof(why));
    if (count && !numbers) return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "deviceNumbers is NULL");
    for (unsigned i = 0; i < count; i++)
        if (numbers[i] >= there)
            return rw_prime_fail(RTP_ERROR_INVALID_VALUE,
                                 "deviceNumbers[%u] is %u, and there are %u CUDA devices", i,
                                 numbers[i], there);
    return RTP_SUCCESS;
}

RTPresult rtpContextSetCudaDeviceNumbers(RTPcontext context, unsigned deviceCount,
                                         const unsigned *deviceNumbers)
{
    RTP_ENTER(context, RW_PRIME_CONTEXT);
    if (context->type != RTP_CONTEXT_TYPE_CUDA)
        return rw_prime_fail(RTP_ERROR_INVALID_OPERATION, "this is a context for the CPU");
    RTP_TRY(check_numbers(deviceCount, deviceNumbers));
    RTP_TRY(check_unused(context));
    return open_device(context, deviceCount ? (int)deviceNumbers[0] : 0, 0);
}

RTPresult rtpContextSetCpuThreads(RTPcontext context, unsigned numThreads)
{
    RTP_ENTER(context, RW_PRIME_CONTEXT);
    if (context->type != RTP_CONTEXT_TYPE_CPU)
        return rw_prime_fail(RTP_ERROR_INVALID_OPERATION, "this is a context for a GPU");
    RTP_TRY(check_unused(context));
    return open_device(context, RW_RAYS_CPU, numThreads);
}

/* ---- contexts ---- */

RTPresult rtpContextCreate(RTPcontexttype type, RTPcontext *context)
{
    rw_prime_begin(__func__);
    if (!context) return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "context is NULL");
    *context = NULL;
    if (type != RTP_CONTEXT_TYPE_CPU && type != RTP_CONTEXT_TYPE_CUDA)
        return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "there is no type of contexts 0x%x",
                             (unsigned)type);
    RTPcontext made = rw_prime_object_create(NULL, RW_PRIME_CONTEXT, sizeof(*made));
    if (!made) return RTP_ERROR_OUT_OF_MEMORY;
    made->type = type;
    pthread_mutex_init(&made->lock, NULL);
    const RTPresult result = open_device(made, type == RTP_CONTEXT_TYPE_CPU ? RW_RAYS_CPU : 0, 0);
    if (result)
        rtpContextDestroy(made);
    else
        *context = made;
    return result;
}

static void destroy_objects(RTPcontext context, enum rw_prime_type type)
{
    struct rw_prime_object *object, *next;
    DL_FOREACH_SAFE(context->objects, object, next)
    {
        if (object->type != type) continue;
        if (type == RW_PRIME_QUERY) rw_prime_query_destroy((RTPquery)(void *)object);
        if (type == RW_PRIME_MODEL) rw_prime_model_destroy((RTPmodel)(void *)object);
        if (type != RW_PRIME_BUFFERDESC) continue;
        rw_prime_object_retire(object);
        rw_place_leave(object);
    }
}

RTPresult rtpContextDestroy(RTPcontext context)
{
    {
        RTP_ENTER(context, RW_PRIME_CONTEXT);
        destroy_objects(context, RW_PRIME_QUERY);
        destroy_objects(context, RW_PRIME_MODEL);
        destroy_objects(context, RW_PRIME_BUFFERDESC);
        close_device(context);
        rw_prime_object_retire(&context->base);
    }
    pthread_mutex_destroy(&context->lock);
    rw_place_leave(context);
    return RTP_SUCCESS;
}
