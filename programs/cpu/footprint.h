/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How much of a texture a lookup with gradients covers, and so which level it reads. The rules are
 * those measured on a GPU of sm_90 (docs/textures.md): the length of a vector is a weighted sum of
 * its sorted components; the longer axis of the ellipse that the two gradients span is the longest
 * of both and of their sum and difference times 11/16; the logarithm is a table. Numbers have nine
 * bits behind the first.
 */
#ifndef RW_CPU_FOOTPRINT_H
#define RW_CPU_FOOTPRINT_H

#include "programs/cpu/texel.h"

float truncf(float);
float fabsf(float);

enum { RW_LEVEL_BITS = 8, RW_ONE_LEVEL = 1 << RW_LEVEL_BITS, RW_MOST_LEVELS = 64 };

/* 256 * log2(1 + i / 256), as the GPU has it. */
static const uint8_t rw_logarithms[256] = {
    0,   2,   4,   5,   6,   8,   9,   11,  12,  13,  15,  16,  18,  19,  20,  22,  23,  24,  26,
    27,  28,  30,  31,  32,  34,  35,  36,  38,  39,  40,  42,  43,  44,  45,  47,  48,  49,  50,
    52,  53,  54,  55,  57,  58,  59,  60,  62,  63,  64,  65,  66,  68,  69,  70,  71,  72,  74,
    75,  76,  77,  78,  79,  81,  82,  83,  84,  85,  86,  88,  89,  90,  91,  92,  93,  94,  95,
    97,  98,  99,  100, 101, 102, 103, 104, 105, 106, 107, 109, 110, 111, 112, 113, 114, 115, 116,
    117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 135, 136,
    137, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154,
    155, 156, 157, 158, 159, 160, 161, 162, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172,
    173, 173, 174, 175, 176, 177, 178, 179, 180, 181, 181, 182, 183, 184, 185, 186, 187, 188, 188,
    189, 190, 191, 192, 193, 194, 195, 195, 196, 197, 198, 199, 200, 200, 201, 202, 203, 204, 205,
    205, 206, 207, 208, 209, 210, 210, 211, 212, 213, 214, 214, 215, 216, 217, 218, 218, 219, 220,
    221, 222, 222, 223, 224, 225, 226, 226, 227, 228, 229, 229, 230, 231, 232, 233, 233, 234, 235,
    236, 236, 237, 238, 239, 239, 240, 241, 242, 242, 243, 244, 245, 245, 246, 247, 248, 248, 249,
    250, 251, 251, 252, 253, 253, 254, 255, 255,
};

/* Numbers of nine bits behind the first; what is beyond is cut. */
static inline float rw_short_float(float x)
{
    return rw_bits_float(rw_float_bits(x) & ~0x3fffu);
}

/* Two numbers, the first a short one, bit by bit of the second: each part keeps three bits more,
 * and 7/8 of the last bit make up for what they lose. */
static inline float rw_product(float a, float b)
{
    const uint32_t one = 1u << 23, bits = rw_float_bits(b);
    uint32_t first = (rw_float_bits(a) >> 14 & 0x1ff) | 0x200, product = 7;
    for (uint32_t bit = 0; bit <= 12; bit++)
        if (((bits & (one - 1)) | one) >> (23 - bit) & 1) product += first << 3 >> bit;
    float size = rw_short_float((float)product * rw_unit_of(a, 12) * rw_unit_of(b, 0));
    return (rw_float_bits(a) ^ bits) >> 31 ? -size : size;
}

/* By a constant, which has few bits: rounded half up first. */
static inline float rw_multiple(float x, float factor)
{
    float unit = rw_unit_of(x, 9) * rw_unit_of(factor, 0);
    return unit > 0.0f ? rw_short_float(floorf(x * factor / unit + 0.5f) * unit) : 0.0f;
}

/* The smaller number keeps one bit more than the larger. */
static inline float rw_short_sum(float a, float b)
{
    float unit = rw_unit_of(fabsf(a) > fabsf(b) ? a : b, 10);
    return unit > 0.0f ? rw_short_float((truncf(a / unit) + truncf(b / unit)) * unit) : 0.0f;
}

/* Magnitudes, the largest first. */
static inline void rw_sort_magnitudes(const float v[3], float out[3])
{
    for (int i = 0; i < 3; i++) {
        float x = fabsf(v[i]);
        int at = i;
        for (; at > 0 && out[at - 1] < x; at--) out[at] = out[at - 1];
        out[at] = x;
    }
}

static inline float rw_length(const float v[3])
{
    float s[3];
    rw_sort_magnitudes(v, s);
    return s[0] + rw_multiple(s[1], 11.0f / 32.0f) + s[2] * 0.25f;
}

/* 11/16 of the length: the ellipse half-way between its two gradients. */
static inline float rw_diagonal_length(const float v[3])
{
    float s[3];
    rw_sort_magnitudes(v, s);
    return rw_multiple(s[0], 11.0f / 16.0f) + rw_multiple(s[1], 121.0f / 512.0f) +
           rw_multiple(s[2], 11.0f / 64.0f);
}

/* The longer axis of the ellipse that two gradients of short numbers span: its length, in texels
 * like these, and which way it points. Of equal ones the first counts; the difference is that of
 * the longer gradient and the other. Without diagonals it is the longer gradient. */
static inline float rw_longer_axis(const float a[3], const float b[3], bool diagonals,
                                   float axis[3])
{
    float sum[3], difference[3],
        lengths[4] = {rw_short_float(rw_length(a)), 0.0f, rw_short_float(rw_length(b)), 0.0f};
    float side = lengths[0] > lengths[2] ? 1.0f : -1.0f;
    for (int i = 0; i < 3; i++) {
        sum[i] = rw_short_sum(a[i], b[i]);
        difference[i] = side * rw_short_sum(a[i], -b[i]);
    }
    if (diagonals) {
        lengths[1] = rw_short_float(rw_diagonal_length(sum));
        lengths[3] = rw_short_float(rw_diagonal_length(difference));
    }
    const float *const vectors[] = {a, sum, b, difference};
    int longest = 0;
    for (int i = 1; i < 4; i++)
        if (lengths[i] > lengths[longest]) longest = i;
    for (int i = 0; i < 3; i++) {
        float part = vectors[longest][i], scaled = rw_multiple(fabsf(part), 11.0f / 16.0f);
        axis[i] = longest % 2 == 0 ? part : part < 0.0f ? -scaled : scaled;
    }
    return lengths[longest];
}

/* Levels in 1/256. */
static inline int32_t rw_level_of_length(float texels)
{
    uint32_t bits = rw_float_bits(texels);
    return ((int32_t)(bits >> 23) - 127) * RW_ONE_LEVEL +
           rw_logarithms[bits >> (23 - RW_LEVEL_BITS) & (RW_ONE_LEVEL - 1)];
}

static inline int32_t rw_level_of_number(float level)
{
    const float most = RW_MOST_LEVELS;
    if (!(level == level)) return 0;
    return (int32_t)floorf((level > most ? most : level < -most ? -most : level) * RW_ONE_LEVEL);
}

/* Bias and limits of a sampler lose what they have beyond 1/256. */
static inline int32_t rw_sampler_level(float level)
{
    const float most = RW_MOST_LEVELS;
    if (!(level == level)) return 0;
    return (int32_t)((level > most ? most : level < -most ? -most : level) * RW_ONE_LEVEL);
}

#endif
