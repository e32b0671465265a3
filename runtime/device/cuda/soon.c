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

/* Loading kernels may wait for the device, so that the first call loads all of them. */
static struct rw_cuda_builder *load_all(struct rw_device_cuda *c, RTresult *code)
{
    struct rw_cuda_builder *b = rw_cuda_builder_get(c, code);
    if (!*code) *code = rw_cuda_builder_load_jobs(c);
    return b;
}

static RTresult put_words(struct rw_device_cuda *c, rw_cu_stream stream,
                          struct rw_accel_words *words)
{
    void *parameters[] = {words};
    rw_cu_result result = c->cuda->launch_kernel(c->builder->jobs.put, 1, 1, 1, RW_ACCEL_THREADS, 1,
                                                 1, 0, stream, parameters, NULL);
    return result ? rw_cuda_launch_failed(c, result, "rw_accel_put") : RT_SUCCESS;
}

/* Whole words. A copy of memory that is not locked waits for the stream, whatever its size, where
 * the stream waits for the host (seen with driver 580). */
static RTresult upload(struct rw_device_cuda *c, rw_cu_stream stream, uint64_t to, const void *from,
                       size_t size)
{
    struct rw_accel_words words = {.to = to};
    RTresult code = RT_SUCCESS;
    for (size_t at = 0; at < size && !code; at += sizeof(words.words)) {
        const size_t left = size - at, most = sizeof(words.words);
        const size_t bytes = left < most ? left : most;
        memcpy(words.words, (const char *)from + at, bytes);
        words.count = (rw_u32)(bytes / sizeof(*words.words));
        words.to = to + at;
        code = put_words(c, stream, &words);
    }
    return code;
}

RTresult rw_cuda_upload_soon(struct rw_device *d, void *stream, uint64_t to, const void *from,
                             size_t size)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    RTresult code;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    load_all(c, &code);
    if (!code) code = upload(c, stream, to, from, size);
    rw_cuda_leave(c);
    return code;
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
        rw_cu_result result = c->cuda->launch_kernel(b->jobs.work, blocks, 1, 1, RW_ACCEL_THREADS,
                                                     1, 1, 0, stream, parameters, NULL);
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

/* Transforms of the application's, into the table of parts. */
static RTresult put_transforms(struct rw_device_cuda *c, rw_cu_stream stream,
                               const struct rw_build_input *input, uint64_t table)
{
    const size_t place = offsetof(struct rw_build_device_part, transform);
    rw_cu_result result = 0;
    for (size_t i = 0; i < input->part_count && !result; i++)
        if (input->parts[i].transform_at)
            result = c->cuda->copy_any_soon(table + i * sizeof(struct rw_build_device_part) + place,
                                            input->parts[i].transform_at,
                                            sizeof(((struct rw_build_device_part *)0)->transform),
                                            stream);
    if (!result) return RT_SUCCESS;
    return rw_cuda_fail(c, RT_ERROR_UNKNOWN, result, "preparing a tree on %s: cuMemcpyAsync",
                        c->base.name);
}

/* Room for the table of parts, which is one longer than they are. */
static RTresult make_room(struct rw_device_cuda *c, const struct rw_build_input *input)
{
    struct rw_cuda_builder *b = c->builder;
    if (rw_grow((void **)&b->parts, &b->part_room, input->part_count + 1, sizeof(*b->parts)))
        return RT_SUCCESS;
    snprintf(c->base.error, sizeof(c->base.error), "building a tree: out of memory");
    return RT_ERROR_MEMORY_ALLOCATION_FAILED;
}

RTresult rw_cuda_tree_ready(struct rw_device *d, const struct rw_build_input *input)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    RTresult code;
    if (!rw_cuda_enter(c)) return RT_ERROR_UNKNOWN;
    load_all(c, &code);
    if (!code) code = make_room(c, input);
    rw_cuda_leave(c);
    return code;
}

static RTresult prepare(struct rw_device_cuda *c, rw_cu_stream stream,
                        const struct rw_build_input *input, const struct rw_build_plan *plan,
                        uint64_t scratch)
{
    struct rw_build_device_part *parts = c->builder->parts;
    rw_build_plan_parts(input, parts);
    rw_cu_result result = c->cuda->set_bytes_soon(scratch, 0, plan->clear_size, stream);
    RTresult code = result ? rw_cuda_fail(c, RT_ERROR_UNKNOWN, result,
                                          "preparing a tree on %s: cuMemsetD8Async", c->base.name)
                           : upload(c, stream, plan->args.parts, parts, plan->parts_size);
    return code ? code : put_transforms(c, stream, input, plan->args.parts);
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
    if (!code) code = make_room(c, input);
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
