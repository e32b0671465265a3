/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A stand-in for CUDA's driver library, for tests on machines without a GPU: memory of the device
 * is the host's, streams are done at once. What kernels it can run is told in kernels.h. With it
 * and RW_DEVICE=cpu an unchanged application of OptiX 7 runs on the CPU; what is asked of it here
 * is what Dr.Jit 1.5 asks. The declarations are our own.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernels.h"

/* The functions have no declarations but their own: whoever calls them has looked them up by name.
 * */
#pragma GCC diagnostic ignored "-Wmissing-prototypes"
#pragma GCC diagnostic ignored "-Wunused-parameter"

typedef int result;
typedef uint64_t address;

enum { SUCCESS = 0, OUT_OF_MEMORY = 2, NOT_SUPPORTED = 801 };

#define CUDA(name, ...) __attribute__((visibility("default"))) result name(__VA_ARGS__)
#define THE_CONTEXT ((void *)0x1000)

/* ---- device and context ---- */

CUDA(cuInit, unsigned flags)
{
    return SUCCESS;
}

CUDA(cuDriverGetVersion, int *version)
{
    *version = 13000;
    return SUCCESS;
}

CUDA(cuDeviceGetCount, int *count)
{
    *count = 1;
    return SUCCESS;
}

CUDA(cuDeviceGet, int *device, int ordinal)
{
    *device = ordinal;
    return SUCCESS;
}

CUDA(cuDeviceGetName, char *name, int size, int device)
{
    snprintf(name, (size_t)size, "stand-in");
    return SUCCESS;
}

CUDA(cuDeviceTotalMem_v2, size_t *size, int device)
{
    *size = (size_t)8 << 30;
    return SUCCESS;
}

/* Of an H200, as far as anybody asks. */
CUDA(cuDeviceGetAttribute, int *value, int attribute, int device)
{
    static const int known[][2] = {{75, 9},          /* compute capability, major */
                                   {76, 0},          /* minor */
                                   {16, 132},        /* multiprocessors */
                                   {41, 1},          /* unified addressing */
                                   {97, 227 * 1024}, /* shared memory of a block */
                                   {90, 1}};         /* stream priorities */
    *value = 0;
    for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++)
        if (known[i][0] == attribute) *value = known[i][1];
    return SUCCESS;
}

CUDA(cuDevicePrimaryCtxRetain, void **context, int device)
{
    *context = THE_CONTEXT;
    return SUCCESS;
}

CUDA(cuDevicePrimaryCtxRelease_v2, int device)
{
    return SUCCESS;
}

CUDA(cuCtxPushCurrent_v2, void *context)
{
    return SUCCESS;
}

CUDA(cuCtxPopCurrent_v2, void **context)
{
    if (context) *context = THE_CONTEXT;
    return SUCCESS;
}

CUDA(cuCtxGetCurrent, void **context)
{
    *context = THE_CONTEXT;
    return SUCCESS;
}

CUDA(cuCtxSetCurrent, void *context)
{
    return SUCCESS;
}

CUDA(cuCtxGetDevice, int *device)
{
    *device = 0;
    return SUCCESS;
}

CUDA(cuCtxSynchronize, void)
{
    return SUCCESS;
}

CUDA(cuCtxEnablePeerAccess, void *context, unsigned flags)
{
    return SUCCESS;
}

CUDA(cuDeviceCanAccessPeer, int *can, int device, int other)
{
    *can = 0;
    return SUCCESS;
}

CUDA(cuGetErrorName, int error, const char **name)
{
    *name = "stand-in";
    return SUCCESS;
}

CUDA(cuGetErrorString, int error, const char **text)
{
    *text = "an error of the stand-in for CUDA's driver";
    return SUCCESS;
}

/* ---- memory ---- */

static result allocate(size_t size, void **out)
{
    size_t rounded = (size + 255) / 256 * 256;
    *out = aligned_alloc(256, rounded ? rounded : 256);
    return *out ? SUCCESS : OUT_OF_MEMORY;
}

CUDA(cuMemAlloc_v2, address *out, size_t size)
{
    return allocate(size, (void **)out);
}

CUDA(cuMemAllocAsync, address *out, size_t size, void *stream)
{
    return allocate(size, (void **)out);
}

CUDA(cuMemAllocHost_v2, void **out, size_t size)
{
    return allocate(size, out);
}

CUDA(cuMemFree_v2, void *memory)
{
    free(memory);
    return SUCCESS;
}

CUDA(cuMemFreeHost, void *memory)
{
    free(memory);
    return SUCCESS;
}

CUDA(cuMemFreeAsync, void *memory, void *stream)
{
    free(memory);
    return SUCCESS;
}

CUDA(cuMemAdvise, address memory, size_t size, int advice, int device)
{
    return SUCCESS;
}

CUDA(cuMemcpy, void *to, const void *from, size_t size)
{
    memmove(to, from, size);
    return SUCCESS;
}

CUDA(cuMemcpyAsync, void *to, const void *from, size_t size, void *stream)
{
    memmove(to, from, size);
    return SUCCESS;
}

CUDA(cuMemsetD8Async, uint8_t *to, unsigned char value, size_t count, void *stream)
{
    memset(to, value, count);
    return SUCCESS;
}

CUDA(cuMemsetD16Async, uint16_t *to, unsigned short value, size_t count, void *stream)
{
    for (size_t i = 0; i < count; i++) to[i] = value;
    return SUCCESS;
}

CUDA(cuMemsetD32Async, uint32_t *to, unsigned value, size_t count, void *stream)
{
    for (size_t i = 0; i < count; i++) to[i] = value;
    return SUCCESS;
}

enum { POINTER_MEMORY_TYPE = 2, MEMORY_OF_DEVICE = 2 };

CUDA(cuPointerGetAttribute, void *value, int attribute, address pointer)
{
    const int answer = attribute == POINTER_MEMORY_TYPE ? MEMORY_OF_DEVICE : 0;
    memcpy(value, &answer, sizeof(answer));
    return SUCCESS;
}

/* ---- streams and events: everything has happened ---- */

CUDA(cuStreamCreate, void **out, unsigned flags)
{
    *out = malloc(1);
    return *out ? SUCCESS : OUT_OF_MEMORY;
}

CUDA(cuStreamDestroy_v2, void *stream)
{
    free(stream);
    return SUCCESS;
}

CUDA(cuStreamSynchronize, void *stream)
{
    return SUCCESS;
}

CUDA(cuStreamWaitEvent, void *stream, void *event, unsigned flags)
{
    return SUCCESS;
}

CUDA(cuStreamWaitEvent_ptsz, void *stream, void *event, unsigned flags)
{
    return SUCCESS;
}

CUDA(cuEventCreate, void **out, unsigned flags)
{
    *out = malloc(1);
    return *out ? SUCCESS : OUT_OF_MEMORY;
}

CUDA(cuEventDestroy_v2, void *event)
{
    free(event);
    return SUCCESS;
}

CUDA(cuEventRecord, void *event, void *stream)
{
    return SUCCESS;
}

CUDA(cuEventSynchronize, void *event)
{
    return SUCCESS;
}

CUDA(cuEventQuery, void *event)
{
    return SUCCESS;
}

CUDA(cuEventElapsedTime, float *milliseconds, void *begin, void *end)
{
    *milliseconds = 1;
    return SUCCESS;
}

CUDA(cuLaunchHostFunc, void *stream, void (*function)(void *), void *user)
{
    function(user);
    return SUCCESS;
}

/* ---- kernels ---- */

CUDA(cuModuleLoadData, void **module, const char *ptx)
{
    *module = strdup(ptx);
    return *module ? SUCCESS : OUT_OF_MEMORY;
}

CUDA(cuModuleLoadDataEx, void **module, const char *ptx, unsigned count, int *options,
     void **values)
{
    return cuModuleLoadData(module, ptx);
}

CUDA(cuModuleUnload, void *module)
{
    free(module);
    return SUCCESS;
}

/* Kernels stay: Dr.Jit keeps them, too. */
CUDA(cuModuleGetFunction, void **function, const char *module, const char *name)
{
    *function = standin_kernel_find(module, name);
    return *function ? SUCCESS : OUT_OF_MEMORY;
}

CUDA(cuFuncSetAttribute, void *function, int attribute, int value)
{
    return SUCCESS;
}

CUDA(cuOccupancyMaxPotentialBlockSize, int *grid, int *block, void *function, void *callback,
     size_t shared, int limit)
{
    *grid = 132;
    *block = 256;
    return SUCCESS;
}

CUDA(cuLaunchKernel, void *function, unsigned grid_x, unsigned grid_y, unsigned grid_z,
     unsigned block_x, unsigned block_y, unsigned block_z, unsigned shared, void *stream,
     void **parameters, void **extra)
{
    const struct standin_launch launch = {
        {grid_x, grid_y, grid_z}, {block_x, block_y, block_z}, parameters, extra};
    if (standin_kernel_run(function, &launch)) return SUCCESS;
    fprintf(stderr, "stand-in for CUDA's driver: %s\n", standin_kernel_problem());
    return NOT_SUPPORTED;
}

/* ---- what is looked up and not used: surfaces, graphics ---- */

#define CUDA_NOT_HERE(name)                                                                        \
    CUDA(name, void)                                                                               \
    {                                                                                              \
        fprintf(stderr, "stand-in for CUDA's driver: " #name " is not there\n");                   \
        return NOT_SUPPORTED;                                                                      \
    }
CUDA_NOT_HERE(cuSurfObjectCreate)
CUDA_NOT_HERE(cuSurfObjectDestroy)
CUDA_NOT_HERE(cuProfilerStart)
CUDA_NOT_HERE(cuProfilerStop)
CUDA_NOT_HERE(cuGraphicsGLRegisterBuffer)
CUDA_NOT_HERE(cuGraphicsGLRegisterImage)
CUDA_NOT_HERE(cuGraphicsUnregisterResource)
CUDA_NOT_HERE(cuGraphicsMapResources)
CUDA_NOT_HERE(cuGraphicsUnmapResources)
CUDA_NOT_HERE(cuGraphicsSubResourceGetMappedArray)
CUDA_NOT_HERE(cuGraphicsResourceGetMappedPointer)
