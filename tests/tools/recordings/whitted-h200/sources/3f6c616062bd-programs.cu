// SPDX-License-Identifier: Apache-2.0
//
// Ray programs of the Whitted sample: recursive ray tracing after T. Whitted, "An Improved
// Illumination Model for Shaded Display", 1980. Radiance rays recurse through mirrors and glass;
// shadow rays carry the light that is left, which glass tints and anything else takes away.

#include <raywright_device.h>

using namespace optix;

enum { RADIANCE_RAY, SHADOW_RAY };

struct Radiance {
    float3 colour;
    float importance;   // what share of a pixel this ray makes up
    unsigned int depth; // 0 for rays of the camera
    unsigned int rays;  // traced below this one, itself included
};

struct Shadow {
    float3 light; // share of the light that gets through
};

struct Light { // the same as in scene.c
    float3 position;
    float3 colour;
};

rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(uint2, launch_size, rtLaunchDim, );
rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, distance, rtIntersectionDistance, );
rtDeclareVariable(Radiance, radiance, rtPayload, );
rtDeclareVariable(Shadow, shadow, rtPayload, );
rtDeclareVariable(float3, normal, attribute normal, );
rtDeclareVariable(float2, position, attribute position, ); // on a parallelogram, 0..1

rtDeclareVariable(rtObject, scene, , );
rtDeclareVariable(float, epsilon, , );
rtDeclareVariable(unsigned int, max_depth, , );
rtDeclareVariable(float, least_importance, , );
rtDeclareVariable(float3, ambient_light, , );
rtBuffer<Light> lights;

// ---- Camera, miss, exception ----

rtDeclareVariable(float3, eye, , );
rtDeclareVariable(float3, camera_x, , ); // from the centre of the picture to its right edge,
rtDeclareVariable(float3, camera_y, , ); // to its upper edge,
rtDeclareVariable(float3, camera_z, , ); // and from the eye to the centre
rtDeclareVariable(unsigned int, samples, , );
rtBuffer<float4, 2> image;
rtBuffer<unsigned int, 2> ray_counts;

// Points spread over the unit square, the first in its middle (Roberts's R2 sequence).
static __device__ float2 sample_position(unsigned int i)
{
    const float x = 0.5f + i * 0.7548776662f, y = 0.5f + i * 0.5698402910f;
    return make_float2(x - floorf(x), y - floorf(y));
}

RT_PROGRAM void camera()
{
    float3 sum = make_float3(0.0f);
    unsigned int rays = 0;
    for (unsigned int i = 0; i < samples; i++) {
        const float2 at = make_float2(launch_index) + sample_position(i);
        const float2 p = at / make_float2(launch_size) * 2.0f - 1.0f;
        const float3 direction = normalize(p.x * camera_x + p.y * camera_y + camera_z);
        Radiance payload;
        payload.importance = 1.0f;
        payload.depth = 0;
        payload.rays = 1;
        rtTrace(scene, make_Ray(eye, direction, RADIANCE_RAY, epsilon, RT_DEFAULT_MAX), payload);
        sum += payload.colour;
        rays += payload.rays;
    }
    image[launch_index] = make_float4(sum / samples, 1.0f);
    ray_counts[launch_index] = rays;
}

rtDeclareVariable(float3, horizon_colour, , );
rtDeclareVariable(float3, zenith_colour, , );

RT_PROGRAM void sky()
{
    radiance.colour = lerp(horizon_colour, zenith_colour, fmaxf(ray.direction.y, 0.0f));
}

RT_PROGRAM void exception()
{
    image[launch_index] = make_float4(1.0f, 0.0f, 0.0f, 1.0f);
    ray_counts[launch_index] = 0;
}

// ---- Closest hit ----

// Light that comes from `direction`, times its weight; nothing where it could not be seen.
static __device__ float3 follow(const float3 &origin, const float3 &direction, const float3 &weight)
{
    Radiance next;
    next.importance = radiance.importance * luminance(weight);
    next.depth = radiance.depth + 1;
    next.rays = 1;
    if (next.depth > max_depth || next.importance < least_importance) return make_float3(0.0f);
    rtTrace(scene, make_Ray(origin, direction, RADIANCE_RAY, epsilon, RT_DEFAULT_MAX), next);
    radiance.rays += next.rays;
    return weight * next.colour;
}

static __device__ float3 light_through(const float3 &origin, const float3 &direction, float length)
{
    Shadow payload;
    payload.light = make_float3(1.0f);
    rtTrace(scene, make_Ray(origin, direction, SHADOW_RAY, epsilon, length), payload);
    radiance.rays++;
    return payload.light;
}

// Materials that set none of these have the values of the context.
rtDeclareVariable(float3, specular, , ); // of the highlight
rtDeclareVariable(float, shininess, , );
rtDeclareVariable(float3, mirror, , ); // share of light that is mirrored, seen straight on

// Phong's model with Blinn's half vector, and a mirror that is stronger at grazing angles.
static __device__ float3 shade(const float3 &diffuse)
{
    const float3 n = faceforward(normal, -ray.direction, normal);
    const float3 p = ray.origin + distance * ray.direction;
    float3 colour = ambient_light * diffuse;
    for (unsigned int i = 0; i < lights.size(); i++) {
        const Light light = lights[i];
        const float away = length(light.position - p);
        const float3 to_light = (light.position - p) / away;
        const float cosine = dot(n, to_light);
        if (cosine <= 0.0f) continue;
        const float3 through = light_through(p, to_light, away);
        if (fmaxf(through) <= 0.0f) continue;
        const float highlight = fmaxf(dot(n, normalize(to_light - ray.direction)), 0.0f);
        colour +=
            through * light.colour * (diffuse * cosine + specular * powf(highlight, shininess));
    }
    if (fmaxf(mirror) > 0.0f) {
        const float x = 1.0f + dot(n, ray.direction);
        const float3 weight = lerp(mirror, make_float3(1.0f), x * x * x * x * x);
        colour += follow(p, reflect(ray.direction, n), weight);
    }
    return colour;
}

rtDeclareVariable(float3, diffuse_colour, , );

RT_PROGRAM void phong()
{
    radiance.colour = shade(diffuse_colour);
}

rtDeclareVariable(float3, other_colour, , );
rtDeclareVariable(float2, tiles, , ); // along both edges

RT_PROGRAM void chequers()
{
    const float2 tile = floor(position * tiles);
    const bool odd = ((int)tile.x + (int)tile.y) & 1;
    radiance.colour = shade(odd ? other_colour : diffuse_colour);
}

rtDeclareVariable(float, refraction_index, , );
rtDeclareVariable(float3, glass_tint, , ); // at each surface

// Share that glass mirrors (Schlick 1994); the cosine is that of the angle outside.
static __device__ float glass_reflectance(float cosine)
{
    const float root = (refraction_index - 1.0f) / (refraction_index + 1.0f);
    const float x = 1.0f - cosine;
    return root * root + (1.0f - root * root) * x * x * x * x * x;
}

RT_PROGRAM void glass()
{
    const float3 p = ray.origin + distance * ray.direction;
    const float3 mirrored = reflect(ray.direction, normal);
    float share = 1.0f; // total reflection
    float3 refracted, colour = make_float3(0.0f);
    if (refract(refracted, ray.direction, normal, refraction_index)) {
        const bool leaves = dot(ray.direction, normal) > 0.0f;
        share = glass_reflectance(fabsf(dot(leaves ? refracted : ray.direction, normal)));
        colour = follow(p, refracted, (1.0f - share) * glass_tint);
    }
    radiance.colour = colour + follow(p, mirrored, make_float3(share));
}

// ---- Any hit, of shadow rays ----

RT_PROGRAM void opaque_shadow()
{
    shadow.light = make_float3(0.0f);
    rtTerminateRay();
}

RT_PROGRAM void glass_shadow()
{
    const float share = 1.0f - glass_reflectance(fabsf(dot(ray.direction, normal)));
    shadow.light *= share * glass_tint;
    if (luminance(shadow.light) < least_importance)
        rtTerminateRay();
    else
        rtIgnoreIntersection();
}

// ---- Geometry ----

rtDeclareVariable(float3, centre, , );
rtDeclareVariable(float, radius, , );
rtDeclareVariable(float, inner_radius, , );

// Where the ray's line meets a sphere about the centre; the direction is of unit length. The offset
// of the line from the centre keeps its digits for far spheres, unlike b * b - c (Haines, Guenther
// and Akenine-Moeller, "Precision Improvements for Ray/Sphere Intersection", 2019).
static __device__ bool meet_sphere(float r, float &near, float &far)
{
    const float3 from_centre = ray.origin - centre;
    const float middle = -dot(from_centre, ray.direction);
    const float3 off = from_centre + middle * ray.direction;
    const float square = r * r - dot(off, off);
    if (square <= 0.0f) return false;
    near = middle - sqrtf(square);
    far = middle + sqrtf(square);
    return true;
}

// Normals point out of the solid: inside a shell, towards the centre.
static __device__ bool report_sphere(float t, float outward)
{
    if (!rtPotentialIntersection(t)) return false;
    normal = normalize(ray.origin + t * ray.direction - centre) * outward;
    return rtReportIntersection(0);
}

RT_PROGRAM void sphere_intersect(int)
{
    float near, far;
    if (!meet_sphere(radius, near, far)) return;
    if (!report_sphere(near, 1.0f)) report_sphere(far, 1.0f);
}

// A ray that ignores its hits, as shadow rays do, gets to see all four.
RT_PROGRAM void shell_intersect(int)
{
    float near, far, inner_near, inner_far;
    if (!meet_sphere(radius, near, far)) return;
    if (report_sphere(near, 1.0f)) return;
    if (meet_sphere(inner_radius, inner_near, inner_far)) {
        if (report_sphere(inner_near, -1.0f)) return;
        if (report_sphere(inner_far, -1.0f)) return;
    }
    report_sphere(far, 1.0f);
}

RT_PROGRAM void sphere_bounds(int, float result[6])
{
    Aabb *box = (Aabb *)result;
    box->set(centre - radius, centre + radius);
}

rtDeclareVariable(float3, corner, , );
rtDeclareVariable(float3, edge1, , );
rtDeclareVariable(float3, edge2, , );

RT_PROGRAM void parallelogram_intersect(int)
{
    const float3 n = cross(edge1, edge2);
    const float3 to_corner = corner - ray.origin;
    const float scale = 1.0f / dot(ray.direction, n);
    const float t = dot(to_corner, n) * scale;
    const float3 c = cross(ray.direction, to_corner);
    const float u = -dot(edge2, c) * scale, v = dot(edge1, c) * scale;
    if (!(u >= 0.0f && u <= 1.0f && v >= 0.0f && v <= 1.0f)) return; // NaN where parallel
    if (!rtPotentialIntersection(t)) return;
    normal = normalize(n);
    position = make_float2(u, v);
    rtReportIntersection(0);
}

RT_PROGRAM void parallelogram_bounds(int, float result[6])
{
    Aabb *box = (Aabb *)result;
    box->set(corner, corner + edge1, corner + edge2);
    box->include(corner + edge1 + edge2);
}
