/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cvt to and from floats of 8 bits, to tf32; arithmetic on pairs of f32. Floats of 8 bits by the
 * list of their values: the result is the code whose neighbourhood the operand lies in.
 */
#include <math.h>
#include <string.h>

#include "tests/ptx/exact.h"

static double real_of(enum class format, uint64_t bits)
{
    uint64_t wide_bits = exact_to_bits(F64, exact_of_bits(format, bits), NEAREST);
    double value;
    memcpy(&value, &wide_bits, sizeof(value));
    return value;
}

static uint64_t bits_of(enum class format, double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof(bits));
    return exact_to_bits(format, exact_of_bits(F64, bits), NEAREST);
}

/* ---- 8 bits ---- */

struct format8 {
    unsigned digits, largest;
    int bias;
};

static const struct format8 *format8(const struct form *form)
{
    static const struct format8 e4m3 = {3, 0x7E, 7}, e5m2 = {2, 0x7B, 15};
    return has(form, "e4m3x2") ? &e4m3 : &e5m2;
}

static double value8(const struct format8 *f, unsigned code)
{
    int exponent = (int)(code >> f->digits), one = 1 << f->digits, digits = (int)code & (one - 1);
    return exponent ? ldexp(one + digits, exponent - f->bias - (int)f->digits)
                    : ldexp(digits, 1 - f->bias - (int)f->digits);
}

static unsigned to_8(const struct form *form, double x)
{
    const struct format8 *f = format8(form);
    unsigned code = 0;
    if (isnan(x)) return 0x7F;
    if (has(form, "relu") && signbit(x)) return 0;
    for (; code < f->largest; code++) {
        double middle = (value8(f, code) + value8(f, code + 1)) / 2;
        if (fabs(x) < middle || (fabs(x) == middle && !(code & 1))) break;
    }
    return code | (signbit(x) ? 0x80 : 0);
}

static uint64_t from_8(const struct form *form, unsigned bits)
{
    const struct format8 *f = format8(form);
    unsigned code = bits & 0x7F;
    bool infinite = f->digits == 2 && code == 0x7C;
    if (code > f->largest && !infinite) return canonical_nan(F16);
    if (has(form, "relu") && (bits & 0x80)) return 0;
    return bits_of(F16, infinite ? INFINITY : value8(f, code)) | (bits & 0x80) << 8;
}

/* ---- tf32 ---- */

static uint64_t to_tf32(const struct form *form, double x)
{
    int exponent;
    if (isnan(x)) return 0x7FFFE000;
    if (has(form, "relu") && signbit(x)) return 0;
    frexp(x, &exponent);
    double unit = ldexp(1, (exponent - 1 < -126 ? -126 : exponent - 1) - 10), count = x / unit;
    double largest = ldexp(2047, 117);
    if (isinf(x)) count = x;
    if (has(form, "rn")) count = nearbyint(count);
    if (has(form, "rz")) count = trunc(count);
    if (has(form, "rna")) count = copysign(floor(fabs(count) + 0.5), count);
    x = count * unit;
    if (has(form, "satfinite") && fabs(x) > largest) x = copysign(largest, x);
    return bits_of(F32, x);
}

/* What rule_cvt leaves to this file; false: nothing. */
bool reference_narrow(const struct form *form, const uint64_t *in, struct answer *out)
{
    if (has(form, "tf32")) { /* a NaN by .rna is not in the text */
        out->undefined = has(form, "rna") && is_nan(F32, in[0]);
        out->out[0] = to_tf32(form, real_of(F32, in[0]));
        return true;
    }
    if (!has(form, "e4m3x2") && !has(form, "e5m2x2")) return false;
    if (form->types[0] == F32)
        out->out[0] = to_8(form, real_of(F32, in[0])) << 8 | to_8(form, real_of(F32, in[1]));
    else if (has(form, "satfinite"))
        out->out[0] =
            to_8(form, real_of(F16, in[0] >> 16)) << 8 | to_8(form, real_of(F16, in[0] & 0xFFFF));
    else
        out->out[0] = from_8(form, in[0] >> 8 & 0xFF) << 16 | from_8(form, in[0] & 0xFF);
    return true;
}

/* ---- pairs of f32 ---- */

void reference_pair(const struct form *form, const uint64_t *in, struct answer *out)
{
    struct form single = *form;
    single.types[0] = F32;
    for (unsigned k = 0; k < 2; k++) {
        struct answer half = {0};
        uint64_t operands[MAX_VALUES];
        for (unsigned i = 0; i < MAX_VALUES; i++) operands[i] = in[i] >> 32 * k & UINT32_MAX;
        reference_arithmetic(&single, operands, &half);
        out->out[0] |= half.out[0] << 32 * k;
    }
    out->any_nan = true;
}
