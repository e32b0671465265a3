/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cvt to f16 and bf16 in every rounding (see helpers.c; included after half.h). Integers of 64 bits
 * become doubles rounded to odd first; all other sources are exact in double.
 */

static inline double odd_u64(uint64_t a)
{
    uint64_t lost = a >> 53 ? a & 0x7ff : 0; /* the last digits, of which eleven may not fit */
    return (double)(lost ? (a & ~(uint64_t)0x7ff) | 0x800 : a);
}
static inline double odd_s64(int64_t a)
{
    return a < 0 ? -odd_u64(-(uint64_t)a) : odd_u64((uint64_t)a);
}

#define CONVERT(to, mode, from, type, value)                                                       \
    uint16_t PTX(cvt_##mode##_##to##_##from)(type a)                                               \
    {                                                                                              \
        return TO_##to(value, mode);                                                               \
    }
#define CONVERT_SOURCES(to, mode)                                                                  \
    CONVERT(to, mode, u16, uint16_t, a)                                                            \
    CONVERT(to, mode, s16, int16_t, a)                                                             \
    CONVERT(to, mode, u32, uint32_t, a)                                                            \
    CONVERT(to, mode, s32, int32_t, a)                                                             \
    CONVERT(to, mode, u64, uint64_t, odd_u64(a))                                                   \
    CONVERT(to, mode, s64, int64_t, odd_s64(a))                                                    \
    CONVERT(to, mode, f32, float, (double)a)
#define CONVERT_MODES(to)                                                                          \
    CONVERT_SOURCES(to, rn)                                                                        \
    CONVERT_SOURCES(to, rz)                                                                        \
    CONVERT_SOURCES(to, rm)                                                                        \
    CONVERT_SOURCES(to, rp)
CONVERT_MODES(f16)
CONVERT_MODES(bf16)

/* A NaN in double keeps its sign and its upper digits when it becomes bf16, and is quiet. */
#define CONVERT_F64(mode)                                                                          \
    CONVERT(f16, mode, f64, double, a)                                                             \
    uint16_t PTX(cvt_##mode##_bf16_f64)(double a)                                                  \
    {                                                                                              \
        uint64_t bits = rw_double_bits(a);                                                         \
        if (a != a) return (uint16_t)(0x7fc0 | (bits >> 48 & 0x8000) | (bits >> 45 & 0x3f));       \
        return TO_bf16(a, mode);                                                                   \
    }
CONVERT_F64(rn)
CONVERT_F64(rz)
CONVERT_F64(rm)
CONVERT_F64(rp)

/* Between the two, and bf16 to an integral bf16. */
#define CONVERT_16(mode, integral)                                                                 \
    CONVERT(f16, mode, bf16, uint16_t, from_bf16(a))                                               \
    CONVERT(bf16, mode, f16, uint16_t, from_f16(a))                                                \
    uint16_t PTX(cvt_##mode##i_bf16_bf16)(uint16_t a)                                              \
    {                                                                                              \
        return TO_bf16(integral(from_bf16(a)), rn);                                                \
    }
CONVERT_16(rn, __builtin_rint)
CONVERT_16(rz, __builtin_trunc)
CONVERT_16(rm, __builtin_floor)
CONVERT_16(rp, __builtin_ceil)

/* From f32 and f64 with something before or after the rounding. GPUs do not flush the operands of
 * cvt.ftz.f16.f32: rounded away from zero, the smallest numbers become one. */
#define CONVERT_F32(to, mode, name, value, after)                                                  \
    uint16_t PTX(cvt_##mode##_##name##to##_f32)(float a)                                           \
    {                                                                                              \
        return after(TO_##to((double)(value), mode));                                              \
    }
#define CONVERT_FROM_WIDE(mode)                                                                    \
    CONVERT_F32(f16, mode, ftz_, a, keep)                                                          \
    CONVERT_F32(f16, mode, sat_, a, sat_f16)                                                       \
    CONVERT_F32(f16, mode, ftz_sat_, a, sat_f16)                                                   \
    CONVERT_F32(bf16, mode, ftz_, ftz(a), keep)                                                    \
    uint16_t PTX(cvt_##mode##_sat_f16_f64)(double a)                                               \
    {                                                                                              \
        return sat_f16(TO_f16(a, mode));                                                           \
    }
CONVERT_FROM_WIDE(rn)
CONVERT_FROM_WIDE(rz)
CONVERT_FROM_WIDE(rm)
CONVERT_FROM_WIDE(rp)

/* Two to a pair: the first operand becomes the upper half. */
#define CONVERT_PAIR(to, mode, name, after)                                                        \
    uint32_t PTX(cvt_##mode##_##name##to##x2_f32)(float a, float b)                                \
    {                                                                                              \
        return after(TO_##to((double)b, mode)) | (uint32_t)after(TO_##to((double)a, mode)) << 16;  \
    }
#define CONVERT_FINISHED(to, mode, name, after)                                                    \
    CONVERT_F32(to, mode, name, a, after)                                                          \
    CONVERT_PAIR(to, mode, name, after)
#define RELU_SATFINITE(a) relu_16(satfinite_f16(a))
#define RELU_SATFINITE_B(a) relu_16(satfinite_bf16(a))
#define CONVERT_EXTRA(mode)                                                                        \
    CONVERT_PAIR(f16, mode, , keep)                                                                \
    CONVERT_PAIR(bf16, mode, , keep)                                                               \
    CONVERT_FINISHED(f16, mode, relu_, relu_16)                                                    \
    CONVERT_FINISHED(bf16, mode, relu_, relu_16)                                                   \
    CONVERT_FINISHED(f16, mode, satfinite_, satfinite_f16)                                         \
    CONVERT_FINISHED(bf16, mode, satfinite_, satfinite_bf16)                                       \
    CONVERT_FINISHED(f16, mode, relu_satfinite_, RELU_SATFINITE)                                   \
    CONVERT_FINISHED(bf16, mode, relu_satfinite_, RELU_SATFINITE_B)
CONVERT_EXTRA(rn)
CONVERT_EXTRA(rz)
