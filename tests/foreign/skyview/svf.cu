// SPDX-License-Identifier: Apache-2.0
// Sky view factors: a point a launch index, directions by the golden angle. All in a namespace, and
// programs with the same name twice in this file.
#include <optix_world.h>
#include "types.h"

namespace skyview {

rtDeclareVariable(unsigned int, index_, rtLaunchIndex, );
rtDeclareVariable(rtObject, buildings, , );
rtDeclareVariable(unsigned int, directions, , ) = 256u;
rtBuffer<optix::float4> points;   // position, and the way the surface looks as azimuth
rtBuffer<float> factors;

static __device__ __inline__ float3 direction(unsigned int i, unsigned int n)
{
    const float z = sqrtf((i + 0.5f) / n), r = sqrtf(1.0f - z * z), a = 2.39996323f * i; // cosine weighted
    return make_float3(r * cosf(a), r * sinf(a), z);
}

namespace flat {
RT_PROGRAM void evaluate()
{
    const float4 p = points[index_];
    float sum = 0.0f;
    for (unsigned int i = 0; i < directions; i++) {
        Ask ask = {0.0f, -1};
        optix::Ray ray(make_float3(p.x, p.y, p.z), direction(i, directions), 0, 1e-3f, 1e5f);
        rtTrace(buildings, ray, ask, RT_VISIBILITY_ALL, RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT);
        sum += ask.seen;
    }
    factors[index_] = sum / directions;
}
}

namespace sun {
rtDeclareVariable(float3, towards, , "unit vector");
RT_PROGRAM void evaluate()
{
    const float4 p = points[index_];
    Ask ask = {0.0f, -1};
    rtTrace(buildings, optix::make_Ray(make_float3(p.x, p.y, p.z), towards, 0, 1e-3f, 1e5f), ask);
    factors[index_] = ask.seen > 0.0f ? towards.z : -1.0f - ask.first_building;
}
}

}
