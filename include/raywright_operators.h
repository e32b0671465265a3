/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Operators on float, int, uint, longlong and ulonglong vectors of 2 to 4 components, in the global
 * namespace, where the types are. Included by raywright_math.h, which undefines RW_FUNCTION and
 * RW_MEMBER; not for use by itself.
 *
 * RW_FUNCTION makes a template of what needs none: of two functions that fit equally well the one
 * that is no template is taken. So an application's own operator+ goes before ours, whichever is
 * declared first, and is no second definition. No operator uses another, or it would be theirs.
 */
#ifndef RAYWRIGHT_OPERATORS_H
#define RAYWRIGHT_OPERATORS_H

#include "raywright_vector.h"

#define RW_MEMBER RW_SHARED_INLINE
#define RW_FUNCTION template <int = 0> static RW_MEMBER

/* CUDA 13 calls longlong4, ulonglong4 and double4 deprecated; they are part of this interface. */
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
#endif
#if defined(__CUDACC__) && !defined(__clang__)
#pragma nv_diagnostic push
#pragma nv_diag_suppress 1215, 1444
#endif

/* ---- Operators: vector with vector, and with a scalar on either side ---- */

#define RW_OPERATOR2(V, S, op)                                                                     \
    RW_FUNCTION V operator op(const V &a, const V &b)                                              \
    {                                                                                              \
        return make_##V(a.x op b.x, a.y op b.y);                                                   \
    }                                                                                              \
    RW_FUNCTION V operator op(const V &a, S b)                                                     \
    {                                                                                              \
        return make_##V(a.x op b, a.y op b);                                                       \
    }                                                                                              \
    RW_FUNCTION V operator op(S a, const V &b)                                                     \
    {                                                                                              \
        return make_##V(a op b.x, a op b.y);                                                       \
    }                                                                                              \
    RW_FUNCTION V &operator op##=(V & a, const V & b)                                              \
    {                                                                                              \
        return a = make_##V(a.x op b.x, a.y op b.y);                                               \
    }                                                                                              \
    RW_FUNCTION V &operator op##=(V & a, S b)                                                      \
    {                                                                                              \
        return a = make_##V(a.x op b, a.y op b);                                                   \
    }
#define RW_OPERATOR3(V, S, op)                                                                     \
    RW_FUNCTION V operator op(const V &a, const V &b)                                              \
    {                                                                                              \
        return make_##V(a.x op b.x, a.y op b.y, a.z op b.z);                                       \
    }                                                                                              \
    RW_FUNCTION V operator op(const V &a, S b)                                                     \
    {                                                                                              \
        return make_##V(a.x op b, a.y op b, a.z op b);                                             \
    }                                                                                              \
    RW_FUNCTION V operator op(S a, const V &b)                                                     \
    {                                                                                              \
        return make_##V(a op b.x, a op b.y, a op b.z);                                             \
    }                                                                                              \
    RW_FUNCTION V &operator op##=(V & a, const V & b)                                              \
    {                                                                                              \
        return a = make_##V(a.x op b.x, a.y op b.y, a.z op b.z);                                   \
    }                                                                                              \
    RW_FUNCTION V &operator op##=(V & a, S b)                                                      \
    {                                                                                              \
        return a = make_##V(a.x op b, a.y op b, a.z op b);                                         \
    }
#define RW_OPERATOR4(V, S, op)                                                                     \
    RW_FUNCTION V operator op(const V &a, const V &b)                                              \
    {                                                                                              \
        return make_##V(a.x op b.x, a.y op b.y, a.z op b.z, a.w op b.w);                           \
    }                                                                                              \
    RW_FUNCTION V operator op(const V &a, S b)                                                     \
    {                                                                                              \
        return make_##V(a.x op b, a.y op b, a.z op b, a.w op b);                                   \
    }                                                                                              \
    RW_FUNCTION V operator op(S a, const V &b)                                                     \
    {                                                                                              \
        return make_##V(a op b.x, a op b.y, a op b.z, a op b.w);                                   \
    }                                                                                              \
    RW_FUNCTION V &operator op##=(V & a, const V & b)                                              \
    {                                                                                              \
        return a = make_##V(a.x op b.x, a.y op b.y, a.z op b.z, a.w op b.w);                       \
    }                                                                                              \
    RW_FUNCTION V &operator op##=(V & a, S b)                                                      \
    {                                                                                              \
        return a = make_##V(a.x op b, a.y op b, a.z op b, a.w op b);                               \
    }
#define RW_OPERATORS(V, S, op)                                                                     \
    RW_OPERATOR2(V##2, S, op)                                                                      \
    RW_OPERATOR3(V##3, S, op)                                                                      \
    RW_OPERATOR4(V##4, S, op)
#define RW_EQUAL(V)                                                                                \
    RW_FUNCTION bool operator==(const V##2 & a, const V##2 & b)                                    \
    {                                                                                              \
        return a.x == b.x && a.y == b.y;                                                           \
    }                                                                                              \
    RW_FUNCTION bool operator==(const V##3 & a, const V##3 & b)                                    \
    {                                                                                              \
        return a.x == b.x && a.y == b.y && a.z == b.z;                                             \
    }                                                                                              \
    RW_FUNCTION bool operator==(const V##4 & a, const V##4 & b)                                    \
    {                                                                                              \
        return a.x == b.x && a.y == b.y && a.z == b.z && a.w == b.w;                               \
    }                                                                                              \
    RW_FUNCTION bool operator!=(const V##2 & a, const V##2 & b)                                    \
    {                                                                                              \
        return a.x != b.x || a.y != b.y;                                                           \
    }                                                                                              \
    RW_FUNCTION bool operator!=(const V##3 & a, const V##3 & b)                                    \
    {                                                                                              \
        return a.x != b.x || a.y != b.y || a.z != b.z;                                             \
    }                                                                                              \
    RW_FUNCTION bool operator!=(const V##4 & a, const V##4 & b)                                    \
    {                                                                                              \
        return a.x != b.x || a.y != b.y || a.z != b.z || a.w != b.w;                               \
    }
#define RW_ARITHMETIC(V, S)                                                                        \
    RW_OPERATORS(V, S, +)                                                                          \
    RW_OPERATORS(V, S, -)                                                                          \
    RW_OPERATORS(V, S, *)                                                                          \
    RW_OPERATORS(V, S, /)                                                                          \
    RW_EQUAL(V)
#define RW_NEGATE(V)                                                                               \
    RW_FUNCTION V##2 operator-(const V##2 & a)                                                     \
    {                                                                                              \
        return make_##V##2(-a.x, -a.y);                                                            \
    }                                                                                              \
    RW_FUNCTION V##3 operator-(const V##3 & a)                                                     \
    {                                                                                              \
        return make_##V##3(-a.x, -a.y, -a.z);                                                      \
    }                                                                                              \
    RW_FUNCTION V##4 operator-(const V##4 & a)                                                     \
    {                                                                                              \
        return make_##V##4(-a.x, -a.y, -a.z, -a.w);                                                \
    }
RW_ARITHMETIC(float, float)
RW_ARITHMETIC(int, int)
RW_ARITHMETIC(uint, unsigned int)
RW_ARITHMETIC(longlong, long long)
RW_ARITHMETIC(ulonglong, unsigned long long)
RW_NEGATE(float)
RW_NEGATE(int)
RW_NEGATE(longlong)
#undef RW_OPERATOR2
#undef RW_OPERATOR3
#undef RW_OPERATOR4
#undef RW_OPERATORS
#undef RW_EQUAL
#undef RW_ARITHMETIC
#undef RW_NEGATE

#if defined(__CUDACC__) && !defined(__clang__)
#pragma nv_diagnostic pop
#endif
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#endif
