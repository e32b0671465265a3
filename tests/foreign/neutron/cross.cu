// SPDX-License-Identifier: Apache-2.0
// Closest hit: either the neutron collides before the surface, or it is put behind it, with its
// optical path counted in the next layer.
#include <optix.h>
#include "crossing.h"

rtDeclareVariable(Crossing, crossing, rtPayload, );
rtDeclareVariable(int, plane_number, attribute plane_number, );
rtDeclareVariable(double, plane_at, attribute plane_at, );
rtDeclareVariable(int, plane_count, , );
rtBuffer<Xs, 1> cross_sections;

static __device__ __noinline__ double total(int layer)
{
    return cross_sections[layer].sigma_s + cross_sections[layer].sigma_a;
}

RT_PROGRAM void cross_surface()
{
    Neutron *n = crossing.neutron;
    const double way = fabs((plane_at - n->x) / n->mu);
    if (crossing.rest < way) {
        n->x += crossing.rest * n->mu;
        return;
    }
    const int next = n->mu > 0.0 ? plane_number : plane_number - 1;
    crossing.crossed = 1;
    if (next < 0 || next >= plane_count - 1) {
        n->layer = -1;
        n->alive = n->layer + 1; // it left
        return;
    }
    crossing.rest = (crossing.rest - way) * total(n->layer) / total(next);
    n->x = plane_at + (n->mu > 0.0 ? 1e-5 : -1e-5);
    n->layer = next;
}
