/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rtTrace and the way back. A program that traces saves what it needs in its frame on the
 * continuation stack, says where to go on (rw_push), starts the ray (rw_trace) and ends its step.
 * After the closest-hit or miss program, rw_return goes on at the resume state, which
 * rw_find_resume has found at the top of the stack:
 *
 *     sp before            sp after rw_push
 *     | saved values ... resume state |        the resumed program lowers sp itself
 */
#ifndef RW_TRACE_CUH
#define RW_TRACE_CUH

#include "programs/builtins.h"
#include "programs/traverse/verify.cuh"
#include "programs/traverse/details.cuh"
#include "programs/traverse/traverse.cuh"

RW_INLINE rw_u32 *rw_resume_slot(struct rw_lane *lane)
{
    return (rw_u32 *)(lane->stack + lane->sp - sizeof(rw_u32));
}

/* Where programs recurse, resume points are saved together with the number of open traces: a count
 * in the lane would take a register. This is what one adds. */
RW_INLINE rw_u32 rw_one_trace(void)
{
    return rw_hook_depth_suffices() ? 0 : RW_RESUME_TRACE;
}

RW_INLINE rw_u32 rw_open_traces(const struct rw_lane *lane)
{
    return rw_hook_depth_suffices() ? 0 : lane->resume & ~(RW_RESUME_TRACE - 1);
}

/* The same of calls since the last trace, where callable programs recurse. */
RW_INLINE rw_u32 rw_one_call(void)
{
    return rw_hook_calls_suffice() ? 0 : RW_RESUME_CALL;
}

RW_INLINE rw_u32 rw_open_calls(const struct rw_lane *lane)
{
    return rw_hook_calls_suffice() ? 0 : lane->resume & (RW_RESUME_TRACE - RW_RESUME_CALL);
}

RW_INLINE bool rw_is_last_call(const struct rw_lane *lane)
{
    return !rw_hook_calls_suffice() && rw_open_calls(lane) >= rw_hook_max_calls() * RW_RESUME_CALL;
}

RW_INLINE bool rw_is_deepest(const struct rw_lane *lane)
{
    return !rw_hook_depth_suffices() && lane->resume >= rw_hook_max_depth() * RW_RESUME_TRACE;
}

RW_INLINE rw_u32 rw_resume_state(rw_u32 resume)
{
    if (!rw_hook_calls_suffice()) return resume & (RW_RESUME_CALL - 1);
    return rw_hook_depth_suffices() ? resume : resume & (RW_RESUME_TRACE - 1);
}

/* As many traces may be open with every strategy and on every device, and the compiler computes a
 * stack for as many. With its exception disabled too deep a recursion is a stack overflow. */
RW_INLINE rw_u32 rw_depth_exception(void)
{
    return rw_has(RW_FEATURE_DEPTH_CHECK) ? RT_EXCEPTION_TRACE_DEPTH_EXCEEDED
                                          : RT_EXCEPTION_STACK_OVERFLOW;
}

/* Has the launch been cancelled? Only kernels with RW_FEATURE_CANCEL ask. */
RW_INLINE bool rw_is_cancelled(const struct rw_launch *launch)
{
    const RW_GLOBAL struct rw_counter *draw = (const RW_GLOBAL struct rw_counter *)launch->counter;
    return __atomic_load_n(&draw->cancelled, __ATOMIC_RELAXED) != 0;
}

RW_BUILTIN rw_u32 rw_cancelled(const struct rw_lane *lane)
{
    return rw_is_cancelled(lane->launch);
}

RW_BUILTIN rw_u32 rw_push(struct rw_lane *lane, rw_u32 frame_size, rw_u32 resume_state)
{
    if (rw_is_deepest(lane)) {
        lane->exception = rw_depth_exception();
        return 0;
    }
    lane->sp += frame_size;
    *rw_resume_slot(lane) = rw_open_traces(lane) + rw_one_trace() + resume_state;
    return 1;
}

/* Calls of callable programs do not count as traces. As many may be open, one in another, with
 * every strategy, and the compiler computes a stack for as many; it is checked always, for an
 * overflow would write into other memory. */
RW_BUILTIN rw_u32 rw_push_call(struct rw_lane *lane, rw_u32 frame_size, rw_u32 resume_state)
{
    if (rw_is_last_call(lane)) {
        lane->exception = RT_EXCEPTION_STACK_OVERFLOW;
        return 0;
    }
    lane->sp += frame_size;
    *rw_resume_slot(lane) =
        rw_open_traces(lane) + rw_open_calls(lane) + rw_one_call() + resume_state;
    return 1;
}

RW_BUILTIN void rw_call(struct rw_lane *lane, rw_u32 state, unsigned char *arguments)
{
    lane->state = state;
    lane->arguments = arguments;
}

RW_BUILTIN void rw_return_call(struct rw_lane *lane)
{
    lane->state = rw_resume_state(*rw_resume_slot(lane));
}

/* Local memory answers late: a program that read this at its end, as most are short, would wait. */
RW_BUILTIN void rw_find_resume(struct rw_lane *lane)
{
    lane->resume = rw_load_here(*rw_resume_slot(lane));
}

RW_BUILTIN void rw_return(struct rw_lane *lane)
{
    lane->state = rw_resume_state(lane->resume);
}

RW_BUILTIN void rw_finish(struct rw_lane *lane)
{
    lane->state = RW_STATE_FETCH;
}

/* Those that are not miss at once where nobody asks (rw_begin_traversal). So do those with an empty
 * interval, which are valid. */
RW_INLINE bool rw_ray_is_valid(const struct rw_lane *lane)
{
    bool interval = lane->tmin == lane->tmin && lane->tmax == lane->tmax;
    bool type = rw_has(RW_FEATURE_SBT) || lane->ray_type < lane->launch->ray_type_count;
    return rw_is_line(lane, true) && interval && type;
}

RW_BUILTIN void rw_trace(struct rw_lane *lane, rw_u32 root, float ox, float oy, float oz, float dx,
                         float dy, float dz, rw_u32 ray_type, float tmin, float tmax, rw_u32 mask,
                         rw_u32 flags, unsigned char *payload, rw_u32 payload_size, float time)
{
    lane->state = RW_STATE_TRAVERSE;
    lane->origin[0] = ox;
    lane->origin[1] = oy;
    lane->origin[2] = oz;
    lane->direction[0] = dx;
    lane->direction[1] = dy;
    lane->direction[2] = dz;
    lane->tmin = tmin;
    lane->tmax = tmax;
    lane->ray_type = ray_type;
    lane->ray_mask = mask;
    lane->ray_flags = flags;
    lane->root = root;
    lane->payload = payload;
    lane->payload_offset = (rw_u32)(payload - lane->stack);
    if (rw_has(RW_FEATURE_PAYLOAD_CHECK)) lane->payload_size = payload_size;
    lane->time = time;
    if (rw_is_invocation(lane)) {
        lane->state = RW_STATE_ENDED;
        lane->traversal_sp = 0;
        return;
    }
    if (rw_has(RW_FEATURE_RAY_CHECK) && !rw_ray_is_valid(lane)) {
        lane->exception = RT_EXCEPTION_INVALID_RAY;
        rw_detail_ray(lane);
        return;
    }
    if (!rw_verify_handle(lane)) return;
    lane->traversal_sp = RW_NONE; /* traversal begins it */
}

#endif
