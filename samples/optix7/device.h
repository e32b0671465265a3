/* SPDX-License-Identifier: Apache-2.0 */
/* What the programs of the samples share, for every compiler of CUDA. */
#ifndef SAMPLE_OPTIX7_DEVICE_H
#define SAMPLE_OPTIX7_DEVICE_H

#include <optix.h>

/* A float as a word of a payload or an attribute, and back. */
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

/* To the caller of a ray whose payload begins with a colour. */
static __forceinline__ __device__ void give_colour(float3 colour)
{
    optixSetPayload_0(bits_of(colour.x));
    optixSetPayload_1(bits_of(colour.y));
    optixSetPayload_2(bits_of(colour.z));
}

/* The launch index's pixel of a picture of float4. */
static __forceinline__ __device__ void store_pixel(CUdeviceptr image, float3 colour)
{
    const unsigned int pixel =
        optixGetLaunchIndex().y * optixGetLaunchDimensions().x + optixGetLaunchIndex().x;
    reinterpret_cast<float4 *>(image)[pixel] = make_float4(colour.x, colour.y, colour.z, 1.0f);
}

#endif
