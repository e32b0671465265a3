/* SPDX-License-Identifier: Apache-2.0 */
/* See gpu.h. Everything happens in the default stream of the first device's primary context, which
 * the library uses too. */
#include "tools/study/gpu.h"

#include <stdlib.h>
#include <string.h>

#include "tools/command.h"

enum {
    CLOCK_RATE = 13,
    MEMORY_CLOCK_RATE = 36,
    MEMORY_BUS_WIDTH = 37,
    FORMAT_FLOAT = 0x20,
    RESOURCE_LINEAR = 2
};

static bool check(const struct study_gpu *gpu, rw_cu_result result, const char *doing)
{
    char text[256];
    if (!result) return true;
    rw_cuda_message(gpu->cuda, result, doing, text, sizeof(text));
    return !rw_fail("study", "%s", text);
}

#define TRY(name, call)                                                                            \
    if (!check(gpu, gpu->cuda->call, name)) return false

bool study_open_gpu(struct study_gpu *gpu)
{
    char why[256];
    int major, minor, kilohertz, memory_kilohertz = 0, bits = 0, count = 0;
    *gpu = (struct study_gpu){.cuda = rw_cuda_api(why, sizeof(why))};
    if (!gpu->cuda) return !rw_fail("study", "%s; --simulate needs no GPU", why);
    TRY("cuDeviceGetCount", device_count(&count));
    if (!count) return !rw_fail("study", "no CUDA device was found; --simulate needs none");
    TRY("cuDeviceGet", device_get(&gpu->device, 0));
    TRY("cuDeviceGetName", device_name(gpu->name, sizeof(gpu->name), gpu->device));
    TRY("cuDeviceGetAttribute",
        device_attribute(&gpu->multiprocessors, RW_CU_DEVICE_MULTIPROCESSORS, gpu->device));
    TRY("cuDeviceGetAttribute",
        device_attribute(&major, RW_CU_DEVICE_CAPABILITY_MAJOR, gpu->device));
    TRY("cuDeviceGetAttribute",
        device_attribute(&minor, RW_CU_DEVICE_CAPABILITY_MINOR, gpu->device));
    TRY("cuDeviceGetAttribute", device_attribute(&kilohertz, CLOCK_RATE, gpu->device));
    TRY("cuDeviceGetAttribute",
        device_attribute(&memory_kilohertz, MEMORY_CLOCK_RATE, gpu->device));
    TRY("cuDeviceGetAttribute", device_attribute(&bits, MEMORY_BUS_WIDTH, gpu->device));
    gpu->clock = kilohertz * 1e-3;
    gpu->bandwidth = 2e-6 * memory_kilohertz * bits / 8; /* twice a clock */
    snprintf(gpu->architecture, sizeof(gpu->architecture), "compute_%d%d", major, minor);
    TRY("cuDevicePrimaryCtxRetain", primary_retain(&gpu->context, gpu->device));
    TRY("cuCtxPushCurrent", context_push(gpu->context));
    TRY("cuEventCreate", event_create(&gpu->begin, 0));
    TRY("cuEventCreate", event_create(&gpu->end, 0));
    return true;
}

void study_close_gpu(struct study_gpu *gpu)
{
    rw_cu_context context;
    if (!gpu->cuda || !gpu->context) return;
    if (gpu->begin) gpu->cuda->event_destroy(gpu->begin);
    if (gpu->end) gpu->cuda->event_destroy(gpu->end);
    gpu->cuda->context_pop(&context);
    gpu->cuda->primary_release(gpu->device);
    *gpu = (struct study_gpu){0};
}

/* ---- memory ---- */

uint64_t study_alloc(struct study_gpu *gpu, size_t bytes)
{
    uint64_t address = 0;
    if (!check(gpu, gpu->cuda->memory_alloc(&address, bytes ? bytes : 1),
               "allocating memory of the GPU: cuMemAlloc"))
        return 0;
    return address;
}

void study_release(struct study_gpu *gpu, uint64_t address)
{
    if (address) gpu->cuda->memory_free(address);
}

uint64_t study_upload(struct study_gpu *gpu, const void *data, size_t bytes)
{
    uint64_t address = study_alloc(gpu, bytes);
    if (!address || check(gpu, gpu->cuda->copy_to_device(address, data, bytes),
                          "copying to the GPU: cuMemcpyHtoD"))
        return address;
    study_release(gpu, address);
    return 0;
}

bool study_copy_back(struct study_gpu *gpu, void *to, uint64_t from, size_t bytes)
{
    TRY("reading results: cuMemcpyDtoH", copy_to_host(to, from, bytes));
    return true;
}

bool study_write(struct study_gpu *gpu, uint64_t to, const void *from, size_t bytes)
{
    TRY("writing numbers: cuMemcpyHtoD", copy_to_device(to, from, bytes));
    return true;
}

bool study_zero(struct study_gpu *gpu, uint64_t address, size_t bytes)
{
    TRY("cuMemsetD8", set_bytes(address, 0, bytes));
    return true;
}

uint64_t study_texture(struct study_gpu *gpu, uint64_t address, size_t bytes)
{
    /* CUDA_RESOURCE_DESC of linear memory: address, format, channels, bytes. */
    struct {
        uint64_t address;
        int format;
        unsigned channels;
        size_t bytes;
    } linear = {address, FORMAT_FLOAT, 4, bytes};
    struct rw_cu_resource resource = {.type = RESOURCE_LINEAR};
    const struct rw_cu_sampling sampling = {0};
    uint64_t texture = 0;
    memcpy(&resource.of, &linear, sizeof(linear));
    if (!check(gpu, gpu->cuda->texture_create(&texture, &resource, &sampling, NULL),
               "making a texture of a tree: cuTexObjectCreate"))
        return 0;
    return texture;
}

/* ---- launches ---- */

bool study_launch(struct study_gpu *gpu, const struct study_kernel *kernel, unsigned blocks,
                  struct study_args *args, void *more)
{
    void *parameters[] = {args, more};
    TRY("cuLaunchKernel", launch_kernel(kernel->function, blocks, 1, 1, STUDY_BLOCK, 1, 1, 0, NULL,
                                        parameters, NULL));
    return true;
}

bool study_wait(struct study_gpu *gpu)
{
    TRY("waiting for a kernel: cuCtxSynchronize", context_synchronize());
    return true;
}

bool study_start_clock(struct study_gpu *gpu)
{
    TRY("cuEventRecord", event_record(gpu->begin, NULL));
    return true;
}

bool study_stop_clock(struct study_gpu *gpu, double *milliseconds)
{
    float elapsed = 0;
    TRY("cuEventRecord", event_record(gpu->end, NULL));
    TRY("waiting for a kernel: cuEventSynchronize", event_synchronize(gpu->end));
    TRY("cuEventElapsedTime", event_elapsed(&elapsed, gpu->begin, gpu->end));
    *milliseconds = (double)elapsed;
    return true;
}

unsigned study_all_blocks(const struct study_gpu *gpu, const struct study_kernel *kernel)
{
    return (unsigned)(gpu->multiprocessors * kernel->blocks);
}
