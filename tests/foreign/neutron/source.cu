// SPDX-License-Identifier: Apache-2.0
// Entry point 0: a history is a loop over flights. Rays go along the x axis, with the cosine in the
// distance: what is asked of the geometry is the next surface.
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include "physics.h"
#include "crossing.h"

rtDeclareVariable(unsigned int, history, rtLaunchIndex, );
rtDeclareVariable(unsigned int, first_history, , );
rtDeclareVariable(rtObject, layers, , );
rtBuffer<Xs, 1> cross_sections;
rtBuffer<double, 1> absorbed;      // by layer
rtBuffer<double, 1> leaked;        // 0: back, 1: through
rtBuffer<unsigned int, 1> counters;

static __device__ double minus_log(double x) { return -log(x); }

static __device__ void fly(Neutron *n, double rest)
{
    for (int surfaces = 0; surfaces < 8 && n->alive; surfaces++) {
        Crossing crossing;
        crossing.neutron = n;               // the hit program moves it
        crossing.rest = rest;
        crossing.crossed = 0;
        optix::Ray ray(make_float3((float)n->x, 0.0f, 0.0f), make_float3(n->mu > 0.0 ? 1.0f : -1.0f, 0.0f, 0.0f), 0u, 1e-6f);
        rtTrace(layers, ray, crossing);
        rest = crossing.rest;
        if (!crossing.crossed) return;
    }
}

RT_PROGRAM void histories()
{
    Neutron n = {1e-4, 1.0, 1.0, start_seed(first_history + history), 0, 1};
    for (int event = 0; event < 500 && n.alive; event++) {
        atomicAdd(&counters[0], 1u);
        fly(&n, flight(cross_sections[n.layer], &n.seed, minus_log));
        if (n.layer < 0) {
            atomicAdd(&leaked[n.mu > 0.0], n.weight);
            break;
        }
        double lost = 0.0;
        collide(&n, cross_sections[n.layer], &lost);
        atomicAdd(&absorbed[n.layer], lost);
    }
}
