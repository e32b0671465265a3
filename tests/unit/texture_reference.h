/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Texture lookups written from the formulae of the CUDA Programming Guide, appendix Texture
 * Fetching, in double precision and without any of the library's code: the whole texture repeats or
 * is mirrored by the index of the texel, and a filter is a recursion over its dimensions. How the
 * weights of several texels are rounded, which the Guide leaves open, is as docs/textures.md says.
 */
#ifndef RW_TEST_TEXTURE_REFERENCE_H
#define RW_TEST_TEXTURE_REFERENCE_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>

#include "programs/texture.h"

struct reference {
    const struct rw_texture_image *image;
    bool exact;     /* weights of texels are not rounded */
    bool uncertain; /* a coordinate lay so close to a step that rounding decides */
};

/* ---- texels ---- */

static inline double reference_half(uint16_t h)
{
    int exponent = h >> 10 & 31;
    double fraction = h & 1023, sign = h >> 15 ? -1 : 1;
    if (exponent == 0) return sign * ldexp(fraction, -24);
    return sign * ldexp(1024 + fraction, exponent - 25);
}

static inline double reference_component(const struct rw_texture_image *t, const void *texels,
                                         uint64_t i)
{
    switch (t->texel) {
    case RW_TEXEL_U8:
        return ((const uint8_t *)texels)[i] / (t->as_float ? 255.0 : 1.0);
    case RW_TEXEL_S8:
        return ((const int8_t *)texels)[i] / (t->as_float ? 127.0 : 1.0);
    case RW_TEXEL_U16:
        return ((const uint16_t *)texels)[i] / (t->as_float ? 65535.0 : 1.0);
    case RW_TEXEL_S16:
        return ((const int16_t *)texels)[i] / (t->as_float ? 32767.0 : 1.0);
    case RW_TEXEL_U32:
        return ((const uint32_t *)texels)[i];
    case RW_TEXEL_S32:
        return ((const int32_t *)texels)[i];
    case RW_TEXEL_F16:
        return reference_half(((const uint16_t *)texels)[i]);
    default:
        return (double)((const float *)texels)[i];
    }
}

/* The least integer of a signed type stands for -1, after all blending. */
static inline double reference_limit(const struct rw_texture_image *t, double sum)
{
    return t->as_float ? fmax(sum, -1) : sum;
}

/* Component c of a texel; indices below 0 are the border. Of two components a GPU decodes the first
 * alone. */
static inline double reference_texel(const struct rw_texture_image *t, unsigned level,
                                     const long at[3], unsigned c)
{
    const struct rw_texture_level *l = &t->levels[level];
    if (at[0] < 0 || at[1] < 0 || at[2] < 0) return 0;
    if (c >= t->components) return 0;
    uint64_t i = (uint64_t)((at[2] * l->size[1] + at[1]) * l->size[0] + at[0]);
    double v = reference_component(t, (const void *)(uintptr_t)l->data, i * t->components + c);
    bool decoded = t->srgb && (t->components == 4 ? c < 3 : c == 0);
    if (decoded) v = v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4);
    return v;
}

static inline long reference_wrap(unsigned wrap, bool normalized, double index, long n)
{
    if (!normalized && wrap != RW_WRAP_BORDER) wrap = RW_WRAP_CLAMP;
    if (wrap == RW_WRAP_CLAMP) return (long)fmin(fmax(index, 0), (double)(n - 1));
    if (wrap == RW_WRAP_BORDER) return index < 0 || index >= (double)n ? -1 : (long)index;
    double period = wrap == RW_WRAP_MIRROR ? 2.0 * (double)n : (double)n;
    long i = (long)(index - period * floor(index / period));
    return i < n ? i : 2 * n - 1 - i;
}

/* ---- one level ---- */

static inline bool reference_near(double x)
{
    return fabs(x - floor(x + 0.5)) < 2e-3;
}

/* A normalised coordinate, which has 21 bits and loses the rest. */
static inline double reference_place(double x)
{
    return ldexp(floor(ldexp(x, 21)), -21);
}

/* The part of a weight that goes to the second texel; whole numbers of 1/256, but for `exact`. */
static inline double reference_part(const struct reference *r, double weight, double alpha,
                                    bool ties_up)
{
    if (r->exact) return weight * alpha;
    return ties_up ? floor(weight * alpha + 0.5) : ceil(weight * alpha - 0.5);
}

/* The texels around x, weighted by `weight` in all, in 1/256. Dimensions are split in the order z,
 * x, y, and in turn; at[] holds the indices chosen so far. */
static inline double reference_filter(struct reference *r, unsigned level, unsigned axes,
                                      unsigned turn, double weight, bool ties_up, const double x[3],
                                      long at[3], unsigned c)
{
    static const unsigned order[] = {2, 0, 1};
    const struct rw_texture_image *t = r->image;
    if (turn == 3) return weight > 0 ? weight / 256 * reference_texel(t, level, at, c) : 0;
    unsigned axis = order[turn];
    if (axis >= axes) /* at[] may hold a layer */
        return reference_filter(r, level, axes, turn + 1, weight, ties_up, x, at, c);
    long n = t->levels[level].size[axis];
    double u = t->normalized ? reference_place(x[axis]) * (double)n : x[axis];
    if (!t->linear) {
        r->uncertain |= reference_near(u);
        at[axis] = reference_wrap(t->wrap[axis], t->normalized, floor(u), n);
        return reference_filter(r, level, axes, turn + 1, weight, ties_up, x, at, c);
    }
    double steps = floor((u - 0.5) * 256 + 0.5), b = floor(steps / 256), alpha = steps / 256 - b;
    r->uncertain |= reference_near((u - 0.5) * 256 + 0.5);
    bool repeats =
        t->normalized && (t->wrap[axis] == RW_WRAP_REPEAT || t->wrap[axis] == RW_WRAP_MIRROR);
    bool beyond = b < 0 || b >= (double)(n - 1);
    if (!repeats && t->wrap[axis] != RW_WRAP_BORDER && beyond) alpha = 0;
    double second = reference_part(r, weight, alpha, axis == 1 ? ties_up : axis == 0);
    at[axis] = reference_wrap(t->wrap[axis], t->normalized, b, n);
    double low = reference_filter(r, level, axes, turn + 1, weight - second, false, x, at, c);
    at[axis] = reference_wrap(t->wrap[axis], t->normalized, b + 1, n);
    return low + reference_filter(r, level, axes, turn + 1, second, true, x, at, c);
}

/* The table of the Guide: face, m, s and t by the largest component. */
static inline long reference_face(const double d[3], double st[3])
{
    double a[3] = {fabs(d[0]), fabs(d[1]), fabs(d[2])}, m, s, t;
    long face = a[0] > a[1] && a[0] > a[2] ? 0 : a[1] > a[2] ? 2 : 4;
    m = a[face / 2];
    face += d[face / 2] < 0;
    const double table[6][2] = {{-d[2], -d[1]}, {d[2], -d[1]}, {d[0], d[2]},
                                {d[0], -d[2]},  {d[0], -d[1]}, {-d[0], -d[1]}};
    s = table[face][0], t = table[face][1];
    st[0] = (s / m + 1) / 2;
    st[1] = (t / m + 1) / 2;
    return face;
}

static inline double reference_level(struct reference *r, unsigned level, unsigned shape,
                                     unsigned layer, double weight, const double x[3], unsigned c)
{
    static const unsigned axes[] = {0, 1, 2, 3, 1, 2, 2, 2};
    long at[3] = {0, 0, 0};
    double st[3] = {x[0], x[1], x[2]};
    long per_layer = 1, face = 0, layers = r->image->levels[level].size[2];
    if (shape >= RW_SHAPE_CUBE) {
        per_layer = 6;
        face = reference_face(x, st);
    }
    layers /= per_layer;
    if (shape >= RW_SHAPE_1D_LAYERED)
        at[2] = ((long)layer < layers ? (long)layer : layers - 1) * per_layer + face;
    return reference_filter(r, level, axes[shape], 0, weight, true, st, at, c);
}

/* ---- levels ---- */

/* Bias and limits have eight bits, and so has the level; all lose the rest. */
static inline double reference_eighths(double x)
{
    return trunc(x * 256) / 256;
}

static inline double reference_lod(struct reference *r, double lod, unsigned shape, unsigned layer,
                                   const double x[3], unsigned c)
{
    const struct rw_texture_image *t = r->image;
    lod = floor(lod * 256) / 256 + reference_eighths((double)t->level_bias);
    lod = fmin(lod, reference_eighths((double)t->max_level));
    lod = fmax(lod, reference_eighths((double)t->min_level));
    lod = fmin(fmax(lod, 0), t->level_count - 1);
    if (!t->linear_mips) lod = floor(lod + 0.5);
    unsigned below = (unsigned)floor(lod);
    double above = (lod - below) * 256;
    double sum = reference_level(r, below, shape, layer, 256 - above, x, c);
    if (above > 0) sum += reference_level(r, below + 1, shape, layer, above, x, c);
    return reference_limit(t, sum);
}

/* Level 0, as lookups without a level read it: the bias does not count, the limits do. */
static inline double reference_plain(struct reference *r, unsigned shape, unsigned layer,
                                     const double x[3], unsigned c)
{
    struct rw_texture_image image = *r->image;
    struct reference plain = *r;
    image.level_bias = 0;
    plain.image = &image;
    double sum = reference_lod(&plain, 0, shape, layer, x, c);
    r->uncertain = plain.uncertain;
    return sum;
}

#endif
