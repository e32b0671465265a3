/* SPDX-License-Identifier: Apache-2.0 */
/* See memory.h. */
#include "optix7/memory.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* X(member, name in libcuda, parameters) */
#define DRIVER(X)                                                                                  \
    X(init, "cuInit", (unsigned))                                                                  \
    X(device_get, "cuDeviceGet", (int *, int))                                                     \
    X(retain, "cuDevicePrimaryCtxRetain", (CUcontext *, int))                                      \
    X(release, "cuDevicePrimaryCtxRelease_v2", (int))                                              \
    X(make_current, "cuCtxSetCurrent", (CUcontext))                                                \
    X(wait, "cuCtxSynchronize", (void))                                                            \
    X(alloc, "cuMemAlloc_v2", (CUdeviceptr *, size_t))                                             \
    X(free, "cuMemFree_v2", (CUdeviceptr))                                                         \
    X(copy, "cuMemcpy", (CUdeviceptr, CUdeviceptr, size_t))

enum { MOST_BLOCKS = 64, ALIGNMENT = 256 };

static struct {
    void *library; /* libcuda; NULL: on the CPU */
#define MEMBER(member, name, parameters) int(*member) parameters;
    DRIVER(MEMBER)
#undef MEMBER
    int device;
    CUdeviceptr blocks[MOST_BLOCKS];
    unsigned block_count;
} memory;

static void check(int result, const char *what)
{
    if (!result) return;
    fprintf(stderr, "error: CUDA's driver: %s failed with code %d\n", what, result);
    exit(1);
}

static bool load_driver(void)
{
    memory.library = dlopen("libcuda.so.1", RTLD_NOW);
    if (!memory.library) memory.library = dlopen("libcuda.so", RTLD_NOW);
    if (!memory.library) return false;
#define LOOK_UP(member, name, parameters)                                                          \
    *(void **)&memory.member = dlsym(memory.library, name);                                        \
    if (!memory.member) return false;
    DRIVER(LOOK_UP)
#undef LOOK_UP
    return true;
}

static bool open_gpu(int ordinal)
{
    CUcontext context;
    if (!load_driver() || memory.init(0) || memory.device_get(&memory.device, ordinal)) {
        memory.library = NULL;
        return false;
    }
    check(memory.retain(&context, memory.device), "cuDevicePrimaryCtxRetain");
    check(memory.make_current(context), "cuCtxSetCurrent");
    return true;
}

/* The device is "cpu", or Raywright's library is told to run there and nobody says where. */
static bool is_cpu(const char *device)
{
    const char *of_library = getenv("RW_DEVICE");
    if (!strcmp(device, "auto") && of_library) device = of_library;
    return !strcmp(device, "cpu");
}

void memory_open(const char *device)
{
    if (strchr(device, ',')) {
        fprintf(stderr, "error: this sample runs on one device; %s are several\n", device);
        exit(1);
    }
    bool cpu = is_cpu(device);
    if (!cpu && open_gpu(!strncmp(device, "cuda:", 5) ? atoi(device + 5) : 0)) return;
    if (!cpu && strcmp(device, "auto")) {
        fprintf(stderr, "error: there is no device %s\n", device);
        exit(1);
    }
    setenv("RW_DEVICE", "cpu", 1);
}

void memory_close(void)
{
    while (memory.block_count) {
        CUdeviceptr block = memory.blocks[--memory.block_count];
        if (memory.library)
            check(memory.free(block), "cuMemFree");
        else
            free((void *)block);
    }
    if (memory.library) check(memory.release(memory.device), "cuDevicePrimaryCtxRelease");
}

CUdeviceptr memory_take(const void *from, size_t size)
{
    CUdeviceptr block = 0;
    size_t rounded = (size / ALIGNMENT + 1) * ALIGNMENT;
    if (memory.library)
        check(memory.alloc(&block, rounded), "cuMemAlloc");
    else
        block = (CUdeviceptr)aligned_alloc(ALIGNMENT, rounded);
    if (!block || memory.block_count == MOST_BLOCKS) {
        fprintf(stderr, "error: no memory for %zu bytes\n", size);
        exit(1);
    }
    memory.blocks[memory.block_count++] = block;
    if (from) memory_write(block, from, size);
    return block;
}

static void copy(CUdeviceptr to, CUdeviceptr from, size_t size)
{
    if (memory.library)
        check(memory.copy(to, from, size), "cuMemcpy");
    else
        memcpy((void *)to, (const void *)from, size);
}

void memory_write(CUdeviceptr to, const void *from, size_t size)
{
    copy(to, (CUdeviceptr)from, size);
}

void memory_read(void *to, CUdeviceptr from, size_t size)
{
    copy((CUdeviceptr)to, from, size);
}

void memory_wait(void)
{
    if (memory.library) check(memory.wait(), "cuCtxSynchronize");
}
