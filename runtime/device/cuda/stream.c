/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Copies in the application's stream between its own memory and the device's, and pinning that
 * memory: what is pinned is copied beside other work, what is not while the host waits. Streams of
 * the application's that wait for each other.
 */
#include "runtime/device/cuda/device.h"

RTresult rw_cuda_copy_soon(struct rw_device *d, void *stream, uint64_t to, uint64_t from,
                           size_t size)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    if (!size) return RT_SUCCESS;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    rw_cu_result result = c->cuda->copy_any_soon(to, from, size, stream);
    RTresult code = RT_SUCCESS;
    if (result)
        code = rw_cuda_fail(c, RT_ERROR_UNKNOWN, result, "copying %zu bytes: cuMemcpyAsync", size);
    rw_cuda_leave(c);
    return code;
}

/* A stream that cannot be asked is idle: who waits for it next is told why. */
bool rw_cuda_is_idle(struct rw_device *d, void *stream)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    if (!rw_cuda_enter(c)) return true;
    rw_cu_result result = c->cuda->stream_query(stream);
    rw_cuda_leave(c);
    return result != RW_CU_NOT_READY;
}

RTresult rw_cuda_wait_soon(struct rw_device *d, void *stream, void *producer)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    rw_cu_event event = NULL;
    RTresult code = RT_SUCCESS;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    rw_cu_result result = c->cuda->event_create(&event, RW_CU_EVENT_NO_TIMING);
    if (!result) result = c->cuda->event_record(event, producer);
    if (!result) result = c->cuda->stream_wait_event(stream, event, 0);
    if (result)
        code = rw_cuda_fail(c, RT_ERROR_UNKNOWN, result,
                            "cuEventCreate, cuEventRecord or cuStreamWaitEvent");
    if (event) c->cuda->event_destroy(event); /* the driver keeps it while it is waited for */
    rw_cuda_leave(c);
    return code;
}

RTresult rw_cuda_pin(struct rw_device *d, void *memory, size_t size)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    rw_cu_result result = c->cuda->host_register(memory, size, RW_CU_HOST_PORTABLE);
    RTresult code = RT_SUCCESS;
    if (result)
        code = rw_cuda_fail(c, RT_ERROR_INVALID_VALUE, result,
                            "pinning %zu bytes: cuMemHostRegister", size);
    rw_cuda_leave(c);
    return code;
}

RTresult rw_cuda_unpin(struct rw_device *d, void *memory)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    rw_cu_result result = c->cuda->host_unregister(memory);
    RTresult code = RT_SUCCESS;
    if (result)
        code = rw_cuda_fail(c, RT_ERROR_INVALID_VALUE, result, "unpinning: cuMemHostUnregister");
    rw_cuda_leave(c);
    return code;
}
