/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The kernel of strategy BATCH: a warp, or a thread of the CPU, has more launch indices under way
 * than lanes, and does one thing at a time for all of them:
 *
 *     while some index has a ray:
 *         the lowest state that some index is at: list those that are, run them, a lane each;
 *             until none is at a program
 *         draw launch indices for empty slots
 *         list all rays, and traverse: a lane whose ray has ended takes the next of the list
 *
 * So lanes run together what differs in a state machine by lane, and traversal does not wait for
 * programs. The price is memory: all that an index keeps between two of these steps lies in the
 * warp's pool. Entries of programs have lower numbers than places where they go on after a trace;
 * by the time the lowest state is one of those, all whose rays have ended are there.
 *
 * The steps themselves are those of megakernel.cuh.
 */
#ifndef RW_BATCH_KERNEL_CUH
#define RW_BATCH_KERNEL_CUH

#include "programs/dispatch/batch.cuh"
#include "programs/dispatch/megakernel.cuh"

/* ---- the slots of a state ---- */

/* Those before a lane's own, in a ballot. */
RW_INLINE rw_u32 rw_batch_rank(rw_u32 ballot)
{
    return rw_popcount(ballot & ((1u << rw_warp_lane()) - 1u));
}

/* The list becomes that of all slots at `state`; how many there are. */
RW_INLINE rw_u32 rw_batch_list(const struct rw_batch *b, rw_u32 state)
{
    rw_u32 count = 0;
    for (rw_u32 first = 0; first < b->slots; first += rw_batch_width()) {
        rw_u32 slot = first + rw_warp_lane();
        bool listed = b->states[slot] == state;
        rw_u32 ballot = rw_warp_ballot(listed);
        if (listed) b->list[count + rw_batch_rank(ballot)] = slot;
        count += rw_popcount(ballot);
    }
    rw_warp_sync();
    return count;
}

RW_INLINE rw_u32 rw_batch_count(const struct rw_batch *b, rw_u32 state)
{
    rw_u32 count = 0;
    for (rw_u32 first = 0; first < b->slots; first += rw_batch_width())
        count += rw_popcount(rw_warp_ballot(b->states[first + rw_warp_lane()] == state));
    return count;
}

/* The lowest state of programs, or of the choice of one, that some slot is at; RW_NONE. */
RW_INLINE rw_u32 rw_batch_lowest(const struct rw_batch *b)
{
    rw_u32 lowest = RW_NONE;
    for (rw_u32 slot = rw_warp_lane(); slot < b->slots; slot += rw_batch_width()) {
        rw_u32 state = b->states[slot];
        if (rw_is_program(state)) lowest = rw_min(lowest, state);
    }
    for (rw_u32 away = 1; away < rw_batch_width(); away *= 2) {
        rw_u32 other = (rw_warp_lane() + away) % rw_batch_width();
        lowest = rw_min(lowest, rw_warp_shuffle32(lowest, other));
    }
    return lowest;
}

/* ---- programs ---- */

/* A ray has ended: which program is next, and what it sees. Without instances the tree that was
 * hit is the root's. */
RW_INLINE void rw_batch_end_ray(struct rw_lane *lane, RW_GLOBAL rw_u32 *words)
{
    rw_move_hit(RW_TO_LANE, lane, words);
    if (!rw_has(RW_FEATURE_INSTANCES) && rw_has_hit(lane)) {
        const RW_GLOBAL struct rw_root *root = rw_scene_root(lane, lane->root);
        rw_enter_tree(lane, root->tree, root->root);
    }
    rw_end_ray(lane);
    rw_move_shown(RW_TO_SLOT, lane, words);
}

/* What the program left for whatever is next. The ray stays in the slot as it is, unless the
 * program has traced another. A callable program may read of the lane what its caller has put
 * there. */
RW_INLINE void rw_batch_run_program(struct rw_lane *lane, RW_GLOBAL rw_u32 *words)
{
    rw_move_shown(RW_TO_LANE, lane, words);
    rw_move_address(RW_TO_LANE, words, RW_BATCH_ARGUMENTS, &lane->arguments);
    rw_hook_step(lane);
    bool calls = rw_hook_has_calls() != 0 && rw_is_program(lane->state);
    if (lane->exception != 0) return;
    if (calls || lane->state == RW_STATE_TRAVERSE) rw_move_ray(RW_TO_SLOT, lane, words);
    if (!calls) return;
    rw_move_shown(RW_TO_SLOT, lane, words);
    rw_move_address(RW_TO_SLOT, words, RW_BATCH_ARGUMENTS, &lane->arguments);
}

RW_INLINE void rw_batch_run_slot(const struct rw_batch *b, struct rw_lane *lane, rw_u32 slot,
                                 rw_u32 state)
{
    RW_GLOBAL rw_u32 *words = rw_batch_words(b, slot);
    rw_batch_enter_room(b, lane, slot);
    rw_move_index(RW_TO_LANE, lane, words);
    rw_move_dispatch(RW_TO_LANE, lane, words);
    rw_move_ray(RW_TO_LANE, lane, words);
    lane->state = state;
    if (state == RW_STATE_ENDED)
        rw_batch_end_ray(lane, words);
    else
        rw_batch_run_program(lane, words);
    if (lane->exception != 0) {
        rw_tell_limit(lane);
        rw_unwind(lane, state);
    }
    rw_move_dispatch(RW_TO_SLOT, lane, words);
    b->states[slot] = lane->state;
}

/* Until no slot is at a program. False: the launch is cancelled, and the warp leaves all. */
RW_INLINE bool rw_batch_run(const struct rw_batch *b, struct rw_lane *lane)
{
    for (rw_u32 state; (state = rw_batch_lowest(b)) != RW_NONE;) {
        rw_u32 count = rw_batch_list(b, state);
        if (rw_has(RW_FEATURE_CANCEL) && rw_warp_ballot(rw_is_cancelled(lane->launch)) != 0)
            return false;
        for (rw_u32 first = 0; first < count; first += rw_batch_width()) {
            rw_u32 at = first + rw_warp_lane();
            if (at < count) rw_batch_run_slot(b, lane, b->list[at], state);
            rw_warp_sync();
        }
    }
    return true;
}

/* ---- launch indices ---- */

/* For the empty ones among neighbouring slots. */
RW_INLINE bool rw_batch_draw(const struct rw_batch *b, struct rw_lane *lane,
                             struct rw_supply *supply, rw_u32 slot)
{
    bool is_empty = b->states[slot] == RW_STATE_FETCH;
    rw_u32 empty = rw_warp_ballot(is_empty);
    if (empty == 0 || supply->exhausted) return false;
    rw_u64 number = rw_draw(lane->launch, supply, empty);
    if (rw_has(RW_FEATURE_DEVICES)) number = rw_shared_number(lane->launch, number);
    bool starts = is_empty && number < supply->total;
    if (starts) {
        RW_GLOBAL rw_u32 *words = rw_batch_words(b, slot);
        rw_start_index(lane, number);
        rw_move_index(RW_TO_SLOT, lane, words);
        rw_move_dispatch(RW_TO_SLOT, lane, words);
        b->states[slot] = lane->state;
    }
    supply->exhausted = rw_warp_ballot(is_empty && !starts) != 0;
    return rw_warp_ballot(starts) != 0;
}

/* When enough slots are empty to make it worth while, or there is nothing to traverse. True if
 * some slot got an index. */
RW_INLINE bool rw_batch_refill(const struct rw_batch *b, struct rw_lane *lane,
                               struct rw_supply *supply)
{
    bool started = false;
    if (supply->exhausted) return false;
    rw_u32 empty = rw_batch_count(b, RW_STATE_FETCH);
    if (empty * 32 < lane->launch->refill * b->slots && rw_batch_count(b, RW_STATE_TRAVERSE) != 0)
        return false;
    for (rw_u32 first = 0; first < b->slots; first += rw_batch_width())
        started |= rw_batch_draw(b, lane, supply, first + rw_warp_lane());
    rw_warp_sync();
    return started;
}

/* ---- rays ---- */

/* Where in the list a warp is, and which slot's ray a lane has, RW_NONE: none. */
struct rw_batch_rays {
    rw_u32 count, next;
    rw_u32 slot;
};

/* What a lane without a ray is. Those that are done help others, once there is nothing to take. */
RW_INLINE rw_u32 rw_batch_idle(const struct rw_batch_rays *rays)
{
    return rays->next >= rays->count ? (rw_u32)RW_STATE_DONE : (rw_u32)RW_STATE_FETCH;
}

RW_INLINE void rw_batch_take_ray(const struct rw_batch *b, struct rw_lane *lane, rw_u32 slot)
{
    RW_GLOBAL rw_u32 *words = rw_batch_words(b, slot);
    rw_batch_enter_room(b, lane, slot);
    rw_move_index(RW_TO_LANE, lane, words);
    rw_move_ray(RW_TO_LANE, lane, words);
    lane->exception = 0;
    lane->state = RW_STATE_TRAVERSE;
    lane->traversal_sp = RW_NONE; /* traversal begins it */
}

RW_INLINE void rw_batch_take_rays(const struct rw_batch *b, struct rw_lane *lane,
                                  struct rw_batch_rays *rays)
{
    if (rays->next >= rays->count) return;
    bool is_idle = rays->slot == RW_NONE;
    rw_u32 idle = rw_warp_ballot(is_idle);
    rw_u32 at = rays->next + rw_batch_rank(idle);
    rays->next += rw_popcount(idle);
    if (is_idle && at < rays->count) {
        rays->slot = b->list[at];
        rw_batch_take_ray(b, lane, rays->slot);
    }
    if (rays->slot == RW_NONE) lane->state = rw_batch_idle(rays);
}

/* The ray that the lane had has ended, or an exception has ended it. */
RW_INLINE void rw_batch_leave_ray(const struct rw_batch *b, struct rw_lane *lane,
                                  struct rw_batch_rays *rays)
{
    if (rays->slot == RW_NONE || lane->state == RW_STATE_TRAVERSE) return;
    RW_GLOBAL rw_u32 *words = rw_batch_words(b, rays->slot);
    b->states[rays->slot] = lane->state;
    if (lane->exception != 0)
        rw_move_dispatch(RW_TO_SLOT, lane, words);
    else
        rw_move_hit(RW_TO_SLOT, lane, words);
    rays->slot = RW_NONE;
    lane->state = rw_batch_idle(rays);
}

/* All rays, to their ends. False: there was none. */
RW_INLINE bool rw_batch_traverse(const struct rw_batch *b, struct rw_lane *lane)
{
    struct rw_batch_rays rays = {rw_batch_list(b, RW_STATE_TRAVERSE), 0, RW_NONE};
    rw_open_lane(lane);
    if (rays.count == 0) return false;
    do {
        rw_batch_take_rays(b, lane, &rays);
        rw_traverse_warp(lane, rays.next >= rays.count);
        rw_batch_leave_ray(b, lane, &rays);
    } while (rays.next < rays.count || rw_warp_ballot(rays.slot != RW_NONE) != 0);
    rw_warp_sync();
    return true;
}

extern "C" __global__ void rw_megakernel(struct rw_launch launch)
{
    rw_u64 stack[RW_TRAVERSAL_STACK], cpu_stack[RW_CPU_STACK];
    struct rw_lane lane;
    rw_open_lane(&lane);
    lane.constants = rw_hook_constants(&launch);
    lane.launch = &launch;
    lane.candidate_attributes = rw_hook_candidate_attributes();
    lane.traversal_stack = rw_has(RW_FEATURE_FULL_BOXES) ? cpu_stack : stack;
    struct rw_supply supply;
    rw_open_supply(&supply, &launch);
    struct rw_batch batch;
    rw_batch_open(&batch, &launch);

    do {
        do
            if (!rw_batch_run(&batch, &lane)) return;
        while (rw_batch_refill(&batch, &lane, &supply));
    } while (rw_batch_traverse(&batch, &lane));
}

#endif
