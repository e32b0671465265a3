/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Validation mode: a launch is waited for, and what ended launch indices without an exception
 * program to tell of it is an error of the call, with a message that says where the first was.
 * Kernels check what they can find (pipeline.c, exceptions_of; programs/traverse/verify.cuh): rays
 * and depths by themselves, handles by the context's list of those that it gave out, records by
 * their numbers in the shader binding table and the groups in their headers. The headers of the two
 * records that a launch has of its own are looked at here.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "raywright_types.h"
#include "runtime/optix7/pipeline.h"

/* ---- handles that were given out ---- */

static size_t place_of(const struct optix7_context *context, optix7_handle handle)
{
    size_t low = 0, high = context->known.count;
    while (low < high) {
        const size_t middle = (low + high) / 2;
        if (context->known.items[middle] < handle)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Out of memory: no longer all are known, and none can be said to be wrong. */
void rw_optix7_handle_made(struct optix7_context *context, optix7_handle handle)
{
    if (!context->validates) return;
    pthread_mutex_lock(&context->device_lock);
    const size_t at = place_of(context, handle);
    const bool is_known = at < context->known.count && context->known.items[at] == handle;
    if (!is_known && !rw_list_add(&context->known, handle)) {
        context->forgot = true;
    } else if (!is_known) {
        uint64_t *items = context->known.items;
        memmove(&items[at + 1], &items[at], (context->known.count - 1 - at) * sizeof(*items));
        items[at] = handle;
    }
    pthread_mutex_unlock(&context->device_lock);
}

/* All of them, for the launch. */
static RTresult put_handles(struct optix7_context *context, struct rw_launch *launch)
{
    struct rw_device *d = context->device;
    const uint64_t count = context->known.count;
    const size_t head = sizeof(struct rw_known_handles);
    RTresult result = RT_SUCCESS;
    if (context->forgot) return RT_SUCCESS;
    if (context->handle_room <= count) {
        if (context->handles) d->ops->free(d, context->handles);
        context->handles = 0;
        context->handle_room = 2 * count + 1;
        result =
            d->ops->alloc(d, head + context->handle_room * sizeof(uint64_t), &context->handles);
    }
    if (result) context->handle_room = 0;
    if (!result) result = d->ops->upload(d, context->handles, &count, sizeof(count));
    if (!result && count)
        result = d->ops->upload(d, context->handles + head, context->known.items,
                                count * sizeof(uint64_t));
    launch->handles = context->handles;
    return result;
}

/* ---- before a launch ---- */

/* Zeros are copied, not set: a copy is over when the call returns, whatever the launch's stream. */
RTresult rw_optix7_findings_prepare(struct optix7_context *context, struct rw_launch *launch)
{
    static const struct rw_findings nothing;
    struct rw_device *d = context->device;
    RTresult result = RT_SUCCESS;
    if (!context->validates) return RT_SUCCESS;
    if (!context->findings) result = d->ops->alloc(d, sizeof(nothing), &context->findings);
    if (!result) result = d->ops->upload(d, context->findings, &nothing, sizeof(nothing));
    launch->findings = context->findings;
    return result ? result : put_handles(context, launch);
}

void rw_optix7_findings_free(struct optix7_context *context)
{
    struct rw_device *d = context->device;
    if (context->findings) d->ops->free(d, context->findings);
    if (context->handles) d->ops->free(d, context->handles);
    free(context->known.items);
}

static const struct optix7_group *find_group(const struct optix7_pipeline *pipeline,
                                             uint32_t number)
{
    for (unsigned i = 0; i < pipeline->group_count; i++)
        if (pipeline->groups[i]->number == number) return pipeline->groups[i];
    return NULL;
}

/* What a record's header says that it is of. */
static const char *header_of(const struct optix7_pipeline *pipeline, uint32_t number, char *text,
                             size_t size)
{
    const struct optix7_group *group = find_group(pipeline, number);
    if (!group) return "no group of the pipeline";
    snprintf(text, size, "a group of the kind %s", rw_optix7_group_kind_name(group->kind));
    return text;
}

static optix7_result check_header(const struct optix7_pipeline *pipeline, uint64_t record, int kind,
                                  const char *name)
{
    struct optix7_context *context = pipeline->object.context;
    struct rw_device *d = context->device;
    struct optix7_record_header header;
    char text[64];
    if (!record) return OPTIX7_OK;
    if (d->ops->download(d, &header, record, sizeof(header)))
        return rw_optix7_fail(context, OPTIX7_CUDA, "optixLaunch", "%s", d->error);
    const struct optix7_group *group = find_group(pipeline, header.number);
    if (group && group->kind == kind) return OPTIX7_OK;
    return rw_optix7_fail(context, OPTIX7_VALIDATION, "optixLaunch",
                          "the header of %s is of %s; one of the kind %s is needed", name,
                          header_of(pipeline, header.number, text, sizeof(text)),
                          rw_optix7_group_kind_name(kind));
}

/* Of what the application's stream may have written just before. */
optix7_result rw_optix7_launch_check(const struct optix7_pipeline *pipeline,
                                     const struct rw_launch *launch, size_t params_size)
{
    struct optix7_context *context = pipeline->object.context;
    struct rw_device *d = context->device;
    if (!context->validates) return OPTIX7_OK;
    if (d->ops->wait_for_all(d))
        return rw_optix7_fail(context, OPTIX7_CUDA, "optixLaunch", "%s", d->error);
    optix7_result result =
        check_header(pipeline, launch->ray_generation, OPTIX7_GROUP_RAY_GENERATION, "raygenRecord");
    if (!result)
        result = check_header(pipeline, launch->exception_record, OPTIX7_GROUP_EXCEPTION,
                              "exceptionRecord");
    return result ? result : rw_optix7_bound_check(pipeline, launch->constants, params_size);
}

/* ---- after one ---- */

static const struct {
    uint32_t exception;
    const char *text;
} limits[] = {
    {RT_EXCEPTION_TRACE_DEPTH_EXCEEDED, "more traces were open at once than the pipeline was made "
                                        "for; raise maxTraceDepth of its link "
                                        "options"},
    {RT_EXCEPTION_STACK_OVERFLOW,
     "the continuation stack is full; more callables called one another than are supported"},
    {RT_EXCEPTION_INVALID_RAY,
     "a ray was traced with a number that is not finite in its origin or direction, a direction of "
     "zero, or a NaN for tmin or tmax"},
};

static const struct {
    uint32_t exception;
    const char *record, *count; /* "miss record", and the member that says how many there are */
    const char *lacks;          /* what the record has not, though it is one */
    int kind;
} records[] = {
    {RW_FAULT_MISS, "miss record", "missRecordCount", NULL, OPTIX7_GROUP_MISS},
    {RW_FAULT_HIT, "hit record", "hitgroupRecordCount", NULL, OPTIX7_GROUP_HIT},
    {RW_FAULT_CALLABLE, "callables record", "callablesRecordCount", NULL, OPTIX7_GROUP_CALLABLES},
    {RW_FAULT_NO_DIRECT, "callables record", NULL, "direct callable", OPTIX7_GROUP_CALLABLES},
    {RW_FAULT_NO_CONTINUATION, "callables record", NULL, "continuation callable",
     OPTIX7_GROUP_CALLABLES},
};

static void describe_record(const struct optix7_pipeline *pipeline, size_t row,
                            const struct rw_fault *fault, char *text, size_t size)
{
    char of[64];
    if (records[row].lacks)
        snprintf(text, size, "%s %u has no %s", records[row].record, fault->record,
                 records[row].lacks);
    else if (fault->record >= fault->count)
        snprintf(text, size, "%s %u was asked for, and the shader binding table has %u (%s)",
                 records[row].record, fault->record, fault->count, records[row].count);
    else
        snprintf(text, size, "the header of %s %u is of %s; one of the kind %s is needed",
                 records[row].record, fault->record,
                 header_of(pipeline, fault->group, of, sizeof(of)),
                 rw_optix7_group_kind_name(records[row].kind));
}

static void describe(const struct optix7_pipeline *pipeline, const struct rw_findings *found,
                     char *text, size_t size)
{
    const unsigned long long handle = found->fault.handle;
    for (size_t i = 0; i < sizeof(limits) / sizeof(limits[0]); i++)
        if (limits[i].exception == found->limit) snprintf(text, size, "%s", limits[i].text);
    for (size_t i = 0; i < sizeof(records) / sizeof(records[0]); i++)
        if (records[i].exception == found->limit)
            describe_record(pipeline, i, &found->fault, text, size);
    if (found->limit == RW_FAULT_TRAVERSABLE)
        snprintf(text, size,
                 "a ray was traced against 0x%llx, which is no handle of a traversable that this "
                 "context gave out",
                 handle);
    if (found->limit == RW_FAULT_LEVELS)
        snprintf(text, size,
                 "a ray was traced against 0x%llx, which has more levels than the "
                 "traversableGraphFlags of the pipeline say",
                 handle);
}

optix7_result rw_optix7_findings_tell(const struct optix7_pipeline *pipeline)
{
    struct rw_findings found;
    char text[256] = "";
    struct optix7_context *context = pipeline->object.context;
    struct rw_device *d = context->device;
    if (!context->validates) return OPTIX7_OK;
    if (d->ops->download(d, &found, context->findings, sizeof(found)))
        return rw_optix7_fail(context, OPTIX7_CUDA, "optixLaunch", "%s", d->error);
    describe(pipeline, &found, text, sizeof(text));
    if (!*text) return OPTIX7_OK;
    const uint32_t *index = found.fault.launch_index;
    return rw_optix7_fail(context, OPTIX7_VALIDATION, "optixLaunch",
                          "%s; at launch index (%u, %u, %u), in '%s', and %u launch indices in all",
                          text, index[0], index[1], index[2],
                          rw_optix7_program_name(pipeline, found.fault.program),
                          found.outside_count);
}
