/* SPDX-License-Identifier: Apache-2.0 */
/*
 * BC7: bytes with alpha. The number of zeros that a block begins with is its mode, which says what
 * bits it has of all else:
 *
 *   mode, partition, rotation, which indices are whose, the ends' red, green, blue and alpha, the
 *   lowest bits of the ends, indices, second indices
 *
 * A block of eight zeros has no mode; its texels are zeros.
 */
#include <string.h>

#include "runtime/blocks/blocks.h"
#include "runtime/blocks/bptc.h"

enum { MODES = 8, MOST_ENDS = 6 };

static const struct mode {
    uint8_t subsets, partition_bits;
    uint8_t rotation_bits, selection_bits;
    uint8_t colour_bits, alpha_bits; /* of an end; without alpha it is 255 */
    uint8_t lowest_bits; /* that are common to all of an end: one an end, or one a subset */
    uint8_t index_bits, second_bits; /* second_bits 0: there are no second indices */
} modes[MODES] = {
    {3, 4, 0, 0, 4, 0, 2, 3, 0}, {2, 6, 0, 0, 6, 0, 1, 3, 0}, {3, 6, 0, 0, 5, 0, 0, 2, 0},
    {2, 6, 0, 0, 7, 0, 2, 2, 0}, {1, 0, 2, 1, 5, 6, 0, 2, 3}, {1, 0, 2, 0, 7, 8, 0, 2, 2},
    {1, 0, 0, 0, 7, 7, 2, 4, 0}, {2, 6, 0, 0, 5, 5, 2, 2, 0},
};

struct block {
    const struct mode *mode;
    unsigned partition, rotation;
    bool swapped; /* the second indices are those of colours */
    uint8_t ends[MOST_ENDS][4];
    uint8_t indices[2][RW_BLOCK_TEXELS];
};

/* ---- ends ---- */

/* To 8 bits, the upper ones being repeated. */
static uint8_t widen(unsigned value, unsigned bits)
{
    value <<= 8 - bits;
    return (uint8_t)(value | value >> bits);
}

/* One for an end, or one for both ends of a subset. */
static void take_lowest(struct block *b, struct rw_block_bits *bits)
{
    const unsigned each = b->mode->lowest_bits == 2 ? 1 : 2;
    for (unsigned e = 0; e < 2u * b->mode->subsets; e += each) {
        const unsigned bit = rw_take_bits(bits, 1);
        for (unsigned k = e; k < e + each; k++)
            for (unsigned c = 0; c < 4; c++) b->ends[k][c] = (uint8_t)(b->ends[k][c] << 1 | bit);
    }
}

static void take_ends(struct block *b, struct rw_block_bits *bits)
{
    const struct mode *m = b->mode;
    const unsigned ends = 2u * m->subsets, more = m->lowest_bits != 0;
    for (unsigned c = 0; c < 4; c++)
        for (unsigned e = 0; e < ends; e++)
            b->ends[e][c] = (uint8_t)rw_take_bits(bits, c < 3 ? m->colour_bits : m->alpha_bits);
    if (more) take_lowest(b, bits);
    for (unsigned e = 0; e < ends; e++) {
        for (unsigned c = 0; c < 3; c++)
            b->ends[e][c] = widen(b->ends[e][c], m->colour_bits + more);
        b->ends[e][3] = m->alpha_bits ? widen(b->ends[e][3], m->alpha_bits + more) : 255;
    }
}

/* ---- texels ---- */

static void take_indices(const struct block *b, struct rw_block_bits *bits, unsigned count,
                         uint8_t indices[RW_BLOCK_TEXELS])
{
    for (unsigned i = 0; i < RW_BLOCK_TEXELS; i++)
        indices[i] = (uint8_t)rw_take_bits(
            bits, count - rw_block_is_anchor(b->mode->subsets, b->partition, i));
}

static uint8_t blend(uint8_t first, uint8_t second, unsigned weight)
{
    return (uint8_t)(((64 - weight) * first + weight * second + 32) >> 6);
}

static void write_texel(const struct block *b, unsigned i, uint8_t out[4])
{
    const struct mode *m = b->mode;
    const unsigned counts[2] = {m->index_bits, m->second_bits ? m->second_bits : m->index_bits};
    const uint8_t(*ends)[4] = &b->ends[2 * rw_block_subset(m->subsets, b->partition, i)];
    for (unsigned c = 0; c < 4; c++) {
        const bool second = m->second_bits && (c == 3) != b->swapped;
        const unsigned weight = rw_block_weight(counts[second], b->indices[second][i]);
        out[c] = blend(ends[0][c], ends[1][c], weight);
    }
    if (b->rotation == 0) return;
    const uint8_t alpha = out[3];
    out[3] = out[b->rotation - 1];
    out[b->rotation - 1] = alpha;
}

void rw_decode_bc7(const unsigned char *block, void *texels)
{
    struct rw_block_bits bits = rw_block_bits(block);
    struct block b = {.mode = modes};
    uint8_t(*out)[4] = texels;
    while (b.mode < modes + MODES && rw_take_bits(&bits, 1) == 0) b.mode++;
    if (b.mode == modes + MODES) {
        memset(texels, 0, RW_BLOCK_TEXELS * sizeof(*out));
        return;
    }
    b.partition = rw_take_bits(&bits, b.mode->partition_bits);
    b.rotation = rw_take_bits(&bits, b.mode->rotation_bits);
    b.swapped = rw_take_bits(&bits, b.mode->selection_bits);
    take_ends(&b, &bits);
    take_indices(&b, &bits, b.mode->index_bits, b.indices[0]);
    if (b.mode->second_bits) take_indices(&b, &bits, b.mode->second_bits, b.indices[1]);
    for (unsigned i = 0; i < RW_BLOCK_TEXELS; i++) write_texel(&b, i, out[i]);
}
