/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Texture instructions on the CPU (see cpu_helpers.c). A texture object is the address of a struct
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

#include "cpu_texel.h"

float ceilf(float);
float log2f(float);
float sqrtf(float);
float fabsf(float);

struct rw_lookup {
    uint32_t shape; /* enum rw_shape */
    uint32_t layer;
    float at[3];
    float level;
    bool has_gradient;
    float ddx[3], ddy[3];
    int32_t offset[3]; /* texels of the level that is read */
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

/* A cube's direction becomes a face and coordinates on it, in [0, 1]. */
static inline uint32_t rw_cube_face(float at[3])
{
    float x = at[0], y = at[1], z = at[2];
    float ax = fabsf(x), ay = fabsf(y), az = fabsf(z);
    float m, s, t;
    uint32_t face;
    if (ax >= ay && ax >= az)
        m = ax, s = x < 0.0f ? z : -z, t = -y, face = x < 0.0f;
    else if (ay >= az)
        m = ay, s = x, t = y < 0.0f ? -z : z, face = 2 + (y < 0.0f);
    else
        m = az, s = z < 0.0f ? -x : x, t = -y, face = 4 + (z < 0.0f);
    at[0] = (s / m + 1.0f) * 0.5f;
    at[1] = (t / m + 1.0f) * 0.5f;
    return face;
}

/* Weighted sum over the corners of the texels around the coordinate. */
static inline void rw_blend(const struct rw_texture_image *t, const struct rw_texture_level *level,
                            const struct rw_axis axis[3], uint32_t axes, uint32_t out[4])
{
    float sum[4] = {0.0f, 0.0f, 0.0f, 0.0f};
    for (uint32_t corner = 0; corner < 1u << axes; corner++) {
        float weight = 1.0f;
        int32_t at[3];
        for (uint32_t a = 0; a < 3; a++) {
            bool second = corner >> a & 1;
            at[a] = second ? axis[a].second : axis[a].first;
            if (a < axes) weight *= second ? axis[a].weight : 1.0f - axis[a].weight;
        }
        if (weight == 0.0f) continue; /* an infinite texel beside the point does not count */
        uint32_t texel[4];
        rw_texel(t, level, at[0], at[1], at[2], texel);
        for (uint32_t c = 0; c < 4; c++) sum[c] += weight * rw_bits_float(texel[c]);
    }
    for (uint32_t c = 0; c < 4; c++) out[c] = rw_float_bits(sum[c]);
}

static inline int32_t rw_layer_index(const struct rw_texture_level *level, uint32_t layer,
                                     uint32_t faces, uint32_t face)
{
    uint32_t layers = level->size[2] / faces;
    if (layer >= layers) layer = layers ? layers - 1 : 0; /* layers are clamped in every mode */
    return (int32_t)(layer * faces + face);
}

/* Offsets move the place before it wraps. */
static inline void rw_move(const struct rw_texture_image *t, const struct rw_texture_level *level,
                           const int32_t offset[3], float at[3])
{
    for (uint32_t a = 0; a < 3; a++)
        if (offset[a]) at[a] += (float)offset[a] / (t->normalized ? (float)level->size[a] : 1.0f);
}

static inline void rw_sample_level(const struct rw_texture_image *t, uint32_t number,
                                   const struct rw_lookup *lookup, uint32_t out[4])
{
    const struct rw_texture_level *level = &t->levels[number];
    uint32_t axes = rw_axes(lookup->shape);
    bool cube = lookup->shape >= RW_SHAPE_CUBE;
    bool linear = t->linear && rw_gives_floats(t);
    float at[3] = {lookup->at[0], lookup->at[1], lookup->at[2]};
    rw_move(t, level, lookup->offset, at);
    uint32_t face = cube ? rw_cube_face(at) : 0;
    struct rw_axis axis[3] = {{0, 0, 0.0f}, {0, 0, 0.0f}, {0, 0, 0.0f}};
    for (uint32_t a = 0; a < axes; a++)
        axis[a] =
            rw_place_on_axis(t, cube ? RW_WRAP_CLAMP : t->wrap[a], at[a], level->size[a], linear);
    if (rw_is_layered(lookup->shape))
        axis[2].first = rw_layer_index(level, lookup->layer, cube ? 6 : 1, face);
    if (linear)
        rw_blend(t, level, axis, axes, out);
    else
        rw_texel(t, level, axis[0].first, axis[1].first, axis[2].first, out);
}

/* ---- levels ---- */

/* Between two levels the weight has 8 bits as well; without filter, half-way goes down. */
static inline void rw_sample_at(const struct rw_texture_image *t, float lod,
                                const struct rw_lookup *lookup, uint32_t out[4])
{
    float last = (float)(t->level_count - 1);
    float x = lod + t->level_bias;
    if (!(x > t->min_level)) x = t->min_level;
    if (x > t->max_level) x = t->max_level;
    if (!(x > 0.0f)) x = 0.0f;
    if (x > last) x = last;
    if (!t->linear_mips || !rw_gives_floats(t)) {
        rw_sample_level(t, (uint32_t)ceilf(x - 0.5f), lookup, out);
        return;
    }
    float fixed = floorf(x * 256.0f + 0.5f);
    uint32_t below = (uint32_t)fixed >> 8;
    float weight = (fixed - 256.0f * (float)below) / 256.0f;
    rw_sample_level(t, below, lookup, out);
    if (weight == 0.0f) return;
    uint32_t above[4];
    rw_sample_level(t, below + 1, lookup, above);
    for (uint32_t c = 0; c < 4; c++)
        out[c] = rw_float_bits((1.0f - weight) * rw_bits_float(out[c]) +
                               weight * rw_bits_float(above[c]));
}

/* Length of a gradient in texels of level 0. */
static inline float rw_footprint(const struct rw_texture_image *t, uint32_t axes, const float d[3])
{
    float sum = 0.0f;
    for (uint32_t a = 0; a < axes; a++) {
        float texels = t->normalized ? d[a] * (float)t->levels[0].size[a] : d[a];
        sum += texels * texels;
    }
    return sqrtf(sum);
}

/* Anisotropy: several samples along the longer gradient, at the level of the shorter one
 * (EXT_texture_filter_anisotropic). With a maximum of 1 it is one sample at the longer one's. */
static inline void rw_sample_gradient(const struct rw_texture_image *t,
                                      const struct rw_lookup *lookup, uint32_t out[4])
{
    uint32_t axes = lookup->shape >= RW_SHAPE_CUBE ? 3 : rw_axes(lookup->shape);
    float px = rw_footprint(t, axes, lookup->ddx), py = rw_footprint(t, axes, lookup->ddy);
    float longer = px > py ? px : py, shorter = px > py ? py : px;
    /* A face spans two units of direction. */
    if (lookup->shape >= RW_SHAPE_CUBE) longer *= 0.5f, shorter *= 0.5f;
    float ratio = shorter > 0.0f ? ceilf(longer / shorter) : t->max_anisotropy;
    float count = ratio > t->max_anisotropy ? t->max_anisotropy : ratio;
    bool several = count > 1.0f && t->linear && rw_gives_floats(t);
    if (!several) {
        rw_sample_at(t, longer > 0.0f ? log2f(longer) : 0.0f, lookup, out);
        return;
    }
    uint32_t samples = (uint32_t)count;
    const float *along = px > py ? lookup->ddx : lookup->ddy;
    float level = log2f(longer / (float)samples), sum[4] = {0.0f, 0.0f, 0.0f, 0.0f};
    for (uint32_t i = 0; i < samples; i++) {
        struct rw_lookup one = *lookup;
        uint32_t texel[4];
        float step = ((float)i + 0.5f) / (float)samples - 0.5f;
        for (uint32_t a = 0; a < axes; a++) one.at[a] += step * along[a];
        rw_sample_at(t, level, &one, texel);
        for (uint32_t c = 0; c < 4; c++) sum[c] += rw_bits_float(texel[c]);
    }
    for (uint32_t c = 0; c < 4; c++) out[c] = rw_float_bits(sum[c] / (float)samples);
}

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
    if (lookup->has_gradient)
        rw_sample_gradient(t, lookup, out);
    else
        rw_sample_at(t, lookup->level, lookup, out);
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
    if (rw_is_layered(shape)) z = (int32_t)layer;
    bool inside = (uint32_t)x < level->size[0] && (uint32_t)y < level->size[1] &&
                  (uint32_t)z < level->size[2];
    if (inside) rw_texel(t, level, x, y, z, out);
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
    struct rw_axis u = rw_place_on_axis(t, t->wrap[0], x, level->size[0], true);
    struct rw_axis v = rw_place_on_axis(t, t->wrap[1], y, level->size[1], true);
    for (uint32_t i = 0; i < 4; i++) {
        uint32_t texel[4];
        rw_texel(t, level, right[i] ? u.second : u.first, lower[i] ? v.second : v.first, 0, texel);
        out[i] = texel[component];
    }
}

#include "cpu_texture_forms.h"

#endif
