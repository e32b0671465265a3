/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The texels of a filtered lookup and their weights, which are whole numbers of 1/256 and sum up to
 * 1: a level's weight is split between its texels by one axis after the other, rounded each time as
 * a GPU does (docs/textures.md).
 */
#ifndef RW_CPU_TAPS_H
#define RW_CPU_TAPS_H

#include "programs/cpu/texel.h"

/* A texel and its weight in 1/256. */
struct rw_tap {
    uint32_t weight;
    uint32_t texel[4];
};

enum { RW_MOST_TAPS = 16, RW_MOST_PLANES = 4 };

/* Taps with the same z and level follow each other: those of plane i end before ends[i]. */
struct rw_taps {
    uint32_t count, planes, ends[RW_MOST_PLANES];
    struct rw_tap items[RW_MOST_TAPS];
};

/* What each of the two texels along an axis gets of a weight; `half` is 128 where ties go to the
 * second, else 127. */
static inline void rw_split(uint32_t weight, const struct rw_axis *axis, uint32_t half,
                            uint32_t out[2])
{
    out[1] = (weight * axis->weight + half) >> RW_WEIGHT_BITS;
    out[0] = weight - out[1];
}

/* Adds the texels around the place: the weight is split by z, then x, then y. An infinite texel
 * beside the place does not count. */
static inline void rw_add_taps(const struct rw_texture_image *t,
                               const struct rw_texture_level *level, const struct rw_axis axis[3],
                               uint32_t weight, struct rw_taps *taps)
{
    const int32_t x[2] = {axis[0].first, axis[0].second}, y[2] = {axis[1].first, axis[1].second},
                  z[2] = {axis[2].first, axis[2].second};
    uint32_t wz[2], wx[2], wy[2];
    rw_split(weight, &axis[2], 127, wz);
    for (int k = 0; k < 2; k++) {
        rw_split(wz[k], &axis[0], 128, wx);
        for (int i = 0; i < 2; i++) {
            rw_split(wx[i], &axis[1], i ? 128 : 127, wy);
            for (int j = 0; j < 2; j++) {
                if (!wy[j]) continue;
                struct rw_tap *tap = &taps->items[taps->count++];
                tap->weight = wy[j];
                rw_texel(t, level, x[i], y[j], z[k], tap->texel);
            }
        }
        taps->ends[taps->planes++] = taps->count;
    }
}

static inline float rw_sum_taps(const struct rw_taps *taps, uint32_t component)
{
    float sum = 0.0f;
    for (uint32_t i = 0; i < taps->count; i++)
        sum += (float)taps->items[i].weight / RW_WHOLE *
               rw_bits_float(taps->items[i].texel[component]);
    return sum;
}

/* Decoded colours lose the bits that the largest of their plane has not. */
static inline float rw_sum_srgb_plane(const struct rw_tap *taps, uint32_t count, uint32_t component)
{
    float sum = 0.0f, largest = 0.0f;
    for (uint32_t i = 0; i < count; i++) {
        float value = rw_bits_float(taps[i].texel[component]);
        if (value > largest) largest = value;
    }
    float unit = rw_srgb_unit(largest);
    for (uint32_t i = 0; i < count; i++)
        sum += (float)taps[i].weight / RW_WHOLE *
               floorf(rw_bits_float(taps[i].texel[component]) / unit) * unit;
    return sum;
}

/* The sum has eleven bits. */
static inline float rw_sum_srgb_taps(const struct rw_taps *taps, uint32_t component)
{
    float sum = 0.0f;
    for (uint32_t plane = 0, first = 0; plane < taps->planes; first = taps->ends[plane++])
        sum += rw_sum_srgb_plane(&taps->items[first], taps->ends[plane] - first, component);
    float unit = rw_unit_of(sum, 10);
    return unit > 0.0f ? floorf(sum / unit + 0.5f) * unit : 0.0f;
}

static inline void rw_blend(const struct rw_texture_image *t, const struct rw_taps *taps,
                            uint32_t out[4])
{
    for (uint32_t c = 0; c < 4; c++)
        out[c] = rw_float_bits(rw_is_srgb(t, c) ? rw_sum_srgb_taps(taps, c) : rw_sum_taps(taps, c));
}

#endif
