/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The older formats: two ends, and how far between them each texel lies.
 *
 *   BC1   two colours of 5, 6 and 5 bits, 16 indices of 2 bits
 *   BC2   16 alphas of 4 bits, then colours as BC1 has them
 *   BC3   alphas as BC4 has its numbers, then such colours
 *   BC4   two numbers of 8 bits, 16 indices of 3 bits
 *   BC5   twice that
 */
#include <stdbool.h>

#include "runtime/blocks/blocks.h"

static uint64_t read_bytes(const unsigned char *from, unsigned count)
{
    uint64_t value = 0;
    for (unsigned i = 0; i < count; i++) value |= (uint64_t)from[i] << 8 * i;
    return value;
}

/* ---- colours ---- */

/* The upper bits are repeated, so that the largest number gives 255. */
static void expand(unsigned colour, uint8_t out[4])
{
    const unsigned red = colour >> 11, green = colour >> 5 & 63, blue = colour & 31;
    out[0] = (uint8_t)(red << 3 | red >> 2);
    out[1] = (uint8_t)(green << 2 | green >> 4);
    out[2] = (uint8_t)(blue << 3 | blue >> 2);
    out[3] = 255;
}

/* Rounded, halves up. */
static void mix(const uint8_t a[4], const uint8_t b[4], unsigned of_a, unsigned of_b,
                uint8_t out[4])
{
    const unsigned all = of_a + of_b;
    for (unsigned i = 0; i < 4; i++)
        out[i] = (uint8_t)((2 * (of_a * a[i] + of_b * b[i]) + all) / (2 * all));
}

/* `three`: ends in ascending order stand for three colours and nothing. */
static void decode_colours(const unsigned char *block, bool three, uint8_t (*texels)[4])
{
    const unsigned first = (unsigned)read_bytes(block, 2),
                   second = (unsigned)read_bytes(block + 2, 2);
    const uint32_t indices = (uint32_t)read_bytes(block + 4, 4);
    uint8_t palette[4][4] = {{0}};
    expand(first, palette[0]);
    expand(second, palette[1]);
    if (three && first <= second) {
        mix(palette[0], palette[1], 1, 1, palette[2]);
    } else {
        mix(palette[0], palette[1], 2, 1, palette[2]);
        mix(palette[0], palette[1], 1, 2, palette[3]);
    }
    for (unsigned i = 0; i < RW_BLOCK_TEXELS; i++)
        for (unsigned c = 0; c < 4; c++) texels[i][c] = palette[indices >> 2 * i & 3][c];
}

void rw_decode_bc1(const unsigned char *block, void *texels)
{
    decode_colours(block, true, texels);
}

void rw_decode_bc2(const unsigned char *block, void *texels)
{
    uint8_t(*out)[4] = texels;
    const uint64_t alphas = read_bytes(block, 8);
    decode_colours(block + 8, false, out);
    for (unsigned i = 0; i < RW_BLOCK_TEXELS; i++)
        out[i][3] = (uint8_t)((alphas >> 4 * i & 15) * 17);
}

/* ---- numbers ---- */

/* Where numbers from -`whole` or 0 to `whole` go. */
struct scale {
    bool has_sign;
    int whole;      /* of an end: 255 or 127 */
    int whole_made; /* of what is made */
};

static const struct scale to_bytes = {false, 255, 255}, to_words = {false, 255, 65535},
                          to_signed_words = {true, 127, 32767};

/* Rounded, halves away from zero. */
static int divide(int64_t number, int64_t by)
{
    const int64_t half = number < 0 ? -by : by;
    return (int)((2 * number + half) / (2 * by));
}

/* -128 means the same as -127. */
static int read_end(const struct scale *s, unsigned char byte)
{
    if (!s->has_sign) return byte;
    const int value = (int8_t)byte;
    return value < -s->whole ? -s->whole : value;
}

static void make_palette(const struct scale *s, const unsigned char *block, int palette[8])
{
    const int first = read_end(s, block[0]), second = read_end(s, block[1]);
    const int steps = first > second ? 7 : 5;
    palette[6] = s->has_sign ? -s->whole_made : 0;
    palette[7] = s->whole_made;
    for (int i = 0; i <= steps; i++) {
        const int sum = first * (steps - i) + second * i;
        const int at = i == 0 ? 0 : i == steps ? 1 : i + 1;
        palette[at] = divide((int64_t)sum * s->whole_made, (int64_t)steps * s->whole);
    }
}

static void decode_numbers(const struct scale *s, const unsigned char *block,
                           int out[RW_BLOCK_TEXELS])
{
    int palette[8];
    const uint64_t indices = read_bytes(block + 2, 6);
    make_palette(s, block, palette);
    for (unsigned i = 0; i < RW_BLOCK_TEXELS; i++) out[i] = palette[indices >> 3 * i & 7];
}

void rw_decode_bc3(const unsigned char *block, void *texels)
{
    int alphas[RW_BLOCK_TEXELS];
    uint8_t(*out)[4] = texels;
    decode_numbers(&to_bytes, block, alphas);
    decode_colours(block + 8, false, out);
    for (unsigned i = 0; i < RW_BLOCK_TEXELS; i++) out[i][3] = (uint8_t)alphas[i];
}

/* `components` blocks of one number, to texels of 16 bits each. */
static void decode_words(const struct scale *s, const unsigned char *block, unsigned components,
                         uint16_t *texels)
{
    int numbers[RW_BLOCK_TEXELS];
    for (unsigned c = 0; c < components; c++) {
        decode_numbers(s, block + 8 * (size_t)c, numbers);
        for (unsigned i = 0; i < RW_BLOCK_TEXELS; i++)
            texels[components * i + c] = (uint16_t)numbers[i];
    }
}

void rw_decode_bc4(const unsigned char *block, void *texels)
{
    decode_words(&to_words, block, 1, texels);
}

void rw_decode_bc4_signed(const unsigned char *block, void *texels)
{
    decode_words(&to_signed_words, block, 1, texels);
}

void rw_decode_bc5(const unsigned char *block, void *texels)
{
    decode_words(&to_words, block, 2, texels);
}

void rw_decode_bc5_signed(const unsigned char *block, void *texels)
{
    decode_words(&to_signed_words, block, 2, texels);
}
