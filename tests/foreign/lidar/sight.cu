/* SPDX-License-Identifier: Apache-2.0 */
/* Entry point 1: which of the points see each other. A launch of one dimension over all pairs. */
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include "beams.h"

rtDeclareVariable(unsigned int, pair_index, rtLaunchIndex, );
rtDeclareVariable(unsigned int, pair_count, rtLaunchDim, );
rtDeclareVariable(rtObject, landscape, , );
rtBuffer<float4> points;
rtBuffer<unsigned int> visible; /* a bit a pair */

struct sight { int blocked; };

RT_PROGRAM void all_pairs()
{
    const unsigned int n = (unsigned int)points.size();
    const unsigned int a = pair_index / n, b = pair_index % n;
    if (a >= b || pair_index >= pair_count) return;
    const float4 p = points[a], q = points[b];
    const float3 way = make_float3(q.x - p.x, q.y - p.y, q.z - p.z);
    const float far = optix::length(way);
    sight s;
    s.blocked = 0;
    optix::Ray ray = optix::make_Ray(make_float3(p.x, p.y, p.z), way / far, SIGHT_RAY, 1e-2f, far - 1e-2f);
    rtTrace(landscape, ray, s);
    if (!s.blocked) atomicOr(&visible[pair_index / 32], 1u << (pair_index % 32));
}
