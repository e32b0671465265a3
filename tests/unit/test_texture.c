/* SPDX-License-Identifier: Apache-2.0 */
/*
 * programs/cpu/texture.h, compiled for this machine, against the reference of texture_reference.h:
 * every shape with every wrap mode, filter and kind of coordinates, formats and read modes, levels
 * with bias and clamp, gradients, gather, fetch. Coordinates so close to a step that float and
 * double may disagree are left out; everything else agrees far closer than 1/256.
 */
#include <stdlib.h>
#include <string.h>

#include "tests/harness.h"
#include "tests/unit/random_bits.h"
#include "tests/unit/texture_reference.h"

#define PTX(name) form_##name
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wmissing-prototypes"
#endif
#include "programs/cpu/texture.h"

enum { ROOM = 1 << 16, MAX_LAYER = 9 };

static float storage[ROOM]; /* texels of all levels, in whatever type */
static struct rw_texture_image image;

static double random_in(double low, double high)
{
    return low + (high - low) * random_bits() / 4294967296.0;
}

/* Floats in [-1, 1]; the other types get random bits. */
static void fill(void)
{
    uint16_t *halves = (uint16_t *)storage;
    uint32_t *words = (uint32_t *)storage;
    for (int i = 0; i < ROOM; i++) words[i] = random_bits();
    for (int i = 0; i < 2 * ROOM && image.texel == RW_TEXEL_F16; i++) halves[i] &= 0xbbff;
    for (int i = 0; i < ROOM && image.texel == RW_TEXEL_F32; i++)
        storage[i] = (float)random_in(-1, 1);
}

static const uint32_t component_sizes[] = {1, 1, 2, 2, 4, 4, 2, 4};

/* A texture of the shape with sizes that are no powers of two. */
static void make_image(unsigned shape, uint32_t texel, uint32_t components, unsigned levels)
{
    static const uint32_t sizes[][3] = {
        [RW_SHAPE_1D] = {23, 1, 1},
        [RW_SHAPE_2D] = {13, 7, 1},
        [RW_SHAPE_3D] = {9, 5, 6},
        [RW_SHAPE_1D_LAYERED] = {17, 1, 5},
        [RW_SHAPE_2D_LAYERED] = {11, 6, 4},
        [RW_SHAPE_CUBE] = {9, 9, 6},
        [RW_SHAPE_CUBE_LAYERED] = {7, 7, 18},
    };
    image = (struct rw_texture_image){.shape = shape,
                                      .texel = texel,
                                      .components = components,
                                      .normalized = true,
                                      .max_level = 1000,
                                      .max_anisotropy = 1,
                                      .level_count = levels};
    uint64_t at = (uint64_t)(uintptr_t)storage;
    for (unsigned l = 0; l < levels; l++) {
        struct rw_texture_level *level = &image.levels[l];
        level->data = at;
        for (unsigned a = 0; a < 3; a++) {
            bool halves = shape <= RW_SHAPE_3D || a < 2;
            uint32_t size = sizes[shape][a] >> (halves ? l : 0);
            level->size[a] = size ? size : 1;
        }
        at += (uint64_t)level->size[0] * level->size[1] * level->size[2] * components *
              component_sizes[texel];
    }
    for (unsigned a = 0; a < 3; a++) image.wrap[a] = RW_WRAP_CLAMP;
    fill();
}

static double value_of(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, sizeof(f));
    if (image.texel >= RW_TEXEL_F16 || image.as_float) return (double)f;
    return image.texel == RW_TEXEL_U32 ? bits : (double)(int32_t)bits;
}

/* Coordinates a good way beyond the texture on all sides. */
static void random_coordinates(unsigned shape, float at[3])
{
    for (unsigned a = 0; a < 3; a++) {
        double n = shape >= RW_SHAPE_CUBE ? 1 : image.levels[0].size[a];
        double low = shape >= RW_SHAPE_CUBE ? -1 : -1.7, high = shape >= RW_SHAPE_CUBE ? 1 : 2.6;
        if (!image.normalized) low *= n, high *= n;
        at[a] = (float)random_in(low, high);
    }
}

/* Compares random lookups at a level; the largest difference, and how many were compared. */
static double worst(unsigned lookups, double low_lod, double high_lod, bool exact,
                    unsigned *compared)
{
    double most = 0;
    for (unsigned i = 0; i < lookups; i++) {
        uint32_t got[4];
        struct rw_lookup lookup = {
            .shape = image.shape, .layer = random_bits() % MAX_LAYER, .has_level = true};
        random_coordinates(image.shape, lookup.at);
        lookup.level = (float)random_in(low_lod, high_lod);
        rw_texture_sample((uint64_t)(uintptr_t)&image, &lookup, got);
        const double x[3] = {(double)lookup.at[0], (double)lookup.at[1], (double)lookup.at[2]};
        for (unsigned c = 0; c < 4; c++) {
            struct reference r = {.image = &image, .exact = exact};
            double want = reference_lod(&r, (double)lookup.level, image.shape, lookup.layer, x, c);
            if (r.uncertain) continue;
            double difference = fabs(value_of(got[c]) - want);
            if (!(difference <= most)) most = difference;
            ++*compared;
        }
    }
    return most;
}

TEST(shapes_wraps_filters)
{
    unsigned compared = 0;
    for (unsigned shape = RW_SHAPE_1D; shape <= RW_SHAPE_CUBE_LAYERED; shape++)
        for (unsigned wrap = 0; wrap < 4; wrap++)
            for (unsigned mode = 0; mode < 4; mode++) {
                bool cube = shape >= RW_SHAPE_CUBE;
                make_image(shape, RW_TEXEL_F32, 4, 1);
                image.normalized = cube || mode & 1;
                image.linear = mode >> 1;
                for (unsigned a = 0; a < 3; a++)
                    image.wrap[a] = cube ? (uint32_t)RW_WRAP_CLAMP : (wrap + a) % 4;
                CHECK(worst(60, 0, 0, false, &compared) < 2e-5);
            }
    CHECK(compared > 15000);
}

TEST(formats)
{
    unsigned compared = 0;
    for (uint32_t texel = RW_TEXEL_U8; texel <= RW_TEXEL_F32; texel++)
        for (uint32_t components = 1; components <= 4; components *= 2)
            for (unsigned as_float = 0; as_float < 2; as_float++) {
                make_image(RW_SHAPE_2D, texel, components, 1);
                image.as_float = as_float && texel <= RW_TEXEL_S16;
                image.linear = image.as_float || texel >= RW_TEXEL_F16;
                CHECK(worst(100, 0, 0, false, &compared) < (image.linear ? 2e-5 : 0.5));
            }
    CHECK(compared > 10000);
}

/* Rounding a weight moves half of 1/256 from one texel to another, which differs by 2 at most; it
 * happens twice in two dimensions and six times in three. */
TEST(weights_are_close_to_those_of_the_guide)
{
    static const unsigned roundings[] = {[RW_SHAPE_1D] = 0, [RW_SHAPE_2D] = 2, [RW_SHAPE_3D] = 6};
    unsigned compared = 0;
    for (unsigned shape = RW_SHAPE_1D; shape <= RW_SHAPE_3D; shape++) {
        make_image(shape, RW_TEXEL_F32, 4, 1);
        image.linear = true;
        double most = worst(1000, 0, 0, true, &compared);
        CHECK(most < roundings[shape] / 256.0 + 2e-5);
        CHECK(most >= roundings[shape] * 0.2 / 256);
    }
    CHECK(compared > 10000);
}

/* Decoded colours have eight bits. */
TEST(srgb)
{
    unsigned compared = 0;
    make_image(RW_SHAPE_2D, RW_TEXEL_U8, 4, 1);
    image.as_float = image.srgb = image.linear = true;
    CHECK(worst(500, 0, 0, false, &compared) < 2.5 / 256);
    CHECK(compared > 1000);
}

TEST(levels)
{
    unsigned compared = 0;
    for (unsigned shape = RW_SHAPE_1D; shape <= RW_SHAPE_CUBE_LAYERED; shape++)
        for (unsigned mode = 0; mode < 8; mode++) {
            make_image(shape, RW_TEXEL_F32, 2, 4);
            image.linear = mode & 1;
            image.linear_mips = mode >> 1 & 1;
            if (mode & 4) image.level_bias = -0.6f, image.min_level = 0.3f, image.max_level = 1.8f;
            CHECK(worst(100, -1, 5, false, &compared) < 2e-5);
        }
    CHECK(compared > 10000);
}

/* Every texel of a level is its number: a lookup returns its level. */
static void make_levels(unsigned shape, unsigned levels)
{
    make_image(shape, RW_TEXEL_F32, 1, levels);
    image.linear = image.linear_mips = true;
    for (unsigned l = 0; l < levels; l++) {
        const struct rw_texture_level *level = &image.levels[l];
        float *texels = (float *)(uintptr_t)level->data;
        unsigned count = level->size[0] * level->size[1] * level->size[2];
        for (unsigned i = 0; i < count; i++) texels[i] = (float)l;
    }
}

/* The longer axis of the ellipse: the first singular value of the two gradients. */
static double longer_axis(const double x[2], const double y[2])
{
    double xx = x[0] * x[0] + x[1] * x[1], yy = y[0] * y[0] + y[1] * y[1],
           xy = x[0] * y[0] + x[1] * y[1];
    return sqrt((xx + yy + sqrt((xx - yy) * (xx - yy) + 4 * xy * xy)) / 2);
}

/* The level is the logarithm of the longer axis, as near as a GPU gets. */
TEST(gradients)
{
    unsigned compared = 0;
    double least = 0, most = 0;
    make_levels(RW_SHAPE_2D, 4);
    for (unsigned i = 0; i < 4000; i++) {
        struct rw_lookup lookup = {.shape = RW_SHAPE_2D, .has_gradient = true};
        double x[2], y[2];
        for (unsigned a = 0; a < 2; a++) {
            double n = image.levels[0].size[a];
            x[a] = random_in(-5, 5), y[a] = random_in(-5, 5);
            lookup.ddx[a] = (float)(x[a] / n), lookup.ddy[a] = (float)(y[a] / n);
        }
        uint32_t got[4];
        rw_texture_sample((uint64_t)(uintptr_t)&image, &lookup, got);
        double level = value_of(got[0]), difference = level - log2(longer_axis(x, y));
        if (level <= 0 || level >= 3) continue;
        least = fmin(least, difference), most = fmax(most, difference);
        compared++;
    }
    CHECK(compared > 2000);
    CHECK(least > -0.2 && most < 0.1);
}

/* The blend of what gather returns is what a linear lookup returns. */
TEST(gather)
{
    make_image(RW_SHAPE_2D, RW_TEXEL_F32, 4, 1);
    image.wrap[0] = RW_WRAP_REPEAT;
    image.linear = true;
    for (unsigned i = 0; i < 200; i++) {
        uint32_t blended[4], corners[4];
        struct rw_lookup lookup = {.shape = RW_SHAPE_2D};
        random_coordinates(RW_SHAPE_2D, lookup.at);
        rw_texture_sample((uint64_t)(uintptr_t)&image, &lookup, blended);
        unsigned c = i % 4;
        rw_texture_gather((uint64_t)(uintptr_t)&image, c, lookup.at[0], lookup.at[1], corners);
        double u = floor(((double)lookup.at[0] * 13 - 0.5) * 256 + 0.5) / 256;
        double v = floor(((double)lookup.at[1] * 7 - 0.5) * 256 + 0.5) / 256;
        u -= floor(u), v -= floor(v);
        double low = (1 - u) * value_of(corners[3]) + u * value_of(corners[2]);
        double high = (1 - u) * value_of(corners[0]) + u * value_of(corners[1]);
        CHECK(fabs((1 - v) * low + v * high - value_of(blended[c])) < 2.0 / 256);
    }
}

TEST(fetch)
{
    const uint64_t object = (uint64_t)(uintptr_t)&image;
    uint32_t a, b, c, d;
    make_image(RW_SHAPE_3D, RW_TEXEL_U16, 2, 2);
    const uint16_t *texels = (const uint16_t *)storage;
    form_tex_3d_v4_u32_s32(&a, &b, &c, &d, object, 8, 4, 5);
    CHECK_EQ(a, texels[2 * (9 * 5 * 6 - 1)]);
    CHECK_EQ(b, texels[2 * (9 * 5 * 6 - 1) + 1]);
    CHECK_EQ(c, 0);
    CHECK_EQ(d, 0);
    form_tex_level_3d_v4_u32_s32(&a, &b, &c, &d, object, 1, 0, 0, 1);
    CHECK_EQ(a, texels[2 * (9 * 5 * 6 + 1)]);
    static const int outside[][3] = {{-1, 0, 0}, {9, 0, 0}, {0, 5, 0}, {0, 0, 6}, {0, -1, 0}};
    for (size_t i = 0; i < sizeof(outside) / sizeof(outside[0]); i++) {
        form_tex_3d_v4_u32_s32(&a, &b, &c, &d, object, outside[i][0], outside[i][1], outside[i][2]);
        CHECK_EQ(a | b | c | d, 0);
    }
    form_tex_level_3d_v4_u32_s32(&a, &b, &c, &d, object, 0, 0, 0, 2);
    CHECK_EQ(a | b | c | d, 0);
}

TEST(no_texture_reads_zeros)
{
    uint32_t a = 1, b = 1, c = 1, d = 1;
    form_tex_2d_v4_f32_f32(&a, &b, &c, &d, 0, 0.5f, 0.5f);
    CHECK_EQ(a | b | c | d, 0);
    CHECK_EQ(form_txq_width_b32(0), 0);
}

TEST(wild_coordinates)
{
    static const float wild[] = {1e30f, -1e30f, INFINITY, -INFINITY, NAN, -0.0f, 3e9f};
    for (unsigned mode = 0; mode < 16; mode++) {
        make_image(RW_SHAPE_2D, RW_TEXEL_F32, 4, 1);
        image.linear = mode & 1;
        image.normalized = mode >> 1 & 1;
        image.wrap[0] = image.wrap[1] = mode >> 2;
        for (size_t i = 0; i < sizeof(wild) / sizeof(wild[0]); i++) {
            uint32_t out[4];
            struct rw_lookup lookup = {.shape = RW_SHAPE_2D, .at = {wild[i], wild[i]}};
            rw_texture_sample((uint64_t)(uintptr_t)&image, &lookup, out);
            CHECK(fabs(value_of(out[0])) <= 1);
        }
    }
}

TEST(queries)
{
    const uint64_t object = (uint64_t)(uintptr_t)&image;
    make_image(RW_SHAPE_2D_LAYERED, RW_TEXEL_F32, 1, 3);
    CHECK_EQ(form_txq_width_b32(object), 11);
    CHECK_EQ(form_txq_level_height_b32(object, 2), 1);
}

static const struct rw_test tests[] = {
    {"shapes, wraps, filters", test_shapes_wraps_filters},
    {"formats", test_formats},
    {"weights are close to those of the Guide", test_weights_are_close_to_those_of_the_guide},
    {"srgb", test_srgb},
    {"levels", test_levels},
    {"gradients", test_gradients},
    {"gather", test_gather},
    {"fetch", test_fetch},
    {"no texture reads zeros", test_no_texture_reads_zeros},
    {"wild coordinates", test_wild_coordinates},
    {"queries", test_queries},
};

int main(void)
{
    return RUN_TABLE(tests);
}
