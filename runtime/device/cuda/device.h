/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files of the CUDA device share. Every function that calls the driver runs between
 * rw_cuda_enter and rw_cuda_leave, which make the device's context current and give the calling
 * thread its own one back.
 */
#ifndef RW_DEVICE_CUDA_H
#define RW_DEVICE_CUDA_H

#include <stdatomic.h>

#include "runtime/device/batch.h"
#include "runtime/device/cuda/api.h"
#include "runtime/device/device.h"

/* Memory for the counters of flights, flight.c. */
struct rw_cuda_counters {
    uint64_t *blocks, *spare;
    size_t block_count, block_room, spare_count, spare_room;
};

struct rw_device_cuda {
    struct rw_device base;
    const struct rw_cuda_api *cuda;
    rw_cu_device handle;
    rw_cu_context context;
    bool retained; /* context is the device's primary one, and ours to release */
    bool lost;     /* a launch failed in a way that no later call survives */
    unsigned threads_per_multiprocessor;
    struct rw_device_cuda *origin;   /* itself, or what it is a copy of: that one has local_pool */
    atomic_size_t local_pool;        /* local memory the driver already holds for earlier kernels */
    struct rw_device_flight *bounds; /* for bounding box programs */
    struct rw_cuda_builder *builder; /* NULL until a tree is built */
    struct rw_cuda_rays *rays;       /* NULL until rays are traced without programs */
    bool uploaded;                   /* to the default stream, since `ready` was recorded */
    rw_cu_event ready;
    rw_cu_stream across;    /* NULL until something is copied from another device */
    uint32_t ways;          /* bit k: a way to device k of the context was asked for */
    struct rw_counter *end; /* pinned memory of the host: of a launch that was cancelled */
    struct rw_cuda_counters counters;
};

/* What one launch at a time has for itself. */
struct rw_device_flight {
    uint64_t counter;       /* struct rw_counter, rw_launch.counter */
    bool watched;           /* it is timed, and may be asked how far it is: has begin and side */
    rw_cu_event begin, end; /* around the kernel */
    bool launched;          /* there is something that `finish` has to wait for */
    rw_cu_stream side;      /* beside all work: copies from and to `counter` */
    bool ends_late;         /* one that cancels waits for the launch to begin */
    struct rw_batch_memory batch;
    /* A launch that waits for pages is a row of runs. */
    bool is_paged, is_settled; /* settled: the last run is over */
    RTresult result;           /* of what came between them */
    float kernel_ms;           /* of those before */
    rw_cu_function function;   /* what to run again */
    rw_cu_stream stream;
    unsigned blocks;
    struct rw_launch launch;
};

/* Threads of a block: 4 warps, small enough to fill a multiprocessor at any register count. */
enum { RW_CUDA_BLOCK = 128 };

struct rw_device_kernel {
    rw_cu_library library; /* that the module is of; NULL: of none */
    rw_cu_module module;
    rw_cu_function launch, bounds; /* bounds NULL: the kernel has no bounding box program */
    uint64_t constants;
    uint32_t constant_size;
    unsigned blocks;   /* resident at once on the whole device */
    size_t local_size; /* bytes a thread */
    size_t batch_room; /* rw_batch_room */
    char *log;         /* of the driver's compiler, when jit.verbose was set; else NULL */
};

bool rw_cuda_enter(struct rw_device_cuda *c);
void rw_cuda_leave(struct rw_device_cuda *c);

/* Puts "<what>: <CUDA error>" into base.error. Returns RT_ERROR_MEMORY_ALLOCATION_FAILED when
 * that was the reason, else `code`. */
RTresult rw_cuda_fail(struct rw_device_cuda *c, RTresult code, rw_cu_result result,
                      const char *format, ...) __attribute__((format(printf, 4, 5)));

struct rw_cuda_builder;

RTresult rw_cuda_module_load(struct rw_device_cuda *c, const char *ptx, rw_cu_module *module);
/* A launch that failed, or work after it; finds out whether the context is lost. */
RTresult rw_cuda_launch_failed(struct rw_device_cuda *c, rw_cu_result result, const char *call);
RTresult rw_cuda_kernel_load(struct rw_device *d, const struct rwc_kernel *kernel,
                             uint32_t constant_size, struct rw_device_kernel **out, void **linked,
                             size_t *linked_size);
void rw_cuda_kernel_usage(struct rw_device *d, struct rw_device_kernel *k,
                          struct rw_kernel_usage *out);
void rw_cuda_kernel_free(struct rw_device *d, struct rw_device_kernel *kernel);
RTresult rw_cuda_set_constants(struct rw_device *d, struct rw_device_kernel *kernel,
                               const void *bytes);
RTresult rw_cuda_flight_create(struct rw_device *d, bool watched, struct rw_device_flight **out);
void rw_cuda_flight_free(struct rw_device *d, struct rw_device_flight *flight);
RTresult rw_cuda_launch(struct rw_device *d, struct rw_device_kernel *kernel,
                        const struct rw_launch *launch, void *stream,
                        struct rw_device_flight *flight);
RTresult rw_cuda_finish(struct rw_device *d, struct rw_device_flight *flight);
bool rw_cuda_is_over(struct rw_device *d, struct rw_device_flight *flight, double milliseconds);
void rw_cuda_drawn(struct rw_device *d, struct rw_device_flight *flight, bool cancel,
                   struct rw_counter *out);
uint64_t rw_cuda_pool(struct rw_device_flight *first);
RTresult rw_cuda_follow(struct rw_device *d, void *stream, struct rw_device_flight *first);
/* What launches share. */
rw_cu_result rw_cuda_flights_open(struct rw_device_cuda *c);
void rw_cuda_flights_close(struct rw_device_cuda *c);
RTresult rw_cuda_bounds(struct rw_device *d, struct rw_device_kernel *kernel,
                        const struct rw_launch *launch, uint32_t program, uint32_t geometry,
                        uint32_t first, uint32_t count, uint64_t out);
RTresult rw_cuda_alloc_common(struct rw_device *d, size_t size, uint64_t *out);
void rw_cuda_free_common(struct rw_device *d, uint64_t address);
RTresult rw_cuda_copy(struct rw_device *d, uint64_t to, struct rw_device *from_device,
                      uint64_t from, size_t size);
RTresult rw_cuda_reach(struct rw_device *d, struct rw_device *other);
RTresult rw_cuda_texture_create(struct rw_device *d, const struct rw_texture_image *image,
                                struct rw_device_texture **out);
void rw_cuda_texture_free(struct rw_device *d, struct rw_device_texture *texture);
bool rw_cuda_builds_apart(const struct rw_build_input *input);
RTresult rw_cuda_tree_build(struct rw_device *d, const struct rw_build_input *input,
                            struct rw_tree *out);
RTresult rw_cuda_tree_refit(struct rw_device *d, const struct rw_build_input *input,
                            struct rw_tree *tree);
void rw_cuda_tree_free(struct rw_device *d, struct rw_tree *tree);
RTresult rw_cuda_upload_soon(struct rw_device *d, void *stream, uint64_t to, const void *from,
                             size_t size);
RTresult rw_cuda_accel_soon(struct rw_device *d, void *stream, const struct rw_accel_work *work);
RTresult rw_cuda_tree_soon(struct rw_device *d, void *stream, const struct rw_build_input *input,
                           const struct rw_tree_place *place);
RTresult rw_cuda_tree_ready(struct rw_device *d, const struct rw_build_input *input);
void rw_cuda_tree_needs(struct rw_device *d, const struct rw_build_input *input,
                        struct rw_tree_needs *out);
RTresult rw_cuda_rays_soon(struct rw_device *d, void *stream, const struct rw_rays_work *work);
void rw_cuda_rays_free(struct rw_device_cuda *c);
RTresult rw_cuda_copy_soon(struct rw_device *d, void *stream, uint64_t to, uint64_t from,
                           size_t size);
bool rw_cuda_is_idle(struct rw_device *d, void *stream);
RTresult rw_cuda_wait_soon(struct rw_device *d, void *stream, void *producer);
RTresult rw_cuda_pin(struct rw_device *d, void *memory, size_t size);
RTresult rw_cuda_unpin(struct rw_device *d, void *memory);
RTresult rw_cuda_tree_upload(struct rw_device *d, const struct rw_tree *built, struct rw_tree *out);

/* interop.c */
RTresult rw_cuda_gl_register(struct rw_device *d, unsigned name, uint64_t *resource);
RTresult rw_cuda_gl_map(struct rw_device *d, uint64_t resource, uint64_t *address, size_t *size);
RTresult rw_cuda_gl_unmap(struct rw_device *d, uint64_t resource);
void rw_cuda_gl_forget(struct rw_device *d, uint64_t resource);
RTresult rw_cuda_import_memory(struct rw_device *d, int fd, size_t offset, size_t size,
                               struct rw_imported *out);
void rw_cuda_import_free(struct rw_device *d, struct rw_imported *memory);
RTresult rw_cuda_semaphore_import(struct rw_device *d, int fd, bool timeline, uint64_t *out);
RTresult rw_cuda_semaphore_wait(struct rw_device *d, uint64_t semaphore, uint64_t value,
                                void *stream);
RTresult rw_cuda_semaphore_signal(struct rw_device *d, uint64_t semaphore, uint64_t value,
                                  void *stream);
void rw_cuda_semaphore_free(struct rw_device *d, uint64_t semaphore);

#endif
