/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The persistent state machine that runs a launch. Every lane carries one launch index at a time:
 *
 *     while some lane has a ray:
 *         lanes at programs run them   -> TRAVERSE, FETCH
 *         refill idle lanes            FETCH -> ray generation, or DONE
 *         lanes with a ray traverse    -> ENDED: closest-hit, miss, or a resume point
 *
 * The warp leaves traversal when too few of its lanes still traverse and others have something to
 * do; the rays under way stay where they are, in registers, and go on in the next round together
 * with new ones. This is what makes incoherent rays fast. In the end lanes without a ray help
 * (programs/traverse/help.cuh). A warp of one lane (CPU) traverses every ray to its end, by the
 * same code.
 */
#ifndef RW_MEGAKERNEL_CUH
#define RW_MEGAKERNEL_CUH

#include "programs/dispatch/fetch.cuh"
#include "programs/dispatch/findings.cuh"
#include "programs/traverse/help.cuh"
#include "programs/profile.cuh"
#include "programs/traverse/traverse.cuh"
#include "programs/dispatch/trace.cuh"
#include "programs/optix7/hit_object.cuh"

/* Is the lane at a program, or at the choice of one? */
RW_INLINE bool rw_is_program(rw_u32 state)
{
    return (int)state >= RW_STATE_ENDED;
}

/* After lane->exception was set in `state`: the index goes on in its exception program. An
 * exception in there, or there being none, ends the index. */
RW_INLINE void rw_unwind(struct rw_lane *lane, rw_u32 state)
{
    rw_u32 handler = rw_scene_exception(lane->launch);
    lane->sp = 0;
    lane->resume = 0;
    lane->instance = RW_NONE;
    lane->state = RW_STATE_FETCH;
    if (handler != 0 && state != handler && lane->exception != RW_EXCEPTION_EXIT)
        lane->state = handler;
}

/* The compiler knows it by name (compiler/load/unused.c). */
RW_INLINE void rw_end_ray(struct rw_lane *lane) __asm__("rw_end_ray");

/* The lane's ray has ended: closest-hit, miss, or straight back to the caller. */
RW_INLINE void rw_end_ray(struct rw_lane *lane)
{
    rw_find_resume(lane);
    rw_count_ray(lane);
    rw_u32 program = rw_is_traversal(lane) ? 0 : rw_ended_program(lane);
    if (program != 0)
        lane->state = program;
    else
        rw_return(lane);
}

/* What programs see of a hit is set right before they run, and takes no registers in traversal. An
 * exception while it is set leaves nothing to run. */
RW_INLINE void rw_run_program(struct rw_lane *lane)
{
    rw_u32 state = lane->state;
    bool threw = false;
    if (state == RW_STATE_ENDED) {
        rw_end_ray(lane);
        threw = rw_may_end_badly() && lane->exception != 0;
    }
    if (!threw) rw_hook_step(lane);
    if (lane->exception == 0) return;
    rw_tell_limit(lane);
    rw_unwind(lane, state);
}

/* Leaves the launch index, whatever the lane does, and whichever it helps. */
RW_INLINE void rw_drop_index(struct rw_lane *lane)
{
    rw_end_traversal(lane);
    lane->sp = 0;
    lane->resume = 0;
    lane->instance = RW_NONE;
    if (rw_is_helper(lane))
        lane->state = (rw_u32)RW_STATE_DONE;
    else if ((int)lane->state != RW_STATE_DONE)
        lane->state = RW_STATE_FETCH;
}

/* RW_FEATURE_CANCEL: all lanes of the warp drop what they do when the launch is cancelled. Threads
 * of the CPU ask each time. */
RW_INLINE void rw_check_cancelled(struct rw_lane *lane, rw_u32 *rounds)
{
    if (!rw_has(RW_FEATURE_CANCEL)) return;
    if (rw_warp_size() != 1 && ++*rounds % RW_CANCEL_ROUNDS != 0) return;
    if (rw_warp_ballot(rw_is_cancelled(lane->launch)) != 0) rw_drop_index(lane);
}

/* Whose turn is it, of the lanes at programs? What begins comes first, so that it goes on together
 * with those that wait in a loop, and last what follows the loop, for all of them: programs often
 * end in atomic operations of neighbours. */
RW_INLINE bool rw_has_turn(rw_u32 state)
{
    const rw_u32 first = rw_hook_first_round(), ends = rw_hook_round_ends();
    bool waits = rw_is_program(state);
    if (first == 0) return waits;
    bool begins = waits && state < first;
    if (rw_warp_ballot(begins) != 0) return begins;
    bool has_ended = waits && (ends >> (state - first) & 1) != 0;
    bool goes_on = waits && !has_ended;
    return rw_warp_ballot(goes_on) != 0 ? goes_on : has_ended;
}

/* Until no lane of the warp is at a program. */
RW_INLINE void rw_run_programs(struct rw_lane *lane, rw_u32 *rounds)
{
    rw_profile_to_dispatch(lane);
    while (rw_warp_ballot(rw_is_program(lane->state)) != 0) {
        rw_check_cancelled(lane, rounds);
        if (rw_has_turn(lane->state)) rw_run_program(lane);
    }
}

/* An exception in a program that ran during traversal ends the ray. */
RW_INLINE void rw_check_traversal(struct rw_lane *lane)
{
    const rw_u32 programs = RW_FEATURE_PRIMITIVES | RW_FEATURE_ANY_HIT | RW_FEATURE_SELECTORS;
    if (!(RW_GRAPH || rw_has(programs)) || lane->exception == 0) return;
    rw_end_traversal(lane);
    rw_unwind(lane, RW_STATE_TRAVERSE);
}

/* Leaf entries, only as long as enough of the lanes have some: the others wait. All lanes of the
 * warp come along, so they meet again after every entry, or every two triangles: a test costs
 * little more than the vote on it. */
RW_INLINE void rw_step_leaves(struct rw_lane *lane, rw_u32 traversing)
{
    rw_u32 share = rw_has(RW_FEATURE_NARROW_NODES) ? RW_NARROW_LEAF_SHARE : RW_LEAF_SHARE;
    rw_u32 enough = (traversing + share - 1) / share;
    while (rw_popcount(rw_warp_ballot(rw_has_leaves(lane))) >= enough) {
        if (!rw_has_leaves(lane)) continue;
        rw_step_leaf(lane);
        rw_check_traversal(lane);
    }
}

/* A node and its leaves for every lane that traverses; the others have empty groups and stacks. */
RW_INLINE void rw_traverse_round(struct rw_lane *lane, rw_u32 traversing)
{
    if (rw_has_nodes(lane)) rw_step_node(lane);
    if (RW_GRAPH) rw_check_traversal(lane);
    rw_uint2 next = rw_look_ahead(lane);
    const rw_u32 height = lane->traversal_sp;
    rw_step_leaves(lane, traversing);
    rw_end_at_first_hit(lane);
    if (rw_has_nodes(lane) || rw_has_leaves(lane)) return;
    if (lane->traversal_sp != 0) {
        rw_take_postponed(lane, rw_look_again(lane, next, height));
        /* What waited may have been farther than the hit. */
        if (!rw_has(RW_FEATURE_NARROW_NODES) || !rw_traverse_done(lane)) return;
    }
    if (lane->state == RW_STATE_TRAVERSE) lane->state = RW_STATE_ENDED;
}

/* The compiler's pass outline knows it by name. */
RW_INLINE bool rw_traverse_warp(struct rw_lane *lane, bool exhausted) __asm__("rw_traverse_warp");

/* Traverses until too few lanes still do, and others have something to do: every lane whose ray
 * ends has, a program is next. When the launch indices are `exhausted`, lanes that are done help.
 * False when no lane traverses. */
RW_INLINE bool rw_traverse_warp(struct rw_lane *lane, bool exhausted)
{
    rw_profile_to(lane, RW_STATE_TRAVERSE);
    rw_begin_traversal(lane);
    rw_u32 live = rw_popcount(rw_warp_ballot((int)lane->state != RW_STATE_DONE));
    rw_u32 started = rw_popcount(rw_warp_ballot(lane->state == RW_STATE_TRAVERSE));
    rw_u32 enough = rw_max(1, rw_min(started, rw_min(lane->launch->threshold, live)));
    bool helps = rw_may_help() && exhausted;
    rw_u32 traversing = started;
    while (traversing >= enough) {
        rw_profile_lanes(lane, RW_STATE_TRAVERSE, traversing);
        if (helps) rw_find_helpers(lane);
        rw_traverse_round(lane, traversing);
        if (helps) rw_end_help(lane);
        traversing = rw_popcount(rw_warp_ballot(lane->state == RW_STATE_TRAVERSE));
    }
    return started != 0;
}

/* What is asked of lanes whatever they do. The rest of a lane is left undefined on purpose: every
 * ray sets it, and what all rays set to the same is then no variable but that value. */
RW_INLINE void rw_open_lane(struct rw_lane *lane)
{
    lane->state = RW_STATE_FETCH;
    lane->sp = 0;
    lane->resume = 0;
    lane->exception = 0;
    lane->instance = RW_NONE;
    lane->hit_leaf = RW_NONE;
    lane->hit_instance = RW_NONE;
    lane->bottom_sp = RW_NONE;
    lane->traversal_sp = 0;
    lane->payload_size = 0;
    lane->counted_nodes = 0;
    lane->counted_primitives = 0;
    lane->counted_instances = 0;
    rw_drop_groups(lane);
}

#if !RW_BATCH
extern "C" __global__ void rw_megakernel(struct rw_launch launch)
{
    rw_u64 stack[RW_GRAPH ? RW_GRAPH_STACK : RW_TRAVERSAL_STACK];
    rw_u64 cpu_stack[RW_GRAPH ? RW_GRAPH_LEVELS * RW_CPU_STACK / 2 : RW_CPU_STACK];
    struct rw_lane lane;
#if RW_GRAPH
    struct rw_graph graph;
    lane.graph = &graph;
#endif
    rw_open_lane(&lane);
    lane.stack = rw_hook_stack();
    if (rw_hook_first_round() != 0) lane.rounds = rw_hook_rounds();
    lane.constants = rw_hook_constants(&launch);
    lane.launch = &launch;
    lane.hit_attributes = rw_hook_hit_attributes();
    lane.candidate_attributes = rw_hook_candidate_attributes();
    lane.traversal_stack = rw_has(RW_FEATURE_FULL_BOXES) ? cpu_stack : stack;
    struct rw_supply supply;
    rw_open_supply(&supply, &launch);
    rw_u32 rounds = 0;
    rw_profile_open(&lane);

    do {
        do rw_run_programs(&lane, &rounds);
        while (rw_refill(&lane, &supply));
    } while (rw_traverse_warp(&lane, supply.exhausted));
    rw_profile_close(&lane);
}
#endif

#endif
