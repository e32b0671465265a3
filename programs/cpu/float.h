/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Floating-point forms of NVVM and PTX (see helpers.c): rounding modes, flushing of subnormal
 * numbers (.ftz). Minima are in minmax.h, approximations in approx.h.
 *
 * Directed rounding goes through the processor's control register. The operands and the result pass
 * through volatile memory between the two writes of that register, which keeps the compiler from
 * moving or folding the operation.
 */

#include "programs/cpu/bits.h"

/* ---- helpers ---- */

static inline float ftz(float x)
{
    return __builtin_fabsf(x) < 0x1p-126f ? __builtin_copysignf(0.0f, x) : x;
}

/* NaN becomes +0. */
static inline float saturate(float x)
{
    return x > 0.0f ? (x < 1.0f ? x : 1.0f) : 0.0f;
}
static inline double saturate_d(double x)
{
    return x > 0.0 ? (x < 1.0 ? x : 1.0) : 0.0;
}

/* ---- rounding modes ---- */

enum { MODE_rn = 0x0000, MODE_rm = 0x2000, MODE_rp = 0x4000, MODE_rz = 0x6000 };

#define WITH_MODE(mode, type, expression)                                                          \
    unsigned saved = __builtin_ia32_stmxcsr();                                                     \
    __builtin_ia32_ldmxcsr((saved & ~0x6000u) | MODE_##mode);                                      \
    volatile type result = (expression);                                                           \
    __builtin_ia32_ldmxcsr(saved);                                                                 \
    return result

#define ROUNDED_1(name, mode, to, from, expression)                                                \
    __attribute__((noinline)) static to name##_##mode(from x)                                      \
    {                                                                                              \
        volatile from a = x;                                                                       \
        WITH_MODE(mode, to, expression);                                                           \
    }
#define ROUNDED_2(name, mode, type, expression)                                                    \
    __attribute__((noinline)) static type name##_##mode(type x, type y)                            \
    {                                                                                              \
        volatile type a = x, b = y;                                                                \
        WITH_MODE(mode, type, expression);                                                         \
    }
#define ROUNDED_3(name, mode, type, expression)                                                    \
    __attribute__((noinline)) static type name##_##mode(type x, type y, type z)                    \
    {                                                                                              \
        volatile type a = x, b = y, c = z;                                                         \
        WITH_MODE(mode, type, expression);                                                         \
    }

#define NEAREST_1(name, to, from, expression)                                                      \
    static inline to name##_rn(from a)                                                             \
    {                                                                                              \
        return expression;                                                                         \
    }
#define NEAREST_2(name, type, expression)                                                          \
    static inline type name##_rn(type a, type b)                                                   \
    {                                                                                              \
        return expression;                                                                         \
    }
#define NEAREST_3(name, type, expression)                                                          \
    static inline type name##_rn(type a, type b, type c)                                           \
    {                                                                                              \
        return expression;                                                                         \
    }

#define ALL_MODES_1(name, to, from, expression)                                                    \
    NEAREST_1(name, to, from, expression)                                                          \
    ROUNDED_1(name, rm, to, from, expression)                                                      \
    ROUNDED_1(name, rp, to, from, expression)                                                      \
    ROUNDED_1(name, rz, to, from, expression)
#define ALL_MODES_2(name, type, expression)                                                        \
    NEAREST_2(name, type, expression)                                                              \
    ROUNDED_2(name, rm, type, expression)                                                          \
    ROUNDED_2(name, rp, type, expression)                                                          \
    ROUNDED_2(name, rz, type, expression)
#define ALL_MODES_3(name, type, expression)                                                        \
    NEAREST_3(name, type, expression)                                                              \
    ROUNDED_3(name, rm, type, expression)                                                          \
    ROUNDED_3(name, rp, type, expression)                                                          \
    ROUNDED_3(name, rz, type, expression)

ALL_MODES_2(add_f, float, a + b)
ALL_MODES_2(add_d, double, a + b)
ALL_MODES_2(mul_f, float, a *b)
ALL_MODES_2(mul_d, double, a *b)
ALL_MODES_2(div_f, float, a / b)
ALL_MODES_2(div_d, double, a / b)
ALL_MODES_3(fma_f, float, __builtin_fmaf(a, b, c))
ALL_MODES_3(fma_d, double, __builtin_fma(a, b, c))
ALL_MODES_1(sqrt_f, float, float, __builtin_sqrtf(a))
ALL_MODES_1(sqrt_d, double, double, __builtin_sqrt(a))
ALL_MODES_1(rcp_f, float, float, 1.0f / a)
ALL_MODES_1(rcp_d, double, double, 1.0 / a)
ALL_MODES_1(d2f, float, double, (float)a)
ALL_MODES_1(i2f, float, int32_t, (float)a)
ALL_MODES_1(ui2f, float, uint32_t, (float)a)
ALL_MODES_1(ll2f, float, int64_t, (float)a)
ALL_MODES_1(ull2f, float, uint64_t, (float)a)
ALL_MODES_1(i2d, double, int32_t, (double)a)
ALL_MODES_1(ui2d, double, uint32_t, (double)a)
ALL_MODES_1(ll2d, double, int64_t, (double)a)
/* Of halves, for the difference of two constants by which x86 without AVX-512 converts 64 bits is
 * -0 for 0 where rounding is down. */
ALL_MODES_1(ull2d, double, uint64_t, (double)(uint32_t)(a >> 32) * 0x1p32 + (double)(uint32_t)a)

/* ---- .ftz of results ---- */

/* GPUs flush a result that is below the smallest normal number when it is rounded as if exponents
 * had no end, so that not all that rounds to that number is kept. BELOW: is x / y so small? */
#define BELOW_rn(x, y) ((x) < 0x1.ffffffp-127 * (y))
#define BELOW_rm(x, y) ((x) <= 0x1.fffffep-127 * (y))
#define BELOW_rp(x, y) BELOW_rm(x, y)
#define BELOW_rz(x, y) BELOW_rm(x, y)
#define FLUSHED(r, below)                                                                          \
    (__builtin_fabsf(r) <= 0x1p-126f && (__builtin_fabsf(r) < 0x1p-126f || (below))                \
         ? __builtin_copysignf(0.0f, r)                                                            \
         : (r))

/* The result of an inexact sum whose last digit says that something was lost. */
static inline double to_odd(double sum, double error)
{
    uint64_t bits = rw_double_bits(sum);
    if (error == 0 || error != error || (bits & 1)) return sum;
    return rw_bits_double((error > 0) == (sum > 0) ? bits + 1 : bits - 1);
}

/* a + b rounded to odd; the error of a sum is exact in double (Knuth's two-sum). */
static inline double add_odd(double a, double b)
{
    double sum = a + b, part = sum - a;
    double error = (a - (sum - part)) + (b - part);
    return to_odd(sum, error);
}

/* Sums and roots are exact there, or far from it. */
#define BELOW_sqrt(mode, a) false
#define BELOW_add(mode, a, b) false
#define BELOW_rcp(mode, a) BELOW_##mode(1.0, __builtin_fabs(a))
#define BELOW_mul(mode, a, b) BELOW_##mode(__builtin_fabs((double)(a) * (b)), 1.0)
#define BELOW_div(mode, a, b) BELOW_##mode(__builtin_fabs(a), __builtin_fabs(b))
#define BELOW_fma(mode, a, b, c) BELOW_##mode(__builtin_fabs(add_odd((double)(a) * (b), c)), 1.0)

/* llvm.nvvm.<op>.<mode>[.ftz].f, rwc.ptx.<op>.<mode>[.ftz][.sat].f32, the same in double. */
#define FORMS_1(op, mode)                                                                          \
    float NVVM(op##_##mode##_f)(float a)                                                           \
    {                                                                                              \
        return op##_f_##mode(a);                                                                   \
    }                                                                                              \
    float NVVM(op##_##mode##_ftz_f)(float a)                                                       \
    {                                                                                              \
        a = ftz(a);                                                                                \
        float r = op##_f_##mode(a);                                                                \
        return FLUSHED(r, BELOW_##op(mode, a));                                                    \
    }                                                                                              \
    double NVVM(op##_##mode##_d)(double a)                                                         \
    {                                                                                              \
        return op##_d_##mode(a);                                                                   \
    }
#define FORMS_2(op, mode)                                                                          \
    float NVVM(op##_##mode##_f)(float a, float b)                                                  \
    {                                                                                              \
        return op##_f_##mode(a, b);                                                                \
    }                                                                                              \
    float NVVM(op##_##mode##_ftz_f)(float a, float b)                                              \
    {                                                                                              \
        a = ftz(a), b = ftz(b);                                                                    \
        float r = op##_f_##mode(a, b);                                                             \
        return FLUSHED(r, BELOW_##op(mode, a, b));                                                 \
    }                                                                                              \
    double NVVM(op##_##mode##_d)(double a, double b)                                               \
    {                                                                                              \
        return op##_d_##mode(a, b);                                                                \
    }
#define FORMS_3(op, mode)                                                                          \
    float NVVM(op##_##mode##_f)(float a, float b, float c)                                         \
    {                                                                                              \
        return op##_f_##mode(a, b, c);                                                             \
    }                                                                                              \
    float NVVM(op##_##mode##_ftz_f)(float a, float b, float c)                                     \
    {                                                                                              \
        a = ftz(a), b = ftz(b), c = ftz(c);                                                        \
        float r = op##_f_##mode(a, b, c);                                                          \
        return FLUSHED(r, BELOW_##op(mode, a, b, c));                                              \
    }                                                                                              \
    double NVVM(op##_##mode##_d)(double a, double b, double c)                                     \
    {                                                                                              \
        return op##_d_##mode(a, b, c);                                                             \
    }
#define IN_ALL_MODES(forms, op) forms(op, rn) forms(op, rm) forms(op, rp) forms(op, rz)

IN_ALL_MODES(FORMS_1, sqrt)
IN_ALL_MODES(FORMS_1, rcp)
IN_ALL_MODES(FORMS_2, add)
IN_ALL_MODES(FORMS_2, mul)
IN_ALL_MODES(FORMS_2, div)
IN_ALL_MODES(FORMS_3, fma)

/* ---- rounding to integers, signs ---- */

#define SIMPLE_1(op, single, twice)                                                                \
    float NVVM(op##_f)(float a)                                                                    \
    {                                                                                              \
        return single(a);                                                                          \
    }                                                                                              \
    float NVVM(op##_ftz_f)(float a)                                                                \
    {                                                                                              \
        return single(ftz(a));                                                                     \
    }                                                                                              \
    double NVVM(op##_d)(double a)                                                                  \
    {                                                                                              \
        return twice(a);                                                                           \
    }
SIMPLE_1(fabs, __builtin_fabsf, __builtin_fabs)
SIMPLE_1(floor, __builtin_floorf, __builtin_floor)
SIMPLE_1(ceil, __builtin_ceilf, __builtin_ceil)
SIMPLE_1(trunc, __builtin_truncf, __builtin_trunc)
SIMPLE_1(round, __builtin_rintf, __builtin_rint)
SIMPLE_1(saturate, saturate, saturate_d)

/* PTX: the sign of the first operand on the second. */
double PTX(copysign_f64)(double a, double b)
{
    return __builtin_copysign(b, a);
}
