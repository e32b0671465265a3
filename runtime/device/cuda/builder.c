/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The tree-building kernels on a device: loading their PTX, finding and running them.
 */
#include "runtime/device/cuda/build.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "programs/optix7/accel.h"
#include "runtime/base/memory.h"
#include "runtime/device/held.h"

extern const unsigned char rw_build_ptx[], rw_accel_ptx[];
extern const size_t rw_build_ptx_size, rw_accel_ptx_size;

/* Blocks a multiprocessor that are enough: a kernel that ends with additions to memory that all
 * blocks share is slower with more. 0: as many as fit. */
static const unsigned enough_blocks[RW_BUILD_KERNELS] = {
    [RW_BUILD_BOUNDS] = 4,
    [RW_BUILD_MORTON] = 2,
};

/* ---- code ---- */

/* The driver wants text with an end. Its own cache keeps the machine code. */
RTresult rw_cuda_text_load(struct rw_device_cuda *c, const unsigned char *ptx, size_t size,
                           rw_cu_module *module)
{
    char *text = rw_strndup((const char *)ptx, size);
    if (!text) {
        snprintf(c->base.error, sizeof(c->base.error), "loading built-in kernels: out of memory");
        return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    }
    RTresult result = rw_cuda_module_load(c, text, module);
    rw_free(text);
    return result;
}

/* ---- the builder ---- */

/* How many of its blocks are resident at once, or as many as are enough. */
static RTresult find_function(struct rw_device_cuda *c, rw_cu_module module, const char *name,
                              unsigned threads, unsigned most, rw_cu_function *out,
                              unsigned *resident)
{
    int blocks = 0;
    rw_cu_result result = c->cuda->module_function(out, module, name);
    if (!result) result = c->cuda->occupancy(&blocks, *out, (int)threads, 0);
    if (result)
        return rw_cuda_fail(c, RT_ERROR_NOT_SUPPORTED, result, "loading the tree builder: %s",
                            name);
    if (most && blocks > (int)most) blocks = (int)most;
    *resident = (unsigned)blocks * c->base.multiprocessors;
    if (blocks > 0) return RT_SUCCESS;
    snprintf(c->base.error, sizeof(c->base.error),
             "loading the tree builder: a block of %s does not fit on a multiprocessor of %s", name,
             c->base.name);
    return RT_ERROR_NOT_SUPPORTED;
}

static RTresult prepare(struct rw_device_cuda *c, struct rw_cuda_builder *b)
{
    RTresult result = rw_cuda_text_load(c, rw_build_ptx, rw_build_ptx_size, &b->module);
    for (unsigned i = 0; i < RW_BUILD_KERNELS && !result; i++)
        result = find_function(c, b->module, rw_build_kernel_names[i], rw_build_kernel_threads[i],
                               enough_blocks[i], &b->functions[i], &b->resident.blocks[i]);
    for (unsigned i = 0; i < RW_BUILD_LAUNCHES + 2 && !result; i++) {
        rw_cu_result failed = c->cuda->event_create(&b->events[i], 0);
        if (failed)
            result = rw_cuda_fail(c, RT_ERROR_UNKNOWN, failed,
                                  "preparing tree builds on %s: cuEventCreate", c->base.name);
    }
    return result;
}

struct rw_cuda_builder *rw_cuda_builder_get(struct rw_device_cuda *c, RTresult *result)
{
    *result = RT_SUCCESS;
    if (c->builder) return c->builder;
    c->builder = rw_calloc(1, sizeof(*c->builder));
    if (!c->builder) {
        snprintf(c->base.error, sizeof(c->base.error), "loading the tree builder: out of memory");
        *result = RT_ERROR_MEMORY_ALLOCATION_FAILED;
        return NULL;
    }
    *result = prepare(c, c->builder);
    if (*result) rw_cuda_builder_free(c);
    return c->builder;
}

RTresult rw_cuda_builder_load_jobs(struct rw_device_cuda *c)
{
    struct rw_cuda_builder *b = c->builder;
    RTresult result = RT_SUCCESS;
    unsigned any;
    if (b->jobs.blocks) return RT_SUCCESS;
    if (!b->jobs.module)
        result = rw_cuda_text_load(c, rw_accel_ptx, rw_accel_ptx_size, &b->jobs.module);
    if (!result)
        result = find_function(c, b->jobs.module, "rw_accel_put", RW_ACCEL_THREADS, 1, &b->jobs.put,
                               &any);
    if (result) return result;
    return find_function(c, b->jobs.module, "rw_accel_work", RW_ACCEL_THREADS, 0, &b->jobs.work,
                         &b->jobs.blocks);
}

void rw_cuda_builder_free(struct rw_device_cuda *c)
{
    struct rw_cuda_builder *b = c->builder;
    if (!b) return;
    if (!c->lost) {
        for (unsigned i = 0; i < RW_BUILD_LAUNCHES + 2; i++)
            if (b->events[i]) c->cuda->event_destroy(b->events[i]);
        if (b->scratch) c->cuda->memory_free(b->scratch);
        if (b->module) c->cuda->module_unload(b->module);
        if (b->jobs.module) c->cuda->module_unload(b->jobs.module);
    }
    rw_device_give(&c->base, RW_MEMORY_DEVICE_BUILDS, b->scratch_size);
    rw_free(b->parts);
    rw_free(b);
    c->builder = NULL;
}
