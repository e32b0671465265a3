/* SPDX-License-Identifier: Apache-2.0 */
/* Vectors, arithmetic and random numbers of the ladder, the same on the host and on the GPU. What a
 * rung changes is a template parameter, so that two rungs differ in nothing else:
 *
 *   fast   reciprocals and roots of the hardware, and fminf and fmaxf, which are one instruction;
 *          otherwise exact division and square root, and comparisons that select
 */
#ifndef RW_LADDER_VECTOR_CUH
#define RW_LADDER_VECTOR_CUH

#include <cuda_runtime.h>

#include <math.h>
#include <stdint.h>

#define HD __host__ __device__ __forceinline__
/* A function in a source of its own, as far as the compiler of its caller can see. */
#define HD_CALLED __host__ __device__ __noinline__

struct vec3 {
    float x, y, z;
};

HD vec3 operator+(vec3 a, vec3 b)
{
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}
HD vec3 operator-(vec3 a, vec3 b)
{
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}
HD vec3 operator*(vec3 a, vec3 b)
{
    return {a.x * b.x, a.y * b.y, a.z * b.z};
}
HD vec3 operator*(float s, vec3 a)
{
    return {s * a.x, s * a.y, s * a.z};
}
HD float dot(vec3 a, vec3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
HD vec3 xyz(float4 v)
{
    return {v.x, v.y, v.z};
}

template <bool fast> HD float least(float a, float b)
{
    return fast ? fminf(a, b) : a < b ? a : b;
}
template <bool fast> HD float most(float a, float b)
{
    return fast ? fmaxf(a, b) : a > b ? a : b;
}
template <bool fast> HD float largest(vec3 v)
{
    return most<fast>(v.x, most<fast>(v.y, v.z));
}

template <bool fast> HD float reciprocal(float x)
{
#ifdef __CUDA_ARCH__
    if (fast) {
        float y;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
        return y;
    }
#endif
    return 1 / x;
}

template <bool fast> HD float root(float x)
{
#ifdef __CUDA_ARCH__
    if (fast) {
        float y;
        asm("sqrt.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
        return y;
    }
#endif
    return sqrtf(x);
}

template <bool fast> HD vec3 normalize(vec3 v)
{
    float squared = dot(v, v);
#ifdef __CUDA_ARCH__
    if (fast) {
        float y;
        asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(squared));
        return y * v;
    }
#endif
    return (1 / sqrtf(squared)) * v;
}

/* The hash that makes a seed of the number of a pixel (PCG, O'Neill 2014, its output function). */
HD uint32_t hash(uint32_t n)
{
    uint32_t state = n * 747796405u + 2891336453u;
    uint32_t word = ((state >> ((state >> 28) + 4)) ^ state) * 277803737u;
    return (word >> 22) ^ word;
}

/* What comes with CUDA for random numbers has a state like this one: xorwow, Marsaglia 2003. */
struct costly_random {
    uint32_t x[5], counter;
};

HD void seed(costly_random *random, uint32_t n)
{
    for (int i = 0; i < 5; i++) random->x[i] = hash(5 * n + i) | 1;
    random->counter = hash(n);
}

HD float draw(costly_random *random)
{
    uint32_t *x = random->x, t = x[0] ^ (x[0] >> 2);
    for (int i = 0; i < 4; i++) x[i] = x[i + 1];
    x[4] = (x[4] ^ (x[4] << 4)) ^ (t ^ (t << 1));
    random->counter += 362437;
    return (float)((x[4] + random->counter) >> 8) * (1.0f / 16777216);
}

/* One multiplication and one addition; its low bits repeat soon, which a picture does not show. */
struct cheap_random {
    uint32_t state;
};

HD void seed(cheap_random *random, uint32_t n)
{
    random->state = hash(n);
}

HD float draw(cheap_random *random)
{
    random->state = 1664525u * random->state + 1013904223u;
    return (float)(random->state & 0xffffff) * (1.0f / 16777216);
}

#endif
