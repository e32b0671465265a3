/* SPDX-License-Identifier: Apache-2.0 */
/*
 * 16-bit floating point (see cpu_helpers.c), scalar and two in a 32-bit register: f16 as PTX forms
 * that LLVM's half cannot express (.ftz, .sat, .relu, directed rounding), and bf16. Values travel
 * as integers of their size. Arithmetic is done in double, which holds sums and products of 16-bit
 * floats exactly enough that rounding twice is the same as rounding once.
 */

double tanh(double);

/* ---- f16
 * ----------------------------------------------------------------------------------------- */

static inline double from_f16(uint16_t bits)
{
    _Float16 half;
    __builtin_memcpy(&half, &bits, sizeof(half));
    return half;
}

static inline uint16_t to_f16(double a)
{
    _Float16 half = (_Float16)a;
    uint16_t bits;
    __builtin_memcpy(&bits, &half, sizeof(bits));
    return a != a ? 0x7fff : bits;
}

static inline double keep(double a)
{
    return a;
}
static inline double relu(double a)
{
    return a != a || a > 0 ? a : 0;
}

static inline uint16_t ftz_f16(uint16_t a)
{
    return (a & 0x7c00) ? a : a & 0x8000;
}
static inline uint16_t keep_f16(uint16_t a)
{
    return a;
}

/* A scalar form and the packed one that does it twice. */
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
#define BOTH_1(name, type, function)                                                               \
    uint16_t PTX(name##_##type)(uint16_t a)                                                        \
    {                                                                                              \
        return function(a);                                                                        \
    }                                                                                              \
    uint32_t PTX(name##_##type##x2)(uint32_t a)                                                    \
    {                                                                                              \
        return function((uint16_t)a) | (uint32_t)function((uint16_t)(a >> 16)) << 16;              \
    }

#define F16_ARITHMETIC(op, sign)                                                                   \
    static inline uint16_t op##_ftz_f16(uint16_t a, uint16_t b)                                    \
    {                                                                                              \
        return ftz_f16(to_f16(from_f16(ftz_f16(a)) sign from_f16(ftz_f16(b))));                    \
    }                                                                                              \
    static inline uint16_t op##_sat_f16(uint16_t a, uint16_t b)                                    \
    {                                                                                              \
        return to_f16(saturate_d(from_f16(a) sign from_f16(b)));                                   \
    }                                                                                              \
    static inline uint16_t op##_ftz_sat_f16(uint16_t a, uint16_t b)                                \
    {                                                                                              \
        return ftz_f16(to_f16(saturate_d(from_f16(ftz_f16(a)) sign from_f16(ftz_f16(b)))));        \
    }                                                                                              \
    BOTH_2(op##_ftz, f16, op##_ftz_f16)                                                            \
    BOTH_2(op##_sat, f16, op##_sat_f16)                                                            \
    BOTH_2(op##_ftz_sat, f16, op##_ftz_sat_f16)                                                    \
    BOTH_2(op##_rn_ftz, f16, op##_ftz_f16)                                                         \
    BOTH_2(op##_rn_sat, f16, op##_sat_f16)                                                         \
    BOTH_2(op##_rn_ftz_sat, f16, op##_ftz_sat_f16)
F16_ARITHMETIC(add, +)
F16_ARITHMETIC(sub, -)
F16_ARITHMETIC(mul, *)

#define F16_FMA(name, flush, finish)                                                               \
    static inline uint16_t fma_##name##_f16(uint16_t a, uint16_t b, uint16_t c)                    \
    {                                                                                              \
        return flush(to_f16(                                                                       \
            finish(__builtin_fma(from_f16(flush(a)), from_f16(flush(b)), from_f16(flush(c))))));   \
    }                                                                                              \
    BOTH_3(fma_rn_##name, f16, fma_##name##_f16)
F16_FMA(ftz, ftz_f16, keep)
F16_FMA(sat, keep_f16, saturate_d)
F16_FMA(ftz_sat, ftz_f16, saturate_d)
F16_FMA(relu, keep_f16, relu)
F16_FMA(ftz_relu, ftz_f16, relu)

static inline uint16_t tanh_of_f16(uint16_t a)
{
    return to_f16(tanh(from_f16(a)));
}
static inline uint16_t ex2_of_f16(uint16_t a)
{
    return to_f16(exp2(from_f16(a)));
}
BOTH_1(tanh_approx, f16, tanh_of_f16)
BOTH_1(ex2_approx, f16, ex2_of_f16)

/* Directed rounding: the nearest one, and a step back where that went the wrong way. On the bits of
 * a half, a step away from zero is +1. */
static inline uint16_t to_f16_directed(double a, bool up, bool down)
{
    uint16_t bits = to_f16(a);
    double rounded = from_f16(bits);
    if (a != a || rounded == a) return bits;
    bool toward_zero = !up && !down;
    bool too_high = rounded > a, negative = __builtin_signbit(a);
    if (toward_zero ? too_high != negative : up ? !too_high : too_high)
        bits += too_high == negative ? 1 : -1;
    return bits;
}

#define F16_CONVERT(from, type)                                                                    \
    uint16_t PTX(cvt_rz_f16_##from)(type a)                                                        \
    {                                                                                              \
        return to_f16_directed(a, false, false);                                                   \
    }                                                                                              \
    uint16_t PTX(cvt_rp_f16_##from)(type a)                                                        \
    {                                                                                              \
        return to_f16_directed(a, true, false);                                                    \
    }                                                                                              \
    uint16_t PTX(cvt_rm_f16_##from)(type a)                                                        \
    {                                                                                              \
        return to_f16_directed(a, false, true);                                                    \
    }
F16_CONVERT(f32, float)
F16_CONVERT(f64, double)
uint16_t PTX(cvt_rn_relu_f16_f32)(float a)
{
    return to_f16(relu(a));
}

/* ---- bf16: the upper half of a float
 * -------------------------------------------------------------- */

static inline double from_bf16(uint16_t bits)
{
    return of_bits((uint32_t)bits << 16);
}

/* Ties to even. `a` is rounded to float first, to odd, so that rounding twice does no harm. */
static inline uint16_t to_bf16(double a)
{
    if (a != a) return 0x7fff;
    float single = (float)a;
    uint32_t bits = bits_of(single);
    if ((double)single != a && !(bits & 1) && __builtin_isfinite(single))
        bits += ((double)single < a) == !__builtin_signbit(a) ? 1 : (uint32_t)-1;
    return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

#define BF16_ARITHMETIC(op, sign)                                                                  \
    static inline uint16_t op##_bf16(uint16_t a, uint16_t b)                                       \
    {                                                                                              \
        return to_bf16(from_bf16(a) sign from_bf16(b));                                            \
    }                                                                                              \
    BOTH_2(op, bf16, op##_bf16)                                                                    \
    BOTH_2(op##_rn, bf16, op##_bf16)
BF16_ARITHMETIC(add, +)
BF16_ARITHMETIC(sub, -)
BF16_ARITHMETIC(mul, *)

static inline uint16_t fma_bf16(uint16_t a, uint16_t b, uint16_t c)
{
    return to_bf16(__builtin_fma(from_bf16(a), from_bf16(b), from_bf16(c)));
}

static inline uint16_t fma_relu_bf16(uint16_t a, uint16_t b, uint16_t c)
{
    return to_bf16(relu(__builtin_fma(from_bf16(a), from_bf16(b), from_bf16(c))));
}
BOTH_3(fma_rn, bf16, fma_bf16)
BOTH_3(fma_rn_relu, bf16, fma_relu_bf16)

#define BF16_EXTREME(op)                                                                           \
    static inline uint16_t op##_bf16(uint16_t a, uint16_t b)                                       \
    {                                                                                              \
        return to_bf16(op##_f((float)from_bf16(a), (float)from_bf16(b)));                          \
    }                                                                                              \
    static inline uint16_t op##_nan_bf16(uint16_t a, uint16_t b)                                   \
    {                                                                                              \
        return to_bf16(op##_nan_f((float)from_bf16(a), (float)from_bf16(b)));                      \
    }                                                                                              \
    BOTH_2(op, bf16, op##_bf16)                                                                    \
    BOTH_2(op##_NaN, bf16, op##_nan_bf16)
BF16_EXTREME(min)
BF16_EXTREME(max)
