/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a context keeps between launches, and how it is brought up to date: plan and validate,
 * compile if the plan is new, values and trees. Versions of the context say what has to be done
 * again.
 *
 * Several devices of a context share each launch (share.h). Plan, kernel and trees are made once;
 * what holds addresses is kept for each device (resident.h).
 */
#ifndef RW_LAUNCHER_H
#define RW_LAUNCHER_H

#include "runtime/launch/flight.h"
#include "runtime/launch/paging.h"
#include "runtime/launch/tuner.h"

struct rw_launcher {
    struct rw_plan plan;
    struct rw_kernel *kernels, *plain; /* plain: the plan's own; NULL: not made yet */
    struct rw_kernel *other;           /* of buffers that are paged, the one of the other kind */
    struct rw_kernel *kernel;          /* of launches now: that, or one that computes the same */
    struct rw_tuner tuner;
    struct rw_setting setting; /* of launches now */
    uint64_t planned_version;  /* structure_version of the plan */
    uint64_t filled_version;   /* value_version of the tables */
    uint64_t constant_version; /* that of the constant block */
    uint64_t built_version;    /* scene_version of the trees */
    bool planned, filled, built;
    unsigned losses;        /* rw_device.losses that were made good */
    uint64_t modules_freed; /* context's, when kernels were looked through */
    uint64_t constants;     /* counts changes of the constant block: rw_kernel.constants */
    struct rw_scene scene;
    struct rw_resident *residents; /* by number of the device; NULL: no device was opened yet */
    unsigned resident_count;
    bool has_pools; /* launches may have one: share.h */
    double pace;    /* of the CPU beside GPUs: rw_share_turns */
    bool has_local; /* some buffer is RT_BUFFER_GPU_LOCAL, so that indices have to stay in place */
    struct rw_page_habits habits;
    struct rw_flight *pool; /* flights that are not under way */
};

/* All that comes before the kernel; context->launch is there afterwards. What is in the stream is
 * waited for, NULL: nothing. */
RTresult rw_launcher_update(RTcontext context, void *stream);
/* Behind it: has `plain` be of the kind, as to pages, that a launch of this entry point needs. */
RTresult rw_launcher_choose_kernel(RTcontext context, struct rw_launcher *launcher, unsigned entry);
/* Flights come back to the pool that are over, and whose fence is gone. */
void rw_launcher_retire(RTcontext context, struct rw_launcher *launcher);

#endif
