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

const struct reference integer_references[] = {
    {"add", rule_add},
    {"sub", rule_add},
    {"mul", rule_mul},
    {NULL, NULL},
};
