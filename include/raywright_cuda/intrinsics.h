/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Functions that are an instruction or two.
 *
 *   __sinf __cosf __sincosf __tanf __tanhf __expf __exp10f __logf __log2f __log10f __powf
 *   __fdividef fdividef __saturatef
 *   __fadd_ __fsub_ __fmul_ __fdiv_ __fmaf_ __frcp_ __fsqrt_ and __dadd_ __dsub_ __dmul_ __ddiv_
 *   __fma_ __drcp_ __dsqrt_, each with rn, rz, ru and rd; __frsqrt_rn
 *   __float2int_ __float2uint_ __float2ll_ __float2ull_ __int2float_ __uint2float_ __ll2float_
 *   __ull2float_ and the same of double, with rn, rz, ru and rd; __double2float_
 */
#ifndef RAYWRIGHT_CUDA_INTRINSICS_H
#define RAYWRIGHT_CUDA_INTRINSICS_H

#include "raywright_cuda/numbers.h"

/* Where subnormal numbers are taken for zero, the instructions are to do so too. */
#ifdef RW_CUDA_FLUSH
#define RW_APPROXIMATE(name) __nvvm_##name##_ftz_f
#define RW_FLUSH ".ftz"
#else
#define RW_APPROXIMATE(name) __nvvm_##name##_f
#define RW_FLUSH ""
#endif

RW_CUDA float __sinf(float x)
{
    return RW_APPROXIMATE(sin_approx)(x);
}
RW_CUDA float __cosf(float x)
{
    return RW_APPROXIMATE(cos_approx)(x);
}
RW_CUDA void __sincosf(float x, float *s, float *c)
{
    *s = __sinf(x);
    *c = __cosf(x);
}
RW_CUDA float __fdividef(float x, float y)
{
    return RW_APPROXIMATE(div_approx)(x, y);
}
RW_CUDA float __tanf(float x)
{
    return __fdividef(__sinf(x), __cosf(x));
}
RW_CUDA float __tanhf(float x)
{
    float y;
    asm("tanh.approx.f32 %0, %1;" : "=f"(y) : "f"(x));
    return y;
}
/* 2^x and log2(x). */
RW_CUDA float rw_fast_exp2(float x)
{
    return RW_APPROXIMATE(ex2_approx)(x);
}
RW_CUDA float rw_fast_log2(float x)
{
    return RW_APPROXIMATE(lg2_approx)(x);
}
RW_CUDA float __expf(float x)
{
    return rw_fast_exp2(x * rw_real<float>::log2e);
}
RW_CUDA float __exp10f(float x)
{
    return rw_fast_exp2(x * rw_real<float>::log2_10);
}
RW_CUDA float __log2f(float x)
{
    return rw_fast_log2(x);
}
RW_CUDA float __logf(float x)
{
    return rw_fast_log2(x) * rw_real<float>::ln2;
}
RW_CUDA float __log10f(float x)
{
    return rw_fast_log2(x) * rw_real<float>::log10_2;
}
RW_CUDA float __powf(float x, float y)
{
    return rw_fast_exp2(y * rw_fast_log2(x));
}
RW_CUDA float __saturatef(float x)
{
    float y;
    asm("cvt" RW_FLUSH ".sat.f32.f32 %0, %1;" : "=f"(y) : "f"(x));
    return y;
}
#undef RW_APPROXIMATE
#undef RW_FLUSH

/* ---- arithmetic by rounding ---- */

/* Of each operation the four roundings: CUDA's name, PTX's, and the letter of its registers. */
#define RW_UNARY(cuda, ptx, name, operation, T, type, letter)                                      \
    RW_CUDA T name##cuda(T x)                                                                      \
    {                                                                                              \
        T z;                                                                                       \
        asm(operation "." #ptx "." type " %0, %1;" : "=" letter(z) : letter(x));                   \
        return z;                                                                                  \
    }
#define RW_BINARY(cuda, ptx, name, operation, T, type, letter)                                     \
    RW_CUDA T name##cuda(T x, T y)                                                                 \
    {                                                                                              \
        T z;                                                                                       \
        asm(operation "." #ptx "." type " %0, %1, %2;" : "=" letter(z) : letter(x), letter(y));    \
        return z;                                                                                  \
    }
#define RW_TERNARY(cuda, ptx, name, operation, T, type, letter)                                    \
    RW_CUDA T name##cuda(T x, T y, T w)                                                            \
    {                                                                                              \
        T z;                                                                                       \
        asm(operation "." #ptx "." type " %0, %1, %2, %3;"                                         \
            : "=" letter(z)                                                                        \
            : letter(x), letter(y), letter(w));                                                    \
        return z;                                                                                  \
    }
#define RW_ROUNDINGS(X, ...)                                                                       \
    X(rn, rn, __VA_ARGS__) X(rz, rz, __VA_ARGS__) X(ru, rp, __VA_ARGS__) X(rd, rm, __VA_ARGS__)
#define RW_OPERATIONS(letter1, T, type, letter)                                                    \
    RW_ROUNDINGS(RW_BINARY, __##letter1##add_, "add", T, type, letter)                             \
    RW_ROUNDINGS(RW_BINARY, __##letter1##sub_, "sub", T, type, letter)                             \
    RW_ROUNDINGS(RW_BINARY, __##letter1##mul_, "mul", T, type, letter)                             \
    RW_ROUNDINGS(RW_BINARY, __##letter1##div_, "div", T, type, letter)                             \
    RW_ROUNDINGS(RW_UNARY, __##letter1##rcp_, "rcp", T, type, letter)                              \
    RW_ROUNDINGS(RW_UNARY, __##letter1##sqrt_, "sqrt", T, type, letter)
RW_OPERATIONS(f, float, "f32", "f")
RW_OPERATIONS(d, double, "f64", "d")
RW_ROUNDINGS(RW_TERNARY, __fmaf_, "fma", float, "f32", "f")
RW_ROUNDINGS(RW_TERNARY, __fma_, "fma", double, "f64", "d")
#undef RW_OPERATIONS
#undef RW_TERNARY
#undef RW_BINARY
#undef RW_UNARY

RW_CUDA float __frsqrt_rn(float x)
{
    return (float)(1 / __dsqrt_rn((double)x));
}

/* ---- conversions by rounding ---- */

#define RW_CONVERT(cuda, ptx, name, T, F, types, to, from)                                         \
    RW_CUDA T name##cuda(F x)                                                                      \
    {                                                                                              \
        T y;                                                                                       \
        asm("cvt." #ptx "." types " %0, %1;" : "=" to(y) : from(x));                               \
        return y;                                                                                  \
    }
#define RW_FROM_FLOATING(name, T, type, to)                                                        \
    RW_WHOLE_ROUNDINGS(__float2##name##_, T, float, type ".f32", to, "f")                          \
    RW_WHOLE_ROUNDINGS(__double2##name##_, T, double, type ".f64", to, "d")
#define RW_TO_FLOATING(name, T, type, from)                                                        \
    RW_ROUNDINGS(RW_CONVERT, __##name##2float_, float, T, "f32." type, "f", from)                  \
    RW_ROUNDINGS(RW_CONVERT, __##name##2double_, double, T, "f64." type, "d", from)
/* What becomes an integer is rounded to one. */
#define RW_WHOLE_ROUNDINGS(...)                                                                    \
    RW_CONVERT(rn, rni, __VA_ARGS__)                                                               \
    RW_CONVERT(rz, rzi, __VA_ARGS__)                                                               \
    RW_CONVERT(ru, rpi, __VA_ARGS__)                                                               \
    RW_CONVERT(rd, rmi, __VA_ARGS__)
RW_FROM_FLOATING(int, int, "s32", "r")
RW_FROM_FLOATING(uint, unsigned int, "u32", "r")
RW_FROM_FLOATING(ll, long long, "s64", "l")
RW_FROM_FLOATING(ull, unsigned long long, "u64", "l")
RW_TO_FLOATING(int, int, "s32", "r")
RW_TO_FLOATING(uint, unsigned int, "u32", "r")
RW_TO_FLOATING(ll, long long, "s64", "l")
RW_TO_FLOATING(ull, unsigned long long, "u64", "l")
RW_ROUNDINGS(RW_CONVERT, __double2float_, float, double, "f32.f64", "f", "d")
#undef RW_WHOLE_ROUNDINGS
#undef RW_TO_FLOATING
#undef RW_FROM_FLOATING
#undef RW_CONVERT
#undef RW_ROUNDINGS

#endif
