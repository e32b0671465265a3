/* SPDX-License-Identifier: Apache-2.0 */
/* Memory of OpenGL's buffer objects, as the driver lends it to CUDA, and memory and semaphores that
 * Vulkan exports. */
#include <fcntl.h>
#include <unistd.h>

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

/* The driver takes a descriptor of its own, if it takes it. */
RTresult rw_cuda_import_memory(struct rw_device *d, int fd, size_t offset, size_t size,
                               struct rw_imported *out)
{
    enum { OPAQUE_FD = 1 };
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    const int own = fcntl(fd, F_DUPFD_CLOEXEC, 0);
    const struct rw_cu_external memory = {
        .type = OPAQUE_FD, .handle.fd = own, .size = offset + size};
    const struct rw_cu_external_range range = {.offset = offset, .size = size};
    RTresult code = RT_SUCCESS;
    *out = (struct rw_imported){0};
    if (own < 0 || !rw_cuda_enter(c)) {
        if (own >= 0) close(own);
        return RT_ERROR_UNKNOWN;
    }
    rw_cu_result result = c->cuda->import_memory(&out->handle, &memory);
    if (result) {
        close(own);
    } else {
        result = c->cuda->external_buffer(&out->address, out->handle, &range);
        if (result) c->cuda->external_free(out->handle);
    }
    if (result) {
        *out = (struct rw_imported){0};
        code = rw_cuda_fail(c, RT_ERROR_INVALID_VALUE, result,
                            "cuImportExternalMemory of %zu bytes", offset + size);
    }
    rw_cuda_leave(c);
    return code;
}

void rw_cuda_import_free(struct rw_device *d, struct rw_imported *memory)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    if (!c->lost && rw_cuda_enter(c)) {
        c->cuda->memory_free(memory->address); /* of a mapped buffer, as the interface wants it */
        c->cuda->external_free(memory->handle);
        rw_cuda_leave(c);
    }
    *memory = (struct rw_imported){0};
}

/* ---- semaphores ---- */

RTresult rw_cuda_semaphore_import(struct rw_device *d, int fd, bool timeline, uint64_t *out)
{
    enum { OPAQUE_FD = 1, TIMELINE_FD = 9 };
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    const int own = fcntl(fd, F_DUPFD_CLOEXEC, 0);
    const struct rw_cu_semaphore semaphore = {.type = timeline ? TIMELINE_FD : OPAQUE_FD,
                                              .handle.fd = own};
    RTresult code = RT_SUCCESS;
    *out = 0;
    if (own < 0 || !rw_cuda_enter(c)) {
        if (own >= 0) close(own);
        return RT_ERROR_UNKNOWN;
    }
    rw_cu_result result = c->cuda->import_semaphore(out, &semaphore);
    if (result) {
        close(own);
        *out = 0;
        code = rw_cuda_fail(c, RT_ERROR_INVALID_VALUE, result, "cuImportExternalSemaphore");
    }
    rw_cuda_leave(c);
    return code;
}

typedef rw_cu_result (*put_semaphore)(const uint64_t *, const struct rw_cu_semaphore_value *,
                                      unsigned, rw_cu_stream);

static RTresult put(struct rw_device_cuda *c, put_semaphore call, const char *name,
                    uint64_t semaphore, uint64_t value, void *stream)
{
    const struct rw_cu_semaphore_value wanted = {.value = value};
    RTresult code = RT_SUCCESS;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    rw_cu_result result = call(&semaphore, &wanted, 1, stream);
    if (result) code = rw_cuda_fail(c, RT_ERROR_INVALID_VALUE, result, "%s", name);
    rw_cuda_leave(c);
    return code;
}

RTresult rw_cuda_semaphore_wait(struct rw_device *d, uint64_t semaphore, uint64_t value,
                                void *stream)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    return put(c, c->cuda->semaphore_wait, "cuWaitExternalSemaphoresAsync", semaphore, value,
               stream);
}

RTresult rw_cuda_semaphore_signal(struct rw_device *d, uint64_t semaphore, uint64_t value,
                                  void *stream)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    return put(c, c->cuda->semaphore_signal, "cuSignalExternalSemaphoresAsync", semaphore, value,
               stream);
}

void rw_cuda_semaphore_free(struct rw_device *d, uint64_t semaphore)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    if (c->lost || !rw_cuda_enter(c)) return;
    c->cuda->semaphore_free(semaphore);
    rw_cuda_leave(c);
}
