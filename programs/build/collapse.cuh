/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Binary tree to wide tree with leaf entries, in one launch. Eight lanes make one wide node: they
 * open its subtree into up to eight children as programs/build/cut.cuh found best, give each child
 * the slot of its octant, quantise the boxes and write the entries of the leaves.
 *
 * Wide nodes are numbered in the order in which they are found; node k is made by whichever group
 * of lanes draws the number k. A group whose node has not been found yet waits, so all blocks must
 * be resident at once. Everything is done when every reference has its entry.
 *
 * Inner children have more references than a leaf may hold, and are opened while there is room,
 * even where the best cut is content with fewer children (which is rare): so each wide node has
 * eight children or none but leaves, which bounds their number (rw_build_args.node_capacity). A few
 * may have fewer because of their grid (RW_BUILD_SPARE_NODES).
 */
#ifndef RW_BUILD_COLLAPSE_CUH
#define RW_BUILD_COLLAPSE_CUH

#include "programs/build/cut.cuh"
#include "programs/build/encode.cuh"
#include "programs/build/input.cuh"

#define RW_GROUP RW_NODE_CHILDREN /* lanes */
#define RW_COLLAPSE_GROUPS (RW_COLLAPSE_THREADS / RW_GROUP)

/* Nodes deeper than that open three binary levels each, whatever it costs: the radix tree over
 * words of 64 bits is 64 levels high, and 14 + (64 - 14) / 3 wide ones are within
 * RW_BVH_MAX_DEPTH. */
#define RW_COLLAPSE_DEPTH 14

/* A task: ref of a binary subtree (30 bits), depth of the wide node that it becomes (6), number of
 * the parent (28); never 0. */
#define RW_TASK(ref, depth, parent) ((rw_u64)(parent) << 36 | (rw_u64)(depth) << 30 | (ref))

struct group {
    rw_u32 lane;  /* 0..7 */
    rw_u32 first; /* lane of the warp where the group starts */
    rw_u32 item;  /* wide node to make, ~0: none drawn */
    rw_u64 task;  /* 0: not ready */
    rw_u32 depth; /* deepest node made */
    double node_area, leaf_area;
};

/* One child of the wide node, a lane each. */
struct child {
    rw_u32 ref;
    bool present;
    bool whole; /* not to be opened in this node */
    struct record record;
};

/* Groups without an item draw the next ones. */
RW_INLINE void draw(const struct rw_build_args *args, struct group *g)
{
    rw_u32 takers = rw_warp_ballot(g->item == ~0u && !g->lane), first = 0;
    if (!takers) return;
    if (!rw_warp_lane()) first = rw_add32(&control_of(args)->claimed, rw_popcount(takers));
    first = rw_warp_shuffle32(first, 0);
    if (g->item == ~0u) g->item = first + rw_popcount(takers & ((1u << g->first) - 1));
}

/* Has each group's item become ready? False: no group's has, and nothing is left to do. */
RW_INLINE bool await(const struct rw_build_args *args, struct group *g)
{
    struct rw_build_control *control = control_of(args);
    for (;;) {
        rw_u64 task = 0;
        if (!g->lane && g->item < args->node_capacity) {
            if (g->item)
                task = rw_load_fresh64((const rw_u64 *)args->tasks + g->item);
            else if (control->valid)
                task = RW_TASK(control->root, 1, 0);
        }
        g->task = rw_warp_shuffle64(task, g->first);
        if (rw_warp_ballot(g->task != 0)) return true;
        rw_u32 entries = 0;
        if (!rw_warp_lane()) entries = rw_load_fresh32((const rw_u32 *)&control->allocated);
        if (rw_warp_shuffle32(entries, 0) == control->valid) return false;
        rw_pause();
    }
}

RW_INLINE rw_u32 group_max(rw_u32 value)
{
    for (rw_u32 step = 4; step; step /= 2) {
        rw_u32 other = rw_warp_shuffle32(value, rw_warp_lane() ^ step);
        value = other > value ? other : value;
    }
    return value;
}

/* Children that a group has, by lane. */
RW_INLINE rw_u32 children_of(const struct group *g, bool present)
{
    return rw_warp_ballot(present) >> g->first & 255;
}

/* The node that is being made. */
struct grid {
    float step[3]; /* of the planes of its children */
    float scale;   /* of areas */
    rw_u32 depth;
};

/* Opened, a tree that is small on the node's grid would become children whose boxes are much larger
 * than they need to be, by a step on each axis: it stays one child, with a grid of its own. A step
 * is twice as large against trees of half the size. So a node may have fewer children than it has
 * room for, as often as there are nodes to spare. */
RW_INLINE bool stays_whole(const struct rw_build_args *args, const struct grid *grid, rw_u32 ref,
                           struct box box)
{
    if (fits_leaf(args, ref) || grid->depth > RW_COLLAPSE_DEPTH) return false;
    float area = box_area(&box, grid->scale);
    RW_UNROLL
    for (int a = 0; a < 3; a++) box.upper[a] += 2 * grid->step[a];
    if (!(box_area(&box, grid->scale) > (float)RW_BVH_MOST_GROWTH * area)) return false;
    return rw_add32(&control_of(args)->whole, 1) < RW_BUILD_SPARE_NODES;
}

/* The ref of a child and what it stands for. */
RW_INLINE void put_child(const struct rw_build_args *args, const struct grid *grid,
                         struct child *child, rw_u32 ref)
{
    child->ref = ref;
    child->record = record_load(args, ref);
    child->present = true;
    child->whole = stays_whole(args, grid, ref, child->record.box);
}

/* How many of its `budget` lanes the left side of a child gets; 0: it stays as it is. */
RW_INLINE rw_u32 left_lanes(const struct rw_build_args *args, const struct child *child,
                            rw_u32 budget, rw_u32 depth)
{
    if (!child->present || child->whole || budget < 2 || !ref_class(child->ref)) return 0;
    if (depth > RW_COLLAPSE_DEPTH && !fits_leaf(args, child->ref)) return budget / 2;
    const struct rw_build_cut *cuts = (const struct rw_build_cut *)args->cuts;
    return cut_split(cuts[child->ref & RW_REF_NUMBER].splits, budget);
}

/* Opens subtrees as the cut says. A child with a budget of b children has as many lanes, the first
 * of which holds it. All children of one level are opened at once. */
RW_INLINE void open_by_cut(const struct rw_build_args *args, const struct group *g,
                           const struct grid *grid, struct child *child)
{
    rw_u32 lane = rw_warp_lane(), holder = g->first, budget = RW_GROUP;
    for (;;) {
        rw_u32 left = left_lanes(args, child, budget, grid->depth);
        if (!rw_warp_ballot(left != 0)) return;
        left = rw_warp_shuffle32(left, holder);
        rw_u32 right_ref = rw_warp_shuffle32(child->record.right, holder);
        if (!left) continue;
        bool right = lane - holder >= left;
        budget = right ? budget - left : left;
        if (right) holder += left;
        if (lane == holder) put_child(args, grid, child, right ? right_ref : child->record.left);
    }
}

/* Opens the largest inner children while there are free lanes. Returns the children. */
RW_INLINE rw_u32 fill_up(const struct rw_build_args *args, const struct group *g,
                         const struct grid *grid, struct child *child)
{
    for (;;) {
        rw_u32 present = children_of(g, child->present), best = 0;
        if (child->present && !child->whole && !fits_leaf(args, child->ref) && present != 255)
            best = (rw_bits(box_area(&child->record.box, grid->scale)) & 0x7ffffff0u) | 8 | g->lane;
        best = group_max(best);
        if (!rw_warp_ballot(best != 0)) return present;
        rw_u32 right = rw_warp_shuffle32(child->record.right, g->first + best % RW_GROUP);
        if (!best) continue;
        if (g->lane == best % RW_GROUP)
            put_child(args, grid, child, child->record.left);
        else if (g->lane == rw_lowest_bit(~present))
            put_child(args, grid, child, right);
    }
}

/* Entries of a leaf: writes them from number `entry` on. */
RW_INLINE void write_leaf(const struct rw_build_args *args, const struct child *child, rw_u32 entry)
{
    rw_u32 left = child->record.left, right = child->record.right, count = ref_class(child->ref);
    rw_u32 ref = count ? left : child->ref, next = right, last = right;
    if (count == 2) {
        struct record record = record_load(args, ref_class(left) ? left : right);
        ref = ref_class(left) ? right : left;
        next = record.left;
        last = record.right;
    }
    for (rw_u32 i = 0; i <= count; i++, ref = next, next = last) {
        rw_u32 primitive = record_load(args, ref).left;
        write_entry(args, entry + i, primitive);
        if (args->primitives) ((rw_u32 *)args->primitives)[entry + i] = primitive;
    }
}

/* Room for all groups' inner children and leaf entries, by one addition a warp; `want` of lanes
 * that are not their group's first is 0. */
RW_INLINE rw_u64 allocate(const struct rw_build_args *args, const struct group *g, rw_u64 want)
{
    rw_u64 sum = 0, before = 0, start = 0;
    for (rw_u32 first = 0; first < 32; first += RW_GROUP) {
        if (first == g->first) before = sum;
        sum += rw_warp_shuffle64(want, first);
    }
    if (!rw_warp_lane()) start = rw_add64(&control_of(args)->allocated, sum);
    return rw_warp_shuffle64(start, 0) + before;
}

/* Makes one wide node in each group that has a task. */
RW_INLINE void make_nodes(const struct rw_build_args *args, struct group *g, struct node_room *room,
                          float scale)
{
    rw_u32 ref = (rw_u32)(g->task & RW_REF_MASK);
    struct child child = {ref, g->task && !g->lane, false, {box_empty(), 0, 0}};
    if (child.present) child.record = record_load(args, child.ref);
    rw_u32 depth = (rw_u32)(g->task >> RW_REF_BITS) % 64;
    struct node_plan plan;
    struct grid grid = {{0, 0, 0}, scale, depth};
    RW_UNROLL
    for (int a = 0; a < 3; a++) {
        plan.box.lower[a] = rw_shuffle_float(child.record.box.lower[a], g->first);
        plan.box.upper[a] = rw_shuffle_float(child.record.box.upper[a], g->first);
        grid.step[a] = grid_step(plan.box.lower[a], plan.box.upper[a]);
    }
    open_by_cut(args, g, &grid, &child);
    rw_u32 present = fill_up(args, g, &grid, &child);
    plan.slot = choose_slot(g->lane, present, &plan.box, &child.record.box);
    bool inner = child.present && !fits_leaf(args, child.ref);
    rw_u32 entries = child.present && !inner ? ref_class(child.ref) + 1 : 0;
    plan.mask = group_or(child.present ? child_mask(plan.slot, entries) : 0);
    rw_u32 nodes = rw_popcount(plan.mask >> 24), leaves = rw_popcount(plan.mask & 0xffffff);
    rw_u64 start = allocate(args, g, g->lane ? 0 : (rw_u64)nodes << 32 | leaves);
    rw_u32 first_entry = (rw_u32)start, first_node = (rw_u32)(start >> 32) + 1;
    if (g->task) {
        plan.child_base = node_unit(args, first_node);
        plan.leaf_base = first_entry * entry_units(args);
        plan.parent = g->item ? node_unit(args, (rw_u32)(g->task >> 36)) : ~0u;
        if (inner)
            rw_store_fresh64((rw_u64 *)args->tasks + first_node + slot_child(plan.mask, plan.slot),
                             RW_TASK(child.ref, rw_min(depth + 1, 63), g->item));
        encode_child(room, &plan, child.present, &child.record.box);
        if (entries) {
            write_leaf(args, &child, first_entry + slot_entry(plan.mask, plan.slot));
            g->leaf_area += (double)box_area(&child.record.box, scale) * entries;
        }
        if (!g->lane) {
            encode_head(room, &plan);
            g->node_area += box_area(&plan.box, scale);
            if (!g->item) control_of(args)->root_area = box_area(&plan.box, scale);
            if (depth > g->depth) g->depth = depth;
        }
    }
    rw_warp_sync();
    if (g->task) store_node(args, room, g->item, g->lane);
    rw_warp_sync();
}

RW_INLINE double warp_sum(double value)
{
    for (rw_u32 step = 16; step; step /= 2) {
        rw_u64 bits = __builtin_bit_cast(rw_u64, value);
        value += __builtin_bit_cast(double, rw_warp_shuffle64(bits, rw_warp_lane() ^ step));
    }
    return value;
}

/* The warp's share of the sums over the tree. */
RW_INLINE void add_areas(struct rw_build_control *control, const struct group *g)
{
    double node_area = warp_sum(g->node_area), leaf_area = warp_sum(g->leaf_area);
    if (rw_warp_lane() || node_area + leaf_area == 0) return;
    rw_add_double(&control->node_area, node_area);
    rw_add_double(&control->leaf_area, leaf_area);
}

RW_KERNEL(RW_COLLAPSE_THREADS) rw_build_collapse(struct rw_build_args args, rw_u32 pass)
{
    if (is_needless(&args, pass)) return;
    RW_SHARED struct node_room rooms[RW_COLLAPSE_GROUPS];
    rw_u32 lane = rw_warp_lane();
    struct group g = {lane % RW_GROUP, lane - lane % RW_GROUP, ~0u, 0, 0, 0, 0};
    struct rw_build_control *control = control_of(&args);
    float scale = scene_scale(control);
    for (;;) {
        draw(&args, &g);
        if (!await(&args, &g)) break;
        make_nodes(&args, &g, rooms + rw_block_thread() / RW_GROUP, scale);
        if (g.task) g.item = ~0u;
    }
    add_areas(control, &g);
    if (!g.lane && g.depth) rw_max32(&control->depth, g.depth);
}

#endif
