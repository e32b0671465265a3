/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Kernels of a context: compiled when their description is new, else taken from memory or from the
 * disk cache.
 */
#ifndef RW_KERNEL_H
#define RW_KERNEL_H

#include "runtime/plan/plan.h"

/* A loaded kernel; entries of a list, most recently made first. */
struct rw_kernel {
    uint8_t hash[16];
    bool profiled; /* built with RW_FEATURE_PROFILE; hash is that of the plain one */
    bool replaced; /* runs PTX of RW_REPLACE_PTX */
    void *counted; /* profiled: struct rw_profile and its states, sums; NULL: none */
    unsigned counted_launches;
    struct rwc_kernel *compiled;                      /* code freed once it is loaded */
    struct rw_device_kernel *loaded[RW_DEVICE_LIMIT]; /* by number of the device */
    struct rw_kernel *next;
};

/* The kernel for a plan, owned by the list. */
RTresult rw_kernel_get(RTcontext context, struct rw_kernel **list, const struct rw_plan *plan,
                       struct rw_kernel **out);
void rw_kernel_free_all(RTcontext context, struct rw_kernel **list);

#endif
