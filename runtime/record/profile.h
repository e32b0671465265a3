/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The counters of profiled kernels on the host's side: memory for them on the device, and their
 * sums over all launches, kept as profile.json of the kernel's recording. A kernel without counters
 * has no profile_states, and for it nothing is done. What went wrong is in the device's message.
 */
#ifndef RW_PROFILE_H
#define RW_PROFILE_H

#include "runtime/record/record.h"

struct rw_profiler {
    uint64_t address; /* on the device */
    size_t capacity;
};

/* Of a kernel. */
struct rw_counts {
    struct rw_profile *sums; /* and its states; NULL: none yet */
    unsigned launches;
};

/* Clears the counters of a device for a launch; *out is what rw_launch.profile gets, 0 for a kernel
 * that does not count. */
RTresult rw_profile_prepare(struct rw_device *device, struct rw_profiler *profiler,
                            const struct rwc_kernel *kernel, uint64_t *out);
void rw_profile_free(struct rw_device *device, struct rw_profiler *profiler);
/* Adds what a device counted. */
RTresult rw_profile_collect(struct rw_device *device, const struct rw_profiler *profiler,
                            const struct rwc_kernel *kernel, struct rw_counts *counts);
/* Counts the launch and writes the file. `device` is one that it ran on. */
void rw_profile_finish(const struct rw_recorder *recorder, const uint8_t hash[16],
                       const struct rw_device *device, const struct rwc_kernel *kernel,
                       struct rw_counts *counts);
void rw_counts_free(struct rw_counts *counts);

#endif
