/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Graphs of any shape (RW_FEATURE_GRAPH): structures of instances below one another, with
 * transforms between them. The way that leads to where a ray is lies in memory, a struct
 * rw_graph_way; the ray's own state is that of traverse.cuh, where lane->instance is RW_NONE in
 * every structure of instances. The object space ray is computed from the world's, by all of the
 * way, whenever the ray goes down or up.
 */
#ifndef RW_TRAVERSE_GRAPH_CUH
#define RW_TRAVERSE_GRAPH_CUH

#include "programs/scene.cuh"
#include "programs/traverse/motion.cuh"

#define RW_ON_WAY _Pragma("unroll 1") for

RW_INLINE rw_u64 rw_handle_address(rw_u64 handle)
{
    return handle & ~(rw_u64)RW_HANDLE_BITS;
}

RW_INLINE const RW_GLOBAL struct rw_accel *rw_structure_head(rw_u64 handle)
{
    return (const RW_GLOBAL struct rw_accel *)handle;
}

/* What an instance places: another structure, or a transform. */
RW_INLINE rw_u64 rw_placed_handle(const RW_GLOBAL struct rw_instance *instance)
{
    if (instance->tree == 0 || (instance->flags & RW_INSTANCE_NESTED)) return instance->tree;
    return instance->tree - sizeof(struct rw_accel) - sizeof(struct rw_instance);
}

/* ---- transforms ---- */

RW_INLINE struct rw_moment rw_node_moment(const RW_GLOBAL struct rw_motion_node *node, float time)
{
    rw_u32 keys = node->keys < 2 ? 1 : node->keys;
    float rate = node->end > node->begin ? (float)(keys - 1) / (node->end - node->begin) : 0.0f;
    return rw_find_moment(time, node->begin, rate, keys);
}

/* Of a motion transform at a time. */
RW_INLINE struct rw_affine rw_moving_affine(rw_u64 handle, float time)
{
    const RW_GLOBAL struct rw_motion_node *node =
        (const RW_GLOBAL struct rw_motion_node *)rw_handle_address(handle);
    const RW_GLOBAL rw_float4 *keys = (const RW_GLOBAL rw_float4 *)(node + 1);
    struct rw_moment at = rw_node_moment(node, time);
    if ((handle & RW_HANDLE_BITS) == RW_HANDLE_SRT) {
        keys += RW_SRT_UNITS * at.key;
        if (at.weight == 0.0f) return rw_srt_matrix(keys[0], keys[1], keys[2], keys[3]);
        return rw_srt_between(keys, keys + RW_SRT_UNITS, at.weight);
    }
    keys += 3 * at.key;
    if (at.weight == 0.0f) return rw_load_affine(keys);
    return rw_affine_between(rw_load_affine(keys), rw_load_affine(keys + 3), at.weight);
}

/* From above to below, of an instance or a transform. */
RW_INLINE struct rw_affine rw_handle_inverse(rw_u64 handle, float time)
{
    rw_u64 at = rw_handle_address(handle);
    if (handle & RW_HANDLE_INSTANCE)
        return rw_load_affine(
            (const RW_GLOBAL rw_float4 *)((const RW_GLOBAL struct rw_instance *)at)
                ->world_to_object);
    if ((handle & RW_HANDLE_BITS) == RW_HANDLE_STATIC)
        return rw_load_affine(
            (const RW_GLOBAL rw_float4 *)((const RW_GLOBAL struct rw_static_node *)at)->inverse);
    return rw_invert(rw_moving_affine(handle, time));
}

RW_INLINE bool rw_is_gone(rw_u64 handle, float time)
{
    const RW_GLOBAL struct rw_motion_node *node =
        (const RW_GLOBAL struct rw_motion_node *)rw_handle_address(handle);
    if ((handle & RW_HANDLE_BITS) == RW_HANDLE_STATIC || node->keys < 2) return false;
    return rw_has_vanished(time, node->begin, node->end, node->border);
}

/* ---- ways ---- */

RW_INLINE void rw_copy_way(struct rw_graph_way *to, const struct rw_graph_way *from)
{
    rw_u32 count = from->count;
    to->count = count;
    RW_ON_WAY(rw_u32 k = 0; k <= count; k++) to->handles[k] = from->handles[k];
}

/* The structure that a way leads to. */
RW_INLINE rw_u64 rw_way_end(const struct rw_graph_way *way)
{
    return way->handles[way->count];
}

/* The lowest instance; of geometry without one its own. */
RW_INLINE rw_u64 rw_way_instance(const struct rw_graph_way *way)
{
    RW_ON_WAY(rw_u32 k = way->count; k > 0; k--)
    {
        rw_u64 handle = way->handles[k - 1];
        if (handle & RW_HANDLE_INSTANCE) return rw_handle_address(handle);
    }
    return (rw_u64)rw_instances_of(rw_way_end(way));
}

/* An accepted hit is where the ray is. */
RW_INLINE void rw_keep_way(struct rw_lane *lane)
{
    if (RW_GRAPH) rw_copy_way(&lane->graph->hit, &lane->graph->way);
}

/* The lane goes on as if it were there. */
RW_INLINE void rw_show_way(struct rw_lane *lane, const struct rw_graph_way *way)
{
    rw_copy_way(&lane->graph->way, way);
    lane->placed = rw_way_instance(way);
}

/* The world's ray as it is at the end of the way. */
RW_INLINE void rw_follow_way(struct rw_lane *lane)
{
    const struct rw_graph_way *way = &lane->graph->way;
    float x = lane->origin[0], y = lane->origin[1], z = lane->origin[2];
    float dx = lane->direction[0], dy = lane->direction[1], dz = lane->direction[2];
    RW_ON_WAY(rw_u32 k = 0; k < way->count; k++)
    {
        struct rw_affine m = rw_handle_inverse(way->handles[k], lane->time);
        float nx = rw_apply_row(m.x, x, y, z, 1.0f), ny = rw_apply_row(m.y, x, y, z, 1.0f);
        z = rw_apply_row(m.z, x, y, z, 1.0f), x = nx, y = ny;
        nx = rw_apply_row(m.x, dx, dy, dz, 0.0f), ny = rw_apply_row(m.y, dx, dy, dz, 0.0f);
        dz = rw_apply_row(m.z, dx, dy, dz, 0.0f), dx = nx, dy = ny;
    }
    lane->object_origin[0] = x;
    lane->object_origin[1] = y;
    lane->object_origin[2] = z;
    lane->object_direction[0] = dx;
    lane->object_direction[1] = dy;
    lane->object_direction[2] = dz;
}

/* Puts transforms from `handle` on onto the way, and at its end the structure below them. False:
 * there is none, now or at all. */
RW_INLINE bool rw_walk_down(struct rw_lane *lane, rw_u64 handle)
{
    struct rw_graph_way *way = &lane->graph->way;
    rw_u32 count = way->count;
    while ((handle & RW_HANDLE_TRANSFORM) != 0) {
        if (count + 1 >= RW_GRAPH_LEVELS || rw_is_gone(handle, lane->time)) return false;
        way->handles[count] = handle;
        count++;
        handle = *(const RW_GLOBAL rw_u64 *)rw_handle_address(handle);
    }
    way->count = count;
    way->handles[count] = handle;
    return handle != 0 && (handle & RW_HANDLE_BITS) == 0;
}

#endif
