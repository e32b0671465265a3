/* SPDX-License-Identifier: Apache-2.0 */
/*
 * 16-bit floating point (see helpers.c), scalar and two in a 32-bit register: f16 as PTX forms
 * that LLVM's half cannot express (.ftz, .sat, .relu, fused, directed rounding), and bf16. Values
 * travel as integers of their size. Arithmetic is done in double and rounded once: sums and
 * products of 16-bit floats are exact there, or rounded to odd, which keeps the final rounding
 * right.
 */

static inline double from_f16(uint16_t bits)
{
    _Float16 half;
    __builtin_memcpy(&half, &bits, sizeof(half));
    return half;
}

static inline double from_bf16(uint16_t bits)
{
    return rw_bits_float((uint32_t)bits << 16);
}

/* ---- rounding ---- */

/* To a format of `digits` digits after the point and exponents of bias `bias`; `mode` is one of
 * MODE_rn ... in float.h. NaN becomes the canonical one. */
static inline uint16_t round_16(double a, unsigned digits, int bias, unsigned mode)
{
    uint64_t bits = rw_double_bits(a), size = bits << 1 >> 1, mantissa = size & 0xfffffffffffff;
    uint32_t infinity = 0x8000u - (1u << digits);
    uint16_t sign = (uint16_t)(bits >> 48 & 0x8000);
    if (a != a) return 0x7fff;
    if (size == 0) return sign;
    int exponent = (int)(size >> 52) - 1023 + bias;
    unsigned drop = 52 - digits;
    mantissa |= (uint64_t)1 << 52;
    if (exponent < 1) { /* subnormal; far below, all digits are dropped */
        drop = exponent < -10 ? 63 : drop + (unsigned)(1 - exponent);
        exponent = 1;
    }
    uint64_t kept = mantissa >> drop, rest = mantissa << (64 - drop), tie = (uint64_t)1 << 63;
    bool up = mode == MODE_rn   ? rest > tie || (rest == tie && (kept & 1))
              : mode == MODE_rp ? rest && !sign
              : mode == MODE_rm ? rest && sign
                                : false;
    uint64_t result = ((uint64_t)(exponent - 1) << digits) + kept + up;
    if (result < infinity) return (uint16_t)(sign | result);
    bool finite = size != 0x7ff0000000000000 &&
                  (mode == MODE_rz || (mode == MODE_rp && sign) || (mode == MODE_rm && !sign));
    return (uint16_t)(sign | (infinity - finite));
}

#define TO_f16(a, mode) round_16(a, 10, 15, MODE_##mode)
#define TO_bf16(a, mode) round_16(a, 7, 127, MODE_##mode)

static inline uint16_t nearest_f16(double a)
{
    return TO_f16(a, rn);
}
static inline uint16_t nearest_bf16(double a)
{
    return TO_bf16(a, rn);
}
/* .ftz of a result, see BELOW_rn in float.h. */
static inline uint16_t flushed_f16(double a)
{
    return nearest_f16(__builtin_fabs(a) < 0x1.ffep-15 ? __builtin_copysign(0.0, a) : a);
}

/* ---- what follows the rounding ---- */

static inline uint16_t keep(uint16_t a)
{
    return a;
}
static inline uint16_t ftz_f16(uint16_t a)
{
    return a & 0x7c00 ? a : a & 0x8000;
}
static inline uint16_t relu_16(uint16_t a)
{
    return (a & 0x8000) ? 0 : a; /* a NaN is canonical here, its sign bit is clear */
}
static inline uint16_t sat_f16(uint16_t a)
{
    if ((a & 0x8000) || a > 0x7c00) return 0;
    return a > 0x3c00 ? 0x3c00 : a;
}
static inline uint16_t satfinite_f16(uint16_t a)
{
    return (a & 0x7fff) == 0x7c00 ? a - 1 : a;
}
static inline uint16_t satfinite_bf16(uint16_t a)
{
    return (a & 0x7fff) == 0x7f80 ? a - 1 : a;
}

/* ---- arithmetic ---- */

/* A scalar form and the packed one that does it twice. */
#define BOTH_1(name, type, function)                                                               \
    uint16_t PTX(name##_##type)(uint16_t a)                                                        \
    {                                                                                              \
        return function(a);                                                                        \
    }                                                                                              \
    uint32_t PTX(name##_##type##x2)(uint32_t a)                                                    \
    {                                                                                              \
        return function((uint16_t)a) | (uint32_t)function((uint16_t)(a >> 16)) << 16;              \
    }
#define BOTH_2(name, type, function)                                                               \
    uint16_t PTX(name##_##type)(uint16_t a, uint16_t b)                                            \
    {                                                                                              \
        return function(a, b);                                                                     \
    }                                                                                              \
    uint32_t PTX(name##_##type##x2)(uint32_t a, uint32_t b)                                        \
    {                                                                                              \
        return function((uint16_t)a, (uint16_t)b) |                                                \
               (uint32_t)function((uint16_t)(a >> 16), (uint16_t)(b >> 16)) << 16;                 \
    }
#define BOTH_3(name, type, function)                                                               \
    uint16_t PTX(name##_##type)(uint16_t a, uint16_t b, uint16_t c)                                \
    {                                                                                              \
        return function(a, b, c);                                                                  \
    }                                                                                              \
    uint32_t PTX(name##_##type##x2)(uint32_t a, uint32_t b, uint32_t c)                            \
    {                                                                                              \
        return function((uint16_t)a, (uint16_t)b, (uint16_t)c) |                                   \
               (uint32_t)function((uint16_t)(a >> 16), (uint16_t)(b >> 16), (uint16_t)(c >> 16))   \
                   << 16;                                                                          \
    }

/* add[.rn].<name>.<type>: operands through `before`, rounded by `to`, then through `after`. */
#define ARITHMETIC(op, sign, name, type, before, to, after)                                        \
    static inline uint16_t op##name##_of_##type(uint16_t a, uint16_t b)                            \
    {                                                                                              \
        return after(to(from_##type(before(a)) sign from_##type(before(b))));                      \
    }                                                                                              \
    BOTH_2(op##name, type, op##name##_of_##type)                                                   \
    BOTH_2(op##_rn##name, type, op##name##_of_##type)
#define F16_ARITHMETIC(op, sign)                                                                   \
    ARITHMETIC(op, sign, _ftz, f16, ftz_f16, flushed_f16, keep)                                    \
    ARITHMETIC(op, sign, _sat, f16, keep, nearest_f16, sat_f16)                                    \
    ARITHMETIC(op, sign, _ftz_sat, f16, ftz_f16, flushed_f16, sat_f16)                             \
    ARITHMETIC(op, sign, , bf16, keep, nearest_bf16, keep)
F16_ARITHMETIC(add, +)
F16_ARITHMETIC(sub, -)
F16_ARITHMETIC(mul, *)

/* fma.oob: a certain NaN as factor, which loads beyond an end may deliver, makes the result zero.
 * The ISA does not say its bits; these, of either sign, are what GPUs of sm_90 look for. */
#define OOB_MARKER 0x7ff7
#define FMA(name, type, before, to, after)                                                         \
    static inline uint16_t fma##name##_of_##type(uint16_t a, uint16_t b, uint16_t c)               \
    {                                                                                              \
        double product = from_##type(before(a)) * from_##type(before(b));                          \
        return after(to(add_odd(product, from_##type(before(c)))));                                \
    }                                                                                              \
    BOTH_3(fma_rn##name, type, fma##name##_of_##type)
#define FMA_OOB(name, type)                                                                        \
    static inline uint16_t fma_oob##name##_of_##type(uint16_t a, uint16_t b, uint16_t c)           \
    {                                                                                              \
        bool outside = (a & 0x7fff) == OOB_MARKER || (b & 0x7fff) == OOB_MARKER;                   \
        return outside ? 0 : fma##name##_of_##type(a, b, c);                                       \
    }                                                                                              \
    BOTH_3(fma_rn_oob##name, type, fma_oob##name##_of_##type)
FMA(, f16, keep, nearest_f16, keep)
FMA(_ftz, f16, ftz_f16, flushed_f16, keep)
FMA(_sat, f16, keep, nearest_f16, sat_f16)
FMA(_ftz_sat, f16, ftz_f16, flushed_f16, sat_f16)
FMA(_relu, f16, keep, nearest_f16, relu_16)
FMA(_ftz_relu, f16, ftz_f16, flushed_f16, relu_16)
FMA(, bf16, keep, nearest_bf16, keep)
FMA(_relu, bf16, keep, nearest_bf16, relu_16)
FMA_OOB(, f16)
FMA_OOB(_relu, f16)
FMA_OOB(, bf16)
FMA_OOB(_relu, bf16)

#define UNARY_16(name, type, expression)                                                           \
    static inline uint16_t name##_of_##type(uint16_t bits)                                         \
    {                                                                                              \
        double a = from_##type(bits);                                                              \
        return TO_##type(expression, rn);                                                          \
    }                                                                                              \
    BOTH_1(name, type, name##_of_##type)
UNARY_16(tanh_approx, f16, approx_tanh(a))
UNARY_16(tanh_approx, bf16, approx_tanh(a))
UNARY_16(ex2_approx, f16, approx_exp2(a))
UNARY_16(neg, bf16, -a)
UNARY_16(abs, bf16, __builtin_fabs(a))

/* With .ftz, a NaN becomes the canonical one, as on the GPU. */
static inline uint16_t neg_of_f16(uint16_t a)
{
    return ftz_f16(TO_f16(-from_f16(a), rn));
}
static inline uint16_t abs_of_f16(uint16_t a)
{
    return ftz_f16(TO_f16(__builtin_fabs(from_f16(a)), rn));
}
BOTH_1(neg_ftz, f16, neg_of_f16)
BOTH_1(abs_ftz, f16, abs_of_f16)

static inline uint16_t ftz_bf16(uint16_t a)
{
    return a & 0x7f80 ? a : a & 0x8000;
}
static inline uint16_t ex2_of_bf16(uint16_t a)
{
    return ftz_bf16(TO_bf16(approx_exp2(from_bf16(ftz_bf16(a))), rn));
}
BOTH_1(ex2_approx_ftz, bf16, ex2_of_bf16)
