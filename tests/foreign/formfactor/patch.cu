// SPDX-License-Identifier: Apache-2.0
#include <optix_world.h>
#include "geometry.h"

using namespace optix;

rtBuffer<CPatch> g_Patches;
rtDeclareVariable(Ray, g_Ray, rtCurrentRay, );
rtDeclareVariable(int, g_PatchHit, attribute g_PatchHit, );

static __device__ float3 Load(const float (&p)[3]) { return make_float3(p[0], p[1], p[2]); }

RT_PROGRAM void Intersect(int nPatch)
{
    const CPatch patch = g_Patches[nPatch];
    const float3 u = Load(patch.m_U), v = Load(patch.m_V), n = cross(u, v);
    const float t = dot(n, Load(patch.m_Corner) - g_Ray.origin) / dot(n, g_Ray.direction);
    const float3 at = g_Ray.origin + t * g_Ray.direction - Load(patch.m_Corner);
    const float a = dot(at, u) / dot(u, u), b = dot(at, v) / dot(v, v);
    if (a >= 0.f && a <= 1.f && b >= 0.f && b <= 1.f && rtPotentialIntersection(t)) {
        g_PatchHit = nPatch;
        rtReportIntersection(0);
    }
}

RT_PROGRAM void Bounds(int nPatch, float result[6])
{
    const CPatch patch = g_Patches[nPatch];
    Aabb box;
    for (int i = 0; i < 4; ++i)
        box.include(Load(patch.m_Corner) + (i & 1 ? Load(patch.m_U) : make_float3(0)) + (i & 2 ? Load(patch.m_V) : make_float3(0)));
    box.enlarge(1e-4f);
    *reinterpret_cast<Aabb*>(result) = box;
}
