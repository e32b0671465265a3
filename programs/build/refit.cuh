/* SPDX-License-Identifier: Apache-2.0 */
/*
 * New boxes for a tree whose primitives have moved, in one launch and in place. Eight lanes take a
 * wide node without inner children, write its leaf entries anew, encode the boxes and go on with
 * the parent when all its other children are done. A primitive that has become unusable keeps its
 * entry, which no ray can hit.
 */
#ifndef RW_BUILD_REFIT_CUH
#define RW_BUILD_REFIT_CUH

#include "programs/build/collapse.cuh"

/* Entries of the leaf in the lane's slot: written anew; their box is added to `box`. */
RW_INLINE void refit_leaf(const struct rw_build_args *args, rw_u32 entry, rw_u32 count,
                          struct box *box)
{
    const rw_u32 *primitives = (const rw_u32 *)args->primitives;
    for (rw_u32 i = entry; i < entry + count; i++) {
        rw_u32 primitive = primitives[i];
        const struct rw_build_device_part *part = part_of(args, primitive);
        struct box one;
        write_entry(args, i, primitive);
        if (load_box(args, part, primitive - part->first, &one)) box_add(box, &one);
    }
}

/* Box of the whole group from the boxes of its lanes. */
RW_INLINE struct box group_box(struct box box)
{
    for (rw_u32 step = 4; step; step /= 2) {
        struct box other;
        RW_UNROLL
        for (int a = 0; a < 3; a++) {
            other.lower[a] = rw_shuffle_float(box.lower[a], rw_warp_lane() ^ step);
            other.upper[a] = rw_shuffle_float(box.upper[a], rw_warp_lane() ^ step);
        }
        box_add(&box, &other);
    }
    return box;
}

RW_INLINE bool box_is_empty(const struct box *box)
{
    return box->lower[0] > box->upper[0];
}

/* Does the parent have all its children now? Resets its count for the next refit then. */
RW_INLINE bool last_child(const struct rw_build_args *args, rw_u32 parent, rw_u32 children)
{
    rw_u32 *pending = (rw_u32 *)args->pending + parent;
    rw_fence();
    bool last = rw_add32(pending, 1) + 1 == children;
    rw_fence();
    if (last) *pending = 0;
    return last;
}

RW_INLINE rw_u32 unit_node(const struct rw_build_args *args, rw_u32 unit)
{
    return (unit - args->node_unit) / RW_NODE_UNITS;
}

/* Does a node's part of the work; `number` is the same in the lanes of a group, ~0: none. */
RW_INLINE void refit_node(const struct rw_build_args *args, struct group *g, struct node_room *room,
                          rw_u32 number, float scale)
{
    struct box box = box_empty();
    struct node_plan plan = {box, g->lane, 0, 0, 0, ~0u};
    bool active = number != ~0u;
    if (active) {
        const struct rw_bvh_node *node =
            (const struct rw_bvh_node *)((const rw_uint4 *)args->tree + node_unit(args, number));
        plan.mask = node->mask;
        plan.child_base = node->child_base;
        plan.leaf_base = node->leaf_base;
        plan.parent = node->parent;
        rw_u32 entries = slot_entries(plan.mask, g->lane);
        if (entries) {
            rw_u32 first = plan.leaf_base / entry_units(args) + slot_entry(plan.mask, g->lane);
            refit_leaf(args, first, entries, &box);
            if (!box_is_empty(&box)) g->leaf_area += (double)box_area(&box, scale) * entries;
        } else if (plan.mask >> (24 + g->lane) & 1) {
            rw_u32 child = unit_node(args, plan.child_base) + slot_child(plan.mask, g->lane);
            const rw_float4 *at = record_at(args->node_boxes, child);
            box = record_unpack(rw_load_fresh128(at), rw_load_fresh128(at + 1)).box;
        }
    }
    plan.box = group_box(box);
    if (active) {
        bool empty = box_is_empty(&plan.box);
        if (!g->lane) {
            record_store(record_at(args->node_boxes, number), &plan.box, 0, 0);
            if (!empty) g->node_area += box_area(&plan.box, scale);
        }
        if (empty) plan.box = {{0, 0, 0}, {0, 0, 0}};
        encode_child(room, &plan, !box_is_empty(&box), &box);
        if (!g->lane) encode_head(room, &plan);
    }
    rw_warp_sync();
    if (active) store_node(args, room, number, g->lane);
    rw_warp_sync();
}

RW_INLINE void refit_root(const struct rw_build_args *args, float scale)
{
    struct rw_build_control *control = control_of(args);
    const rw_float4 *at = record_at(args->node_boxes, 0);
    struct box box = record_unpack(at[0], at[1]).box;
    for (int a = 0; a < 3; a++) {
        control->bounds[a] = ~rw_ordered(box.lower[a]);
        control->bounds[3 + a] = rw_ordered(box.upper[a]);
    }
    control->root_area = box_is_empty(&box) ? 0 : box_area(&box, scale);
}

/* A structure knows of itself what the host knows of other trees; a key of one that moves has a
 * head for its bounds alone. */
RW_INLINE void ask_head(struct rw_build_args *args)
{
    if (!args->head) return;
    args->node_count = *(const rw_u32 *)args->gate;
    if (!args->primitives)
        args->primitives = args->head + ((const struct rw_accel *)args->head)->primitives;
}

/* args.scale: areas are measured after scaling by it, as the build's were by the scene's size. */
RW_KERNEL(RW_COLLAPSE_THREADS) rw_build_refit(struct rw_build_args args)
{
    ask_head(&args);
    RW_SHARED struct node_room rooms[RW_COLLAPSE_GROUPS];
    struct node_room *room = rooms + rw_block_thread() / RW_GROUP;
    rw_u32 lane = rw_warp_lane();
    struct group g = {lane % RW_GROUP, lane - lane % RW_GROUP, 0, 0, 0, 0, 0};
    rw_u32 number = rw_block_index() * RW_COLLAPSE_GROUPS + rw_block_thread() / RW_GROUP;
    const struct rw_bvh_node *nodes =
        (const struct rw_bvh_node *)((const rw_uint4 *)args.tree + args.node_unit);
    if (number >= args.node_count || nodes[number].mask >> 24) number = ~0u;
    while (rw_warp_ballot(number != ~0u)) {
        refit_node(&args, &g, room, number, args.scale);
        rw_u32 parent = ~0u;
        if (!g.lane && number) {
            if (number != ~0u) parent = unit_node(&args, nodes[number].parent);
            if (parent != ~0u && !last_child(&args, parent, rw_popcount(nodes[parent].mask >> 24)))
                parent = ~0u;
        } else if (!g.lane) {
            refit_root(&args, args.scale);
        }
        number = rw_warp_shuffle32(parent, g.first);
    }
    add_areas(control_of(&args), &g);
}

#endif
