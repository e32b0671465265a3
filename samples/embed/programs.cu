// SPDX-License-Identifier: Apache-2.0
// Ray programs of the sample "embed": spheres from the host's memory over a ground with their
// shadows.
#include <raywright_device.h>

using namespace optix;

enum { RADIANCE = 0, SHADOW = 1 };

rtDeclareVariable(rtObject, scene, , );
rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(uint2, launch_dim, rtLaunchDim, );
rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, t_hit, rtIntersectionDistance, );
rtDeclareVariable(float3, radiance, rtPayload, );
rtDeclareVariable(int, blocked, rtPayload, );
rtDeclareVariable(float3, normal, attribute normal, );
rtDeclareVariable(int, index, attribute index, );
rtBuffer<float4> spheres;
rtBuffer<float4, 2> image;

static __device__ const float3 to_light = {0.48f, 0.8f, 0.36f};

static __device__ float lit(const float3 &p)
{
    int shadow = 0;
    rtTrace(scene, make_Ray(p, to_light, SHADOW, 1e-3f, RT_DEFAULT_MAX), shadow);
    return shadow ? 0.0f : 1.0f;
}

RT_PROGRAM void camera()
{
    const float2 d = (make_float2(launch_index) + 0.5f) / make_float2(launch_dim) * 2.0f - 1.0f;
    const float aspect = (float)launch_dim.x / (float)launch_dim.y;
    const float3 w = normalize(make_float3(0.0f, -0.35f, 1.0f));
    const float3 u = make_float3(1.0f, 0.0f, 0.0f), v = cross(w, u);
    const float3 direction = normalize(d.x * aspect * 0.4f * u + d.y * 0.4f * v + w);
    float3 color = make_float3(0.0f);
    rtTrace(scene,
            make_Ray(make_float3(0.0f, 3.2f, -7.5f), direction, RADIANCE, 0.0f, RT_DEFAULT_MAX),
            color);
    image[launch_index] = make_float4(color, 1.0f);
}

// The ground is the plane y = 0; what goes up sees the sky.
RT_PROGRAM void ground_or_sky()
{
    const float3 sky = lerp(make_float3(0.75f), make_float3(0.25f, 0.45f, 0.8f),
                            clamp(2.0f * ray.direction.y, 0.0f, 1.0f));
    const float t = -ray.origin.y / ray.direction.y;
    radiance = sky;
    if (t <= 0.0f || t > 60.0f) return;
    const float3 p = ray.origin + t * ray.direction;
    const bool dark = ((int)floorf(p.x) + (int)floorf(p.z)) & 1;
    const float3 color = make_float3(dark ? 0.35f : 0.6f) * (0.3f + 0.7f * lit(p));
    radiance = lerp(color, sky, t / 60.0f);
}

RT_PROGRAM void sphere()
{
    const float3 color = temperature((float)index / (float)spheres.size());
    const float3 p = ray.origin + t_hit * ray.direction;
    const float cosine = dot(normal, to_light);
    const float direct = cosine > 0.0f ? cosine * lit(p + 1e-3f * normal) : 0.0f;
    radiance = (0.15f + 0.7f * color) * (0.3f + 0.1f * normal.y + 0.8f * direct);
}

RT_PROGRAM void block()
{
    blocked = 1;
    rtTerminateRay();
}

RT_PROGRAM void intersect(int i)
{
    const float4 s = spheres[i];
    const float3 o = ray.origin - make_float3(s);
    const float b = dot(o, ray.direction), disc = b * b - dot(o, o) + s.w * s.w;
    if (disc < 0.0f) return;
    const float root = sqrtf(disc), t = -b - root > ray.tmin ? -b - root : -b + root;
    if (!rtPotentialIntersection(t)) return;
    normal = (o + t * ray.direction) / s.w;
    index = i;
    rtReportIntersection(0);
}

RT_PROGRAM void bounds(int i, float result[6])
{
    const float4 s = spheres[i];
    ((Aabb *)result)->set(make_float3(s) - s.w, make_float3(s) + s.w);
}
