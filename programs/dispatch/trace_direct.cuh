/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rtTrace as a plain call (strategy DIRECT), for comparison with the state machine and as its
 * reference: the nested ray gets a lane of its own, is traced to the end, and its closest-hit or
 * miss program has run on return. Recursive programs make this a recursive function, the only one.
 */
#ifndef RW_TRACE_DIRECT_CUH
#define RW_TRACE_DIRECT_CUH

#include "programs/dispatch/trace.cuh"
#include "programs/optix7/hit_object.cuh"

/* The lane of a ray that `outer` traces. */
RW_INLINE void rw_nest_lane(struct rw_lane *inner, const struct rw_lane *outer)
{
    inner->launch = outer->launch;
    inner->constants = outer->constants;
    inner->stack = outer->stack;
    inner->traversal_stack = outer->traversal_stack; /* nothing of the outer ray is left there */
    inner->resume = outer->resume + RW_RESUME_TRACE;
    inner->launch_index[0] = outer->launch_index[0];
    inner->launch_index[1] = outer->launch_index[1];
    inner->launch_index[2] = outer->launch_index[2];
    inner->exception = 0;
    inner->profile = outer->profile;
    inner->handle = outer->handle;
    inner->record_step = outer->record_step;
    inner->miss_index = outer->miss_index;
    if (rw_verifies()) inner->tracer = outer->tracer;
    if (RW_GRAPH) inner->graph = outer->graph; /* what programs ask of it they have asked */
}

/* The nested ray has ended: its closest-hit or miss program, or what it found for `outer`. */
RW_INLINE void rw_end_nested(struct rw_lane *inner, struct rw_lane *outer)
{
    rw_count_ray(inner);
    if (rw_is_traversal(inner)) {
        rw_keep_hit(inner);
        outer->object = inner->object;
        return;
    }
    if (rw_is_invocation(inner)) inner->object = outer->object;
    inner->state = rw_ended_program(inner);
    if (!rw_may_end_badly() || inner->exception == 0) rw_hook_shade(inner);
}

/* A callable program that recurses. There is no continuation stack here: sp counts the
 * calls open since the last trace. */
RW_BUILTIN void rw_call_direct(struct rw_lane *lane, rw_u32 state, unsigned char *arguments)
{
    if (lane->sp >= rw_hook_max_calls()) {
        lane->exception = RT_EXCEPTION_STACK_OVERFLOW;
        return;
    }
    lane->sp++;
    lane->arguments = arguments;
    rw_hook_call(lane, state);
    lane->sp--;
}

RW_BUILTIN void rw_trace_direct(struct rw_lane *lane, rw_u32 root, float ox, float oy, float oz,
                                float dx, float dy, float dz, rw_u32 ray_type, float tmin,
                                float tmax, rw_u32 mask, rw_u32 flags, unsigned char *payload,
                                rw_u32 payload_size, float time)
{
    struct rw_lane inner = {};
    if (rw_is_deepest(lane)) {
        lane->exception = rw_depth_exception();
        return;
    }
    if (rw_has(RW_FEATURE_CANCEL) && rw_is_cancelled(lane->launch)) {
        lane->exception = RW_EXCEPTION_EXIT;
        return;
    }
    rw_nest_lane(&inner, lane);
    inner.hit_attributes = rw_hook_hit_attributes();
    inner.candidate_attributes = rw_hook_candidate_attributes();
    rw_trace(&inner, root, ox, oy, oz, dx, dy, dz, ray_type, tmin, tmax, mask, flags, payload,
             payload_size, time);
    const rw_u32 before = rw_profile_trace(&inner);
    while (inner.exception == 0 && !rw_traverse_done(&inner)) {
        rw_profile_round(&inner);
        rw_traverse_step(&inner);
    }
    rw_profile_leave(&inner, before);
    if (inner.exception == 0) rw_end_nested(&inner, lane);
    if (inner.exception != 0) lane->exception = inner.exception;
}

#endif
