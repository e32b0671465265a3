/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A wide node that moves against one ray: node.cuh between two keys. The planes of both nodes are
 * met at distances that are weighted by how near the ray's time is to each, in two multiplications
 * and additions instead of one; nothing else changes. The grids of the two have nothing to do with
 * each other, so boxes are as tight as those of trees that stand still, however far they move.
 *
 * Rounding is as there, twice: below 2^-6 of both steps, and 2^-21 of distances and coordinates,
 * for interpolated vertices are rounded too.
 */
#ifndef RW_MOVING_NODE_CUH
#define RW_MOVING_NODE_CUH

#include "programs/traverse/motion.cuh"
#include "programs/traverse/node.cuh"

#define RW_MOVING_STEP_MARGIN 0.015625f

/* One axis of a node. */
struct rw_node_axis {
    float origin, scale;
    rw_u32 lower[2], upper[2]; /* planes of slots 0..3 and 4..7 */
};

/* One axis of both nodes as the ray sees it. What the planes of `before` and `after` are met at
 * adds up; the offsets are in `before`. */
struct rw_moving_slab {
    struct rw_slab before, after;
};

RW_INLINE void rw_order_planes(struct rw_slab *slab, struct rw_node_axis axis, bool forward)
{
    slab->near_planes[0] = rw_pick_u32(forward, axis.lower[0], axis.upper[0]);
    slab->near_planes[1] = rw_pick_u32(forward, axis.lower[1], axis.upper[1]);
    slab->far_planes[0] = rw_pick_u32(forward, axis.upper[0], axis.lower[0]);
    slab->far_planes[1] = rw_pick_u32(forward, axis.upper[1], axis.lower[1]);
}

RW_INLINE void rw_make_moving_slab(struct rw_moving_slab *slab, struct rw_node_axis before,
                                   struct rw_node_axis after, float weight, float ray_origin,
                                   float inverse, float tmin, float reach)
{
    float first = inverse * (1.0f - weight), second = inverse * weight;
    float start = (before.origin - ray_origin) * first,
          later = (after.origin - ray_origin) * second;
    slab->before.step = before.scale * first;
    slab->after.step = after.scale * second;
    float far = __builtin_fabsf(start) + __builtin_fabsf(later) +
                __builtin_fabsf(ray_origin * inverse) + tmin;
    float steps = __builtin_fabsf(slab->before.step) + __builtin_fabsf(slab->after.step);
    float margin = __builtin_fmaf(far, RW_START_MARGIN, steps * RW_MOVING_STEP_MARGIN);
    if (rw_has(RW_FEATURE_WATERTIGHT))
        margin = __builtin_fmaf(__builtin_fabsf(inverse), reach * RW_VERTEX_MARGIN, margin);
    float offset = __builtin_fmaf(slab->before.step + slab->after.step, -RW_PLANE_OFFSET,
                                  start + later - tmin);
    slab->before.near = offset - margin;
    slab->before.far = offset + margin;
    rw_order_planes(&slab->before, before, inverse >= 0.0f);
    rw_order_planes(&slab->after, after, inverse >= 0.0f);
}

RW_INLINE int rw_meet_moving_near(const struct rw_moving_slab *s, rw_u32 slot, rw_u32 bits)
{
    rw_u32 half = slot >> 2, byte = slot & 3;
    float after =
        rw_meet_plane(s->after.near_planes[half], byte, bits, s->after.step, s->before.near);
    float met = rw_meet_plane(s->before.near_planes[half], byte, bits, s->before.step, after);
    return (int)rw_as_u32(rw_saturate(met));
}
RW_INLINE int rw_meet_moving_far(const struct rw_moving_slab *s, rw_u32 slot, rw_u32 bits)
{
    rw_u32 half = slot >> 2, byte = slot & 3;
    float after =
        rw_meet_plane(s->after.far_planes[half], byte, bits, s->after.step, s->before.far);
    return (int)rw_as_u32(
        rw_meet_plane(s->before.far_planes[half], byte, bits, s->before.step, after));
}

RW_INLINE bool rw_meets_moving_child(const struct rw_moving_slab *x, const struct rw_moving_slab *y,
                                     const struct rw_moving_slab *z, rw_u32 slot, rw_u32 bits,
                                     int tmax)
{
    int nx = rw_meet_moving_near(x, slot, bits), fx = rw_meet_moving_far(x, slot, bits);
    int ny = rw_meet_moving_near(y, slot, bits), fy = rw_meet_moving_far(y, slot, bits);
    int nz = rw_meet_moving_near(z, slot, bits), fz = rw_meet_moving_far(z, slot, bits);
    int enter = rw_max_int(rw_max_int(nx, ny), nz);
    int leave = rw_min_int(rw_min_int(fx, fy), rw_min_int(fz, tmax));
    return enter <= leave;
}

#define RW_MEET_MOVING(slot)                                                                       \
    if (rw_meets_moving_child(&x, &y, &z, slot, bits, (int)rw_as_u32(tmax)))                       \
    met += one * rw_slot_bits(slot)

/* As rw_meet_wide, of the same node in the blocks of two keys. */
RW_INLINE struct rw_met rw_meet_moving(const struct rw_lane *lane, const RW_GLOBAL rw_float4 *node)
{
    const RW_GLOBAL rw_float4 *then = node + lane->key_units;
    const RW_GLOBAL rw_uint4 *planes = (const RW_GLOBAL rw_uint4 *)node + 1;
    const RW_GLOBAL rw_uint4 *moved = (const RW_GLOBAL rw_uint4 *)then + 1;
    rw_float4 head = node[0], next = then[0];
    rw_uint4 links = planes[0], p = planes[1], q = planes[2], r = planes[3];
    rw_uint4 grid = moved[0], a = moved[1], b = moved[2], c = moved[3];
    rw_u32 bits = lane->launch->plane_bits, one = lane->launch->one;
    float reach =
        __builtin_fmaxf(rw_node_reach(lane, head, links.x), rw_node_reach(lane, next, grid.x));
    float tmin = __builtin_fmaxf(lane->tmin, 0.0f) * RW_DISTANCE_SCALE;
    struct rw_moving_slab x, y, z;
    rw_make_moving_slab(&x, {head.x, rw_exponent(links.x, 0), {p.x, p.y}, {q.z, q.w}},
                        {next.x, rw_exponent(grid.x, 0), {a.x, a.y}, {b.z, b.w}}, lane->key_weight,
                        lane->object_origin[0], lane->inverse_direction[0], tmin, reach);
    rw_make_moving_slab(&y, {head.y, rw_exponent(links.x, 8), {p.z, p.w}, {r.x, r.y}},
                        {next.y, rw_exponent(grid.x, 8), {a.z, a.w}, {c.x, c.y}}, lane->key_weight,
                        lane->object_origin[1], lane->inverse_direction[1], tmin, reach);
    rw_make_moving_slab(&z, {head.z, rw_exponent(links.x, 16), {q.x, q.y}, {r.z, r.w}},
                        {next.z, rw_exponent(grid.x, 16), {b.x, b.y}, {c.z, c.w}}, lane->key_weight,
                        lane->object_origin[2], lane->inverse_direction[2], tmin, reach);
    float tmax = __builtin_fmaf(lane->hit_distance, RW_DISTANCE_SCALE, -tmin);
    rw_u32 met = 0;
    RW_MEET_MOVING(0);
    RW_MEET_MOVING(1);
    RW_MEET_MOVING(2);
    RW_MEET_MOVING(3);
    RW_MEET_MOVING(4);
    RW_MEET_MOVING(5);
    RW_MEET_MOVING(6);
    RW_MEET_MOVING(7);
    return {rw_as_u32(head.w), met & rw_as_u32(head.w), links.y, links.z};
}

#endif
