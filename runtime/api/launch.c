/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The launch calls, and what can be asked of launches under way. What any thread may call does not
 * enter the context, whose messages are its own thread's.
 */
#include "runtime/launch/flight.h"

static RTresult launch(RTcontext context, unsigned entry, RTsize x, RTsize y, RTsize z,
                       const char *call)
{
    if (!rw_enter(context, RW_OBJECT_CONTEXT, call)) return RT_ERROR_INVALID_CONTEXT;
    const size_t size[3] = {x, y, z};
    RTresult result =
        rw_argument_index(context, entry, context->entry_point_count, "entryPointIndex");
    if (result != RT_SUCCESS) return result;
    for (int i = 0; i < 3; i++)
        if (size[i] > UINT32_MAX)
            return rw_error(context, RT_ERROR_INVALID_VALUE,
                            "launch of %zu x %zu x %zu: a dimension has to be below 2^32", size[0],
                            size[1], size[2]);
    return rw_context_launch(context, entry, size);
}

RTresult rtContextLaunch1D(RTcontext context, unsigned int entryPointIndex, RTsize width)
{
    return launch(context, entryPointIndex, width, 1, 1, __func__);
}

RTresult rtContextLaunch2D(RTcontext context, unsigned int entryPointIndex, RTsize width,
                           RTsize height)
{
    return launch(context, entryPointIndex, width, height, 1, __func__);
}

RTresult rtContextLaunch3D(RTcontext context, unsigned int entryPointIndex, RTsize width,
                           RTsize height, RTsize depth)
{
    return launch(context, entryPointIndex, width, height, depth, __func__);
}

/* Compiling is part of the launch; this call has had no effect since version 4. */
RTresult rtContextCompile(RTcontext context)
{
    RW_ENTER_CONTEXT(context);
    return RT_SUCCESS;
}

/* ---- while they are under way ---- */

RTresult rwContextSetProgressCallback(RTcontext context, RWprogresscallback callback, void *user,
                                      double seconds)
{
    RW_ENTER_CONTEXT(context);
    context->progress_cb = callback;
    context->progress_user = user;
    context->progress_interval = seconds;
    return RT_SUCCESS;
}

RTresult rwContextCancel(RTcontext context)
{
    RTcontext live = rw_handle_of(context, RW_OBJECT_CONTEXT);
    if (!live) return RT_ERROR_INVALID_CONTEXT;
    rw_flights_cancel(&live->flights);
    return RT_SUCCESS;
}
