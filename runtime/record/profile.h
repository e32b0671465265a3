/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The counters of profiled kernels on the host's side: memory for them on the device, and their
 * sums over all launches, kept as profile.json of the kernel's recording.
 */
#ifndef RW_PROFILE_H
#define RW_PROFILE_H

#include "runtime/launch/kernel.h"

struct rw_profiler {
    uint64_t address; /* on the device */
    size_t capacity;
};

/* Clears the counters of a device for a launch; *out is what rw_launch.profile gets, 0 for a kernel
 * that is not profiled. */
RTresult rw_profile_prepare(RTcontext context, struct rw_device *device,
                            struct rw_profiler *profiler, const struct rw_kernel *kernel,
                            uint64_t *out);
/* Adds what a device counted to kernel->counted. */
RTresult rw_profile_collect(RTcontext context, struct rw_device *device,
                            const struct rw_profiler *profiler, struct rw_kernel *kernel);
/* Counts the launch and writes the file, if the kernel is profiled. */
void rw_profile_finish(RTcontext context, struct rw_kernel *kernel);

#endif
