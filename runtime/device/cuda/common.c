/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What several CUDA devices of a context have in common: memory of the host that all of them write
 * to, copies from one to the other, and access to one another's memory. With unified addresses,
 * which all 64-bit systems have, pinned memory has one address for the host and every device.
 */
#include <stdio.h>

#include "runtime/device/cuda/device.h"

RTresult rw_cuda_alloc_common(struct rw_device *d, size_t size, uint64_t *out)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    void *memory = NULL;
    RTresult code = RT_SUCCESS;
    *out = 0;
    if (!size) return RT_SUCCESS;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    rw_cu_result result =
        c->cuda->host_alloc(&memory, size, RW_CU_HOST_PORTABLE | RW_CU_HOST_MAPPED);
    if (result)
        code = rw_cuda_fail(c, RT_ERROR_MEMORY_ALLOCATION_FAILED, result,
                            "allocating %zu bytes of pinned host memory: cuMemHostAlloc", size);
    else
        *out = (uint64_t)(uintptr_t)memory;
    d->is_full = false; /* it was the host */
    rw_cuda_leave(c);
    return code;
}

void rw_cuda_free_common(struct rw_device *d, uint64_t address)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    if (!address || c->lost || !rw_cuda_enter(c)) return;
    c->cuda->host_free((void *)(uintptr_t)address);
    rw_cuda_leave(c);
}

/* A way from `c`, whose context is current, to the memory of `other`. */
static rw_cu_result open_way(const struct rw_device_cuda *c, const struct rw_device_cuda *other,
                             int *can)
{
    rw_cu_result result = c->cuda->can_access_peer(can, c->handle, other->handle);
    if (!result && *can) result = c->cuda->enable_peer(other->context, 0);
    return result == RW_CU_PEER_ENABLED_ALREADY ? 0 : result;
}

/* Asked for once. Where there is no way the driver copies through the host. */
static rw_cu_result open_copies(struct rw_device_cuda *c, const struct rw_device_cuda *source)
{
    const uint32_t bit = UINT32_C(1) << source->base.number;
    int can;
    if (!(c->ways & bit) && c->context != source->context) open_way(c, source, &can);
    c->ways |= bit;
    return c->across ? 0 : c->cuda->stream_create(&c->across, RW_CU_STREAM_NON_BLOCKING);
}

/* Waits for what the default stream of a device has been given. Its error message is left alone:
 * its own thread may be writing it. */
static rw_cu_result settle(const struct rw_device_cuda *c)
{
    rw_cu_context ours;
    rw_cu_result result = c->cuda->context_push(c->context);
    if (result) return result;
    result = c->cuda->stream_synchronize(NULL);
    c->cuda->context_pop(&ours);
    return result;
}

/* Not by the default stream: a copy there waits for the copies of all other devices. */
RTresult rw_cuda_copy(struct rw_device *d, uint64_t to, struct rw_device *from_device,
                      uint64_t from, size_t size)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    const struct rw_device_cuda *source = (const struct rw_device_cuda *)from_device;
    if (!size) return RT_SUCCESS;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    rw_cu_result result = open_copies(c, source);
    if (!result) result = settle(source);
    if (!result) result = settle(c);
    if (!result) result = c->cuda->copy_any_soon(to, from, size, c->across);
    if (!result) result = c->cuda->stream_synchronize(c->across);
    RTresult code = RT_SUCCESS;
    if (result)
        code = rw_cuda_fail(c, RT_ERROR_UNKNOWN, result,
                            "copying %zu bytes from another device: cuMemcpyAsync", size);
    rw_cuda_leave(c);
    return code;
}

RTresult rw_cuda_reach(struct rw_device *d, struct rw_device *other)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    const struct rw_device_cuda *peer = (const struct rw_device_cuda *)other;
    int can = 0;
    if (c->context == peer->context) return RT_SUCCESS;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    RTresult code = RT_SUCCESS;
    rw_cu_result result = open_way(c, peer, &can);
    if (result) {
        code = rw_cuda_fail(c, RT_ERROR_NOT_SUPPORTED, result,
                            "reaching the memory of another device: cuCtxEnablePeerAccess");
    } else if (!can) {
        snprintf(d->error, sizeof(d->error), "it has no access to the memory of the other device");
        code = RT_ERROR_NOT_SUPPORTED;
    }
    rw_cuda_leave(c);
    return code;
}
