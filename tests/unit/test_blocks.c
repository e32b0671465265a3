/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Decoders of block-compressed texels. BC6H and BC7: a block of each mode with the texels that
 * OpenGL gave. BC1 to BC5, of which the specification has formulae: against these in double
 * precision, for all orders of ends. Any bits at all, and images that no whole number of blocks
 * fills, stay within their memory.
 */
#include <math.h>
#include <stdbool.h>

#include "runtime/blocks/blocks.h"
#include "tests/harness.h"
#include "tests/unit/blocks_known.h"
#include "tests/unit/random_bits.h"

static void fill(unsigned char *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++) bytes[i] = (unsigned char)random_bits();
}

static size_t read_hex(const char *text, unsigned char *out)
{
    size_t size = 0;
    for (; text[2 * size]; size++) {
        const char digits[3] = {text[2 * size], text[2 * size + 1], 0};
        out[size] = (unsigned char)strtoul(digits, NULL, 16);
    }
    return size;
}

/* ---- what OpenGL gave ---- */

TEST(known_blocks)
{
    unsigned char block[16], want[128], got[128];
    for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
        const struct rw_block_format *f = rw_block_format_find(known[i].format);
        CHECK_EQ(read_hex(known[i].block, block), f->size);
        CHECK_EQ(read_hex(known[i].texels, want), RW_BLOCK_TEXELS * f->texel_size);
        f->decode(block, got);
        for (size_t k = 0; k < RW_BLOCK_TEXELS * f->texel_size; k++)
            if (got[k] != want[k]) {
                fprintf(stderr, "block %zu, %s, byte %zu\n", i, known[i].block, k);
                CHECK_EQ(got[k], want[k]);
            }
    }
}

/* All in one colour: the ends of BC7's mode 6 are 0x7f with the lowest bit set, white. */
TEST(made_by_hand)
{
    static const unsigned char white[16] = {0xc0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01};
    static const unsigned char one[16] = {0x03, 0x7c, 0xf0, 0xc1, 0x07}; /* 992 in ten bits each */
    uint8_t bytes[RW_BLOCK_TEXELS][4];
    uint16_t halves[RW_BLOCK_TEXELS][4];
    rw_decode_bc7(white, bytes);
    for (unsigned i = 0; i < RW_BLOCK_TEXELS; i++)
        for (unsigned c = 0; c < 4; c++) CHECK_EQ(bytes[i][c], 255);
    rw_decode_bc6h(one, halves);
    /* 992 widens to ((992 << 15) + 0x4000) >> 9 = 63520, times 31 / 64. */
    for (unsigned c = 0; c < 3; c++) CHECK_EQ(halves[0][c], 63520 * 31 >> 6);
    CHECK_EQ(halves[0][3], 0x3c00);
}

/* ---- formulae ---- */

static unsigned bits_of(const unsigned char *block, unsigned first, unsigned count)
{
    unsigned value = 0;
    for (unsigned i = 0; i < count; i++)
        value |= (block[(first + i) / 8] >> (first + i) % 8 & 1u) << i;
    return value;
}

/* A colour's component in bytes, before rounding; component 3 is opacity. */
static double colour(const unsigned char *block, bool of_bc1, unsigned texel, unsigned component)
{
    static const unsigned first_bit[] = {11, 5, 0}, width[] = {5, 6, 5};
    const unsigned index = bits_of(block, 32 + 2 * texel, 2);
    const bool three = of_bc1 && bits_of(block, 0, 16) <= bits_of(block, 16, 16);
    static const double of_second[2][4] = {{0, 1, 1.0 / 3, 2.0 / 3}, {0, 1, 0.5, 0}};
    double ends[2];
    if (three && index == 3) return 0;
    if (component == 3) return 255;
    for (unsigned e = 0; e < 2; e++) {
        const unsigned b = width[component],
                       value = bits_of(block, 16 * e + first_bit[component], b);
        ends[e] = value << (8 - b) | value >> (2 * b - 8);
    }
    return ends[0] + (ends[1] - ends[0]) * of_second[three][index];
}

/* From -1 or 0 to 1. */
static double number(const unsigned char *block, bool has_sign, unsigned texel)
{
    const unsigned index = bits_of(block, 16 + 3 * texel, 3);
    double ends[2];
    for (unsigned e = 0; e < 2; e++)
        ends[e] = has_sign ? fmax((int8_t)block[e], -127) / 127.0 : block[e] / 255.0;
    const double steps = ends[0] > ends[1] ? 7 : 5;
    if (index < 2) return ends[index];
    if (index - 1 < steps) return ends[0] + (ends[1] - ends[0]) * (index - 1) / steps;
    return index == 7 ? 1 : has_sign ? -1 : 0;
}

TEST(colours)
{
    unsigned char block[16];
    uint8_t texels[RW_BLOCK_TEXELS][4];
    unsigned opaque = 0, clear = 0;
    for (unsigned i = 0; i < 4000; i++) {
        const unsigned kind = i % 3; /* BC1, BC2, BC3 */
        const unsigned char *colours = kind ? block + 8 : block;
        fill(block, sizeof(block));
        if (i / 3 % 4 == 0) memset(block, 0x5a, sizeof(block) - 4); /* ends that are the same */
        (kind == 0 ? rw_decode_bc1 : kind == 1 ? rw_decode_bc2 : rw_decode_bc3)(block, texels);
        for (unsigned t = 0; t < RW_BLOCK_TEXELS; t++) {
            for (unsigned c = 0; c < 3; c++)
                CHECK(fabs(texels[t][c] - colour(colours, kind == 0, t, c)) <= 0.5);
            const double alpha = kind == 0   ? colour(colours, true, t, 3)
                                 : kind == 1 ? 17.0 * bits_of(block, 4 * t, 4)
                                             : 255 * number(block, false, t);
            CHECK(fabs(texels[t][3] - alpha) <= 0.5 + 1e-9);
            opaque += kind == 0 && texels[t][3] == 255;
            clear += kind == 0 && texels[t][3] == 0;
        }
    }
    CHECK(opaque > 1000 && clear > 1000);
}

static void check_numbers(int *rw_failed, const struct rw_block_format *f, bool has_sign)
{
    unsigned char block[16];
    uint16_t words[RW_BLOCK_TEXELS * 2];
    for (unsigned i = 0; i < 4000; i++) {
        fill(block, sizeof(block));
        if (i % 4 == 0) block[1] = block[0];
        if (i % 5 == 0) block[i % 2] = 0x80; /* -128 */
        f->decode(block, words);
        for (unsigned t = 0; t < RW_BLOCK_TEXELS * f->components; t++) {
            const unsigned char *part = block + 8 * (size_t)(t % f->components);
            const double want = number(part, has_sign, t / f->components),
                         got = has_sign ? (int16_t)words[t] / 32767.0 : words[t] / 65535.0;
            CHECK(fabs(got - want) <= 0.5001 / (has_sign ? 32767 : 65535));
        }
    }
}

TEST(numbers)
{
    check_numbers(rw_failed, rw_block_format_find(RT_FORMAT_UNSIGNED_BC4), false);
    check_numbers(rw_failed, rw_block_format_find(RT_FORMAT_BC4), true);
    check_numbers(rw_failed, rw_block_format_find(RT_FORMAT_UNSIGNED_BC5), false);
    check_numbers(rw_failed, rw_block_format_find(RT_FORMAT_BC5), true);
}

/* ---- images ---- */

/* Texel (x, y) of plane z, from its own block. */
static bool is_from_block(const struct rw_block_format *f, const unsigned char *blocks,
                          const uint32_t size[3], const unsigned char *texels, uint32_t x,
                          uint32_t y, uint32_t z)
{
    unsigned char block[128];
    const size_t across = (size[0] + 3) / 4, down = (size[1] + 3) / 4;
    const size_t number = (z * down + y / 4) * across + x / 4;
    f->decode(blocks + number * f->size, block);
    return !memcmp(block + (y % 4 * 4 + x % 4) * f->texel_size,
                   texels + ((z * (size_t)size[1] + y) * size[0] + x) * f->texel_size,
                   f->texel_size);
}

static void check_image(int *rw_failed, const struct rw_block_format *f, const uint32_t size[3])
{
    enum { MOST = 3 * 9 };
    const size_t count = (size_t)size[2] * ((size[0] + 3) / 4) * ((size[1] + 3) / 4);
    const size_t bytes = (size_t)size[0] * size[1] * size[2] * f->texel_size;
    unsigned char blocks[MOST * 16], *texels = malloc(bytes + 1);
    if (!texels || count > MOST) exit(1);
    unsigned wrong = 0;
    fill(blocks, count * f->size);
    texels[bytes] = 99;
    rw_blocks_decode(f, blocks, size, texels);
    for (uint32_t z = 0; z < size[2]; z++)
        for (uint32_t y = 0; y < size[1]; y++)
            for (uint32_t x = 0; x < size[0]; x++)
                wrong += !is_from_block(f, blocks, size, texels, x, y, z);
    wrong += texels[bytes] != 99;
    free(texels);
    CHECK_EQ(wrong, 0);
}

TEST(images)
{
    unsigned found = 0;
    for (RTformat format = RT_FORMAT_UNKNOWN; format <= RT_FORMAT_UNSIGNED_BC7; format++) {
        const struct rw_block_format *f = rw_block_format_find(format);
        if (!f) continue;
        found++;
        for (uint32_t i = 0; i < 12 * 12 * 3; i++) {
            const uint32_t size[3] = {i % 12 + 1, i / 12 % 12 + 1, i / 144 + 1};
            check_image(rw_failed, f, size);
            if (*rw_failed) return;
        }
    }
    CHECK_EQ(found, 10);
}

/* Beyond memory is what sanitizers see; and no bits give a half that is no number. */
TEST(any_bits)
{
    unsigned char block[16];
    uint16_t halves[RW_BLOCK_TEXELS][4];
    uint8_t bytes[RW_BLOCK_TEXELS][4];
    for (unsigned i = 0; i < 200000; i++) {
        fill(block, sizeof(block));
        if (i % 2) block[0] = (unsigned char)(1u << i % 8 | (block[0] & ~0u << i % 8));
        rw_decode_bc7(block, bytes);
        rw_decode_bc6h(block, halves);
        for (unsigned t = 0; t < RW_BLOCK_TEXELS; t++)
            for (unsigned c = 0; c < 3; c++) CHECK(halves[t][c] <= 0x7bff);
        rw_decode_bc6h_signed(block, halves);
        for (unsigned t = 0; t < RW_BLOCK_TEXELS; t++)
            for (unsigned c = 0; c < 3; c++) CHECK((halves[t][c] & 0x7fff) <= 0x7c00);
    }
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"known blocks", test_known_blocks},
        {"made by hand", test_made_by_hand},
        {"colours", test_colours},
        {"numbers", test_numbers},
        {"images", test_images},
        {"any bits", test_any_bits},
    };
    return RUN_TABLE(tests);
}
