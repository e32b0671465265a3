/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cvt to and from floats of 8 bits, two in 16 bits, and to tf32 (see helpers.c; included after
 * half.h). Formats: e4m3 has no infinities, a NaN of all ones and 448 as its largest number; e5m2
 * is the upper byte of a half. Results out of range become the largest number, a NaN the canonical
 * one.
 */

/* To the nearest, ties to even; as round_16 in half.h. */
static inline uint8_t round_8(double a, unsigned digits, int bias, uint64_t largest)
{
    uint64_t bits = rw_double_bits(a), mantissa = bits & 0xfffffffffffff;
    uint8_t sign = (uint8_t)(bits >> 56 & 0x80);
    if (a != a) return 0x7f;
    if (bits << 1 == 0) return sign;
    int exponent = (int)(bits >> 52 & 0x7ff) - 1023 + bias;
    unsigned drop = 52 - digits;
    mantissa |= (uint64_t)1 << 52;
    if (exponent < 1) {
        drop = exponent < -10 ? 63 : drop + (unsigned)(1 - exponent);
        exponent = 1;
    }
    uint64_t kept = mantissa >> drop, rest = mantissa << (64 - drop), tie = (uint64_t)1 << 63;
    uint64_t result = ((uint64_t)(exponent - 1) << digits) + kept;
    if (rest > tie || (rest == tie && (kept & 1))) result++;
    return sign | (uint8_t)(result > largest ? largest : result);
}

#define ROUND_e4m3(a) round_8(a, 3, 7, 0x7e)
#define ROUND_e5m2(a) round_8(a, 2, 15, 0x7b)

static inline uint16_t from_e4m3(uint8_t bits)
{
    int exponent = bits >> 3 & 15, mantissa = bits & 7;
    if ((bits & 0x7f) == 0x7f) return 0x7fff;
    double value = exponent ? 8 + mantissa : mantissa;
    for (int e = exponent ? exponent : 1; e < 10; e++) value *= 0.5;
    for (int e = 10; e < exponent; e++) value *= 2;
    return TO_f16(bits & 0x80 ? -value : value, rn);
}

static inline uint16_t from_e5m2(uint8_t bits)
{
    return (bits & 0x7f) > 0x7c ? 0x7fff : (uint16_t)(bits << 8);
}

static inline uint8_t relu_8(uint8_t a)
{
    return a & 0x80 ? 0 : a;
}
static inline uint8_t keep_8(uint8_t a)
{
    return a;
}

/* Of two operands the first becomes the upper byte; of a pair the order stays. */
#define CONVERT_8(type, relu, after)                                                               \
    uint16_t PTX(cvt_rn_satfinite##relu##_##type##x2_f32)(float a, float b)                        \
    {                                                                                              \
        return (uint16_t)(after(ROUND_##type((double)a)) << 8 | after(ROUND_##type((double)b)));   \
    }                                                                                              \
    uint16_t PTX(cvt_rn_satfinite##relu##_##type##x2_f16x2)(uint32_t a)                            \
    {                                                                                              \
        return (uint16_t)(after(ROUND_##type(from_f16((uint16_t)(a >> 16)))) << 8 |                \
                          after(ROUND_##type(from_f16((uint16_t)a))));                             \
    }
#define CONVERT_FROM_8(type, relu, after)                                                          \
    uint32_t PTX(cvt_rn##relu##_f16x2_##type##x2)(uint16_t a)                                      \
    {                                                                                              \
        return (uint32_t)after(from_##type((uint8_t)(a >> 8))) << 16 |                             \
               after(from_##type((uint8_t)a));                                                     \
    }
#define CONVERT_8_FORMS(type)                                                                      \
    CONVERT_8(type, , keep_8)                                                                      \
    CONVERT_8(type, _relu, relu_8)                                                                 \
    CONVERT_FROM_8(type, , keep)                                                                   \
    CONVERT_FROM_8(type, _relu, relu_16)
CONVERT_8_FORMS(e4m3)
CONVERT_8_FORMS(e5m2)

/* tf32: the upper 19 bits of an f32. Ties away from zero is an addition that minds no NaN, as on
 * GPUs of sm_90; so is .satfinite after it, the step down from an exponent of all ones. */
static inline uint32_t to_tf32(uint32_t bits, uint32_t half)
{
    return (bits + half) & ~(uint32_t)0x1fff;
}
static inline uint32_t tf32_rna(float a)
{
    return to_tf32(rw_float_bits(a), 0x1000);
}
static inline uint32_t tf32_rn(float a)
{
    return a != a ? 0x7fffe000 : to_tf32(rw_float_bits(a), 0xfff + (rw_float_bits(a) >> 13 & 1));
}
static inline uint32_t tf32_rz(float a)
{
    return a != a ? 0x7fffe000 : to_tf32(rw_float_bits(a), 0);
}
static inline uint32_t finite_rna(uint32_t a)
{
    return (a & 0x7f800000) == 0x7f800000 ? a - 0x2000 : a;
}
static inline uint32_t finite_tf32(uint32_t a)
{
    return (a & 0x7fffffff) == 0x7f800000 ? a - 0x2000 : a;
}
static inline uint32_t relu_32(uint32_t a)
{
    return a & 0x80000000 ? 0 : a;
}
#define CONVERT_TF32(name, result)                                                                 \
    uint32_t PTX(cvt_##name##_tf32_f32)(float a)                                                   \
    {                                                                                              \
        return result;                                                                             \
    }
#define CONVERT_TF32_FORMS(mode)                                                                   \
    CONVERT_TF32(mode, tf32_##mode(a))                                                             \
    CONVERT_TF32(mode##_satfinite, finite_tf32(tf32_##mode(a)))                                    \
    CONVERT_TF32(mode##_relu, relu_32(tf32_##mode(a)))                                             \
    CONVERT_TF32(mode##_satfinite_relu, relu_32(finite_tf32(tf32_##mode(a))))
CONVERT_TF32(rna, tf32_rna(a))
CONVERT_TF32(rna_satfinite, finite_rna(tf32_rna(a)))
CONVERT_TF32_FORMS(rn)
CONVERT_TF32_FORMS(rz)
