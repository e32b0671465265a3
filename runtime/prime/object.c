/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What all objects share: the registry of live handles, and the messages of calls that failed,
 * which belong to a thread: there is no context to keep them where creating one failed.
 */
#include "runtime/prime/prime.h"

#include <stdarg.h>
#include <stdio.h>
#include <utlist.h>

#include "runtime/base/places.h"

/* ---- messages ---- */

static _Thread_local char message[1200] = "no error";
static _Thread_local const char *call;

void rw_prime_begin(const char *name)
{
    call = name;
}

const char *rw_prime_call(void)
{
    return call;
}

RTPresult rw_prime_fail(RTPresult result, const char *format, ...)
{
    va_list arguments;
    const int used = snprintf(message, sizeof(message), "%s: ", call);
    va_start(arguments, format);
    vsnprintf(message + used, sizeof(message) - (size_t)used, format, arguments);
    va_end(arguments);
    return result;
}

RTPresult rw_prime_of_rays(RTresult result)
{
    static const struct {
        RTresult from;
        RTPresult to;
    } codes[] = {{RT_ERROR_INVALID_VALUE, RTP_ERROR_INVALID_VALUE},
                 {RT_ERROR_MEMORY_ALLOCATION_FAILED, RTP_ERROR_MEMORY_ALLOCATION_FAILED},
                 {RT_ERROR_NO_DEVICE, RTP_ERROR_OBJECT_CREATION_FAILED},
                 {RT_ERROR_NOT_SUPPORTED, RTP_ERROR_NOT_SUPPORTED}};
    RTPresult code = RTP_ERROR_UNKNOWN;
    if (!result) return RTP_SUCCESS;
    for (size_t i = 0; i < sizeof(codes) / sizeof(*codes); i++)
        if (codes[i].from == result) code = codes[i].to;
    return rw_prime_fail(code, "%s", rwRaysGetErrorString());
}

const char *rw_prime_message(void)
{
    return message;
}

/* ---- the registry ---- */

static struct {
    pthread_mutex_t lock;
    struct rw_prime_object *live; /* by address */
} registry = {PTHREAD_MUTEX_INITIALIZER, NULL};

static const struct {
    const char *name;
    RTPresult none; /* what is no live one */
} types[RW_PRIME_TYPES] = {
    [RW_PRIME_CONTEXT] = {"context", RTP_ERROR_INVALID_CONTEXT},
    [RW_PRIME_BUFFERDESC] = {"buffer descriptor", RTP_ERROR_INVALID_HANDLE},
    [RW_PRIME_MODEL] = {"model", RTP_ERROR_INVALID_HANDLE},
    [RW_PRIME_QUERY] = {"query", RTP_ERROR_INVALID_HANDLE},
};

static struct rw_prime_object *find(const void *handle, enum rw_prime_type type)
{
    struct rw_prime_object *object = NULL;
    pthread_mutex_lock(&registry.lock);
    HASH_FIND_PTR(registry.live, &handle, object);
    if (object && object->type != type) object = NULL;
    pthread_mutex_unlock(&registry.lock);
    return object;
}

static RTPresult refuse(const void *handle, enum rw_prime_type type, const char *name)
{
    return rw_prime_fail(types[type].none, handle ? "%s is no live %s" : "%s is NULL, and no %s",
                         name, types[type].name);
}

RTPresult rw_prime_enter(const void *handle, enum rw_prime_type type, const char *name,
                         RTPcontext *inside)
{
    rw_prime_begin(name);
    const struct rw_prime_object *object = find(handle, type);
    if (!object) return refuse(handle, type, "the handle");
    /* Its lock and its threads are the other process's. */
    if (object->context->rays && !rw_rays_is_own(object->context->rays))
        return rw_prime_fail(RTP_ERROR_INVALID_CONTEXT,
                             "the context belongs to the process that this one was forked from; "
                             "create one here");
    *inside = object->context;
    pthread_mutex_lock(&object->context->lock);
    return RTP_SUCCESS;
}

void rw_prime_leave(RTPcontext *inside)
{
    if (*inside) pthread_mutex_unlock(&(*inside)->lock);
}

RTPresult rw_prime_context_of(const void *handle, enum rw_prime_type type, const char *name,
                              RTPcontext *out)
{
    RTPcontext inside __attribute__((cleanup(rw_prime_leave))) = NULL;
    RTP_TRY(rw_prime_enter(handle, type, name, &inside));
    if (!out) return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "context is NULL");
    *out = inside;
    return RTP_SUCCESS;
}

RTPresult rw_prime_argument(RTPcontext context, const void *handle, enum rw_prime_type type,
                            const char *name)
{
    const struct rw_prime_object *object = find(handle, type);
    if (!object) return refuse(handle, type, name);
    if (object->context == context) return RTP_SUCCESS;
    return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "%s is a %s of another context", name,
                         types[type].name);
}

void *rw_prime_object_create(RTPcontext context, enum rw_prime_type type, size_t size)
{
    struct rw_prime_object *object = rw_place_take(size);
    if (object) {
        object->type = type;
        object->handle = object;
        object->context = context ? context : (RTPcontext)(void *)object;
        pthread_mutex_lock(&registry.lock);
        HASH_ADD_PTR(registry.live, handle, object);
        const bool added = object->hh.tbl != NULL;
        pthread_mutex_unlock(&registry.lock);
        if (added) {
            if (context) DL_APPEND(context->objects, object);
            return object;
        }
        rw_place_leave(object);
    }
    rw_prime_fail(RTP_ERROR_OUT_OF_MEMORY, "out of memory for a %s", types[type].name);
    return NULL;
}

void rw_prime_object_retire(struct rw_prime_object *object)
{
    pthread_mutex_lock(&registry.lock);
    HASH_DEL(registry.live, object);
    pthread_mutex_unlock(&registry.lock);
    if (object->type != RW_PRIME_CONTEXT) DL_DELETE(object->context->objects, object);
}

/* Under the registry's lock: another thread in rw_prime_any_gpu has a reference by then, or finds
 * the new device. */
void rw_prime_set_rays(RTPcontext context, RWrays rays)
{
    pthread_mutex_lock(&registry.lock);
    RWrays old = context->rays;
    context->rays = rays;
    pthread_mutex_unlock(&registry.lock);
    rwRaysDestroy(old);
}

RWrays rw_prime_any_gpu(void)
{
    RWrays rays = NULL;
    pthread_mutex_lock(&registry.lock);
    for (struct rw_prime_object *o = registry.live; o && !rays; o = o->hh.next)
        if (o->type == RW_PRIME_CONTEXT && o->context->type == RTP_CONTEXT_TYPE_CUDA &&
            o->context->rays && rw_rays_is_own(o->context->rays))
            rays = o->context->rays;
    if (rays) rw_rays_retain(rays);
    pthread_mutex_unlock(&registry.lock);
    return rays;
}

/* ---- what codes mean ---- */

static const struct {
    RTPresult code;
    const char *text;
} errors[] = {
    {RTP_SUCCESS, "success"},
    {RTP_ERROR_INVALID_VALUE, "invalid value"},
    {RTP_ERROR_OUT_OF_MEMORY, "out of memory"},
    {RTP_ERROR_INVALID_HANDLE, "invalid handle"},
    {RTP_ERROR_NOT_SUPPORTED, "not supported"},
    {RTP_ERROR_OBJECT_CREATION_FAILED, "object creation failed"},
    {RTP_ERROR_MEMORY_ALLOCATION_FAILED, "memory allocation failed"},
    {RTP_ERROR_INVALID_CONTEXT, "invalid context"},
    {RTP_ERROR_VALIDATION_ERROR, "validation error"},
    {RTP_ERROR_INVALID_OPERATION, "invalid operation"},
    {RTP_ERROR_UNKNOWN, "unknown error"},
};

RTPresult rtpGetErrorString(RTPresult errorCode, const char **errorString)
{
    rw_prime_begin(__func__);
    if (!errorString) return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "errorString is NULL");
    *errorString = "unknown error code";
    for (size_t i = 0; i < sizeof(errors) / sizeof(errors[0]); i++)
        if (errors[i].code == errorCode) *errorString = errors[i].text;
    return RTP_SUCCESS;
}
