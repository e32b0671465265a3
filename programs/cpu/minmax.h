/* SPDX-License-Identifier: Apache-2.0 */
/*
 * min and max of floats (see helpers.c), all from one function on the bits: a number wins over a
 * NaN, with .NaN the NaN does; two NaNs give the canonical one; -0 is below +0. That order is the
 * order of the bits read as a sign and a magnitude. .ftz flushes the operands, .xorsign.abs takes
 * magnitudes and gives the one that is chosen, but no NaN, the sign of both operands together.
 */

enum { LARGER = 1, WITH_NAN = 2, XORSIGN = 4, FTZ = 8 };

/* `sign`: the sign bit of the format; `infinity`: its bits; `least`: the smallest normal number. */
static inline uint64_t extremum(uint64_t a, uint64_t b, unsigned how, uint64_t sign,
                                uint64_t infinity, uint64_t least)
{
    uint64_t signs = (a ^ b) & sign, size = sign - 1;
    if ((how & FTZ) && (a & size) < least) a &= sign;
    if ((how & FTZ) && (b & size) < least) b &= sign;
    if (how & XORSIGN) a &= size, b &= size;
    bool nan_a = (a & size) > infinity, nan_b = (b & size) > infinity, nan = nan_a || nan_b;
    int64_t order_a = a & sign ? -(int64_t)(a & size) - 1 : (int64_t)a;
    int64_t order_b = b & sign ? -(int64_t)(b & size) - 1 : (int64_t)b;
    uint64_t chosen = (order_a < order_b) == !(how & LARGER) ? a : b;
    if ((nan_a && nan_b) || (nan && (how & WITH_NAN))) return size;
    if (nan) chosen = nan_a ? b : a;
    return how & XORSIGN ? (chosen & size) | signs : chosen;
}

static inline uint32_t extremum_32(uint32_t a, uint32_t b, unsigned how)
{
    return (uint32_t)extremum(a, b, how, 0x80000000, 0x7f800000, 0x00800000);
}
static inline uint16_t extremum_f16(uint16_t a, uint16_t b, unsigned how)
{
    return (uint16_t)extremum(a, b, how, 0x8000, 0x7c00, 0x0400);
}
static inline uint16_t extremum_bf16(uint16_t a, uint16_t b, unsigned how)
{
    return (uint16_t)extremum(a, b, how, 0x8000, 0x7f80, 0x0080);
}

#define EXTREMUM_PAIR(type)                                                                        \
    static inline uint32_t extremum_##type##x2(uint32_t a, uint32_t b, unsigned how)               \
    {                                                                                              \
        return extremum_##type((uint16_t)a, (uint16_t)b, how) |                                    \
               (uint32_t)extremum_##type((uint16_t)(a >> 16), (uint16_t)(b >> 16), how) << 16;     \
    }
EXTREMUM_PAIR(f16)
EXTREMUM_PAIR(bf16)

/* The scalar form and the packed one that does it twice. */
#define EXTREME_16(name, type, how)                                                                \
    uint16_t PTX(name##_##type)(uint16_t a, uint16_t b)                                            \
    {                                                                                              \
        return extremum_##type(a, b, how);                                                         \
    }                                                                                              \
    uint32_t PTX(name##_##type##x2)(uint32_t a, uint32_t b)                                        \
    {                                                                                              \
        return extremum_##type##x2(a, b, how);                                                     \
    }
#define EXTREME_32(name, how)                                                                      \
    float PTX(name##_f32)(float a, float b)                                                        \
    {                                                                                              \
        return rw_bits_float(extremum_32(rw_float_bits(a), rw_float_bits(b), how));                \
    }
#define EXTREME_FTZ(name, how)                                                                     \
    EXTREME_32(name, how)                                                                          \
    EXTREME_16(name, f16, how)
#define EXTREME_ALL(name, how)                                                                     \
    EXTREME_FTZ(name, how)                                                                         \
    EXTREME_16(name, bf16, how)
#define EXTREME_FORMS(op, how)                                                                     \
    EXTREME_16(op, f16, how)                                                                       \
    EXTREME_16(op, bf16, how)                                                                      \
    EXTREME_ALL(op##_NaN, (how) | WITH_NAN)                                                        \
    EXTREME_ALL(op##_xorsign_abs, (how) | XORSIGN)                                                 \
    EXTREME_ALL(op##_NaN_xorsign_abs, (how) | WITH_NAN | XORSIGN)                                  \
    EXTREME_FTZ(op##_ftz, (how) | FTZ)                                                             \
    EXTREME_FTZ(op##_ftz_NaN, (how) | FTZ | WITH_NAN)                                              \
    EXTREME_FTZ(op##_ftz_xorsign_abs, (how) | FTZ | XORSIGN)                                       \
    EXTREME_FTZ(op##_ftz_NaN_xorsign_abs, (how) | FTZ | WITH_NAN | XORSIGN)
EXTREME_FORMS(min, 0)
EXTREME_FORMS(max, LARGER)

/* What programs use most, by comparisons that processors have. Of two zeros, min has a sign where
 * one of them does, max where both do. */
#define EXTREME_PLAIN(function, type, bits, of, better, signs, nan)                                \
    static inline type function(type a, type b)                                                    \
    {                                                                                              \
        if (a == b) return of(bits(a) signs bits(b));                                              \
        if (a != a) return b != b ? of(nan) : b;                                                   \
        return b != b || a better b ? a : b;                                                       \
    }
EXTREME_PLAIN(min_f, float, rw_float_bits, rw_bits_float, <, |, 0x7fffffff)
EXTREME_PLAIN(max_f, float, rw_float_bits, rw_bits_float, >, &, 0x7fffffff)
EXTREME_PLAIN(min_d, double, rw_double_bits, rw_bits_double, <, |, 0x7fffffffffffffff)
EXTREME_PLAIN(max_d, double, rw_double_bits, rw_bits_double, >, &, 0x7fffffffffffffff)

/* Also as NVVM intrinsics, which built-in device code may use. */
#define EXTREME_NAMES(op)                                                                          \
    float PTX(op##_f32)(float a, float b)                                                          \
    {                                                                                              \
        return op##_f(a, b);                                                                       \
    }                                                                                              \
    double PTX(op##_f64)(double a, double b)                                                       \
    {                                                                                              \
        return op##_d(a, b);                                                                       \
    }                                                                                              \
    float NVVM(f##op##_f)(float a, float b)                                                        \
    {                                                                                              \
        return op##_f(a, b);                                                                       \
    }                                                                                              \
    float NVVM(f##op##_ftz_f)(float a, float b)                                                    \
    {                                                                                              \
        return op##_f(ftz(a), ftz(b));                                                             \
    }                                                                                              \
    double NVVM(f##op##_d)(double a, double b)                                                     \
    {                                                                                              \
        return op##_d(a, b);                                                                       \
    }
EXTREME_NAMES(min)
EXTREME_NAMES(max)
