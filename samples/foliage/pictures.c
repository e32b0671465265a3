/* SPDX-License-Identifier: Apache-2.0 */
/* The pictures on the plant, drawn by formula: x to the right, y up, both from 0 to 1. */
#include <math.h>
#include <stdint.h>
#include <string.h>

#include "foliage/plant.h"

static float noise(unsigned x, unsigned y)
{
    uint32_t value = (x * 73856093u ^ y * 19349663u) * 747796405u + 2891336453u;
    value = ((value >> ((value >> 28) + 4)) ^ value) * 277803737u;
    return (float)((value >> 22 ^ value) & 0xFFFF) / 65535.0f;
}

static void set_texel(unsigned char *texel, const float colour[3], float light, bool opaque)
{
    for (int i = 0; i < 3; i++) {
        const float value = colour[i] * light;
        texel[i] = (unsigned char)(255.0f * (value < 1 ? value : 1));
    }
    texel[3] = opaque ? 255 : 0;
}

/* One leaf from (from_x, from_y) on, at this angle from the vertical. 0: the point is outside; else
 * how bright it is, darker at the veins. */
static float leaf_at(float x, float y, float from_x, float from_y, float angle, float length)
{
    const float dx = x - from_x, dy = y - from_y;
    const float along = (dx * sinf(angle) + dy * cosf(angle)) / length;
    const float across = (dx * cosf(angle) - dy * sinf(angle)) / length;
    if (along <= 0 || along >= 1) return 0;
    const float half = 0.72f * along * (1 - along) * (1.35f - 0.5f * along);
    if (fabsf(across) > half) return 0;
    if (fabsf(across) < 0.012f) return 0.7f;
    const float vein = 9 * (along - 0.8f * fabsf(across));
    return vein - floorf(vein) < 0.16f ? 0.86f : 1.0f;
}

/* Pairs of leaves along a stem, and one at its end. */
static void paint_twig(float x, float y, unsigned char *texel)
{
    static const float green[3] = {0.30f, 0.50f, 0.13f}, stem[3] = {0.33f, 0.25f, 0.12f};
    float light = leaf_at(x, y, 0.5f, 0.6f, 0, 0.38f);
    for (int pair = 0; pair < 3 && light == 0; pair++)
        for (int side = -1; side <= 1 && light == 0; side += 2)
            light = leaf_at(x, y, 0.5f, 0.12f + 0.17f * (float)pair, 0.95f * (float)side,
                            0.46f - 0.04f * (float)pair);
    if (light == 0 && fabsf(x - 0.5f) < 0.012f && y < 0.7f)
        set_texel(texel, stem, 1, true);
    else
        set_texel(texel, green, light > 0 ? light : 1, light > 0);
}

/* Blades that lean to one side and end in a point. */
static void paint_grass(float x, float y, unsigned char *texel)
{
    enum { BLADES = 11 };
    static const float green[3] = {0.27f, 0.42f, 0.12f};
    float light = 0;
    for (unsigned i = 0; i < BLADES && light == 0; i++) {
        const float height = 0.45f + 0.53f * noise(i, 1), lean = 0.5f * noise(i, 2) - 0.25f;
        const float foot = 0.12f + 0.76f * ((float)i + 0.5f) / BLADES;
        const float part = y / height, middle = foot + lean * part * part;
        if (part < 1 && fabsf(x - middle) < 0.022f * (1 - part) + 0.003f)
            light = 0.7f + 0.6f * noise(i, 3) * part;
    }
    set_texel(texel, green, light > 0 ? light : 1, light > 0);
}

static void paint_bark(unsigned x, unsigned y, unsigned char *texel)
{
    static const float brown[3] = {0.36f, 0.27f, 0.19f};
    const float crack = noise(x / 9, y / 37) * 0.35f, grain = noise(x / 2, y / 11) * 0.2f;
    set_texel(texel, brown, 0.62f + crack + grain, true);
}

static void paint_ground(unsigned x, unsigned y, unsigned char *texel)
{
    static const float earth[3] = {0.19f, 0.25f, 0.09f};
    set_texel(texel, earth, 0.75f + 0.3f * noise(x / 3, y / 3) + 0.15f * noise(x, y), true);
}

void plant_paint(enum plant_part part, unsigned char *texels)
{
    for (unsigned y = 0; y < PLANT_PICTURE; y++)
        for (unsigned x = 0; x < PLANT_PICTURE; x++) {
            unsigned char *texel = texels + 4 * (y * PLANT_PICTURE + x);
            const float right = ((float)x + 0.5f) / PLANT_PICTURE;
            const float up = ((float)y + 0.5f) / PLANT_PICTURE;
            if (part == PLANT_TWIG)
                paint_twig(right, up, texel);
            else if (part == PLANT_GRASS)
                paint_grass(right, up, texel);
            else if (part == PLANT_BARK)
                paint_bark(x, y, texel);
            else
                paint_ground(x, y, texel);
        }
}
