/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Texels of a struct rw_texture_image: formats, and which texels a coordinate falls on. Own code
 * after the rules of the CUDA Programming Guide, appendix Texture Fetching:
 *   - a coordinate in [0, 1) is multiplied by the size first;
 *   - nearest: texel floor(x); linear: texels i = floor(x - 0.5) and i + 1, the second weighted by
 *     the fraction, which has 8 bits;
 *   - outside, clamp takes the edge, border gives zeros, wrap and mirror, for normalised
 *     coordinates only, repeat.
 * What the Guide leaves open (rounding, missing components) is as measured; docs/textures.md lists
 * it.
 */
#ifndef RW_CPU_TEXEL_H
#define RW_CPU_TEXEL_H

#include <stdbool.h>

#include "programs/cpu/bits.h"
#include "programs/texture.h"

float floorf(float);
float powf(float, float);

#define RW_BORDER_TEXEL (-1)

/* The two texels along one axis, and the weight of the second in 1/256. */
struct rw_axis {
    int32_t first, second; /* RW_BORDER_TEXEL: zeros */
    uint32_t weight;
};

/* ---- formats ---- */

/* The power of two of x, times 2^-bits; 0 for numbers too small to matter. */
static inline float rw_unit_of(float x, uint32_t bits)
{
    float power = rw_bits_float(rw_float_bits(x) & 0x7f800000u);
    return power * rw_bits_float((127 - bits) << 23);
}

/* The step between decoded numbers of this size, which doubles at certain ones: those half-way
 * below the codes 32, 48, 64, 96, 136, 184, and 248. */
static inline float rw_srgb_unit(float linear)
{
    static const float limits[] = {920.0f, 1900.0f, 3300.0f, 7600.0f, 16000.0f, 31200.0f, 61200.0f};
    float unit = 1.0f / 16384.0f;
    for (int i = 0; i < 7; i++)
        if (linear * 65536.0f > limits[i]) unit *= 2.0f;
    return unit;
}

static inline float rw_srgb_to_linear(float c)
{
    float linear = c <= 0.04045f ? c / 12.92f : powf((c + 0.055f) / 1.055f, 2.4f);
    float unit = rw_srgb_unit(linear);
    return floorf(linear / unit + 0.5f) * unit;
}

static inline float rw_from_half(uint16_t bits)
{
    _Float16 half;
    __builtin_memcpy(&half, &bits, sizeof(half));
    return half;
}

/* Of two components the first alone. */
static inline bool rw_is_srgb(const struct rw_texture_image *t, uint32_t which)
{
    return t->srgb && t->texel == RW_TEXEL_U8 && (t->components == 4 ? which < 3 : which == 0);
}

/* One component: the bits of an integer or of a float, which is a little below -1 for the least
 * integer (see rw_round_out). */
static inline uint32_t rw_component(const struct rw_texture_image *t, uint64_t texel,
                                    uint32_t which)
{
    const void *at = (const void *)(uintptr_t)texel;
    uint32_t u = 0, largest = 0;
    int32_t s = 0;
    switch (t->texel) {
    case RW_TEXEL_U8:
        u = ((const uint8_t *)at)[which], largest = 255;
        break;
    case RW_TEXEL_S8:
        s = ((const int8_t *)at)[which], largest = 127;
        break;
    case RW_TEXEL_U16:
        u = ((const uint16_t *)at)[which], largest = 65535;
        break;
    case RW_TEXEL_S16:
        s = ((const int16_t *)at)[which], largest = 32767;
        break;
    case RW_TEXEL_F16:
        return rw_float_bits(rw_from_half(((const uint16_t *)at)[which]));
    default:
        return ((const uint32_t *)at)[which];
    }
    if (!t->as_float) return u | (uint32_t)s;
    float value = (float)((int64_t)u + s) / (float)largest;
    if (rw_is_srgb(t, which)) value = rw_srgb_to_linear(value);
    return rw_float_bits(value);
}

static inline bool rw_gives_floats(const struct rw_texture_image *t)
{
    return t->texel >= RW_TEXEL_F16 || (t->as_float && t->texel <= RW_TEXEL_S16);
}

/* Outside a border all is zero, and so are components that the format lacks. */
static inline void rw_texel(const struct rw_texture_image *t, const struct rw_texture_level *level,
                            int32_t x, int32_t y, int32_t z, uint32_t out[4])
{
    static const uint32_t component_size[] = {1, 1, 2, 2, 4, 4, 2, 4};
    out[0] = out[1] = out[2] = out[3] = 0;
    if (x < 0 || y < 0 || z < 0) return;
    uint64_t index = ((uint64_t)z * level->size[1] + (uint64_t)y) * level->size[0] + (uint64_t)x;
    uint64_t at = level->data + index * t->components * component_size[t->texel];
    for (uint32_t c = 0; c < t->components; c++) out[c] = rw_component(t, at, c);
}

/* ---- coordinates ---- */

enum {
    RW_PLACE_BITS = 21, /* of the fraction of a coordinate, be it normalised or in texels */
    RW_WEIGHT_BITS = 8,
    RW_WHOLE = 1 << RW_WEIGHT_BITS, /* a weight of 1 */
    RW_FAR = 32,                    /* texels: what is so far outside stays there when it moves */
};

/* Index of the texel that stands for index i of an endless texture. */
static inline int32_t rw_wrap_index(uint32_t wrap, int64_t i, int32_t size)
{
    if (i >= 0 && i < size) return (int32_t)i;
    if (wrap == RW_WRAP_BORDER) return RW_BORDER_TEXEL;
    if (wrap == RW_WRAP_CLAMP) return i < 0 ? 0 : size - 1;
    int64_t period = wrap == RW_WRAP_MIRROR ? 2 * (int64_t)size : size;
    i %= period;
    if (i < 0) i += period;
    return (int32_t)(i < size ? i : period - 1 - i);
}

/* Rounds down to RW_PLACE_BITS. What is far outside stays outside, at an even whole number; NaN
 * counts as 0. */
static inline int64_t rw_fixed_place(float x)
{
    const float limit = 1048576.0f * 1048576.0f;
    if (!(x == x)) return 0;
    x = x > limit ? limit : x < -limit ? -limit : x;
    return (int64_t)floorf(x * (float)(1 << RW_PLACE_BITS));
}

static inline int64_t rw_limit(int64_t x, int64_t low, int64_t high)
{
    return x < low ? low : x > high ? high : x;
}

/* In texels. Modes that repeat do so after two periods, so that no product overflows. */
static inline int64_t rw_scaled_place(const struct rw_texture_image *t, uint32_t wrap, float x,
                                      int32_t size)
{
    const int64_t one = 1 << RW_PLACE_BITS;
    int64_t place = rw_fixed_place(x);
    if (!t->normalized) return rw_limit(place, -RW_FAR * one, (size + RW_FAR) * one);
    bool repeats = wrap == RW_WRAP_REPEAT || wrap == RW_WRAP_MIRROR;
    place = repeats ? place & (2 * one - 1) : rw_limit(place, -RW_FAR * one, (RW_FAR + 1) * one);
    return place * size;
}

/* The place moves by `shift` of 1/256 texel. Modes that repeat clamp where coordinates are in
 * texels. A weight is rounded half up; where the edge is clamped to, there is nothing to blend. */
static inline struct rw_axis rw_place_on_axis(const struct rw_texture_image *t, uint32_t wrap,
                                              float x, int32_t shift, uint32_t size, bool linear)
{
    const int fine = RW_PLACE_BITS - RW_WEIGHT_BITS;
    int32_t n = (int32_t)size;
    if (!t->normalized && wrap != RW_WRAP_BORDER) wrap = RW_WRAP_CLAMP;
    int64_t place = rw_scaled_place(t, wrap, x, n) + (int64_t)shift * (1 << fine);
    struct rw_axis axis = {.weight = 0};
    if (!linear) {
        axis.first = axis.second = rw_wrap_index(wrap, place >> RW_PLACE_BITS, n);
        return axis;
    }
    place = (place - (1 << (RW_PLACE_BITS - 1)) + (1 << (fine - 1))) >> fine;
    axis.weight = (uint32_t)(place & (RW_WHOLE - 1));
    axis.first = rw_wrap_index(wrap, place >> RW_WEIGHT_BITS, n);
    axis.second = rw_wrap_index(wrap, (place >> RW_WEIGHT_BITS) + 1, n);
    if (wrap == RW_WRAP_CLAMP && axis.first == axis.second) axis.weight = 0;
    return axis;
}

#endif
