/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Integer arithmetic, on 128-bit integers. An operand is read with the sign of the type; the result
 * is cut to its width by the comparison. Opcodes that also take floats hand those over.
 */
#include <string.h>

#include "tests/ptx/exact.h"

static wide_signed value(enum class class, uint64_t bits)
{
    unsigned width = class_bits(class);
    if (width < 64) bits &= ((uint64_t)1 << width) - 1;
    if (class_is_signed(class) && bits >> (width - 1))
        return (wide_signed)bits - ((wide_signed)1 << width);
    return (wide_signed)bits;
}

static wide_signed clamp(wide_signed x, wide_signed low, wide_signed high)
{
    return x < low ? low : x > high ? high : x;
}

struct operands {
    wide_signed a, b, c;
    enum class type;
    unsigned bits;
};

static struct operands read(const struct form *form, const uint64_t *in)
{
    enum class type = form->types[0];
    bool wide_c = has(form, "wide");
    enum class of_c = wide_c ? class_named(type == U16   ? "u32"
                                           : type == S16 ? "s32"
                                           : type == U32 ? "u64"
                                                         : "s64")
                             : type;
    return (struct operands){value(type, in[0]), value(type, in[1]), value(of_c, in[2]), type,
                             class_bits(type)};
}

static void rule_add(const struct form *form, const uint64_t *in, struct answer *out)
{
    struct operands o = read(form, in);
    wide_signed sum = form->opcode[0] == 'a' ? o.a + o.b : o.a - o.b;
    if (has(form, "sat")) sum = clamp(sum, INT32_MIN, INT32_MAX);
    out->out[0] = (uint64_t)sum;
}

/* The product as .lo, .hi or .wide takes it, not yet cut. */
static wide_signed product(const struct form *form, struct operands o)
{
    wide_signed whole = (wide_signed)((wide)o.a * (wide)o.b);
    if (!has(form, "hi")) return whole;
    if (!class_is_signed(o.type)) return (wide_signed)((wide)whole >> o.bits);
    return whole >> o.bits;
}

static void rule_mul(const struct form *form, const uint64_t *in, struct answer *out)
{
    out->out[0] = (uint64_t)product(form, read(form, in));
}

static void rule_mad(const struct form *form, const uint64_t *in, struct answer *out)
{
    struct operands o = read(form, in);
    wide_signed sum = product(form, o);
    if (has(form, "hi")) sum = value(o.type, (uint64_t)sum);
    sum = (wide_signed)((wide)sum + (wide)o.c); /* may wrap: the width is cut later */
    out->out[0] = (uint64_t)(has(form, "sat") ? clamp(sum, INT32_MIN, INT32_MAX) : sum);
}

/* 24-bit operands; .hi is bits 16 to 47 of the product. */
static void rule_mul24(const struct form *form, const uint64_t *in, struct answer *out)
{
    bool is_signed = form->types[0] == S32;
    int64_t a = (int64_t)(in[0] & 0xFFFFFF), b = (int64_t)(in[1] & 0xFFFFFF);
    if (is_signed && a >> 23) a -= 1 << 24;
    if (is_signed && b >> 23) b -= 1 << 24;
    int64_t whole = a * b,
            kept = value(form->types[0], (uint64_t)(has(form, "hi") ? whole >> 16 : whole));
    if (form->opcode[1] == 'a') kept += value(form->types[0], in[2]);
    out->out[0] = (uint64_t)(has(form, "sat") ? clamp(kept, INT32_MIN, INT32_MAX) : kept);
}

static void rule_sad(const struct form *form, const uint64_t *in, struct answer *out)
{
    struct operands o = read(form, in);
    out->out[0] = (uint64_t)(o.c + (o.a < o.b ? o.b - o.a : o.a - o.b));
}

/* By zero, which the ISA leaves open, an H200 gives ones. The smallest number by -1 wraps. */
static void rule_div(const struct form *form, const uint64_t *in, struct answer *out)
{
    struct operands o = read(form, in);
    if (o.b == 0)
        out->out[0] = UINT64_MAX;
    else
        out->out[0] = (uint64_t)(form->opcode[0] == 'd' ? o.a / o.b : o.a % o.b);
}

static void rule_abs(const struct form *form, const uint64_t *in, struct answer *out)
{
    struct operands o = read(form, in);
    out->out[0] = (uint64_t)(form->opcode[0] == 'n' || o.a < 0 ? -o.a : o.a);
}

static wide_signed extremum(const struct form *form, wide_signed a, wide_signed b)
{
    wide_signed chosen = (form->opcode[1] == 'i') == (a < b) ? a : b;
    return has(form, "relu") && chosen < 0 ? 0 : chosen;
}

static void rule_min(const struct form *form, const uint64_t *in, struct answer *out)
{
    struct operands o = read(form, in);
    out->out[0] = (uint64_t)extremum(form, o.a, o.b);
}

/* Two 16-bit numbers at once: min, max, add. */
static void rule_pair(const struct form *form, const uint64_t *in, struct answer *out)
{
    enum class half = form->types[0] == U16X2 ? U16 : S16;
    for (unsigned i = 0; i < 32; i += 16) {
        wide_signed a = value(half, in[0] >> i & 0xFFFF), b = value(half, in[1] >> i & 0xFFFF);
        wide_signed result = form->opcode[0] == 'a' ? a + b : extremum(form, a, b);
        out->out[0] |= ((uint64_t)result & 0xFFFF) << i;
    }
}

static void rule_dp4a(const struct form *form, const uint64_t *in, struct answer *out)
{
    enum class ta = form->types[0] == S32 ? S8 : U8, tb = form->types[1] == S32 ? S8 : U8;
    int64_t sum = (int64_t)in[2];
    for (unsigned i = 0; i < 32; i += 8)
        sum += value(ta, in[0] >> i & 0xFF) * value(tb, in[1] >> i & 0xFF);
    out->out[0] = (uint64_t)sum;
}

static void rule_dp2a(const struct form *form, const uint64_t *in, struct answer *out)
{
    enum class ta = form->types[0] == S32 ? S16 : U16, tb = form->types[1] == S32 ? S8 : U8;
    uint64_t b = has(form, "hi") ? in[1] >> 16 : in[1];
    int64_t sum = (int64_t)in[2];
    for (unsigned i = 0; i < 2; i++)
        sum += value(ta, in[0] >> 16 * i & 0xFFFF) * value(tb, b >> 8 * i & 0xFF);
    out->out[0] = (uint64_t)sum;
}

/* ---- carry chains: words of the type as one long number ---- */

struct chain {
    unsigned bits;
    wide mask;
};

static struct chain chain_of(const struct form *form)
{
    unsigned bits = class_bits(form->types[0]);
    return (struct chain){bits, ((wide)1 << bits) - 1};
}

/* a b (low, high) +- c x, and the third word with a and b again */
static void rule_chain3(const struct form *form, const uint64_t *in, struct answer *out)
{
    struct chain c = chain_of(form);
    bool subtracts = has(form, "sub");
    unsigned words = form->result_count, carry = 0;
    const uint64_t first[] = {in[0], in[1], in[0]}, second[] = {in[2], in[3], in[1]};
    for (unsigned i = 0; i < words; i++) {
        wide sum =
            subtracts ? (wide)first[i] - second[i] - carry : (wide)first[i] + second[i] + carry;
        out->out[i] = (uint64_t)(sum & c.mask);
        carry = sum >> c.bits & 1;
    }
}

/* After a subtraction the flag says that nothing was borrowed, as a carry of a + ~b + 1. */
static void rule_mixed_chain(const struct form *form, const uint64_t *in, struct answer *out)
{
    struct chain c = chain_of(form);
    bool subtracts = has(form, "addc-after-sub");
    wide first = subtracts ? (wide)in[0] + (~(wide)in[2] & c.mask) + 1 : (wide)in[0] + in[2];
    unsigned carry = first >> c.bits & 1;
    wide second =
        subtracts ? (wide)in[1] + in[3] + carry : (wide)in[1] + (~(wide)in[3] & c.mask) + carry;
    out->out[0] = (uint64_t)(first & c.mask);
    out->out[1] = (uint64_t)(second & c.mask);
}

static wide part_of_product(struct chain c, enum class type, const uint64_t *in, bool high)
{
    wide whole = (wide)value(type, in[0]) * (wide)value(type, in[1]);
    return (high ? whole >> c.bits : whole) & c.mask;
}

static void rule_mad_chain(const struct form *form, const uint64_t *in, struct answer *out)
{
    struct chain c = chain_of(form);
    enum class type = form->types[0];
    bool high = has(form, "mad-hi"), middle = has(form, "madc-lo");
    wide carry = middle ? ((wide)in[0] + in[3]) >> c.bits : 0;
    wide sum = part_of_product(c, type, in, high) + in[2] + carry;
    out->out[0] = (uint64_t)(sum & c.mask);
    sum = (sum >> c.bits) + in[3];
    if (has(form, "madc-hi")) sum += part_of_product(c, type, in, true);
    out->out[1] = (uint64_t)(sum & c.mask);
}

static void rule_chain(const struct form *form, const uint64_t *in, struct answer *out)
{
    bool mixed = has(form, "addc-after-sub") || has(form, "subc-after-add");
    if (has(form, "add") || has(form, "sub"))
        rule_chain3(form, in, out);
    else if (mixed)
        rule_mixed_chain(form, in, out);
    else
        rule_mad_chain(form, in, out);
}

/* ---- opcodes that take floats too ---- */

static const struct {
    const char *opcode;
    reference_rule *integer, *pair, *real;
} shared[] = {
    {"add", rule_add, rule_pair, reference_arithmetic},
    {"sub", rule_add, rule_pair, reference_arithmetic},
    {"mul", rule_mul, rule_pair, reference_arithmetic},
    {"mad", rule_mad, rule_pair, reference_arithmetic},
    {"div", rule_div, rule_pair, reference_arithmetic},
    {"min", rule_min, rule_pair, reference_min_max},
    {"max", rule_min, rule_pair, reference_min_max},
    {"abs", rule_abs, rule_pair, reference_sign},
    {"neg", rule_abs, rule_pair, reference_sign},
};

static void rule_shared(const struct form *form, const uint64_t *in, struct answer *out)
{
    enum class type = form->types[0];
    for (unsigned i = 0; i < sizeof(shared) / sizeof(shared[0]); i++)
        if (!strcmp(shared[i].opcode, form->opcode)) {
            if (class_is_float(type))
                shared[i].real(form, in, out);
            else if (type == U16X2 || type == S16X2)
                shared[i].pair(form, in, out);
            else
                shared[i].integer(form, in, out);
        }
}

const struct reference integer_references[] = {
    {"add", rule_shared, false},  {"sub", rule_shared, false},    {"mul", rule_shared, false},
    {"mad", rule_shared, false},  {"div", rule_shared, false},    {"rem", rule_div, false},
    {"min", rule_shared, false},  {"max", rule_shared, false},    {"abs", rule_shared, false},
    {"neg", rule_shared, false},  {"mul24", rule_mul24, false},   {"mad24", rule_mul24, false},
    {"sad", rule_sad, false},     {"dp4a", rule_dp4a, false},     {"dp2a", rule_dp2a, false},
    {"chain", rule_chain, false}, {"chain3", rule_chain3, false}, {NULL, NULL, false},
};
