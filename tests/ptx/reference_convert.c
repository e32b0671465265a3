/* SPDX-License-Identifier: Apache-2.0 */
/* cvt, between every two types. */
#include <string.h>

#include "tests/ptx/exact.h"

static int64_t lowest(enum class type)
{
    return class_is_signed(type) ? -(int64_t)(UINT64_MAX >> (65 - class_bits(type))) - 1 : 0;
}

static uint64_t highest(enum class type)
{
    return UINT64_MAX >> (64 - class_bits(type)) >> class_is_signed(type);
}

static wide_signed integer(enum class type, uint64_t bits)
{
    unsigned shift = 64 - class_bits(type);
    if (class_is_signed(type)) return (int64_t)(bits << shift) >> shift;
    return (wide_signed)(bits << shift >> shift);
}

static enum class scalar(enum class type) {
    return type == F16X2    ? F16
           : type == BF16X2 ? BF16
                            : type;
}

/* A narrow result in a wider register is extended by the signedness of its type. */
static uint64_t extended(enum class type, wide_signed value)
{
    uint64_t bits = (uint64_t)value;
    unsigned shift = 64 - class_bits(type);
    if (class_is_signed(type)) return (uint64_t)((int64_t)(bits << shift) >> shift);
    return bits << shift >> shift;
}

static uint64_t to_integer(const struct form *form, enum class to, enum class from, uint64_t bits)
{
    wide_signed low = lowest(to), high = (wide_signed)highest(to);
    if (class_is_float(from)) {
        bool zero = from != F64 && class_bits(to) != 64;
        wide_signed nan = zero ? 0 : (wide_signed)1 << (class_bits(to) - 1);
        struct exact value = exact_of_bits(from, bits);
        return extended(to, exact_to_integer(value, rounding_named(form), low, high, nan));
    }
    wide_signed value = integer(from, bits);
    if (has(form, "sat")) value = value < low ? low : value > high ? high : value;
    return extended(to, value);
}

static uint64_t satfinite(enum class to, uint64_t bits)
{
    uint64_t sign = bits & sign_bit(to);
    bool infinite = (bits ^ sign) == largest_finite(to) + 1;
    return infinite ? sign | largest_finite(to) : bits;
}

static uint64_t to_float(const struct form *form, enum class to, enum class from, uint64_t bits)
{
    bool integral = has(form, "rni") || has(form, "rzi") || has(form, "rmi") || has(form, "rpi");
    struct exact value =
        class_is_float(from) ? exact_of_bits(from, bits) : exact_of_integer(integer(from, bits));
    if (integral) value = exact_round_to_integral(value, rounding_named(form));
    bool flushes = has(form, "ftz") && to == F32;
    uint64_t result = (flushes ? exact_to_flushed : exact_to_bits)(
        to, value, integral ? NEAREST : rounding_named(form));
    /* The text does not say which NaN; this was seen on a GPU of sm_90. */
    if (to == BF16 && from == F64 && is_nan(from, bits))
        result = 0x7FC0 | (bits >> 48 & 0x8000) | (bits >> 45 & 0x3F);
    bool nan = is_nan(to, result), negative = result & sign_bit(to);
    if (has(form, "satfinite")) result = satfinite(to, result);
    if (has(form, "relu") && negative && !nan) result = 0;
    uint64_t one = exact_to_bits(to, exact_of_integer(1), NEAREST);
    if (has(form, "sat") && (nan || negative)) result = 0;
    if (has(form, "sat") && !nan && !negative && result > one) result = one;
    return result;
}

static uint64_t convert(const struct form *form, enum class to, enum class from, uint64_t bits)
{
    /* To f16, the smallest numbers are not flushed: rounded away from zero they become one. */
    if (has(form, "ftz") && from == F32 && to != F16) bits = flush(F32, bits);
    if (class_is_float(to)) return to_float(form, to, from, bits);
    return to_integer(form, to, from, bits);
}

/* The element widths of cvt.pack. */
static void pack(const struct form *form, const uint64_t *in, struct answer *out)
{
    static const struct {
        const char *name;
        unsigned bits;
        bool is_signed;
    } kinds[] = {{"u16", 16, false}, {"s16", 16, true}, {"u8", 8, false}, {"s8", 8, true},
                 {"u4", 4, false},   {"s4", 4, true},   {"u2", 2, false}, {"s2", 2, true}};
    unsigned k = 0;
    while (!has(form, kinds[k].name)) k++;
    unsigned bits = kinds[k].bits;
    int64_t high = (1 << (bits - kinds[k].is_signed)) - 1, low = kinds[k].is_signed ? -high - 1 : 0;
    uint64_t packed = 0;
    for (unsigned i = 0; i < 2; i++) {
        int64_t value = (int32_t)in[i];
        value = value < low ? low : value > high ? high : value;
        packed = packed << bits | ((uint64_t)value & ((1u << bits) - 1));
    }
    out->out[0] = bits == 16 ? packed : (uint32_t)(in[2] << 2 * bits | packed);
}

static void rule_cvt(const struct form *form, const uint64_t *in, struct answer *out)
{
    enum class to = form->types[0], from = form->types[1];
    if (reference_narrow(form, in, out)) return;
    if (has(form, "pack")) {
        pack(form, in, out);
    } else if (form->param_count == 2) {
        uint64_t high = convert(form, scalar(to), from, in[0]);
        out->out[0] = high << 16 | convert(form, scalar(to), from, in[1]);
    } else {
        out->out[0] = convert(form, to, from, in[0]);
        out->any_nan = to == F32 || to == F64 || (to == F16 && !has(form, "relu"));
    }
}

const struct reference convert_references[] = {{"cvt", rule_cvt, false}, {NULL, NULL, false}};
