/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The programs of test_motion.c: one ray at a time of its own for each index, and what it hits.
 * Spheres are where they are at the ray's time.
 */
#include <raywright_device.h>

struct test_ray {
    float3 origin;
    float time;
    float3 direction;
    float pad;
};

struct found {
    float distance;
    int shape;    /* -1: none */
    float3 point; /* in its own space */
    float time;
    float off; /* what the way to the world and back has moved it by, normals included */
    float pad;
};

rtDeclareVariable(unsigned int, index, rtLaunchIndex, );
rtDeclareVariable(found, payload, rtPayload, );
rtDeclareVariable(float, shadow, rtPayload, );
rtDeclareVariable(float, distance, rtIntersectionDistance, );
rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, time, rtCurrentTime, );
rtDeclareVariable(rtObject, scene, , );
rtDeclareVariable(int, keys, , );
rtDeclareVariable(float2, range, , );
rtBuffer<test_ray> rays;
rtBuffer<found> output;
rtBuffer<float4, 2> spheres; /* by shape and key: centre and radius */

RT_PROGRAM void shoot()
{
    found f = {};
    test_ray r = rays[index];
    f.shape = -1;
    rtTrace(scene, optix::make_Ray(r.origin, r.direction, 0, 0.0f, RT_DEFAULT_MAX), r.time, f);
    output[index] = f;
}

RT_PROGRAM void hit()
{
    float3 at = ray.origin + distance * ray.direction;
    float ignored = 0;
    /* Its time is not that of the ray that has hit. */
    rtTrace(scene, optix::make_Ray(at, ray.direction, 1, 0.0f, RT_DEFAULT_MAX), 1 - time, ignored);
    float3 there = rtTransformPoint(RT_WORLD_TO_OBJECT, at);
    float3 back = rtTransformPoint(RT_OBJECT_TO_WORLD, there);
    float3 across = optix::make_float3(0.3f, -0.2f, 0.9f), normal = optix::make_float3(0.5f, 1, 2);
    float before = optix::dot(across, normal);
    float after = optix::dot(rtTransformVector(RT_OBJECT_TO_WORLD, across),
                             rtTransformNormal(RT_OBJECT_TO_WORLD, normal));
    payload.distance = distance;
    payload.shape = (int)rtGetPrimitiveIndex();
    payload.point = there;
    payload.time = time;
    payload.off = optix::length(back - at) + fabsf(after - before);
}

RT_PROGRAM void even_only()
{
    if (rtGetPrimitiveIndex() & 1) rtIgnoreIntersection();
}

static __device__ float4 sphere_at(int shape, float when)
{
    if (keys == 1) return spheres[optix::make_uint2(shape, 0)];
    float at = (when - range.x) / (range.y - range.x) * (keys - 1);
    at = fminf(fmaxf(at, 0.0f), keys - 1.0f);
    int key = (int)fminf(at, keys - 2.0f);
    float4 a = spheres[optix::make_uint2(shape, key)],
           b = spheres[optix::make_uint2(shape, key + 1)];
    return a + (at - key) * (b - a);
}

RT_PROGRAM void intersect(int shape)
{
    float4 s = sphere_at(shape, time);
    float3 o = ray.origin - optix::make_float3(s.x, s.y, s.z), d = ray.direction;
    float a = optix::dot(d, d), b = optix::dot(o, d), c = optix::dot(o, o) - s.w * s.w;
    float root = b * b - a * c;
    if (root < 0) return;
    float near = (-b - sqrtf(root)) / a, far = (-b + sqrtf(root)) / a;
    if (rtPotentialIntersection(near > ray.tmin ? near : far)) rtReportIntersection(0);
}

RT_PROGRAM void bounds(int shape, int key, float result[6])
{
    float4 s = spheres[optix::make_uint2(shape, key)];
    result[0] = s.x - s.w, result[1] = s.y - s.w, result[2] = s.z - s.w;
    result[3] = s.x + s.w, result[4] = s.y + s.w, result[5] = s.z + s.w;
}

RT_PROGRAM void bounds_of_one(int shape, float result[6])
{
    bounds(shape, 0, result);
}
