/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Lookups with gradients: the level that fits them and, with anisotropy, several samples along the
 * longer axis of the ellipse that they span, by the rules measured on a GPU of sm_90
 * (docs/textures.md). Included by texture.h, whose lookups at a level they end in.
 */
#ifndef RW_CPU_GRADIENT_H
#define RW_CPU_GRADIENT_H

float sqrtf(float);

/* What is no number does not count; areas of the largest ones stay below infinity. */
static inline float rw_limit_gradient(float x)
{
    const float most = 1e15f;
    if (!(x == x)) return 0.0f;
    return x > most ? most : x < -most ? -most : x;
}

/* A vector by the axes of a cube's face: along s, along t, and outwards. */
static inline void rw_face_vector(uint32_t face, const float v[3], float out[3])
{
    static const uint8_t axes[6][3] = {{2, 1, 0}, {2, 1, 0}, {0, 2, 1},
                                       {0, 2, 1}, {0, 1, 2}, {0, 1, 2}};
    static const uint8_t negative[6] = {3, 6, 0, 6, 2, 7};
    for (uint32_t a = 0; a < 3; a++)
        out[a] = negative[face] >> a & 1 ? -v[axes[face][a]] : v[axes[face][a]];
}

/* Half the way between two places on a face, in texels. */
static inline float rw_face_way(float from, float to, uint32_t size)
{
    return rw_product(rw_limit_gradient((to - from) * 0.5f), (float)size);
}

/* On a cube, a gradient is the way to the direction that is moved by it. Beyond an edge it goes on
 * on the neighbour, folded out; whether it does. */
static inline bool rw_face_gradient(uint32_t face, uint32_t size, const float at[3],
                                    const float gradient[3], float out[3])
{
    float moved[3], from[3], to[3];
    for (uint32_t a = 0; a < 3; a++) moved[a] = at[a] + gradient[a];
    rw_face_vector(face, at, from);
    rw_face_vector(face, moved, to);
    uint32_t beyond = fabsf(to[0]) < fabsf(to[1]);
    float outwards = to[2], aside = fabsf(to[beyond]), largest = outwards;
    bool folded = outwards < aside;
    if (folded) largest = aside > -outwards ? aside : -outwards;
    for (uint32_t a = 0; a < 2; a++) out[a] = rw_face_way(from[a] / from[2], to[a] / largest, size);
    out[2] = 0.0f;
    if (!folded) return false;
    float start = from[beyond] / from[2], side = to[beyond] < 0.0f ? -1.0f : 1.0f;
    out[beyond] = side * rw_short_sum(rw_face_way(start * side, 1.0f, size),
                                      rw_face_way(outwards / largest, 1.0f, size));
    return true;
}

/* Texels of level 0 that a gradient spans, in short numbers. On a GPU a gradient in three
 * dimensions is what it adds to the place. */
static inline bool rw_gradient_in_texels(const struct rw_texture_image *t,
                                         const struct rw_lookup *lookup, const float gradient[3],
                                         float out[3])
{
    const uint32_t *size = t->levels[0].size;
    uint32_t axes = rw_axes(lookup->shape);
    float change[3], at[3] = {lookup->at[0], lookup->at[1], lookup->at[2]};
    for (uint32_t a = 0; a < 3; a++) {
        change[a] = rw_limit_gradient(gradient[a]);
        float texels = t->normalized ? (float)size[a] : 1.0f;
        float way = lookup->shape == RW_SHAPE_3D ? at[a] + change[a] - at[a] : change[a];
        out[a] = a < axes ? rw_product(way, texels) : 0.0f;
    }
    if (lookup->shape < RW_SHAPE_CUBE) return false;
    return rw_face_gradient(rw_cube_face(at), size[0], lookup->at, change, out);
}

/* ---- anisotropy ---- */

/* A vector of length 1, in 1/64, from four bits of each component. */
static inline void rw_direction(const float v[2], int32_t out[2])
{
    float at[2], largest = fabsf(v[0]) > fabsf(v[1]) ? v[0] : v[1], square = 0.0f;
    for (uint32_t a = 0; a < 2; a++) {
        float size = fabsf(v[a]) / rw_unit_of(largest, 3);
        at[a] = size < 0.25f ? 0.0f : floorf(size) + 0.5f;
        square += at[a] * at[a];
    }
    for (uint32_t a = 0; a < 2; a++) {
        int32_t part = (int32_t)(at[a] * 64.0f / sqrtf(square) + 0.5f);
        out[a] = v[a] < 0.0f ? -part : part;
    }
}

/* 2^-x in 1/256, of which x, in 1/256 too, says what is behind the point. */
static inline uint32_t rw_share(int32_t x)
{
    float fraction = (float)(x & (RW_ONE_LEVEL - 1)) / RW_ONE_LEVEL;
    return (uint32_t)(powf(2.0f, RW_WEIGHT_BITS - fraction) + 0.5f);
}

/* Adds the lookup moved by a multiple of the step. */
static inline void rw_add_moved(const struct rw_texture_image *t, uint32_t number,
                                const struct rw_lookup *lookup, const int32_t step[2],
                                int32_t times, uint32_t weight, float scale, float sum[4])
{
    struct rw_lookup moved = *lookup;
    struct rw_taps taps;
    taps.count = taps.planes = 0;
    uint32_t texel[4];
    for (uint32_t a = 0; a < 2; a++) moved.shift[a] += step[a] * times;
    rw_add_level(t, number, &moved, weight, &taps);
    rw_blend(t, &taps, texel);
    for (uint32_t c = 0; c < 4; c++) sum[c] += rw_bits_float(texel[c]) * scale;
}

/* Adds the samples of one level, in pairs half a step from the place, one and a half, and so on. A
 * pair counts 2 / ratio, the last one what is left; below a ratio of two there is one, and the step
 * is shorter. Weights are rounded as they add up. */
static inline void rw_add_pairs(const struct rw_texture_image *t, uint32_t number,
                                const struct rw_lookup *lookup, int32_t ratio,
                                const int32_t direction[2], int32_t stretch, uint32_t weight,
                                float sum[4])
{
    ratio += (ratio & (RW_ONE_LEVEL - 1)) == RW_ONE_LEVEL - 1; /* their share is 1/2 already */
    uint32_t octave = (uint32_t)ratio >> RW_LEVEL_BITS, share = rw_share(ratio);
    uint32_t whole = octave < 2 ? RW_WHOLE : 2 * RW_WHOLE, done[2] = {0, 0};
    float scale = octave < 2 ? 0.5f : 0.25f;
    int32_t step[2];
    for (uint32_t a = 0; a < 2; a++) {
        step[a] = direction[a];
        if (octave == 0) step[a] = (step[a] * (int32_t)(RW_WHOLE - share) + 64) >> 7;
        step[a] = step[a] * stretch >> 6;
    }
    if (octave == 0) share = RW_WHOLE;
    if (octave > 2) share >>= octave - 2;
    for (int32_t pair = 0; done[0] < whole; pair++, done[0] = done[1]) {
        done[1] = done[0] + share < whole ? done[0] + share : whole;
        for (uint32_t side = 0; side < 2; side++) {
            uint32_t half = 128 - side; /* ties go up, then down */
            uint32_t part = (done[1] * weight + half) >> RW_WEIGHT_BITS;
            part -= (done[0] * weight + half) >> RW_WEIGHT_BITS;
            rw_add_moved(t, number, lookup, step, (side ? -2 : 2) * (2 * pair + 1), part, scale,
                         sum);
        }
    }
}

/* The ratio of the axes is a logarithm, like a level. In the level below, steps are as long as
 * texels of the level that is wanted; in the one above they are a texel, and the ratio is less. */
static inline void rw_sample_ellipse(const struct rw_texture_image *t,
                                     const struct rw_lookup *lookup, int32_t level, int32_t ratio,
                                     const float axis[2], uint32_t out[4])
{
    float sum[4] = {0.0f, 0.0f, 0.0f, 0.0f};
    int32_t direction[2];
    rw_direction(axis, direction);
    level = rw_round_level(t, level);
    uint32_t number = (uint32_t)level >> RW_LEVEL_BITS;
    int32_t above = level & (RW_ONE_LEVEL - 1), below = RW_ONE_LEVEL - above;
    int32_t stretch = above ? (int32_t)rw_share(below) >> 1 : 64;
    rw_add_pairs(t, number, lookup, ratio, direction, stretch, (uint32_t)below, sum);
    ratio = ratio > below ? ratio - below : 0;
    if (above) rw_add_pairs(t, number + 1, lookup, ratio, direction, 64, (uint32_t)above, sum);
    for (uint32_t c = 0; c < 4; c++) out[c] = rw_float_bits(sum[c]);
    rw_round_out(t, out);
}

/* The largest ratio, a power of two, as a logarithm. */
static inline int32_t rw_most_ratio(const struct rw_texture_image *t, uint32_t shape)
{
    int32_t octaves = 0;
    bool flat = shape != RW_SHAPE_3D && shape != RW_SHAPE_1D_LAYERED && rw_gives_floats(t);
    while (flat && octaves < 4 && (float)(2 << octaves) <= t->max_anisotropy) octaves++;
    return octaves * RW_ONE_LEVEL;
}

static inline float rw_area(const float a[2], const float b[2])
{
    return fabsf(rw_short_sum(rw_product(a[0], b[1]), -rw_product(a[1], b[0])));
}

/* The level that gradients ask for, that of the longer axis, or with anisotropy of the shorter one,
 * as far as the ratio allows; whether the samples were taken, as they are if the ratio is above
 * one. Across an edge of a cube there is no anisotropy. Not inlined, for the sake of other
 * lookups. */
__attribute__((noinline)) static bool rw_sample_gradient(const struct rw_texture_image *t,
                                                         const struct rw_lookup *lookup,
                                                         int32_t *out_level, uint32_t out[4])
{
    float ddx[3], ddy[3], axis[3];
    bool folded = rw_gradient_in_texels(t, lookup, lookup->ddx, ddx);
    folded |= rw_gradient_in_texels(t, lookup, lookup->ddy, ddy);
    int32_t level = rw_level_of_length(rw_longer_axis(ddx, ddy, !folded, axis)), ratio = 0;
    int32_t most = folded ? 0 : rw_most_ratio(t, lookup->shape);
    if (most) {
        int32_t shorter = rw_level_of_length(rw_area(ddx, ddy)) - level;
        shorter = (int32_t)rw_limit(shorter, level - most, level);
        ratio = (int32_t)rw_limit(level - (shorter > 0 ? shorter : 0), 0, most);
        level = shorter;
    }
    *out_level = level + rw_sampler_level(t->level_bias);
    if (ratio) rw_sample_ellipse(t, lookup, rw_limit_level(t, *out_level), ratio, axis, out);
    return ratio > 0;
}

#endif
