/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rounding, comparing, remainders and parts of numbers, which are exact. Of each function both
 * precisions: floor and floorf.
 *
 *   floor ceil trunc round rint nearbyint lrint llrint lround llround
 *   fabs copysign fmin fmax fdim fma isnan isinf isfinite signbit nan
 *   fmod remainder remquo modf frexp ldexp scalbn scalbln logb ilogb nextafter
 */
#ifndef RAYWRIGHT_CUDA_PARTS_H
#define RAYWRIGHT_CUDA_PARTS_H

#include "raywright_cuda/intrinsics.h"

/* ---- one expression ---- */

/* name, result in either precision, parameters in either, expression */
#define RW_BOTH(name, TF, TD, float_parameters, double_parameters, float_value, double_value)      \
    RW_CUDA TF name##f float_parameters                                                            \
    {                                                                                              \
        return float_value;                                                                        \
    }                                                                                              \
    RW_CUDA TD name double_parameters                                                              \
    {                                                                                              \
        return double_value;                                                                       \
    }
#define RW_UNARY(name)                                                                             \
    RW_BOTH(name, float, double, (float x), (double x), __builtin_##name##f(x), __builtin_##name(x))
#define RW_BINARY(name)                                                                            \
    RW_BOTH(name, float, double, (float x, float y), (double x, double y),                         \
            __builtin_##name##f(x, y), __builtin_##name(x, y))
#define RW_WHOLE(name, T, round)                                                                   \
    RW_BOTH(name, T, T, (float x), (double x), (T)round##f(x), (T)round(x))
RW_UNARY(floor)
RW_UNARY(ceil)
RW_UNARY(trunc)
RW_UNARY(fabs)
RW_BINARY(copysign)
RW_BINARY(fmin)
RW_BINARY(fmax)
RW_BOTH(fma, float, double, (float x, float y, float z), (double x, double y, double z),
        __builtin_fmaf(x, y, z), __builtin_fma(x, y, z))
RW_BOTH(rint, float, double, (float x), (double x), rw_nearest(x), rw_nearest(x))
RW_BOTH(nearbyint, float, double, (float x), (double x), rw_nearest(x), rw_nearest(x))
RW_BOTH(nan, float, double, (const char *), (const char *), rw_nan<float>(), rw_nan<double>())
RW_WHOLE(lrint, long, rint)
RW_WHOLE(llrint, long long, rint)

/* Halves away from zero: what is cut off is exact, and so is the sum unless that is one half. */
template <class T> RW_CUDA T rw_round(T x)
{
    T whole = rw_trunc(x), rest = rw_abs(x - whole);
    return rw_sign(rw_abs(whole) + (rest >= (T)0.5 ? (T)1 : (T)0), x);
}
RW_BOTH(round, float, double, (float x), (double x), rw_round(x), rw_round(x))
RW_WHOLE(lround, long, round)
RW_WHOLE(llround, long long, round)
#undef RW_WHOLE
#undef RW_BINARY
#undef RW_UNARY

template <class T> RW_CUDA T rw_fdim(T x, T y)
{
    return x <= y ? (T)0 : x - y;
}
RW_BOTH(fdim, float, double, (float x, float y), (double x, double y), rw_fdim(x, y), rw_fdim(x, y))

#define RW_TEST(name, T, value)                                                                    \
    RW_CUDA bool name(T x)                                                                         \
    {                                                                                              \
        return value;                                                                              \
    }
#define RW_TESTS(T)                                                                                \
    RW_TEST(isnan, T, x != x)                                                                      \
    RW_TEST(isinf, T, rw_abs(x) == rw_infinity<T>())                                               \
    RW_TEST(isfinite, T, rw_abs(x) < rw_infinity<T>())                                             \
    RW_TEST(signbit, T, rw_bits(x) < 0)
RW_TESTS(float)
RW_TESTS(double)
#undef RW_TESTS
#undef RW_TEST

/* ---- remainders ---- */

/* |x| mod |y|, finite and not 0, by long division; the quotient's last bits too. */
template <class T>
static __noinline__ __host__ __device__ T rw_remainder(T x, T y, unsigned int *quotient)
{
    typedef rw_real<T> real;
    int ex, ey;
    T mx = rw_split(rw_abs(x), ex), my = rw_split(rw_abs(y), ey);
    unsigned int q = 0;
    *quotient = 0;
    if (rw_abs(x) < rw_abs(y)) return rw_abs(x);
    for (int n = ex - ey; n > 0; n--) {
        q *= 2;
        if (mx >= my) {
            mx -= my;
            q++;
        }
        mx *= 2;
    }
    q *= 2;
    if (mx >= my) {
        mx -= my;
        q++;
    }
    *quotient = q;
    /* A multiple of y's unit, so the second product is exact where the result is subnormal. */
    int first = ey < -real::bias + 1 ? -real::bias + 1 : ey;
    return mx * rw_power<T>(first) * rw_power<T>(ey - first);
}

template <class T> RW_CUDA T rw_fmod(T x, T y)
{
    unsigned int quotient;
    if (!(rw_abs(x) < rw_infinity<T>()) || y == 0 || y != y) return rw_nan<T>();
    if (x == 0 || rw_abs(y) == rw_infinity<T>()) return x;
    return rw_sign(rw_remainder(x, y, &quotient), x);
}

template <class T> RW_CUDA T rw_remquo(T x, T y, int *quotient)
{
    unsigned int q;
    *quotient = 0;
    if (!(rw_abs(x) < rw_infinity<T>()) || y == 0 || y != y) return rw_nan<T>();
    if (x == 0 || rw_abs(y) == rw_infinity<T>()) return x;
    T rest = rw_remainder(x, y, &q), other = rw_abs(y) - rest;
    bool up = rest > other || (rest == other && (q & 1));
    q += up ? 1 : 0;
    *quotient = (int)((x < 0) != (y < 0) ? -(q & 7) : q & 7);
    rest = up ? -other : rest;
    return x < 0 ? -rest : rest == 0 ? rw_sign(rest, x) : rest;
}

template <class T> RW_CUDA T rw_remainder_nearest(T x, T y)
{
    int quotient;
    return rw_remquo(x, y, &quotient);
}
RW_BOTH(fmod, float, double, (float x, float y), (double x, double y), rw_fmod(x, y), rw_fmod(x, y))
RW_BOTH(remainder, float, double, (float x, float y), (double x, double y),
        rw_remainder_nearest(x, y), rw_remainder_nearest(x, y))
RW_BOTH(remquo, float, double, (float x, float y, int *quotient),
        (double x, double y, int *quotient), rw_remquo(x, y, quotient), rw_remquo(x, y, quotient))

/* ---- parts ---- */

template <class T> RW_CUDA T rw_modf(T x, T *whole)
{
    *whole = rw_trunc(x);
    return rw_sign(rw_abs(x) == rw_infinity<T>() ? (T)0 : x - *whole, x);
}
template <class T> RW_CUDA T rw_frexp(T x, int *e)
{
    *e = 0;
    if (x == 0 || !(rw_abs(x) < rw_infinity<T>())) return x;
    T m = rw_split(x, *e) * (T)0.5;
    ++*e;
    return m;
}
/* In three steps, of which all but the last are exact: twice the exponents' range is enough. */
template <class T> RW_CUDA T rw_ldexp(T x, long long n)
{
    typedef rw_real<T> real;
    int e;
    const int most = 2 * real::bias + 2 * real::digits;
    if (x == 0 || !(rw_abs(x) < rw_infinity<T>())) return x;
    x = rw_split(x, e);
    n = n < -2 * most ? -2 * most : n > 2 * most ? 2 * most : n;
    e = (int)n + e;
    e = e < -most / 2 ? -most / 2 : e > most / 2 ? most / 2 : e;
    return rw_scale(x, e);
}
template <class T> RW_CUDA T rw_logb(T x)
{
    int e;
    if (x == 0) return -rw_infinity<T>();
    if (!(rw_abs(x) < rw_infinity<T>())) return x * x;
    rw_split(x, e);
    return (T)e;
}
template <class T> RW_CUDA int rw_ilogb(T x)
{
    int e;
    if (x == 0 || x != x) return -2147483647 - 1;
    if (rw_abs(x) == rw_infinity<T>()) return 2147483647;
    rw_split(x, e);
    return e;
}
/* Bits of floating numbers of one sign are in the order of their magnitudes. */
template <class T> RW_CUDA T rw_next(T x, T y)
{
    if (x != x || y != y) return x + y;
    if (x == y) return y;
    if (x == 0) return rw_sign(rw_from_bits((typename rw_real<T>::whole)1), y);
    return rw_from_bits(rw_bits(x) + ((x < y) == (x > 0) ? 1 : -1));
}
RW_BOTH(modf, float, double, (float x, float *whole), (double x, double *whole), rw_modf(x, whole),
        rw_modf(x, whole))
RW_BOTH(frexp, float, double, (float x, int *e), (double x, int *e), rw_frexp(x, e), rw_frexp(x, e))
RW_BOTH(ldexp, float, double, (float x, int n), (double x, int n), rw_ldexp(x, n), rw_ldexp(x, n))
RW_BOTH(scalbn, float, double, (float x, int n), (double x, int n), rw_ldexp(x, n), rw_ldexp(x, n))
RW_BOTH(scalbln, float, double, (float x, long n), (double x, long n), rw_ldexp(x, n),
        rw_ldexp(x, n))
RW_BOTH(logb, float, double, (float x), (double x), rw_logb(x), rw_logb(x))
RW_BOTH(ilogb, int, int, (float x), (double x), rw_ilogb(x), rw_ilogb(x))
RW_BOTH(nextafter, float, double, (float x, float y), (double x, double y), rw_next(x, y),
        rw_next(x, y))

#endif
