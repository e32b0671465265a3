/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Validation mode: a launch is waited for, and what ended launch indices without an exception
 * program to tell of it is an error of the call, with a message. Kernels check what they can find
 * (pipeline.c, exceptions_of).
 */
#include "raywright_types.h"
#include "runtime/optix7/pipeline.h"

static const struct {
    uint32_t exception;
    const char *text;
} texts[] = {
    {RT_EXCEPTION_TRACE_DEPTH_EXCEEDED, "more traces were open at once than the pipeline was made "
                                        "for; raise maxTraceDepth of its link "
                                        "options"},
    {RT_EXCEPTION_STACK_OVERFLOW,
     "the continuation stack is full; more callables called one another than are supported"},
    {RT_EXCEPTION_INVALID_RAY,
     "a ray was traced with a number that is not finite in its origin or direction, a direction of "
     "zero, or a NaN for tmin or tmax"},
};

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
    return result;
}

optix7_result rw_optix7_findings_tell(struct optix7_context *context)
{
    struct rw_findings found;
    struct rw_device *d = context->device;
    if (!context->validates) return OPTIX7_OK;
    if (d->ops->download(d, &found, context->findings, sizeof(found)))
        return rw_optix7_fail(context, OPTIX7_CUDA, "optixLaunch", "%s", d->error);
    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
        if (texts[i].exception == found.limit)
            return rw_optix7_fail(context, OPTIX7_VALIDATION, "optixLaunch", "%s", texts[i].text);
    return OPTIX7_OK;
}
