/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Atomic operations, which give what was there before, and what warps and blocks share.
 *
 *   atomicAdd atomicSub atomicExch atomicMin atomicMax atomicInc atomicDec atomicCAS
 *   atomicAnd atomicOr atomicXor
 *   __threadfence __threadfence_block __threadfence_system __syncthreads __syncwarp
 *   __activemask __ballot_sync __any_sync __all_sync __shfl_sync __shfl_up_sync
 *   __shfl_down_sync __shfl_xor_sync __ldg
 */
#ifndef RAYWRIGHT_CUDA_ATOMICS_H
#define RAYWRIGHT_CUDA_ATOMICS_H

#include "raywright_cuda/bits.h"

/* CUDA name, clang's operation, type */
#define RW_ATOMIC(name, operation, T)                                                              \
    RW_CUDA T name(T *address, T value)                                                            \
    {                                                                                              \
        return __atomic_##operation(address, value, __ATOMIC_RELAXED);                             \
    }
#define RW_ATOMICS(name, operation)                                                                \
    RW_ATOMIC(name, operation, int)                                                                \
    RW_ATOMIC(name, operation, unsigned int)                                                       \
    RW_ATOMIC(name, operation, unsigned long long)
RW_ATOMICS(atomicAdd, fetch_add)
RW_ATOMIC(atomicAdd, fetch_add, float)
RW_ATOMIC(atomicAdd, fetch_add, double)
RW_ATOMICS(atomicSub, fetch_sub)
RW_ATOMICS(atomicMin, fetch_min)
RW_ATOMICS(atomicMax, fetch_max)
RW_ATOMIC(atomicMin, fetch_min, long long)
RW_ATOMIC(atomicMax, fetch_max, long long)
RW_ATOMICS(atomicAnd, fetch_and)
RW_ATOMICS(atomicOr, fetch_or)
RW_ATOMICS(atomicXor, fetch_xor)
RW_ATOMICS(atomicExch, exchange_n)
#undef RW_ATOMICS
#undef RW_ATOMIC

RW_CUDA float atomicExch(float *address, float value)
{
    return __int_as_float(atomicExch((int *)address, __float_as_int(value)));
}
RW_CUDA unsigned int atomicInc(unsigned int *address, unsigned int highest)
{
    return __nvvm_atom_inc_gen_ui(address, highest);
}
RW_CUDA unsigned int atomicDec(unsigned int *address, unsigned int highest)
{
    return __nvvm_atom_dec_gen_ui(address, highest);
}

#define RW_ATOMIC_CAS(T)                                                                           \
    RW_CUDA T atomicCAS(T *address, T expected, T value)                                           \
    {                                                                                              \
        __atomic_compare_exchange_n(address, &expected, value, false, __ATOMIC_RELAXED,            \
                                    __ATOMIC_RELAXED);                                             \
        return expected;                                                                           \
    }
RW_ATOMIC_CAS(int)
RW_ATOMIC_CAS(unsigned int)
RW_ATOMIC_CAS(unsigned long long)
#undef RW_ATOMIC_CAS

RW_CUDA void __threadfence()
{
    __nvvm_membar_gl();
}
RW_CUDA void __threadfence_block()
{
    __nvvm_membar_cta();
}
RW_CUDA void __threadfence_system()
{
    __nvvm_membar_sys();
}
#if !__has_builtin(__syncthreads)
RW_CUDA void __syncthreads()
{
    __nvvm_barrier0();
}
#endif
RW_CUDA void __syncwarp(unsigned int mask = 0xffffffffu)
{
    __nvvm_bar_warp_sync(mask);
}

RW_CUDA unsigned int __activemask()
{
    unsigned int mask;
    asm volatile("activemask.b32 %0;" : "=r"(mask));
    return mask;
}
RW_CUDA unsigned int __ballot_sync(unsigned int mask, int predicate)
{
    return __nvvm_vote_ballot_sync(mask, predicate != 0);
}
RW_CUDA int __any_sync(unsigned int mask, int predicate)
{
    return __nvvm_vote_any_sync(mask, predicate != 0);
}
RW_CUDA int __all_sync(unsigned int mask, int predicate)
{
    return __nvvm_vote_all_sync(mask, predicate != 0);
}

/* name, clang's operation, what of the segment's bounds that wants */
#define RW_SHUFFLE(name, operation, last)                                                          \
    RW_CUDA int name(unsigned int mask, int value, int lane, int width = warpSize)                 \
    {                                                                                              \
        return __nvvm_shfl_sync_##operation##_i32(mask, value, lane,                               \
                                                  (warpSize - width) << 8 | (last));               \
    }                                                                                              \
    RW_CUDA unsigned int name(unsigned int mask, unsigned int value, int lane,                     \
                              int width = warpSize)                                                \
    {                                                                                              \
        return (unsigned int)name(mask, (int)value, lane, width);                                  \
    }                                                                                              \
    RW_CUDA float name(unsigned int mask, float value, int lane, int width = warpSize)             \
    {                                                                                              \
        return __int_as_float(name(mask, __float_as_int(value), lane, width));                     \
    }
RW_SHUFFLE(__shfl_sync, idx, 31)
RW_SHUFFLE(__shfl_up_sync, up, 0)
RW_SHUFFLE(__shfl_down_sync, down, 31)
RW_SHUFFLE(__shfl_xor_sync, bfly, 31)
#undef RW_SHUFFLE

template <class T> RW_CUDA T __ldg(const T *address)
{
    return *address;
}

#endif
