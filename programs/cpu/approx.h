/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The approximate functions of PTX (see helpers.c). Computed in double with additions,
 * multiplications and divisions alone, never through the C library, so that the result is the same
 * on every CPU; it is far closer to the exact value than PTX asks for.
 */

/* A power of two within the range of normal doubles. */
static inline double power_of_two(int exponent)
{
    return rw_bits_double((uint64_t)(exponent + 1023) << 52);
}

/* 2^x: 2^n * e^(f ln 2), |f| <= 1/2, Taylor to the 11th power (error below 1e-14). */
static inline double approx_exp2(double x)
{
    static const double terms[] = {1.0 / 39916800, 1.0 / 3628800, 1.0 / 362880, 1.0 / 40320,
                                   1.0 / 5040,     1.0 / 720,     1.0 / 120,    1.0 / 24,
                                   1.0 / 6,        1.0 / 2,       1.0,          1.0};
    if (x != x) return x;
    if (x > 1000) return __builtin_inf();
    if (x < -1000) return 0;
    double whole = __builtin_rint(x), f = (x - whole) * 0x1.62e42fefa39efp-1, sum = 0;
    for (unsigned i = 0; i < sizeof(terms) / sizeof(terms[0]); i++) sum = sum * f + terms[i];
    return sum * power_of_two((int)whole);
}

/* log2(2^n m) = n + 2/ln 2 * artanh((m-1)/(m+1)), m within a factor of sqrt 2 of one. */
static inline double approx_log2(double x)
{
    if (!(x >= 0)) return __builtin_nan("");
    if (x == 0) return -__builtin_inf();
    if (x > 0x1.fffffffffffffp1023) return x;
    int exponent = (int)(rw_double_bits(x) >> 52) - 1023;
    double m = rw_bits_double((rw_double_bits(x) & 0x000fffffffffffff) | 0x3ff0000000000000);
    if (m > 0x1.6a09e667f3bcdp0) m *= 0.5, exponent++;
    double s = (m - 1) / (m + 1), square = s * s, sum = 0;
    for (int power = 17; power > 0; power -= 2) sum = sum * square + 1.0 / power;
    return exponent + s * sum * 0x1.71547652b82fep1;
}

/* In turns, as the hardware reduces its operand; `quarter` turns ahead. The sine of a subnormal
 * number is zero with its sign, also without .ftz. */
static inline double approx_wave(double x, int quarter)
{
    if (__builtin_fabs(x) < 0x1p-126) return quarter ? 1 : __builtin_copysign(0, x);
    double turns = x * 0x1.45f306dc9c883p-3; /* 1 / 2 pi */
    double part = turns - __builtin_rint(turns), quarters = __builtin_rint(part * 4);
    if (part != part) return part;
    double r = (part - quarters * 0.25) * 0x1.921fb54442d18p2, square = r * r;
    unsigned which = ((unsigned)(int)quarters + (unsigned)quarter) & 3;
    double sine =
        r *
        (1 + square * (-1.0 / 6 +
                       square * (1.0 / 120 +
                                 square * (-1.0 / 5040 +
                                           square * (1.0 / 362880 + square * (-1.0 / 39916800))))));
    double cosine =
        1 + square * (-0.5 +
                      square * (1.0 / 24 +
                                square * (-1.0 / 720 +
                                          square * (1.0 / 40320 + square * (-1.0 / 3628800 +
                                                                            square / 479001600)))));
    double value = which & 1 ? cosine : sine;
    return which & 2 ? -value : value;
}

/* (e^2x - 1) / (e^2x + 1); so small that it is x itself. */
static inline double approx_tanh(double x)
{
    if (__builtin_fabs(x) < 0x1p-12 || x != x) return x;
    if (__builtin_fabs(x) > 30) return __builtin_copysign(1, x);
    double power = approx_exp2(x * 0x1.71547652b82fep1);
    return (power - 1) / (power + 1);
}

#define APPROX_1(op, expression)                                                                   \
    float NVVM(op##_approx_f)(float a)                                                             \
    {                                                                                              \
        return (float)(expression);                                                                \
    }                                                                                              \
    float NVVM(op##_approx_ftz_f)(float x)                                                         \
    {                                                                                              \
        float a = ftz(x);                                                                          \
        return ftz((float)(expression));                                                           \
    }
APPROX_1(sin, approx_wave(a, 0))
APPROX_1(cos, approx_wave(a, 1))
APPROX_1(ex2, approx_exp2(a))
APPROX_1(lg2, approx_log2(a))
APPROX_1(sqrt, __builtin_sqrtf(a))
APPROX_1(rsqrt, 1.0f / __builtin_sqrtf(a))
APPROX_1(rcp, 1.0f / a)

/* The names that LLVM 22 has for them. */
float NVVM(ex2_approx_f32)(float a)
{
    return (float)approx_exp2(a);
}
float NVVM(ex2_approx_ftz_f32)(float a)
{
    return ftz((float)approx_exp2(ftz(a)));
}

float NVVM(sqrt_f)(float a)
{
    return __builtin_sqrtf(a);
}
float PTX(rcp_approx_f32)(float a)
{
    return 1.0f / a;
}
float PTX(tanh_approx_f32)(float a)
{
    return (float)approx_tanh(a);
}

/* a * (1/b): the reciprocal of the largest numbers is flushed to zero. */
static inline float approx_quotient(float a, float b)
{
    if (__builtin_fabsf(b) > 0x1p126f && __builtin_fabsf(b) < __builtin_inff())
        return a * __builtin_copysignf(0, b);
    return a / b;
}
float NVVM(div_approx_f)(float a, float b)
{
    return approx_quotient(a, b);
}
float NVVM(div_approx_ftz_f)(float a, float b)
{
    return ftz(approx_quotient(ftz(a), ftz(b)));
}
float PTX(div_full_f32)(float a, float b)
{
    return a / b;
}
float PTX(div_full_ftz_f32)(float a, float b)
{
    return ftz(ftz(a) / ftz(b));
}

/* ---- f64: the .ftz forms read and write the upper half of the bits alone ---- */

static inline double upper_half(double a)
{
    return rw_bits_double(rw_double_bits(a) & 0xffffffff00000000);
}

static inline double ftz_d(double a)
{
    return __builtin_fabs(a) < 0x1p-1022 ? __builtin_copysign(0, a) : a;
}

/* Flushed; NaN has these bits, whatever those of the operand were. */
static inline double finished_d(double a)
{
    return a != a ? rw_bits_double(0x7fffffff00000000) : upper_half(ftz_d(a));
}

double NVVM(rcp_approx_ftz_d)(double a)
{
    return finished_d(1.0 / ftz_d(upper_half(a)));
}
double NVVM(rsqrt_approx_ftz_d)(double a)
{
    return finished_d(1.0 / __builtin_sqrt(ftz_d(upper_half(a))));
}
double NVVM(rsqrt_approx_d)(double a)
{
    return 1.0 / __builtin_sqrt(a);
}
