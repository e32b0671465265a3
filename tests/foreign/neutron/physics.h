// SPDX-License-Identifier: Apache-2.0
// Transport of neutrons through layers: shared by the device files and by the host, which follows
// the same histories to check the tallies.
#ifndef PHYSICS_H
#define PHYSICS_H

#ifdef __CUDACC__
#define HD static __host__ __device__ __forceinline__
#else
#define HD static inline
#endif

typedef struct { double sigma_s, sigma_a; } Xs;                  // per centimetre
typedef struct { double x, mu, weight; unsigned long long seed; int layer; int alive; } Neutron;

// 63 bit linear congruential generator; the state is advanced where it lies.
HD double prn(unsigned long long *seed)
{
    *seed = (9219741426499971445ULL * *seed + 1ULL) & ((1ULL << 63) - 1);
    return (double)*seed * 1.0842021724855044e-19;
}

HD unsigned long long start_seed(unsigned int history)
{
    return ((unsigned long long)history * 0x9E3779B97F4A7C15ULL >> 1) | 1ULL;
}

// How far to the next collision.
HD double flight(Xs xs, unsigned long long *seed, double (*minus_log)(double))
{
    return minus_log(prn(seed)) / (xs.sigma_s + xs.sigma_a);
}

// Implicit capture, then scattering into any direction; Russian roulette for light particles.
HD void collide(Neutron *n, Xs xs, double *absorbed)
{
    const double lost = n->weight * xs.sigma_a / (xs.sigma_s + xs.sigma_a);
    *absorbed += lost;
    n->weight -= lost;
    n->mu = 2.0 * prn(&n->seed) - 1.0;
    if (n->weight > 0.05) return;
    if (prn(&n->seed) < 0.5) n->weight *= 2.0;
    else n->alive = 0;
}

#endif
