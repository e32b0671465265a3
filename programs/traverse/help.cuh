/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Lanes that help. Once no launch index is left, a launch takes as long as its longest ray: where
 * random rays visit 5 nodes in the mean, one of three million visits 140. So lanes that are done
 * take over what others have postponed in the tree of an instance: the ray, and an entry of the
 * stack. What a helper finds goes to the lane whose ray it is, the owner, at once; back comes the
 * distance beyond which nobody needs to look. The owner's ray ends when it has no helpers left.
 *
 * The state of a helper says whose: RW_STATE_DONE - 1 - the owner's lane. That takes no register.
 *
 * Of hits at the same distance the one in the lower unit counts, in whatever order they are found
 * (hit.cuh). Nobody helps where programs run during traversal, which would see that order.
 */
#ifndef RW_HELP_CUH
#define RW_HELP_CUH

#include "programs/config.h"
#include "programs/traverse/traverse.cuh"

/* The state of helpers of lane `owner`; of such a state, the owner. */
RW_INLINE rw_u32 rw_help_state(rw_u32 owner)
{
    return (rw_u32)RW_STATE_DONE - 1u - owner;
}

RW_INLINE rw_u32 rw_owner(const struct rw_lane *lane)
{
    if (rw_is_helper(lane)) return rw_help_state(lane->state);
    return rw_warp_lane();
}

/* ---- taking over ---- */

/* Where bit `rank` of those in `bits`, counted from 0, is. */
RW_INLINE rw_u32 rw_ranked_bit(rw_u32 bits, rw_u32 rank)
{
    rw_u32 at = 0;
    for (rw_u32 width = 16; width != 0; width >>= 1) {
        rw_u32 low = rw_popcount(bits >> at & ((1u << width) - 1u));
        if (rank < low) continue;
        rank -= low;
        at += width;
    }
    return at;
}

RW_INLINE void rw_take_word(rw_u32 *word, rw_u32 from, bool takes)
{
    rw_u32 taken = rw_warp_shuffle32(*word, from);
    if (takes) *word = taken;
}

RW_INLINE void rw_take_float(float *value, rw_u32 from, bool takes)
{
    rw_u32 word = rw_as_u32(*value);
    rw_take_word(&word, from, takes);
    *value = rw_as_float(word);
}

RW_INLINE void rw_take_vector(float *vector, rw_u32 from, bool takes)
{
    rw_take_float(vector, from, takes);
    rw_take_float(vector + 1, from, takes);
    rw_take_float(vector + 2, from, takes);
}

/* All that traversal in one tree reads of a ray. */
RW_INLINE void rw_take_ray(struct rw_lane *lane, rw_u32 from, bool takes)
{
    if (rw_has(RW_FEATURE_TRANSFORMS)) {
        rw_take_vector(lane->object_origin, from, takes);
        rw_take_vector(lane->object_direction, from, takes);
    } else {
        rw_take_vector(lane->origin, from, takes);
        rw_take_vector(lane->direction, from, takes);
    }
    rw_take_float(&lane->tmin, from, takes);
    rw_take_float(&lane->hit_distance, from, takes);
    rw_u64 tree = rw_warp_shuffle64(lane->tree, from);
    if (takes) lane->tree = tree;
    if (rw_has(RW_FEATURE_SBT)) {
        rw_u64 handle = rw_warp_shuffle64(lane->handle, from);
        if (takes) lane->handle = handle;
    }
    if (RW_MOTION) {
        rw_take_word(&lane->key_units, from, takes);
        rw_take_float(&lane->key_weight, from, takes);
    }
    if (rw_hook_ray_flags() != rw_hook_common_ray_flags())
        rw_take_word(&lane->ray_flags, from, takes);
    if (rw_has(RW_FEATURE_INSTANCES | RW_FEATURE_FACING))
        rw_take_word(&lane->instance, from, takes);
}

/* Is something on the lane's stack that belongs to the instance that it is in? */
RW_INLINE bool rw_can_give(const struct rw_lane *lane)
{
    if (!rw_has(RW_FEATURE_INSTANCES)) return lane->traversal_sp != 0;
    return lane->bottom_sp != RW_NONE && lane->traversal_sp > lane->bottom_sp;
}

/* An entry of the stack, whatever it is. */
struct rw_gift {
    rw_u32 base, bits, mask;
};

RW_INLINE struct rw_gift rw_give(struct rw_lane *lane)
{
    const rw_uint2 *stack = (const rw_uint2 *)lane->traversal_stack;
    rw_uint2 entry = stack[lane->traversal_sp - 1];
    lane->traversal_sp--;
    struct rw_gift gift = {entry.x, entry.y, 0};
    if (rw_has(RW_FEATURE_NARROW_NODES) || entry.y > 0x00ffffffu) return gift;
    lane->traversal_sp--;
    gift.mask = stack[lane->traversal_sp].x;
    return gift;
}

RW_INLINE void rw_accept_gift(struct rw_lane *lane, struct rw_gift gift)
{
    bool nodes = gift.bits > 0x00ffffffu;
    if (rw_has(RW_FEATURE_NARROW_NODES)) {
        lane->node_hits = gift.base;
        return;
    }
    lane->node_base = lane->leaf_base = gift.base;
    lane->node_hits = nodes ? gift.bits : 0;
    lane->leaf_hits = nodes ? 0 : gift.bits;
    lane->leaf_mask = gift.mask;
}

RW_INLINE void rw_begin_to_help(struct rw_lane *lane, struct rw_gift gift)
{
    lane->hit_leaf = RW_UNKNOWN_LEAF;
    lane->traversal_sp = 0;
    lane->bottom_sp = 0;
    rw_accept_gift(lane, gift);
    if (!rw_has(RW_FEATURE_TRANSFORMS)) rw_copy_ray(lane);
    rw_set_inverse(lane);
}

/* Lanes that are done take from those that can give, each from another. */
RW_INLINE void rw_find_helpers(struct rw_lane *lane)
{
    bool gives = rw_can_give(lane), takes = (int)lane->state == RW_STATE_DONE;
    rw_u32 givers = rw_warp_ballot(gives);
    if (givers == 0) return;
    rw_u32 takers = rw_warp_ballot(takes);
    if (takers == 0) return;
    rw_u32 pairs = rw_min(rw_popcount(givers), rw_popcount(takers));
    rw_u32 before = (1u << rw_warp_lane()) - 1u, rank = rw_popcount(takers & before);
    takes = takes && rank < pairs;
    gives = gives && rw_popcount(givers & before) < pairs;
    rw_u32 from = takes ? rw_ranked_bit(givers, rank) : rw_warp_lane();
    struct rw_gift gift = {0, 0, 0};
    if (gives) gift = rw_give(lane);
    rw_take_word(&gift.base, from, takes);
    rw_take_word(&gift.bits, from, takes);
    rw_take_word(&gift.mask, from, takes);
    rw_take_ray(lane, from, takes);
    rw_u32 state = rw_warp_shuffle32(rw_help_state(rw_owner(lane)), from);
    if (!takes) return;
    lane->state = state;
    rw_begin_to_help(lane, gift);
}

/* ---- handing over ---- */

/* What the lane `from` has found, to the owner. */
RW_INLINE void rw_take_hit(struct rw_lane *lane, rw_u32 from)
{
    rw_u32 owner = rw_warp_shuffle32(rw_owner(lane), from), instance = lane->instance;
    float distance = rw_as_float(rw_warp_shuffle32(rw_as_u32(lane->hit_distance), from));
    rw_u32 leaf = rw_warp_shuffle32(lane->hit_leaf, from);
    if (rw_has(RW_FEATURE_INSTANCES)) instance = rw_warp_shuffle32(lane->hit_instance, from);
    if (rw_warp_lane() != owner || !rw_is_nearer(lane, distance, instance, leaf)) return;
    lane->hit_distance = distance;
    lane->hit_leaf = leaf;
    if (rw_has(RW_FEATURE_INSTANCES)) lane->hit_instance = instance;
}

RW_INLINE void rw_hand_hits_over(struct rw_lane *lane)
{
    rw_u32 found = rw_warp_ballot(rw_is_helper(lane) && rw_has_hit(lane));
    for (; found != 0; found &= found - 1u) rw_take_hit(lane, rw_lowest_bit(found));
    if (rw_is_helper(lane)) lane->hit_leaf = RW_UNKNOWN_LEAF;
    rw_take_float(&lane->hit_distance, rw_owner(lane), true);
}

/* Helpers of a ray that ends at its first hit, and has one, stop. */
RW_INLINE void rw_stop_helpers(struct rw_lane *lane)
{
    if ((rw_hook_ray_flags() & RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT) == 0) return;
    rw_u32 hits = rw_warp_ballot(rw_has_hit(lane));
    if (!rw_is_helper(lane) || (hits >> rw_owner(lane) & 1u) == 0) return;
    if (rw_ray_flags(lane, RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT)) rw_end_traversal(lane);
}

/* After a round: hits go to their owners, helpers without work are done, and rays whose own lane
 * has ended go on while others still help with them. */
RW_INLINE void rw_end_help(struct rw_lane *lane)
{
    if (rw_warp_ballot(rw_is_helper(lane)) == 0) return;
    rw_hand_hits_over(lane);
    rw_stop_helpers(lane);
    if (rw_is_helper(lane) && rw_traverse_done(lane)) lane->state = (rw_u32)RW_STATE_DONE;
    rw_u32 ended = rw_warp_ballot(lane->state == RW_STATE_ENDED);
    for (; ended != 0; ended &= ended - 1u) {
        rw_u32 owner = rw_lowest_bit(ended);
        bool has_helpers = rw_warp_ballot(lane->state == rw_help_state(owner)) != 0;
        if (has_helpers && rw_warp_lane() == owner) lane->state = RW_STATE_TRAVERSE;
    }
}

#endif
