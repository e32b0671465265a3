// SPDX-License-Identifier: Apache-2.0
//
// Ray programs of the viewer: a path tracer as that of the sample path_tracer, which also keeps
// what the denoiser looks at, the colours and normals of the surfaces that are seen; what makes
// bytes for the screen of the picture; and what tells which object is under the mouse.

#include <raywright_device.h>

using namespace optix;

#include "../common/random.cuh"
#include "../common/surfaces.cuh"

struct Hit {
    float3 normal;
    float distance; // negative: the ray left the scene
    float3 colour;
    int object;
};

rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(uint2, launch_size, rtLaunchDim, );
rtDeclareVariable(float, distance, rtIntersectionDistance, );
rtDeclareVariable(Hit, hit, rtPayload, );

rtDeclareVariable(rtObject, scene, , );
rtDeclareVariable(float3, eye, , );
rtDeclareVariable(float3, camera_x, , ); // from the centre of the picture to its right edge,
rtDeclareVariable(float3, camera_y, , ); // to its upper edge,
rtDeclareVariable(float3, camera_z, , ); // and from the eye to the centre
rtDeclareVariable(float, offset, , );    // of the next ray from the surface
rtDeclareVariable(unsigned int, max_depth, , );
rtDeclareVariable(unsigned int, first_sample, , ); // how many the picture has
rtDeclareVariable(float2, mouse, , );              // -1 to 1
rtDeclareVariable(int, object, , );                // of the geometry instance
rtBuffer<float4, 2> image;                         // mean of all samples; row 0 at the bottom
rtBuffer<float4, 2> albedo, normals;               // means of what is seen first
rtBuffer<float4, 2> shown;                         // the picture, or the denoised one
rtBuffer<uchar4, 2> screen;
rtBuffer<float4> picked; // distance and object, -1: none

// ---- Paths ----

static __device__ float3 sky(const float3 &direction)
{
    return make_float3(0.5f + 0.5f * direction.y);
}

static __device__ Hit trace(const float3 &origin, const float3 &direction)
{
    Hit found;
    rtTrace(scene, make_Ray(origin, direction, 0, 0.0f, 1e30f), found);
    return found;
}

// What a path brings that begins where `at` was hit.
static __device__ float3 follow(Hit at, float3 origin, float3 direction, unsigned int &seed)
{
    float3 carried = make_float3(1.0f), gathered = make_float3(0.0f);
    for (unsigned int depth = 0; at.distance >= 0.0f;) {
        gathered += carried * 0.05f;
        carried *= at.colour;
        if (++depth >= max_depth) return gathered;
        const float3 n = dot(at.normal, direction) > 0.0f ? -at.normal : at.normal;
        origin = origin + at.distance * direction + n * offset;
        direction = diffuse_direction(n, seed);
        at = trace(origin, direction);
    }
    return gathered + carried * sky(direction);
}

// The mean of all samples, with one more.
static __device__ float4 with(const float4 &mean, const float3 &value)
{
    const float3 before = first_sample ? make_float3(mean) : make_float3(0.0f);
    return make_float4((before * first_sample + value) / (first_sample + 1.0f), 1.0f);
}

// One more sample of each pixel.
RT_PROGRAM void camera()
{
    const unsigned int number = launch_index.y * launch_size.x + launch_index.x;
    unsigned int seed = hash(number * 9781u + first_sample * 6271u + 7u);
    const float x = 2.0f * (launch_index.x + draw(seed)) / launch_size.x - 1.0f;
    const float y = 2.0f * (launch_index.y + draw(seed)) / launch_size.y - 1.0f;
    const float3 direction = normalize(camera_z + x * camera_x + y * camera_y);
    const Hit first = trace(eye, direction);
    const bool seen = first.distance >= 0.0f;
    const uint2 at = launch_index;
    image[at] = with(image[at], follow(first, eye, direction, seed));
    albedo[at] = with(albedo[at], seen ? first.colour : make_float3(1.0f));
    normals[at] = with(normals[at], seen ? first.normal : make_float3(0.0f));
}

// ---- The window ----

static __device__ unsigned char byte_of(float value)
{
    return (unsigned char)(255.0f * powf(clamp(value, 0.0f, 1.0f), 1.0f / 2.2f) + 0.5f);
}

RT_PROGRAM void show()
{
    const float4 colour = shown[launch_index];
    screen[launch_index] =
        make_uchar4(byte_of(colour.x), byte_of(colour.y), byte_of(colour.z), 255);
}

RT_PROGRAM void pick()
{
    const Hit first = trace(eye, normalize(camera_z + mouse.x * camera_x + mouse.y * camera_y));
    picked[0] = make_float4(first.distance, (float)first.object, 0.0f, 0.0f);
}

// ---- Hits ----

RT_PROGRAM void closest()
{
    const unsigned int number = rtGetPrimitiveIndex();
    const uint3 triangle = triangles[number];
    const float3 a = vertices[triangle.x];
    const float3 n = cross(vertices[triangle.y] - a, vertices[triangle.z] - a);
    hit.normal = normalize(rtTransformNormal(RT_OBJECT_TO_WORLD, n));
    hit.distance = distance;
    hit.colour = colour_of(number, triangle);
    hit.object = object;
}

RT_PROGRAM void miss()
{
    hit.distance = -1.0f;
    hit.object = -1;
}
