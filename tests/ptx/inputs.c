/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Operands of the cases: all combinations of edge values (of three and four operands, a share of
 * them), then random ones. Random floats are drawn in four ways, because uniform bits hardly ever
 * meet: bits, near one, near the smallest normal number, and one operand a near copy of another.
 */
#include <string.h>

#include "tests/ptx/suite.h"

static const uint64_t integer_edges[] = {
    0,
    1,
    2,
    3,
    7,
    8,
    15,
    16,
    31,
    32,
    33,
    63,
    64,
    65,
    127,
    128,
    255,
    256,
    0x7FFE,
    0x7FFF,
    0x8000,
    0x8001,
    0xFFFF,
    0x10000,
    0x12345678,
    0x7FFFFFFF,
    0x80000000,
    0x80000001u,
    0xFFFFFFFE,
    0xFFFFFFFF,
    0x100000000,
    0x0123456789ABCDEF,
    0x7FFFFFFFFFFFFFFF,
    0x8000000000000000,
    0x8000000000000001,
    0xFFFFFFFFFFFFFFFE,
    0xFFFFFFFFFFFFFFFF,
};

static const uint64_t f16_edges[] = {
    0x0000, 0x8000, 0x0001, 0x8001, 0x03FF, 0x83FF, 0x0400, 0x8400, 0x3C00, 0xBC00, 0x3C01, 0x3BFF,
    0x3800, 0x4000, 0xC000, 0x4200, 0x5640, 0x6BFF, 0x7800, 0x7BFF, 0xFBFF, 0x7C00, 0xFC00, 0x7C01,
    0x7E00, 0x7FFF, 0xFE00, 0xFFFF, 0x0401, 0x1400, 0x9400, 0x5BFF, 0x7FF7, 0xFFF7,
};

static const uint64_t bf16_edges[] = {
    0x0000, 0x8000, 0x0001, 0x8001, 0x007F, 0x807F, 0x0080, 0x8080, 0x3F80, 0xBF80, 0x3F81, 0x3F7F,
    0x3F00, 0x4000, 0xC000, 0x4040, 0x42C8, 0x4F7F, 0x7E80, 0x7F7F, 0xFF7F, 0x7F80, 0xFF80, 0x7F81,
    0x7FC0, 0x7FFF, 0xFFC0, 0xFFFF, 0x0081, 0x2000, 0xA000, 0x5F7F, 0x7FF7, 0xFFF7,
};

static const uint64_t f32_edges[] = {
    0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x007FFFFF, 0x807FFFFF, 0x00800000, 0x80800000,
    0x3F800000, 0xBF800000, 0x3F800001, 0x3F7FFFFF, 0x3F000000, 0x40000000, 0xC0000000, 0x40490FDB,
    0x42C80000, 0x4B000000, 0x4B800001, 0x4F000000, 0x7F000000, 0x7F7FFFFF, 0xFF7FFFFF, 0x7F800000,
    0xFF800000, 0x7F800001, 0x7FC00000, 0x7FFFFFFF, 0xFFC00000, 0xFFFFFFFF, 0x00800001, 0x20000000,
    0xA0000000, 0x5F7FFFFF, 0x33000000, 0x477FF000, 0x38800000, 0x3F008000, 0x7E800000, 0x7E800001,
};

static const uint64_t f64_edges[] = {
    0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x8000000000000001,
    0x000FFFFFFFFFFFFF, 0x800FFFFFFFFFFFFF, 0x0010000000000000, 0x8010000000000000,
    0x3FF0000000000000, 0xBFF0000000000000, 0x3FF0000000000001, 0x3FEFFFFFFFFFFFFF,
    0x3FE0000000000000, 0x4000000000000000, 0xC000000000000000, 0x400921FB54442D18,
    0x4059000000000000, 0x4330000000000000, 0x41DFFFFFFFC00000, 0x41E0000000000000,
    0x7FE0000000000000, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x7FF0000000000000,
    0xFFF0000000000000, 0x7FF0000000000001, 0x7FF8000000000000, 0x7FFFFFFFFFFFFFFF,
    0xFFF8000000000000, 0xFFFFFFFFFFFFFFFF, 0x36A0000000000000, 0x380FFFFFE0000000,
    0x47EFFFFFF0000000, 0x3CA0000000000000, 0x3FF0000010000000, 0x43E0000000000000,
};

#define TABLE(array) array, sizeof(array) / sizeof((array)[0])

static void edges_of(enum class class, const uint64_t **values, unsigned *count)
{
    static const uint64_t bools[] = {0, 1};
    static const struct {
        enum class class;
        const uint64_t *values;
        unsigned count;
    } tables[] = {
        {PRED, TABLE(bools)},        {F16, TABLE(f16_edges)},   {BF16, TABLE(bf16_edges)},
        {F32, TABLE(f32_edges)},     {F64, TABLE(f64_edges)},   {F16X2, TABLE(f16_edges)},
        {BF16X2, TABLE(bf16_edges)}, {F32X2, TABLE(f32_edges)},
    };
    *values = integer_edges;
    *count = sizeof(integer_edges) / sizeof(integer_edges[0]);
    for (unsigned i = 0; i < sizeof(tables) / sizeof(tables[0]); i++)
        if (tables[i].class == class) {
            *values = tables[i].values;
            *count = tables[i].count;
        }
}

/* SplitMix64 of a counter: any case can be made without those before it. */
static uint64_t mix(uint64_t seed)
{
    uint64_t z = (seed + 1) * 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}

static uint64_t cut(enum class class, uint64_t bits)
{
    unsigned width = class == U8 || class == S8 || class == B8 ? 32 : class_bits(class);
    return width >= 64 ? bits : bits & (((uint64_t)1 << width) - 1);
}

/* ---- edge values ---- */

enum { MOST_EDGE_CASES = 20000 };

static unsigned edge_total(const struct form *form)
{
    uint64_t total = !form->image.kind;
    for (unsigned i = 0; i < form->param_count; i++) {
        const uint64_t *values;
        unsigned count;
        edges_of(form->params[i], &values, &count);
        total *= count;
    }
    return total > UINT32_MAX ? UINT32_MAX : (unsigned)total;
}

static unsigned edge_count(const struct form *form)
{
    unsigned total = edge_total(form);
    return total < MOST_EDGE_CASES ? total : MOST_EDGE_CASES;
}

/* The upper half of a pair is another edge value than the lower one. */
static uint64_t paired(enum class class, const uint64_t *values, unsigned count, unsigned at)
{
    unsigned width = class_bits(class) / 2;
    if (class == F16X2 || class == BF16X2 || class == F32X2)
        return values[at] | values[(at * 7 + 3) % count] << width;
    return cut(class, values[at]);
}

static void edge_inputs(const struct form *form, unsigned index, uint64_t *in)
{
    uint64_t choice = index;
    if (edge_total(form) > MOST_EDGE_CASES) choice = mix(index ^ 0x5EED);
    for (unsigned i = 0; i < form->param_count; i++) {
        const uint64_t *values;
        unsigned count;
        edges_of(form->params[i], &values, &count);
        in[i] = paired(form->params[i], values, count, (unsigned)(choice % count));
        choice /= count;
    }
}

/* ---- random values ---- */

static uint64_t random_integer(enum class class, uint64_t bits, uint64_t how)
{
    unsigned width = class_bits(class) < 8 ? 8 : class_bits(class);
    if (class == AMOUNT && how % 8) return bits % (how % 8 < 6 ? 34 : 300);
    if (how % 4 == 0) bits >>= how / 4 % width;                              /* few digits */
    if (how % 4 == 1) bits = (uint64_t)((int64_t)bits >> (how / 4 % width)); /* or few, signed */
    return cut(class, bits);
}

static uint64_t random_float(enum class class, uint64_t bits, uint64_t how)
{
    unsigned exponent = class == F64 ? 11 : class == F16 ? 5 : 8;
    unsigned mantissa = class_bits(class) - 1 - exponent;
    uint64_t low = ((uint64_t)1 << mantissa) - 1, bias = ((uint64_t)1 << (exponent - 1)) - 1;
    uint64_t sign = bits & (uint64_t)1 << (class_bits(class) - 1), spread = bits >> 3 & 7;
    if (how % 4 == 0) return cut(class, bits);
    if (how % 4 == 1) return sign | (bias + spread - 3) << mantissa | (bits >> 7 & low);
    if (how % 4 == 2) return sign | (bias / 2 + spread) << mantissa | (bits >> 7 & low);
    return sign | (spread / 2) << mantissa | (bits >> 7 & low);
}

static uint64_t random_value(enum class class, uint64_t bits, uint64_t how)
{
    if (class == F16X2 || class == BF16X2) {
        enum class half = class == F16X2 ? F16 : BF16;
        return random_float(half, bits & 0xFFFF, how) |
               random_float(half, bits >> 16 & 0xFFFF, how / 4) << 16;
    }
    if (class == F32X2)
        return random_float(F32, bits & UINT32_MAX, how) | random_float(F32, bits >> 32, how / 4)
                                                               << 32;
    if (class_is_float(class)) return random_float(class, bits, how);
    return random_integer(class, bits, how);
}

static void random_inputs(const struct form *form, unsigned index, uint64_t *in)
{
    uint64_t way = mix((uint64_t)index << 8 | 0xFF);
    for (unsigned i = 0; i < form->param_count; i++) {
        enum class class = form->params[i];
        bool mixed = way & 1; /* each operand its own way, or all the same */
        in[i] =
            random_value(class, mix((uint64_t)index << 8 | i), way >> (mixed ? 8 * (i + 1) : 8));
        if (i && class == form->params[0] && way >> 1 & 1 && way >> 2 & 1)
            in[i] = cut(class, in[0] + (way >> 3 & 3) - 1); /* close to the first */
        if (i && class == form->params[0] && class_is_float(class) && (way >> 5 & 7) == 7)
            in[i] ^= (uint64_t)1 << (class_bits(class) - 1);
    }
}

/* ---- places in images ---- */

/* Mostly inside, else a little or far outside. An access that traps has to be inside, and GPUs
 * fault where x is no multiple of the access. */
static int32_t random_place(const struct form *form, const struct image *image, unsigned k,
                            uint64_t bits)
{
    unsigned step, extent = image_extent(image, image_axis(image, k), &step);
    unsigned count = extent / step;
    int32_t inside = (int32_t)(bits % count * step);
    uint64_t how = bits >> 32 & 15;
    if (how < 10 || has(form, "trap")) return inside;
    if (how < 13) return inside + (int32_t)extent * (how == 12 ? -1 : 1);
    if (how == 13) return ((int32_t)(bits >> 40 & 0xFFFF) - 0x8000) / (int32_t)step * (int32_t)step;
    return how == 14 ? inside - (int32_t)step : inside + (int32_t)step;
}

static void place_inputs(const struct form *form, unsigned index, uint64_t *in)
{
    struct image image;
    unsigned k = 0;
    if (!image_of(form, &image)) return;
    for (unsigned i = 0; i < form->param_count; i++) {
        enum class class = form->params[i];
        if (class != PLACE && class != FPLACE) continue;
        uint64_t bits = mix((uint64_t)index << 8 | (0x40 + i));
        int32_t place = random_place(form, &image, k++, bits);
        float real = (float)place + (float)(bits >> 60 & 3) * 0.25f + 0.125f;
        uint32_t word = (uint32_t)place;
        if (class == FPLACE) memcpy(&word, &real, sizeof(word));
        in[i] = word;
    }
}

unsigned case_count(const struct form *form)
{
    return edge_count(form) + RANDOM_CASES;
}

void case_inputs(const struct form *form, unsigned index, struct record *out)
{
    *out = (struct record){0};
    unsigned edges = edge_count(form);
    if (index < edges)
        edge_inputs(form, index, out->in);
    else
        random_inputs(form, index - edges, out->in);
    if (form->image.kind) place_inputs(form, index, out->in);
    for (unsigned i = 0; i < form->param_count; i++)
        if (form->params[i] == MEMORY || form->params[i] == SURFACE || form->params[i] == TEXTURE)
            for (unsigned k = 0; k < MEMORY_WORDS; k++)
                out->memory[k] = mix((uint64_t)index << 8 | (0x80 + k));
    /* Often the memory holds what compare-and-swap looks for, or an edge value. */
    if (form->params[0] == MEMORY && form->param_count > 1 && index % 2)
        out->memory[0] ^= cut(form->params[1], out->memory[0] ^ out->in[1]);
}
