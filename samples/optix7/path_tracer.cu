// SPDX-License-Identifier: Apache-2.0
//
// A path tracer. The path is a loop in the ray generation program; the closest-hit program shades,
// looks for the light with a shadow ray of its own, and says where the path goes on.

#include <optix.h>

#include <raywright_math.h>

#include "device.h"
#include "path_tracer.h"

using namespace optix;

extern "C" {
__constant__ struct params params;
}

static __device__ float3 vector(const float *from)
{
    return make_float3(from[0], from[1], from[2]);
}

// ---- Random numbers ----

// A start for each pixel: four rounds of the Tiny Encryption Algorithm (Wheeler and Needham 1994).
static __device__ unsigned int mix(unsigned int v0, unsigned int v1)
{
    for (unsigned int i = 1; i <= 4; i++) {
        const unsigned int sum = i * 0x9E3779B9u;
        v0 += ((v1 << 4) + 0xA341316Cu) ^ (v1 + sum) ^ ((v1 >> 5) + 0xC8013EA4u);
        v1 += ((v0 << 4) + 0xAD90777Du) ^ (v0 + sum) ^ ((v0 >> 5) + 0x7E95761Eu);
    }
    return v0;
}

// In [0, 1): the upper bits of a linear congruential generator.
static __device__ float random(unsigned int &seed)
{
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) * (1.0f / 16777216.0f);
}

// On the unit sphere (Marsaglia 1972).
static __device__ float3 random_direction(unsigned int &seed)
{
    float x, y, square;
    do {
        x = 2 * random(seed) - 1;
        y = 2 * random(seed) - 1;
        square = x * x + y * y;
    } while (square >= 1);
    const float scale = 2 * sqrtf(1 - square);
    return make_float3(x * scale, y * scale, 1 - 2 * square);
}

static __device__ float3 vector(const unsigned int *words)
{
    return make_float3(float_of(words[0]), float_of(words[1]), float_of(words[2]));
}

// ---- Paths ----

static __device__ float3 follow(float3 origin, float3 direction, unsigned int &seed)
{
    float3 radiance = make_float3(0.0f), share = make_float3(1.0f);
    unsigned int sees_light = 1;
    for (unsigned int i = 0; i < params.bounces; i++) {
        unsigned int p[PATH_WORDS] = {seed};
        p[PATH_SEES_LIGHT] = sees_light;
        optixTrace(params.scene, origin, direction, 1e-4f, 1e16f, 0.0f, 255,
                   OPTIX_RAY_FLAG_DISABLE_ANYHIT, 0, 1, PATH_MISS, p[0], p[1], p[2], p[3], p[4],
                   p[5], p[6], p[7], p[8], p[9], p[10], p[11]);
        seed = p[PATH_SEED];
        const float distance = float_of(p[PATH_DISTANCE]);
        radiance += share * vector(p + PATH_RADIANCE);
        if (distance < 0) break;
        share *= vector(p + PATH_COLOUR);
        origin += distance * direction;
        direction = vector(p + PATH_DIRECTION);
        sees_light = 0;
    }
    return radiance;
}

extern "C" __global__ void __raygen__camera()
{
    const uint3 index = optixGetLaunchIndex(), size = optixGetLaunchDimensions();
    const unsigned int pixel = index.y * size.x + index.x;
    unsigned int seed = mix(pixel, 1);
    float3 sum = make_float3(0.0f);
    for (unsigned int i = 0; i < params.samples; i++) {
        const float x = (index.x + random(seed)) / size.x - 0.5f;
        const float y = (index.y + random(seed)) / size.y - 0.5f;
        const float3 to = make_float3(x * params.width, y * params.height, -1);
        sum += follow(vector(params.eye), normalize(to), seed);
    }
    reinterpret_cast<float4 *>(params.image)[pixel] = make_float4(sum / params.samples, 1.0f);
}

// ---- Surfaces ----

static __device__ void give(float3 radiance, float distance)
{
    optixSetPayload_1(bits_of(radiance.x));
    optixSetPayload_2(bits_of(radiance.y));
    optixSetPayload_3(bits_of(radiance.z));
    optixSetPayload_10(bits_of(distance));
}

static __device__ void go_on(float3 colour, float3 direction)
{
    optixSetPayload_4(bits_of(colour.x));
    optixSetPayload_5(bits_of(colour.y));
    optixSetPayload_6(bits_of(colour.z));
    optixSetPayload_7(bits_of(direction.x));
    optixSetPayload_8(bits_of(direction.y));
    optixSetPayload_9(bits_of(direction.z));
}

// Towards where the ray came from.
static __device__ float3 normal_of(const surface *s, float3 direction)
{
    const float *v = reinterpret_cast<const float *>(s->vertices) + 9 * optixGetPrimitiveIndex();
    const float3 a = vector(v), normal = normalize(cross(vector(v + 3) - a, vector(v + 6) - a));
    return dot(normal, direction) < 0 ? normal : -normal;
}

static __device__ bool is_lit(float3 point, float3 direction, float distance)
{
    unsigned int lit = 0;
    optixTrace(params.scene, point, direction, 1e-4f, distance - 1e-3f, 0.0f, 255,
               OPTIX_RAY_FLAG_DISABLE_ANYHIT | OPTIX_RAY_FLAG_DISABLE_CLOSESTHIT |
                   OPTIX_RAY_FLAG_TERMINATE_ON_FIRST_HIT,
               0, 1, SHADOW_MISS, lit);
    return lit != 0;
}

// From a random point of the light to a point of a diffuse surface.
static __device__ float3 light_at(float3 point, float3 normal, unsigned int &seed)
{
    const float3 edge1 = vector(params.light_edge1), edge2 = vector(params.light_edge2);
    const float3 to =
        vector(params.light_corner) + random(seed) * edge1 + random(seed) * edge2 - point;
    const float distance = sqrtf(dot(to, to));
    const float3 direction = to / distance, area = cross(edge1, edge2);
    const float cosines = dot(normal, direction) * fabsf(dot(area, direction));
    if (cosines <= 0 || !is_lit(point, direction, distance)) return make_float3(0.0f);
    return vector(params.emission) * (cosines / (distance * distance * 3.14159265f));
}

extern "C" __global__ void __closesthit__diffuse()
{
    const surface *s = reinterpret_cast<const surface *>(optixGetSbtDataPointer());
    const float3 direction = optixGetWorldRayDirection(), colour = vector(s->colour);
    const float distance = optixGetRayTmax();
    if (s->is_light) {
        give(optixGetPayload_11() ? vector(params.emission) : make_float3(0.0f), -1);
        return;
    }
    unsigned int seed = optixGetPayload_0();
    const float3 normal = normal_of(s, direction);
    const float3 point = optixGetWorldRayOrigin() + distance * direction;
    give(colour * light_at(point, normal, seed), distance);
    go_on(colour, normalize(normal + random_direction(seed) * 0.999f));
    optixSetPayload_0(seed);
}

extern "C" __global__ void __miss__outside()
{
    give(make_float3(0.0f), -1);
}

extern "C" __global__ void __miss__lit()
{
    optixSetPayload_0(1);
}
