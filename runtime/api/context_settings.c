/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Settings of a context: stack and depths, exceptions, printing, callbacks, attributes. Settings
 * that go into the kernel count as structure.
 */
#include "runtime/api/access.h"

#include <string.h>

/* What rtContextGetStackSize says before a size was set; the compiler computes what is needed. */
#define STACK_SIZE_DEFAULT 1024

RW_CONTEXT_GETTER(StackSize, RTsize, object->stack_size ? object->stack_size : STACK_SIZE_DEFAULT)
RW_CONTEXT_GETTER(MaxCallableProgramDepth, unsigned int, object->max_callable_depth)
RW_CONTEXT_GETTER(MaxTraceDepth, unsigned int, object->max_trace_depth)
RW_CONTEXT_GETTER(PrintEnabled, int, object->print_enabled)
RW_CONTEXT_GETTER(PrintBufferSize, RTsize, object->print_buffer_size)

/* ---- stack ---- */

RTresult rtContextSetStackSize(RTcontext context, RTsize bytes)
{
    RW_ENTER_CONTEXT(context);
    if (bytes > UINT32_MAX / 2)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "a stack of %lu bytes per thread; at most %u are possible", bytes,
                        UINT32_MAX / 2);
    if (bytes != context->stack_size) rw_changed_structure(context);
    context->stack_size = bytes;
    return RT_SUCCESS;
}

static RTresult set_depth(RTcontext context, unsigned *to, unsigned depth, unsigned most)
{
    if (depth > most)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "depth %u, at most %u is possible", depth,
                        most);
    if (depth != *to) rw_changed_structure(context);
    *to = depth;
    return RT_SUCCESS;
}

/* Before it was set the depth was another than Get gave. */
static RTresult set_depth_once(RTcontext context, unsigned *to, bool *set, unsigned depth,
                               unsigned most)
{
    RTresult result = set_depth(context, to, depth, most);
    if (result != RT_SUCCESS || *set) return result;
    *set = true;
    rw_changed_structure(context);
    return result;
}

RTresult rtContextSetMaxCallableProgramDepth(RTcontext context, unsigned int maxDepth)
{
    RW_ENTER_CONTEXT(context);
    return set_depth_once(context, &context->max_callable_depth, &context->max_callable_depth_set,
                          maxDepth, RW_MOST_CALLS);
}

RTresult rtContextSetMaxTraceDepth(RTcontext context, unsigned int maxDepth)
{
    RW_ENTER_CONTEXT(context);
    return set_depth_once(context, &context->max_trace_depth, &context->max_trace_depth_set,
                          maxDepth, RW_MOST_TRACES);
}

/* ---- exceptions ---- */

static const RTexception exceptions[] = {
    RT_EXCEPTION_PAYLOAD_ACCESS_OUT_OF_BOUNDS,
    RT_EXCEPTION_USER_EXCEPTION_CODE_OUT_OF_BOUNDS,
    RT_EXCEPTION_TRACE_DEPTH_EXCEEDED,
    RT_EXCEPTION_PROGRAM_ID_INVALID,
    RT_EXCEPTION_TEXTURE_ID_INVALID,
    RT_EXCEPTION_BUFFER_ID_INVALID,
    RT_EXCEPTION_INDEX_OUT_OF_BOUNDS,
    RT_EXCEPTION_STACK_OVERFLOW,
    RT_EXCEPTION_BUFFER_INDEX_OUT_OF_BOUNDS,
    RT_EXCEPTION_INVALID_RAY,
    RT_EXCEPTION_INTERNAL_ERROR,
    RT_EXCEPTION_USER,
};

/* The bits of one exception, or of all; 0 for a value that is none. */
static uint64_t exception_bits(RTexception exception)
{
    uint64_t bits = 0;
    for (size_t i = 0; i < sizeof exceptions / sizeof *exceptions; i++)
        if (exception == RT_EXCEPTION_ALL || exception == exceptions[i])
            bits |= rw_exception_bit(exceptions[i]);
    return bits;
}

static RTresult check_exception(RTcontext context, RTexception exception)
{
    if (exception_bits(exception)) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_INVALID_VALUE, "0x%x is not an exception",
                    (unsigned)exception);
}

RTresult rtContextSetExceptionEnabled(RTcontext context, RTexception exception, int enabled)
{
    RW_ENTER_CONTEXT(context);
    RTresult result = check_exception(context, exception);
    if (result != RT_SUCCESS) return result;
    uint64_t bits = exception_bits(exception), before = context->exceptions;
    context->exceptions = enabled ? before | bits : before & ~bits;
    if (context->exceptions != before) rw_changed_structure(context);
    return RT_SUCCESS;
}

RTresult rtContextGetExceptionEnabled(RTcontext context, RTexception exception, int *enabled)
{
    RW_ENTER_TO_READ(context, RW_OBJECT_CONTEXT);
    RW_CHECK(check_exception(context, exception));
    RW_CHECK(rw_argument_pointer(context, enabled, "enabled"));
    uint64_t bits = exception_bits(exception);
    *enabled = (context->exceptions & bits) == bits;
    return RT_SUCCESS;
}

/* ---- printing ---- */

RTresult rtContextSetPrintEnabled(RTcontext context, int enabled)
{
    RW_ENTER_CONTEXT(context);
    if (context->print_enabled != (enabled != 0)) rw_changed_structure(context);
    context->print_enabled = enabled != 0;
    return RT_SUCCESS;
}

RTresult rtContextSetPrintBufferSize(RTcontext context, RTsize bufferSizeBytes)
{
    RW_ENTER_CONTEXT(context);
    if (bufferSizeBytes > UINT32_MAX / 2)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "a print buffer of %lu bytes; at most %u are possible", bufferSizeBytes,
                        UINT32_MAX / 2);
    context->print_buffer_size = bufferSizeBytes;
    rw_changed_value(context);
    return RT_SUCCESS;
}

RTresult rtContextSetPrintLaunchIndex(RTcontext context, int x, int y, int z)
{
    RW_ENTER_CONTEXT(context);
    const int index[3] = {x, y, z};
    memcpy(context->print_index, index, sizeof index);
    rw_changed_value(context);
    return RT_SUCCESS;
}

RTresult rtContextGetPrintLaunchIndex(RTcontext context, int *x, int *y, int *z)
{
    RW_ENTER_TO_READ(context, RW_OBJECT_CONTEXT);
    RW_CHECK(rw_argument_pointer(context, x, "x"));
    RW_CHECK(rw_argument_pointer(context, y, "y"));
    RW_CHECK(rw_argument_pointer(context, z, "z"));
    *x = context->print_index[0];
    *y = context->print_index[1];
    *z = context->print_index[2];
    return RT_SUCCESS;
}

/* ---- tuning ---- */

RTresult rwContextSetTuning(RTcontext context, RWtune tuning)
{
    RW_ENTER_CONTEXT(context);
    if ((unsigned)tuning > RW_TUNE_FOUND)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "%d is no tuning; RW_TUNE_OFF, RW_TUNE_ON and RW_TUNE_FOUND are possible",
                        (int)tuning);
    context->tuning = tuning;
    return RT_SUCCESS;
}

/* ---- callbacks ---- */

/* runtime/launch/launch.c asks it. */
RTresult rtContextSetTimeoutCallback(RTcontext context, RTtimeoutcallback callback,
                                     double minPollingSeconds)
{
    RW_ENTER_CONTEXT(context);
    context->timeout_cb = callback;
    context->timeout_interval = minPollingSeconds;
    return RT_SUCCESS;
}

RTresult rtContextSetUsageReportCallback(RTcontext context, RTusagereportcallback callback,
                                         int verbosity, void *cbdata)
{
    RW_ENTER_CONTEXT(context);
    if (verbosity < 0 || verbosity > 3)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "verbosity %d; 0 to 3 are possible",
                        verbosity);
    context->report_cb = callback;
    context->report_verbosity = verbosity;
    context->report_user = cbdata;
    return RT_SUCCESS;
}
