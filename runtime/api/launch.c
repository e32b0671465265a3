/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The launch calls, and what can be asked of launches under way. What any thread may call does not
 * enter the context, whose messages are its own thread's.
 */
#include "programs/config.h"
#include "runtime/launch/flight.h"

RTresult rw_launch_check(RTcontext context, unsigned entry, const size_t size[3])
{
    RTresult result =
        rw_argument_index(context, entry, context->entry_point_count, "entryPointIndex");
    if (result != RT_SUCCESS) return result;
    for (int i = 0; i < 3; i++)
        if (size[i] > UINT32_MAX)
            return rw_error(context, RT_ERROR_INVALID_VALUE,
                            "launch of %zu x %zu x %zu: a dimension has to be below 2^32", size[0],
                            size[1], size[2]);
    return RT_SUCCESS;
}

static RTresult launch(RTcontext context, unsigned entry, RTsize x, RTsize y, RTsize z,
                       const char *call)
{
    RW_ENTER_AS(context, RW_OBJECT_CONTEXT, RW_TO_WAIT, call);
    const size_t size[3] = {x, y, z};
    RW_CHECK(rw_launch_check(context, entry, size));
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

/* ---- without waiting ---- */

static RTresult begin(RTcontext context, unsigned entry, const size_t size[3],
                      const struct rw_launch_part *part, void *stream, RWfence *out)
{
    RWfence fence = NULL;
    RW_CHECK(rw_object_create(context, RW_OBJECT_FENCE, sizeof *fence, &fence));
    RTresult result = rw_context_launch_async(context, entry, size, part, stream, fence);
    if (result != RT_SUCCESS)
        rw_object_retire(&fence->base);
    else
        *out = fence;
    return result;
}

static RTresult launch_async(RTcontext context, unsigned entry, RTsize x, RTsize y, RTsize z,
                             void *stream, RWfence *out, const char *call)
{
    RW_ENTER_AS(context, RW_OBJECT_CONTEXT, RW_TO_CHANGE, call);
    const size_t size[3] = {x, y, z};
    RW_CHECK(rw_argument_pointer(context, out, "fence"));
    RW_CHECK(rw_launch_check(context, entry, size));
    return begin(context, entry, size, NULL, stream, out);
}

RTresult rwContextLaunchAsync1D(RTcontext context, unsigned int entryPointIndex, RTsize width,
                                void *stream, RWfence *fence)
{
    return launch_async(context, entryPointIndex, width, 1, 1, stream, fence, __func__);
}

RTresult rwContextLaunchAsync2D(RTcontext context, unsigned int entryPointIndex, RTsize width,
                                RTsize height, void *stream, RWfence *fence)
{
    return launch_async(context, entryPointIndex, width, height, 1, stream, fence, __func__);
}

RTresult rwContextLaunchAsync3D(RTcontext context, unsigned int entryPointIndex, RTsize width,
                                RTsize height, RTsize depth, void *stream, RWfence *fence)
{
    return launch_async(context, entryPointIndex, width, height, depth, stream, fence, __func__);
}

/* ---- parts ---- */

_Static_assert(RW_PART_INDICES == RW_SHARE_CHUNK, "parts are chunks as several devices share them");

static RTresult check_part(RTcontext context, const size_t size[3], RTsize first, RTsize count)
{
    const uint64_t indices = (uint64_t)size[0] * size[1];
    const uint64_t chunks = (indices + RW_SHARE_CHUNK - 1) / RW_SHARE_CHUNK;
    if (chunks >= UINT32_MAX || first > chunks || count > chunks - first)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "parts %lu to %lu of a launch of %zu x %zu, which has %llu", first,
                        first + count, size[0], size[1], (unsigned long long)chunks);
    RW_CHECK(rw_context_open_device(context));
    if (context->device_count == 1) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_NOT_SUPPORTED,
                    "parts of a launch are for contexts of one device; this one has %u",
                    context->device_count);
}

RTresult rwContextLaunchPart2D(RTcontext context, unsigned int entryPointIndex, RTsize width,
                               RTsize height, RTsize first, RTsize count, void *stream,
                               RWfence *fence)
{
    RW_ENTER_CONTEXT(context);
    const size_t size[3] = {width, height, 1};
    RW_CHECK(rw_argument_pointer(context, fence, "fence"));
    RW_CHECK(rw_launch_check(context, entryPointIndex, size));
    RW_CHECK(check_part(context, size, first, count));
    if (!context->launches_parts) rw_changed_structure(context); /* another kernel */
    context->launches_parts = true;
    const struct rw_launch_part part = {(uint32_t)first, (uint32_t)count};
    return begin(context, entryPointIndex, size, &part, stream, fence);
}

/* As rw_place of programs/dispatch/fetch.cuh. */
static void place(RTsize number, RTsize width, RTsize height, unsigned int index[2])
{
    const RTsize strip = number / (width * RW_TILE_HEIGHT);
    const RTsize rows_left = height - strip * RW_TILE_HEIGHT;
    const RTsize rows = rows_left < RW_TILE_HEIGHT ? rows_left : RW_TILE_HEIGHT;
    const RTsize in_strip = number - strip * width * RW_TILE_HEIGHT;
    const RTsize tile = in_strip / (RW_TILE_WIDTH * rows);
    const RTsize columns_left = width - tile * RW_TILE_WIDTH;
    const RTsize columns = columns_left < RW_TILE_WIDTH ? columns_left : RW_TILE_WIDTH;
    const RTsize in_tile = in_strip - tile * RW_TILE_WIDTH * rows;
    index[0] = (unsigned)(tile * RW_TILE_WIDTH + in_tile % columns);
    index[1] = (unsigned)(strip * RW_TILE_HEIGHT + in_tile / columns);
}

RTresult rwGetPartIndices2D(RTsize width, RTsize height, RTsize part,
                            unsigned int indices[RW_PART_INDICES][2], unsigned int *count)
{
    *count = 0;
    if (!indices || width > UINT32_MAX || height > UINT32_MAX) return RT_ERROR_INVALID_VALUE;
    const RTsize total = width * height, begin = part * RW_PART_INDICES;
    if (part > total / RW_PART_INDICES || begin >= total) return RT_ERROR_INVALID_VALUE;
    for (; *count < RW_PART_INDICES && begin + *count < total; ++*count)
        place(begin + *count, width, height, indices[*count]);
    return RT_SUCCESS;
}

RTresult rwFenceWait(RWfence fence)
{
    RW_ENTER_TO_WAIT(fence, RW_OBJECT_FENCE);
    bool done;
    return rw_fence_look(fence, true, &done);
}

RTresult rwFenceQuery(RWfence fence, int *done)
{
    RW_ENTER_TO_WAIT(fence, RW_OBJECT_FENCE);
    bool over;
    RW_CHECK(rw_argument_pointer(fence->base.context, done, "done"));
    RTresult result = rw_fence_look(fence, false, &over);
    *done = over;
    return result;
}

static void drop(void *object, void *unused)
{
    (void)unused;
    rw_fence_drop(object);
}

/* Not as other objects are destroyed: nothing of the graph changes, and nobody waits. Who cancels
 * by the fence meanwhile finds the launch, or none, but not another that has taken its place. */
static void leave_alone(RWfence fence)
{
    rw_look(fence, RW_OBJECT_FENCE, drop, NULL);
    rw_object_retire(&fence->base);
}

RTresult rwFenceDestroy(RWfence fence)
{
    RW_ENTER(fence, RW_OBJECT_FENCE);
    leave_alone(fence);
    return RT_SUCCESS;
}

RTresult rw_launch_alone(RTcontext context, unsigned entry, const size_t size[3], void *stream)
{
    RWfence fence;
    RW_CHECK(begin(context, entry, size, NULL, stream, &fence));
    leave_alone(fence);
    return RT_SUCCESS;
}

static void look_progress(void *object, void *out)
{
    const struct RWfence_api *fence = object;
    double *progress = out;
    *progress = 1;
    if (fence->flight) *progress = rw_flight_progress(&fence->base.context->flights, fence->flight);
}

RTresult rwFenceGetProgress(RWfence fence, double *progress)
{
    bool live = progress && rw_look(fence, RW_OBJECT_FENCE, look_progress, progress);
    return live ? RT_SUCCESS : RT_ERROR_INVALID_VALUE;
}

static void cancel_fence(void *object, void *by)
{
    struct RWfence_api *fence = object;
    if (fence->flight) rw_flight_cancel(&fence->base.context->flights, fence->flight, by);
}

RTresult rwFenceCancel(RWfence fence)
{
    static char by[] = "rwFenceCancel";
    return rw_look(fence, RW_OBJECT_FENCE, cancel_fence, by) ? RT_SUCCESS : RT_ERROR_INVALID_VALUE;
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

static void cancel_all(void *object, void *unused)
{
    (void)unused;
    rw_flights_cancel(&((RTcontext)object)->flights);
}

RTresult rwContextCancel(RTcontext context)
{
    return rw_look(context, RW_OBJECT_CONTEXT, cancel_all, NULL) ? RT_SUCCESS
                                                                 : RT_ERROR_INVALID_CONTEXT;
}
