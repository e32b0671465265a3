// SPDX-License-Identifier: Apache-2.0
#pragma once
// xorshift of 32 bits; the state lives where the caller wants it.
static __host__ __device__ __inline__ unsigned int scramble(unsigned int a, unsigned int b)
{
    unsigned int h = a * 0x9E3779B1u ^ (b + 0x7F4A7C15u);
    h ^= h >> 15; h *= 0x2C1B3C6Du;
    h ^= h >> 12; h *= 0x297A2D39u;
    h ^= h >> 15;
    return h ? h : 1u;
}

static __host__ __device__ __inline__ float rnd(unsigned int *state)
{
    unsigned int x = *state;
    x ^= x << 13; x ^= x >> 17; x ^= x << 5;
    *state = x;
    return (x >> 8) * (1.0f / 16777216.0f);
}
