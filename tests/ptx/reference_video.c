/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Video instructions on wide integers, after the pseudocode of the ISA, and where NVIDIA's
 * compilers depart from that, after them (docs/ptx-conformance.md). Selectors are read from the
 * form's name: what follows its dashes belongs to d, a and b.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/ptx/exact.h"

/* The selector of operand `index` (0 d, 1 a, 2 b); "x" when there is none. */
static void selector(const struct form *form, unsigned index, char out[8])
{
    const char *at = strchr(form->name, '-');
    bool is_word = at && (strstr(form->name, "minus-") != NULL);
    strcpy(out, "x");
    if (!at || is_word) return;
    for (unsigned i = 0; i < index && at; i++) at = strchr(at + 1, '-');
    if (at) sscanf(at, "-%7[a-z0-9]", out);
}

/* The name's words, with what follows a dash cut off. */
static bool says(const struct form *form, const char *word)
{
    const char *at = form->name;
    size_t length = strlen(word), end = strcspn(form->name, "-");
    if (strstr(form->name, "minus-")) end = strlen(form->name);
    while ((at = strstr(at, word))) {
        bool starts = at > form->name && at[-1] == '.';
        bool ends = at[length] == '.' || at[length] == '\0' || at[length] == '-';
        if (starts && ends && at < form->name + end) return true;
        at++;
    }
    return false;
}

static int64_t extended(uint64_t bits, unsigned width, bool is_signed)
{
    bits &= width == 64 ? UINT64_MAX : ((uint64_t)1 << width) - 1;
    if (is_signed && bits >> (width - 1)) return (int64_t)(bits - ((uint64_t)1 << width));
    return (int64_t)bits;
}

static int64_t part(const struct form *form, unsigned operand, uint64_t value, bool is_signed)
{
    char text[8];
    selector(form, operand, text);
    unsigned index = (unsigned)(text[1] - '0');
    if (text[0] == 'b') return extended(value >> 8 * index, 8, is_signed);
    if (text[0] == 'h') return extended(value >> 16 * index, 16, is_signed);
    return extended(value, 32, is_signed);
}

static wide_signed clamped(wide_signed value, unsigned bits, bool is_signed)
{
    wide_signed high = ((wide_signed)1 << (bits - is_signed)) - 1, low = is_signed ? -high - 1 : 0;
    return value < low ? low : value > high ? high : value;
}

static bool shifts(const struct form *form)
{
    return form->opcode[1] == 's' && form->opcode[2] == 'h';
}

/* By the text, all are clamped to the destination on both sides. */
static wide_signed saturated(const struct form *form, wide_signed value, unsigned bits,
                             bool is_signed)
{
    wide_signed largest = clamped((wide_signed)1 << 64, bits, is_signed);
    if (shifts(form)) return clamped(value, 32, is_signed);
    if (bits < 32) return value < 0 || value > largest ? largest : value;
    if (!is_signed) return value < 0 ? 0 : value;
    return clamped(value, 32, true);
}

/* Second operation. The ISA leaves open how much of the result min and max look at; NVIDIA's
 * compilers take sums and clamped shifts as 32 bits with a sign, the rest as it is. */
static uint32_t combined(const struct form *form, wide_signed value, uint32_t c, bool is_signed)
{
    if (says(form, "add")) return (uint32_t)value + c;
    bool word = strstr(form->opcode, "add") || strstr(form->opcode, "sub") ||
                (shifts(form) && says(form, "sat"));
    if (word) value = (int32_t)(uint32_t)value;
    bool less = (uint64_t)value<c, greater = (uint64_t)value> c;
    if (is_signed) {
        less = (int64_t)value < (int32_t)c;
        greater = (int64_t)value > (int32_t)c;
    }
    if (says(form, "min")) return less ? (uint32_t)value : c;
    return greater ? (uint32_t)value : c;
}

static uint32_t finish(const struct form *form, wide_signed value, uint32_t c, bool is_signed)
{
    char to[8];
    selector(form, 0, to);
    unsigned bits = to[0] == 'b' ? 8 : to[0] == 'h' ? 16 : 32;
    if (says(form, "sat")) value = saturated(form, value, bits, is_signed);
    uint32_t result = (uint32_t)value;
    if (says(form, "add") || says(form, "min") || says(form, "max"))
        result = combined(form, value, c, is_signed);
    if (bits == 32) return result;
    unsigned shift = bits * (unsigned)(to[1] - '0');
    uint32_t mask = ((1u << bits) - 1) << shift;
    return (c & ~mask) | (result << shift & mask);
}

static int64_t operation(const char *name, int64_t a, int64_t b)
{
    if (strstr(name, "add")) return a + b;
    if (strstr(name, "sub")) return a - b;
    if (strstr(name, "min")) return a < b ? a : b;
    if (strstr(name, "max")) return a > b ? a : b;
    if (strstr(name, "absdiff")) return llabs(a - b);
    return (a + b + (a + b >= 0)) >> 1;
}

static void rule_scalar(const struct form *form, const uint64_t *in, struct answer *out)
{
    int64_t a = part(form, 1, in[0], form->types[1] == S32);
    int64_t b = part(form, 2, in[1], form->types[2] == S32);
    out->out[0] =
        finish(form, operation(form->opcode, a, b), (uint32_t)in[2], form->types[0] == S32);
}

static void rule_shift(const struct form *form, const uint64_t *in, struct answer *out)
{
    wide_signed a = part(form, 1, in[0], form->types[1] == S32);
    uint64_t b = (uint64_t)part(form, 2, in[1], false);
    unsigned amount = says(form, "wrap") ? b & 31 : b > 32 ? 32 : (unsigned)b;
    wide_signed value = form->opcode[2] == 'h' && form->opcode[3] == 'l'
                            ? (wide_signed)((wide)a << amount)
                            : a >> amount;
    if (says(form, "sat")) { /* clamps 34 bits */
        wide bits = (wide)value & (((wide)1 << 34) - 1);
        value = bits >> 33 ? (wide_signed)bits - ((wide_signed)1 << 34) : (wide_signed)bits;
    }
    out->out[0] = finish(form, value, (uint32_t)in[2], form->types[0] == S32);
}

static bool compared(const struct form *form, int64_t a, int64_t b)
{
    return says(form, "eq")   ? a == b
           : says(form, "ne") ? a != b
           : says(form, "lt") ? a < b
           : says(form, "le") ? a <= b
           : says(form, "gt") ? a > b
                              : a >= b;
}

static void rule_set(const struct form *form, const uint64_t *in, struct answer *out)
{
    int64_t a = part(form, 1, in[0], form->types[0] == S32);
    int64_t b = part(form, 2, in[1], form->types[1] == S32);
    out->out[0] = finish(form, compared(form, a, b), (uint32_t)in[2], form->types[0] == S32);
}

/* Words count as signed also where the text has them unsigned. */
static int64_t factor(const struct form *form, unsigned operand, uint64_t value)
{
    char text[8];
    selector(form, operand, text);
    return part(form, operand, value, text[0] == 'x' || form->types[operand] == S32);
}

static void rule_mad(const struct form *form, const uint64_t *in, struct answer *out)
{
    bool minus = says(form, "minus-product"), minus_c = says(form, "minus-c");
    bool is_signed = form->types[1] == S32 || form->types[2] == S32 || minus || minus_c;
    wide_signed value = (wide_signed)factor(form, 1, in[0]) * factor(form, 2, in[1]);
    wide_signed c = extended(in[2], 32, true);
    value = minus ? c - value : minus_c ? value - c : value + c;
    if (says(form, "po")) value++;
    unsigned shift = says(form, "shr7") ? 7 : says(form, "shr15") ? 15 : 0;
    value = is_signed ? value >> shift : (int64_t)((uint64_t)value >> shift);
    if (says(form, "sat")) value = clamped(value, 32, is_signed);
    out->out[0] = (uint32_t)value;
}

/* ---- packed ---- */

static unsigned chosen(const char *text, unsigned count, unsigned i, unsigned first)
{
    return text[0] == 'x' ? first + i : (unsigned)(text[count - i] - '0');
}

static void rule_packed(const struct form *form, const uint64_t *in, struct answer *out)
{
    unsigned count = strchr(form->opcode, '4') ? 4 : 2, bits = 32 / count;
    bool is_set = !strncmp(form->opcode, "vset", 4);
    unsigned type = is_set ? 0 : 1;
    uint64_t both = (in[1] & UINT32_MAX) << 32 | (in[0] & UINT32_MAX);
    char mask[8], from_a[8], from_b[8];
    selector(form, 0, mask);
    selector(form, 1, from_a);
    selector(form, 2, from_b);
    uint32_t result = (uint32_t)in[2];
    for (unsigned i = 0; i < count; i++) {
        if (mask[0] != 'x' && !strchr(mask + 1, (char)('0' + i))) continue;
        int64_t a =
            extended(both >> bits * chosen(from_a, count, i, 0), bits, form->types[type] == S32);
        int64_t b = extended(both >> bits * chosen(from_b, count, i, count), bits,
                             form->types[type + 1] == S32);
        int64_t value = is_set ? compared(form, a, b) : operation(form->opcode, a, b);
        if (says(form, "sat")) value = (int64_t)clamped(value, bits, form->types[0] == S32);
        uint32_t part_mask = (uint32_t)(((uint64_t)1 << bits) - 1) << bits * i;
        if (says(form, "add"))
            result += (uint32_t)value;
        else
            result = (result & ~part_mask) | ((uint32_t)value << bits * i & part_mask);
    }
    out->out[0] = result;
}

const struct reference video_references[] = {
    {"vadd", rule_scalar, false},      {"vsub", rule_scalar, false},
    {"vabsdiff", rule_scalar, false},  {"vmin", rule_scalar, false},
    {"vmax", rule_scalar, false},      {"vshl", rule_shift, false},
    {"vshr", rule_shift, false},       {"vset", rule_set, false},
    {"vmad", rule_mad, false},         {"vadd2", rule_packed, false},
    {"vsub2", rule_packed, false},     {"vavrg2", rule_packed, false},
    {"vabsdiff2", rule_packed, false}, {"vmin2", rule_packed, false},
    {"vmax2", rule_packed, false},     {"vset2", rule_packed, false},
    {"vadd4", rule_packed, false},     {"vsub4", rule_packed, false},
    {"vavrg4", rule_packed, false},    {"vabsdiff4", rule_packed, false},
    {"vmin4", rule_packed, false},     {"vmax4", rule_packed, false},
    {"vset4", rule_packed, false},     {NULL, NULL, false},
};
