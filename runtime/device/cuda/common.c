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

/* Where the devices cannot reach one another the driver takes the way through the host. */
RTresult rw_cuda_copy(struct rw_device *d, uint64_t to, struct rw_device *from_device,
                      uint64_t from, size_t size)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    const struct rw_device_cuda *source = (const struct rw_device_cuda *)from_device;
    if (!size) return RT_SUCCESS;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    c->uploaded = true;
    rw_cu_result result = c->cuda->copy_peer(to, c->context, from, source->context, size);
    RTresult code = RT_SUCCESS;
    if (result)
        code = rw_cuda_fail(c, RT_ERROR_UNKNOWN, result,
                            "copying %zu bytes from another device: cuMemcpyPeer", size);
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
    rw_cu_result result = c->cuda->can_access_peer(&can, c->handle, peer->handle);
    if (!result && can) result = c->cuda->enable_peer(peer->context, 0);
    if (result && result != RW_CU_PEER_ENABLED_ALREADY) {
        code = rw_cuda_fail(c, RT_ERROR_NOT_SUPPORTED, result,
                            "reaching the memory of another device: cuCtxEnablePeerAccess");
    } else if (!can) {
        snprintf(d->error, sizeof(d->error), "it has no access to the memory of the other device");
        code = RT_ERROR_NOT_SUPPORTED;
    }
    rw_cuda_leave(c);
    return code;
}
