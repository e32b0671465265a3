/* SPDX-License-Identifier: Apache-2.0 */
/*
 * BC6H: halves of red, green and blue, with or without sign. The first two or five bits are the
 * mode, which says where the bits of the ends are; then come the partition, where there are two
 * subsets, and the indices. In most modes all ends but the first are differences from it.
 * The four codes that no mode has give zeros.
 */
#include "runtime/blocks/blocks.h"
#include "runtime/blocks/bptc.h"

enum { COMPONENTS = 3, MOST_ENDS = 4, MOST_FIELDS = 26 };
enum { HALF_ONE = 0x3c00 };

/* A component of an end: the specification has the letters. */
enum { RW, GW, BW, RX, GX, BX, RY, GY, BY, RZ, GZ, BZ };

/* Bits of a value, from `first` on upwards; with a negative count downwards. */
struct field {
    uint8_t value, first;
    int8_t count;
};

static const struct mode {
    uint8_t subsets;
    bool differences;
    uint8_t bits;                   /* of the first end */
    uint8_t other_bits[COMPONENTS]; /* of the others */
    struct field fields[MOST_FIELDS];
} modes[32] = {
    /* clang-format off */
    [0x00] = {2, true, 10, {5, 5, 5}, {{GY, 4, 1}, {BY, 4, 1}, {BZ, 4, 1}, {RW, 0, 10}, {GW, 0, 10}, {BW, 0, 10}, {RX, 0, 5}, {GZ, 4, 1}, {GY, 0, 4}, {GX, 0, 5}, {BZ, 0, 1}, {GZ, 0, 4}, {BX, 0, 5}, {BZ, 1, 1}, {BY, 0, 4}, {RY, 0, 5}, {BZ, 2, 1}, {RZ, 0, 5}, {BZ, 3, 1}}},
    [0x01] = {2, true, 7, {6, 6, 6}, {{GY, 5, 1}, {GZ, 4, 2}, {RW, 0, 7}, {BZ, 0, 2}, {BY, 4, 1}, {GW, 0, 7}, {BY, 5, 1}, {BZ, 2, 1}, {GY, 4, 1}, {BW, 0, 7}, {BZ, 3, 1}, {BZ, 5, 1}, {BZ, 4, 1}, {RX, 0, 6}, {GY, 0, 4}, {GX, 0, 6}, {GZ, 0, 4}, {BX, 0, 6}, {BY, 0, 4}, {RY, 0, 6}, {RZ, 0, 6}}},
    [0x02] = {2, true, 11, {5, 4, 4}, {{RW, 0, 10}, {GW, 0, 10}, {BW, 0, 10}, {RX, 0, 5}, {RW, 10, 1}, {GY, 0, 4}, {GX, 0, 4}, {GW, 10, 1}, {BZ, 0, 1}, {GZ, 0, 4}, {BX, 0, 4}, {BW, 10, 1}, {BZ, 1, 1}, {BY, 0, 4}, {RY, 0, 5}, {BZ, 2, 1}, {RZ, 0, 5}, {BZ, 3, 1}}},
    [0x06] = {2, true, 11, {4, 5, 4}, {{RW, 0, 10}, {GW, 0, 10}, {BW, 0, 10}, {RX, 0, 4}, {RW, 10, 1}, {GZ, 4, 1}, {GY, 0, 4}, {GX, 0, 5}, {GW, 10, 1}, {GZ, 0, 4}, {BX, 0, 4}, {BW, 10, 1}, {BZ, 1, 1}, {BY, 0, 4}, {RY, 0, 4}, {BZ, 0, 1}, {BZ, 2, 1}, {RZ, 0, 4}, {GY, 4, 1}, {BZ, 3, 1}}},
    [0x0a] = {2, true, 11, {4, 4, 5}, {{RW, 0, 10}, {GW, 0, 10}, {BW, 0, 10}, {RX, 0, 4}, {RW, 10, 1}, {BY, 4, 1}, {GY, 0, 4}, {GX, 0, 4}, {GW, 10, 1}, {BZ, 0, 1}, {GZ, 0, 4}, {BX, 0, 5}, {BW, 10, 1}, {BY, 0, 4}, {RY, 0, 4}, {BZ, 1, 2}, {RZ, 0, 4}, {BZ, 4, 1}, {BZ, 3, 1}}},
    [0x0e] = {2, true, 9, {5, 5, 5}, {{RW, 0, 9}, {BY, 4, 1}, {GW, 0, 9}, {GY, 4, 1}, {BW, 0, 9}, {BZ, 4, 1}, {RX, 0, 5}, {GZ, 4, 1}, {GY, 0, 4}, {GX, 0, 5}, {BZ, 0, 1}, {GZ, 0, 4}, {BX, 0, 5}, {BZ, 1, 1}, {BY, 0, 4}, {RY, 0, 5}, {BZ, 2, 1}, {RZ, 0, 5}, {BZ, 3, 1}}},
    [0x12] = {2, true, 8, {6, 5, 5}, {{RW, 0, 8}, {GZ, 4, 1}, {BY, 4, 1}, {GW, 0, 8}, {BZ, 2, 1}, {GY, 4, 1}, {BW, 0, 8}, {BZ, 3, 2}, {RX, 0, 6}, {GY, 0, 4}, {GX, 0, 5}, {BZ, 0, 1}, {GZ, 0, 4}, {BX, 0, 5}, {BZ, 1, 1}, {BY, 0, 4}, {RY, 0, 6}, {RZ, 0, 6}}},
    [0x16] = {2, true, 8, {5, 6, 5}, {{RW, 0, 8}, {BZ, 0, 1}, {BY, 4, 1}, {GW, 0, 8}, {GY, 5, 1}, {GY, 4, 1}, {BW, 0, 8}, {GZ, 5, 1}, {BZ, 4, 1}, {RX, 0, 5}, {GZ, 4, 1}, {GY, 0, 4}, {GX, 0, 6}, {GZ, 0, 4}, {BX, 0, 5}, {BZ, 1, 1}, {BY, 0, 4}, {RY, 0, 5}, {BZ, 2, 1}, {RZ, 0, 5}, {BZ, 3, 1}}},
    [0x1a] = {2, true, 8, {5, 5, 6}, {{RW, 0, 8}, {BZ, 1, 1}, {BY, 4, 1}, {GW, 0, 8}, {BY, 5, 1}, {GY, 4, 1}, {BW, 0, 8}, {BZ, 5, 1}, {BZ, 4, 1}, {RX, 0, 5}, {GZ, 4, 1}, {GY, 0, 4}, {GX, 0, 5}, {BZ, 0, 1}, {GZ, 0, 4}, {BX, 0, 6}, {BY, 0, 4}, {RY, 0, 5}, {BZ, 2, 1}, {RZ, 0, 5}, {BZ, 3, 1}}},
    [0x1e] = {2, false, 6, {6, 6, 6}, {{RW, 0, 6}, {GZ, 4, 1}, {BZ, 0, 2}, {BY, 4, 1}, {GW, 0, 6}, {GY, 5, 1}, {BY, 5, 1}, {BZ, 2, 1}, {GY, 4, 1}, {BW, 0, 6}, {GZ, 5, 1}, {BZ, 3, 1}, {BZ, 5, 1}, {BZ, 4, 1}, {RX, 0, 6}, {GY, 0, 4}, {GX, 0, 6}, {GZ, 0, 4}, {BX, 0, 6}, {BY, 0, 4}, {RY, 0, 6}, {RZ, 0, 6}}},
    [0x03] = {1, false, 10, {10, 10, 10}, {{RW, 0, 10}, {GW, 0, 10}, {BW, 0, 10}, {RX, 0, 10}, {GX, 0, 10}, {BX, 0, 10}}},
    [0x07] = {1, true, 11, {9, 9, 9}, {{RW, 0, 10}, {GW, 0, 10}, {BW, 0, 10}, {RX, 0, 9}, {RW, 10, 1}, {GX, 0, 9}, {GW, 10, 1}, {BX, 0, 9}, {BW, 10, 1}}},
    [0x0b] = {1, true, 12, {8, 8, 8}, {{RW, 0, 10}, {GW, 0, 10}, {BW, 0, 10}, {RX, 0, 8}, {RW, 11, -2}, {GX, 0, 8}, {GW, 11, -2}, {BX, 0, 8}, {BW, 11, -2}}},
    [0x0f] = {1, true, 16, {4, 4, 4}, {{RW, 0, 10}, {GW, 0, 10}, {BW, 0, 10}, {RX, 0, 4}, {RW, 15, -6}, {GX, 0, 4}, {GW, 15, -6}, {BX, 0, 4}, {BW, 15, -6}}},
    [0x13] = {.subsets = 1, .bits = 16}, [0x17] = {.subsets = 1, .bits = 16},
    [0x1b] = {.subsets = 1, .bits = 16}, [0x1f] = {.subsets = 1, .bits = 16},
    /* clang-format on */
};

/* ---- ends ---- */

/* The lowest bits as a number of two's complement. */
static int extend(int value, unsigned bits)
{
    const int sign = 1 << (bits - 1);
    return ((value & (2 * sign - 1)) ^ sign) - sign;
}

static void take_fields(const struct mode *m, struct rw_block_bits *bits, int values[])
{
    for (const struct field *f = m->fields; f->count; f++) {
        if (f->count > 0)
            values[f->value] |= (int)rw_take_bits(bits, (unsigned)f->count) << f->first;
        for (int i = 0; i > f->count; i--)
            values[f->value] |= (int)rw_take_bits(bits, 1) << (f->first + i);
    }
}

/* An end of `bits` bits as a number of 16, of which the largest end is the largest. */
static int widen(int value, unsigned bits, bool has_sign)
{
    if (has_sign) {
        const int size = value < 0 ? -value : value;
        if (bits >= 16 || size == 0) return value;
        const int wide =
            size >= (1 << (bits - 1)) - 1 ? 0x7fff : ((size << 15) + 0x4000) >> (bits - 1);
        return value < 0 ? -wide : wide;
    }
    if (bits >= 15 || value == 0) return value;
    return value == (1 << bits) - 1 ? 0xffff : ((value << 15) + 0x4000) >> (bits - 1);
}

static void make_end(const struct mode *m, unsigned end, bool has_sign, int values[])
{
    for (unsigned c = 0; c < COMPONENTS; c++) {
        int *value = &values[COMPONENTS * end + c];
        if (end > 0 && m->differences)
            *value = (values[c] + extend(*value, m->other_bits[c])) & ((1 << m->bits) - 1);
        if (has_sign) *value = extend(*value, m->bits);
    }
}

static void make_ends(const struct mode *m, bool has_sign, int values[])
{
    const unsigned ends = 2u * m->subsets;
    for (unsigned e = ends; e-- > 0;) make_end(m, e, has_sign, values); /* the first one last */
    for (unsigned i = 0; i < COMPONENTS * ends; i++)
        values[i] = widen(values[i], m->bits, has_sign);
}

/* ---- texels ---- */

/* The largest number becomes the largest half that is finite. */
static uint16_t to_half(int value, bool has_sign)
{
    if (!has_sign) return (uint16_t)(value * 31 >> 6);
    return (uint16_t)(value < 0 ? 0x8000 | -value * 31 >> 5 : value * 31 >> 5);
}

static void write_texel(const int first[], const int second[], int weight, bool has_sign,
                        uint16_t out[4])
{
    for (unsigned c = 0; c < COMPONENTS; c++)
        out[c] = to_half((first[c] * (64 - weight) + second[c] * weight + 32) >> 6, has_sign);
    out[COMPONENTS] = HALF_ONE;
}

static const struct mode *take_mode(struct rw_block_bits *bits)
{
    unsigned code = rw_take_bits(bits, 2);
    if (code > 1) code |= rw_take_bits(bits, 3) << 2;
    return &modes[code];
}

static void decode(const unsigned char *block, bool has_sign, uint16_t (*texels)[4])
{
    struct rw_block_bits bits = rw_block_bits(block);
    const struct mode *m = take_mode(&bits);
    int values[MOST_ENDS * COMPONENTS] = {0};
    take_fields(m, &bits, values);
    const unsigned partition = m->subsets == 2 ? rw_take_bits(&bits, 5) : 0;
    const unsigned count = m->subsets == 2 ? 3 : 4;
    make_ends(m, has_sign, values);
    for (unsigned i = 0; i < RW_BLOCK_TEXELS; i++) {
        const unsigned index =
            rw_take_bits(&bits, count - rw_block_is_anchor(m->subsets, partition, i));
        const int *ends = values + 2 * COMPONENTS * rw_block_subset(m->subsets, partition, i);
        write_texel(ends, ends + COMPONENTS, (int)rw_block_weight(count, index), has_sign,
                    texels[i]);
    }
}

void rw_decode_bc6h(const unsigned char *block, void *texels)
{
    decode(block, false, texels);
}

void rw_decode_bc6h_signed(const unsigned char *block, void *texels)
{
    decode(block, true, texels);
}
