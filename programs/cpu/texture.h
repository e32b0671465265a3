/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Texture instructions on the CPU (see helpers.c). A texture object is the address of a struct
 * rw_texture_image; 0 is no texture and reads zeros. The forms, as compiler/lift and the intrinsics
 * pass call them:
 *
 *   {T, T, T, T} rwc.ptx.tex.<shape>.v4.<T>.f32(i64 object, [i32 layer,] float x, y, z)
 *   {T, T, T, T} rwc.ptx.tex.base.<shape>...     the same at level 0
 *   {T, T, T, T} rwc.ptx.tex.level.<shape>...(..., float level)
 *   {T, T, T, T} rwc.ptx.tex.grad.<shape>...(..., float dPdx.x, y, z, float dPdy.x, y, z)
 *   {T, T, T, T} rwc.ptx.tex.<shape>.v4.<T>.s32(i64 object, [i32 layer,] i32 x, y, z)
 *   {T, T, T, T} rwc.ptx.tex.level.<shape>.v4.<T>.s32(..., i32 level)
 *   {T, T, T, T} rwc.ptx.tld4.<r, g, b, a>.2d.v4.<T>.f32(i64 object, float x, y)
 *   i32 rwc.ptx.txq.<query>.b32(i64 object), rwc.ptx.txq.level.<query>.b32(i64 object, i32 level)
 *
 * <shape> is 1d, 2d, 3d, a1d, a2d, cube or acube, with as many coordinates as the shape has (the
 * fourth, which PTX pads 3D and cube coordinates with, is left out); T is f32, s32 or u32, and the
 * bits are the same for all three.
 */
#ifndef RW_CPU_TEXTURE_H
#define RW_CPU_TEXTURE_H

#include "programs/cpu/footprint.h"
#include "programs/cpu/taps.h"

struct rw_lookup {
    uint32_t shape; /* enum rw_shape */
    uint32_t layer;
    float at[3];
    bool has_level, has_gradient; /* neither: level 0, and the sampler's bias does not count */
    float level;
    float ddx[3], ddy[3];
    int32_t shift[3]; /* 1/256 texels of the level that is read */
};

static inline uint32_t rw_axes(uint32_t shape)
{
    static const uint8_t axes[] = {0, 1, 2, 3, 1, 2, 2, 2};
    return axes[shape];
}

static inline bool rw_is_layered(uint32_t shape)
{
    return shape >= RW_SHAPE_1D_LAYERED;
}

/* ---- one level ---- */

/* In [0, 1]; what is no number is the middle. */
static inline float rw_face_place(float side, float largest)
{
    float ratio = side / largest;
    return ratio == ratio ? (ratio + 1.0f) * 0.5f : 0.5f;
}

/* A cube's direction becomes a face and coordinates on it. Of equal components the last decides. */
static inline uint32_t rw_cube_face(float at[3])
{
    float x = at[0], y = at[1], z = at[2];
    float ax = fabsf(x), ay = fabsf(y), az = fabsf(z);
    float m, s, t;
    uint32_t face;
    if (az >= ax && az >= ay)
        m = az, s = z < 0.0f ? -x : x, t = -y, face = 4 + (z < 0.0f);
    else if (ay >= ax)
        m = ay, s = x, t = y < 0.0f ? -z : z, face = 2 + (y < 0.0f);
    else
        m = ax, s = x < 0.0f ? z : -z, t = -y, face = x < 0.0f;
    at[0] = rw_face_place(s, m);
    at[1] = rw_face_place(t, m);
    return face;
}

static inline int32_t rw_layer_index(const struct rw_texture_level *level, uint32_t layer,
                                     uint32_t faces, uint32_t face)
{
    uint32_t layers = level->size[2] / faces;
    if (layer >= layers) layer = layers ? layers - 1 : 0; /* layers are clamped in every mode */
    return (int32_t)(layer * faces + face);
}

/* The texels along each axis of a level. */
static inline void rw_place(const struct rw_texture_image *t, const struct rw_texture_level *level,
                            const struct rw_lookup *lookup, struct rw_axis axis[3])
{
    uint32_t axes = rw_axes(lookup->shape);
    bool cube = lookup->shape >= RW_SHAPE_CUBE;
    bool linear = t->linear && rw_gives_floats(t);
    float at[3] = {lookup->at[0], lookup->at[1], lookup->at[2]};
    uint32_t face = cube ? rw_cube_face(at) : 0;
    for (uint32_t a = 0; a < 3; a++) {
        uint32_t wrap = cube ? (uint32_t)RW_WRAP_CLAMP : t->wrap[a];
        axis[a] = (struct rw_axis){.weight = 0};
        if (a < axes)
            axis[a] = rw_place_on_axis(t, wrap, at[a], lookup->shift[a], level->size[a], linear);
    }
    if (rw_is_layered(lookup->shape))
        axis[2].first = rw_layer_index(level, lookup->layer, cube ? 6 : 1, face);
}

/* One texel as it is. */
static inline void rw_sample_point(const struct rw_texture_image *t, uint32_t number,
                                   const struct rw_lookup *lookup, uint32_t out[4])
{
    struct rw_axis axis[3];
    rw_place(t, &t->levels[number], lookup, axis);
    rw_texel(t, &t->levels[number], axis[0].first, axis[1].first, axis[2].first, out);
}

/* Adds a level. */
static inline void rw_add_level(const struct rw_texture_image *t, uint32_t number,
                                const struct rw_lookup *lookup, uint32_t weight,
                                struct rw_taps *taps)
{
    struct rw_axis axis[3];
    if (!weight) return;
    rw_place(t, &t->levels[number], lookup, axis);
    rw_add_taps(t, &t->levels[number], axis, weight, taps);
}

/* The least integer of a signed type stands for -1, like the next one. */
static inline void rw_round_out(const struct rw_texture_image *t, uint32_t out[4])
{
    if (!t->as_float) return;
    for (uint32_t c = 0; c < 4; c++)
        if (rw_bits_float(out[c]) < -1.0f) out[c] = rw_float_bits(-1.0f);
}

/* ---- levels ---- */

/* What the sampler makes of a level, in 1/256. */
static inline int32_t rw_limit_level(const struct rw_texture_image *t, int32_t level)
{
    int32_t last = (int32_t)(t->level_count - 1) * RW_ONE_LEVEL;
    int32_t low = rw_sampler_level(t->min_level), high = rw_sampler_level(t->max_level);
    if (level > high) level = high;
    if (level < low) level = low;
    return (int32_t)rw_limit(level, 0, last);
}

/* Half-way between two levels, the nearest is the smaller one. */
static inline int32_t rw_round_level(const struct rw_texture_image *t, int32_t level)
{
    if (t->linear_mips && rw_gives_floats(t)) return level;
    return (level + RW_ONE_LEVEL / 2) & -RW_ONE_LEVEL;
}

static inline void rw_sample_at(const struct rw_texture_image *t, int32_t level,
                                const struct rw_lookup *lookup, uint32_t out[4])
{
    struct rw_taps taps;
    taps.count = taps.planes = 0;
    level = rw_round_level(t, level);
    uint32_t number = (uint32_t)level >> RW_LEVEL_BITS;
    uint32_t weight = (uint32_t)level & (RW_ONE_LEVEL - 1);
    if (!weight && !(t->linear && rw_gives_floats(t))) {
        rw_sample_point(t, number, lookup, out);
    } else {
        rw_add_level(t, number, lookup, RW_WHOLE - weight, &taps);
        rw_add_level(t, number + 1, lookup, weight, &taps);
        rw_blend(t, &taps, out);
    }
    rw_round_out(t, out);
}

#include "programs/cpu/gradient.h"

/* ---- lookups ---- */

static inline const struct rw_texture_image *rw_texture_image_of(uint64_t object)
{
    const struct rw_texture_image *t = (const struct rw_texture_image *)(uintptr_t)object;
    return t && t->level_count && t->levels[0].data ? t : 0;
}

/* Not inlined: a kernel has one copy, however many lookups. */
__attribute__((noinline)) static void
rw_texture_sample(uint64_t object, const struct rw_lookup *lookup, uint32_t out[4])
{
    const struct rw_texture_image *t = rw_texture_image_of(object);
    out[0] = out[1] = out[2] = out[3] = 0;
    if (!t) return;
    int32_t level = 0;
    if (lookup->has_gradient && rw_sample_gradient(t, lookup, &level, out)) return;
    if (lookup->has_level)
        level = rw_level_of_number(lookup->level) + rw_sampler_level(t->level_bias);
    rw_sample_at(t, rw_limit_level(t, level), lookup, out);
}

/* One texel by its indices; zeros outside. */
__attribute__((noinline)) static void rw_texture_fetch(uint64_t object, uint32_t shape,
                                                       uint32_t layer, int32_t x, int32_t y,
                                                       int32_t z, uint32_t number, uint32_t out[4])
{
    const struct rw_texture_image *t = rw_texture_image_of(object);
    out[0] = out[1] = out[2] = out[3] = 0;
    if (!t || number >= t->level_count) return;
    const struct rw_texture_level *level = &t->levels[number];
    if (rw_is_layered(shape)) z = layer > INT32_MAX ? -1 : (int32_t)layer;
    bool inside = (uint32_t)x < level->size[0] && (uint32_t)y < level->size[1] &&
                  (uint32_t)z < level->size[2];
    if (!inside) return;
    rw_texel(t, level, x, y, z, out);
    rw_round_out(t, out);
}

static inline int32_t rw_edge_index(int32_t i, uint32_t size)
{
    return (int32_t)rw_limit(i, 0, (int64_t)size - 1);
}

/* With a level in the instruction, indices outside are those of the edge. */
static inline void rw_texture_fetch_level(uint64_t object, uint32_t shape, uint32_t layer,
                                          int32_t x, int32_t y, int32_t z, uint32_t number,
                                          uint32_t out[4])
{
    const struct rw_texture_image *t = rw_texture_image_of(object);
    out[0] = out[1] = out[2] = out[3] = 0;
    if (!t || number >= t->level_count) return;
    const uint32_t *size = t->levels[number].size;
    layer = (uint32_t)rw_layer_index(&t->levels[number], layer, 1, 0);
    rw_texture_fetch(object, shape, layer, rw_edge_index(x, size[0]), rw_edge_index(y, size[1]),
                     rw_edge_index(z, size[2]), number, out);
}

/* One component of the four texels that a linear lookup would blend: lower left, lower right,
 * upper right, upper left, where y grows downwards. */
__attribute__((noinline)) static void rw_texture_gather(uint64_t object, uint32_t component,
                                                        float x, float y, uint32_t out[4])
{
    static const uint8_t right[] = {0, 1, 1, 0}, lower[] = {1, 1, 0, 0};
    const struct rw_texture_image *t = rw_texture_image_of(object);
    out[0] = out[1] = out[2] = out[3] = 0;
    if (!t) return;
    const struct rw_texture_level *level = &t->levels[0];
    struct rw_axis u = rw_place_on_axis(t, t->wrap[0], x, 0, level->size[0], true);
    struct rw_axis v = rw_place_on_axis(t, t->wrap[1], y, 0, level->size[1], true);
    for (uint32_t i = 0; i < 4; i++) {
        uint32_t texel[4];
        rw_texel(t, level, right[i] ? u.second : u.first, lower[i] ? v.second : v.first, 0, texel);
        out[i] = texel[component];
    }
    rw_round_out(t, out);
}

#include "programs/cpu/texture_forms.h"

#endif
