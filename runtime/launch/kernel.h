/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Kernels of a context: compiled when their description is new, else taken from memory or from the
 * disk cache.
 */
#ifndef RW_KERNEL_H
#define RW_KERNEL_H

#include "runtime/launch/cache.h"
#include "runtime/plan/plan.h"
#include "runtime/record/profile.h"

/* A loaded kernel; entries of a list, most recently made first. */
struct rw_kernel {
    uint8_t hash[16];
    bool profiled; /* built with RW_FEATURE_PROFILE; hash is that of the plain one */
    bool replaced; /* runs PTX of RW_REPLACE_PTX */
    struct rw_counts counts;
    struct rw_device *device;                         /* the first of those that it is for */
    struct rwc_kernel *compiled;                      /* code freed once it is loaded */
    struct rw_device_kernel *loaded[RW_DEVICE_LIMIT]; /* by number of the device */
    struct rw_kernel *beside; /* of the same list, for the CPU beside GPUs; NULL: that is idle */
    uint64_t constants;       /* runtime/launch/launcher.c: which values its constant block has */
    uint64_t *modules;        /* numbers of those that its programs are of; NULL of variants */
    size_t module_count;
    struct rw_kernel *next;
};

/* All that a kernel is loaded on. */
struct rw_devices {
    struct rw_device *const *items;
    unsigned count;
};

/* The one that a device runs; NULL: it is idle. */
static inline const struct rw_kernel *rw_kernel_on(const struct rw_kernel *kernel,
                                                   const struct rw_device *device)
{
    return kernel->loaded[device->number] ? kernel : kernel->beside;
}

/* The kernel for a plan, owned by the list. */
RTresult rw_kernel_get(RTcontext context, struct rw_kernel **list, const struct rw_plan *plan,
                       struct rw_kernel **out);
void rw_kernel_free_all(RTcontext context, struct rw_kernel **list);
/* Frees kernels of which a program has no module any more: nobody can ask for them again. None may
 * be in use but by a launch that is over and has not been asked for. Each is forgotten by those who
 * know it first; false: it has to stay. */
void rw_kernel_drop(RTcontext context, struct rw_kernel **list,
                    bool (*forget_cb)(const struct rw_kernel *kernel, void *user), void *user);
/* Is there a fence that has to tell what a launch of it printed? */
bool rw_kernel_is_awaited(RTcontext context, const struct rw_kernel *kernel);

/* The steps of that, for kernels that are made otherwise (variant.h). What is to be compiled; it
 * points into plan and context. */
enum rwc_strategy rw_kernel_strategy(RTcontext context);
struct rwc_kernel_desc rw_kernel_describe(RTcontext context, const struct rw_plan *plan,
                                          const struct rw_device *device);
/* Those of the context that run the same kernels as one of them: the GPUs, or the CPU. */
struct rw_devices rw_kernel_devices(RTcontext context, const struct rw_device *device);
/* Where the disk cache is, to be freed, NULL: kernels are not kept; and what it may hold. */
char *rw_kernel_cache_folder(RTcontext context);
struct rw_cache_limits rw_kernel_cache_limits(RTcontext context);
/* Loads kernel->compiled on all devices. With `keep` a cubin of it replaces the code afterwards,
 * for a recording. On failure *failed has the message. */
RTresult rw_kernel_load(const struct rw_devices *devices, uint32_t constant_size,
                        struct rw_kernel *kernel, bool keep, struct rw_device **failed);
void rw_kernel_unload(const struct rw_devices *devices, struct rw_kernel *kernel);

#endif
