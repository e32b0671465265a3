// SPDX-License-Identifier: Apache-2.0
// One use of everything in raywright_device.h. test_device.c compiles it and looks up what the
// compilers leave in the PTX.
#include <raywright_device.h>

using namespace optix;

struct Payload {
    float3 color;
    unsigned int depth;
};

struct Table {
    float v[4];
};

rtDeclareVariable(rtObject, top_object, , );
rtDeclareVariable(float, scene_eps, , "the smallest distance") = 1.5f;
rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(uint2, launch_dim, rtLaunchDim, );
rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(Payload, prd, rtPayload, );
rtDeclareVariable(float, t_hit, rtIntersectionDistance, );
rtDeclareVariable(float3, shading_normal, attribute shading_normal, );
rtDeclareVariable(Table, table, , );
rtDeclareVariable(Matrix4x4, camera, , );
rtDeclareVariable(rtBufferId<float3>, points_id, , );
rtDeclareVariable(rtCallableProgramId<float3(float, int)>, shade_id, , );
rtDeclareVariable(rtCallableProgramX<float3(float, int)>, shade_bound, , );
rtCallableProgram(float3, shade_old, (float, int));
rtBuffer<float4, 2> output_buffer;
rtDeclareAnnotation(output_buffer, "picture, linear");
rtBuffer<float3> points;
rtBuffer<unsigned char, 3> voxels;
rtDemandLoadBuffer<float2, 2> paged;
rtBuffer<rtCallableProgramId<float(float)>> programs;

namespace a
{
namespace b
{
rtDeclareVariable(float, nsv, , ) = 2.0f;
rtBuffer<int> nsbuf;
RT_PROGRAM void nsprog()
{
    nsbuf[launch_index.x] = (int)nsv;
}
} // namespace b
} // namespace a

RT_CALLABLE_PROGRAM float3 checker(float x, int i)
{
    return make_float3(x, (float)i, scene_eps);
}

RT_PROGRAM void ray_generation()
{
    const size_t2 screen = output_buffer.size();
    float2 d = make_float2(launch_index) / make_float2(screen) * 2.0f - 1.0f;
    d += make_float2(launch_dim) * 0.0f;
    const float4 world = camera * make_float4(d.x, d.y, 1.0f, 0.0f);
    Ray r =
        make_Ray(make_float3(0.0f), normalize(make_float3(world)), 0, scene_eps, RT_DEFAULT_MAX);
    Payload payload;
    payload.color = make_float3(0.0f);
    payload.depth = 0;
    rtTrace(top_object, r, payload);
    rtTrace(top_object, r, payload, 0x7u, RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT);
    rtPrintf("color %f at %u\n", payload.color.x, launch_index.x);
    rtPrintf("done\n");
    float sum = programs[payload.depth](table.v[payload.depth & 3]);
    sum += points[1].x + points_id[2].y + (float)points_id.size() + (float)points.size();
    sum += (float)voxels[make_uint3(1, 2, 3)] + (float)voxels.size().z;
    float2 page;
    if (paged.loadOrRequest(make_uint2(1, 2), page)) sum += page.x + (float)paged.size().y;
    rtMarkedCallableProgramId<float3(float, int)> marked(shade_id.getId(), "site");
    payload.color += shade_id(sum, 1) + shade_bound(sum, 2) + shade_old(sum, 3) + marked(sum, 4);
    if (rtGetEntryPointIndex() == 1) rtThrow(RT_EXCEPTION_USER + 1);
    output_buffer[launch_index] = make_float4(payload.color, 1.0f);
}

RT_PROGRAM void bounds(int primitive, float result[6])
{
    Aabb *box = (Aabb *)result;
    box->set(points[primitive] - 1.0f, points[primitive] + 1.0f);
}

RT_PROGRAM void intersect(int primitive)
{
    float t, beta, gamma;
    float3 n;
    const float3 p = points[primitive];
    if (intersect_triangle(ray, p, p + make_float3(1.0f, 0.0f, 0.0f),
                           p + make_float3(0.0f, 1.0f, 0.0f), n, t, beta, gamma) &&
        rtPotentialIntersection(t)) {
        shading_normal = normalize(n);
        rtReportIntersection(0);
    }
}

RT_PROGRAM void any_hit()
{
    if (t_hit < scene_eps) rtIgnoreIntersection();
    prd.color = make_float3(t_hit);
    rtTerminateRay();
}

RT_PROGRAM void closest_hit()
{
    float m[16];
    rtGetTransform(RT_OBJECT_TO_WORLD, m);
    const float3 n = normalize(rtTransformNormal(RT_OBJECT_TO_WORLD, shading_normal));
    const float3 o = rtTransformPoint(RT_WORLD_TO_OBJECT, ray.origin);
    const float3 v = rtTransformVector(RT_WORLD_TO_OBJECT, ray.direction);
    prd.color = n + o + v + make_float3(m[3], m[7], m[11]);
    prd.depth = rtGetPrimitiveIndex() + rtGetRayFlags() + rtGetRayMask() + rtGetGroupChildIndex();
    if (rtIsTriangleHit() && (rtIsTriangleHitFrontFace() || rtIsTriangleHitBackFace()))
        prd.color.x += rtGetTriangleBarycentrics().x;
}

RT_PROGRAM void visit()
{
    rtIntersectChild(2);
}

RT_PROGRAM void exception()
{
    if (rtGetExceptionCode() == RT_EXCEPTION_STACK_OVERFLOW) output_buffer[launch_index].x = 1.0f;
    rtPrintExceptionDetails();
}

#include "probe_textures.cuh"
