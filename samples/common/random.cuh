// SPDX-License-Identifier: Apache-2.0
//
// Random numbers for ray programs, and directions made of them. Behind raywright_device.h and
// `using namespace optix`.

#ifndef SAMPLE_RANDOM_CUH
#define SAMPLE_RANDOM_CUH

// One step of a permuted congruential generator (O'Neill 2014) as a hash.
static __device__ unsigned int hash(unsigned int value)
{
    const unsigned int state = value * 747796405u + 2891336453u;
    const unsigned int word = ((state >> ((state >> 28) + 4)) ^ state) * 277803737u;
    return (word >> 22) ^ word;
}

// In [0, 1).
static __device__ float draw(unsigned int &seed)
{
    seed = 1664525u * seed + 1013904223u;
    return (seed >> 8) * (1.0f / 16777216.0f);
}

// On the side of n, in proportion to the cosine; sample and basis of Shirley and Chiu 1997.
static __device__ float3 diffuse_direction(const float3 &n, unsigned int &seed)
{
    const float angle = draw(seed) * 6.2831853f, square = draw(seed);
    const float radius = sqrtf(square);
    const float3 other = fabsf(n.x) > 0.9f ? make_float3(0, 1, 0) : make_float3(1, 0, 0);
    const float3 u = normalize(cross(other, n)), v = cross(n, u);
    return radius * cosf(angle) * u + radius * sinf(angle) * v + sqrtf(1.0f - square) * n;
}

#endif
