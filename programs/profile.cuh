/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Counters of a profiled kernel (RW_FEATURE_PROFILE). Without the feature every function here is
 * empty once the features are constant, and the kernel is the same as without them.
 *
 * Time. At every moment a warp is in one state; struct rw_profile_warp, which its lanes share, says
 * in which and since when. Who enters another state charges the time to the one that is left, so
 * that the states of a kernel add up to the time its warps lived. Lanes that enter a state together
 * are a group: its first lane counts, and how many there are goes into the state's histogram.
 *
 * Work. A lane counts what its ray does in fields of its own and adds them up when the ray ends.
 *
 * Each warp adds to one of several copies of the counters, chosen as it starts, or all warps of the
 * device would wait for the same addresses.
 */
#ifndef RW_PROFILE_CUH
#define RW_PROFILE_CUH

#include "programs/builtins.h"
#include "programs/scene.cuh"

enum rw_count_kind { RW_COUNT_NODE, RW_COUNT_PRIMITIVE, RW_COUNT_INSTANCE };

#if defined(__CUDA__)
extern "C" __device__ rw_u32 rw_active_lanes(void) __asm__("llvm.nvvm.activemask");
RW_INLINE rw_u64 rw_clock(void)
{
    return (rw_u64)__nvvm_read_ptx_sreg_clock64();
}
#else /* a plain host build is never profiled */
RW_INLINE rw_u32 rw_active_lanes(void)
{
    return 1;
}
RW_INLINE rw_u64 rw_clock(void)
{
    return 0;
}
#endif

typedef volatile struct rw_profile_warp rw_profile_shared;

RW_INLINE bool rw_is_profiled(const struct rw_lane *lane)
{
    return rw_has(RW_FEATURE_PROFILE) && lane->profile;
}

RW_INLINE bool rw_leads(rw_u32 lanes)
{
    return rw_warp_lane() == rw_lowest_bit(lanes);
}

RW_INLINE RW_GLOBAL struct rw_profile *rw_profile_counters(const struct rw_lane *lane)
{
    return (RW_GLOBAL struct rw_profile *)((rw_profile_shared *)lane->profile)->counters;
}

RW_INLINE RW_GLOBAL struct rw_profile_state *rw_profile_state(const struct rw_lane *lane,
                                                              rw_u32 state)
{
    return (RW_GLOBAL struct rw_profile_state *)(rw_profile_counters(lane) + 1) + state;
}

/* Charges the time since the last change of state; the calling lane leads its group. */
RW_INLINE void rw_profile_charge(struct rw_lane *lane, rw_u32 to)
{
    rw_profile_shared *warp = lane->profile;
    rw_u64 now = rw_clock();
    rw_atomic_add64(&rw_profile_state(lane, warp->state)->cycles, now - warp->since);
    warp->since = now;
    warp->state = to;
}

/* On to a state, by the lanes that call this together. */
RW_INLINE void rw_profile_to(struct rw_lane *lane, rw_u32 state)
{
    if (rw_is_profiled(lane) && rw_leads(rw_active_lanes())) rw_profile_charge(lane, state);
}

RW_INLINE void rw_profile_to_dispatch(struct rw_lane *lane)
{
    rw_profile_to(lane, rw_hook_profile_dispatch());
}

/* So many lanes do what `state` is about. */
RW_INLINE void rw_profile_lanes(struct rw_lane *lane, rw_u32 state, rw_u32 count)
{
    if (rw_is_profiled(lane) && rw_leads(rw_active_lanes()))
        rw_atomic_add64(&rw_profile_state(lane, state)->lanes[count], 1);
}

/* The compiler calls these where a program or a resume point begins, and where it ends. */
RW_BUILTIN rw_u32 rw_profile_enter(struct rw_lane *lane, rw_u32 state)
{
    if (!rw_is_profiled(lane)) return 0;
    rw_u32 lanes = rw_active_lanes();
    rw_u32 before = ((rw_profile_shared *)lane->profile)->state;
    if (rw_leads(lanes)) {
        rw_profile_charge(lane, state);
        rw_atomic_add64(&rw_profile_state(lane, state)->lanes[rw_popcount(lanes)], 1);
    }
    return before;
}

RW_BUILTIN void rw_profile_leave(struct rw_lane *lane, rw_u32 before)
{
    rw_profile_to(lane, before);
}

/* Strategy DIRECT: a program goes into traversal; what it is in before is to be left to. Each round
 * of its loop counts those that make it together. */
RW_INLINE rw_u32 rw_profile_trace(struct rw_lane *lane)
{
    if (!rw_is_profiled(lane)) return 0;
    rw_u32 before = ((rw_profile_shared *)lane->profile)->state;
    rw_profile_to(lane, RW_STATE_TRAVERSE);
    return before;
}

RW_INLINE void rw_profile_round(struct rw_lane *lane)
{
    if (rw_is_profiled(lane))
        rw_profile_lanes(lane, RW_STATE_TRAVERSE, rw_popcount(rw_active_lanes()));
}

/* A program was suspended, to be resumed in `state`. */
RW_BUILTIN void rw_profile_suspend(struct rw_lane *lane, rw_u32 state)
{
    rw_u32 lanes = rw_is_profiled(lane) ? rw_active_lanes() : 0;
    if (lanes != 0 && rw_leads(lanes))
        rw_atomic_add64(&rw_profile_state(lane, state)->suspended, rw_popcount(lanes));
}

/* ---- a warp's life ---- */

RW_INLINE void rw_profile_open(struct rw_lane *lane)
{
    if (!rw_has(RW_FEATURE_PROFILE) || !lane->launch->profile) return;
    RW_GLOBAL struct rw_profile_head *head =
        (RW_GLOBAL struct rw_profile_head *)lane->launch->profile;
    lane->profile = rw_hook_profile_warp();
    if (rw_leads(rw_active_lanes())) {
        rw_profile_shared *warp = lane->profile;
        rw_u32 copy = rw_atomic_add32(&head->warps, 1) % head->copies;
        warp->counters = (rw_u64)(head + 1) + (rw_u64)copy * head->stride;
        warp->state = RW_STATE_FETCH;
        warp->begin = rw_clock();
        warp->since = warp->begin;
    }
    rw_warp_ballot(true); /* all lanes see what the first wrote */
}

RW_INLINE void rw_profile_close(struct rw_lane *lane)
{
    if (!rw_is_profiled(lane) || !rw_leads(rw_active_lanes())) return;
    rw_profile_charge(lane, RW_STATE_FETCH);
    rw_profile_shared *warp = lane->profile;
    rw_atomic_add64(&rw_profile_counters(lane)->cycles, warp->since - warp->begin);
}

/* ---- a ray's life ---- */

RW_INLINE void rw_count(struct rw_lane *lane, enum rw_count_kind kind, rw_u32 times)
{
    if (!rw_has(RW_FEATURE_PROFILE)) return;
    if (kind == RW_COUNT_NODE) lane->counted_nodes += times;
    if (kind == RW_COUNT_PRIMITIVE) lane->counted_primitives += times;
    if (kind == RW_COUNT_INSTANCE) lane->counted_instances += times;
}

/* 0, 1, 2..3, 4..7, ... */
RW_INLINE rw_u32 rw_profile_bin(rw_u32 n)
{
    rw_u32 bin = n ? 32 - (rw_u32)__builtin_clz(n) : 0;
    return rw_min(bin, RW_PROFILE_BINS - 1);
}

RW_INLINE void rw_count_ray(struct rw_lane *lane)
{
    if (!rw_is_profiled(lane) || rw_is_invocation(lane)) return;
    RW_GLOBAL struct rw_profile *p = rw_profile_counters(lane);
    rw_atomic_add64(&p->rays, 1);
    rw_atomic_add64(&p->nodes, lane->counted_nodes);
    rw_atomic_add64(&p->primitives, lane->counted_primitives);
    rw_atomic_add64(&p->instances, lane->counted_instances);
    rw_atomic_add64(&p->nodes_per_ray[rw_profile_bin(lane->counted_nodes)], 1);
    rw_atomic_add64(&p->primitives_per_ray[rw_profile_bin(lane->counted_primitives)], 1);
    lane->counted_nodes = 0;
    lane->counted_primitives = 0;
    lane->counted_instances = 0;
}

#endif
