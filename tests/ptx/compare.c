/* SPDX-License-Identifier: Apache-2.0 */
/* Comparison of a result with the reference. */
#include <math.h>
#include <string.h>

#include "tests/ptx/exact.h"

/* Half k of a pair, or the whole. */
static uint64_t part(enum class class, uint64_t bits, unsigned k, enum class *element)
{
    *element = class == F16X2 ? F16 : class == BF16X2 ? BF16 : class == F32X2 ? F32 : class;
    if (class == F32X2) return bits >> 32 * k & UINT32_MAX;
    return *element == class ? bits : bits >> 16 * k & 0xFFFF;
}

static bool same_bits(enum class class, uint64_t got, uint64_t expected, bool any_nan)
{
    unsigned width = class_bits(class) < 8 ? 32 : class_bits(class);
    bool narrow = class == U8 || class == S8 || class == B8;
    if (narrow) width = 32;
    uint64_t mask = width >= 64 ? UINT64_MAX : ((uint64_t)1 << width) - 1;
    if (((got ^ expected) & mask) == 0) return true;
    if (!any_nan || !class_is_float(class)) return false;
    for (unsigned k = 0; k < 2; k++) {
        enum class element;
        uint64_t a = part(class, got & mask, k, &element);
        uint64_t b = part(class, expected & mask, k, &element);
        if (a != b && !(is_nan(element, a) && is_nan(element, b))) return false;
        if (element == class) break;
    }
    return true;
}

bool same_result(const struct form *form, unsigned k, uint64_t a, uint64_t b, bool *nan)
{
    if (same_bits(form->results[k], a, b, false)) return true;
    *nan = same_bits(form->results[k], a, b, true);
    return false;
}

static double value_of(enum class class, uint64_t bits)
{
    uint64_t wide_bits = exact_to_bits(F64, exact_of_bits(class, bits), NEAREST);
    double value;
    memcpy(&value, &wide_bits, sizeof(value));
    return value;
}

/* One unit in the last place of a result near `value`. */
static double unit(enum class class, double value)
{
    int digits = class == F64 ? 52 : class == F32 ? 23 : class == F16 ? 10 : 7;
    int least = class == F64 ? -1022 : class == F16 ? -14 : -126, exponent;
    frexp(value, &exponent);
    if (exponent - 1 < least || value == 0) exponent = least + 1;
    return ldexp(1, exponent - 1 - digits);
}

/* The result of an .ftz form may be flushed when the exact one is hardly normal, and not be when it
 * hardly is not: the bound covers both. Zero keeps the sign. */
static bool flushed_right(const struct form *form, enum class class, double got, double exact)
{
    double least = class == F64 ? 0x1p-1022 : class == F16 ? 0x1p-14 : 0x1p-126;
    if (!has(form, "ftz")) return false;
    return got == 0 && signbit(got) == signbit(exact) && fabs(exact) < least * (1 + 0x1p-20);
}

/* Distance in units of the bound; a wrong kind of number is infinitely far. */
static double distance(const struct form *form, enum class class, uint64_t bits, double exact)
{
    double got = value_of(class, bits);
    if (flushed_right(form, class, got, exact)) return 0;
    if (has(form, "ftz") && is_subnormal(class, bits)) return INFINITY;
    if (isnan(exact) || isnan(got)) return isnan(exact) && isnan(got) ? 0 : INFINITY;
    if (got == exact) return exact == 0 && signbit(got) != signbit(exact) ? INFINITY : 0;
    double largest = value_of(class, largest_finite(class));
    if (isinf(got) && fabs(exact) > largest && signbit(got) == signbit(exact)) return 0;
    if (isinf(got) || isinf(exact)) {
        if (isinf(got) == isinf(exact)) return INFINITY;
        /* At the edge of the format, one unit more is infinite. */
        double other = isinf(got) ? exact : got;
        bool edge = signbit(got) == signbit(exact) && fabs(other) > largest * 0.9999;
        return edge ? 1 : INFINITY;
    }
    double error = fabs(got - exact), rounding = unit(class, exact) / 2;
    switch (form->bound) {
    case ULP:
        return error / (form->limit * unit(class, exact));
    case RELATIVE: /* the bound is for normal results; of logarithms below 1 it is absolute */
        if (!strcmp(form->opcode, "lg2")) exact = fmax(fabs(exact), 1);
        return fmax(error - (got == 0 || is_subnormal(class, bits) ? 2 * rounding : 0), 0) /
               (fabs(exact) * exp2(form->limit));
    case ABSOLUTE:
        return error / exp2(form->limit);
    default:
        return INFINITY;
    }
}

/* Of an atomic the type says what lies in memory; NaNs there are as open as others. */
static bool same_memory(const struct form *form, const uint64_t *got, const struct answer *answer)
{
    if (!memcmp(got, answer->memory, sizeof(answer->memory))) return true;
    enum class type = form->types[0];
    unsigned size = class_bits(type) / 8;
    if (!answer->any_nan || !class_is_float(type)) return false;
    for (unsigned at = 0; at < sizeof(answer->memory); at += size) {
        uint64_t a = 0, b = 0;
        memcpy(&a, (const char *)got + at, size);
        memcpy(&b, (const char *)answer->memory + at, size);
        if (!same_bits(type, a, b, true)) return false;
    }
    return true;
}

bool agrees(const struct form *form, const struct record *got, const struct answer *answer,
            double *error)
{
    *error = 0;
    if (answer->undefined) return true;
    if (!same_memory(form, got->memory, answer)) return false;
    for (unsigned k = 0; k < form->result_count; k++) {
        enum class class = form->results[k], element;
        if (!answer->approximate) {
            if (!same_bits(class, got->out[k], answer->out[k], answer->any_nan)) return false;
            continue;
        }
        for (unsigned half = 0; half < 2; half++) {
            uint64_t bits = part(class, got->out[k], half, &element);
            *error = fmax(*error, distance(form, element, bits, answer->exact[half]));
            if (element == class) break;
        }
    }
    return *error <= 1;
}
