/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Exponentials, logarithms, powers, and the hyperbolic functions that are made of them; of each
 * function both precisions. Those of float that programs call often take the machine's 2^x.
 *
 *   exp exp2 exp10 expm1 log log2 log10 log1p pow powi
 *   sinh cosh tanh asinh acosh atanh
 */
#ifndef RAYWRIGHT_CUDA_EXPONENTIAL_H
#define RAYWRIGHT_CUDA_EXPONENTIAL_H

#include "raywright_cuda/polynomials.h"
#include "raywright_cuda/roots.h"

/* ---- e^x ---- */

/* x to the nearest integer: the same number twice. |x| is small. */
template <class T> RW_CUDA int rw_integer(T x, T &whole)
{
    T sum = x + rw_real<T>::shift;
    whole = sum - rw_real<T>::shift;
    return (int)(rw_bits(sum) - rw_bits(rw_real<T>::shift));
}
template <class T> RW_CUDA T rw_clamp(T x, T low, T high)
{
    x = x > high ? high : x;
    return x < low ? low : x;
}

/* e^(x + low) - 1 for |x| <= ln(2)/2. */
template <class T> RW_CUDA T rw_expm1_small(T x, T low)
{
    x = rw_sum(x, low, low);
    return x + rw_fma(x * x, rw_poly_exp(x), low);
}
/* e^(x + low) 2^n likewise. */
template <class T> RW_CUDA T rw_exp_small(T x, T low, int n)
{
    return rw_scale(1 + rw_expm1_small(x, low), n);
}
/* e^(x + low) 2^n. */
template <class T> RW_CUDA T rw_exp_of(T x, T low, int n)
{
    typedef rw_real<T> real;
    T whole, high = rw_clamp(x, real::exp_low, real::exp_high);
    low = high == x ? low : (T)0;
    n += rw_integer(high * real::log2e, whole);
    T rest = rw_fma(whole, -real::ln2, high);
    return rw_exp_small(rest, rw_fma(whole, -real::ln2_low, low), n);
}

/* b^x as 2^(x log2(b)), the logarithm in two parts. */
RW_CUDA float rw_power_of(float x, float logarithm, float low, float limit)
{
    float whole, high = rw_clamp(x, -limit, limit);
    int n = rw_integer(high * logarithm, whole);
    float rest = rw_fma(high, low, rw_fma(high, logarithm, -whole));
    return rw_scale(rw_fast_exp2(rest), n);
}

#ifdef RW_CUDA_FAST
RW_CUDA float expf(float x)
{
    return __expf(x);
}
RW_CUDA float exp10f(float x)
{
    return __exp10f(x);
}
#else
RW_CUDA float expf(float x)
{
    return rw_power_of(x, rw_real<float>::log2e, rw_real<float>::log2e_low, 105);
}
RW_CUDA float exp10f(float x)
{
    return rw_power_of(x, rw_real<float>::log2_10, rw_real<float>::log2_10_low, 46);
}
#endif
RW_CUDA float exp2f(float x)
{
    return rw_fast_exp2(x);
}
RW_CUDA double exp(double x)
{
    return rw_exp_of(x, 0.0, 0);
}
RW_CUDA double exp2(double x)
{
    typedef rw_real<double> real;
    double whole, low;
    x = rw_clamp(x, -1080.0, 1030.0);
    int n = rw_integer(x, whole);
    double rest = x - whole, high = rw_product(rest, real::ln2, low);
    return rw_exp_small(high, rw_fma(rest, real::ln2_low, low), n);
}
RW_CUDA double exp10(double x)
{
    typedef rw_real<double> real;
    double whole, low;
    x = rw_clamp(x, -330.0, 310.0);
    int n = rw_integer(x * real::log2_10, whole);
    double rest = rw_fma(whole, -real::log10_2, x), missing = whole * -real::log10_2_low;
    double high = rw_product(rest, real::ln10, low);
    return rw_exp_small(high, low + rw_fma(rest, real::ln10_low, missing * real::ln10), n);
}

template <class T> RW_CUDA T rw_expm1(T x)
{
    typedef rw_real<T> real;
    T whole, high = rw_clamp(x, (T)-40, real::exp_high - 1);
    if (x == 0) return x;
    int n = rw_integer(high * real::log2e, whole);
    T rest = rw_fma(whole, -real::ln2, high), low = whole * -real::ln2_low;
    T y = rw_expm1_small(rest, low), half = rw_power<T>(n - 1);
    return n == 0 ? y : 2 * rw_fma(half, y, half - (T)0.5);
}
RW_BOTH(expm1, float, double, (float x), (double x), rw_expm1(x), rw_expm1(x))

/* ---- logarithms ---- */

/* A positive finite number as (1 + f) 2^e with 1 + f in [sqrt(1/2), sqrt(2)]. */
template <class T> RW_CUDA T rw_split_log(T x, int &e)
{
    T m = rw_split(x, e);
    bool large = m > 2 * rw_real<T>::sqrt_half;
    e += large ? 1 : 0;
    return (large ? m * (T)0.5 : m) - 1;
}
/* Has the logarithm no polynomial there? Then `out` is it. */
template <class T> RW_CUDA bool rw_log_special(T x, T &out)
{
    out = x == 0 ? -rw_infinity<T>() : x < 0 ? rw_nan<T>() : x;
    return !(x > 0) || x == rw_infinity<T>();
}

/* ln(x) times `scale`, which is in two parts; `each` is that of 2. */
RW_CUDA float rw_log_float(float x, float scale, float low, float each)
{
    int e;
    float special;
    if (rw_log_special(x, special)) return special;
    float f = rw_split_log(x, e);
    float rest = f * f * rw_fma(f, rw_poly_log1p(f), -0.5f);
    return rw_fma((float)e, each, rw_fma(f, scale, rw_fma(rest, scale, f * low)));
}

/* ln((1 + f) 2^e) + low */
template <class T> RW_CUDA T rw_log_near(T f, int e, T low)
{
    typedef rw_real<T> real;
    T s = f / (2 + f), z = s * s, half = (T)0.5 * f * f;
    T rest = s * rw_fma(z, rw_poly_log(z), half);
    low = rw_fma((T)e, real::ln2_rest, low);
    return e == 0 ? f - (half - (rest + low))
                  : (T)e * real::ln2_short - ((half - (rest + low)) - f);
}

/* ln(x), x positive and finite, in two parts with about one and a half times the digits. */
template <class T> RW_CUDA T rw_log_parts(T x, T &low)
{
    typedef rw_real<T> real;
    int e;
    T f = rw_split_log(x, e), divisor_low, square_low, cube_low, third_low;
    T divisor = rw_sum((T)2, f, divisor_low), s = f / divisor;
    s += rw_fma(-s, divisor, f) / divisor; /* where division is approximate */
    T s_low = (rw_fma(-s, divisor, f) - s * divisor_low) / divisor;
    T square = rw_product(s, s, square_low), cube = rw_product(square, s, cube_low);
    cube_low += square_low * s + 3 * square * s_low;
    square_low += 2 * s * s_low;
    T third = rw_product(cube, real::two_thirds, third_low);
    third_low += rw_fma(cube, real::two_thirds_low, cube_low * real::two_thirds);
    T tail = cube * square * rw_poly_log_tail(square);
    T high = rw_sum((T)e * real::ln2_short, 2 * s, low), second;
    high = rw_sum(high, third, second);
    low += second + (third_low + (tail + (2 * s_low + (T)e * real::ln2_rest)));
    return rw_sum(high, low, low);
}

template <class T> RW_CUDA T rw_log1p(T x)
{
    int e = 0;
    T u = 1 + x, f = x, low = 0;
    if (x <= -1) return x == -1 ? -rw_infinity<T>() : rw_nan<T>();
    if (x == 0 || !(x < rw_infinity<T>())) return x;
    if (!(u > rw_real<T>::sqrt_half && u < 2 * rw_real<T>::sqrt_half)) {
        low = (x > 1 ? 1 - (u - x) : x - (u - 1)) / u;
        f = rw_split_log(u, e);
    }
    return rw_log_near(f, e, low);
}

#ifdef RW_CUDA_FAST
#define RW_LOG(name, ...)                                                                          \
    RW_CUDA float name##f(float x)                                                                 \
    {                                                                                              \
        return __##name##f(x);                                                                     \
    }
#else
#define RW_LOG(name, ...)                                                                          \
    RW_CUDA float name##f(float x)                                                                 \
    {                                                                                              \
        return rw_log_float(x, __VA_ARGS__);                                                       \
    }
#endif
RW_LOG(log, 1, 0, rw_real<float>::ln2)
RW_LOG(log2, rw_real<float>::log2e, rw_real<float>::log2e_low, 1)
RW_LOG(log10, rw_real<float>::log10e, rw_real<float>::log10e_low, rw_real<float>::log10_2)
#undef RW_LOG

RW_CUDA double log(double x)
{
    int e;
    double special;
    if (rw_log_special(x, special)) return special;
    double f = rw_split_log(x, e);
    return rw_log_near(f, e, 0.0);
}
RW_CUDA double rw_log_double(double x, double scale, double scale_low)
{
    double special, low, product_low;
    if (rw_log_special(x, special)) return special;
    double high = rw_log_parts(x, low), product = rw_product(high, scale, product_low);
    return product + (product_low + rw_fma(low, scale, high * scale_low));
}
RW_CUDA double log2(double x)
{
    return rw_log_double(x, rw_real<double>::log2e, rw_real<double>::log2e_low);
}
RW_CUDA double log10(double x)
{
    return rw_log_double(x, rw_real<double>::log10e, rw_real<double>::log10e_low);
}
RW_CUDA float rw_ln(float x)
{
    return rw_log_float(x, 1, 0, rw_real<float>::ln2);
}
RW_CUDA double rw_ln(double x)
{
    return log(x);
}
RW_BOTH(log1p, float, double, (float x), (double x), rw_log1p(x), rw_log1p(x))

/* ---- powers ---- */

/* x^y for a positive finite x and a finite y. */
template <class T> RW_CUDA T rw_pow_positive(T x, T y)
{
    T low, product_low, high = rw_log_parts(x, low);
    T product = rw_product(y, high, product_low);
    bool inside = rw_abs(product) < 2 * rw_real<T>::exp_high;
    return rw_exp_of(product, inside ? rw_fma(y, low, product_low) : (T)0, 0);
}
/* 0: no integer, 1: odd, 2: even */
template <class T> RW_CUDA int rw_parity(T y)
{
    if (rw_trunc(y) != y) return 0;
    T half = y * (T)0.5;
    return rw_trunc(half) == half ? 2 : 1;
}
template <class T> RW_CUDA T rw_pow(T x, T y)
{
    T a = rw_abs(x), result;
    const T infinity = rw_infinity<T>();
    if (x == 1 || y == 0) return 1;
    if (x != x || y != y) return x + y;
    if (a == 1 && rw_abs(y) == infinity) return 1;
    if (a == 0 || a == infinity || rw_abs(y) == infinity)
        result = (a < 1) == (y < 0) ? infinity : (T)0;
    else
        result = rw_pow_positive(a, y);
    if (rw_bits(x) >= 0) return result;
    int parity = rw_parity(y);
    if (parity == 0 && a != 0 && a != infinity) return rw_nan<T>();
    return parity == 1 ? -result : result;
}
#ifdef RW_CUDA_FAST
RW_CUDA float powf(float x, float y)
{
    return __powf(x, y);
}
#else
RW_CUDA float powf(float x, float y)
{
    return rw_pow(x, y);
}
#endif
RW_CUDA double pow(double x, double y)
{
    return rw_pow(x, y);
}
template <class T> RW_CUDA T rw_powi(T x, int n)
{
    T result = 1;
    for (unsigned int rest = n < 0 ? 0u - (unsigned int)n : (unsigned int)n; rest; rest >>= 1) {
        if (rest & 1) result *= x;
        x *= x;
    }
    return n < 0 ? 1 / result : result;
}
RW_BOTH(powi, float, double, (float x, int n), (double x, int n), rw_powi(x, n), rw_powi(x, n))

/* ---- hyperbolic functions ---- */

template <class T> RW_CUDA T rw_sinh(T x)
{
    T a = rw_abs(x);
    if (a < 1) {
        T e = rw_expm1(x);
        return (T)0.5 * (e + e / (e + 1));
    }
    T half = rw_exp_of(a, (T)0, -1);
    return rw_sign(half - (T)0.25 / half, x);
}
template <class T> RW_CUDA T rw_cosh(T x)
{
    T half = rw_exp_of(rw_abs(x), (T)0, -1);
    return half + (T)0.25 / half;
}
template <class T> RW_CUDA T rw_tanh(T x)
{
    T a = rw_abs(x), low;
    if (a > 22) return rw_sign((T)1, x);
    T e = rw_expm1(2 * a), sum = rw_sum(e > 2 ? e : (T)2, e > 2 ? (T)2 : e, low);
    if (a > (T)0.55) return rw_sign(1 - 2 / sum, x);
    T y = e / sum;
    return rw_sign(y + (rw_fma(-y, sum, e) - y * low) / sum, x);
}
template <class T> RW_CUDA T rw_asinh(T x)
{
    T a = rw_abs(x), y;
    if (a > rw_power<T>(rw_real<T>::digits / 2 + 2))
        y = rw_ln(a) + rw_real<T>::ln2;
    else
        y = rw_log1p(a + a * a / (1 + rw_root(rw_fma(a, a, (T)1))));
    return rw_sign(y, x);
}
template <class T> RW_CUDA T rw_acosh(T x)
{
    T t = x - 1;
    if (x < 1) return rw_nan<T>();
    if (x > rw_power<T>(rw_real<T>::digits / 2 + 2)) return rw_ln(x) + rw_real<T>::ln2;
    return rw_log1p(t + rw_root(rw_fma(t, t, 2 * t)));
}
template <class T> RW_CUDA T rw_atanh(T x)
{
    T a = rw_abs(x);
    T t = a < (T)0.5 ? 2 * a + 2 * a * a / (1 - a) : 2 * a / (1 - a);
    return rw_sign((T)0.5 * rw_log1p(t), x);
}
RW_BOTH(sinh, float, double, (float x), (double x), rw_sinh(x), rw_sinh(x))
RW_BOTH(cosh, float, double, (float x), (double x), rw_cosh(x), rw_cosh(x))
#ifdef RW_CUDA_FAST
RW_BOTH(tanh, float, double, (float x), (double x), __tanhf(x), rw_tanh(x))
#else
RW_BOTH(tanh, float, double, (float x), (double x), rw_tanh(x), rw_tanh(x))
#endif
RW_BOTH(asinh, float, double, (float x), (double x), rw_asinh(x), rw_asinh(x))
RW_BOTH(acosh, float, double, (float x), (double x), rw_acosh(x), rw_acosh(x))
RW_BOTH(atanh, float, double, (float x), (double x), rw_atanh(x), rw_atanh(x))

#endif
