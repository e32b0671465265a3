/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Eight lanes encode one struct rw_bvh_node, a child each: slots by octant, quantised planes that
 * contain the child in exact arithmetic.
 */
#ifndef RW_BUILD_ENCODE_CUH
#define RW_BUILD_ENCODE_CUH

#include "programs/build/box.cuh"

/* The node being encoded, in shared memory. */
struct node_room {
    union {
        struct rw_bvh_node node;
        rw_uint4 units[RW_NODE_UNITS];
        rw_u32 words[4 * RW_NODE_UNITS];
    };
};

/* What a lane knows of the node and of its child in it. */
struct node_plan {
    struct box box;
    rw_u32 slot; /* of the lane's child */
    rw_u32 mask, child_base, leaf_base, parent;
};

RW_INLINE rw_u32 group_or(rw_u32 value)
{
    for (rw_u32 step = 4; step; step /= 2) value |= rw_warp_shuffle32(value, rw_warp_lane() ^ step);
    return value;
}

/* Slots for the children of a group, in the lanes of the mask `present`: again and again the child
 * and slot that fit best, by how far the child lies from the node's center towards the slot's
 * corner. */
RW_INLINE rw_u32 choose_slot(rw_u32 lane, rw_u32 present, const struct box *node,
                             const struct box *child)
{
    float d[3];
    rw_u32 free = 255, slot = ~0u, count = rw_popcount(present);
    bool absent = !(present >> lane & 1);
    RW_UNROLL
    for (int a = 0; a < 3; a++)
        d[a] = (child->lower[a] + child->upper[a]) - (node->lower[a] + node->upper[a]);
    for (rw_u32 round = 0; rw_warp_ballot(round < count); round++) {
        rw_u32 best = 0;
        for (rw_u32 s = 0; s < RW_NODE_CHILDREN; s++) {
            float score = (s & 1 ? d[0] : -d[0]) + (s & 2 ? d[1] : -d[1]) + (s & 4 ? d[2] : -d[2]);
            rw_u32 key = (rw_ordered(score) & ~63u) | lane << 3 | s;
            if (free >> s & 1 && key > best) best = key;
        }
        if (slot != ~0u || absent) best = 0;
        for (rw_u32 step = 4; step; step /= 2) {
            rw_u32 other = rw_warp_shuffle32(best, rw_warp_lane() ^ step);
            best = other > best ? other : best;
        }
        if (round >= count) continue;
        if (lane == (best >> 3 & 7)) slot = best & 7;
        free &= ~(1u << (best & 7));
    }
    /* Lanes without a child take the slots that are left. */
    rw_u32 skip = rw_popcount(~present & ((1u << lane) - 1));
    for (rw_u32 s = 0; s < RW_NODE_CHILDREN && absent; s++) {
        if (!(free >> s & 1)) continue;
        if (!skip--) return s;
    }
    return slot;
}

/* Exponent bits of the smallest scale with which 255 steps span lower to upper. */
RW_INLINE rw_u32 choose_exponent(float lower, float upper)
{
    float side = rw_subtract_up(upper, lower);
    rw_u32 bits = rw_bits(side), exponent = bits >> 23;
    /* 255 * 2^e >= m * 2^x: e = x - 7 for mantissas up to 255 / 128, else one more. */
    if (exponent < 8) return 1;
    return exponent - 7 + ((bits & 0x7fffffu) > 0x7f0000u);
}

/* A step of the planes of a node that spans lower to upper. */
RW_INLINE float grid_step(float lower, float upper)
{
    return rw_float(choose_exponent(lower, upper) << 23);
}

/* Planes in steps from `origin`: lower rounded down, upper up. */
RW_INLINE rw_u32 quantise_lower(float plane, float origin, rw_u32 exponent)
{
    float inverse = rw_float((254 - exponent) << 23);
    float q = __builtin_floorf(rw_subtract_down(plane, origin) * inverse);
    return (rw_u32)__builtin_fminf(__builtin_fmaxf(q, 0), 255);
}
RW_INLINE rw_u32 quantise_upper(float plane, float origin, rw_u32 exponent)
{
    float inverse = rw_float((254 - exponent) << 23);
    float q = __builtin_ceilf(rw_subtract_up(plane, origin) * inverse);
    return (rw_u32)__builtin_fminf(__builtin_fmaxf(q, 0), 255);
}

/* Bits of struct rw_bvh_node.mask for a child; entries 0: an inner node. */
RW_INLINE rw_u32 child_mask(rw_u32 slot, rw_u32 entries)
{
    return entries ? ((1u << entries) - 1) << 3 * slot : 1u << (24 + slot);
}
/* Entries of the leaf in a slot, 0: none. */
RW_INLINE rw_u32 slot_entries(rw_u32 mask, rw_u32 slot)
{
    return rw_popcount(mask >> 3 * slot & 7);
}
/* Numbers of the leaf's first entry and of the inner child in a slot, from the node's bases on. */
RW_INLINE rw_u32 slot_entry(rw_u32 mask, rw_u32 slot)
{
    return rw_popcount(mask & ((1u << 3 * slot) - 1));
}
RW_INLINE rw_u32 slot_child(rw_u32 mask, rw_u32 slot)
{
    return rw_popcount(mask >> 24 & ((1u << slot) - 1));
}

/* Writes the planes of the lane's slot. */
RW_INLINE void encode_child(struct node_room *room, const struct node_plan *plan, bool present,
                            const struct box *child)
{
    RW_UNROLL
    for (int a = 0; a < 3; a++) {
        rw_u32 exponent = choose_exponent(plan->box.lower[a], plan->box.upper[a]);
        rw_u32 lower = 255, upper = 0;
        if (present) {
            lower = quantise_lower(child->lower[a], plan->box.lower[a], exponent);
            upper = quantise_upper(child->upper[a], plan->box.lower[a], exponent);
        }
        room->node.lower[a][plan->slot] = (unsigned char)lower;
        room->node.upper[a][plan->slot] = (unsigned char)upper;
    }
}

/* Writes the part that all children share; one lane does. */
RW_INLINE void encode_head(struct node_room *room, const struct node_plan *plan)
{
    RW_UNROLL
    for (int a = 0; a < 3; a++) {
        room->node.origin[a] = plan->box.lower[a];
        room->node.exponent[a] =
            (unsigned char)choose_exponent(plan->box.lower[a], plan->box.upper[a]);
    }
    room->node.mask = plan->mask;
    room->node.pad = 0;
    room->node.parent = plan->parent;
    room->node.child_base = plan->child_base;
    room->node.leaf_base = plan->leaf_base;
}

RW_INLINE rw_u32 node_unit(const struct rw_build_args *args, rw_u32 number)
{
    return args->node_unit + number * RW_NODE_UNITS;
}

/* Copies the encoded node to its place, a unit a lane. */
RW_INLINE void store_node(const struct rw_build_args *args, const struct node_room *room,
                          rw_u32 number, rw_u32 lane)
{
    if (lane < RW_NODE_UNITS)
        ((rw_uint4 *)args->tree)[node_unit(args, number) + lane] = room->units[lane];
}

#endif
