/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The work that a call puts into the application's stream, and what is told of it later. What jobs
 * find to be wrong goes to a word that the device and the host can read.
 */
#include "runtime/optix7/accel.h"

static const struct {
    optix7_result code;
    const char *text;
} problems[RW_PROBLEMS] = {
    [RW_PROBLEM_CHILD] = {OPTIX7_INVALID_VALUE,
                          "an instance has a handle that is none of an acceleration structure; "
                          "rays miss it"},
    [RW_PROBLEM_DEEP] = {OPTIX7_INVALID_VALUE,
                         "an instance leads to a graph of more than 16 levels; rays miss it"},
    [RW_PROBLEM_UPDATE] = {OPTIX7_INVALID_VALUE,
                           "the output of an update has no structure that was built to be updated, "
                           "of as many inputs and primitives; it is as it was"},
    [RW_PROBLEM_HANDLE] = {OPTIX7_INVALID_VALUE, "the handle is none of an acceleration structure"},
    [RW_PROBLEM_ROOM] = {OPTIX7_INVALID_VALUE,
                         "the output of a compaction is smaller than the compacted structure"},
    [RW_PROBLEM_COPY] = {OPTIX7_INVALID_VALUE,
                         "memory to be relocated is no copy of the structure that the information "
                         "was taken of"},
    [RW_PROBLEM_MICROMAP] = {OPTIX7_INVALID_VALUE,
                             "an opacity micromap of a format that there is not, or of a level "
                             "above 12; nothing is known of it"},
    [RW_PROBLEM_HISTOGRAM] = {OPTIX7_INVALID_VALUE,
                              "opacity micromaps that take more than those which were counted; "
                              "nothing is known of the last of them"},
    [RW_PROBLEM_MICROMAP_INDEX] = {OPTIX7_INVALID_VALUE,
                                   "a triangle with an opacity micromap that its array does not "
                                   "have, or that is no array; it is as without"},
};

optix7_result rw_optix7_out_of_memory(const struct optix7_build *b)
{
    return rw_optix7_fail(b->context, OPTIX7_OUT_OF_MEMORY, b->function, "out of memory");
}

struct rw_accel_array rw_optix7_array(optix7_address at, uint64_t stride, uint64_t size)
{
    return (struct rw_accel_array){at, stride ? stride : size};
}

uint64_t rw_optix7_take(struct optix7_work *w, uint64_t size)
{
    const uint64_t unit = OPTIX7_ACCEL_ALIGNMENT, at = w->temporary + w->used;
    w->used += (size + unit - 1) / unit * unit;
    return at;
}

optix7_result rw_optix7_work_result(const struct optix7_work *w, RTresult result)
{
    const struct optix7_build *b = w->build;
    if (!result) return OPTIX7_OK;
    const bool full = result == RT_ERROR_MEMORY_ALLOCATION_FAILED;
    return rw_optix7_fail(b->context, full ? OPTIX7_OUT_OF_MEMORY : OPTIX7_CUDA, b->function, "%s",
                          b->context->device->error);
}

optix7_result rw_optix7_put(struct optix7_work *w, uint64_t to, const void *from, size_t size)
{
    struct rw_device *d = w->build->context->device;
    if (w->measures) return OPTIX7_OK;
    return rw_optix7_work_result(w, d->ops->upload_soon(d, w->stream, to, from, size));
}

optix7_result rw_optix7_do(struct optix7_work *w, struct rw_accel_work job)
{
    struct optix7_context *context = w->build->context;
    struct rw_device *d = context->device;
    if (w->measures) return OPTIX7_OK;
    job.problem = context->problem;
    job.gate = w->gate;
    return rw_optix7_work_result(w, d->ops->accel_soon(d, w->stream, &job));
}

/* ---- what went wrong ---- */

RTresult rw_optix7_problem_open(struct optix7_context *context)
{
    struct rw_device *d = context->device;
    RTresult result = d->ops->alloc_common(d, sizeof(uint64_t), &context->problem);
    if (!result) *(uint64_t *)(uintptr_t)context->problem = 0;
    return result;
}

optix7_result rw_optix7_problem_tell(struct optix7_context *context, const char *function)
{
    uint32_t *word = (uint32_t *)(uintptr_t)context->problem;
    if (!word) return OPTIX7_OK;
    const uint32_t found = __atomic_exchange_n(word, 0, __ATOMIC_RELAXED);
    if (!found || found >= RW_PROBLEMS) return OPTIX7_OK;
    const bool later = !rw_device_target(context->device)->is_host && !context->validates;
    return rw_optix7_fail(context, problems[found].code, function, "%s%s",
                          later ? "in an earlier build, update, compaction or relocation: " : "",
                          problems[found].text);
}

optix7_result rw_optix7_work_open(const struct optix7_work *w)
{
    return rw_optix7_problem_tell(w->build->context, w->build->function);
}

optix7_result rw_optix7_work_tell(const struct optix7_work *w, optix7_result result)
{
    struct optix7_context *context = w->build->context;
    struct rw_device *d = context->device;
    if (result || !(context->validates || rw_device_target(d)->is_host)) return result;
    result = rw_optix7_work_result(w, d->ops->wait(d, w->stream));
    return result ? result : rw_optix7_problem_tell(context, w->build->function);
}
