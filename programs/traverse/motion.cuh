/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What moves, at the time of the lane's ray (RW_FEATURE_MOTION). A tree whose primitives move is a
 * tree for each key; traversal walks that of the key before the ray's time, and interpolates boxes
 * (moving_node.cuh) and vertices between it and the next one's, in which everything has the same
 * place. The transform of an instance that moves is computed from its path whenever it is needed.
 *
 * Everything is interpolated as (1 - weight) * before + weight * after, whose rounding is relative
 * to these two terms, and which is `before` itself at a key.
 */
#ifndef RW_MOTION_CUH
#define RW_MOTION_CUH

#include "programs/scene.cuh"

/* ---- times ---- */

/* A time among keys: so far after a key, 0 to less than 1. It is 0 at the last. */
struct rw_moment {
    rw_u32 key;
    float weight;
};

/* Times outside count as those of the first and last key; so does NaN as the first's. */
RW_INLINE struct rw_moment rw_find_moment(float time, float begin, float rate, rw_u32 keys)
{
    float most = (float)(keys - 1u), at = __builtin_fmaxf((time - begin) * rate, 0.0f);
    at = __builtin_fminf(at, most);
    rw_u32 key = (rw_u32)at;
    return {key, at - (float)key};
}

RW_INLINE bool rw_has_vanished(float time, float begin, float end, rw_u32 border)
{
    bool early = (border & RW_BORDER_BEGIN) != 0 && time < begin;
    return early || ((border & RW_BORDER_END) != 0 && time > end);
}

RW_INLINE float rw_between(float before, float after, float weight)
{
    return __builtin_fmaf(weight, after, (1.0f - weight) * before);
}

RW_INLINE rw_float4 rw_between4(rw_float4 before, rw_float4 after, float weight)
{
    return {rw_between(before.x, after.x, weight), rw_between(before.y, after.y, weight),
            rw_between(before.z, after.z, weight), rw_between(before.w, after.w, weight)};
}

/* ---- trees ---- */

/* The lane is about to enter a tree at its root: of one that moves it enters the block of the key
 * before its time, and none when nothing is there. */
RW_INLINE void rw_choose_keys(struct rw_lane *lane)
{
    lane->key_units = 0;
    lane->key_weight = 0.0f;
    if ((lane->node_base & RW_ROOT_MOVES) == 0) return;
    rw_u64 unit = lane->node_base & ~RW_ROOT_MOVES;
    const RW_GLOBAL struct rw_motion_head *head =
        (const RW_GLOBAL struct rw_motion_head *)(lane->tree + 16 * unit);
    struct rw_moment at = rw_find_moment(lane->time, head->begin, head->rate, head->keys);
    if (at.weight != 0.0f) lane->key_units = head->units;
    lane->key_weight = at.weight;
    lane->tree += 16 * (rw_u64)head->units * at.key;
    lane->node_base = head->root;
    if (rw_has_vanished(lane->time, head->begin, head->end, head->border)) lane->node_hits = 0;
}

/* Is the lane between two keys of the current tree? */
RW_INLINE bool rw_is_between_keys(const struct rw_lane *lane)
{
    return RW_MOTION && lane->key_units != 0;
}

/* ---- affine maps ---- */

struct rw_affine {
    rw_float4 x, y, z; /* rows */
};

RW_INLINE struct rw_affine rw_load_affine(const RW_GLOBAL rw_float4 *rows)
{
    return {rows[0], rows[1], rows[2]};
}

RW_INLINE struct rw_affine rw_affine_between(struct rw_affine a, struct rw_affine b, float weight)
{
    return {rw_between4(a.x, b.x, weight), rw_between4(a.y, b.y, weight),
            rw_between4(a.z, b.z, weight)};
}

RW_INLINE float rw_apply_row(rw_float4 row, float x, float y, float z, float w)
{
    return row.x * x + row.y * y + row.z * z + row.w * w;
}

RW_INLINE rw_float4 rw_compose_row(rw_float4 row, struct rw_affine b)
{
    return {row.x * b.x.x + row.y * b.y.x + row.z * b.z.x,
            row.x * b.x.y + row.y * b.y.y + row.z * b.z.y,
            row.x * b.x.z + row.y * b.y.z + row.z * b.z.z,
            row.x * b.x.w + row.y * b.y.w + row.z * b.z.w + row.w};
}

/* First b, then a. */
RW_INLINE struct rw_affine rw_compose(struct rw_affine a, struct rw_affine b)
{
    return {rw_compose_row(a.x, b), rw_compose_row(a.y, b), rw_compose_row(a.z, b)};
}

/* a * b - c * d, without the cancellation of roundings (Kahan). */
RW_INLINE float rw_difference(float a, float b, float c, float d)
{
    float product = c * d, error = __builtin_fmaf(-c, d, product);
    return __builtin_fmaf(a, b, -product) + error;
}

/* A row of the inverse: cofactors and their determinant's inverse; the translation follows. */
RW_INLINE rw_float4 rw_inverse_row(float x, float y, float z, float scale, struct rw_affine m)
{
    x *= scale, y *= scale, z *= scale;
    return {x, y, z, -(x * m.x.w + y * m.y.w + z * m.z.w)};
}

/* Of what is singular at the moment comes what no ray hits anything with. */
RW_INLINE struct rw_affine rw_invert(struct rw_affine m)
{
    float xx = rw_difference(m.y.y, m.z.z, m.y.z, m.z.y);
    float yx = rw_difference(m.y.z, m.z.x, m.y.x, m.z.z);
    float zx = rw_difference(m.y.x, m.z.y, m.y.y, m.z.x);
    float scale = 1.0f / (m.x.x * xx + m.x.y * yx + m.x.z * zx);
    float xy = rw_difference(m.z.y, m.x.z, m.z.z, m.x.y);
    float yy = rw_difference(m.z.z, m.x.x, m.z.x, m.x.z);
    float zy = rw_difference(m.z.x, m.x.y, m.z.y, m.x.x);
    float xz = rw_difference(m.x.y, m.y.z, m.x.z, m.y.y);
    float yz = rw_difference(m.x.z, m.y.x, m.x.x, m.y.z);
    float zz = rw_difference(m.x.x, m.y.y, m.x.y, m.y.x);
    return {rw_inverse_row(xx, xy, xz, scale, m), rw_inverse_row(yx, yy, yz, scale, m),
            rw_inverse_row(zx, zy, zz, scale, m)};
}

/* Of the numbers of an SRT key: scale, shear and pivot, then the rotation, then the translation.
 * The quaternion need not have the length 1. */
RW_INLINE struct rw_affine rw_srt_matrix(rw_float4 s, rw_float4 t, rw_float4 u, rw_float4 v)
{
    struct rw_affine scale = {s, {0.0f, t.x, t.y, t.z}, {0.0f, 0.0f, t.w, u.x}};
    float x = u.y, y = u.z, z = u.w, w = v.x;
    float n = 2.0f / (x * x + y * y + z * z + w * w);
    struct rw_affine rotation = {
        {1.0f - n * (y * y + z * z), n * (x * y - z * w), n * (x * z + y * w), v.y},
        {n * (x * y + z * w), 1.0f - n * (x * x + z * z), n * (y * z - x * w), v.z},
        {n * (x * z - y * w), n * (y * z + x * w), 1.0f - n * (x * x + y * y), v.w}};
    return rw_compose(rotation, scale);
}

/* ---- paths ---- */

/* From the numbers of a key on to those of the next. */
RW_INLINE struct rw_affine rw_srt_between(const RW_GLOBAL rw_float4 *a,
                                          const RW_GLOBAL rw_float4 *b, float weight)
{
    return rw_srt_matrix(rw_between4(a[0], b[0], weight), rw_between4(a[1], b[1], weight),
                         rw_between4(a[2], b[2], weight), rw_between4(a[3], b[3], weight));
}

/* The map of one step, or its inverse. */
RW_INLINE struct rw_affine rw_step_affine(const RW_GLOBAL struct rw_path_step *step, float time,
                                          bool inverse)
{
    const RW_GLOBAL rw_float4 *keys = (const RW_GLOBAL rw_float4 *)(step + 1);
    struct rw_moment at = rw_find_moment(time, step->begin, step->rate, step->keys);
    rw_u32 units = step->kind == RW_STEP_SRT ? RW_SRT_KEY_UNITS : RW_MATRIX_KEY_UNITS;
    keys += units * at.key;
    if (at.weight == 0.0f) return rw_load_affine(inverse ? keys + 3 : keys);
    struct rw_affine matrix =
        step->kind == RW_STEP_SRT
            ? rw_srt_between(keys + RW_MATRIX_KEY_UNITS, keys + units + RW_MATRIX_KEY_UNITS,
                             at.weight)
            : rw_affine_between(rw_load_affine(keys), rw_load_affine(keys + units), at.weight);
    return inverse ? rw_invert(matrix) : matrix;
}

RW_INLINE const RW_GLOBAL struct rw_path_step *rw_first_step(const struct rw_lane *lane,
                                                             rw_u32 instance)
{
    const RW_GLOBAL struct rw_instance *placed = rw_scene_instance(lane, instance);
    rw_u64 table = (rw_u64)rw_scene_instance(lane, 0);
    return (const RW_GLOBAL struct rw_path_step *)(table + 16 * (rw_u64)placed->path.first);
}

RW_INLINE const RW_GLOBAL struct rw_path_step *
rw_next_step(const RW_GLOBAL struct rw_path_step *step)
{
    return (const RW_GLOBAL struct rw_path_step *)((rw_u64)step + 16 * (rw_u64)step->units);
}

/* Of the lane's instance, which moves: from the world to the object, or the other way. */
RW_INLINE struct rw_affine rw_path_affine(const struct rw_lane *lane, bool to_object)
{
    const RW_GLOBAL struct rw_path_step *step = rw_first_step(lane, lane->instance);
    struct rw_affine all = rw_step_affine(step, lane->time, to_object);
    rw_u32 count = rw_scene_instance(lane, lane->instance)->path.steps;
    for (rw_u32 k = 1; k < count; k++) {
        step = rw_next_step(step);
        struct rw_affine next = rw_step_affine(step, lane->time, to_object);
        all = to_object ? rw_compose(next, all) : rw_compose(all, next);
    }
    return all;
}

RW_INLINE bool rw_moves(const struct rw_lane *lane, rw_u32 instance)
{
    if (!RW_MOTION) return false;
    return (rw_scene_instance(lane, instance)->flags & RW_INSTANCE_MOVES) != 0;
}

/* Is an instance anywhere at the ray's time? */
RW_INLINE bool rw_is_there(const struct rw_lane *lane, rw_u32 instance)
{
    if (!RW_MOTION) return true;
    const RW_GLOBAL struct rw_instance *placed = rw_scene_instance(lane, instance);
    if ((placed->flags & RW_INSTANCE_VANISHES) == 0) return true;
    const RW_GLOBAL struct rw_path_step *step = rw_first_step(lane, instance);
    for (rw_u32 k = 0; k < placed->path.steps; k++) {
        if (rw_has_vanished(lane->time, step->begin, step->end, step->border)) return false;
        step = rw_next_step(step);
    }
    return true;
}

#endif
