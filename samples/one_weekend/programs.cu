// SPDX-License-Identifier: Apache-2.0
//
// Ray programs of the One Weekend sample. The path is a loop in the ray generation program, which
// also decides where it goes on; the hit program only tells what was hit. All spheres have the same
// material program, without a branch: diffuse, metal and glass are computed and weighed.
//
// With motion the programs are those whose names begin with "moving": each path has a time, and the
// spheres rise from time 0 to time 1.

#include <raywright_device.h>

using namespace optix;

#include "../common/random.cuh"

struct Hit {
    float3 normal;       // out of the sphere
    float distance;      // negative: the ray left the scene
    unsigned int sphere; // its number
};

rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(uint2, launch_size, rtLaunchDim, );
rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, distance, rtIntersectionDistance, );
rtDeclareVariable(float, time, rtCurrentTime, );
rtDeclareVariable(Hit, hit, rtPayload, );

rtDeclareVariable(rtObject, scene, , );
rtDeclareVariable(float3, eye, , );
rtDeclareVariable(float3, picture_corner, , ); // the lower left one
rtDeclareVariable(float3, picture_width, , );
rtDeclareVariable(float3, picture_height, , );
rtDeclareVariable(unsigned int, samples, , );
rtDeclareVariable(unsigned int, max_depth, , );
rtBuffer<float4, 2> image;
rtBuffer<unsigned int, 2> ray_counts;

rtBuffer<float4> spheres; // centre and radius
rtBuffer<float4> colours; // and index of refraction
rtBuffer<float4> kinds;   // share that is diffuse, metal and glass; and fuzz
rtBuffer<float> rises;    // how far spheres rise, with motion

// ---- Random numbers, those of scene.c ----

static __device__ float uniform(unsigned int &seed)
{
    seed = 1664525u * seed + 1013904223u;
    return (float)(seed & 0xFFFFFFu) / (float)0x1000000;
}

// ---- Material ----

// Schlick 1994.
static __device__ float reflectance(float cosine, float index)
{
    const float root = (1.0f - index) / (1.0f + index), x = 1.0f - cosine;
    return root * root + (1.0f - root * root) * x * x * x * x * x;
}

// Where glass sends a ray; `chance` decides between mirror and refraction.
static __device__ float3 through_glass(const float3 &d, const float3 &normal, float index,
                                       float chance)
{
    const bool enters = dot(d, normal) < 0.0f;
    const float3 n = enters ? normal : -normal;
    const float ratio = enters ? 1.0f / index : index;
    const float cosine = fminf(dot(-d, n), 1.0f);
    const float sine = sqrtf(fmaxf(0.0f, 1.0f - cosine * cosine));
    const float mirrored = ratio * sine > 1.0f ? 1.0f : reflectance(cosine, index);
    const float along = dot(d, n);
    const float root = sqrtf(fmaxf(1.0f - ratio * ratio * (1.0f - along * along), 0.0f));
    const float3 refracted = ratio * (d - n * along) - n * root;
    return chance < mirrored ? reflect(d, n) : refracted;
}

// The direction in which a path goes on from a hit; takes from `carried` what the sphere absorbs.
// False if it went into what is not glass.
static __device__ bool scatter(const Hit &at, unsigned int &seed, float3 &direction,
                               float3 &carried)
{
    const float4 colour = colours[at.sphere], kind = kinds[at.sphere];
    const float sum = kind.x + kind.y + kind.z + 1e-6f;
    const float3 share = make_float3(kind) / sum;
    float3 chance;
    chance.x = uniform(seed);
    chance.y = uniform(seed);
    chance.z = uniform(seed);
    const float3 diffused = normalize(at.normal + chance);
    const float3 mirrored = normalize(reflect(direction, at.normal) + kind.w * chance);
    const float3 refracted = through_glass(direction, at.normal, colour.w, chance.x);
    const float3 next = diffused * share.x + mirrored * share.y + refracted * share.z;
    direction = normalize(next);
    carried *= (make_float3(colour) * (share.x + share.y) + share.z) * sum;
    return dot(next, at.normal) > 0.0f || kind.z > 0.0f;
}

// ---- Paths ----

static __device__ float3 first_direction(unsigned int &seed)
{
    const float x = (launch_index.x + uniform(seed)) / launch_size.x;
    const float y = 1.0f - (launch_index.y + uniform(seed)) / launch_size.y;
    return picture_corner + x * picture_width + y * picture_height - eye;
}

static __device__ float3 colour_of_sky(const float3 &direction)
{
    const float t = 0.5f * (direction.y + 1.0f);
    return make_float3(1.0f - t) + t * make_float3(0.5f, 0.7f, 1.0f);
}

// What one path brings; adds to the rays that were traced.
template <bool MOVING> static __device__ float3 follow_path(unsigned int &seed, unsigned int &rays)
{
    float3 origin = eye, direction = first_direction(seed), carried = make_float3(1.0f);
    const float path_time = MOVING ? uniform(seed) : 0.0f;
    for (unsigned int depth = 0; depth < max_depth; depth++) {
        Hit at;
        rays++;
        const Ray next = make_Ray(origin, direction, 0, 0.001f, 1e30f);
        if (MOVING)
            rtTrace(scene, next, path_time, at);
        else
            rtTrace(scene, next, at);
        if (at.distance < 0.0f) return carried * colour_of_sky(direction);
        // Russian roulette: what carries little ends, and what survives makes up for it.
        const float chance = fmaxf(carried);
        if (uniform(seed) > chance) return make_float3(0.0f);
        carried /= chance;
        origin += at.distance * direction;
        if (!scatter(at, seed, direction, carried)) return make_float3(0.0f);
    }
    return carried;
}

// Rows of the launch go down, as those of other renderers of this scene; rows of the picture go up.
template <bool MOVING> static __device__ void shade_pixel()
{
    unsigned int seed = hash(1984u + launch_index.y * launch_size.x + launch_index.x), rays = 0;
    float3 sum = make_float3(0.0f);
    for (unsigned int i = 0; i < samples; i++) sum += follow_path<MOVING>(seed, rays);
    const uint2 pixel = make_uint2(launch_index.x, launch_size.y - 1 - launch_index.y);
    const float3 mean = sum / samples;
    image[pixel] = make_float4(sqrtf(mean.x), sqrtf(mean.y), sqrtf(mean.z), 1.0f);
    ray_counts[pixel] = rays;
}

RT_PROGRAM void camera()
{
    shade_pixel<false>();
}

RT_PROGRAM void moving_camera()
{
    shade_pixel<true>();
}

RT_PROGRAM void sky()
{
    hit.distance = -1.0f;
}

static __device__ float4 sphere_at(int number, float when)
{
    float4 sphere = spheres[number];
    sphere.y += when * rises[number];
    return sphere;
}

static __device__ void note(unsigned int number, float4 sphere)
{
    hit.normal = (ray.origin + distance * ray.direction - make_float3(sphere)) / sphere.w;
    hit.distance = distance;
    hit.sphere = number;
}

RT_PROGRAM void note_hit()
{
    const unsigned int number = rtGetPrimitiveIndex();
    note(number, spheres[number]);
}

RT_PROGRAM void note_moving_hit()
{
    const unsigned int number = rtGetPrimitiveIndex();
    note(number, sphere_at(number, time));
}

// ---- Spheres ----

static __device__ void meet(float4 sphere)
{
    const float3 from_centre = ray.origin - make_float3(sphere), d = ray.direction;
    const float a = dot(d, d), b = dot(from_centre, d);
    const float c = dot(from_centre, from_centre) - sphere.w * sphere.w;
    const float discriminant = b * b - a * c;
    if (discriminant <= 0.0f) return;
    const float root = sqrtf(discriminant);
    if (rtPotentialIntersection((-b - root) / a) || rtPotentialIntersection((-b + root) / a))
        rtReportIntersection(0);
}

static __device__ void bound(float4 sphere, float result[6])
{
    Aabb *box = (Aabb *)result;
    box->set(make_float3(sphere) - sphere.w, make_float3(sphere) + sphere.w);
}

RT_PROGRAM void sphere_intersect(int number)
{
    meet(spheres[number]);
}

RT_PROGRAM void sphere_bounds(int number, float result[6])
{
    bound(spheres[number], result);
}

RT_PROGRAM void moving_sphere_intersect(int number)
{
    meet(sphere_at(number, time));
}

// There are two steps, at times 0 and 1.
RT_PROGRAM void moving_sphere_bounds(int number, int step, float result[6])
{
    bound(sphere_at(number, (float)step), result);
}
