/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The device over host memory and threads. A kernel is an object file that the compiler loads into
 * this process; device addresses are host addresses. Launches are in launch.c.
 */
#include <stdio.h>
#include <string.h>

#include "programs/texture.h"
#include "runtime/base/cores.h"
#include "runtime/device/batch.h"
#include "runtime/device/cpu/device.h"
#include "runtime/device/cpu/import.h"
#include "runtime/device/cpu/launch.h"
#include "runtime/device/cpu/soon.h"
#include "runtime/device/cpu/trees.h"
#include "runtime/base/memory.h"
#include "runtime/base/processor.h"
#include "runtime/base/thread_pool.h"

enum {
    ALIGNMENT = 256,             /* of allocations, as CUDA's are */
    STACK_TO_RECURSE = 32 << 20, /* for 254 traces as plain calls; pages come as they are used */
    MAX_THREADS = 1024,
};

struct rw_thread_pool *rw_cpu_pool(struct rw_device *d)
{
    return ((struct rw_cpu_device *)d)->pool;
}

RTresult rw_cpu_fail(struct rw_device *d, RTresult code, const char *text)
{
    snprintf(d->error, sizeof(d->error), "%s", text);
    return code;
}

static void *host(uint64_t address)
{
    return (void *)(uintptr_t)address;
}

/* The block that was allocated is remembered in the bytes before the aligned address. What is large
 * lies in huge pages, as trees do: programs and rays read it all over. */
static RTresult alloc(struct rw_device *d, size_t size, uint64_t *out)
{
    size_t extra = ALIGNMENT + sizeof(void *);
    *out = 0;
    if (!size) return RT_SUCCESS;
    void *block = size <= SIZE_MAX - extra ? rw_malloc_large(size + extra) : NULL;
    if (!block) {
        snprintf(d->error, sizeof(d->error),
                 "allocating %zu bytes on the CPU device: out of memory", size);
        return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    }
    *out = ((uint64_t)(uintptr_t)block + extra) / ALIGNMENT * ALIGNMENT;
    ((void **)host(*out))[-1] = block;
    return RT_SUCCESS;
}

static void free_memory(struct rw_device *d, uint64_t address)
{
    (void)d;
    if (address) rw_free(((void **)host(address))[-1]);
}

static RTresult upload(struct rw_device *d, uint64_t to, const void *from, size_t size)
{
    (void)d;
    if (size) memcpy(host(to), from, size);
    return RT_SUCCESS;
}

static RTresult download(struct rw_device *d, void *to, uint64_t from, size_t size)
{
    (void)d;
    if (size) memcpy(to, host(from), size);
    return RT_SUCCESS;
}

static RTresult clear(struct rw_device *d, uint64_t address, size_t size)
{
    (void)d;
    if (size) memset(host(address), 0, size);
    return RT_SUCCESS;
}

/* Any memory is everybody's here. */
static RTresult copy(struct rw_device *d, uint64_t to, struct rw_device *from_device, uint64_t from,
                     size_t size)
{
    (void)from_device;
    return upload(d, to, host(from), size);
}

static RTresult reach(struct rw_device *d, struct rw_device *other)
{
    if (other->target == d->target) return RT_SUCCESS;
    return rw_cpu_fail(d, RT_ERROR_NOT_SUPPORTED, "the CPU does not reach the memory of a GPU");
}

static void kernel_free(struct rw_device *d, struct rw_device_kernel *k)
{
    if (!k) return;
    if (k->code) rwc_cpu_unload(k->code);
    free_memory(d, k->constants);
    rw_free(k);
}

static RTresult load_code(struct rw_device *d, const struct rwc_kernel *kernel,
                          struct rw_device_kernel *k)
{
    struct rwc_diag diag = {0};
    k->code = rwc_cpu_load(kernel->code, kernel->code_size, &diag);
    /* A data pointer becomes a function pointer: POSIX promises that this works. */
    if (k->code) *(void **)&k->launch = rwc_cpu_symbol(k->code, RWC_ENTRY_LAUNCH, &diag);
    if (k->launch) *(void **)&k->bounds = rwc_cpu_symbol(k->code, RWC_ENTRY_BOUNDS, &diag);
    const bool failed = !k->code || diag.errors || diag.out_of_memory;
    if (failed) {
        const char *text = diag.text ? diag.text : "loading the kernel: out of memory";
        snprintf(d->error, sizeof(d->error), "%.*s", (int)strcspn(text, "\n"), text);
    }
    RTresult result =
        diag.out_of_memory ? RT_ERROR_MEMORY_ALLOCATION_FAILED : RT_ERROR_INVALID_SOURCE;
    rwc_diag_free(&diag);
    if (failed) return result;
    if (!k->launch)
        return rw_cpu_fail(d, RT_ERROR_INVALID_SOURCE,
                           "loading the kernel: no entry " RWC_ENTRY_LAUNCH);
    return RT_SUCCESS;
}

static RTresult kernel_load(struct rw_device *d, const struct rwc_kernel *kernel,
                            uint32_t constant_size, struct rw_device_kernel **out, void **linked,
                            size_t *linked_size)
{
    *out = NULL;
    if (linked) { /* the object file is machine code already */
        *linked = NULL;
        *linked_size = 0;
    }
    struct rw_device_kernel *k = rw_calloc(1, sizeof(*k));
    if (!k)
        return rw_cpu_fail(d, RT_ERROR_MEMORY_ALLOCATION_FAILED,
                           "loading the kernel: out of memory");
    k->constant_size = constant_size;
    k->stack_size = kernel->stack_size + kernel->frame_size; /* as merge reserves it */
    if (kernel->recurses) k->stack_size += STACK_TO_RECURSE;
    k->batch_room = rw_batch_room(kernel);
    RTresult code = alloc(d, constant_size, &k->constants);
    if (!code) code = load_code(d, kernel, k);
    if (code) {
        kernel_free(d, k);
        return code;
    }
    clear(d, k->constants, constant_size);
    *out = k;
    return RT_SUCCESS;
}

static RTresult set_constants(struct rw_device *d, struct rw_device_kernel *k, const void *bytes)
{
    return upload(d, k->constants, bytes, k->constant_size);
}

static void kernel_usage(struct rw_device *d, struct rw_device_kernel *k,
                         struct rw_kernel_usage *out)
{
    (void)d, (void)k;
    *out = (struct rw_kernel_usage){0};
}

struct texture {
    struct rw_device_texture base; /* the object is the address of the image */
    struct rw_texture_image image;
};

static RTresult texture_create(struct rw_device *d, const struct rw_texture_image *image,
                               struct rw_device_texture **out)
{
    struct texture *t = rw_malloc(sizeof(*t));
    if (!t) return rw_cpu_fail(d, RT_ERROR_MEMORY_ALLOCATION_FAILED, "out of memory");
    t->image = *image;
    t->base.object = (uint64_t)(uintptr_t)&t->image;
    *out = &t->base;
    return RT_SUCCESS;
}

static void texture_free(struct rw_device *d, struct rw_device_texture *texture)
{
    (void)d;
    rw_free(texture);
}

static void destroy(struct rw_device *d)
{
    rw_thread_pool_free(((struct rw_cpu_device *)d)->pool);
    rw_free(d);
}

static RTresult wait_for(struct rw_device *d, void *stream)
{
    (void)d;
    (void)stream;
    return RT_SUCCESS;
}

static RTresult wait_for_all(struct rw_device *d)
{
    return wait_for(d, NULL);
}

static const struct rw_device_ops operations = {
    .size = sizeof(struct rw_cpu_device),
    .alloc = alloc,
    .free = free_memory,
    .upload = upload,
    .download = download,
    .clear = clear,
    .alloc_common = alloc,
    .free_common = free_memory,
    .copy = copy,
    .reach = reach,
    .kernel_load = kernel_load,
    .kernel_free = kernel_free,
    .set_constants = set_constants,
    .flight_create = rw_cpu_flight_create,
    .flight_free = rw_cpu_flight_free,
    .launch = rw_cpu_launch,
    .finish = rw_cpu_finish,
    .is_over = rw_cpu_is_over,
    .drawn = rw_cpu_flight_drawn,
    .pool = rw_cpu_flight_pool,
    .follow = rw_cpu_follow,
    .bounds = rw_cpu_bounds,
    .texture_create = texture_create,
    .texture_free = texture_free,
    .import_memory = rw_cpu_import_memory,
    .import_free = rw_cpu_import_free,
    .builds_apart = rw_cpu_builds_apart,
    .tree_build = rw_cpu_tree_build,
    .tree_refit = rw_cpu_tree_refit,
    .tree_free = rw_cpu_tree_free,
    .tree_upload = rw_cpu_tree_upload,
    .upload_soon = rw_cpu_upload_soon,
    .accel_soon = rw_cpu_accel_soon,
    .tree_soon = rw_cpu_tree_soon,
    .tree_ready = rw_cpu_tree_ready,
    .tree_needs = rw_cpu_tree_needs,
    .rays_soon = rw_cpu_rays_soon,
    .copy_soon = rw_cpu_copy_soon,
    .is_idle = rw_cpu_is_idle,
    .wait_soon = rw_cpu_wait_soon,
    .pin = rw_cpu_pin,
    .unpin = rw_cpu_unpin,
    .kernel_usage = kernel_usage,
    .wait = wait_for,
    .wait_for_all = wait_for_all,
    .destroy = destroy,
};

const struct rw_device_ops *rw_cpu_operations(void)
{
    return &operations;
}

RTresult rw_device_cpu_create(unsigned threads, struct rw_device **out, char *error,
                              size_t error_size)
{
    char processor[80];
    *out = NULL;
    if (threads > MAX_THREADS) {
        snprintf(error, error_size,
                 "%u threads for the CPU device: %d are the most, 0 is one per core", threads,
                 MAX_THREADS);
        return RT_ERROR_INVALID_VALUE;
    }
    if (!threads) threads = rw_core_count();
    struct rw_cpu_device *c = rw_calloc(1, sizeof(*c));
    if (c) c->pool = rw_thread_pool_create(threads);
    if (!c || !c->pool) {
        rw_free(c);
        snprintf(error, error_size, "creating the CPU device: out of memory");
        return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    }
    struct rw_device *d = &c->base;
    d->ops = &operations;
    d->target = RWC_TARGET_CPU;
    d->multiprocessors = threads;
    rw_processor_name(processor, sizeof(processor), "unknown processor");
    snprintf(d->name, sizeof(d->name), "CPU: %s, %u threads", processor, d->multiprocessors);
    memcpy(d->identity, "cpu", 3); /* the kernel's own hash has the processor's features */
    *out = d;
    return RT_SUCCESS;
}
