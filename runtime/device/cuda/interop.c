/* SPDX-License-Identifier: Apache-2.0 */
/* Memory of OpenGL's buffer objects, as the driver lends it to CUDA. */
#include "runtime/device/cuda/device.h"

RTresult rw_cuda_gl_register(struct rw_device *d, unsigned name, uint64_t *resource)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    RTresult code = RT_SUCCESS;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    rw_cu_result result = c->cuda->gl_register_buffer(resource, name, 0);
    if (result) code = rw_cuda_fail(c, RT_ERROR_UNKNOWN, result, "cuGraphicsGLRegisterBuffer");
    rw_cuda_leave(c);
    if (code) *resource = 0;
    return code;
}

RTresult rw_cuda_gl_map(struct rw_device *d, uint64_t resource, uint64_t *address, size_t *size)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    RTresult code = RT_SUCCESS;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    rw_cu_result result = c->cuda->graphics_map(1, &resource, NULL);
    if (!result) {
        result = c->cuda->graphics_address(address, size, resource);
        if (result) c->cuda->graphics_unmap(1, &resource, NULL);
    }
    if (result) code = rw_cuda_fail(c, RT_ERROR_UNKNOWN, result, "cuGraphicsMapResources");
    rw_cuda_leave(c);
    return code;
}

RTresult rw_cuda_gl_unmap(struct rw_device *d, uint64_t resource)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    RTresult code = RT_SUCCESS;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    rw_cu_result result = c->cuda->graphics_unmap(1, &resource, NULL);
    if (result) code = rw_cuda_fail(c, RT_ERROR_UNKNOWN, result, "cuGraphicsUnmapResources");
    rw_cuda_leave(c);
    return code;
}

void rw_cuda_gl_forget(struct rw_device *d, uint64_t resource)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    if (c->lost || !rw_cuda_enter(c)) return;
    c->cuda->graphics_unregister(resource);
    rw_cuda_leave(c);
}
