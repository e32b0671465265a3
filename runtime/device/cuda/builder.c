/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The tree-building kernels on a device: loading their PTX, finding and running them.
 */
#include "runtime/device/cuda/build.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/base/memory.h"
#include "runtime/device/held.h"

extern const unsigned char rw_build_ptx[];
extern const size_t rw_build_ptx_size;

/* Blocks a multiprocessor that are enough: a kernel that ends with additions to memory that all
 * blocks share is slower with more. 0: as many as fit. */
static const unsigned enough_blocks[RW_BUILD_KERNELS] = {
    [RW_BUILD_BOUNDS] = 4,
    [RW_BUILD_MORTON] = 2,
};

/* ---- code ---- */

static struct rwc_kernel *copy_ptx(void)
{
    struct rwc_kernel *kernel = rw_calloc(1, sizeof(*kernel));
    if (!kernel) return NULL;
    kernel->target = RWC_TARGET_CUDA;
    kernel->code_size = rw_build_ptx_size;
    kernel->code = rw_calloc(1, rw_build_ptx_size + 1); /* the driver wants text with an end */
    if (kernel->code) memcpy(kernel->code, rw_build_ptx, rw_build_ptx_size);
    if (kernel->code) return kernel;
    rwc_kernel_free(kernel);
    return NULL;
}

/* The driver's own cache keeps the machine code. */
static RTresult load(struct rw_device_cuda *c, rw_cu_module *module)
{
    struct rwc_kernel *kernel = copy_ptx();
    if (!kernel) {
        snprintf(c->base.error, sizeof(c->base.error), "loading the tree builder: out of memory");
        return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    }
    RTresult result = rw_cuda_module_load(c, kernel, module, NULL, NULL, NULL);
    rwc_kernel_free(kernel);
    return result;
}

/* ---- the builder ---- */

static RTresult find_kernel(struct rw_device_cuda *c, struct rw_cuda_builder *b, unsigned kernel)
{
    int blocks = 0;
    const char *name = rw_build_kernel_names[kernel];
    rw_cu_result result = c->cuda->module_function(&b->functions[kernel], b->module, name);
    if (!result)
        result = c->cuda->occupancy(&blocks, b->functions[kernel],
                                    (int)rw_build_kernel_threads[kernel], 0);
    if (result)
        return rw_cuda_fail(c, RT_ERROR_NOT_SUPPORTED, result, "loading the tree builder: %s",
                            name);
    unsigned most = enough_blocks[kernel];
    if (most && blocks > (int)most) blocks = (int)most;
    b->resident.blocks[kernel] = (unsigned)blocks * c->base.multiprocessors;
    if (blocks > 0) return RT_SUCCESS;
    snprintf(c->base.error, sizeof(c->base.error),
             "loading the tree builder: a block of %s does not fit on a multiprocessor of %s", name,
             c->base.name);
    return RT_ERROR_NOT_SUPPORTED;
}

static RTresult prepare(struct rw_device_cuda *c, struct rw_cuda_builder *b)
{
    RTresult result = load(c, &b->module);
    for (unsigned i = 0; i < RW_BUILD_KERNELS && !result; i++) result = find_kernel(c, b, i);
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

void rw_cuda_builder_free(struct rw_device_cuda *c)
{
    struct rw_cuda_builder *b = c->builder;
    if (!b) return;
    if (!c->lost) {
        for (unsigned i = 0; i < RW_BUILD_LAUNCHES + 2; i++)
            if (b->events[i]) c->cuda->event_destroy(b->events[i]);
        if (b->scratch) c->cuda->memory_free(b->scratch);
        if (b->module) c->cuda->module_unload(b->module);
    }
    rw_device_give(&c->base, RW_MEMORY_DEVICE_BUILDS, b->scratch_size);
    rw_free(b);
    c->builder = NULL;
}
