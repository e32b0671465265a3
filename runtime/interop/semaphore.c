/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Semaphores that another interface has exported: in streams, so that a GPU takes turns at memory
 * (rwBufferCreateFromExternalMemory) with whoever else works with it, and no thread waits.
 */
#include <errno.h>
#include <fcntl.h>
#include <string.h>

#include "runtime/device/device.h"
#include "runtime/object/object.h"

static RTresult check_type(RTcontext context, RWsemaphoretype type)
{
    if (type == RW_SEMAPHORE_OPAQUE_FD || type == RW_SEMAPHORE_TIMELINE_FD) return RT_SUCCESS;
    if (type == RW_SEMAPHORE_D3D12_FENCE)
        return rw_error(context, RT_ERROR_NOT_SUPPORTED,
                        "fences of Direct3D 12 are handles of Windows, where this library does not "
                        "run; Vulkan's semaphores are possible");
    return rw_error(context, RT_ERROR_INVALID_VALUE, "%d is no type of semaphore", (int)type);
}

static RTresult check_device(RTcontext context)
{
    RW_CHECK(rw_context_open_device(context));
    if (context->device_count > 1)
        return rw_error(context, RT_ERROR_NOT_SUPPORTED,
                        "a semaphore belongs to one device; the context has %u",
                        context->device_count);
    if (context->device->ops->semaphore_import) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_NOT_SUPPORTED,
                    "semaphores are for GPUs: on the CPU let Vulkan's device wait for the launch, "
                    "and the launch for Vulkan's fence");
}

RTresult rwSemaphoreCreateFromExternal(RTcontext context, RWsemaphoretype type, int fd,
                                       RWsemaphore *semaphore)
{
    RW_ENTER_CONTEXT(context);
    RWsemaphore created;
    RW_CHECK(rw_argument_pointer(context, semaphore, "semaphore"));
    RW_CHECK(check_type(context, type));
    if (fcntl(fd, F_GETFD) < 0)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "file descriptor %d: %s", fd,
                        strerror(errno));
    RW_CHECK(check_device(context));
    RW_CHECK(rw_object_create(context, RW_OBJECT_SEMAPHORE, sizeof *created, &created));
    struct rw_device *d = context->device;
    RTresult result =
        d->ops->semaphore_import(d, fd, type == RW_SEMAPHORE_TIMELINE_FD, &created->handle);
    if (result) {
        rw_object_retire(&created->base);
        return rw_device_error(context, d, result, "importing a semaphore");
    }
    *semaphore = created;
    return RT_SUCCESS;
}

static RTresult said(RTcontext context, RTresult result, const char *doing)
{
    return result ? rw_device_error(context, context->device, result, "%s", doing) : RT_SUCCESS;
}

RTresult rwSemaphoreWait(RWsemaphore semaphore, unsigned long long value, void *stream)
{
    RW_ENTER(semaphore, RW_OBJECT_SEMAPHORE);
    RTcontext context = semaphore->base.context;
    const struct rw_device_ops *ops = context->device->ops;
    return said(context, ops->semaphore_wait(context->device, semaphore->handle, value, stream),
                "waiting for a semaphore");
}

RTresult rwSemaphoreSignal(RWsemaphore semaphore, unsigned long long value, void *stream)
{
    RW_ENTER(semaphore, RW_OBJECT_SEMAPHORE);
    RTcontext context = semaphore->base.context;
    const struct rw_device_ops *ops = context->device->ops;
    return said(context, ops->semaphore_signal(context->device, semaphore->handle, value, stream),
                "signalling a semaphore");
}

void rw_semaphore_drop(struct rw_object *object)
{
    struct rw_device *d = object->context->device;
    d->ops->semaphore_free(d, ((RWsemaphore)object)->handle);
}

RTresult rwSemaphoreDestroy(RWsemaphore semaphore)
{
    RW_ENTER(semaphore, RW_OBJECT_SEMAPHORE);
    rw_object_destroy(&semaphore->base);
    return RT_SUCCESS;
}
