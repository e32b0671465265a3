/* SPDX-License-Identifier: Apache-2.0 */
/* See exact.h. Mantissas are normalised to TOP bits where they meet, so that shifting a small one
 * into the sticky bit can never matter for a format of 53 bits or less. */
#include "tests/ptx/exact.h"

enum { TOP = 124 };

static const struct {
    unsigned exponent, mantissa;
} formats[] = {[F16] = {5, 10}, [BF16] = {8, 7}, [F32] = {8, 23}, [F64] = {11, 52}};

static int bias_of(enum class format)
{
    return (1 << (formats[format].exponent - 1)) - 1;
}

static unsigned length_of(wide value)
{
    uint64_t high = (uint64_t)(value >> 64), low = (uint64_t)value;
    if (high) return 128 - (unsigned)__builtin_clzll(high);
    return low ? 64 - (unsigned)__builtin_clzll(low) : 0;
}

/* Shifted right, what falls out sticks to the lowest bit. */
static wide jam(wide value, unsigned amount)
{
    if (!amount) return value;
    if (amount > 127) return value != 0;
    wide lost = value & (((wide)1 << amount) - 1);
    return value >> amount | (lost != 0);
}

static struct exact normalised(struct exact a)
{
    unsigned length = length_of(a.mantissa);
    if (length > TOP)
        a.mantissa = jam(a.mantissa, length - TOP);
    else
        a.mantissa <<= TOP - length;
    a.exponent += (int)length - TOP;
    return a;
}

static struct exact number(bool negative, wide mantissa, int exponent)
{
    return (struct exact){mantissa ? FINITE : ZERO, negative, mantissa, exponent};
}

uint64_t sign_bit(enum class format)
{
    return (uint64_t)1 << (formats[format].exponent + formats[format].mantissa);
}

static uint64_t infinity_of(enum class format)
{
    return (((uint64_t)1 << formats[format].exponent) - 1) << formats[format].mantissa;
}

uint64_t canonical_nan(enum class format)
{
    return format == F64 ? 0x7FFFFFFFFFFFFFFF : sign_bit(format) - 1;
}

uint64_t largest_finite(enum class format)
{
    return infinity_of(format) - 1;
}

bool is_nan(enum class format, uint64_t bits)
{
    return (bits & (sign_bit(format) - 1)) > infinity_of(format);
}

bool is_subnormal(enum class format, uint64_t bits)
{
    uint64_t size = bits & (sign_bit(format) - 1);
    return size && size < (uint64_t)1 << formats[format].mantissa;
}

uint64_t flush(enum class format, uint64_t bits)
{
    return is_subnormal(format, bits) ? bits & sign_bit(format) : bits;
}

struct exact exact_of_bits(enum class format, uint64_t bits)
{
    bool negative = bits & sign_bit(format);
    uint64_t size = bits & (sign_bit(format) - 1);
    if (size > infinity_of(format)) return (struct exact){NOT_A_NUMBER, false, 0, 0};
    if (size == infinity_of(format)) return (struct exact){INFINITE, negative, 0, 0};
    unsigned digits = formats[format].mantissa;
    int exponent = (int)(size >> digits);
    uint64_t mantissa = size & (((uint64_t)1 << digits) - 1);
    if (exponent)
        mantissa |= (uint64_t)1 << digits;
    else
        exponent = 1;
    return number(negative, mantissa, exponent - bias_of(format) - (int)digits);
}

struct exact exact_of_integer(wide_signed value)
{
    return number(value < 0, value < 0 ? -(wide)value : (wide)value, 0);
}

/* Does the part below the last digit, of which `half` is the upper bit, round away from zero? */
static bool rounds_up(enum rounding rounding, bool negative, bool odd, bool half, bool rest)
{
    switch (rounding) {
    case NEAREST:
        return half && (rest || odd);
    case DOWN:
        return negative && (half || rest);
    case UP:
        return !negative && (half || rest);
    case TO_ODD:
        return !odd && (half || rest);
    default:
        return false;
    }
}

/* mantissa / 2^drop as an integer. */
static wide rounded(wide mantissa, unsigned drop, bool negative, enum rounding rounding)
{
    if (!drop) return mantissa;
    if (drop > 126) {
        mantissa = mantissa != 0;
        drop = 2;
    }
    wide kept = mantissa >> drop, half = (wide)1 << (drop - 1);
    bool up = rounds_up(rounding, negative, kept & 1, (mantissa & half) != 0,
                        (mantissa & (half - 1)) != 0);
    return kept + up;
}

static uint64_t overflow(enum class format, bool negative, enum rounding rounding)
{
    bool finite = rounding == TOWARD_ZERO || rounding == TO_ODD ||
                  (rounding == DOWN && !negative) || (rounding == UP && negative);
    return infinity_of(format) - finite;
}

uint64_t exact_to_bits(enum class format, struct exact a, enum rounding rounding)
{
    uint64_t sign = a.negative ? sign_bit(format) : 0;
    if (a.kind == NOT_A_NUMBER) return canonical_nan(format);
    if (a.kind == INFINITE) return sign | infinity_of(format);
    if (a.kind == ZERO) return sign;
    a = normalised(a);
    int digits = (int)formats[format].mantissa, least = 1 - bias_of(format) - digits;
    int exponent = a.exponent + TOP - 1 - digits; /* of the last digit that is kept */
    if (exponent < least) exponent = least;
    wide mantissa = rounded(a.mantissa, (unsigned)(exponent - a.exponent), a.negative, rounding);
    uint64_t bits = (uint64_t)mantissa;
    if (mantissa >> digits) bits += (uint64_t)(exponent - least) << digits;
    if (exponent > 2 * bias_of(format) || bits >= infinity_of(format))
        bits = overflow(format, a.negative, rounding);
    return sign | bits;
}

uint64_t exact_to_flushed(enum class format, struct exact a, enum rounding rounding)
{
    enum { MORE = 8 }; /* greater by 2^MORE, all that matters is far from subnormal */
    uint64_t sign = a.negative ? sign_bit(format) : 0;
    struct exact scaled = a;
    scaled.exponent += MORE;
    uint64_t least = (uint64_t)(1 + MORE) << formats[format].mantissa;
    if (a.kind == FINITE && (exact_to_bits(format, scaled, rounding) ^ sign) < least) return sign;
    return exact_to_bits(format, a, rounding);
}

wide_signed exact_to_integer(struct exact a, enum rounding rounding, wide_signed low,
                             wide_signed high, wide_signed nan)
{
    if (a.kind == NOT_A_NUMBER) return nan;
    if (a.kind == ZERO) return 0;
    if (a.kind == INFINITE || (int)length_of(a.mantissa) + a.exponent > 70)
        return a.negative ? low : high;
    wide size = a.exponent >= 0 ? a.mantissa << a.exponent
                                : rounded(a.mantissa, (unsigned)-a.exponent, a.negative, rounding);
    wide_signed value = a.negative ? -(wide_signed)size : (wide_signed)size;
    return value < low ? low : value > high ? high : value;
}

struct exact exact_round_to_integral(struct exact a, enum rounding rounding)
{
    if (a.kind != FINITE || a.exponent >= 0) return a;
    return number(a.negative, rounded(a.mantissa, (unsigned)-a.exponent, a.negative, rounding), 0);
}

struct exact exact_negate(struct exact a)
{
    a.negative = !a.negative;
    return a;
}

static struct exact nan_value(void)
{
    return (struct exact){NOT_A_NUMBER, false, 0, 0};
}

struct exact exact_add(struct exact a, struct exact b, enum rounding rounding)
{
    if (a.kind == NOT_A_NUMBER || b.kind == NOT_A_NUMBER) return nan_value();
    if (a.kind == INFINITE && b.kind == INFINITE && a.negative != b.negative) return nan_value();
    if (a.kind == INFINITE || b.kind == INFINITE) return a.kind == INFINITE ? a : b;
    if (a.kind == ZERO && b.kind == ZERO)
        return number(a.negative == b.negative ? a.negative : rounding == DOWN, 0, 0);
    if (a.kind == ZERO || b.kind == ZERO) return a.kind == ZERO ? b : a;
    a = normalised(a);
    b = normalised(b);
    if (a.exponent < b.exponent) {
        struct exact t = a;
        a = b;
        b = t;
    }
    b.mantissa = jam(b.mantissa, (unsigned)(a.exponent - b.exponent));
    if (a.negative == b.negative) return number(a.negative, a.mantissa + b.mantissa, a.exponent);
    if (a.mantissa == b.mantissa) return number(rounding == DOWN, 0, 0);
    bool swapped = a.mantissa < b.mantissa;
    return number(swapped ? b.negative : a.negative,
                  swapped ? b.mantissa - a.mantissa : a.mantissa - b.mantissa, a.exponent);
}

struct exact exact_multiply(struct exact a, struct exact b)
{
    bool negative = a.negative != b.negative;
    if (a.kind == NOT_A_NUMBER || b.kind == NOT_A_NUMBER) return nan_value();
    if (a.kind == INFINITE || b.kind == INFINITE)
        return a.kind == ZERO || b.kind == ZERO ? nan_value()
                                                : (struct exact){INFINITE, negative, 0, 0};
    return number(negative, a.mantissa * b.mantissa, a.exponent + b.exponent);
}

struct exact exact_divide(struct exact a, struct exact b)
{
    bool negative = a.negative != b.negative;
    if (a.kind == NOT_A_NUMBER || b.kind == NOT_A_NUMBER) return nan_value();
    if (a.kind == b.kind && (a.kind == INFINITE || a.kind == ZERO)) return nan_value();
    if (a.kind == INFINITE || b.kind == ZERO) return (struct exact){INFINITE, negative, 0, 0};
    if (a.kind == ZERO || b.kind == INFINITE) return number(negative, 0, 0);
    unsigned up = 127 - length_of(a.mantissa);
    wide dividend = a.mantissa << up, quotient = dividend / b.mantissa;
    quotient |= quotient * b.mantissa != dividend;
    return number(negative, quotient, a.exponent - (int)up - b.exponent);
}

struct exact exact_square_root(struct exact a)
{
    if (a.kind == ZERO || a.kind == NOT_A_NUMBER) return a;
    if (a.negative) return nan_value();
    if (a.kind == INFINITE) return a;
    a = normalised(a);
    if (a.exponent & 1) {
        a.mantissa <<= 1;
        a.exponent--;
    }
    wide root = 0;
    for (int bit = 63; bit >= 0; bit--) {
        wide tried = root | (wide)1 << bit;
        if (tried * tried <= a.mantissa) root = tried;
    }
    /* One more digit for what is lost. */
    return number(false, root << 1 | (root * root != a.mantissa), a.exponent / 2 - 1);
}

int exact_compare(struct exact a, struct exact b)
{
    if (a.kind == NOT_A_NUMBER || b.kind == NOT_A_NUMBER) return 2;
    if (a.kind == INFINITE && b.kind == INFINITE) return b.negative - a.negative;
    if (a.kind == INFINITE) return a.negative ? -1 : 1;
    if (b.kind == INFINITE) return b.negative ? 1 : -1;
    struct exact difference = exact_add(a, exact_negate(b), NEAREST);
    if (difference.kind == ZERO) return 0;
    return difference.negative ? -1 : 1;
}

enum rounding rounding_named(const struct form *form)
{
    if (has(form, "rz") || has(form, "rzi")) return TOWARD_ZERO;
    if (has(form, "rm") || has(form, "rmi")) return DOWN;
    return has(form, "rp") || has(form, "rpi") ? UP : NEAREST;
}
