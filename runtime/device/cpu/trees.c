/* SPDX-License-Identifier: Apache-2.0 */
/* Trees of the CPU device: host memory is device memory, so that they are the host builders'. */
#include "runtime/device/cpu/trees.h"

#include <stdio.h>
#include <string.h>

#include "runtime/base/executor.h"
#include "runtime/base/memory.h"
#include "runtime/device/held.h"

RTresult rw_cpu_tree_result(struct rw_device *d, RTresult result)
{
    if (result)
        snprintf(d->error, sizeof(d->error), "%s",
                 result == RT_ERROR_MEMORY_ALLOCATION_FAILED ? "out of memory"
                                                             : "too many primitives");
    return result;
}

/* Of a tree that held `before` bytes: what it is now can be kept, or it is freed. */
static RTresult keep(struct rw_device *d, uint64_t before, struct rw_tree *tree)
{
    const uint64_t bytes = rw_tree_bytes(tree);
    if (bytes < before) rw_device_give(d, RW_MEMORY_DEVICE_TREES, before - bytes);
    if (bytes <= before) return RT_SUCCESS;
    RTresult result = rw_device_take(d, RW_MEMORY_DEVICE_TREES, bytes - before);
    if (!result) return RT_SUCCESS;
    rw_build_host_free(tree);
    rw_device_give(d, RW_MEMORY_DEVICE_TREES, before);
    return result;
}

/* Small trees take one thread each, and large ones are not one thread's work all the time. Loops on
 * the application's threads are not to be nested. */
bool rw_cpu_builds_apart(const struct rw_build_input *input)
{
    (void)input;
    return !rw_executor_has(0);
}

RTresult rw_cpu_tree_build(struct rw_device *d, const struct rw_build_input *input,
                           struct rw_tree *out)
{
    RTresult result = rw_build_host(input, rw_device_target(d)->trees, out);
    return result ? rw_cpu_tree_result(d, result) : keep(d, 0, out);
}

RTresult rw_cpu_tree_refit(struct rw_device *d, const struct rw_build_input *input,
                           struct rw_tree *tree)
{
    const uint64_t before = rw_tree_bytes(tree);
    RTresult result = rw_refit_host(input, rw_device_target(d)->trees, tree);
    RTresult kept = keep(d, before, tree);
    return result ? rw_cpu_tree_result(d, result) : kept;
}

void rw_cpu_tree_free(struct rw_device *d, struct rw_tree *tree)
{
    const uint64_t bytes = rw_tree_bytes(tree);
    rw_build_host_free(tree);
    if (bytes) rw_device_give(d, RW_MEMORY_DEVICE_TREES, bytes);
}

RTresult rw_cpu_tree_upload(struct rw_device *d, const struct rw_tree *from, struct rw_tree *out)
{
    void *block = NULL;
    *out = *from;
    if (from->size) block = rw_malloc_large(from->size);
    if (from->size && !block) {
        *out = (struct rw_tree){0};
        return rw_cpu_tree_result(d, RT_ERROR_MEMORY_ALLOCATION_FAILED);
    }
    if (block) memcpy(block, (const void *)(uintptr_t)from->base, from->size);
    out->base = (uint64_t)(uintptr_t)block;
    out->refit = NULL;
    out->refit_size = 0;
    return keep(d, 0, out);
}
