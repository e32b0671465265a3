// SPDX-License-Identifier: Apache-2.0
// Form factors of patches: x is a ray, y the patch that it leaves.
#include <optix_world.h>
#include "geometry.h"

using namespace optix;

rtDeclareVariable(uint2, g_Index, rtLaunchIndex, );
rtDeclareVariable(uint2, g_Dim, rtLaunchDim, );
rtDeclareVariable(rtObject, g_Top, , );
rtBuffer<CPatch> g_Patches;
rtBuffer<unsigned int, 2> g_Counts;   // from, to

static __device__ float3 Load(const float* p) { return make_float3(p[0], p[1], p[2]); }

static __device__ float RadicalInverse(unsigned int n, unsigned int base)
{
    float f = 1.0f / base, r = 0.0f;
    for (; n; n /= base, f /= base) r += f * (n % base);
    return r;
}

RT_PROGRAM void Emit()
{
    const CPatch& patch = g_Patches[g_Index.y];
    const float3 u = Load(patch.m_U), v = Load(patch.m_V), n = normalize(cross(u, v));
    const float3 p = Load(patch.m_Corner) + (g_Index.x + 0.5f) / g_Dim.x * u + RadicalInverse(g_Index.x, 2) * v;
    float3 d;
    cosine_sample_hemisphere(RadicalInverse(g_Index.x, 3), RadicalInverse(g_Index.x, 5), d);
    Onb(n).inverse_transform(d);
    Energy energy;
    energy.m_nFrom = g_Index.y;
    energy.m_nHit = -1;
    rtTrace(g_Top, make_Ray(p, d, 0, 1e-4f, RT_DEFAULT_MAX), energy);
    if (energy.m_nHit >= 0) atomicAdd(&g_Counts[make_uint2(energy.m_nFrom, energy.m_nHit)], 1u);
}
