/* SPDX-License-Identifier: Apache-2.0 */
/* See late.h. The declarations are our own: those that runtime/device/cuda/api.h has as types. */
#include "tests/optix7/late/late.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/compiler.h"
#include "programs/optix7/accel.h"
#include "tests/bvh/emulator.h"

#pragma GCC diagnostic ignored "-Wmissing-prototypes"
#pragma GCC diagnostic ignored "-Wunused-parameter"

enum { SUCCESS = 0, OUT_OF_MEMORY = 2, NOT_FOUND = 500, NOT_READY = 600, NOT_SUPPORTED = 801 };

#define CUDA(name, ...) __attribute__((visibility("default"))) int name(__VA_ARGS__)
#define THE_CONTEXT ((void *)0x1000)
/* Function handles are numbers of kernels, from 1 on. */
#define JOBS (RW_BUILD_KERNELS + 1)
#define WORDS (RW_BUILD_KERNELS + 2)
#define LAUNCH (RW_BUILD_KERNELS + 3)

/* ---- the queue ---- */

enum kind { COPY, FILL, TREE_KERNEL, JOB_KERNEL, LAUNCHED, CALL, EVENT };

struct event {
    unsigned pending; /* times that it is in the queue */
    int destroyed;
};

struct item {
    struct item *next;
    enum kind kind;
    void *stream;
    struct event *event;
    uint64_t to, from; /* COPY: from 0, what is in `bytes` */
    size_t size;
    unsigned char value;
    unsigned kernel, blocks, pass;
    struct rw_build_args args;
    struct rw_accel_work work;
    unsigned char *bytes;
    void (*call)(void *user, uint64_t value);
    void *user;
};

static struct item *first, **last = &first;
static struct late_counts counts;
static void *expected;

static struct item *put(enum kind kind, void *stream)
{
    struct item *item = calloc(1, sizeof(*item));
    if (!item) abort();
    item->kind = kind;
    item->stream = stream;
    *last = item;
    last = &item->next;
    if (kind == EVENT) {
        counts.records++;
        return item;
    }
    counts.queued++;
    counts.elsewhere += stream != expected;
    return item;
}

void late_put_call(void (*call)(void *user, uint64_t value), void *user, uint64_t value,
                   void *stream)
{
    struct item *item = put(CALL, stream);
    item->call = call;
    item->user = user;
    item->size = value;
}

static void run(const struct item *item)
{
    void *to = (void *)(uintptr_t)item->to;
    switch (item->kind) {
    case COPY:
        memcpy(to, item->bytes ? item->bytes : (void *)(uintptr_t)item->from, item->size);
        break;
    case FILL:
        memset(to, item->value, item->size);
        break;
    case TREE_KERNEL:
        emulated_launch((enum rw_build_kernel)item->kernel, item->blocks, item->pass, &item->args);
        break;
    case JOB_KERNEL:
        if (!rw_accel_is_open(&item->work)) break;
        for (uint32_t i = 0; i < item->work.count; i++) rw_accel_item(&item->work, i);
        break;
    case LAUNCHED:
        break;
    case CALL:
        item->call(item->user, item->size);
        break;
    case EVENT:
        if (--item->event->pending == 0 && item->event->destroyed) free(item->event);
        break;
    }
}

/* Those of one stream, or all. */
static void run_some(void *stream, int all)
{
    struct item **link = &first;
    while (*link) {
        struct item *item = *link;
        if (!all && item->stream != stream) {
            link = &item->next;
            continue;
        }
        run(item);
        *link = item->next;
        free(item->bytes);
        free(item);
    }
    last = link;
}

__attribute__((visibility("default"))) void late_run(void)
{
    run_some(NULL, 1);
}

__attribute__((visibility("default"))) void late_run_stream(void *stream)
{
    run_some(stream, 0);
}

__attribute__((visibility("default"))) struct late_counts late_count(void *stream)
{
    struct late_counts before = counts;
    memset(&counts, 0, sizeof(counts));
    expected = stream;
    return before;
}

static int wait(void)
{
    counts.waits++;
    late_run();
    return SUCCESS;
}

/* ---- device and context ---- */

CUDA(cuInit, unsigned flags)
{
    return SUCCESS;
}
CUDA(cuGetErrorName, int error, const char **out)
{
    *out = "ERROR";
    return SUCCESS;
}
CUDA(cuGetErrorString, int error, const char **out)
{
    *out = "an error";
    return SUCCESS;
}
CUDA(cuDriverGetVersion, int *out)
{
    *out = 13000;
    return SUCCESS;
}
CUDA(cuDeviceGetCount, int *out)
{
    *out = 1;
    return SUCCESS;
}
CUDA(cuDeviceGet, int *out, int ordinal)
{
    *out = ordinal;
    return SUCCESS;
}
CUDA(cuDeviceGetName, char *out, int size, int device)
{
    snprintf(out, (size_t)size, "late");
    return SUCCESS;
}
/* One multiprocessor: blocks of the emulated GPU run one after the other. */
CUDA(cuDeviceGetAttribute, int *out, int attribute, int device)
{
    *out = attribute == 75 ? 9 : attribute == 76 ? 0 : 1;
    return SUCCESS;
}
CUDA(cuDevicePrimaryCtxRetain, void **out, int device)
{
    *out = THE_CONTEXT;
    return SUCCESS;
}
CUDA(cuDevicePrimaryCtxRelease_v2, int device)
{
    return SUCCESS;
}
CUDA(cuCtxGetCurrent, void **out)
{
    *out = THE_CONTEXT;
    return SUCCESS;
}
CUDA(cuCtxGetDevice, int *out)
{
    *out = 0;
    return SUCCESS;
}
CUDA(cuCtxPushCurrent_v2, void *context)
{
    return SUCCESS;
}
CUDA(cuCtxPopCurrent_v2, void **out)
{
    *out = THE_CONTEXT;
    return SUCCESS;
}
CUDA(cuCtxSynchronize, void)
{
    return wait();
}

/* ---- modules ---- */

CUDA(cuModuleLoadDataEx, void **out, const void *image, unsigned count, int *options, void **values)
{
    enum { MAX_REGISTERS = 0 }; /* CU_JIT_... of the driver's interface */
    *out = THE_CONTEXT;
    counts.registers = 0;
    for (unsigned i = 0; i < count; i++)
        if (options[i] == MAX_REGISTERS) counts.registers = (unsigned)(uintptr_t)values[i];
    return wait();
}
CUDA(cuModuleUnload, void *module)
{
    counts.unloaded++;
    return SUCCESS;
}
CUDA(cuModuleGetFunction, void **out, void *module, const char *name)
{
    *out = NULL;
    for (unsigned i = 0; i < RW_BUILD_KERNELS; i++)
        if (!strcmp(name, rw_build_kernel_names[i])) *out = (void *)(uintptr_t)(i + 1);
    if (!strcmp(name, "rw_accel_work")) *out = (void *)(uintptr_t)JOBS;
    if (!strcmp(name, "rw_accel_put")) *out = (void *)(uintptr_t)WORDS;
    if (!strcmp(name, RWC_ENTRY_LAUNCH)) *out = (void *)(uintptr_t)LAUNCH;
    return *out ? SUCCESS : NOT_FOUND;
}
CUDA(cuFuncGetAttribute, int *out, int attribute, void *function)
{
    *out = 0;
    return SUCCESS;
}
CUDA(cuOccupancyMaxActiveBlocksPerMultiprocessor, int *out, void *function, int threads,
     size_t shared)
{
    *out = 1;
    return SUCCESS;
}
static int put_bytes(uint64_t to, const void *from, size_t size, void *stream)
{
    struct item *item = put(COPY, stream);
    item->to = to;
    item->size = size;
    item->bytes = malloc(size + 1);
    if (!item->bytes) abort();
    memcpy(item->bytes, from, size);
    return SUCCESS;
}
static int put_words(const struct rw_accel_words *words, void *stream)
{
    return put_bytes(words->to, words->words, words->count * sizeof(*words->words), stream);
}
CUDA(cuLaunchKernel, void *function, unsigned x, unsigned y, unsigned z, unsigned threads,
     unsigned threads_y, unsigned threads_z, unsigned shared, void *stream, void **parameters,
     void **extra)
{
    const unsigned number = (unsigned)(uintptr_t)function;
    if (number == WORDS) return put_words(parameters[0], stream);
    if (number == LAUNCH) {
        put(LAUNCHED, stream);
        return SUCCESS;
    }
    struct item *item = put(number == JOBS ? JOB_KERNEL : TREE_KERNEL, stream);
    item->kernel = number - 1;
    item->blocks = x;
    if (number == JOBS) {
        memcpy(&item->work, parameters[0], sizeof(item->work));
    } else {
        memcpy(&item->args, parameters[0], sizeof(item->args));
        memcpy(&item->pass, parameters[1], sizeof(item->pass));
    }
    return SUCCESS;
}

/* ---- memory ---- */

CUDA(cuMemGetInfo_v2, size_t *available, size_t *total)
{
    *available = *total = (size_t)8 << 30;
    return SUCCESS;
}
CUDA(cuMemAlloc_v2, uint64_t *out, size_t size)
{
    counts.waits++;
    *out = (uint64_t)(uintptr_t)aligned_alloc(256, (size + 255) / 256 * 256);
    return *out ? SUCCESS : OUT_OF_MEMORY;
}
CUDA(cuMemFree_v2, uint64_t address)
{
    wait();
    free((void *)(uintptr_t)address);
    return SUCCESS;
}
CUDA(cuMemHostAlloc, void **out, size_t size, unsigned flags)
{
    counts.waits++;
    *out = aligned_alloc(256, (size + 255) / 256 * 256);
    return *out ? SUCCESS : OUT_OF_MEMORY;
}
CUDA(cuMemFreeHost, void *memory)
{
    free(memory);
    return SUCCESS;
}
CUDA(cuMemcpyHtoD_v2, uint64_t to, const void *from, size_t size)
{
    wait();
    memcpy((void *)(uintptr_t)to, from, size);
    return SUCCESS;
}
CUDA(cuMemcpyDtoH_v2, void *to, uint64_t from, size_t size)
{
    wait();
    memcpy(to, (void *)(uintptr_t)from, size);
    return SUCCESS;
}
CUDA(cuMemsetD8_v2, uint64_t to, unsigned char value, size_t size)
{
    wait();
    memset((void *)(uintptr_t)to, value, size);
    return SUCCESS;
}
CUDA(cuMemsetD8Async, uint64_t to, unsigned char value, size_t size, void *stream)
{
    struct item *item = put(FILL, stream);
    item->to = to;
    item->value = value;
    item->size = size;
    return SUCCESS;
}
/* As the driver, of memory that is not locked. */
CUDA(cuMemcpyHtoDAsync_v2, uint64_t to, const void *from, size_t size, void *stream)
{
    wait();
    return put_bytes(to, from, size, stream);
}
CUDA(cuMemcpyAsync, uint64_t to, uint64_t from, size_t size, void *stream)
{
    struct item *item = put(COPY, stream);
    item->to = to;
    item->from = from;
    item->size = size;
    return SUCCESS;
}

/* ---- streams and events ---- */

CUDA(cuStreamSynchronize, void *stream)
{
    return wait();
}
CUDA(cuStreamCreate, void **out, unsigned flags)
{
    *out = THE_CONTEXT;
    return SUCCESS;
}
CUDA(cuEventCreate, struct event **out, unsigned flags)
{
    counts.events++;
    *out = calloc(1, sizeof(**out));
    return *out ? SUCCESS : OUT_OF_MEMORY;
}
CUDA(cuEventDestroy_v2, struct event *event)
{
    event->destroyed = 1;
    if (!event->pending) free(event);
    return SUCCESS;
}
CUDA(cuEventRecord, struct event *event, void *stream)
{
    put(EVENT, stream)->event = event;
    event->pending++;
    return SUCCESS;
}
CUDA(cuEventQuery, struct event *event)
{
    return event->pending ? NOT_READY : SUCCESS;
}
CUDA(cuEventSynchronize, struct event *event)
{
    return event->pending ? wait() : SUCCESS;
}
CUDA(cuEventElapsedTime, float *out, struct event *begin, struct event *end)
{
    *out = 1;
    return SUCCESS;
}

#define NOTHING(name)                                                                              \
    CUDA(name, void)                                                                               \
    {                                                                                              \
        return SUCCESS;                                                                            \
    }
NOTHING(cuStreamDestroy_v2)
NOTHING(cuStreamQuery)
NOTHING(cuStreamWaitEvent)
NOTHING(cuMemHostRegister_v2)
NOTHING(cuMemHostUnregister)

#define MISSING(name)                                                                              \
    CUDA(name, void)                                                                               \
    {                                                                                              \
        return NOT_SUPPORTED;                                                                      \
    }
MISSING(cuModuleGetGlobal_v2)
MISSING(cuLinkCreate_v2)
MISSING(cuLinkAddData_v2)
MISSING(cuLinkComplete)
MISSING(cuLinkDestroy)
MISSING(cuDeviceCanAccessPeer)
MISSING(cuCtxEnablePeerAccess)
MISSING(cuArray3DCreate_v2)
MISSING(cuArrayDestroy)
MISSING(cuMipmappedArrayCreate)
MISSING(cuMipmappedArrayGetLevel)
MISSING(cuMipmappedArrayDestroy)
MISSING(cuMemcpy3D_v2)
MISSING(cuTexObjectCreate)
MISSING(cuTexObjectDestroy)
MISSING(cuSurfObjectCreate)
MISSING(cuSurfObjectDestroy)
MISSING(cuMemcpyDtoHAsync_v2)
MISSING(cuCtxGetLimit)
MISSING(cuCtxSetLimit)
MISSING(cuGraphicsGLRegisterBuffer)
MISSING(cuGraphicsMapResources)
MISSING(cuGraphicsResourceGetMappedPointer_v2)
MISSING(cuGraphicsUnmapResources)
MISSING(cuGraphicsUnregisterResource)
MISSING(cuImportExternalMemory)
MISSING(cuExternalMemoryGetMappedBuffer)
MISSING(cuDestroyExternalMemory)
