/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Roots and lengths; of each function both precisions.
 *
 *   sqrt rsqrt cbrt rcbrt hypot rhypot norm3d rnorm3d norm4d rnorm4d norm rnorm fdivide
 */
#ifndef RAYWRIGHT_CUDA_ROOTS_H
#define RAYWRIGHT_CUDA_ROOTS_H

#include "raywright_cuda/parts.h"

RW_BOTH(sqrt, float, double, (float x), (double x), rw_root(x), rw_root(x))

RW_CUDA float rsqrtf(float x)
{
#ifdef RW_CUDA_FLUSH
    return __nvvm_rsqrt_approx_ftz_f(x);
#else
    return __nvvm_rsqrt_approx_f(x);
#endif
}
RW_CUDA double rsqrt(double x)
{
    return 1 / rw_root(x);
}
#ifdef RW_CUDA_FAST
RW_CUDA float fdividef(float x, float y)
{
    return __fdividef(x, y);
}
#else
RW_CUDA float fdividef(float x, float y)
{
    return x / y;
}
#endif
RW_CUDA double fdivide(double x, double y)
{
    return x / y;
}

/* The third root of m in [1, 8): a guess of 20 digits, then Newton's step, which doubles them. The
 * last has the cube's error. */
RW_CUDA float rw_cbrt_guess(float m)
{
    return rw_fast_exp2(rw_fast_log2(m) * 0x1.555556p-2f);
}
template <class T> RW_CUDA T rw_cbrt_step(T m, T t)
{
    T low, cube_low, square = rw_product(t, t, low), cube = rw_product(square, t, cube_low);
    return t - ((cube - m) + (cube_low + low * t)) / (3 * square);
}
RW_CUDA float rw_cbrt_of(float m)
{
    return rw_cbrt_step(m, rw_cbrt_guess(m));
}
RW_CUDA double rw_cbrt_of(double m)
{
    return rw_cbrt_step(m, rw_cbrt_step(m, (double)rw_cbrt_guess((float)m)));
}
/* |x| = m 8^n. */
template <class T> RW_CUDA T rw_split_cube(T x, int &n)
{
    int e;
    T m = rw_split(rw_abs(x), e);
    n = (e + 3 * 1024) / 3 - 1024;
    return m * rw_power<T>(e - 3 * n);
}
template <class T> RW_CUDA T rw_cbrt(T x)
{
    int n;
    if (x == 0 || !(rw_abs(x) < rw_infinity<T>())) return x;
    T m = rw_split_cube(x, n);
    return rw_sign(rw_cbrt_of(m) * rw_power<T>(n), x);
}
template <class T> RW_CUDA T rw_rcbrt(T x)
{
    int n;
    if (x == 0 || !(rw_abs(x) < rw_infinity<T>())) return 1 / x;
    T m = rw_split_cube(x, n);
    return rw_sign(1 / rw_cbrt_of(m) * rw_power<T>(-n), x);
}
RW_BOTH(cbrt, float, double, (float x), (double x), rw_cbrt(x), rw_cbrt(x))
RW_BOTH(rcbrt, float, double, (float x), (double x), rw_rcbrt(x), rw_rcbrt(x))

/* ---- lengths ---- */

template <class T> RW_CUDA T rw_greatest(T a)
{
    return rw_abs(a);
}
template <class T, class... R> RW_CUDA T rw_greatest(T a, R... rest)
{
    T other = rw_greatest(rest...);
    return rw_abs(a) > other ? rw_abs(a) : other;
}
template <class T> RW_CUDA T rw_squares(T scale, T a)
{
    return (a * scale) * (a * scale);
}
template <class T, class... R> RW_CUDA T rw_squares(T scale, T a, R... rest)
{
    return rw_fma(a * scale, a * scale, rw_squares(scale, rest...));
}
/* A power of 2 that brings the greatest of all near to 1, so that no square is lost. */
template <class T> RW_CUDA T rw_scale_for(T greatest)
{
    typedef rw_real<T> real;
    int e = rw_raw_exponent(greatest) - real::bias;
    int least = -real::bias + 1, most = real::bias - real::digits;
    return rw_power<T>(-(e < -most ? -most : e > -least ? -least : e));
}
template <class T> RW_CUDA bool rw_any_infinite(T a)
{
    return rw_abs(a) == rw_infinity<T>();
}
template <class T, class... R> RW_CUDA bool rw_any_infinite(T a, R... rest)
{
    return rw_any_infinite(a) || rw_any_infinite(rest...);
}
/* What is infinite counts more than what is no number. */
template <class T, class... R> RW_CUDA T rw_length(T a, R... rest)
{
    T scale = rw_scale_for(rw_greatest(a, rest...));
    if (rw_any_infinite(a, rest...)) return rw_infinity<T>();
    return rw_root(rw_squares(scale, a, rest...)) / scale;
}
template <class T, class... R> RW_CUDA T rw_inverse_length(T a, R... rest)
{
    T scale = rw_scale_for(rw_greatest(a, rest...));
    if (rw_any_infinite(a, rest...)) return 0;
    T squares = rw_squares(scale, a, rest...), y = 1 / rw_root(squares);
    if (squares == 0) return y;
    /* Newton's step, with the square's error. */
    T low, square = rw_product(y, y, low);
    T missing = rw_fma(-squares, square, (T)1) - squares * low;
    return scale * rw_fma((T)0.5 * missing, y, y);
}
template <class T> RW_CUDA T rw_length_of(int count, const T *a)
{
    T greatest = 0, sum = 0;
    for (int i = 0; i < count; i++) greatest = rw_greatest(greatest, a[i]);
    if (greatest == rw_infinity<T>()) return greatest;
    T scale = rw_scale_for(greatest);
    for (int i = 0; i < count; i++) sum = rw_fma(a[i] * scale, a[i] * scale, sum);
    return rw_root(sum) / scale;
}

#define RW_LENGTHS(name, function, count, ...)                                                     \
    RW_CUDA float name##f(RW_PARAMETERS##count(float))                                             \
    {                                                                                              \
        return function(__VA_ARGS__);                                                              \
    }                                                                                              \
    RW_CUDA double name(RW_PARAMETERS##count(double))                                              \
    {                                                                                              \
        return function(__VA_ARGS__);                                                              \
    }
#define RW_PARAMETERS2(T) T x, T y
#define RW_PARAMETERS3(T) T x, T y, T z
#define RW_PARAMETERS4(T) T x, T y, T z, T w
RW_LENGTHS(hypot, rw_length, 2, x, y)
RW_LENGTHS(rhypot, rw_inverse_length, 2, x, y)
RW_LENGTHS(norm3d, rw_length, 3, x, y, z)
RW_LENGTHS(rnorm3d, rw_inverse_length, 3, x, y, z)
RW_LENGTHS(norm4d, rw_length, 4, x, y, z, w)
RW_LENGTHS(rnorm4d, rw_inverse_length, 4, x, y, z, w)
RW_BOTH(norm, float, double, (int count, const float *a), (int count, const double *a),
        rw_length_of(count, a), rw_length_of(count, a))
RW_BOTH(rnorm, float, double, (int count, const float *a), (int count, const double *a),
        1 / rw_length_of(count, a), 1 / rw_length_of(count, a))
#undef RW_LENGTHS
#undef RW_PARAMETERS2
#undef RW_PARAMETERS3
#undef RW_PARAMETERS4

#endif
