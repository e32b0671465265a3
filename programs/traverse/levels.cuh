/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Part of traverse.cuh, for RW_FEATURE_GRAPH: how a ray goes down into what an instance places, and
 * up again. graph.cuh has ways and transforms.
 */
#ifndef RW_TRAVERSE_LEVELS_CUH
#define RW_TRAVERSE_LEVELS_CUH

#include "programs/traverse/entry.cuh"

/* The structure at the end of the way. */
RW_INLINE void rw_enter_structure(struct rw_lane *lane)
{
    const struct rw_graph_way *way = &lane->graph->way;
    const RW_GLOBAL struct rw_accel *head = rw_structure_head(rw_way_end(way));
    rw_drop_groups(lane);
    if (head->root.tree == 0) return;
    if (head->kind == RW_LEAF_INSTANCES)
        lane->instance = RW_NONE;
    else
        lane->placed = rw_way_instance(way);
    rw_enter_tree(lane, head->root.tree, head->root.root);
    rw_set_object_ray(lane);
}

/* One that is too deep is not entered: builds have told of it. */
RW_INLINE void rw_go_down(struct rw_lane *lane, rw_u32 index)
{
    struct rw_graph *graph = lane->graph;
    struct rw_graph_way *way = &graph->way;
    rw_u64 structure = rw_way_end(way);
    const RW_GLOBAL struct rw_instance *entered = rw_instances_of(structure) + index;
    if (way->count + 1 >= RW_GRAPH_LEVELS) return;
    rw_count(lane, RW_COUNT_INSTANCE, 1);
    graph->levels[graph->level].structure = structure;
    graph->levels[graph->level].bottom_sp = lane->bottom_sp;
    graph->levels[graph->level].way_count = way->count;
    graph->level++;
    way->handles[way->count] = (rw_u64)entered | RW_HANDLE_INSTANCE;
    way->count++;
    lane->instance = index;
    lane->bottom_sp = lane->traversal_sp;
    rw_drop_groups(lane);
    if (rw_walk_down(lane, rw_placed_handle(entered))) rw_enter_structure(lane);
}

/* Back to the structure of instances above, whose rest is on the stack. */
RW_INLINE void rw_go_up(struct rw_lane *lane)
{
    struct rw_graph *graph = lane->graph;
    graph->level--;
    rw_u64 structure = graph->levels[graph->level].structure;
    lane->bottom_sp = graph->levels[graph->level].bottom_sp;
    graph->way.count = graph->levels[graph->level].way_count;
    graph->way.handles[graph->way.count] = structure;
    lane->instance = RW_NONE;
    rw_copy_ray(lane);
    if (rw_is_transformed(lane)) rw_transform_ray(lane);
    rw_set_inverse(lane);
    const RW_GLOBAL struct rw_accel *head = rw_structure_head(structure);
    rw_return_to_tree(lane, head->root.tree, head->root.root);
    lane->node_hits = 0;
}

RW_INLINE void rw_begin_graph(struct rw_lane *lane)
{
    lane->hit_distance = lane->tmax;
    lane->hit_leaf = RW_NONE;
    lane->traversal_sp = 0;
    lane->bottom_sp = RW_NONE;
    lane->instance = 0;
    lane->hit_instance = 0;
    lane->graph->level = 0;
    lane->graph->way.count = 0;
    rw_drop_groups(lane);
    if (!rw_is_line(lane, (lane->handle != 0) & (lane->tmin < lane->tmax))) return;
    if (!rw_walk_down(lane, lane->handle)) return;
    rw_set_world_ray(lane);
    rw_enter_structure(lane);
    if (lane->instance == RW_NONE && !(lane->ray_mask & 0xffu)) rw_drop_groups(lane);
}

#endif
