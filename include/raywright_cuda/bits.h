/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Bits and whole numbers, and one type's bits as another's.
 *
 *   __float_as_int __float_as_uint __int_as_float __uint_as_float
 *   __double_as_longlong __longlong_as_double __double2hiint __double2loint __hiloint2double
 *   __popc __popcll __clz __clzll __ffs __ffsll __brev __brevll __byte_perm
 *   __funnelshift_l __funnelshift_lc __funnelshift_r __funnelshift_rc
 *   __mul24 __umul24 __mulhi __umulhi __mul64hi __umul64hi
 *   __sad __usad __hadd __uhadd __rhadd __urhadd
 */
#ifndef RAYWRIGHT_CUDA_BITS_H
#define RAYWRIGHT_CUDA_BITS_H

#include "raywright_cuda/language.h"

#define RW_SAME_BITS(name, To, From)                                                               \
    RW_CUDA To name(From value)                                                                    \
    {                                                                                              \
        return __builtin_bit_cast(To, value);                                                      \
    }
RW_SAME_BITS(__float_as_int, int, float)
RW_SAME_BITS(__float_as_uint, unsigned int, float)
RW_SAME_BITS(__int_as_float, float, int)
RW_SAME_BITS(__uint_as_float, float, unsigned int)
RW_SAME_BITS(__double_as_longlong, long long, double)
RW_SAME_BITS(__longlong_as_double, double, long long)
#undef RW_SAME_BITS

/* name, result, parameters, expression */
#define RW_WHOLE(name, T, parameters, value)                                                       \
    RW_CUDA T name parameters                                                                      \
    {                                                                                              \
        return (T)(value);                                                                         \
    }
RW_WHOLE(__double2hiint, int, (double x), __double_as_longlong(x) >> 32)
RW_WHOLE(__double2loint, int, (double x), __double_as_longlong(x))
RW_WHOLE(__hiloint2double, double, (int high, int low),
         __longlong_as_double((long long)((unsigned long long)(unsigned int)high << 32 |
                                          (unsigned int)low)))
RW_WHOLE(__popc, int, (unsigned int x), __builtin_popcount(x))
RW_WHOLE(__popcll, int, (unsigned long long x), __builtin_popcountll(x))
RW_WHOLE(__clz, int, (int x), x ? __builtin_clz((unsigned int)x) : 32)
RW_WHOLE(__clzll, int, (long long x), x ? __builtin_clzll((unsigned long long)x) : 64)
RW_WHOLE(__ffs, int, (int x), __builtin_ffs(x))
RW_WHOLE(__ffsll, int, (long long x), __builtin_ffsll(x))
RW_WHOLE(__brev, unsigned int, (unsigned int x), __builtin_bitreverse32(x))
RW_WHOLE(__brevll, unsigned long long, (unsigned long long x), __builtin_bitreverse64(x))
RW_WHOLE(__byte_perm, unsigned int, (unsigned int x, unsigned int y, unsigned int selector),
         __nvvm_prmt(x, y, selector & 0x7777u))

RW_WHOLE(__funnelshift_l, unsigned int, (unsigned int low, unsigned int high, unsigned int n),
         ((unsigned long long)high << 32 | low) << (n & 31) >> 32)
RW_WHOLE(__funnelshift_lc, unsigned int, (unsigned int low, unsigned int high, unsigned int n),
         ((unsigned long long)high << 32 | low) << (n < 32 ? n : 32) >> 32)
RW_WHOLE(__funnelshift_r, unsigned int, (unsigned int low, unsigned int high, unsigned int n),
         ((unsigned long long)high << 32 | low) >> (n & 31))
RW_WHOLE(__funnelshift_rc, unsigned int, (unsigned int low, unsigned int high, unsigned int n),
         ((unsigned long long)high << 32 | low) >> (n < 32 ? n : 32))

/* The lower 24 bits of either, signed or not. */
RW_WHOLE(__mul24, int, (int x, int y),
         ((int)((unsigned int)x << 8) >> 8) * ((int)((unsigned int)y << 8) >> 8))
RW_WHOLE(__umul24, unsigned int, (unsigned int x, unsigned int y),
         (x & 0xffffffu) * (y & 0xffffffu))
RW_WHOLE(__mulhi, int, (int x, int y), (long long)x *y >> 32)
RW_WHOLE(__umulhi, unsigned int, (unsigned int x, unsigned int y), (unsigned long long)x *y >> 32)
RW_WHOLE(__mul64hi, long long, (long long x, long long y), __nvvm_mulhi_ll(x, y))
RW_WHOLE(__umul64hi, unsigned long long, (unsigned long long x, unsigned long long y),
         __nvvm_mulhi_ull(x, y))

RW_WHOLE(__usad, unsigned int, (unsigned int x, unsigned int y, unsigned int z),
         (x < y ? y - x : x - y) + z)
RW_WHOLE(__sad, unsigned int, (int x, int y, unsigned int z),
         (x < y ? (unsigned int)y - (unsigned int)x : (unsigned int)x - (unsigned int)y) + z)
/* Means without overflow; those with an r round up. */
RW_WHOLE(__hadd, int, (int x, int y), ((long long)x + y) >> 1)
RW_WHOLE(__rhadd, int, (int x, int y), ((long long)x + y + 1) >> 1)
RW_WHOLE(__uhadd, unsigned int, (unsigned int x, unsigned int y), ((unsigned long long)x + y) >> 1)
RW_WHOLE(__urhadd, unsigned int, (unsigned int x, unsigned int y),
         ((unsigned long long)x + y + 1) >> 1)
#undef RW_WHOLE

#endif
