// SPDX-License-Identifier: Apache-2.0
//
// Ray programs of the program ladder: a path tracer for the spheres of samples/one_weekend, as the
// macro FEATURES says (features.h). Which programs a rung has, scene.c knows.

#include <raywright_device.h>

#include "features.h"

using namespace optix;

#if FEATURES & INLINED
#define FUNCTION static __device__
#else
#define FUNCTION static __device__ __noinline__
#endif

rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, distance, rtIntersectionDistance, );
rtDeclareVariable(rtObject, scene, , );
rtBuffer<float4, 2> image;

struct View { // the same as in scene.c
    float3 eye, corner, across, along;
    unsigned int width, height, samples, depth;
};

#if FEATURES & VARIABLES
rtDeclareVariable(View, view, , );
#else
rtBuffer<View> views;
#define view views[0]
#endif

#include "random.cuh"
#include "scatter.cuh"
#include "spheres.cuh"

// ---- Paths ----

struct Path {
    float3 origin, direction;
    float3 carried; // what of light comes through to the eye
    float3 light;   // of a path that has ended
    Random random;
    unsigned int depth;
    bool done;
};

#if !(FEATURES & LOOP)
struct Payload {
    float3 colour;
    Random random;
    unsigned int left; // rays that may follow
};
#elif !(FEATURES & PAYLOAD)
typedef Path Payload;
#elif !(FEATURES & TOLD)
struct Payload {
    float3 direction, carried; // carried has the light of a path that has ended
    Random random;
    float distance; // negative: it has ended
};
#else
struct Payload {
    float3 normal;
    float distance; // negative: the ray left the scene
    unsigned int sphere;
};
#endif
rtDeclareVariable(Payload, payload, rtPayload, );

FUNCTION float3 colour_of_sky(const float3 &direction)
{
    const float t = 0.5f * (direction.y + 1.0f);
    return make_float3(1.0f - 0.5f * t, 1.0f - 0.3f * t, 1.0f);
}

static __device__ Ray ray_of(const float3 &origin, const float3 &direction)
{
    return make_Ray(origin, direction, 0, 0.001f, 1e30f);
}

// Rows of the launch go down.
FUNCTION void begin(Path &path, const uint2 &pixel)
{
    const float x = (pixel.x + draw(path.random)) / view.width;
    const float y = 1.0f - (pixel.y + draw(path.random)) / view.height;
    path.origin = view.eye;
    path.direction = view.corner + x * view.across + y * view.along - view.eye;
    path.carried = make_float3(1.0f);
    path.light = make_float3(0.0f);
    path.depth = 0;
    path.done = false;
}

// Russian roulette: what carries little ends, and what survives makes up for it.
static __device__ bool survives(float3 &carried, Random &random)
{
#if FEATURES & ROULETTE
    const float chance = most(carried.x, most(carried.y, carried.z));
    if (draw(random) > chance) return false;
    carried /= chance;
#endif
    return true;
}

// What a sphere does to a path. False: it ends there, dark.
template <Kind known>
static __device__ bool bounce(unsigned int number, const float3 &normal, float3 &direction,
                              float3 &carried, Random &random)
{
    if (!survives(carried, random)) return false;
    const float4 material = material_of(number);
    carried *= make_float3(material);
    return scatter<known>(direction, normal, material.w, draw3(random));
}

// ---- One ray: hit, miss, and what follows ----

#if !(FEATURES & LOOP)

template <Kind known> static __device__ void meet()
{
    const unsigned int number = rtGetPrimitiveIndex();
    const Place at = place_of_hit(number);
    float3 direction = ray.direction, carried = make_float3(1.0f);
    const bool goes_on = bounce<known>(number, at.normal, direction, carried, payload.random);
    payload.colour = goes_on ? carried : make_float3(0.0f);
    if (!goes_on || --payload.left == 0) return;
    Payload next = payload;
    rtTrace(scene, ray_of(at.point, direction), next);
    payload.colour = carried * next.colour;
    payload.random = next.random;
}

RT_PROGRAM void sky()
{
    payload.colour = colour_of_sky(ray.direction);
}

// True: the path goes on. The hit programs have followed it to its end.
static __device__ bool follow(Path &path)
{
    Payload first;
    first.random = path.random;
    first.left = view.depth;
    rtTrace(scene, ray_of(path.origin, path.direction), first);
    path.random = first.random;
    path.light = first.colour;
    return false;
}

#elif !(FEATURES & PAYLOAD)

template <Kind known> static __device__ void meet()
{
    const unsigned int number = rtGetPrimitiveIndex();
    const Place at = place_of_hit(number);
    payload.origin = at.point;
    payload.done = true;
    if (!bounce<known>(number, at.normal, payload.direction, payload.carried, payload.random))
        return;
    payload.done = ++payload.depth == view.depth;
    if (payload.done) payload.light = payload.carried;
}

RT_PROGRAM void sky()
{
    payload.light = payload.carried * colour_of_sky(ray.direction);
    payload.done = true;
}

static __device__ bool follow(Path &path)
{
    rtTrace(scene, ray_of(path.origin, path.direction), path);
    return !path.done;
}

#elif !(FEATURES & TOLD)

template <Kind known> static __device__ void meet()
{
    const unsigned int number = rtGetPrimitiveIndex();
    const Place at = place_of_hit(number);
    payload.direction = ray.direction;
    payload.distance = distance;
    if (bounce<known>(number, at.normal, payload.direction, payload.carried, payload.random))
        return;
    payload.carried = make_float3(0.0f);
    payload.distance = -1.0f;
}

RT_PROGRAM void sky()
{
    payload.carried *= colour_of_sky(ray.direction);
    payload.distance = -1.0f;
}

static __device__ bool follow(Path &path)
{
    Payload next;
    next.carried = path.carried;
    next.random = path.random;
    rtTrace(scene, ray_of(path.origin, path.direction), next);
    path.carried = path.light = next.carried;
    path.random = next.random;
    if (next.distance < 0.0f) return false;
    path.origin += next.distance * path.direction;
    path.direction = next.direction;
    return ++path.depth < view.depth;
}

#else

RT_PROGRAM void note_hit()
{
    payload.sphere = rtGetPrimitiveIndex();
    payload.normal = place_of_hit(payload.sphere).normal;
    payload.distance = distance;
}

RT_PROGRAM void sky()
{
    payload.distance = -1.0f;
}

static __device__ bool follow(Path &path)
{
    Payload at;
    rtTrace(scene, ray_of(path.origin, path.direction), at);
    if (at.distance < 0.0f) {
        path.light = path.carried * colour_of_sky(path.direction);
        return false;
    }
    path.origin += at.distance * path.direction;
    if (!bounce<EVERY>(at.sphere, at.normal, path.direction, path.carried, path.random))
        return false;
    if (++path.depth < view.depth) return true;
    path.light = path.carried;
    return false;
}

#endif

#if !(FEATURES & TOLD)

RT_PROGRAM void diffuse_hit()
{
    meet<DIFFUSE>();
}

RT_PROGRAM void metal_hit()
{
    meet<METAL>();
}

RT_PROGRAM void glass_hit()
{
    meet<GLASS>();
}

RT_PROGRAM void any_material_hit()
{
    meet<EVERY>();
}

#endif

// ---- Pixels ----

static __device__ void write_pixel(const uint2 &at, const float3 &sum)
{
    const float3 mean = sum / view.samples;
    const uint2 pixel = make_uint2(at.x, view.height - 1 - at.y);
    image[pixel] = make_float4(sqrtf(mean.x), sqrtf(mean.y), sqrtf(mean.z), 1.0f);
}

#if FEATURES & INDEX

rtDeclareVariable(uint3, launch_index, rtLaunchIndex, );
rtBuffer<float4, 2> sums;

// The third index is that of the sample.
RT_PROGRAM void camera()
{
    const uint2 pixel = make_uint2(launch_index.x, launch_index.y);
    const unsigned int number = launch_index.z * view.height + pixel.y;
    Path path;
    path.random = seeded(1984u + number * view.width + pixel.x);
    begin(path, pixel);
    while (follow(path)) continue;
    float4 *sum = &sums[pixel];
    atomicAdd(&sum->x, path.light.x);
    atomicAdd(&sum->y, path.light.y);
    atomicAdd(&sum->z, path.light.z);
}

// After all samples; makes the sums ready for the next picture.
RT_PROGRAM void finish()
{
    const uint2 pixel = make_uint2(launch_index.x, launch_index.y);
    write_pixel(pixel, make_float3(sums[pixel]));
    sums[pixel] = make_float4(0.0f);
}

#else

rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );

RT_PROGRAM void camera()
{
    float3 sum = make_float3(0.0f);
    Path path;
    path.random = seeded(1984u + launch_index.y * view.width + launch_index.x);
#if FEATURES & REGENERATION
    unsigned int left = view.samples;
    begin(path, launch_index);
    while (left) {
        if (follow(path)) continue;
        sum += path.light;
        begin(path, launch_index);
        left--;
    }
#else
    for (unsigned int i = 0; i < view.samples; i++) {
        begin(path, launch_index);
        while (follow(path)) continue;
        sum += path.light;
    }
#endif
    write_pixel(launch_index, sum);
}

#endif
