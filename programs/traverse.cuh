/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Traversal of a binary BVH in one or two levels, near child first, the far one postponed on a
 * stack (Aila and Laine, Understanding the Efficiency of Ray Traversal on GPUs, 2009).
 *
 * lane->node says what comes next, in the code of rw_bvh_node.child:
 *     0 <= node < RW_NODE_DONE   an inner node
 *     node < 0                   entries of a leaf: first << 3 | count, inverted; never empty
 *     RW_NODE_DONE               the ray has ended
 * Between two steps this and the stack are the whole state. The stack holds the same codes.
 * bottom_sp is the stack height at which the current instance ends, RW_NONE in the top level; a
 * root that is one instance starts inside it, with bottom_sp 0.
 */
#ifndef RW_TRAVERSE_CUH
#define RW_TRAVERSE_CUH

#include "programs/builtins.h"
#include "programs/config.h"
#include "programs/profile.cuh"
#include "programs/scene.cuh"
#include "programs/transform.cuh"

#define RW_NODE_DONE 0x7fffffff
#define RW_LEAF_COUNT_BITS 3

RW_INLINE bool rw_node_is_inner(int node)
{
    return (rw_u32)node < RW_NODE_DONE;
}
RW_INLINE bool rw_node_is_leaf(int node)
{
    return node < 0;
}

/* ---- the ray in the space of the current level --------------------------------------------------
 */

RW_INLINE float rw_inverse(float d)
{
    if (__builtin_fabsf(d) < RW_MIN_DIRECTION) d = __builtin_copysignf(RW_MIN_DIRECTION, d);
    return 1.0f / d;
}

/* No loops over axes: an index that is not a constant would keep the lane in memory. */
RW_INLINE void rw_set_inverse(struct rw_lane *lane, float x, float y, float z)
{
    lane->inverse_direction[0] = rw_inverse(x);
    lane->inverse_direction[1] = rw_inverse(y);
    lane->inverse_direction[2] = rw_inverse(z);
}

RW_INLINE void rw_copy_ray(struct rw_lane *lane)
{
    lane->object_origin[0] = lane->origin[0];
    lane->object_origin[1] = lane->origin[1];
    lane->object_origin[2] = lane->origin[2];
    lane->object_direction[0] = lane->direction[0];
    lane->object_direction[1] = lane->direction[1];
    lane->object_direction[2] = lane->direction[2];
}

RW_INLINE void rw_set_world_ray(struct rw_lane *lane)
{
    if (rw_has(RW_FEATURE_TRANSFORMS)) rw_copy_ray(lane);
    rw_set_inverse(lane, lane->direction[0], lane->direction[1], lane->direction[2]);
}

/* Requires the world ray to be set. */
RW_INLINE void rw_set_object_ray(struct rw_lane *lane)
{
    if (!rw_is_transformed(lane)) return;
    const RW_GLOBAL float *m = rw_scene_instance(lane, lane->instance)->world_to_object;
    float x = lane->origin[0], y = lane->origin[1], z = lane->origin[2];
    lane->object_origin[0] = rw_row(m, x, y, z, 1.0f);
    lane->object_origin[1] = rw_row(m + 4, x, y, z, 1.0f);
    lane->object_origin[2] = rw_row(m + 8, x, y, z, 1.0f);
    x = lane->direction[0], y = lane->direction[1], z = lane->direction[2];
    lane->object_direction[0] = rw_row(m, x, y, z, 0.0f);
    lane->object_direction[1] = rw_row(m + 4, x, y, z, 0.0f);
    lane->object_direction[2] = rw_row(m + 8, x, y, z, 0.0f);
    rw_set_inverse(lane, lane->object_direction[0], lane->object_direction[1],
                   lane->object_direction[2]);
}

/* Without transforms the object space ray is the world ray: copied right before it is used, it
 * takes no registers in between. */
RW_INLINE void rw_show_object_ray(struct rw_lane *lane)
{
    if (!rw_has(RW_FEATURE_TRANSFORMS)) rw_copy_ray(lane);
}

/* ---- stack and instances --------------------------------------------------------------------- */

RW_INLINE bool rw_in_top_level(const struct rw_lane *lane)
{
    return rw_has(RW_FEATURE_INSTANCES) && lane->bottom_sp == RW_NONE;
}

/* The builder's depth limit keeps the height below RW_TRAVERSAL_STACK. */
RW_INLINE void rw_postpone(struct rw_lane *lane, int node)
{
    lane->traversal_stack[lane->traversal_sp] = (rw_u32)node;
    lane->traversal_sp++;
}

RW_INLINE void rw_leave_instance(struct rw_lane *lane)
{
    lane->bottom_sp = RW_NONE;
    if (rw_is_transformed(lane)) rw_set_world_ray(lane);
    lane->instance = RW_NONE;
}

/* Nothing left here: on to what was postponed. */
RW_INLINE void rw_take_postponed(struct rw_lane *lane)
{
    if (lane->traversal_sp == 0) {
        lane->node = RW_NODE_DONE;
        return;
    }
    if (rw_has(RW_FEATURE_INSTANCES) && lane->traversal_sp == lane->bottom_sp)
        rw_leave_instance(lane);
    lane->traversal_sp--;
    lane->node = (int)lane->traversal_stack[lane->traversal_sp];
}

RW_INLINE bool rw_instance_visible(const struct rw_lane *lane, rw_u32 instance)
{
    if (!rw_has(RW_FEATURE_MASKS)) return true;
    return (rw_scene_instance(lane, instance)->mask & lane->ray_mask) != 0;
}

RW_INLINE void rw_enter_instance(struct rw_lane *lane, rw_u32 instance, int node)
{
    rw_count(lane, RW_COUNT_INSTANCE);
    lane->instance = instance;
    lane->bottom_sp = lane->traversal_sp;
    lane->node = node;
    rw_set_object_ray(lane);
}

/* Starts the lane's ray. */
RW_INLINE void rw_begin_traversal(struct rw_lane *lane)
{
    const RW_GLOBAL struct rw_root *root = rw_scene_root(lane, lane->root);
    rw_u32 node = root->node, instance = root->instance;
    lane->hit_distance = lane->tmax;
    lane->hit_record = RW_NONE;
    lane->instance = RW_NONE;
    lane->traversal_sp = 0;
    lane->bottom_sp = RW_NONE;
    lane->node = rw_pick(node == RW_NONE, RW_NODE_DONE, (int)node);
    rw_set_world_ray(lane);
    if (node == RW_NONE || instance == RW_NONE) return;
    if (rw_instance_visible(lane, instance))
        rw_enter_instance(lane, instance, (int)node);
    else
        lane->node = RW_NODE_DONE;
}

/* ---- steps ----------------------------------------------------------------------------------- */

/* Slab test; `near` is where the ray enters. */
RW_INLINE bool rw_hits_box(const struct rw_lane *lane, float lx, float ly, float lz, float ux,
                           float uy, float uz, float *near)
{
    float ox = lane->object_origin[0], oy = lane->object_origin[1], oz = lane->object_origin[2];
    float ix = lane->inverse_direction[0], iy = lane->inverse_direction[1];
    float iz = lane->inverse_direction[2];
    float ax = (lx - ox) * ix, ay = (ly - oy) * iy, az = (lz - oz) * iz;
    float bx = (ux - ox) * ix, by = (uy - oy) * iy, bz = (uz - oz) * iz;
    float enter = __builtin_fmaxf(__builtin_fmaxf(__builtin_fminf(ax, bx), __builtin_fminf(ay, by)),
                                  __builtin_fmaxf(__builtin_fminf(az, bz), lane->tmin));
    float leave = __builtin_fminf(__builtin_fminf(__builtin_fmaxf(ax, bx), __builtin_fmaxf(ay, by)),
                                  __builtin_fmaxf(az, bz));
    *near = enter;
    return enter <= __builtin_fminf(leave * RW_BOX_WIDEN, lane->hit_distance);
}

RW_INLINE void rw_step_inner(struct rw_lane *lane)
{
    rw_show_object_ray(lane);
    rw_count(lane, RW_COUNT_NODE);
    const RW_GLOBAL struct rw_bvh_node *node = rw_scene_node(lane, lane->node);
    const RW_GLOBAL rw_float4 *planes = (const RW_GLOBAL rw_float4 *)node;
    rw_float4 p = planes[0], q = planes[1], r = planes[2];
    rw_int2 child = *(const RW_GLOBAL rw_int2 *)node->child;
    float near0, near1;
    bool hit0 = rw_hits_box(lane, p.x, p.y, p.z, q.z, q.w, r.x, &near0);
    bool hit1 = rw_hits_box(lane, p.w, q.x, q.y, r.y, r.z, r.w, &near1);
    /* An absent child's box is inverted, which the slab test would turn around. */
    hit1 = hit1 && child.y != 0;
    if (hit0 && hit1) {
        bool swap = near1 < near0;
        rw_postpone(lane, rw_pick(swap, child.x, child.y));
        lane->node = rw_pick(swap, child.y, child.x);
    } else if (hit0 || hit1) {
        lane->node = rw_pick(hit0, child.x, child.y);
    } else {
        rw_take_postponed(lane);
    }
}

/* The leaf without its first entry. ~code - 7 inverts code + 8 - 1: first + 1, count - 1. */
RW_INLINE void rw_advance_leaf(struct rw_lane *lane)
{
    if ((~lane->node & 7) == 1)
        rw_take_postponed(lane);
    else
        lane->node -= 7;
}

RW_INLINE void rw_step_instance(struct rw_lane *lane)
{
    rw_u32 instance = (rw_u32)~lane->node >> RW_LEAF_COUNT_BITS;
    if (!rw_instance_visible(lane, instance)) {
        rw_advance_leaf(lane);
        return;
    }
    if ((~lane->node & 7) > 1) rw_postpone(lane, lane->node - 7);
    rw_enter_instance(lane, instance, (int)rw_scene_instance(lane, instance)->root_node);
}

/* RT_RAY_FLAG_CULL_*_ANYHIT: drop geometry by whether its any-hit programs would run. */
RW_INLINE bool rw_is_culled(const struct rw_lane *lane, rw_u32 geometry_flags)
{
    rw_u32 cull =
        lane->ray_flags & (RT_RAY_FLAG_CULL_DISABLED_ANYHIT | RT_RAY_FLAG_CULL_ENABLED_ANYHIT);
    if (cull == 0) return false;
    if (rw_any_hit_enabled(lane, geometry_flags)) return (cull & RT_RAY_FLAG_CULL_ENABLED_ANYHIT);
    return (cull & RT_RAY_FLAG_CULL_DISABLED_ANYHIT) != 0;
}

RW_INLINE void rw_step_primitive(struct rw_lane *lane)
{
    rw_u32 entry = (rw_u32)~lane->node >> RW_LEAF_COUNT_BITS;
    const RW_GLOBAL struct rw_primitive_ref *ref = rw_scene_primitive(lane, entry);
    lane->primitive = ref->primitive;
    lane->geometry = ref->geometry;
    lane->distance = lane->hit_distance;
    lane->attributes = lane->candidate_attributes;
    rw_show_object_ray(lane);

    const RW_GLOBAL struct rw_geometry *geometry = rw_scene_geometry(lane, lane->geometry);
    rw_u32 status = RW_STATUS_CONTINUE;
    if (!rw_is_culled(lane, geometry->flags)) {
        rw_count(lane, RW_COUNT_PRIMITIVE);
        status = rw_hook_intersect(lane, geometry->intersection);
    }
    if (status == RW_STATUS_TERMINATE)
        lane->node = RW_NODE_DONE;
    else
        rw_advance_leaf(lane);
}

RW_INLINE void rw_step_leaf(struct rw_lane *lane)
{
    if (rw_in_top_level(lane))
        rw_step_instance(lane);
    else
        rw_step_primitive(lane);
}

RW_BUILTIN void rw_traverse_step(struct rw_lane *lane)
{
    if (rw_node_is_inner(lane->node))
        rw_step_inner(lane);
    else if (rw_node_is_leaf(lane->node))
        rw_step_leaf(lane);
}

/* Inner nodes until every lane of the warp that is in here has a leaf, then the leaves: the two
 * bodies diverge once a round instead of once a step. */
RW_INLINE void rw_traverse_round(struct rw_lane *lane)
{
    while (rw_node_is_inner(lane->node)) rw_step_inner(lane);
    while (rw_node_is_leaf(lane->node) && lane->exception == 0) rw_step_leaf(lane);
}

RW_BUILTIN rw_u32 rw_traverse_done(const struct rw_lane *lane)
{
    return lane->node == RW_NODE_DONE;
}

RW_BUILTIN rw_u32 rw_traverse_program(const struct rw_lane *lane)
{
    if (lane->hit_record == RW_NONE) return rw_scene_miss(lane);
    if (lane->ray_flags & RT_RAY_FLAG_DISABLE_CLOSESTHIT) return 0;
    return rw_scene_closest_hit(lane, lane->hit_record);
}

/* Called before every program, hit or not: the fields that programs see then live only from here
 * into the program, and take no registers during traversal. */
RW_BUILTIN void rw_traverse_show_hit(struct rw_lane *lane)
{
    lane->distance = lane->hit_distance;
    lane->primitive = lane->hit_primitive;
    lane->record = lane->hit_record;
    lane->instance = lane->hit_instance;
    if (lane->hit_record == RW_NONE) lane->instance = RW_NONE;
    lane->attributes = lane->hit_attributes;
}

#endif
