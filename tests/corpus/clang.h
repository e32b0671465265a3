/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Included first when clang compiles a source. Clang gets no headers of the toolkit (the test has
 * to work where there is none, and clang 19 does not know CUDA 13), so here is what sources use of
 * them.
 */
#ifndef RW_TEST_CORPUS_CLANG_H
#define RW_TEST_CORPUS_CLANG_H

#include <raywright_device.h>

/* By which the shapes tell a device compiler from the host's; after the device header, which takes
 * it for the toolkit's presence. */
#define __CUDACC__ 1

#define __align__(bytes) __attribute__((aligned(bytes)))

static __forceinline__ __device__ int __float_as_int(float x)
{
    return __builtin_bit_cast(int, x);
}

static __forceinline__ __device__ float __int_as_float(int x)
{
    return __builtin_bit_cast(float, x);
}

static __forceinline__ __device__ void *memcpy(void *to, const void *from, size_t size)
{
    return __builtin_memcpy(to, from, size);
}

#endif
