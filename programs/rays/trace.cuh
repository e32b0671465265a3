/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rays on a GPU: the traversal of all kernels (programs/traverse/), with questions that are
 * answered here in the place of ray programs. Blocks take runs of rays in turns; in a block warps
 * draw from a counter that they share, again when enough lanes have finished their rays. So nothing
 * is counted in global memory, and launches need nothing of their own: they may be captured in
 * graphs, and run at once. In the end lanes without a ray help (programs/traverse/help.cuh), where
 * a ray has one answer.
 *
 * States of lanes: RW_STATE_DONE without a ray, RW_STATE_TRAVERSE, RW_STATE_ENDED with an answer to
 * be written; the others are helpers.
 */
#ifndef RW_RAYS_TRACE_CUH
#define RW_RAYS_TRACE_CUH

#include "programs/build/device.h"
#include "programs/rays/rays.h"
#include "raywright.h"

/* What the compiler answers where there are programs. RW_RAYS_DEEP: the scene has instances;
 * RW_RAYS_WATERTIGHT: triangles are tested by programs/traverse/watertight.cuh. */
extern "C" __device__ __attribute__((always_inline)) rw_u32 rw_hook_features(void)
{
    return RW_FEATURE_SBT | RW_FEATURE_TRIANGLES |
           (RW_RAYS_WATERTIGHT ? RW_FEATURE_WATERTIGHT : 0u) |
           (RW_RAYS_DEEP ? RW_FEATURE_INSTANCES | RW_FEATURE_TRANSFORMS : 0u);
}
extern "C" __device__ __attribute__((always_inline)) rw_u32 rw_hook_ray_flags(void)
{
    return RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT | RT_RAY_FLAG_CULL_BACK_FACING_TRIANGLES |
           RT_RAY_FLAG_CULL_FRONT_FACING_TRIANGLES;
}
extern "C" __device__ __attribute__((always_inline)) rw_u32 rw_hook_common_ray_flags(void)
{
    return 0;
}

extern "C" __device__ __attribute__((always_inline)) rw_u32 rw_hook_attribute_size(void)
{
    return 0;
}

extern "C" __device__ __attribute__((always_inline)) rw_u32 rw_hook_has_paged_trees(void)
{
    return 0;
}

extern "C" __device__ __attribute__((always_inline)) rw_u32 rw_hook_has_micromaps(void)
{
    return 0;
}

extern "C" __device__ __attribute__((always_inline)) rw_u32 rw_hook_mixes_culling(void)
{
    return 0;
}

#include "programs/traverse/help.cuh"
#include "programs/traverse/traverse.cuh"

/* What a thread does: beside its lane. */
struct rw_rays_lane {
    struct rw_lane lane;
    rw_u32 ray;
    rw_u32 found;
    rw_u32 mask;
};

/* ---- where rays come from ---- */

RW_INLINE float rw_rays_bound(struct rw_rays_array array, float otherwise, rw_u32 ray)
{
    if (array.at) return *(const RW_GLOBAL float *)rw_rays_item(array, ray);
    return otherwise;
}

RW_INLINE void rw_rays_load(struct rw_lane *lane, const struct rw_rays_work &w, rw_u32 ray)
{
    const RW_GLOBAL float *from = (const RW_GLOBAL float *)rw_rays_item(w.origins, ray);
    const RW_GLOBAL float *to = (const RW_GLOBAL float *)rw_rays_item(w.directions, ray);
    if (w.wide & RW_RAYS_WIDE_RAYS) {
        const rw_float4 a = ((const RW_GLOBAL rw_float4 *)from)[0],
                        b = ((const RW_GLOBAL rw_float4 *)from)[1];
        lane->origin[0] = a.x, lane->origin[1] = a.y, lane->origin[2] = a.z;
        lane->direction[0] = b.x, lane->direction[1] = b.y, lane->direction[2] = b.z;
        lane->tmin = a.w;
        lane->tmax = b.w;
        return;
    }
    lane->origin[0] = from[0], lane->origin[1] = from[1], lane->origin[2] = from[2];
    lane->direction[0] = to[0], lane->direction[1] = to[1], lane->direction[2] = to[2];
    lane->tmin = rw_rays_bound(w.begins, w.begin, ray);
    lane->tmax = rw_rays_bound(w.ends, w.end, ray);
}

template <rw_u32 JOB>
RW_INLINE void rw_rays_start(struct rw_rays_lane *r, const struct rw_rays_work &w, rw_u32 ray)
{
    struct rw_lane *lane = &r->lane;
    rw_rays_load(lane, w, ray);
    lane->ray_mask = 0xff;
    lane->ray_flags =
        w.cull & (RT_RAY_FLAG_CULL_BACK_FACING_TRIANGLES | RT_RAY_FLAG_CULL_FRONT_FACING_TRIANGLES);
    if (rw_rays_ends(JOB)) lane->ray_flags |= RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT;
    if (rw_rays_is_masked(JOB)) r->mask = *(const RW_GLOBAL rw_u32 *)rw_rays_item(w.masks, ray);
    lane->handle = w.structure;
    if (w.world_stride) lane->handle += ray / w.per_world * w.world_stride;
    lane->root = 0;
    lane->ray_type = lane->record_step = 0;
    lane->traversal_sp = RW_NONE;
    lane->state = RW_STATE_TRAVERSE;
    r->ray = ray;
    r->found = 0;
}

/* Gives lanes without a ray one each; false: there are none left. */
template <rw_u32 JOB>
RW_INLINE bool rw_rays_refill(struct rw_rays_lane *r, const struct rw_rays_work &w, rw_u32 *drawn)
{
    const bool wants = (int)r->lane.state == RW_STATE_DONE;
    const rw_u32 idle = rw_warp_ballot(wants), lane = rw_warp_lane();
    rw_u32 number = 0;
    if (idle == 0) return true;
    if (lane == rw_lowest_bit(idle)) number = rw_add32(drawn, rw_popcount(idle));
    number =
        rw_warp_shuffle32(number, rw_lowest_bit(idle)) + rw_popcount(idle & ((1u << lane) - 1));
    const rw_u64 run = (rw_u64)(number / w.run) * rw_block_count() + rw_block_index();
    const rw_u64 ray = run * w.run + number % w.run;
    if (wants && ray < w.count) rw_rays_start<JOB>(r, w, (rw_u32)ray);
    return rw_warp_ballot(wants && ray >= w.count) == 0;
}

/* ---- where answers go ---- */

/* The hit that the lane shows, as number `at` of all rows: in arrays, which takes fewer registers
 * than any form, and this kernel has none to spare. */
RW_INLINE void rw_rays_write_row(const struct rw_lane *lane, const struct rw_rays_work &w,
                                 rw_u64 at)
{
    if (w.distance) ((RW_GLOBAL float *)w.distance)[at] = lane->distance;
    if (w.primitive) ((RW_GLOBAL int *)w.primitive)[at] = (int)lane->primitive;
    if (w.instance)
        ((RW_GLOBAL int *)w.instance)[at] =
            (int)rw_scene_instance(lane, lane->instance)->child_index;
    if (!w.weights) return;
    ((RW_GLOBAL float *)w.weights)[2 * at] = lane->barycentrics[0];
    ((RW_GLOBAL float *)w.weights)[2 * at + 1] = lane->barycentrics[1];
}

RW_INLINE void rw_rays_write_wide(const struct rw_rays_work &w, rw_u64 at, float distance,
                                  int primitive, float first, float second)
{
    *(RW_GLOBAL rw_float4 *)(w.distance + at * w.record) =
        rw_float4{distance, rw_as_float((rw_u32)primitive), first, second};
}

/* The same of ray `at`. */
template <rw_u32 JOB>
RW_INLINE void rw_rays_write_hit(const struct rw_lane *lane, const struct rw_rays_work &w,
                                 rw_u64 at)
{
    const struct rw_rays_form form = rw_rays_form_of(&w, JOB);
    if (w.wide & RW_RAYS_WIDE_ANSWERS) {
        float first = lane->barycentrics[0], second = lane->barycentrics[1];
        rw_rays_choose_weights(form, &first, &second);
        rw_rays_write_wide(w, at, lane->distance, (int)lane->primitive, first, second);
        return;
    }
    rw_rays_tell_float(form, w.distance, at, lane->distance);
    rw_rays_tell_int(form, w.primitive, at, (int)lane->primitive);
    if (w.instance)
        rw_rays_tell_int(form, w.instance, at,
                         (int)rw_scene_instance(lane, lane->instance)->child_index);
    if (w.weights)
        rw_rays_tell_weights(form, w.weights, at, lane->barycentrics[0], lane->barycentrics[1]);
}

/* Of length 1, in the world, on the side from which the corners run counter-clockwise. */
RW_INLINE void rw_rays_write_normal(const struct rw_lane *lane, rw_u64 tree,
                                    const struct rw_rays_work &w, rw_u64 at)
{
    const RW_GLOBAL rw_float4 *entry =
        (const RW_GLOBAL rw_float4 *)(tree + 16 * (rw_u64)lane->hit_leaf);
    float x = -entry[0].w, y = -entry[1].w, z = -entry[2].w;
    if (rw_is_transformed(lane)) {
        const RW_GLOBAL float *m = rw_scene_instance(lane, lane->instance)->world_to_object;
        const float a = x, b = y, c = z;
        x = rw_column(m, a, b, c);
        y = rw_column(m + 1, a, b, c);
        z = rw_column(m + 2, a, b, c);
    }
    const float most = __builtin_fmaxf(__builtin_fabsf(x),
                                       __builtin_fmaxf(__builtin_fabsf(y), __builtin_fabsf(z)));
    const float inverse = 1.0f / most;
    x *= inverse, y *= inverse, z *= inverse;
    const float scale = 1.0f / __builtin_sqrtf(x * x + y * y + z * z);
    RW_GLOBAL float *out = (RW_GLOBAL float *)w.normal + 3 * at;
    out[0] = x * scale;
    out[1] = y * scale;
    out[2] = z * scale;
}

template <rw_u32 JOB> RW_INLINE void rw_rays_write_miss(const struct rw_rays_work &w, rw_u64 at)
{
    if (w.wide & RW_RAYS_WIDE_ANSWERS)
        rw_rays_write_wide(w, at, w.miss, -1, 0, 0);
    else
        rw_rays_tell_miss(&w, rw_rays_form_of(&w, JOB), at);
}

template <rw_u32 JOB>
RW_INLINE void rw_rays_write_closest(struct rw_lane *lane, const struct rw_rays_work &w, rw_u64 at)
{
    if (!rw_has_hit(lane)) {
        rw_rays_write_miss<JOB>(w, at);
        return;
    }
    rw_traverse_show_hit(lane);
    rw_rays_write_hit<JOB>(lane, w, at);
    if (w.normal) rw_rays_write_normal(lane, rw_scene_instance(lane, lane->instance)->tree, w, at);
}

template <rw_u32 JOB>
RW_INLINE void rw_rays_answer(struct rw_rays_lane *r, const struct rw_rays_work &w)
{
    struct rw_lane *lane = &r->lane;
    const rw_u64 ray = r->ray;
    if (rw_rays_tells(JOB)) rw_rays_write_closest<JOB>(lane, w, ray);
    if (rw_rays_is_masked(JOB) && w.flag)
        ((RW_GLOBAL unsigned char *)w.flag)[ray] = rw_has_hit(lane);
    if (JOB == RW_RAYS_ANY) ((RW_GLOBAL unsigned char *)w.flag)[ray] = rw_has_hit(lane);
    if (JOB == RW_RAYS_COUNT || JOB == RW_RAYS_ALL)
        if (w.number) ((RW_GLOBAL int *)w.number)[ray] = (int)r->found;
    if (JOB != RW_RAYS_ALL) return;
    for (rw_u32 i = r->found; i < w.most; i++)
        rw_rays_tell_miss(&w, rw_rays_form_of(&w, JOB), ray * w.most + i);
}

/* ---- questions about all hits ---- */

template <typename VALUE> RW_INLINE void rw_rays_shift(rw_u64 array, rw_u64 at, rw_u32 count)
{
    RW_GLOBAL VALUE *v = (RW_GLOBAL VALUE *)array + at;
    for (rw_u32 i = count; array && i > 0; i--) v[i] = v[i - 1];
}

/* Into the ray's row, which is sorted by distance. A full row drops its farthest, and from then on
 * nothing behind its last matters. */
RW_INLINE void rw_rays_insert(struct rw_rays_lane *r, const struct rw_rays_work &w)
{
    struct rw_lane *lane = &r->lane;
    const rw_u64 row = (rw_u64)r->ray * w.most;
    const RW_GLOBAL float *t = (const RW_GLOBAL float *)w.distance + row;
    rw_u32 at = r->found < w.most ? r->found : w.most;
    while (at > 0 && t[at - 1] > lane->distance) at--;
    if (at >= w.most) return;
    if (r->found < w.most) r->found++;
    const rw_u32 moved = r->found - 1 - at;
    rw_rays_shift<float>(w.distance, row + at, moved);
    rw_rays_shift<int>(w.primitive, row + at, moved);
    rw_rays_shift<int>(w.instance, row + at, moved);
    rw_rays_shift<rw_u64>(w.weights, row + at, moved);
    rw_rays_write_row(lane, w, row + at);
    if (r->found == w.most) lane->hit_distance = t[w.most - 1];
}

template <rw_u32 JOB>
RW_INLINE void rw_rays_test(struct rw_rays_lane *r, const struct rw_rays_work &w)
{
    struct rw_lane *lane = &r->lane;
    rw_show_object_ray(lane);
    const RW_GLOBAL rw_float4 *entry = rw_unit(lane, rw_take_triangle(lane));
    struct rw_crossing crossing =
        rw_cross_triangle(rw_object_ray(lane), rw_load_corners(lane, entry));
    rw_show_crossing(lane, crossing, &lane->distance);
    if (!(rw_is_inside(crossing) & (lane->distance > lane->tmin) &
          (lane->distance < lane->hit_distance)))
        return;
    if (rw_is_face_culled(lane, crossing.determinant > 0.0f)) return;
    lane->primitive = ((const RW_GLOBAL rw_uint4 *)entry)[3].x;
    if (JOB == RW_RAYS_ALL)
        rw_rays_insert(r, w);
    else
        r->found++;
}

/* ---- masks ---- */

RW_INLINE void rw_rays_test_masked(struct rw_rays_lane *r)
{
    struct rw_lane *lane = &r->lane;
    rw_show_object_ray(lane);
    const rw_u32 unit = rw_take_triangle(lane);
    const RW_GLOBAL rw_float4 *entry = rw_unit(lane, unit);
    const rw_u32 mask = ((const RW_GLOBAL rw_uint4 *)entry)[3].z;
    rw_test_triangle(lane, unit, rw_load_corners(lane, entry), (r->mask & mask) != 0);
}

/* ---- the walk ---- */

template <rw_u32 JOB>
RW_INLINE void rw_rays_leaf(struct rw_rays_lane *r, const struct rw_rays_work &w)
{
    if (rw_in_top_level(&r->lane))
        rw_step_instance(&r->lane);
    else if (JOB == RW_RAYS_COUNT || JOB == RW_RAYS_ALL)
        rw_rays_test<JOB>(r, w);
    else if (rw_rays_is_masked(JOB))
        rw_rays_test_masked(r);
    else
        rw_step_triangle(&r->lane);
}

/* A node and leaves for every lane that traverses, as in the megakernel. */
template <rw_u32 JOB>
RW_INLINE void rw_rays_round(struct rw_rays_lane *r, const struct rw_rays_work &w,
                             rw_u32 traversing)
{
    struct rw_lane *lane = &r->lane;
    const rw_u32 enough = (traversing + RW_LEAF_SHARE - 1) / RW_LEAF_SHARE;
    if (rw_has_nodes(lane)) rw_step_node(lane);
    const rw_uint2 next = rw_look_ahead(lane);
    while (rw_popcount(rw_warp_ballot(rw_has_leaves(lane))) >= enough)
        if (rw_has_leaves(lane)) rw_rays_leaf<JOB>(r, w);
    if (rw_rays_ends(JOB)) rw_end_at_first_hit(lane);
    if (rw_has_nodes(lane) || rw_has_leaves(lane)) return;
    if (lane->traversal_sp != 0)
        rw_take_postponed(lane, next);
    else if (lane->state == RW_STATE_TRAVERSE)
        lane->state = RW_STATE_ENDED;
}

RW_INLINE rw_u32 rw_rays_traversing(const struct rw_rays_lane *r)
{
    return rw_popcount(rw_warp_ballot(r->lane.state == RW_STATE_TRAVERSE));
}

/* Until too few lanes still traverse, and others can draw a ray or help. */
template <rw_u32 JOB>
RW_INLINE void rw_rays_traverse(struct rw_rays_lane *r, const struct rw_rays_work &w, bool more)
{
    const bool helps = rw_rays_may_help(JOB) && !more;
    const rw_u32 started = rw_rays_traversing(r);
    const rw_u32 enough = rw_max(1, rw_min(started, RW_TRAVERSAL_THRESHOLD));
    for (rw_u32 traversing = started; traversing >= enough;) {
        if (helps) rw_find_helpers(&r->lane);
        rw_rays_round<JOB>(r, w, traversing);
        if (helps) rw_end_help(&r->lane);
        traversing = rw_rays_traversing(r);
    }
}

template <rw_u32 JOB>
RW_INLINE void rw_rays_trace(const struct rw_rays_work &w, const struct rw_launch &launch)
{
    RW_SHARED rw_u32 drawn;
    rw_u64 stack[RW_TRAVERSAL_STACK];
    struct rw_rays_lane r;
    bool more = true;
    if (rw_block_thread() == 0) drawn = 0;
    rw_block_sync();
    r.ray = r.found = r.mask = 0;
    r.lane.state = (rw_u32)RW_STATE_DONE;
    r.lane.launch = &launch;
    r.lane.traversal_stack = stack;
    r.lane.traversal_sp = 0;
    r.lane.bottom_sp = RW_NONE;
    r.lane.instance = r.lane.hit_instance = r.lane.hit_leaf = RW_NONE;
    rw_drop_groups(&r.lane);
    do {
        if (more) more = rw_rays_refill<JOB>(&r, w, &drawn);
        rw_begin_traversal(&r.lane);
        rw_rays_traverse<JOB>(&r, w, more);
        if (r.lane.state == RW_STATE_ENDED) {
            rw_rays_answer<JOB>(&r, w);
            r.lane.state = (rw_u32)RW_STATE_DONE;
        }
    } while (rw_warp_ballot((int)r.lane.state != RW_STATE_DONE) != 0 || more);
}

#endif
