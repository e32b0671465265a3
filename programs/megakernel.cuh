/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The persistent state machine that runs a launch. Every lane carries one launch index at a time:
 *
 *     while some lane has work:
 *         refill idle lanes           FETCH -> ray generation, or DONE
 *         lanes at a program run it   -> TRAVERSE, another program, FETCH
 *         lanes with a ray traverse   -> closest-hit, miss, or a resume point
 *
 * The warp leaves traversal when too few of its lanes still traverse and others have something to
 * do; the rays under way stay where they are, in registers, and go on in the next round together
 * with new ones. This is what makes incoherent rays fast. A warp of one lane (CPU) traverses every
 * ray to its end, by the same code.
 */
#ifndef RW_MEGAKERNEL_CUH
#define RW_MEGAKERNEL_CUH

#include "programs/fetch.cuh"
#include "programs/profile.cuh"
#include "programs/trace.cuh"

RW_INLINE bool rw_is_program(rw_u32 state)
{
    return state >= RW_STATE_FIRST_PROGRAM && state != RW_STATE_DONE;
}

/* After lane->exception was set in `state`: the index goes on in its exception program. An
 * exception in there, or there being none, ends the index. */
RW_INLINE void rw_unwind(struct rw_lane *lane, rw_u32 state)
{
    rw_u32 handler = lane->launch->exception;
    lane->sp = 0;
    lane->depth = 0;
    lane->hit_record = RW_NONE;
    lane->state = RW_STATE_FETCH;
    if (handler != 0 && state != handler && lane->exception != RW_EXCEPTION_EXIT)
        lane->state = handler;
}

RW_INLINE void rw_run_program(struct rw_lane *lane)
{
    rw_u32 state = lane->state;
    rw_traverse_show_hit(lane);
    rw_hook_step(lane);
    if (lane->exception != 0) rw_unwind(lane, state);
}

/* The ray has ended: closest-hit, miss, or straight back to the caller. */
RW_INLINE void rw_end_ray(struct rw_lane *lane)
{
    rw_count_ray(lane);
    rw_u32 program = rw_traverse_program(lane);
    if (program != 0)
        lane->state = program;
    else
        rw_return(lane);
}

RW_INLINE void rw_traverse_some(struct rw_lane *lane)
{
    rw_traverse_round(lane);
    if (lane->exception != 0)
        rw_unwind(lane, RW_STATE_TRAVERSE);
    else if (rw_traverse_done(lane))
        rw_end_ray(lane);
}

/* Is there something for lanes that do not traverse? Exactly what the main loop would do, or the
 * warp would leave and come back for nothing. */
RW_INLINE bool rw_has_other_work(const struct rw_lane *lane, const struct rw_supply *supply)
{
    if (rw_warp_ballot(rw_is_program(lane->state)) != 0) return true;
    rw_u32 idle = rw_warp_ballot(lane->state == RW_STATE_FETCH);
    return !supply->exhausted && rw_worth_refilling(idle, true);
}

RW_INLINE void rw_traverse_warp(struct rw_lane *lane, const struct rw_supply *supply)
{
    rw_u32 live = rw_popcount(rw_warp_ballot(lane->state != RW_STATE_DONE));
    rw_u32 enough = rw_min(lane->launch->threshold, live);
    for (;;) {
        rw_u32 traversing = rw_warp_ballot(lane->state == RW_STATE_TRAVERSE);
        if (traversing == 0) break;
        if (rw_popcount(traversing) < enough && rw_has_other_work(lane, supply)) break;
        rw_profile_lanes(lane, RW_STATE_TRAVERSE, traversing);
        if (lane->state == RW_STATE_TRAVERSE) rw_traverse_some(lane);
    }
}

extern "C" __global__ void rw_megakernel(struct rw_launch launch)
{
    rw_u32 stack[RW_TRAVERSAL_STACK];
    struct rw_lane lane = {};
    lane.state = RW_STATE_FETCH;
    lane.stack = rw_hook_stack();
    lane.constants = rw_hook_constants(&launch);
    lane.launch = &launch;
    lane.hit_attributes = rw_hook_attributes();
    lane.candidate_attributes = rw_hook_attributes();
    lane.traversal_stack = stack;
    struct rw_supply supply;
    rw_open_supply(&supply, &launch);
    rw_profile_open(&lane);

    for (;;) {
        rw_profile_to(&lane, RW_STATE_FETCH);
        rw_refill(&lane, &supply);
        if (rw_warp_ballot(lane.state != RW_STATE_DONE) == 0) break;
        rw_profile_to_dispatch(&lane);
        if (rw_is_program(lane.state)) rw_run_program(&lane);
        rw_profile_to(&lane, RW_STATE_TRAVERSE);
        rw_traverse_warp(&lane, &supply);
    }
    rw_profile_close(&lane);
}

#endif
