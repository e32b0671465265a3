/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The error function and its relatives; of each function both precisions.
 *
 *   erf erfc erfcx erfinv erfcinv normcdf normcdfinv
 */
#ifndef RAYWRIGHT_CUDA_ERRORS_H
#define RAYWRIGHT_CUDA_ERRORS_H

#include "raywright_cuda/exponential.h"

/* e^(x^2) erfc(x) for x >= 0 */
template <class T> RW_CUDA T rw_erfcx_positive(T x)
{
    T t = x > rw_power<T>(60) ? (T)1 : (x - 4) / (x + 4);
    return rw_poly_erfcx(t) / rw_fma((T)2, x, (T)1);
}
/* e^(sign x^2), with the square's error. */
template <class T> RW_CUDA T rw_exp_square(T x, T sign)
{
    T low, square = rw_product(x, x, low);
    return rw_exp_of(sign * square, sign * low, 0);
}
template <class T> RW_CUDA T rw_erf_small(T x)
{
    return rw_fma(x, rw_poly_erf(x * x), x);
}
template <class T> RW_CUDA T rw_erfc(T x)
{
    if (rw_abs(x) < (T)0.5) return 1 - rw_erf_small(x);
    T a = rw_abs(x) > 30 ? (T)30 : rw_abs(x);
    T y = rw_exp_square(a, (T)-1) * rw_erfcx_positive(a);
    return x < 0 ? 2 - y : y;
}
template <class T> RW_CUDA T rw_erf(T x)
{
    return rw_abs(x) > 1 ? rw_sign(1 - rw_erfc(rw_abs(x)), x) : rw_erf_small(x);
}
template <class T> RW_CUDA T rw_erfcx(T x)
{
    if (!(x < 0)) return rw_erfcx_positive(x);
    T a = x < -30 ? (T)30 : -x;
    return 2 * rw_exp_square(a, (T)1) - rw_erfcx_positive(a);
}
/* erfc(-x / sqrt(2)) / 2, the exponent from x itself. */
template <class T> RW_CUDA T rw_normcdf(T x)
{
    T a = rw_abs(x) > 50 ? (T)50 : rw_abs(x), low, square = rw_product(a, a, low);
    T y = rw_exp_of((T)-0.5 * square, (T)-0.5 * low, 0) *
          rw_erfcx_positive(a * rw_real<T>::sqrt_half) * (T)0.5;
    return x > 0 ? 1 - y : y;
}

/* ---- inverses, by Halley's steps ---- */

/* The x >= 0 with erf(x) = rest where that is small, else with erfc(x) = y; rest = 1 - y. */
template <class T> RW_CUDA T rw_inverse(T y, T rest, bool small)
{
    const T root_pi = (T)0x1.c5bf891b4ef6ap-1; /* sqrt(pi) / 2 */
    /* Winitzki's approximation */
    T l = small ? rw_log1p(-rest * rest) : rw_ln(y) + rw_log1p(rest);
    T k = (T)4.3307467507998 + (T)0.5 * l, c = l * (T)-6.8027210884354;
    T x = rw_root(c / (rw_root(rw_fma(k, k, c)) + k));
    for (int i = 0; i < 3; i++) {
        T error = small ? rest - rw_erf(x) : rw_erfc(x) - y;
        T step = error * root_pi * rw_exp_square(x, (T)1);
        x += step / (1 - x * step);
    }
    return x;
}
template <class T> RW_CUDA T rw_erfinv(T x)
{
    T a = rw_abs(x);
    if (!(a < 1)) return a == 1 ? rw_sign(rw_infinity<T>(), x) : rw_nan<T>();
    if (a < rw_power<T>(-rw_real<T>::digits / 2 - 2)) return x * (T)0x1.c5bf891b4ef6ap-1;
    return rw_sign(rw_inverse(1 - a, a, a < (T)0.75), x);
}
template <class T> RW_CUDA T rw_erfcinv(T y)
{
    if (!(y > 0 && y < 2))
        return y == 0 ? rw_infinity<T>() : y == 2 ? -rw_infinity<T>() : rw_nan<T>();
    T lower = y > 1 ? 2 - y : y, x = rw_inverse(lower, 1 - lower, lower > (T)0.5);
    return y == 1 ? (T)0 : y > 1 ? -x : x;
}
template <class T> RW_CUDA T rw_normcdfinv(T y)
{
    return -2 * rw_real<T>::sqrt_half * rw_erfcinv(2 * y);
}

#define RW_ERROR(name)                                                                             \
    RW_BOTH(name, float, double, (float x), (double x), rw_##name(x), rw_##name(x))
RW_ERROR(erf)
RW_ERROR(erfc)
RW_ERROR(erfcx)
RW_ERROR(erfinv)
RW_ERROR(erfcinv)
RW_ERROR(normcdf)
RW_ERROR(normcdfinv)
#undef RW_ERROR
#undef RW_BOTH

#endif
