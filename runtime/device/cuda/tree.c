/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Trees on a CUDA device. Builders that exist for the GPU run there; the others run on the host, on
 * copies of what the parts name, and the finished block is uploaded. So do all of them for narrow
 * trees, which are small, and for trees that move.
 */
#include "runtime/device/cuda/build.h"

#include <string.h>

#include "programs/config.h"
#include "runtime/device/gpu_build.h"
#include "runtime/device/held.h"
#include "runtime/base/memory.h"

/* A part whose arrays are in host memory. */
struct fetched {
    struct rw_device *device;
    RTresult result;
    void *copies[RW_PART_ARRAYS];
    size_t count;
};

/* Replaces a device address by that of a copy; 0 stays 0. */
static void fetch(struct fetched *f, uint64_t *address, uint64_t size)
{
    if (f->result || !*address) return;
    void *copy = rw_malloc(size ? size : 1);
    if (!copy) {
        f->result = RT_ERROR_MEMORY_ALLOCATION_FAILED;
        return;
    }
    f->copies[f->count++] = copy;
    f->result = f->device->ops->download(f->device, copy, *address, size);
    *address = (uint64_t)(uintptr_t)copy;
}

static RTresult fetch_part(struct fetched *f, struct rw_build_part *part)
{
    struct rw_part_array arrays[RW_PART_ARRAYS];
    rw_build_part_arrays(part, arrays);
    for (int k = 0; k < RW_PART_ARRAYS; k++) fetch(f, arrays[k].address, arrays[k].bytes);
    return f->result;
}

RTresult rw_cuda_tree_upload(struct rw_device *d, const struct rw_tree *built, struct rw_tree *out)
{
    *out = *built;
    out->base = 0;
    out->refit = NULL;
    out->refit_size = 0;
    if (!built->size) return RT_SUCCESS;
    RTresult result = rw_device_alloc(d, RW_MEMORY_DEVICE_TREES, built->size, &out->base);
    if (!result)
        result = d->ops->upload(d, out->base, (const void *)(uintptr_t)built->base, built->size);
    if (!result) return RT_SUCCESS;
    rw_device_free(d, RW_MEMORY_DEVICE_TREES, built->size, out->base);
    *out = (struct rw_tree){0};
    return result;
}

/* See RW_NARROW_SPLIT_SHAPES. */
static enum rw_builder narrow_builder(const struct rw_build_input *input)
{
    uint64_t count = 0;
    for (size_t k = 0; k < input->part_count; k++) count += input->parts[k].count;
    const bool stands_in = input->builder == RW_BUILDER_TRBVH && input->split_budget < 0 &&
                           input->kind != RW_LEAF_INSTANCES && count >= RW_NARROW_SPLIT_SHAPES;
    return stands_in ? RW_BUILDER_SBVH : input->builder;
}

static RTresult build_on_host(struct rw_device *d, const struct rw_build_input *input,
                              struct rw_tree *out)
{
    const size_t count = input->part_count * (input->keys > 1 ? input->keys : 1);
    struct rw_build_part *parts = rw_malloc((count + 1) * sizeof(*parts));
    struct fetched *fetched = rw_calloc(count + 1, sizeof(*fetched));
    RTresult result = parts && fetched ? RT_SUCCESS : RT_ERROR_MEMORY_ALLOCATION_FAILED;
    size_t done = 0;
    for (; !result && done < count; done++) {
        parts[done] = input->parts[done];
        fetched[done].device = d;
        result = fetch_part(&fetched[done], &parts[done]);
    }
    struct rw_tree built = {0};
    struct rw_build_input host = *input;
    host.parts = parts;
    host.refittable = false;
    if (input->narrow) host.builder = narrow_builder(input);
    if (!result)
        result = rw_build_host(&host, input->narrow ? RW_LAYOUT_NARROW : rw_device_target(d)->trees,
                               &built);
    if (!result) result = rw_cuda_tree_upload(d, &built, out);
    rw_build_host_free(&built);
    for (size_t k = 0; k < done; k++)
        for (size_t i = 0; i < fetched[k].count; i++) rw_free(fetched[k].copies[i]);
    rw_free(fetched);
    rw_free(parts);
    return result;
}

/* Those by kernels: the host has all of its threads for one of its own. */
bool rw_cuda_builds_apart(const struct rw_build_input *input)
{
    return !input->narrow && input->keys <= 1 && rw_gpu_builder(input->builder) != RW_BUILD_KERNELS;
}

RTresult rw_cuda_tree_build(struct rw_device *d, const struct rw_build_input *input,
                            struct rw_tree *out)
{
    return rw_cuda_builds_apart(input) ? rw_build_cuda(d, input, out)
                                       : build_on_host(d, input, out);
}

RTresult rw_cuda_tree_refit(struct rw_device *d, const struct rw_build_input *input,
                            struct rw_tree *tree)
{
    if (tree->refit) return rw_refit_cuda(d, input, tree);
    rw_cuda_tree_free(d, tree);
    return rw_cuda_tree_build(d, input, tree);
}

void rw_cuda_tree_free(struct rw_device *d, struct rw_tree *tree)
{
    rw_build_cuda_free_refit(d, tree);
    rw_device_free(d, RW_MEMORY_DEVICE_TREES, tree->size, tree->base);
    *tree = (struct rw_tree){0};
}
