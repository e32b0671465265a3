/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The names of C++: sin(float) beside sin(double), integers as doubles, and min, max and abs of all
 * kinds of numbers.
 */
#ifndef RAYWRIGHT_CUDA_OVERLOADS_H
#define RAYWRIGHT_CUDA_OVERLOADS_H

#include "raywright_cuda/angles.h"
#include "raywright_cuda/errors.h"

/* Is T an integer? Then R is there. */
template <class T, class R> struct rw_if_integer {
};
#define RW_INTEGER(T)                                                                              \
    template <class R> struct rw_if_integer<T, R> {                                                \
        typedef R type;                                                                            \
    };
RW_INTEGER(bool)
RW_INTEGER(char)
RW_INTEGER(signed char)
RW_INTEGER(unsigned char)
RW_INTEGER(short)
RW_INTEGER(unsigned short)
RW_INTEGER(int)
RW_INTEGER(unsigned int)
RW_INTEGER(long)
RW_INTEGER(unsigned long)
RW_INTEGER(long long)
RW_INTEGER(unsigned long long)
#undef RW_INTEGER

/* ---- one argument ---- */

#define RW_OVERLOAD(name, TF, TD)                                                                  \
    RW_CUDA TF name(float x)                                                                       \
    {                                                                                              \
        return name##f(x);                                                                         \
    }                                                                                              \
    template <class T> RW_CUDA typename rw_if_integer<T, TD>::type name(T x)                       \
    {                                                                                              \
        return name((double)x);                                                                    \
    }
#define RW_SAME(name) RW_OVERLOAD(name, float, double)
RW_SAME(acos)
RW_SAME(acosh)
RW_SAME(asin)
RW_SAME(asinh)
RW_SAME(atan)
RW_SAME(atanh)
RW_SAME(cbrt)
RW_SAME(ceil)
RW_SAME(cos)
RW_SAME(cosh)
RW_SAME(cospi)
RW_SAME(erf)
RW_SAME(erfc)
RW_SAME(erfcinv)
RW_SAME(erfcx)
RW_SAME(erfinv)
RW_SAME(exp)
RW_SAME(exp10)
RW_SAME(exp2)
RW_SAME(expm1)
RW_SAME(fabs)
RW_SAME(floor)
RW_SAME(log)
RW_SAME(log10)
RW_SAME(log1p)
RW_SAME(log2)
RW_SAME(logb)
RW_SAME(nearbyint)
RW_SAME(normcdf)
RW_SAME(normcdfinv)
RW_SAME(rcbrt)
RW_SAME(rint)
RW_SAME(round)
RW_SAME(rsqrt)
RW_SAME(sin)
RW_SAME(sinh)
RW_SAME(sinpi)
RW_SAME(sqrt)
RW_SAME(tan)
RW_SAME(tanh)
RW_SAME(trunc)
RW_OVERLOAD(lrint, long, long)
RW_OVERLOAD(llrint, long long, long long)
RW_OVERLOAD(lround, long, long)
RW_OVERLOAD(llround, long long, long long)
RW_OVERLOAD(ilogb, int, int)
#undef RW_SAME
#undef RW_OVERLOAD

#define RW_TEST(name)                                                                              \
    template <class T> RW_CUDA typename rw_if_integer<T, bool>::type name(T x)                     \
    {                                                                                              \
        return name((double)x);                                                                    \
    }
RW_TEST(isnan)
RW_TEST(isinf)
RW_TEST(isfinite)
RW_TEST(signbit)
#undef RW_TEST

/* ---- two arguments ---- */

/* What a float and a T are computed in. */
template <class T> struct rw_floating : rw_if_integer<T, double> {
};
template <> struct rw_floating<float> {
    typedef float type;
};
template <> struct rw_floating<double> {
    typedef double type;
};
template <class A, class B> struct rw_common {
    typedef double type;
};
template <> struct rw_common<float, float> {
    typedef float type;
};
#define RW_PAIR(name)                                                                              \
    RW_CUDA float name(float x, float y)                                                           \
    {                                                                                              \
        return name##f(x, y);                                                                      \
    }                                                                                              \
    template <class A, class B>                                                                    \
    RW_CUDA typename rw_common<typename rw_floating<A>::type, typename rw_floating<B>::type>::type \
    name(A x, B y)                                                                                 \
    {                                                                                              \
        return name((double)x, (double)y);                                                         \
    }
RW_PAIR(atan2)
RW_PAIR(copysign)
RW_PAIR(fdim)
RW_PAIR(fmax)
RW_PAIR(fmin)
RW_PAIR(fmod)
RW_PAIR(hypot)
RW_PAIR(nextafter)
RW_PAIR(remainder)
RW_PAIR(pow)
#undef RW_PAIR

RW_CUDA float pow(float x, int n)
{
    return powif(x, n);
}
RW_CUDA double pow(double x, int n)
{
    return powi(x, n);
}
RW_CUDA float fma(float x, float y, float z)
{
    return fmaf(x, y, z);
}
RW_CUDA float ldexp(float x, int n)
{
    return ldexpf(x, n);
}
RW_CUDA float scalbn(float x, int n)
{
    return scalbnf(x, n);
}
RW_CUDA float frexp(float x, int *e)
{
    return frexpf(x, e);
}
RW_CUDA float modf(float x, float *whole)
{
    return modff(x, whole);
}
RW_CUDA float remquo(float x, float y, int *quotient)
{
    return remquof(x, y, quotient);
}
RW_CUDA void sincos(float x, float *s, float *c)
{
    sincosf(x, s, c);
}

/* ---- min, max and abs ---- */

/* Of two integers of one type, and of mixed ones as C converts them. */
#define RW_LEAST(T, A, B)                                                                          \
    RW_CUDA T min(A x, B y)                                                                        \
    {                                                                                              \
        return (T)x < (T)y ? (T)x : (T)y;                                                          \
    }                                                                                              \
    RW_CUDA T max(A x, B y)                                                                        \
    {                                                                                              \
        return (T)x > (T)y ? (T)x : (T)y;                                                          \
    }
#define RW_LEAST_OF(signed_type, unsigned_type)                                                    \
    RW_LEAST(signed_type, signed_type, signed_type)                                                \
    RW_LEAST(unsigned_type, unsigned_type, unsigned_type)                                          \
    RW_LEAST(unsigned_type, signed_type, unsigned_type)                                            \
    RW_LEAST(unsigned_type, unsigned_type, signed_type)
RW_LEAST_OF(int, unsigned int)
RW_LEAST_OF(long, unsigned long)
RW_LEAST_OF(long long, unsigned long long)
#undef RW_LEAST_OF
#undef RW_LEAST
#define RW_LEAST(T, A, B, least, greatest)                                                         \
    RW_CUDA T min(A x, B y)                                                                        \
    {                                                                                              \
        return least((T)x, (T)y);                                                                  \
    }                                                                                              \
    RW_CUDA T max(A x, B y)                                                                        \
    {                                                                                              \
        return greatest((T)x, (T)y);                                                               \
    }
RW_LEAST(float, float, float, fminf, fmaxf)
RW_LEAST(double, double, double, fmin, fmax)
RW_LEAST(double, float, double, fmin, fmax)
RW_LEAST(double, double, float, fmin, fmax)
#undef RW_LEAST

#define RW_ABS(name, T, value)                                                                     \
    RW_CUDA T name(T x)                                                                            \
    {                                                                                              \
        return value;                                                                              \
    }
RW_ABS(abs, int, x < 0 ? -x : x)
RW_ABS(abs, long, x < 0 ? -x : x)
RW_ABS(abs, long long, x < 0 ? -x : x)
RW_ABS(abs, float, rw_abs(x))
RW_ABS(abs, double, rw_abs(x))
RW_ABS(labs, long, x < 0 ? -x : x)
RW_ABS(llabs, long long, x < 0 ? -x : x)
#undef RW_ABS

#endif
