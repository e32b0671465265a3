/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Acceleration structures in the application's memory, on a CUDA device: everything is put into the
 * application's stream, and nothing is waited for.
 */
#include <stdio.h>
#include <string.h>

#include "programs/optix7/accel.h"
#include "runtime/base/memory.h"
#include "runtime/device/cuda/build.h"

/* The driver puts so many bytes aside when the call returns; with more it would wait for the
 * stream. */
enum { AT_ONCE = 64 << 10 };

static rw_cu_result upload(struct rw_device_cuda *c, rw_cu_stream stream, uint64_t to,
                           const void *from, size_t size)
{
    rw_cu_result result = 0;
    for (size_t at = 0; at < size && !result; at += AT_ONCE) {
        const size_t left = size - at;
        result = c->cuda->copy_soon(to + at, (const char *)from + at,
                                    left < AT_ONCE ? left : AT_ONCE, stream);
    }
    return result;
}

RTresult rw_cuda_upload_soon(struct rw_device *d, void *stream, uint64_t to, const void *from,
                             size_t size)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    rw_cu_result result = upload(c, stream, to, from, size);
    RTresult code = RT_SUCCESS;
    if (result)
        code = rw_cuda_fail(c, RT_ERROR_UNKNOWN, result,
                            "copying %zu bytes to the device: cuMemcpyHtoDAsync", size);
    rw_cuda_leave(c);
    return code;
}

/* Loading kernels may wait for the device, so that the first call loads all of them. */
static struct rw_cuda_builder *load_all(struct rw_device_cuda *c, RTresult *code)
{
    struct rw_cuda_builder *b = rw_cuda_builder_get(c, code);
    if (!*code) *code = rw_cuda_builder_load_jobs(c);
    return b;
}

RTresult rw_cuda_accel_soon(struct rw_device *d, void *stream, const struct rw_accel_work *work)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    RTresult code;
    struct rw_accel_work copy = *work;
    void *parameters[] = {&copy};
    if (!work->count) return RT_SUCCESS;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    struct rw_cuda_builder *b = load_all(c, &code);
    if (!code) {
        unsigned blocks = (work->count - 1) / RW_ACCEL_THREADS + 1;
        if (blocks > b->jobs.blocks) blocks = b->jobs.blocks;
        rw_cu_result result = c->cuda->launch_kernel(
            b->jobs.function, blocks, 1, 1, RW_ACCEL_THREADS, 1, 1, 0, stream, parameters, NULL);
        if (result) code = rw_cuda_launch_failed(c, result, "rw_accel_work");
    }
    rw_cuda_leave(c);
    return code;
}

/* ---- trees ---- */

void rw_cuda_tree_needs(struct rw_device *d, const struct rw_build_input *input,
                        struct rw_tree_needs *out)
{
    (void)d;
    rw_build_plan_needs(input, out);
}

/* The table of parts; transforms of the application's are copied into it. */
static rw_cu_result put_parts(struct rw_device_cuda *c, rw_cu_stream stream,
                              const struct rw_build_input *input, uint64_t to,
                              const struct rw_build_device_part *parts, size_t size)
{
    const size_t place = offsetof(struct rw_build_device_part, transform);
    rw_cu_result result = upload(c, stream, to, parts, size);
    for (size_t i = 0; i < input->part_count && !result; i++)
        if (input->parts[i].transform_at)
            result = c->cuda->copy_any_soon(to + i * sizeof(*parts) + place,
                                            input->parts[i].transform_at,
                                            sizeof(parts[i].transform), stream);
    return result;
}

static RTresult prepare(struct rw_device_cuda *c, rw_cu_stream stream,
                        const struct rw_build_input *input, const struct rw_build_plan *plan,
                        uint64_t scratch)
{
    struct rw_build_device_part *parts = rw_malloc(plan->parts_size);
    if (!parts) {
        snprintf(c->base.error, sizeof(c->base.error), "building a tree: out of memory");
        return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    }
    rw_build_plan_parts(input, parts);
    rw_cu_result result = c->cuda->set_bytes_soon(scratch, 0, plan->clear_size, stream);
    if (!result) result = put_parts(c, stream, input, plan->args.parts, parts, plan->parts_size);
    rw_free(parts);
    if (!result) return RT_SUCCESS;
    return rw_cuda_fail(c, RT_ERROR_UNKNOWN, result, "preparing a tree on %s", c->base.name);
}

static RTresult enqueue(struct rw_device_cuda *c, struct rw_cuda_builder *b, rw_cu_stream stream,
                        struct rw_build_plan *plan)
{
    for (unsigned i = 0; i < plan->launch_count; i++) {
        struct rw_build_launch *launch = &plan->launches[i];
        void *parameters[] = {&plan->args, &launch->pass};
        rw_cu_result result = c->cuda->launch_kernel(b->functions[launch->kernel], launch->blocks,
                                                     1, 1, rw_build_kernel_threads[launch->kernel],
                                                     1, 1, 0, stream, parameters, NULL);
        if (result) return rw_cuda_launch_failed(c, result, rw_build_kernel_names[launch->kernel]);
    }
    return RT_SUCCESS;
}

RTresult rw_cuda_tree_soon(struct rw_device *d, void *stream, const struct rw_build_input *input,
                           const struct rw_tree_place *place)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    struct rw_build_plan plan;
    RTresult code;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    struct rw_cuda_builder *b = load_all(c, &code);
    if (!code && !rw_build_plan_soon(input, &b->resident, place, &plan)) {
        snprintf(d->error, sizeof(d->error), "building a tree: more than %u primitives",
                 RW_BUILD_MAX_PRIMITIVES);
        code = RT_ERROR_INVALID_VALUE;
    }
    if (!code && plan.launch_count) {
        code = prepare(c, stream, input, &plan, place->scratch);
        if (!code) code = enqueue(c, b, stream, &plan);
    }
    rw_cuda_leave(c);
    return code;
}
