// SPDX-License-Identifier: Apache-2.0
// Closest-hit programs that go between the spaces of the object and the world (test_points.c).
#include <optix.h>

extern "C" {
__constant__ struct {
    float *results; // of struct result
    OptixTraversableHandle handle;
    const float *ray; // origin, direction, time
} params;
}

static __forceinline__ __device__ float *put(float *to, float3 v)
{
    to[0] = v.x, to[1] = v.y, to[2] = v.z;
    return to + 3;
}

extern "C" __global__ void __raygen__trace()
{
    const float *r = params.ray;
    optixTrace(params.handle, make_float3(r[0], r[1], r[2]), make_float3(r[3], r[4], r[5]), 0.0f,
               1e5f, r[6], 255u, 0u, 0u, 1u, 0u);
}

extern "C" __global__ void __closesthit__points()
{
    const float3 o = optixGetWorldRayOrigin(), d = optixGetWorldRayDirection();
    const float t = optixGetRayTmax();
    const float2 weights = optixGetTriangleBarycentrics();
    const float3 hit = make_float3(o.x + t * d.x, o.y + t * d.y, o.z + t * d.z);
    const float3 inside = optixTransformPointFromWorldToObjectSpace(hit);
    float *to = put(params.results, make_float3(1.0f, weights.x, weights.y));
    to = put(put(to, hit), inside);
    to = put(to, optixTransformPointFromObjectToWorldSpace(inside));
    to = put(to, optixTransformVectorFromObjectToWorldSpace(make_float3(1.0f, 0.0f, 0.0f)));
    to = put(to, optixTransformVectorFromObjectToWorldSpace(make_float3(0.0f, 1.0f, 0.0f)));
    const float3 normal = optixTransformNormalFromObjectToWorldSpace(make_float3(0.0f, 0.0f, 1.0f));
    to = put(put(to, normal), optixTransformNormalFromWorldToObjectSpace(normal));
    to = put(to, optixTransformVectorFromWorldToObjectSpace(
                     optixTransformVectorFromObjectToWorldSpace(make_float3(1.0f, 2.0f, 3.0f))));
    optixGetObjectToWorldTransformMatrix(to);
}
