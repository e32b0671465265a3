// SPDX-License-Identifier: Apache-2.0
//
// Ray programs of the path tracer: diffuse surfaces that glow a little, under a sky. The path is a
// loop in the ray generation program; hit programs tell what was hit. Everything is there twice:
// for meshes of one grey, whose light is one number, and for those with colours and textures.

#include <raywright_device.h>

using namespace optix;

#include "../common/random.cuh"
#include "../common/surfaces.cuh"

struct GreyHit {
    float3 normal;
    float distance; // negative: the ray left the scene
};

struct ColouredHit {
    float3 normal;
    float distance;
    float3 colour;
};

rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(uint2, launch_size, rtLaunchDim, );
rtDeclareVariable(float, distance, rtIntersectionDistance, );
rtDeclareVariable(GreyHit, grey_hit, rtPayload, );
rtDeclareVariable(ColouredHit, coloured_hit, rtPayload, );

rtDeclareVariable(rtObject, scene, , );
rtDeclareVariable(float3, eye, , );
rtDeclareVariable(float3, camera_x, , ); // from the centre of the picture to its right edge,
rtDeclareVariable(float3, camera_y, , ); // to its upper edge,
rtDeclareVariable(float3, camera_z, , ); // and from the eye to the centre
rtDeclareVariable(float, offset, , );    // of the next ray from the surface
rtDeclareVariable(unsigned int, max_depth, , );
rtDeclareVariable(unsigned int, first_sample, , ); // of this launch
rtDeclareVariable(unsigned int, samples, , );      // of this launch, in each pixel
rtBuffer<float4, 2> image;                         // mean of all samples until now
rtBuffer<unsigned int, 2> ray_counts;              // of all launches until now

// ---- Paths ----

static __device__ float share_of_light(const GreyHit &)
{
    return 0.8f;
}

static __device__ float3 share_of_light(const ColouredHit &hit)
{
    return hit.colour;
}

static __device__ float3 first_direction(unsigned int &seed)
{
    const float x = 2.0f * (launch_index.x + draw(seed)) / launch_size.x - 1.0f;
    const float y = 1.0f - 2.0f * (launch_index.y + draw(seed)) / launch_size.y;
    return normalize(camera_z + x * camera_x + y * camera_y);
}

// What one path brings; adds to the rays that were traced.
template <typename Hit, typename Light>
static __device__ Light follow_path(unsigned int seed, Light carried, unsigned int &rays)
{
    float3 direction = first_direction(seed), origin = eye;
    Light gathered = carried * 0.0f;
    for (unsigned int depth = 0;;) {
        Hit hit;
        rays++;
        rtTrace(scene, make_Ray(origin, direction, 0, 0.0f, 1e30f), hit);
        if (hit.distance < 0.0f) return gathered + carried * (0.5f + 0.5f * direction.y);
        gathered += carried * 0.05f;
        carried *= share_of_light(hit);
        if (++depth >= max_depth) return gathered;
        const float3 n = dot(hit.normal, direction) > 0.0f ? -hit.normal : hit.normal;
        origin = origin + hit.distance * direction + n * offset;
        direction = diffuse_direction(n, seed);
    }
}

// Each sample has random numbers of its own, so that launches can be as long as one likes. Rows of
// the launch go down, as those of the renderer this one is compared with; those of the picture up.
template <typename Hit, typename Light> static __device__ void take_samples(const Light &white)
{
    const unsigned int number = launch_index.y * launch_size.x + launch_index.x;
    Light sum = white * 0.0f;
    unsigned int rays = 0;
    for (unsigned int i = first_sample; i < first_sample + samples; i++)
        sum += follow_path<Hit>(hash(number * 9781u + i * 6271u + 7u), white, rays);
    const uint2 pixel = make_uint2(launch_index.x, launch_size.y - 1 - launch_index.y);
    const float3 before = make_float3(first_sample ? image[pixel] : make_float4(0.0f));
    const float3 all = before * first_sample + make_float3(1.0f) * sum;
    image[pixel] = make_float4(all / (first_sample + samples), 1.0f);
    ray_counts[pixel] = rays + (first_sample ? ray_counts[pixel] : 0);
}

RT_PROGRAM void grey_camera()
{
    take_samples<GreyHit>(1.0f);
}

RT_PROGRAM void coloured_camera()
{
    take_samples<ColouredHit>(make_float3(1.0f));
}

RT_PROGRAM void grey_sky()
{
    grey_hit.distance = -1.0f;
}

RT_PROGRAM void coloured_sky()
{
    coloured_hit.distance = -1.0f;
}

// ---- Hits ----

static __device__ float3 normal_of(const uint3 &triangle)
{
    const float3 a = vertices[triangle.x];
    return normalize(cross(vertices[triangle.y] - a, vertices[triangle.z] - a));
}

RT_PROGRAM void hit_grey()
{
    grey_hit.normal = normal_of(triangles[rtGetPrimitiveIndex()]);
    grey_hit.distance = distance;
}

RT_PROGRAM void hit_coloured()
{
    const unsigned int number = rtGetPrimitiveIndex();
    const uint3 triangle = triangles[number];
    coloured_hit.normal = normal_of(triangle);
    coloured_hit.distance = distance;
    coloured_hit.colour = colour_of(number, triangle);
}
