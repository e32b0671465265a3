/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The few pieces of CUDA that built-in device code needs, without a CUDA toolkit: clang's own
 * attributes and builtins. Warps appear only through rw_warp_*: the CPU back end lowers the same
 * intrinsics to a warp of one lane (its pass lower), and a plain host build asks the test that it
 * is made for. All lanes of a warp must call ballot and shuffle together.
 */
#ifndef RW_CUDA_H
#define RW_CUDA_H

#if defined(__CUDA__)
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define RW_GLOBAL __attribute__((address_space(1)))
#define RW_SHARED static __attribute__((shared))
#else
#define __device__
#define __global__
#define RW_GLOBAL
#define RW_SHARED static __attribute__((aligned(16)))
#endif

#include "programs/hooks.h"
#include "raywright_abi.h"

/* RW_INLINE: called here only. RW_BUILTIN: the compiler calls it by name and then inlines it. The
 * attribute is necessary, this code reaches the compiler as clang's front end wrote it. */
#define RW_INLINE static inline __device__ __attribute__((always_inline))
/* A call of its own, so that what runs often keeps its registers. */
#define RW_COLD static __device__ __attribute__((noinline, cold))
#define RW_BUILTIN extern "C" __device__ __attribute__((always_inline))

typedef float rw_float4 __attribute__((ext_vector_type(4)));
typedef rw_u32 rw_uint2 __attribute__((ext_vector_type(2)));
typedef rw_u32 rw_uint4 __attribute__((ext_vector_type(4)));

#define RW_WHOLE_WARP 0xffffffffu

#if defined(__CUDA__)
/* Clang's atomics reach as far as the GPU. This one, which the back ends know as the form of an
 * instruction that LLVM's IR does not have, reaches all devices. */
extern "C" __device__ rw_u64
rw_system_add64(void *at, rw_u64 value) __asm__("rwc.ptx.atom.relaxed.sys.add.u64");

/* The one special register that clang 19 has no builtin for. */
extern "C" __device__ rw_u32 rw_sreg_warpsize(void) __asm__("llvm.nvvm.read.ptx.sreg.warpsize");

RW_INLINE rw_u32 rw_warp_size(void)
{
    return rw_sreg_warpsize();
}
RW_INLINE rw_u32 rw_warp_lane(void)
{
    return __nvvm_read_ptx_sreg_laneid();
}
RW_INLINE rw_u32 rw_warp_ballot(bool vote)
{
    return __nvvm_vote_ballot_sync(RW_WHOLE_WARP, vote);
}
RW_INLINE rw_u32 rw_warp_shuffle32(rw_u32 value, rw_u32 from)
{
    return __nvvm_shfl_sync_idx_i32(RW_WHOLE_WARP, value, from, 31);
}
/* 1/x within 1 unit in the last place; a denormal x counts as 0. */
RW_INLINE float rw_inverse_fast(float x)
{
    return __nvvm_rcp_approx_ftz_f(x);
}
/* Between 0 and 1; NaN becomes 0. */
RW_INLINE float rw_saturate(float x)
{
    return __nvvm_saturate_f(x);
}
/* PTX prmt: nibble i of the selector names the byte of b:a that becomes byte i. */
RW_INLINE rw_u32 rw_byte_permute(rw_u32 a, rw_u32 b, rw_u32 selector)
{
    return __nvvm_prmt(a, b, selector);
}
/* Orders the warp's accesses to shared memory. */
RW_INLINE void rw_warp_sync(void)
{
    __nvvm_bar_warp_sync(RW_WHOLE_WARP);
}
RW_INLINE rw_u32 rw_thread_index(void)
{
    return __nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() +
           __nvvm_read_ptx_sreg_tid_x();
}
RW_INLINE rw_u32 rw_thread_count(void)
{
    return __nvvm_read_ptx_sreg_nctaid_x() * __nvvm_read_ptx_sreg_ntid_x();
}
#else
RW_INLINE rw_u32 rw_warp_size(void)
{
    return rw_host_warp_size();
}
RW_INLINE rw_u32 rw_warp_lane(void)
{
    return rw_host_warp_lane();
}
RW_INLINE rw_u32 rw_warp_ballot(bool vote)
{
    return rw_host_warp_ballot(vote);
}
RW_INLINE rw_u32 rw_warp_shuffle32(rw_u32 value, rw_u32 from)
{
    return rw_host_warp_shuffle(value, from);
}
RW_INLINE float rw_inverse_fast(float x)
{
    return 1.0f / x;
}
RW_INLINE float rw_saturate(float x)
{
    return x > 0.0f ? (x < 1.0f ? x : 1.0f) : 0.0f;
}
RW_INLINE rw_u32 rw_byte_permute(rw_u32 a, rw_u32 b, rw_u32 selector)
{
    rw_u64 bytes = (rw_u64)b << 32 | a;
    rw_u32 result = 0;
    for (int i = 0; i < 4; i++)
        result |= (rw_u32)(bytes >> 8 * (selector >> 4 * i & 7) & 0xff) << 8 * i;
    return result;
}
RW_INLINE void rw_warp_sync(void)
{
    rw_host_warp_ballot(0);
}
RW_INLINE rw_u32 rw_thread_index(void)
{
    return rw_host_warp_lane();
}
RW_INLINE rw_u32 rw_thread_count(void)
{
    return rw_host_warp_size();
}
#endif

RW_INLINE rw_u64 rw_warp_shuffle64(rw_u64 value, rw_u32 from)
{
    rw_u32 low = rw_warp_shuffle32((rw_u32)value, from);
    rw_u32 high = rw_warp_shuffle32((rw_u32)(value >> 32), from);
    return (rw_u64)high << 32 | low;
}

RW_INLINE rw_u32 rw_popcount(rw_u32 bits)
{
    return (rw_u32)__builtin_popcount(bits);
}
/* bits must not be 0. */
RW_INLINE rw_u32 rw_lowest_bit(rw_u32 bits)
{
    return (rw_u32)__builtin_ctz(bits);
}

RW_INLINE rw_u32 rw_atomic_add32(RW_GLOBAL rw_u32 *at, rw_u32 value)
{
    return __atomic_fetch_add(at, value, __ATOMIC_RELAXED);
}
RW_INLINE rw_u32 rw_atomic_or32(RW_GLOBAL rw_u32 *at, rw_u32 bits)
{
    return __atomic_fetch_or(at, bits, __ATOMIC_RELAXED);
}
RW_INLINE rw_u64 rw_atomic_add64(RW_GLOBAL rw_u64 *at, rw_u64 value)
{
    return __atomic_fetch_add(at, value, __ATOMIC_RELAXED);
}
/* Of memory that several devices reach. */
RW_INLINE rw_u64 rw_atomic_add64_system(RW_GLOBAL rw_u64 *at, rw_u64 value)
{
#if defined(__CUDA__)
    return rw_system_add64((void *)at, value);
#else
    return rw_atomic_add64(at, value);
#endif
}

/* Plain ifs: C++ makes `c ? a : b` of two variables the address of one of them, which would keep
 * lane fields in memory. */
RW_INLINE rw_u32 rw_max(rw_u32 a, rw_u32 b)
{
    if (b > a) return b;
    return a;
}
RW_INLINE rw_u32 rw_min(rw_u32 a, rw_u32 b)
{
    if (b < a) return b;
    return a;
}
RW_INLINE int rw_min_int(int a, int b)
{
    if (b < a) return b;
    return a;
}
RW_INLINE int rw_max_int(int a, int b)
{
    if (b > a) return b;
    return a;
}
RW_INLINE rw_u32 rw_pick_u32(bool first, rw_u32 a, rw_u32 b)
{
    if (first) return a;
    return b;
}

/* The value, which exists from here on: a load for it is not moved to where it is used. */
RW_INLINE rw_u32 rw_load_here(rw_u32 value)
{
    __asm__ volatile("" : "+r"(value));
    return value;
}

#define RW_INFINITY __builtin_inff()

RW_INLINE float rw_as_float(rw_u32 bits)
{
    return __builtin_bit_cast(float, bits);
}
RW_INLINE rw_u32 rw_as_u32(float value)
{
    return __builtin_bit_cast(rw_u32, value);
}

#endif
