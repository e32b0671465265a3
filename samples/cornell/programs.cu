// SPDX-License-Identifier: Apache-2.0
//
// Ray programs of the Cornell sample: a path tracer. The path is a loop in the ray generation
// program; hit programs decide where it goes on, and diffuse ones look for the light by themselves
// (Kajiya, "The Rendering Equation", 1986).

#include <raywright_device.h>

using namespace optix;

enum { PATH_RAY, SHADOW_RAY };

struct Path {
    float3 radiance;   // gathered so far
    float3 throughput; // share of what is still to come that reaches the eye
    float3 origin;     // of the next ray
    float3 direction;
    unsigned int seed;
    unsigned int rays;
    unsigned int sees_light; // a light that is hit counts: no hit program has looked for it
    unsigned int ended;
};

struct Shadow {
    unsigned int blocked;
};

struct Quad { // struct quad of scene.c
    float3 corner, edge1, edge2;
    unsigned int material;
};

struct Sphere { // struct sphere of scene.c
    float3 centre;
    float radius;
    unsigned int material;
};

rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(uint2, launch_size, rtLaunchDim, );
rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, distance, rtIntersectionDistance, );
rtDeclareVariable(Path, path, rtPayload, );
rtDeclareVariable(Shadow, shadow, rtPayload, );
rtDeclareVariable(float3, normal, attribute normal, );

rtDeclareVariable(rtObject, scene, , );
rtDeclareVariable(float, epsilon, , );

// ---- Random numbers ----

// A start for each pixel and sample: four rounds of the Tiny Encryption Algorithm (Wheeler and
// Needham 1994) mix well enough (Zafar, Olano and Curtis 2010).
static __device__ unsigned int mix(unsigned int v0, unsigned int v1)
{
    for (unsigned int i = 1; i <= 4; i++) {
        const unsigned int sum = i * 0x9E3779B9u;
        v0 += ((v1 << 4) + 0xA341316Cu) ^ (v1 + sum) ^ ((v1 >> 5) + 0xC8013EA4u);
        v1 += ((v0 << 4) + 0xAD90777Du) ^ (v0 + sum) ^ ((v0 >> 5) + 0x7E95761Eu);
    }
    return v0;
}

// In [0, 1): the upper bits of a linear congruential generator (Press et al. 1992).
static __device__ float random(unsigned int &seed)
{
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) * (1.0f / 16777216.0f);
}

// ---- Camera and miss ----

rtDeclareVariable(float3, eye, , );
rtDeclareVariable(float3, camera_x, , );
rtDeclareVariable(float3, camera_y, , );
rtDeclareVariable(float3, camera_z, , );
rtDeclareVariable(unsigned int, samples, , );
rtDeclareVariable(unsigned int, max_bounces, , );
rtBuffer<float4, 2> image;
rtBuffer<unsigned int, 2> ray_counts;

static __device__ void start_path(Path &p, unsigned int sample)
{
    p.seed = mix(launch_index.y * launch_size.x + launch_index.x, sample);
    const float x = random(p.seed), y = random(p.seed);
    const float2 at = make_float2(launch_index) + make_float2(x, y);
    const float2 in_picture = at / make_float2(launch_size) * 2.0f - 1.0f;
    p.radiance = make_float3(0.0f);
    p.throughput = make_float3(1.0f);
    p.origin = eye;
    p.direction = normalize(in_picture.x * camera_x + in_picture.y * camera_y + camera_z);
    p.sees_light = 1;
    p.ended = 0;
}

// Russian roulette: ends paths that carry little, and makes up for it in those that survive.
static __device__ bool survives(Path &p)
{
    const float chance = fminf(fmaxf(p.throughput), 0.95f);
    if (random(p.seed) >= chance) return false;
    p.throughput /= chance;
    return true;
}

RT_PROGRAM void camera()
{
    float3 sum = make_float3(0.0f);
    Path p;
    p.rays = 0;
    for (unsigned int i = 0; i < samples; i++) {
        start_path(p, i);
        for (unsigned int bounce = 0; bounce < max_bounces; bounce++) {
            if (bounce > 3 && !survives(p)) break;
            p.rays++;
            rtTrace(scene, make_Ray(p.origin, p.direction, PATH_RAY, epsilon, RT_DEFAULT_MAX), p);
            if (p.ended) break;
        }
        sum += p.radiance;
    }
    image[launch_index] = make_float4(sum / samples, 1.0f);
    ray_counts[launch_index] = p.rays;
}

RT_PROGRAM void outside()
{
    path.ended = 1;
}

// ---- Materials ----

rtDeclareVariable(float3, emission, , );
rtDeclareVariable(float3, light_corner, , );
rtDeclareVariable(float3, light_edge1, , );
rtDeclareVariable(float3, light_edge2, , );
rtDeclareVariable(unsigned int, direct_light, , );

// Light that comes to p straight from a random point of the lamp, as a share of what is diffused.
static __device__ float3 light_directly(const float3 &p, const float3 &n)
{
    const float u = random(path.seed), v = random(path.seed);
    const float3 to_light = light_corner + u * light_edge1 + v * light_edge2 - p;
    const float away = length(to_light);
    const float3 direction = to_light / away;
    const float3 lamp = cross(light_edge1, light_edge2); // its length is the area
    const float cosine = dot(n, direction), area = -dot(lamp, direction);
    if (cosine <= 0.0f || area <= 0.0f) return make_float3(0.0f);
    Shadow payload;
    payload.blocked = 0;
    path.rays++;
    rtTrace(scene, make_Ray(p, direction, SHADOW_RAY, epsilon, away - epsilon), payload);
    if (payload.blocked) return make_float3(0.0f);
    return emission * (cosine * area / (M_PIf * away * away));
}

rtDeclareVariable(float3, albedo, , );

RT_PROGRAM void diffuse()
{
    const float3 n = faceforward(normal, -ray.direction, normal);
    const float3 p = ray.origin + distance * ray.direction;
    path.throughput *= albedo;
    path.sees_light = !direct_light;
    if (direct_light) path.radiance += path.throughput * light_directly(p, n);
    const float u = random(path.seed), v = random(path.seed);
    float3 direction;
    cosine_sample_hemisphere(u, v, direction);
    Onb(n).inverse_transform(direction);
    path.origin = p;
    path.direction = direction;
}

RT_PROGRAM void lamp()
{
    const bool lit_side = dot(normal, ray.direction) < 0.0f;
    if (path.sees_light && lit_side) path.radiance += path.throughput * emission;
    path.ended = 1;
}

RT_PROGRAM void mirror()
{
    path.throughput *= albedo;
    path.sees_light = 1;
    path.origin = ray.origin + distance * ray.direction;
    path.direction = reflect(ray.direction, normal);
}

rtDeclareVariable(float, refraction_index, , );

// Share that is mirrored (Fresnel's equations for light without polarisation); the cosines are
// those on both sides, the ratio is the index here over that beyond.
static __device__ float reflectance(float cosine, float cosine_beyond, float ratio)
{
    const float s = (ratio * cosine - cosine_beyond) / (ratio * cosine + cosine_beyond);
    const float p = (cosine - ratio * cosine_beyond) / (cosine + ratio * cosine_beyond);
    return 0.5f * (s * s + p * p);
}

// One of both ways is chosen by chance, so that there is one path.
RT_PROGRAM void glass()
{
    const float cosine = dot(normal, ray.direction);
    const float ratio = cosine > 0.0f ? refraction_index : 1.0f / refraction_index;
    float3 direction;
    path.sees_light = 1;
    path.origin = ray.origin + distance * ray.direction;
    path.direction = reflect(ray.direction, normal);
    if (!refract(direction, ray.direction, normal, refraction_index)) return;
    const float share = reflectance(fabsf(cosine), fabsf(dot(normal, direction)), ratio);
    if (random(path.seed) < share) return;
    path.throughput *= albedo;
    path.direction = direction;
}

RT_PROGRAM void block()
{
    shadow.blocked = 1;
    rtTerminateRay();
}

// ---- Geometry; the material that is reported is an index into those of the instance ----

rtBuffer<Quad> quads;
rtBuffer<Sphere> spheres;

RT_PROGRAM void quad_intersect(int primitive)
{
    const Quad quad = quads[primitive];
    const float3 n = cross(quad.edge1, quad.edge2);
    const float3 to_corner = quad.corner - ray.origin;
    const float scale = 1.0f / dot(ray.direction, n);
    const float t = dot(to_corner, n) * scale;
    const float3 c = cross(ray.direction, to_corner);
    const float u = -dot(quad.edge2, c) * scale, v = dot(quad.edge1, c) * scale;
    if (!(u >= 0.0f && u <= 1.0f && v >= 0.0f && v <= 1.0f)) return; // NaN where parallel
    if (!rtPotentialIntersection(t)) return;
    normal = normalize(n);
    rtReportIntersection(quad.material);
}

RT_PROGRAM void quad_bounds(int primitive, float result[6])
{
    const Quad quad = quads[primitive];
    Aabb *box = (Aabb *)result;
    box->set(quad.corner, quad.corner + quad.edge1, quad.corner + quad.edge2);
    box->include(quad.corner + quad.edge1 + quad.edge2);
}

// The direction is of unit length.
RT_PROGRAM void sphere_intersect(int primitive)
{
    const Sphere sphere = spheres[primitive];
    const float3 from_centre = ray.origin - sphere.centre;
    const float middle = -dot(from_centre, ray.direction);
    const float3 off = from_centre + middle * ray.direction;
    const float square = sphere.radius * sphere.radius - dot(off, off);
    if (square <= 0.0f) return;
    for (float side = -1.0f; side <= 1.0f; side += 2.0f) {
        const float t = middle + side * sqrtf(square);
        if (!rtPotentialIntersection(t)) continue;
        normal = normalize(ray.origin + t * ray.direction - sphere.centre);
        if (rtReportIntersection(sphere.material)) return;
    }
}

RT_PROGRAM void sphere_bounds(int primitive, float result[6])
{
    const Sphere sphere = spheres[primitive];
    Aabb *box = (Aabb *)result;
    box->set(sphere.centre - sphere.radius, sphere.centre + sphere.radius);
}
