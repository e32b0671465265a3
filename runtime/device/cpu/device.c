/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The device over host memory and threads. A kernel is an object file that the compiler loads into
 * this process; device addresses are host addresses.
 *
 * The workers of a launch all call the same entry, which draws launch indices from launch.counter
 * with atomic additions until none is left. They are threads of a pool, which takes care that their
 * stacks are large enough: a frame of the kernel's entry holds its whole continuation stack.
 * Launches of one stream follow one another; streams are not looked at but for that.
 */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "programs/texture.h"
#include "runtime/base/cores.h"
#include "runtime/device/batch.h"
#include "runtime/device/cpu/device.h"
#include "runtime/device/cpu/import.h"
#include "runtime/device/cpu/soon.h"
#include "runtime/device/cpu/trees.h"
#include "runtime/device/pager.h"
#include "runtime/base/memory.h"
#include "runtime/base/processor.h"
#include "runtime/base/thread_pool.h"
#include "runtime/device/share.h"

enum {
    ALIGNMENT = 256,             /* of allocations, as CUDA's are */
    STACK_MARGIN = 1 << 20,      /* of a worker, besides the continuation stack */
    STACK_TO_RECURSE = 32 << 20, /* for 254 traces as plain calls; pages come as they are used */
    MAX_THREADS = 1024,
};

typedef void (*launch_entry)(struct rw_launch launch);
typedef void (*bounds_entry)(struct rw_launch launch, rw_u32 program, rw_u32 geometry, rw_u32 first,
                             rw_u32 count, float *out);

struct rw_device_kernel {
    struct rwc_cpu_code *code;
    launch_entry launch;
    bounds_entry bounds; /* NULL: the kernel has no bounding box program */
    uint64_t constants;
    size_t constant_size;
    size_t stack_size;
    size_t batch_room; /* rw_batch_room */
};

/* What the workers of one launch share. */
struct job {
    struct rw_launch launch;
    const struct rw_device_kernel *kernel;
    struct rw_counter counter;
    bool is_bounds;
    rw_u32 program, geometry, first, count;
    float *out;
};

struct rw_device_flight {
    struct rw_thread_run run;
    struct job job;
    void (*over)(void *user, double kernel_ms); /* NULL: nobody is told */
    void *over_user;
    struct rw_batch_memory batch;
    /* A launch that waits for pages is a row of runs. */
    bool is_paged, is_settled; /* settled: the last run is over */
    RTresult result;           /* of what came between them */
    double kernel_ms;          /* of those before */
};

struct cpu_device {
    struct rw_device base;
    struct rw_thread_pool *pool;
    struct rw_device_flight bounds;
};

struct rw_thread_pool *rw_cpu_pool(struct rw_device *d)
{
    return ((struct cpu_device *)d)->pool;
}

static RTresult fail(struct rw_device *d, RTresult code, const char *text)
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
    (void)d, (void)other;
    return RT_SUCCESS;
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
        return fail(d, RT_ERROR_INVALID_SOURCE, "loading the kernel: no entry " RWC_ENTRY_LAUNCH);
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
    if (!k) return fail(d, RT_ERROR_MEMORY_ALLOCATION_FAILED, "loading the kernel: out of memory");
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

/* Workers of a launch are alike; of a bounds range each has its part. */
static void work(void *user, unsigned worker)
{
    const struct rw_device_flight *f = user;
    const struct job *job = &f->job;
    if (!job->is_bounds) {
        job->kernel->launch(job->launch);
        return;
    }
    uint64_t begin = (uint64_t)job->count * worker / f->run.tasks;
    uint64_t end = (uint64_t)job->count * (worker + 1) / f->run.tasks;
    job->kernel->bounds(job->launch, job->program, job->geometry, job->first + (rw_u32)begin,
                        (rw_u32)(end - begin), job->out + 6 * begin);
}

static unsigned tasks_of(const struct rw_device *d, uint64_t items)
{
    return items < d->multiprocessors ? (unsigned)items : d->multiprocessors;
}

static RTresult start(struct cpu_device *c, struct rw_device_flight *f, unsigned tasks)
{
    struct rw_device *d = &c->base;
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t stack = (f->job.kernel->stack_size + STACK_MARGIN + page - 1) / page * page;
    f->run.run = work;
    f->run.user = f;
    f->run.tasks = tasks;
    int error = rw_thread_pool_start(c->pool, &f->run, stack);
    if (!error) return RT_SUCCESS;
    snprintf(d->error, sizeof(d->error),
             "launch on the CPU: starting a thread with %zu bytes of stack: %s", stack,
             strerror(error));
    return RT_ERROR_LAUNCH_FAILED;
}

static void prepare(struct job *job, struct rw_device_kernel *k, const struct rw_launch *launch)
{
    *job = (struct job){.launch = *launch, .kernel = k};
    if (k->constant_size) job->launch.constants = k->constants; /* else the application's */
    if (!launch->counter) job->launch.counter = (rw_u64)(uintptr_t)&job->counter;
}

static RTresult flight_create(struct rw_device *d, bool watched, struct rw_device_flight **out)
{
    (void)watched;
    *out = rw_calloc(1, sizeof(**out));
    if (*out) return RT_SUCCESS;
    return fail(d, RT_ERROR_MEMORY_ALLOCATION_FAILED, "out of memory");
}

static void flight_free(struct rw_device *d, struct rw_device_flight *flight)
{
    if (flight) rw_batch_free(d, &flight->batch);
    rw_free(flight);
}

static void tell_over(void *user)
{
    struct rw_device_flight *f = user;
    f->over(f->over_user, f->run.end_ms - f->run.begin_ms);
}

void rw_cpu_flight_tell(struct rw_device_flight *flight, void (*over)(void *user, double kernel_ms),
                        void *user)
{
    flight->over = over;
    flight->over_user = user;
    flight->run.over = tell_over;
}

static RTresult launch_kernel(struct rw_device *d, struct rw_device_kernel *k,
                              const struct rw_launch *launch, void *stream,
                              struct rw_device_flight *f)
{
    prepare(&f->job, k, launch);
    f->run.order = stream;
    unsigned tasks = tasks_of(d, rw_share_indices(launch));
    RTresult code = RT_SUCCESS;
    if (k->batch_room && tasks) code = rw_batch_prepare(d, &f->batch, k->batch_room, 1, &tasks);
    if (k->batch_room) f->job.launch.batch = f->batch.address;
    f->is_paged = launch->pages && tasks && rw_pager_attends(d->pager, k->batch_room != 0);
    f->is_settled = !f->is_paged;
    f->result = RT_SUCCESS;
    f->kernel_ms = 0;
    if (f->is_paged && !code) code = rw_pager_begin(d->pager, k->batch_room != 0);
    return code ? code : start((struct cpu_device *)d, f, tasks);
}

/* A run is over. True: so is the launch; else another run has begun. Threads take the pools that
 * they left in some other order, which all of them may. */
static bool settle(struct rw_device *d, struct rw_device_flight *f)
{
    bool again = false;
    if (f->is_settled) return true;
    f->result = rw_pager_next(d->pager, &again);
    if (again) {
        f->kernel_ms += f->run.end_ms - f->run.begin_ms;
        f->job.counter.warps = 0;
        f->result = start((struct cpu_device *)d, f, f->run.tasks);
    }
    f->is_settled = !again || f->result;
    return f->is_settled;
}

static RTresult finish(struct rw_device *d, struct rw_device_flight *f)
{
    do rw_thread_pool_wait(((struct cpu_device *)d)->pool, &f->run, -1);
    while (!settle(d, f));
    d->timing.kernel_ms = f->kernel_ms + f->run.end_ms - f->run.begin_ms;
    return f->result;
}

/* Other threads may ask too, for no time: they settle nothing. */
static bool is_over(struct rw_device *d, struct rw_device_flight *f, double milliseconds)
{
    if (!rw_thread_pool_wait(((struct cpu_device *)d)->pool, &f->run, milliseconds)) return false;
    return milliseconds > 0 ? settle(d, f) : f->is_settled;
}

/* The end first: who sees that the launch is cancelled finds none left to draw. */
void rw_cpu_drawn(struct rw_counter *counter, bool cancel, struct rw_counter *out)
{
    out->next = __atomic_load_n(&counter->next, __ATOMIC_RELAXED);
    out->pool = __atomic_load_n(&counter->pool, __ATOMIC_RELAXED);
    if (!cancel) return;
    out->next = __atomic_exchange_n(&counter->next, RW_COUNTER_END, __ATOMIC_RELAXED);
    out->pool = __atomic_exchange_n(&counter->pool, RW_COUNTER_END, __ATOMIC_RELAXED);
    __atomic_store_n(&counter->cancelled, 1, __ATOMIC_RELAXED);
}

static void drawn(struct rw_device *d, struct rw_device_flight *f, bool cancel,
                  struct rw_counter *out)
{
    (void)d;
    rw_cpu_drawn(&f->job.counter, cancel, out);
}

static uint64_t pool(struct rw_device_flight *first)
{
    return (uint64_t)(uintptr_t)&first->job.counter.pool;
}

/* A launch that has begun has cleared it. */
static RTresult follow(struct rw_device *d, void *stream, struct rw_device_flight *first)
{
    (void)d, (void)stream, (void)first;
    return RT_SUCCESS;
}

static RTresult bounds(struct rw_device *d, struct rw_device_kernel *k,
                       const struct rw_launch *launch, uint32_t program, uint32_t geometry,
                       uint32_t first, uint32_t count, uint64_t out)
{
    struct cpu_device *c = (struct cpu_device *)d;
    struct job *job = &c->bounds.job;
    if (!k->bounds)
        return fail(d, RT_ERROR_INVALID_SOURCE, "the kernel has no bounding box programs");
    prepare(job, k, launch);
    job->is_bounds = true;
    job->program = program;
    job->geometry = geometry;
    job->first = first;
    job->count = count;
    job->out = host(out);
    RTresult code = start(c, &c->bounds, tasks_of(d, count));
    if (!code) rw_thread_pool_wait(c->pool, &c->bounds.run, -1);
    return code;
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
    if (!t) return fail(d, RT_ERROR_MEMORY_ALLOCATION_FAILED, "out of memory");
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
    rw_thread_pool_free(((struct cpu_device *)d)->pool);
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
    .size = sizeof(struct cpu_device),
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
    .flight_create = flight_create,
    .flight_free = flight_free,
    .launch = launch_kernel,
    .finish = finish,
    .is_over = is_over,
    .drawn = drawn,
    .pool = pool,
    .follow = follow,
    .bounds = bounds,
    .texture_create = texture_create,
    .texture_free = texture_free,
    .import_memory = rw_cpu_import_memory,
    .import_free = rw_cpu_import_free,
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
    struct cpu_device *c = rw_calloc(1, sizeof(*c));
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
