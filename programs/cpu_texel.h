/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Texels of a struct rw_texture_image: formats, and which texels a coordinate falls on. Own code
 * after the rules of the CUDA Programming Guide, appendix Texture Fetching:
 *   - a coordinate in [0, 1) is multiplied by the size first;
 *   - nearest: texel floor(x); linear: texels i = floor(x - 0.5) and i + 1, the second weighted by
 *     the fraction, which has 8 bits;
 *   - outside, clamp takes the edge, border gives zeros, wrap and mirror, for normalised
 *     coordinates only, repeat.
 */
#ifndef RW_CPU_TEXEL_H
#define RW_CPU_TEXEL_H

#include <stdbool.h>

#include "texture.h"

float floorf(float);
float powf(float, float);

#define RW_BORDER_TEXEL (-1)

/* The two texels along one axis, and the weight of the second. */
struct rw_axis {
    int32_t first, second; /* RW_BORDER_TEXEL: zeros */
    float weight;
};

static inline float rw_bits_float(uint32_t bits)
{
    float value;
    __builtin_memcpy(&value, &bits, sizeof(value));
    return value;
}

static inline uint32_t rw_float_bits(float value)
{
    uint32_t bits;
    __builtin_memcpy(&bits, &value, sizeof(bits));
    return bits;
}

/* ---- formats ---- */

static inline float rw_srgb_to_linear(float c)
{
    return c <= 0.04045f ? c / 12.92f : powf((c + 0.055f) / 1.055f, 2.4f);
}

static inline float rw_from_half(uint16_t bits)
{
    _Float16 half;
    __builtin_memcpy(&half, &bits, sizeof(half));
    return half;
}

/* One component as the lookup returns it: the bits of an integer or of a float. */
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
    if (value < -1.0f) value = -1.0f;
    if (t->srgb && which < 3) value = rw_srgb_to_linear(value);
    return rw_float_bits(value);
}

static inline bool rw_gives_floats(const struct rw_texture_image *t)
{
    return t->texel >= RW_TEXEL_F16 || (t->as_float && t->texel <= RW_TEXEL_S16);
}

/* A texel outside a border reads as zeros, as a whole; components that the format lacks read as
 * 0, 0, 1. */
static inline void rw_texel(const struct rw_texture_image *t, const struct rw_texture_level *level,
                            int32_t x, int32_t y, int32_t z, uint32_t out[4])
{
    static const uint32_t component_size[] = {1, 1, 2, 2, 4, 4, 2, 4};
    out[0] = out[1] = out[2] = out[3] = 0;
    if (x < 0 || y < 0 || z < 0) return;
    uint64_t index = ((uint64_t)z * level->size[1] + (uint64_t)y) * level->size[0] + (uint64_t)x;
    uint64_t at = level->data + index * t->components * component_size[t->texel];
    out[3] = rw_gives_floats(t) ? rw_float_bits(1.0f) : 1;
    for (uint32_t c = 0; c < t->components; c++) out[c] = rw_component(t, at, c);
}

/* ---- coordinates ---- */

/* Index of a texel beside the image, i in [-1, size]. */
static inline int32_t rw_wrap_index(uint32_t wrap, int32_t i, int32_t size)
{
    if (i >= 0 && i < size) return i;
    if (wrap == RW_WRAP_BORDER) return RW_BORDER_TEXEL;
    if (wrap == RW_WRAP_REPEAT) return i < 0 ? i + size : i - size;
    return i < 0 ? 0 : size - 1; /* the mirror image of the edge is the edge */
}

/* Into the first period: [0, 1] for the modes that repeat. */
static inline float rw_wrap_coordinate(uint32_t wrap, float x)
{
    float whole = floorf(x), fraction = x - whole;
    if (wrap == RW_WRAP_REPEAT) return fraction;
    bool odd = whole - 2.0f * floorf(whole * 0.5f) != 0.0f;
    return odd ? 1.0f - fraction : fraction;
}

/* NaN counts as 0; what is far outside stays outside without overflowing an index. */
static inline float rw_limit(float x, float size)
{
    if (!(x == x)) return 0.0f;
    if (x < -2.0f) return -2.0f;
    return x > size + 2.0f ? size + 2.0f : x;
}

static inline int32_t rw_clamp_index(int32_t i, int32_t size)
{
    return i < -1 ? -1 : i > size ? size : i;
}

static inline struct rw_axis rw_place_on_axis(const struct rw_texture_image *t, uint32_t wrap,
                                              float x, uint32_t size, bool linear)
{
    int32_t n = (int32_t)size;
    bool repeats = wrap == RW_WRAP_REPEAT || wrap == RW_WRAP_MIRROR;
    if (repeats && !t->normalized)
        wrap = RW_WRAP_CLAMP;
    else if (repeats)
        x = rw_wrap_coordinate(wrap, x);
    if (t->normalized) x *= (float)size;
    x = rw_limit(x, (float)size);
    struct rw_axis axis;
    if (!linear) {
        axis.first = rw_wrap_index(wrap, rw_clamp_index((int32_t)floorf(x), n), n);
        axis.second = axis.first;
        axis.weight = 0.0f;
        return axis;
    }
    float fixed = floorf((x - 0.5f) * 256.0f + 0.5f);
    float below = floorf(fixed / 256.0f);
    axis.weight = (fixed - 256.0f * below) / 256.0f;
    axis.first = rw_wrap_index(wrap, rw_clamp_index((int32_t)below, n), n);
    axis.second = rw_wrap_index(wrap, rw_clamp_index((int32_t)below + 1, n), n);
    return axis;
}

#endif
