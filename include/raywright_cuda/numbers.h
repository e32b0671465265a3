/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the mathematics stands on, for float and double alike: constants in two parts, bits and
 * exponents, sums and products with what rounding took from them.
 */
#ifndef RAYWRIGHT_CUDA_NUMBERS_H
#define RAYWRIGHT_CUDA_NUMBERS_H

#include "raywright_cuda/bits.h"

template <class T> struct rw_real;
template <> struct rw_real<float> {
    typedef int whole;
    static constexpr int digits = 24, bias = 127;
    static constexpr float shift = 0x1.8p23f; /* added and taken away: rounds to an integer */
    static constexpr float sqrt_half = 0x1.6a09e6p-1f;
    static constexpr float log2e = 0x1.715476p+0f, log2e_low = 0x1.4ae0cp-26f;
    static constexpr float log10e = 0x1.bcb7b2p-2f, log10e_low = -0x1.5b235ep-27f;
    static constexpr float ln2 = 0x1.62e43p-1f, ln2_low = -0x1.05c61p-29f;
    /* The first with so few digits that its product with an exponent is exact. */
    static constexpr float ln2_short = 0x1.62e4p-1f, ln2_rest = 0x1.7f7d1cp-20f;
    static constexpr float log2_10 = 0x1.a934fp+1f, log2_10_low = 0x1.2f346ep-24f;
    static constexpr float log10_2 = 0x1.344136p-2f;
    static constexpr float two_thirds = 0x1.555556p-1f, two_thirds_low = -0x1.555556p-26f;
    static constexpr float two_over_pi = 0x1.45f306p-1f;
    static constexpr float half_pi = 0x1.921fb6p+0f, half_pi_low = -0x1.777a5cp-25f;
    static constexpr float half_pi_lowest = -0x1.ee59dap-50f;
    static constexpr float angle_limit = 0x1p16f; /* beyond, half_pi's three parts are too few */
    /* e^x is infinite above the first, and 0 below the second. */
    static constexpr float exp_high = 90, exp_low = -105;
};
template <> struct rw_real<double> {
    typedef long long whole;
    static constexpr int digits = 53, bias = 1023;
    static constexpr double shift = 0x1.8p52;
    static constexpr double sqrt_half = 0x1.6a09e667f3bcdp-1;
    static constexpr double log2e = 0x1.71547652b82fep+0, log2e_low = 0x1.777d0ffda0d24p-56;
    static constexpr double log10e = 0x1.bcb7b1526e50ep-2, log10e_low = 0x1.95355baaafad3p-57;
    static constexpr double ln2 = 0x1.62e42fefa39efp-1, ln2_low = 0x1.abc9e3b39803fp-56;
    static constexpr double ln2_short = 0x1.62e42fefa38p-1, ln2_rest = 0x1.ef35793c7673p-45;
    static constexpr double log2_10 = 0x1.a934f0979a371p+1;
    static constexpr double log10_2 = 0x1.34413509f79ffp-2, log10_2_low = -0x1.9dc1da994fd21p-59;
    static constexpr double ln10 = 0x1.26bb1bbb55516p+1, ln10_low = -0x1.f48ad494ea3e9p-53;
    static constexpr double two_thirds = 0x1.5555555555555p-1,
                            two_thirds_low = 0x1.5555555555555p-55;
    static constexpr double two_over_pi = 0x1.45f306dc9c883p-1;
    static constexpr double half_pi = 0x1.921fb54442d18p+0, half_pi_low = 0x1.1a62633145c07p-54;
    static constexpr double half_pi_lowest = -0x1.f1976b7ed8fbcp-110;
    static constexpr double angle_limit = 0x1p20;
    static constexpr double exp_high = 711, exp_low = -747;
};

/* ---- bits ---- */

RW_CUDA int rw_bits(float x)
{
    return __float_as_int(x);
}
RW_CUDA long long rw_bits(double x)
{
    return __double_as_longlong(x);
}
RW_CUDA float rw_from_bits(int bits)
{
    return __int_as_float(bits);
}
RW_CUDA double rw_from_bits(long long bits)
{
    return __longlong_as_double(bits);
}

template <class T> RW_CUDA T rw_infinity()
{
    return (T)__builtin_huge_valf();
}
template <class T> RW_CUDA T rw_nan()
{
    return (T)__builtin_nanf("");
}

/* 2^n, a normal number. */
template <class T> RW_CUDA T rw_power(int n)
{
    typedef rw_real<T> real;
    return rw_from_bits((typename real::whole)(n + real::bias) << (real::digits - 1));
}

/* The exponent's bits as they are: 0 for zero and subnormal numbers. */
template <class T> RW_CUDA int rw_raw_exponent(T x)
{
    typedef rw_real<T> real;
    return (int)(rw_bits(x) >> (real::digits - 1)) & (2 * real::bias + 1);
}

/* ---- operations ---- */

RW_CUDA float rw_fma(float x, float y, float z)
{
    return __builtin_fmaf(x, y, z);
}
RW_CUDA double rw_fma(double x, double y, double z)
{
    return __builtin_fma(x, y, z);
}
RW_CUDA float rw_abs(float x)
{
    return __builtin_fabsf(x);
}
RW_CUDA double rw_abs(double x)
{
    return __builtin_fabs(x);
}
RW_CUDA float rw_sign(float x, float sign)
{
    return __builtin_copysignf(x, sign);
}
RW_CUDA double rw_sign(double x, double sign)
{
    return __builtin_copysign(x, sign);
}
RW_CUDA float rw_root(float x)
{
#if defined(RW_CUDA_FAST_ROOT) && defined(RW_CUDA_FLUSH)
    return __nvvm_sqrt_approx_ftz_f(x);
#elif defined(RW_CUDA_FAST_ROOT)
    return __nvvm_sqrt_approx_f(x);
#else
    return __builtin_sqrtf(x);
#endif
}
RW_CUDA double rw_root(double x)
{
    return __builtin_sqrt(x);
}
RW_CUDA float rw_trunc(float x)
{
    return __builtin_truncf(x);
}
RW_CUDA double rw_trunc(double x)
{
    return __builtin_trunc(x);
}
/* To the nearest integer, halves to the even one. */
RW_CUDA float rw_nearest(float x)
{
    return __builtin_rintf(x);
}
RW_CUDA double rw_nearest(double x)
{
    return __builtin_rint(x);
}

/* x 2^n with one rounding; |n| up to twice the type's largest exponent. */
template <class T> RW_CUDA T rw_scale(T x, int n)
{
    int half = n >> 1;
    return x * rw_power<T>(half) * rw_power<T>(n - half);
}

/* A finite number other than 0 as m 2^e with m in [1, 2), its sign with m. */
template <class T> RW_CUDA T rw_split(T x, int &e)
{
    typedef rw_real<T> real;
    typedef typename real::whole whole;
    int raw = rw_raw_exponent(x);
    e = raw - real::bias;
    if (raw == 0) {
        x *= rw_power<T>(real::digits);
        e = rw_raw_exponent(x) - real::bias - real::digits;
    }
    const whole mask = (whole)(2 * real::bias + 1) << (real::digits - 1);
    return rw_from_bits((rw_bits(x) & ~mask) | (whole)real::bias << (real::digits - 1));
}

/* x + y with its error; |x| >= |y| or x = 0. */
template <class T> RW_CUDA T rw_sum(T x, T y, T &low)
{
    T sum = x + y;
    low = y - (sum - x);
    return sum;
}
/* x y with its error. */
template <class T> RW_CUDA T rw_product(T x, T y, T &low)
{
    T product = x * y;
    low = rw_fma(x, y, -product);
    return product;
}

#endif
