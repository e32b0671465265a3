/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the tree-building kernels need of CUDA beyond programs/cuda.h: blocks, barriers, shared
 * memory, memory that other blocks write meanwhile, directed rounding. A plain host build gets the
 * same from an emulator (tests/bvh/emulator.c), so that tests run the very same kernels.
 *
 * All lanes of a warp call ballot, shuffle and rw_warp_sync together; all threads of a block call
 * rw_block_sync.
 */
#ifndef RW_BUILD_DEVICE_H
#define RW_BUILD_DEVICE_H

#include "programs/cuda.h"
#if !defined(__CUDA__)
#include "programs/build/host.h"
#endif

/* Before loops over local arrays: unrolled, these are registers. */
#define RW_UNROLL _Pragma("unroll")

#if defined(__CUDA__)
#define RW_KERNEL(threads) extern "C" __global__ __attribute__((launch_bounds(threads))) void

RW_INLINE rw_u32 rw_block_index(void)
{
    return __nvvm_read_ptx_sreg_ctaid_x();
}
RW_INLINE rw_u32 rw_block_count(void)
{
    return __nvvm_read_ptx_sreg_nctaid_x();
}
RW_INLINE rw_u32 rw_block_thread(void)
{
    return __nvvm_read_ptx_sreg_tid_x();
}
RW_INLINE void rw_block_sync(void)
{
    __syncthreads();
}
/* What this thread wrote is seen before what it writes next. */
RW_INLINE void rw_fence(void)
{
    __asm__ volatile("fence.acq_rel.gpu;" ::: "memory");
}
/* Waiting for another block. */
RW_INLINE void rw_pause(void)
{
    __asm__ volatile("nanosleep.u32 100;" ::: "memory");
}
/* Past the first-level cache, which does not see other multiprocessors' stores. */
RW_INLINE rw_u32 rw_load_fresh32(const rw_u32 *at)
{
    rw_u32 value;
    __asm__ volatile("ld.relaxed.gpu.global.u32 %0, [%1];" : "=r"(value) : "l"(at) : "memory");
    return value;
}
RW_INLINE rw_u64 rw_load_fresh64(const rw_u64 *at)
{
    rw_u64 value;
    __asm__ volatile("ld.relaxed.gpu.global.u64 %0, [%1];" : "=l"(value) : "l"(at) : "memory");
    return value;
}
RW_INLINE rw_float4 rw_load_fresh128(const rw_float4 *at)
{
    float x, y, z, w;
    __asm__ volatile("ld.global.cg.v4.f32 {%0, %1, %2, %3}, [%4];"
                     : "=f"(x), "=f"(y), "=f"(z), "=f"(w)
                     : "l"(at)
                     : "memory");
    return rw_float4{x, y, z, w};
}
RW_INLINE void rw_store_fresh32(rw_u32 *at, rw_u32 value)
{
    __asm__ volatile("st.relaxed.gpu.global.u32 [%0], %1;" ::"l"(at), "r"(value) : "memory");
}
RW_INLINE void rw_store_fresh64(rw_u64 *at, rw_u64 value)
{
    __asm__ volatile("st.relaxed.gpu.global.u64 [%0], %1;" ::"l"(at), "l"(value) : "memory");
}
/* a - b rounded down, and up. */
RW_INLINE float rw_subtract_down(float a, float b)
{
    return __nvvm_add_rm_f(a, -b);
}
RW_INLINE float rw_subtract_up(float a, float b)
{
    return __nvvm_add_rp_f(a, -b);
}
#else
#define RW_KERNEL(threads) extern "C" void

RW_INLINE rw_u32 rw_block_index(void)
{
    return rw_host_block_index();
}
RW_INLINE rw_u32 rw_block_count(void)
{
    return rw_host_block_count();
}
RW_INLINE rw_u32 rw_block_thread(void)
{
    return rw_host_block_thread();
}
RW_INLINE void rw_block_sync(void)
{
    rw_host_block_sync();
}
/* Emulated threads take turns at the calls above only, and see all that was written before. */
RW_INLINE void rw_fence(void) {}
RW_INLINE void rw_pause(void) {}
RW_INLINE rw_u32 rw_load_fresh32(const rw_u32 *at)
{
    return *at;
}
RW_INLINE rw_u64 rw_load_fresh64(const rw_u64 *at)
{
    return *at;
}
RW_INLINE rw_float4 rw_load_fresh128(const rw_float4 *at)
{
    return *at;
}
RW_INLINE void rw_store_fresh32(rw_u32 *at, rw_u32 value)
{
    *at = value;
}
RW_INLINE void rw_store_fresh64(rw_u64 *at, rw_u64 value)
{
    *at = value;
}
/* What a - b lost to rounding, by Knuth's two-sum. */
RW_INLINE float rw_subtract_error(float a, float b, float difference)
{
    float part = difference - a;
    return (a - (difference - part)) - (b + part);
}
RW_INLINE float rw_subtract_down(float a, float b)
{
    float d = a - b;
    return rw_subtract_error(a, b, d) < 0 ? __builtin_nextafterf(d, -__builtin_inff()) : d;
}
RW_INLINE float rw_subtract_up(float a, float b)
{
    float d = a - b;
    return rw_subtract_error(a, b, d) > 0 ? __builtin_nextafterf(d, __builtin_inff()) : d;
}
#endif

RW_INLINE rw_u32 rw_exchange32(rw_u32 *at, rw_u32 value)
{
    return __atomic_exchange_n(at, value, __ATOMIC_RELAXED);
}
RW_INLINE rw_u64 rw_exchange64(rw_u64 *at, rw_u64 value)
{
    return __atomic_exchange_n(at, value, __ATOMIC_RELAXED);
}
RW_INLINE rw_u32 rw_add32(rw_u32 *at, rw_u32 value)
{
    return __atomic_fetch_add(at, value, __ATOMIC_RELAXED);
}
RW_INLINE rw_u64 rw_add64(rw_u64 *at, rw_u64 value)
{
    return __atomic_fetch_add(at, value, __ATOMIC_RELAXED);
}
RW_INLINE void rw_max32(rw_u32 *at, rw_u32 value)
{
    __atomic_fetch_max(at, value, __ATOMIC_RELAXED);
}
RW_INLINE void rw_add_double(double *at, double value)
{
#if defined(__CUDA__)
    __nvvm_atom_add_gen_d(at, value);
#else
    *at += value;
#endif
}

RW_INLINE float rw_shuffle_float(float value, rw_u32 from)
{
    return __builtin_bit_cast(float, rw_warp_shuffle32(__builtin_bit_cast(rw_u32, value), from));
}
RW_INLINE rw_u32 rw_bits(float value)
{
    return __builtin_bit_cast(rw_u32, value);
}
RW_INLINE float rw_float(rw_u32 bits)
{
    return __builtin_bit_cast(float, bits);
}
/* Unsigned numbers in the order of the floats. */
RW_INLINE rw_u32 rw_ordered(float value)
{
    rw_u32 bits = rw_bits(value);
    return bits & 0x80000000u ? ~bits : bits | 0x80000000u;
}
RW_INLINE float rw_unordered(rw_u32 bits)
{
    return rw_float(bits & 0x80000000u ? bits & 0x7fffffffu : ~bits);
}

#endif
