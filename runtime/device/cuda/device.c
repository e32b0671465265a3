/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The device over the CUDA driver API: creation and memory. Kernels are in kernel.c.
 *
 * The application's context is used when one of this GPU is current at creation, so that its own
 * allocations and kernels share addresses with ours; else the primary context is retained. All work
 * but launches for which the application names a stream goes to the default stream, which orders it
 * with the application's.
 */
#include "runtime/device/cuda/device.h"
#include "runtime/device/cuda/build.h"
#include "runtime/base/memory.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const char lost_text[] =
    "the CUDA context was lost in an earlier launch that failed; start the process again";

bool rw_cuda_enter(struct rw_device_cuda *c)
{
    if (c->lost) {
        snprintf(c->base.error, sizeof(c->base.error), "%s", lost_text);
        return false;
    }
    rw_cu_result result = c->cuda->context_push(c->context);
    if (result) rw_cuda_fail(c, RT_ERROR_UNKNOWN, result, "making the CUDA context current");
    return !result;
}

void rw_cuda_leave(struct rw_device_cuda *c)
{
    rw_cu_context ours;
    c->cuda->context_pop(&ours);
}

RTresult rw_cuda_fail(struct rw_device_cuda *c, RTresult code, rw_cu_result result,
                      const char *format, ...)
{
    char what[256];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(what, sizeof(what), format, arguments);
    va_end(arguments);
    rw_cuda_message(c->cuda, result, what, c->base.error, sizeof(c->base.error));
    c->base.is_full |= result == RW_CU_OUT_OF_MEMORY;
    return result == RW_CU_OUT_OF_MEMORY ? RT_ERROR_MEMORY_ALLOCATION_FAILED : code;
}

static RTresult alloc(struct rw_device *d, size_t size, uint64_t *out)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    *out = 0;
    if (!size) return RT_SUCCESS;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    rw_cu_result result = c->cuda->memory_alloc(out, size);
    RTresult code = RT_SUCCESS;
    if (result) {
        size_t available = 0, total = 0;
        c->cuda->memory_info(&available, &total);
        *out = 0;
        code = rw_cuda_fail(c, RT_ERROR_MEMORY_ALLOCATION_FAILED, result,
                            "allocating %zu bytes on %s, %zu MiB of %zu MiB free: cuMemAlloc", size,
                            d->name, available >> 20, total >> 20);
    }
    rw_cuda_leave(c);
    return code;
}

static void free_memory(struct rw_device *d, uint64_t address)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    if (!address || c->lost || !rw_cuda_enter(c)) return;
    c->cuda->memory_free(address);
    rw_cuda_leave(c);
}

/* Small copies are not waited for: the driver has put the bytes aside when the call returns, and
 * what comes after them in the stream finds them copied. Waiting costs 5 us each. */
static RTresult upload(struct rw_device *d, uint64_t to, const void *from, size_t size)
{
    enum { SMALL = 64 << 10 };
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    if (!size) return RT_SUCCESS;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    rw_cu_result result = size <= SMALL ? c->cuda->copy_soon(to, from, size, NULL)
                                        : c->cuda->copy_to_device(to, from, size);
    c->uploaded = true;
    RTresult code = RT_SUCCESS;
    if (result)
        code = rw_cuda_fail(c, RT_ERROR_UNKNOWN, result,
                            "copying %zu bytes to the device: cuMemcpyHtoD", size);
    rw_cuda_leave(c);
    return code;
}

static RTresult download(struct rw_device *d, void *to, uint64_t from, size_t size)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    if (!size) return RT_SUCCESS;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    rw_cu_result result = c->cuda->copy_to_host(to, from, size);
    RTresult code = RT_SUCCESS;
    if (result)
        code = rw_cuda_fail(c, RT_ERROR_UNKNOWN, result,
                            "copying %zu bytes from the device: cuMemcpyDtoH", size);
    rw_cuda_leave(c);
    return code;
}

static RTresult clear(struct rw_device *d, uint64_t address, size_t size)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    if (!size) return RT_SUCCESS;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    c->uploaded = true;
    rw_cu_result result = c->cuda->set_bytes(address, 0, size);
    RTresult code = RT_SUCCESS;
    if (result)
        code = rw_cuda_fail(c, RT_ERROR_UNKNOWN, result,
                            "clearing %zu bytes on the device: cuMemsetD8", size);
    rw_cuda_leave(c);
    return code;
}

static void destroy(struct rw_device *d)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    if (!c) return;
    rw_cuda_flight_free(d, c->bounds);
    if (c->context && !c->lost && rw_cuda_enter(c)) {
        rw_cuda_builder_free(c);
        rw_cuda_rays_free(c);
        rw_cuda_flights_close(c);
        if (c->across) c->cuda->stream_destroy(c->across);
        rw_cuda_leave(c);
    }
    rw_cuda_builder_free(c); /* what a lost context leaves of it */
    if (c->lost) rw_cuda_flights_close(c);
    rw_cuda_rays_free(c);
    if (c->retained) c->cuda->primary_release(c->handle);
    rw_free(c);
}

static RTresult end_wait(struct rw_device_cuda *c, rw_cu_result result, const char *call)
{
    RTresult code = RT_SUCCESS;
    if (result)
        code = rw_cuda_fail(c, RT_ERROR_UNKNOWN, result, "waiting for the application's work: %s",
                            call);
    rw_cuda_leave(c);
    return code;
}

static RTresult wait_for(struct rw_device *d, void *stream)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    return end_wait(c, c->cuda->stream_synchronize(stream), "cuStreamSynchronize");
}

static RTresult wait_for_all(struct rw_device *d)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    return end_wait(c, c->cuda->context_synchronize(), "cuCtxSynchronize");
}

static const struct rw_device_ops operations = {
    .size = sizeof(struct rw_device_cuda),
    .alloc = alloc,
    .free = free_memory,
    .upload = upload,
    .download = download,
    .clear = clear,
    .alloc_common = rw_cuda_alloc_common,
    .free_common = rw_cuda_free_common,
    .copy = rw_cuda_copy,
    .reach = rw_cuda_reach,
    .kernel_load = rw_cuda_kernel_load,
    .kernel_free = rw_cuda_kernel_free,
    .set_constants = rw_cuda_set_constants,
    .flight_create = rw_cuda_flight_create,
    .flight_free = rw_cuda_flight_free,
    .launch = rw_cuda_launch,
    .finish = rw_cuda_finish,
    .is_over = rw_cuda_is_over,
    .drawn = rw_cuda_drawn,
    .pool = rw_cuda_pool,
    .follow = rw_cuda_follow,
    .bounds = rw_cuda_bounds,
    .copies_texels = true,
    .texture_create = rw_cuda_texture_create,
    .texture_free = rw_cuda_texture_free,
    .gl_register = rw_cuda_gl_register,
    .gl_map = rw_cuda_gl_map,
    .gl_unmap = rw_cuda_gl_unmap,
    .gl_forget = rw_cuda_gl_forget,
    .import_memory = rw_cuda_import_memory,
    .import_free = rw_cuda_import_free,
    .semaphore_import = rw_cuda_semaphore_import,
    .semaphore_wait = rw_cuda_semaphore_wait,
    .semaphore_signal = rw_cuda_semaphore_signal,
    .semaphore_free = rw_cuda_semaphore_free,
    .builds_apart = rw_cuda_builds_apart,
    .tree_build = rw_cuda_tree_build,
    .tree_refit = rw_cuda_tree_refit,
    .tree_free = rw_cuda_tree_free,
    .tree_upload = rw_cuda_tree_upload,
    .upload_soon = rw_cuda_upload_soon,
    .accel_soon = rw_cuda_accel_soon,
    .tree_soon = rw_cuda_tree_soon,
    .tree_ready = rw_cuda_tree_ready,
    .tree_needs = rw_cuda_tree_needs,
    .rays_soon = rw_cuda_rays_soon,
    .copy_soon = rw_cuda_copy_soon,
    .is_idle = rw_cuda_is_idle,
    .wait_soon = rw_cuda_wait_soon,
    .pin = rw_cuda_pin,
    .unpin = rw_cuda_unpin,
    .kernel_usage = rw_cuda_kernel_usage,
    .wait = wait_for,
    .wait_for_all = wait_for_all,
    .destroy = destroy,
};

/* The kernel's code depends on the architecture, and on the driver that linked it. */
static RTresult identify(struct rw_device_cuda *c)
{
    const struct rw_cuda_api *cuda = c->cuda;
    enum { COUNT = 9 };
    static const int attributes[COUNT] = {
        RW_CU_DEVICE_CAPABILITY_MAJOR,   RW_CU_DEVICE_CAPABILITY_MINOR,
        RW_CU_DEVICE_MULTIPROCESSORS,    RW_CU_DEVICE_MAX_THREADS_PER_MULTIPROCESSOR,
        RW_CU_DEVICE_TEXTURE_ALIGNMENT,  RW_CU_DEVICE_TEXTURE_PITCH_ALIGNMENT,
        RW_CU_DEVICE_TEXTURE_ROWS_WIDTH, RW_CU_DEVICE_TEXTURE_ROWS_HEIGHT,
        RW_CU_DEVICE_TEXTURE_ROWS_PITCH,
    };
    int values[COUNT], version = 0;
    rw_cu_result result = cuda->device_name(c->base.name, sizeof(c->base.name), c->handle);
    for (int i = 0; i < COUNT && !result; i++)
        result = cuda->device_attribute(&values[i], attributes[i], c->handle);
    if (!result) result = cuda->driver_version(&version);
    if (result) return rw_cuda_fail(c, RT_ERROR_NO_DEVICE, result, "asking the GPU for its kind");
    c->base.sm = (unsigned)(values[0] * 10 + values[1]);
    c->base.multiprocessors = (unsigned)values[2];
    c->threads_per_multiprocessor = (unsigned)values[3];
    c->base.rows = (struct rw_row_limits){
        .base_alignment = (unsigned)values[4],
        .pitch_alignment = (unsigned)values[5],
        .width = (unsigned)values[6],
        .height = (unsigned)values[7],
        .pitch = (unsigned)values[8],
    };
    uint32_t words[4] = {0x61647563, c->base.sm, (uint32_t)version, 0}; /* "cuda" */
    memcpy(c->base.identity, words, sizeof(c->base.identity));
    return RT_SUCCESS;
}

static RTresult find_context(struct rw_device_cuda *c)
{
    rw_cu_context current = NULL;
    rw_cu_device owner;
    if (!c->cuda->context_current(&current) && current && !c->cuda->context_device(&owner) &&
        owner == c->handle) {
        c->context = current;
        return RT_SUCCESS;
    }
    rw_cu_result result = c->cuda->primary_retain(&c->context, c->handle);
    if (result)
        return rw_cuda_fail(c, RT_ERROR_NO_DEVICE, result, "opening %s: cuDevicePrimaryCtxRetain",
                            c->base.name);
    c->retained = true;
    return RT_SUCCESS;
}

static RTresult open_flights(struct rw_device_cuda *c)
{
    if (!rw_cuda_enter(c)) return RT_ERROR_NO_DEVICE;
    size_t available = 0, total = 0;
    rw_cu_result result = rw_cuda_flights_open(c);
    if (!c->cuda->memory_info(&available, &total)) c->base.memory = total;
    rw_cuda_leave(c);
    if (!result) return rw_cuda_flight_create(&c->base, true, &c->bounds);
    return rw_cuda_fail(c, RT_ERROR_NO_DEVICE, result, "preparing launches on %s", c->base.name);
}

unsigned rw_cuda_device_count(char *why, size_t why_size)
{
    const struct rw_cuda_api *cuda = rw_cuda_api(why, why_size);
    int count = 0;
    if (!cuda) return 0;
    rw_cu_result result = cuda->device_count(&count);
    if (result) {
        rw_cuda_message(cuda, result, "counting GPUs: cuDeviceGetCount", why, why_size);
        return 0;
    }
    if (count <= 0) snprintf(why, why_size, "the CUDA driver found no GPU");
    return count > 0 ? (unsigned)count : 0;
}

RTresult rw_device_cuda_create(unsigned ordinal, struct rw_device **out, char *error,
                               size_t error_size)
{
    *out = NULL;
    unsigned count = rw_cuda_device_count(error, error_size);
    if (!count) return RT_ERROR_NO_DEVICE;
    if (ordinal >= count) {
        snprintf(error, error_size, "there is no CUDA device %u: the driver found %u, from 0 on",
                 ordinal, count);
        return RT_ERROR_INVALID_DEVICE;
    }
    struct rw_device_cuda *c = rw_calloc(1, sizeof(*c));
    if (!c) {
        snprintf(error, error_size, "out of memory");
        return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    }
    c->base.ops = &operations;
    c->origin = c;
    c->base.jit.level = RW_JIT_LEVEL_DEFAULT;
    c->base.target = RWC_TARGET_CUDA;
    c->cuda = rw_cuda_api(error, error_size);
    RTresult code = RT_SUCCESS;
    rw_cu_result result = c->cuda->device_get(&c->handle, (int)ordinal);
    if (result) code = rw_cuda_fail(c, RT_ERROR_NO_DEVICE, result, "opening GPU %u", ordinal);
    if (!code) code = identify(c);
    if (!code) code = find_context(c);
    if (!code) code = open_flights(c);
    if (code) {
        snprintf(error, error_size, "%s", c->base.error);
        destroy(&c->base);
        return code;
    }
    *out = &c->base;
    return RT_SUCCESS;
}
