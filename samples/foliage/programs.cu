// SPDX-License-Identifier: Apache-2.0
//
// Ray programs of the foliage sample. Leaves and blades of grass are squares with a picture on
// them; any-hit programs look at the picture's opacity and let rays through its holes. The path is
// a loop in the ray generation program, which at each hit also asks how much of the sun arrives.

#include <raywright_device.h>

using namespace optix;

#include "../common/random.cuh"

enum { RADIANCE, SHADOW };

struct Hit {
    float3 normal;
    float distance; // negative: the ray left the scene
    float3 colour;
    float thinness; // the part of the light that goes through; 0: a solid
};

rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(uint2, launch_size, rtLaunchDim, );
rtDeclareVariable(float, distance, rtIntersectionDistance, );
rtDeclareVariable(Hit, hit, rtPayload, );
rtDeclareVariable(float3, light, rtPayload, ); // of a shadow ray: what arrives, 0 to 1
rtDeclareVariable(float3, normal, attribute normal, );
rtDeclareVariable(float2, place, attribute place, ); // on the picture

rtDeclareVariable(rtObject, scene, , );
rtDeclareVariable(float3, eye, , );
rtDeclareVariable(float3, camera_x, , ); // from the centre of the picture to its right edge,
rtDeclareVariable(float3, camera_y, , ); // to its upper edge,
rtDeclareVariable(float3, camera_z, , ); // and from the eye to the centre
rtDeclareVariable(unsigned int, samples, , );
rtDeclareVariable(unsigned int, bounces, , );
rtBuffer<float4, 2> image;
rtBuffer<float, 2> first_hits;
rtBuffer<unsigned int, 2> ray_counts;

rtBuffer<float3> vertices;
rtBuffer<uint3> corners;
rtBuffer<float2> coordinates;
rtTextureSampler<uchar4, 2, cudaReadModeNormalizedFloat> picture; // of the material
rtDeclareVariable(float, thinness, , );                           // of the material

// ---- Light ----

static __device__ float3 sun_direction()
{
    return make_float3(-0.52f, 0.74f, -0.43f); // of unit length
}

static __device__ float3 sky_colour(const float3 &direction)
{
    const float height = fmaxf(direction.y, 0.0f);
    const float3 haze = make_float3(0.86f, 0.86f, 0.80f), blue = make_float3(0.22f, 0.42f, 0.78f);
    const float3 colour = lerp(haze, blue, sqrtf(height));
    return colour + powf(fmaxf(dot(direction, sun_direction()), 0.0f), 24.0f) *
                        make_float3(0.6f, 0.45f, 0.25f);
}

// What of the sun's light is reflected or let through at p, for who sees the side of n.
static __device__ float3 sunlight(const float3 &p, const float3 &n, const Hit &at,
                                  unsigned int &seed, unsigned int &rays)
{
    const float3 blur = make_float3(draw(seed), draw(seed), draw(seed)) - make_float3(0.5f);
    const float3 direction = normalize(sun_direction() + 0.03f * blur);
    const float slope = dot(n, direction);
    const float share = slope > 0.0f ? (1.0f - at.thinness) * slope : -at.thinness * slope;
    if (share <= 0.0f) return make_float3(0.0f);
    float3 arriving = make_float3(1.0f);
    const float3 origin = p + (slope > 0.0f ? 1e-4f : -1e-4f) * n;
    rays++;
    rtTrace(scene, make_Ray(origin, direction, SHADOW, 0.0f, RT_DEFAULT_MAX), arriving,
            RT_VISIBILITY_ALL, RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT);
    return 2.6f * share * make_float3(1.0f, 0.93f, 0.8f) * arriving;
}

// ---- Paths ----

// What one path brings; `first` becomes the distance of its first hit, 0 in the sky.
static __device__ float3 follow_path(float3 direction, unsigned int &seed, unsigned int &rays,
                                     float &first)
{
    float3 origin = eye, carried = make_float3(1.0f), gathered = make_float3(0.0f);
    for (unsigned int bounce = 0;; bounce++) {
        Hit at;
        rays++;
        rtTrace(scene, make_Ray(origin, direction, RADIANCE, 0.0f, RT_DEFAULT_MAX), at);
        if (bounce == 0) first = fmaxf(at.distance, 0.0f);
        if (at.distance < 0.0f) return gathered + carried * sky_colour(direction);
        carried *= at.colour;
        const float3 p = origin + at.distance * direction;
        const float3 n = dot(at.normal, direction) > 0.0f ? -at.normal : at.normal;
        gathered += carried * sunlight(p, n, at, seed, rays);
        if (bounce == bounces) return gathered;
        const float side = draw(seed) < at.thinness ? -1.0f : 1.0f;
        origin = p + 1e-4f * side * n;
        direction = diffuse_direction(side * n, seed);
    }
}

// The first sample is at the pixel's middle, the others by chance.
static __device__ float3 first_direction(unsigned int sample, unsigned int &seed)
{
    const float right = sample ? draw(seed) : 0.5f, up = sample ? draw(seed) : 0.5f;
    const float x = 2.0f * (launch_index.x + right) / launch_size.x - 1.0f;
    const float y = 2.0f * (launch_index.y + up) / launch_size.y - 1.0f;
    return normalize(camera_z + x * camera_x + y * camera_y);
}

RT_PROGRAM void camera()
{
    const unsigned int number = launch_index.y * launch_size.x + launch_index.x;
    float3 sum = make_float3(0.0f);
    unsigned int rays = 0;
    for (unsigned int i = 0; i < samples; i++) {
        unsigned int seed = hash(number * 9781u + i * 6271u + 7u);
        float first;
        sum += follow_path(first_direction(i, seed), seed, rays, first);
        if (i == 0) first_hits[launch_index] = first;
    }
    image[launch_index] = make_float4(sum / samples, 1.0f);
    ray_counts[launch_index] = rays;
}

RT_PROGRAM void sky()
{
    hit.distance = -1.0f;
}

// ---- Hits ----

// What hit programs know of a triangle.
RT_PROGRAM void attributes()
{
    const uint3 c = corners[rtGetPrimitiveIndex()];
    const float2 weights = rtGetTriangleBarycentrics();
    const float3 a = vertices[c.x];
    normal = normalize(cross(vertices[c.y] - a, vertices[c.z] - a));
    place = (1.0f - weights.x - weights.y) * coordinates[c.x] + weights.x * coordinates[c.y] +
            weights.y * coordinates[c.z];
}

// Any-hit: a hole is no hit.
RT_PROGRAM void see_through_holes()
{
    if (tex2D(picture, place.x, place.y).w < 0.5f) rtIgnoreIntersection();
}

// Any-hit: holes let all light through, leaves some of their own colour. None is a hit, so the ray
// goes on to what is opaque.
RT_PROGRAM void light_through_leaves()
{
    const float4 texel = tex2D(picture, place.x, place.y);
    if (texel.w >= 0.5f) light *= thinness * make_float3(texel);
    rtIgnoreIntersection();
}

// Closest-hit of rays towards the sun.
RT_PROGRAM void block()
{
    light = make_float3(0.0f);
}

// Closest-hit of the others.
RT_PROGRAM void describe()
{
    hit.normal = normal;
    hit.distance = distance;
    hit.colour = make_float3(tex2D(picture, place.x, place.y));
    hit.thinness = thinness;
}
