/* SPDX-License-Identifier: Apache-2.0 */
/* The programs of test_watertight.c: one ray for each index, what it hits is written down. */
#include <raywright_device.h>

struct test_ray {
    float3 origin, direction;
};

struct found {
    float distance, u, v;
    int primitive; /* -1: none */
};

rtDeclareVariable(unsigned int, index, rtLaunchIndex, );
rtDeclareVariable(found, payload, rtPayload, );
rtDeclareVariable(float, distance, rtIntersectionDistance, );
rtDeclareVariable(float2, weights, attribute rtTriangleBarycentrics, );
rtDeclareVariable(rtObject, mesh, , );
rtBuffer<test_ray> rays;
rtBuffer<found> output;

RT_PROGRAM void shoot()
{
    found f = {0.0f, 0.0f, 0.0f, -1};
    test_ray r = rays[index];
    rtTrace(mesh, optix::make_Ray(r.origin, r.direction, 0, 0.0f, RT_DEFAULT_MAX), f);
    output[index] = f;
}

RT_PROGRAM void hit()
{
    payload.distance = distance;
    payload.u = weights.x;
    payload.v = weights.y;
    payload.primitive = (int)rtGetPrimitiveIndex();
}
