/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The kernel of strategy BATCH: a warp, or a thread of the CPU, has more launch indices under way
 * than lanes, and does one thing at a time for many of them:
 *
 *     where enough slots are at one program to fill the warp: list them, run it, a lane each
 *     else draw launch indices, where enough slots are empty
 *     else list all rays, and traverse: a lane whose ray has ended takes the next of the list
 *     else, where there are few rays: the program that most slots are at
 *
 * So lanes run together what differs in a state machine by lane, and traversal does not wait for
 * programs. The price is memory: all that an index keeps between two of these steps lies in the
 * warp's pool. Of several programs the one with the lowest number is first: entries come before
 * places where programs go on after a trace, so that those get more to do together.
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

/* The list becomes that of all slots at `state`; how many there are. Slots are only at states that
 * launch indices have, so that RW_NONE is none of them. */
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

/* The same; *next becomes the lowest state above it that some slot is at, RW_NONE: none. */
RW_INLINE rw_u32 rw_batch_scan(const struct rw_batch *b, rw_u32 state, rw_u32 *next)
{
    rw_u32 count = 0, lowest = RW_NONE;
    for (rw_u32 first = 0; first < b->slots; first += rw_batch_width()) {
        rw_u32 found = b->states[first + rw_warp_lane()];
        count += rw_popcount(rw_warp_ballot(found == state));
        if (rw_hook_has_pages() && (found & RW_BATCH_WAITING)) continue;
        if (found > state) lowest = rw_min(lowest, found);
    }
    for (rw_u32 away = 1; away < rw_batch_width(); away *= 2) {
        rw_u32 other = (rw_warp_lane() + away) % rw_batch_width();
        lowest = rw_min(lowest, rw_warp_shuffle32(lowest, other));
    }
    *next = lowest;
    return count;
}

/* What a warp could do next: run the programs of a state, the lowest that fills it, else that of
 * most slots; traverse rays. */
struct rw_batch_choice {
    rw_u32 state, count;
    rw_u32 rays;
    bool is_full;
};

RW_INLINE struct rw_batch_choice rw_batch_look(const struct rw_batch *b)
{
    struct rw_batch_choice c = {RW_NONE, 0, 0, false};
    rw_u32 state, next;
    c.rays = rw_batch_scan(b, RW_STATE_TRAVERSE, &next);
    while (next != RW_NONE && !c.is_full) {
        state = next;
        rw_u32 count = rw_batch_scan(b, state, &next);
        if (count <= c.count) continue;
        c.state = state;
        c.count = count;
        c.is_full = count >= rw_batch_width();
    }
    return c;
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

/* The slots at a state: whole warps of them, and what is left waits for more. */
RW_INLINE void rw_batch_run(const struct rw_batch *b, struct rw_lane *lane, rw_u32 state)
{
    rw_u32 width = rw_batch_width(), count = rw_batch_list(b, state);
    if (count > width) count -= count % width;
    for (rw_u32 first = 0; first < count; first += width) {
        rw_u32 at = first + rw_warp_lane();
        if (at < count) rw_batch_run_slot(b, lane, b->list[at], state);
        rw_warp_sync();
    }
}

/* ---- launch indices ---- */

/* For the empty ones among neighbouring slots. */
RW_INLINE void rw_batch_draw(const struct rw_batch *b, struct rw_lane *lane,
                             struct rw_supply *supply, rw_u32 slot)
{
    bool is_empty = b->states[slot] == RW_STATE_FETCH;
    rw_u32 empty = rw_warp_ballot(is_empty);
    if (empty == 0 || supply->exhausted) return;
    rw_u64 number = rw_draw(lane->launch, supply, empty);
    if (rw_has(RW_FEATURE_DEVICES)) number = rw_shared_number(lane->launch, empty, number);
    bool starts = is_empty && number < supply->total;
    if (starts) {
        RW_GLOBAL rw_u32 *words = rw_batch_words(b, slot);
        rw_start_index(lane, number);
        rw_move_index(RW_TO_SLOT, lane, words);
        rw_move_dispatch(RW_TO_SLOT, lane, words);
        b->states[slot] = lane->state;
    }
    supply->exhausted = rw_warp_ballot(is_empty && !starts) != 0;
}

/* When enough slots are empty to make it worth while, or nothing else is left to do. False: no slot
 * was looked at. */
RW_INLINE bool rw_batch_refill(const struct rw_batch *b, struct rw_lane *lane,
                               struct rw_supply *supply, bool must)
{
    if (supply->exhausted) return false;
    rw_u32 empty = rw_batch_count(b, RW_STATE_FETCH);
    if (empty == 0 || (!must && empty * 32 < lane->launch->refill * b->slots)) return false;
    for (rw_u32 first = 0; first < b->slots; first += rw_batch_width())
        rw_batch_draw(b, lane, supply, first + rw_warp_lane());
    rw_warp_sync();
    return true;
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

/* All rays, to their ends. */
RW_INLINE void rw_batch_traverse(const struct rw_batch *b, struct rw_lane *lane)
{
    struct rw_batch_rays rays = {rw_batch_list(b, RW_STATE_TRAVERSE), 0, RW_NONE};
    rw_open_lane(lane);
    do {
        rw_batch_take_rays(b, lane, &rays);
        rw_traverse_warp(lane, rays.next >= rays.count);
        rw_batch_leave_ray(b, lane, &rays);
    } while (rays.next < rays.count || rw_warp_ballot(rays.slot != RW_NONE) != 0);
    rw_warp_sync();
}

/* ---- the kernel ---- */

/* Are there enough rays to traverse while programs that do not fill the warp wait for more? */
RW_INLINE bool rw_batch_prefers_rays(struct rw_batch_choice c)
{
    if (c.count == 0) return c.rays != 0;
    return c.rays >= RW_BATCH_RAY_WARPS * rw_batch_width() ||
           c.rays >= RW_BATCH_RAY_SHARE * c.count;
}

/* The next step; false: nothing is left to do. */
RW_INLINE bool rw_batch_step(const struct rw_batch *b, struct rw_lane *lane,
                             struct rw_supply *supply)
{
    struct rw_batch_choice c = rw_batch_look(b);
    if (!c.is_full && rw_batch_refill(b, lane, supply, c.rays + c.count == 0)) return true;
    if (!c.is_full && rw_batch_prefers_rays(c))
        rw_batch_traverse(b, lane);
    else if (c.count != 0)
        rw_batch_run(b, lane, c.state);
    else
        return false;
    return true;
}

/* All slots of the warp that wait for a page, when nothing else is left to do. */
RW_INLINE void rw_batch_count_waiting(const struct rw_batch *b, const struct rw_launch *launch)
{
    rw_u32 count = 0;
    for (rw_u32 first = 0; first < b->slots; first += rw_batch_width()) {
        bool waits = (b->states[first + rw_warp_lane()] & RW_BATCH_WAITING) != 0;
        count += rw_popcount(rw_warp_ballot(waits));
    }
    if (rw_warp_lane() == 0 && count != 0) rw_page_leave(launch, count);
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

    while (rw_batch_step(&batch, &lane, &supply))
        if (rw_has(RW_FEATURE_CANCEL) && rw_warp_ballot(rw_is_cancelled(&launch)) != 0) return;
    if (rw_hook_has_pages()) rw_batch_count_waiting(&batch, &launch);
}

#endif
