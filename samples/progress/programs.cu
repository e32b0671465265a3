// SPDX-License-Identifier: Apache-2.0
//
// Ray programs of the progress sample: a quaternion Julia set, which is found by walking along the
// ray as far as nothing can be (Hart, Sandin and Kauffman, "Ray Tracing Deterministic 3-D
// Fractals", 1989). Each ray takes long, so that there is something to wait for.

#include <raywright_device.h>

using namespace optix;

enum { VIEW_RAY, SHADOW_RAY };
enum { ITERATIONS = 12, STEPS = 400 };

struct Seen {
    float3 colour;
};

struct Shadow {
    unsigned int blocked;
};

rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(uint2, launch_size, rtLaunchDim, );
rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, distance, rtIntersectionDistance, );
rtDeclareVariable(Seen, seen, rtPayload, );
rtDeclareVariable(Shadow, shadow, rtPayload, );
rtDeclareVariable(float3, normal, attribute normal, );

rtDeclareVariable(rtObject, scene, , );
rtDeclareVariable(float3, eye, , );
rtDeclareVariable(float3, camera_x, , );
rtDeclareVariable(float3, camera_y, , );
rtDeclareVariable(float3, camera_z, , );
rtDeclareVariable(float4, julia, , );    // the constant of the set
rtDeclareVariable(float3, to_light, , ); // of unit length
rtDeclareVariable(float, epsilon, , );
rtDeclareVariable(unsigned int, samples, , );

rtBuffer<float4, 2> image;
rtBuffer<float4, 2> preview;

// ---- Pictures ----

// The samples of a pixel lie on a diagonal grid.
static __device__ float3 look(float2 at)
{
    const float2 where = make_float2(2 * at.x / launch_size.x - 1, 2 * at.y / launch_size.y - 1);
    Seen found;
    Ray view = make_Ray(eye, normalize(camera_z + where.x * camera_x + where.y * camera_y),
                        VIEW_RAY, epsilon, RT_DEFAULT_MAX);
    rtTrace(scene, view, found);
    return found.colour;
}

// Alpha says that the pixel is done.
RT_PROGRAM void camera()
{
    float3 sum = make_float3(0.0f);
    for (unsigned int i = 0; i < samples; i++) {
        const float across = (i + 0.5f) / samples, up = i * 0.618034f;
        sum += look(make_float2(launch_index.x + across, launch_index.y + up - floorf(up)));
    }
    image[launch_index] = make_float4(sum / samples, 1.0f);
}

RT_PROGRAM void coarse_camera()
{
    const float2 middle = make_float2(launch_index.x + 0.5f, launch_index.y + 0.5f);
    preview[launch_index] = make_float4(look(middle), 1.0f);
}

RT_PROGRAM void sky()
{
    seen.colour = lerp(make_float3(0.05f, 0.06f, 0.08f), make_float3(0.3f, 0.4f, 0.55f),
                       0.5f + 0.5f * ray.direction.y);
}

RT_PROGRAM void lit()
{
    const float3 n = normalize(normal);
    const float3 from = ray.origin + distance * ray.direction + 10 * epsilon * n;
    Shadow found;
    found.blocked = 0;
    rtTrace(scene, make_Ray(from, to_light, SHADOW_RAY, epsilon, RT_DEFAULT_MAX), found);
    const float direct = found.blocked ? 0.0f : fmaxf(0.0f, dot(n, to_light));
    const float ambient = 0.25f + 0.15f * n.y;
    const float3 colour = make_float3(0.55f, 0.3f, 0.12f) + 0.08f * n;
    seen.colour = (ambient + 0.75f * direct) * colour;
}

RT_PROGRAM void block()
{
    shadow.blocked = 1;
    rtTerminateRay();
}

// ---- The set ----

// At most how far the set is from a point, by the derivative of the iteration.
static __device__ float distance_from(float3 p)
{
    float4 z = make_float4(p.x, p.y, p.z, 0.0f);
    float length2 = dot(z, z), derivative2 = 1.0f;
    for (int i = 0; i < ITERATIONS && length2 < 256.0f; i++) {
        derivative2 *= 4 * length2;
        z = julia +
            make_float4(2 * z.x * z.x - length2, 2 * z.x * z.y, 2 * z.x * z.z, 2 * z.x * z.w);
        length2 = dot(z, z);
    }
    return 0.25f * logf(length2) * sqrtf(length2 / derivative2);
}

static __device__ float3 slope(float3 p)
{
    const float h = 0.5f * epsilon;
    const float3 x = make_float3(h, 0, 0), y = make_float3(0, h, 0), z = make_float3(0, 0, h);
    return make_float3(distance_from(p + x) - distance_from(p - x),
                       distance_from(p + y) - distance_from(p - y),
                       distance_from(p + z) - distance_from(p - z));
}

RT_PROGRAM void julia_intersect(int)
{
    // The part of the ray in the sphere of radius 2 in which the set is.
    const float b = dot(ray.origin, ray.direction);
    const float root = b * b - dot(ray.origin, ray.origin) + 4.0f;
    if (root <= 0.0f) return;
    float t = fmaxf(ray.tmin, -b - sqrtf(root));
    const float end = fminf(ray.tmax, -b + sqrtf(root));
    for (int i = 0; i < STEPS && t < end; i++) {
        const float step = distance_from(ray.origin + t * ray.direction);
        if (step < 0.5f * epsilon) {
            if (!rtPotentialIntersection(t)) return;
            normal = slope(ray.origin + t * ray.direction);
            rtReportIntersection(0);
            return;
        }
        t += step;
    }
}

RT_PROGRAM void julia_bounds(int, float result[6])
{
    for (int i = 0; i < 3; i++) {
        result[i] = -2.0f;
        result[i + 3] = 2.0f;
    }
}
