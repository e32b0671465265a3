/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Devices for rays, and the messages of calls that failed, which belong to a thread: there is no
 * object to keep them where creating one failed.
 */
#include "runtime/rays/rays.h"

#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

#include "runtime/base/memory.h"

static _Thread_local char message[1200];

RTresult rw_rays_fail(RTresult result, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof(message), format, arguments);
    va_end(arguments);
    return result;
}

RTresult rw_rays_device_result(const struct RWrays_api *rays, const char *what, RTresult result)
{
    return result ? rw_rays_fail(result, "%s: %s", what, rays->device->error) : RT_SUCCESS;
}

const char *rwRaysGetErrorString(void)
{
    return message;
}

bool rw_rays_is_own(const struct RWrays_api *rays)
{
    return rays->process == getpid();
}

RTresult rw_rays_enter(RWrays rays, const char *what)
{
    if (!rw_rays_is_own(rays))
        return rw_rays_fail(RT_ERROR_INVALID_CONTEXT,
                            "%s: the device belongs to the process that this one was forked from; "
                            "open one here",
                            what);
    pthread_mutex_lock(&rays->lock);
    return RT_SUCCESS;
}

void rw_rays_leave(RWrays rays)
{
    pthread_mutex_unlock(&rays->lock);
}

void rw_rays_retain(RWrays rays)
{
    atomic_fetch_add(&rays->references, 1);
}

void rw_rays_release(RWrays rays)
{
    if (atomic_fetch_sub(&rays->references, 1) != 1) return;
    if (!rw_rays_is_own(rays)) return; /* what it has is the other process's */
    if (rays->device) rays->device->ops->destroy(rays->device);
    pthread_mutex_destroy(&rays->lock);
    rw_free(rays);
}

static RTresult open_device(int device, unsigned threads, struct rw_device **out)
{
    char error[1024] = "";
    RTresult result = device == RW_RAYS_CPU
                          ? rw_device_cpu_create(threads, out, error, sizeof(error))
                          : rw_device_cuda_create((unsigned)device, out, error, sizeof(error));
    return result ? rw_rays_fail(result, "opening device %d: %s", device, error) : RT_SUCCESS;
}

RTresult rwRaysCreate(int device, unsigned int threads, RWrays *rays)
{
    if (!rays) return rw_rays_fail(RT_ERROR_INVALID_VALUE, "opening a device: rays is NULL");
    *rays = NULL;
    if (device < RW_RAYS_CPU)
        return rw_rays_fail(RT_ERROR_INVALID_VALUE,
                            "opening device %d: numbers begin with 0, and RW_RAYS_CPU is the CPU",
                            device);
    RWrays made = rw_calloc(1, sizeof(*made));
    if (!made)
        return rw_rays_fail(RT_ERROR_MEMORY_ALLOCATION_FAILED, "opening a device: out of memory");
    made->process = getpid();
    pthread_mutex_init(&made->lock, NULL);
    atomic_init(&made->references, 1);
    RTresult result = open_device(device, threads, &made->device);
    if (result)
        rw_rays_release(made);
    else
        *rays = made;
    return result;
}

RTresult rwRaysDestroy(RWrays rays)
{
    if (rays) rw_rays_release(rays);
    return RT_SUCCESS;
}

RTresult rwRaysWait(RWrays rays, void *stream, void *producer)
{
    static const char what[] = "waiting for another stream";
    if (!rays) return rw_rays_fail(RT_ERROR_INVALID_VALUE, "%s: rays is NULL", what);
    RTresult result = rw_rays_enter(rays, what);
    if (result) return result;
    struct rw_device *d = rays->device;
    result = rw_rays_device_result(rays, what, d->ops->wait_soon(d, stream, producer));
    rw_rays_leave(rays);
    return result;
}

RTresult rwRaysGetName(RWrays rays, char *name, RTsize size)
{
    if (!rays || !name || !size)
        return rw_rays_fail(RT_ERROR_INVALID_VALUE,
                            "asking for a device's name: a NULL or no room");
    snprintf(name, size, "%s", rays->device->name);
    return RT_SUCCESS;
}
