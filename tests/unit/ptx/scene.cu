/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Ray programs whose interface test_interface.c knows: every class of variable, namespaces, a
 * callable program, an indexed variable. scene.ptx is this file, compiled.
 */
#include "raywright_device.h"
namespace a
{
namespace b
{
rtDeclareVariable(float, nsv, , "some \"note\"") = 2.5f;
rtBuffer<float4, 1> nsbuf;
RT_PROGRAM void nsprog()
{
    nsbuf[size_t(1)] = make_float4(nsv, 0, 0, 0);
}
} // namespace b
} // namespace a
struct Payload {
    float3 color;
    int depth;
};
struct Big {
    float v[8];
};
rtDeclareVariable(rtObject, top_object, , );
rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(Payload, prd, rtPayload, );
rtDeclareVariable(float3, normal, attribute shading_normal, );
rtDeclareVariable(float3, bg, , ) = {0.1f, 0.2f, 0.3f};
rtDeclareVariable(Big, big, , );
rtDeclareVariable(int, unused, , );
rtBuffer<uchar4, 2> image;
rtBuffer<float3> positions;
typedef rtCallableProgramId<float3(float)> Sky;
rtDeclareVariable(Sky, sky, , );
static __device__ __noinline__ float pick(int i)
{
    return big.v[i];
}
RT_CALLABLE_PROGRAM float3 blue(float t)
{
    return make_float3(t, t, bg.x + positions[size_t(3)].x);
}
RT_PROGRAM void pinhole()
{
    Payload p;
    p.depth = 0;
    optix::Ray r = optix::make_Ray(make_float3(0, 0, 0), make_float3(0, 0, 1), 0, 0.f, 1e20f);
    rtTrace(top_object, r, p);
    image[launch_index] = make_uchar4(p.color.x, pick(p.depth), 0, 0);
    rtPrintf("%d\n", p.depth);
}
RT_PROGRAM void hit()
{
    prd.color = normal * big.v[prd.depth];
}
RT_PROGRAM void miss()
{
    prd.color = sky(ray.direction.x);
}
