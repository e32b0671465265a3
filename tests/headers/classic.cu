// SPDX-License-Identifier: Apache-2.0
// Ray programs as written for the classic interface: its headers, its names.
// test_classic_device.c compiles it in each C++ standard.
#include <optix.h>
#include <optix_world.h>
#include <optixu/optixu_aabb.h>
#include <optixu/optixu_math_namespace.h>
#include <optixu/optixu_matrix.h>
#include <optixu/optixu_quaternion.h>
#include <optix_cuda.h>
#include <optix_math.h>
#include <optix_sizet.h>
#include <internal/optix_internal.h>

#if OPTIX_VERSION < 60000
#error "the version is 6.5"
#endif

using namespace optix;

struct PerRayData {
    float3 result;
    float importance;
    int depth;
};

rtDeclareVariable(rtObject, top_object, , );
rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(PerRayData, prd, rtPayload, );
rtDeclareVariable(float3, geometric_normal, attribute geometric_normal, );
rtDeclareVariable(float4, turn, , );
rtBuffer<uchar4, 2> output_buffer;
rtBuffer<float3> vertices;

RT_PROGRAM void pinhole_camera()
{
    size_t2 screen = output_buffer.size();
    float2 d = make_float2(launch_index) / make_float2(screen) * 2.f - 1.f;
    Ray primary(make_float3(0.0f, 0.0f, -4.0f), normalize(make_float3(d.x, d.y, 1.0f)), 0u, 1e-3f);
    PerRayData data;
    data.importance = 1.f;
    data.depth = 0;
    rtTrace(top_object, primary, data);
    float3 c = data.result + temperature(d.x);
    output_buffer[launch_index] =
        make_uchar4(static_cast<unsigned char>(c.z * 255.0f), 0u, 0u, 255u);
}

RT_PROGRAM void mesh_bounds(int primIdx, float result[6])
{
    Aabb *aabb = (Aabb *)result;
    aabb->set(vertices[primIdx], vertices[primIdx + 1], vertices[primIdx + 2]);
    if (aabb->isFlat()) aabb->enlarge(0.5f * aabb->maxExtent());
}

RT_PROGRAM void mesh_intersect(int primIdx)
{
    float3 n;
    float t, beta, gamma;
    if (intersect_triangle_branchless(ray, vertices[primIdx], vertices[primIdx + 1],
                                      vertices[primIdx + 2], n, t, beta, gamma) &&
        rtPotentialIntersection(t)) {
        geometric_normal = normalize(n);
        rtReportIntersection(0);
    }
}

RT_PROGRAM void any_hit_shadow()
{
    prd.result = make_float3(0.0f);
    rtTerminateRay();
}

RT_PROGRAM void closest_hit_normal()
{
    float m[16];
    Quaternion(turn).toMatrix(m);
    const float3 n = rtTransformNormal(RT_OBJECT_TO_WORLD, geometric_normal);
    prd.result = make_float3(Matrix4x4(m) * make_float4(n, 0.0f)) * 0.5f + 0.5f;
}

RT_PROGRAM void miss()
{
    prd.result = make_float3(0.1f);
}

RT_PROGRAM void exception()
{
    rtPrintExceptionDetails();
    output_buffer[launch_index] = make_uchar4(255, 0, 255, 255);
}
