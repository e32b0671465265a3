/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Texture lookups written from the formulae of the CUDA Programming Guide, appendix Texture
 * Fetching, in double precision and without any of the library's code: the whole texture repeats or
 * is mirrored by the index of the texel, and a filter is a recursion over its dimensions.
 */
#ifndef RW_TEST_TEXTURE_REFERENCE_H
#define RW_TEST_TEXTURE_REFERENCE_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>

#include "programs/texture.h"

struct reference {
    const struct rw_texture_image *image;
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
        return fmax(((const int8_t *)texels)[i] / (t->as_float ? 127.0 : 1.0),
                    t->as_float ? -1.0 : -128.0);
    case RW_TEXEL_U16:
        return ((const uint16_t *)texels)[i] / (t->as_float ? 65535.0 : 1.0);
    case RW_TEXEL_S16:
        return fmax(((const int16_t *)texels)[i] / (t->as_float ? 32767.0 : 1.0),
                    t->as_float ? -1.0 : -32768.0);
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

/* Component c of a texel; indices below 0 are the border. */
static inline double reference_texel(const struct rw_texture_image *t, unsigned level,
                                     const long at[3], unsigned c)
{
    const struct rw_texture_level *l = &t->levels[level];
    if (at[0] < 0 || at[1] < 0 || at[2] < 0) return 0;
    if (c >= t->components) return c == 3;
    uint64_t i = (uint64_t)((at[2] * l->size[1] + at[1]) * l->size[0] + at[0]);
    double v = reference_component(t, (const void *)(uintptr_t)l->data, i * t->components + c);
    if (t->srgb && c < 3) v = v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4);
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

/* Sum over the dimensions from `axis` down; at[] holds the indices chosen so far. */
static inline double reference_filter(struct reference *r, unsigned level, unsigned axes,
                                      unsigned axis, const double x[3], long at[3], unsigned c)
{
    const struct rw_texture_image *t = r->image;
    if (axis == axes) return reference_texel(t, level, at, c);
    long n = t->levels[level].size[axis];
    double u = t->normalized ? x[axis] * (double)n : x[axis];
    if (!t->linear) {
        r->uncertain |= reference_near(u);
        at[axis] = reference_wrap(t->wrap[axis], t->normalized, floor(u), n);
        return reference_filter(r, level, axes, axis + 1, x, at, c);
    }
    double b = u - 0.5, alpha = floor((b - floor(b)) * 256 + 0.5) / 256;
    r->uncertain |= reference_near(b * 256 + 0.5);
    at[axis] = reference_wrap(t->wrap[axis], t->normalized, floor(b), n);
    double low = reference_filter(r, level, axes, axis + 1, x, at, c);
    at[axis] = reference_wrap(t->wrap[axis], t->normalized, floor(b) + 1, n);
    double high = reference_filter(r, level, axes, axis + 1, x, at, c);
    return (1 - alpha) * low + alpha * high;
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
                                     unsigned layer, const double x[3], unsigned c)
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
    return reference_filter(r, level, axes[shape], 0, st, at, c);
}

/* ---- levels ---- */

static inline double reference_lod(struct reference *r, double lod, unsigned shape, unsigned layer,
                                   const double x[3], unsigned c)
{
    const struct rw_texture_image *t = r->image;
    lod = fmin(fmax(lod + (double)t->level_bias, (double)t->min_level), (double)t->max_level);
    lod = fmin(fmax(lod, 0), t->level_count - 1);
    unsigned below = (unsigned)floor(lod);
    if (!t->linear_mips) {
        r->uncertain |= reference_near(lod + 0.5);
        return reference_level(r, (unsigned)floor(lod + 0.5), shape, layer, x, c);
    }
    double weight = floor((lod - below) * 256 + 0.5) / 256;
    double low = reference_level(r, below, shape, layer, x, c);
    if (below + 1 >= t->level_count) return low;
    r->uncertain |= reference_near(lod * 256 + 0.5);
    return (1 - weight) * low + weight * reference_level(r, below + 1, shape, layer, x, c);
}

#endif
