/* SPDX-License-Identifier: Apache-2.0 */
/* A float as a word of a payload or an attribute, and back; for every compiler of CUDA. */
#ifndef SAMPLE_OPTIX7_BITS_H
#define SAMPLE_OPTIX7_BITS_H

static __forceinline__ __device__ unsigned int bits_of(float value)
{
    unsigned int bits;
    asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(value));
    return bits;
}

static __forceinline__ __device__ float float_of(unsigned int bits)
{
    float value;
    asm("mov.b32 %0, %1;" : "=f"(value) : "r"(bits));
    return value;
}

#endif
