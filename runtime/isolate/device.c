/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory of the device is an arena, which the helper has at the same addresses. What kernels may
 * write is only copied here, never followed: trees are built, and refitted, of copies and in memory
 * of this process alone, and copied to the arena for the kernels.
 */
#include "runtime/isolate/device.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "programs/texture.h"
#include "runtime/base/memory.h"
#include "runtime/device/cpu/device.h"
#include "runtime/device/held.h"
#include "runtime/isolate/inputs.h"
#include "runtime/isolate/remote.h"

/* Beyond the time limit of a launch: nothing can be ended but the process, and a busy machine is no
 * reason for that. */
#define BOUNDS_SECONDS 1.0

struct isolated {
    struct rw_device base;
    struct rw_remote *remote; /* of copies of the device too: rw_device_copy */
};

struct rw_device_kernel {
    void *bytes; /* rwc_kernel_write */
    size_t size;
    uint64_t constants;
    size_t constant_size;
    unsigned generation; /* that has loaded it; 0: none */
    uint64_t loaded;     /* what it is called there */
};

struct rw_device_flight {
    struct rw_remote_flight remote;
    uint64_t counter; /* struct rw_counter, in the arena */
};

static struct rw_remote *remote_of(const struct rw_device *d)
{
    return ((const struct isolated *)d)->remote;
}

static void *host(uint64_t address)
{
    return (void *)(uintptr_t)address;
}

static RTresult fail(struct rw_device *d, RTresult code, const char *text)
{
    snprintf(d->error, sizeof(d->error), "%s", text);
    return code;
}

/* ---- memory ---- */

static RTresult alloc(struct rw_device *d, size_t size, uint64_t *out)
{
    struct rw_remote *r = remote_of(d);
    *out = 0;
    if (!size) return RT_SUCCESS;
    pthread_mutex_lock(&r->lock);
    *out = rw_arena_alloc(&r->arena, size);
    pthread_mutex_unlock(&r->lock);
    if (*out) return RT_SUCCESS;
    snprintf(d->error, sizeof(d->error),
             "allocating %zu bytes on the isolated CPU device: out of memory", size);
    return RT_ERROR_MEMORY_ALLOCATION_FAILED;
}

static void free_memory(struct rw_device *d, uint64_t address)
{
    struct rw_remote *r = remote_of(d);
    pthread_mutex_lock(&r->lock);
    rw_arena_free(&r->arena, address);
    pthread_mutex_unlock(&r->lock);
}

/* ---- kernels ---- */

static void kernel_free(struct rw_device *d, struct rw_device_kernel *k)
{
    struct rw_reply reply;
    const struct rw_request request = {.kind = RW_REQUEST_UNLOAD, .kernel = k ? k->loaded : 0};
    if (!k) return;
    if (k->generation) rw_remote_ask(remote_of(d), k->generation, &request, NULL, 0, &reply);
    free_memory(d, k->constants);
    free(k->bytes);
    rw_free(k);
}

static RTresult ask(struct rw_device *d, const struct rw_device_kernel *k,
                    const struct rw_request *request, const void *payload, double seconds,
                    struct rw_reply *reply)
{
    struct rw_remote *r = remote_of(d);
    RTresult result = rw_remote_ask(r, k->generation, request, payload, seconds, reply);
    d->losses = atomic_load(&r->losses);
    return result ? fail(d, result, reply->error) : result;
}

/* In the process that runs now, which may be another than at the last time. */
static RTresult load(struct rw_device *d, struct rw_device_kernel *k)
{
    struct rw_reply reply;
    const struct rw_request request = {.kind = RW_REQUEST_LOAD, .size = k->size};
    const unsigned generation = rw_remote_start(remote_of(d), d->error, sizeof(d->error));
    d->losses = atomic_load(&remote_of(d)->losses);
    if (!generation) return RT_ERROR_LAUNCH_FAILED;
    if (k->generation == generation) return RT_SUCCESS;
    k->generation = generation;
    RTresult result = ask(d, k, &request, k->bytes, 0, &reply);
    k->loaded = reply.kernel;
    if (result) k->generation = 0;
    return result;
}

static RTresult kernel_load(struct rw_device *d, const struct rwc_kernel *kernel,
                            uint32_t constant_size, struct rw_device_kernel **out, void **linked,
                            size_t *linked_size)
{
    *out = NULL;
    if (linked) {
        *linked = NULL;
        *linked_size = 0;
    }
    struct rw_device_kernel *k = rw_calloc(1, sizeof(*k));
    if (!k || !rwc_kernel_write(kernel, &k->bytes, &k->size)) {
        rw_free(k);
        return fail(d, RT_ERROR_MEMORY_ALLOCATION_FAILED, "loading the kernel: out of memory");
    }
    k->constant_size = constant_size;
    RTresult result = alloc(d, constant_size, &k->constants);
    if (!result && constant_size) memset(host(k->constants), 0, constant_size);
    if (!result) result = load(d, k);
    if (result)
        kernel_free(d, k);
    else
        *out = k;
    return result;
}

/* Comes before the launches after a process has ended: that another one is started is no part of
 * their time. */
static RTresult set_constants(struct rw_device *d, struct rw_device_kernel *k, const void *bytes)
{
    if (k->constant_size) memcpy(host(k->constants), bytes, k->constant_size);
    return load(d, k);
}

/* ---- launches ---- */

static void flight_free(struct rw_device *d, struct rw_device_flight *f)
{
    if (!f) return;
    rw_remote_remove(remote_of(d), &f->remote);
    free_memory(d, f->counter);
    rw_free(f);
}

static RTresult flight_create(struct rw_device *d, bool watched, struct rw_device_flight **out)
{
    (void)watched;
    struct rw_device_flight *f = *out = rw_calloc(1, sizeof(*f));
    if (f && rw_remote_add(remote_of(d), &f->remote)) {
        RTresult result = alloc(d, sizeof(struct rw_counter), &f->counter);
        if (!result) return result;
        rw_remote_remove(remote_of(d), &f->remote);
    }
    rw_free(f);
    *out = NULL;
    return fail(d, RT_ERROR_MEMORY_ALLOCATION_FAILED, "out of memory");
}

static struct rw_request request_of(const struct rw_device *d, enum rw_request_kind kind,
                                    const struct rw_device_kernel *k,
                                    const struct rw_launch *launch)
{
    struct rw_request request = {
        .kind = kind, .kernel = k->loaded, .batch = d->batch, .launch = *launch};
    request.launch.constants = k->constants;
    return request;
}

static RTresult launch_kernel(struct rw_device *d, struct rw_device_kernel *k,
                              const struct rw_launch *launch, void *stream,
                              struct rw_device_flight *f)
{
    struct rw_reply reply;
    RTresult result = load(d, k);
    if (result) return result;
    struct rw_request request = request_of(d, RW_REQUEST_LAUNCH, k, launch);
    memset(host(f->counter), 0, sizeof(struct rw_counter));
    request.launch.counter = f->counter;
    request.stream = (uint64_t)(uintptr_t)stream;
    request.flight = f->remote.number;
    request.ticket = ++f->remote.ticket;
    atomic_store(&f->remote.cancelled_ms, 0);
    atomic_store(&f->remote.over, false);
    result = ask(d, k, &request, NULL, 0, &reply);
    if (result) atomic_store(&f->remote.over, true);
    return result;
}

static bool is_over(struct rw_device *d, struct rw_device_flight *f, double milliseconds)
{
    return rw_remote_await(remote_of(d), &f->remote, milliseconds);
}

/* One that was cancelled has ended, by itself or with its process. */
static RTresult finish(struct rw_device *d, struct rw_device_flight *f)
{
    struct rw_remote *r = remote_of(d);
    rw_remote_await(r, &f->remote, -1);
    d->losses = atomic_load(&r->losses);
    d->timing.kernel_ms = f->remote.failed ? 0 : f->remote.kernel_ms;
    if (!f->remote.failed || atomic_load(&f->remote.cancelled_ms) > 0) return RT_SUCCESS;
    rw_remote_why(r, d->error, sizeof(d->error));
    return RT_ERROR_LAUNCH_FAILED;
}

static void drawn(struct rw_device *d, struct rw_device_flight *f, bool cancel,
                  struct rw_counter *out)
{
    (void)d;
    rw_cpu_drawn(host(f->counter), cancel, out);
    if (cancel) atomic_store(&f->remote.cancelled_ms, rw_clock_ms());
}

static RTresult bounds(struct rw_device *d, struct rw_device_kernel *k,
                       const struct rw_launch *launch, uint32_t program, uint32_t geometry,
                       uint32_t first, uint32_t count, uint64_t out)
{
    struct rw_reply reply;
    const double seconds = remote_of(d)->isolation.seconds;
    RTresult result = load(d, k);
    if (result) return result;
    struct rw_request request = request_of(d, RW_REQUEST_BOUNDS, k, launch);
    request.program = program;
    request.geometry = geometry;
    request.first = first;
    request.count = count;
    request.out = out;
    return ask(d, k, &request, NULL, seconds > 0 ? seconds + BOUNDS_SECONDS : 0, &reply);
}

/* ---- textures: the kernels read the image in the arena ---- */

static RTresult texture_create(struct rw_device *d, const struct rw_texture_image *image,
                               struct rw_device_texture **out)
{
    struct rw_device_texture *t = *out = rw_malloc(sizeof(*t));
    if (!t) return fail(d, RT_ERROR_MEMORY_ALLOCATION_FAILED, "out of memory");
    RTresult result = alloc(d, sizeof(*image), &t->object);
    if (!result) {
        memcpy(host(t->object), image, sizeof(*image));
        return result;
    }
    rw_free(t);
    *out = NULL;
    return result;
}

static void texture_free(struct rw_device *d, struct rw_device_texture *texture)
{
    free_memory(d, texture->object);
    rw_free(texture);
}

/* ---- trees ---- */

/* The copy in the arena is the device's; the tree that it was made of stays, as tree->refit, if it
 * can be refitted. */
static RTresult copy_tree(struct rw_device *d, struct rw_tree *own, struct rw_tree *out)
{
    struct rw_tree *kept = own->refit ? rw_malloc(sizeof(*kept)) : NULL;
    uint64_t base = 0;
    *out = *own;
    out->refit = kept;
    out->refit_size = 0;
    RTresult result = rw_device_alloc(d, RW_MEMORY_DEVICE_TREES, own->size, &base);
    if (!result && own->size) memcpy(host(base), host(own->base), own->size);
    out->base = base;
    if (kept && !result)
        *kept = *own;
    else
        rw_cpu_operations()->tree_free(d, own);
    if (!result) return result;
    rw_free(kept);
    *out = (struct rw_tree){0};
    return result;
}

static RTresult own_input(struct rw_device *d, const struct rw_build_input *input,
                          struct rw_own_input *own)
{
    if (rw_own_input_make(input, d->reach_begin, d->reach_end, own)) return RT_SUCCESS;
    return fail(d, RT_ERROR_MEMORY_ALLOCATION_FAILED, "building a tree: out of memory");
}

static RTresult tree_build(struct rw_device *d, const struct rw_build_input *input,
                           struct rw_tree *out)
{
    struct rw_tree tree;
    struct rw_own_input own;
    *out = (struct rw_tree){0};
    RTresult result = own_input(d, input, &own);
    if (result) return result;
    result = rw_cpu_operations()->tree_build(d, &own.input, &tree);
    rw_own_input_free(&own);
    return result ? result : copy_tree(d, &tree, out);
}

static void tree_free(struct rw_device *d, struct rw_tree *tree)
{
    struct rw_tree *kept = tree->refit;
    if (kept) rw_cpu_operations()->tree_free(d, kept);
    rw_free(kept);
    rw_device_free(d, RW_MEMORY_DEVICE_TREES, tree->size, tree->base);
    *tree = (struct rw_tree){0};
}

static RTresult tree_refit(struct rw_device *d, const struct rw_build_input *input,
                           struct rw_tree *tree)
{
    struct rw_own_input own;
    RTresult result = own_input(d, input, &own);
    if (result) return result;
    struct rw_tree kept = *(struct rw_tree *)tree->refit;
    rw_free(tree->refit);
    tree->refit = NULL;
    tree_free(d, tree);
    result = rw_cpu_operations()->tree_refit(d, &own.input, &kept);
    rw_own_input_free(&own);
    if (!result) return copy_tree(d, &kept, tree);
    rw_cpu_operations()->tree_free(d, &kept);
    return result;
}

static RTresult tree_upload(struct rw_device *d, const struct rw_tree *from, struct rw_tree *out)
{
    struct rw_tree own;
    *out = (struct rw_tree){0};
    RTresult result = rw_cpu_operations()->tree_upload(d, from, &own);
    return result ? result : copy_tree(d, &own, out);
}

/* ---- the device ---- */

static void destroy(struct rw_device *d)
{
    rw_remote_close(remote_of(d));
    rw_free(remote_of(d));
    rw_free(d);
}

/* All of the CPU's but what has to do with where memory is and where kernels run. */
static struct rw_device_ops operations;

static void fill_operations(void)
{
    operations = *rw_cpu_operations();
    operations.size = sizeof(struct isolated);
    operations.alloc = operations.alloc_common = alloc;
    operations.free = operations.free_common = free_memory;
    operations.kernel_load = kernel_load;
    operations.kernel_free = kernel_free;
    operations.set_constants = set_constants;
    operations.flight_create = flight_create;
    operations.flight_free = flight_free;
    operations.launch = launch_kernel;
    operations.finish = finish;
    operations.is_over = is_over;
    operations.drawn = drawn;
    operations.pool = NULL;
    operations.follow = NULL;
    operations.bounds = bounds;
    operations.texture_create = texture_create;
    operations.texture_free = texture_free;
    operations.tree_build = tree_build;
    operations.tree_refit = tree_refit;
    operations.tree_free = tree_free;
    operations.tree_upload = tree_upload;
    operations.destroy = destroy;
}

/* Takes `cpu`, whose name and numbers it has. */
static RTresult isolate(struct isolated *i, struct rw_device *cpu,
                        const struct rw_isolation *isolation, const atomic_bool *end, char *error,
                        size_t error_size)
{
    i->base = *cpu;
    i->base.ops = &operations;
    snprintf(i->base.name, sizeof(i->base.name), "%.110s, isolated", cpu->name);
    cpu->ops->destroy(cpu);
    const int failed = rw_remote_open(i->remote, isolation, end, i->base.multiprocessors);
    if (failed) {
        snprintf(error, error_size, "isolation: memory to share with a helper process: %s",
                 strerror(failed));
        return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    }
    i->base.reach_begin = i->remote->arena.address;
    i->base.reach_end = i->remote->arena.address + i->remote->arena.size;
    return RT_SUCCESS;
}

RTresult rw_device_isolated_create(unsigned threads, const struct rw_isolation *isolation,
                                   const atomic_bool *end, struct rw_device **out, char *error,
                                   size_t error_size)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    struct rw_device *cpu;
    *out = NULL;
    pthread_once(&once, fill_operations);
    RTresult result = rw_device_cpu_create(threads, &cpu, error, error_size);
    if (result) return result;
    struct isolated *i = rw_calloc(1, sizeof(*i));
    if (i) i->remote = rw_calloc(1, sizeof(*i->remote));
    if (i && i->remote) {
        result = isolate(i, cpu, isolation, end, error, error_size);
        if (!result) {
            *out = &i->base;
            return result;
        }
    } else {
        cpu->ops->destroy(cpu);
        snprintf(error, error_size, "creating the isolated CPU device: out of memory");
        result = RT_ERROR_MEMORY_ALLOCATION_FAILED;
    }
    if (i) rw_free(i->remote);
    rw_free(i);
    return result;
}
