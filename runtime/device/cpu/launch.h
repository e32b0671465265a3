/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Launches on the CPU, as struct rw_device_ops has them, and what they share with the rest of the
 * device: kernels and flights.
 */
#ifndef RW_CPU_LAUNCH_H
#define RW_CPU_LAUNCH_H

#include "runtime/base/thread_pool.h"
#include "runtime/device/batch.h"
#include "runtime/device/device.h"

typedef void (*rw_cpu_launch_entry)(struct rw_launch launch);
typedef void (*rw_cpu_bounds_entry)(struct rw_launch launch, rw_u32 program, rw_u32 geometry,
                                    rw_u32 first, rw_u32 count, float *out);

struct rw_device_kernel {
    struct rwc_cpu_code *code;
    rw_cpu_launch_entry launch;
    rw_cpu_bounds_entry bounds; /* NULL: the kernel has no bounding box program */
    uint64_t constants;
    size_t constant_size;
    size_t stack_size;
    size_t batch_room; /* rw_batch_room */
};

/* What the workers of one launch share. */
struct rw_cpu_job {
    struct rw_launch launch;
    const struct rw_device_kernel *kernel;
    struct rw_counter counter;
    bool is_bounds;
    rw_u32 program, geometry, first, count;
    float *out;
};

struct rw_device_flight {
    struct rw_thread_run run;
    struct rw_cpu_job job;
    void (*over)(void *user, double kernel_ms); /* NULL: nobody is told */
    void *over_user;
    struct rw_batch_memory batch;
    /* A launch that waits for pages is a row of runs. */
    bool is_paged, is_settled; /* settled: the last run is over */
    RTresult result;           /* of what came between them */
    double kernel_ms;          /* of those before */
};

struct rw_cpu_device {
    struct rw_device base;
    struct rw_thread_pool *pool;
    struct rw_device_flight bounds;
};

/* Leaves the message with the device. */
RTresult rw_cpu_fail(struct rw_device *d, RTresult code, const char *text);

RTresult rw_cpu_flight_create(struct rw_device *d, bool watched, struct rw_device_flight **out);
void rw_cpu_flight_free(struct rw_device *d, struct rw_device_flight *flight);
RTresult rw_cpu_launch(struct rw_device *d, struct rw_device_kernel *k,
                       const struct rw_launch *launch, void *stream, struct rw_device_flight *f);
RTresult rw_cpu_finish(struct rw_device *d, struct rw_device_flight *f);
bool rw_cpu_is_over(struct rw_device *d, struct rw_device_flight *f, double milliseconds);
void rw_cpu_flight_drawn(struct rw_device *d, struct rw_device_flight *f, bool cancel,
                         struct rw_counter *out);
uint64_t rw_cpu_flight_pool(struct rw_device_flight *first);
RTresult rw_cpu_follow(struct rw_device *d, void *stream, struct rw_device_flight *first);
RTresult rw_cpu_bounds(struct rw_device *d, struct rw_device_kernel *k,
                       const struct rw_launch *launch, uint32_t program, uint32_t geometry,
                       uint32_t first, uint32_t count, uint64_t out);

#endif
