/* SPDX-License-Identifier: Apache-2.0 */
/*
 * programs/cpu/texture.h against what a GPU returned (texture_measured.h), so that the rules of
 * docs/textures.md stay as they were measured: rounding of coordinates and weights, levels with
 * bias and limits, levels from gradients, anisotropy, decoded colours, cubes, borders, gather,
 * fetch.
 */
#include <math.h>
#include <stdint.h>
#include <string.h>

#include "tests/harness.h"

#define PTX(name) form_##name
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wmissing-prototypes"
#endif
#include "programs/cpu/texture.h"

enum lookup_kind {
    LOOKUP_PLAIN,
    LOOKUP_LEVEL,
    LOOKUP_GRADIENT,
    LOOKUP_GATHER,
    LOOKUP_FETCH,
    LOOKUP_FETCH_LEVEL
};

struct measured_lookup {
    float at[4]; /* the fourth is the level */
    float ddx[3], ddy[3];
    int32_t texel[3], layer;
    float want[4];
};

enum pattern {
    PATTERN_STRIPES,
    PATTERN_CHECKS,
    PATTERN_RAMP,
    PATTERN_CUBES,
    PATTERN_LEVELS,
    PATTERN_LEVEL_STRIPES,
    PATTERN_LEVEL_TEXELS,
    PATTERN_FACES,
    PATTERN_LAYERS,
    PATTERN_INDEX,
    PATTERN_COLUMN,
    PATTERN_WAY,
    PATTERN_PAIRS,
};

struct measured_case {
    const char *name;
    struct rw_texture_image image; /* its levels are filled in */
    uint32_t size[3];
    enum pattern pattern;
    enum lookup_kind kind;
    uint32_t component; /* of a gather */
    const struct measured_lookup *lookups;
    size_t count;
};

#include "tests/unit/texture_measured.h"

enum { CASES = sizeof(measured) / sizeof(measured[0]), ROOM = 1 << 20 };

/* ---- textures ---- */

static float texels[ROOM];

/* Of 8-bit textures: all values, from the least to the largest, in one row. */
static void paint_index(const struct rw_texture_image *t)
{
    uint8_t *bytes = (uint8_t *)texels;
    unsigned least = t->texel == RW_TEXEL_S8 ? 128 : 0;
    for (unsigned i = 0; i < 256 * 4; i++) bytes[i] = (uint8_t)(i / 4 + least);
}

/* Of 8-bit textures: each row has all values beside its own. */
static void paint_pairs(const struct rw_texture_level *level)
{
    uint8_t *bytes = (uint8_t *)texels;
    for (unsigned y = 0; y < level->size[1]; y++)
        for (unsigned x = 0; x < level->size[0]; x++, bytes += 4) {
            unsigned i = x % 2 ? y : x / 2;
            bytes[0] = (uint8_t)i;
            bytes[1] = (uint8_t)(255 - i);
            bytes[2] = (uint8_t)(x % 2 ? i * 11 + 3 : i * 7);
            bytes[3] = 0;
        }
}

/* From the middle of 128 x 128 texels of level 0: along x, along y, one times the other. */
static void paint_way(unsigned level, unsigned x, unsigned y, float out[4])
{
    float size = (float)(1u << level);
    float way[2] = {((float)x + 0.5f) * size - 64.0f, ((float)y + 0.5f) * size - 64.0f};
    out[0] = fabsf(way[0]);
    out[1] = fabsf(way[1]);
    out[2] = way[0] * way[1];
    out[3] = (float)level;
}

static void paint_texel(enum pattern pattern, unsigned level, unsigned x, unsigned y, unsigned z,
                        float out[4])
{
    const unsigned l = level % 2, dx = x % 2, dy = y % 2, dz = z % 2;
    const unsigned patterns[][4] = {
        [PATTERN_STRIPES] = {dx, x, x % 4 == 1, 1},
        [PATTERN_CHECKS] = {dx & dy, dx, dy, 1},
        [PATTERN_RAMP] = {x, y, dx, dy},
        [PATTERN_CUBES] = {dx & dy & dz, dx & dy, dz, dx},
        [PATTERN_LEVELS] = {level, l, 1, level / 2 % 2},
        [PATTERN_LEVEL_STRIPES] = {dx & l, dy & l, dx, l},
        [PATTERN_LEVEL_TEXELS] = {x, y, z, level},
        [PATTERN_FACES] = {z, x, y, dx},
        [PATTERN_LAYERS] = {z, x, y, 1},
        [PATTERN_INDEX] = {0, 0, 0, 0},
        [PATTERN_COLUMN] = {x % 64 == 32, y % 64 == 32, 1, x},
    };
    for (int c = 0; c < 4; c++) out[c] = (float)patterns[pattern][c];
}

/* Fills a level and returns the texels it took. */
static size_t paint_level(enum pattern pattern, unsigned number, const uint32_t size[3], float *out)
{
    size_t at = 0;
    for (unsigned z = 0; z < size[2]; z++)
        for (unsigned y = 0; y < size[1]; y++)
            for (unsigned x = 0; x < size[0]; x++, at++)
                if (pattern == PATTERN_WAY)
                    paint_way(number, x, y, &out[4 * at]);
                else
                    paint_texel(pattern, number, x, y, z, &out[4 * at]);
    return at;
}

static struct rw_texture_image make_texture(const struct measured_case *m)
{
    struct rw_texture_image image = m->image;
    size_t used = 0;
    for (unsigned l = 0; l < image.level_count; l++) {
        struct rw_texture_level *level = &image.levels[l];
        level->data = (uint64_t)(uintptr_t)&texels[4 * used];
        for (unsigned a = 0; a < 3; a++) {
            bool shrinks = a < 2 || image.shape == RW_SHAPE_3D;
            uint32_t size = m->size[a] >> (shrinks ? l : 0);
            level->size[a] = size ? size : 1;
        }
        if (m->pattern == PATTERN_INDEX)
            paint_index(&image);
        else if (m->pattern == PATTERN_PAIRS)
            paint_pairs(level);
        else
            used += paint_level(m->pattern, l, level->size, &texels[4 * used]);
    }
    return image;
}

/* ---- lookups ---- */

static void look(const struct measured_case *m, const struct rw_texture_image *image,
                 const struct measured_lookup *p, uint32_t out[4])
{
    const uint64_t object = (uint64_t)(uintptr_t)image;
    struct rw_lookup lookup = {.shape = m->image.shape,
                               .layer = (uint32_t)p->layer,
                               .has_level = m->kind == LOOKUP_LEVEL,
                               .has_gradient = m->kind == LOOKUP_GRADIENT,
                               .level = p->at[3]};
    memcpy(lookup.at, p->at, sizeof(lookup.at));
    memcpy(lookup.ddx, p->ddx, sizeof(lookup.ddx));
    memcpy(lookup.ddy, p->ddy, sizeof(lookup.ddy));
    if (m->kind == LOOKUP_GATHER)
        rw_texture_gather(object, m->component, p->at[0], p->at[1], out);
    else if (m->kind == LOOKUP_FETCH)
        rw_texture_fetch(object, m->image.shape, (uint32_t)p->layer, p->texel[0], p->texel[1],
                         p->texel[2], 0, out);
    else if (m->kind == LOOKUP_FETCH_LEVEL)
        rw_texture_fetch_level(object, m->image.shape, (uint32_t)p->layer, p->texel[0], p->texel[1],
                               p->texel[2], (uint32_t)(int32_t)p->at[3], out);
    else
        rw_texture_sample(object, &lookup, out);
}

static unsigned count_wrong(const struct measured_case *m)
{
    struct rw_texture_image image = make_texture(m);
    unsigned wrong = 0;
    for (size_t i = 0; i < m->count; i++) {
        uint32_t got[4];
        look(m, &image, &m->lookups[i], got);
        for (int c = 0; c < 4; c++) {
            float want = m->lookups[i].want[c], value = rw_bits_float(got[c]);
            if (fabsf(value - want) <= 2e-5f * fmaxf(1, fabsf(want))) continue;
            fprintf(stderr, "%s, row %zu, component %d: %g, a GPU gave %g\n", m->name, i, c,
                    (double)value, (double)want);
            wrong++;
        }
    }
    return wrong;
}

TEST(lookups_are_those_of_a_gpu)
{
    unsigned wrong = 0;
    size_t lookups = 0;
    for (unsigned i = 0; i < CASES; i++) {
        wrong += count_wrong(&measured[i]);
        lookups += measured[i].count;
    }
    CHECK_EQ(wrong, 0);
    CHECK(lookups > 500);
}

static const struct rw_test tests[] = {
    {"lookups are those of a GPU", test_lookups_are_those_of_a_gpu}};

int main(void)
{
    return RUN_TABLE(tests);
}
