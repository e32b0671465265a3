// SPDX-License-Identifier: Apache-2.0
//
// Ray programs of the loop sample: rtTrace inside loops. All that a loop needs after a trace is
// saved while the ray is under way, and only that: counters, sums, the payload. See README.md.

#include <raywright_device.h>

using namespace optix;

enum { SHADE_RAY, SHADOW_RAY, LAYER_RAY };

struct Shade {
    float3 colour;       // sum over all rays of the pixel
    unsigned int traces; // of all types
};

struct Shadow {
    unsigned int blocked;
};

struct Layer {
    float distance; // negative: nothing was hit
};

struct Ball { // struct loop_ball of scene.h
    float3 centre;
    float radius;
    float3 colour;
};

rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(uint2, launch_size, rtLaunchDim, );
rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, distance, rtIntersectionDistance, );
rtDeclareVariable(Shade, shade_payload, rtPayload, );
rtDeclareVariable(Shadow, shadow_payload, rtPayload, );
rtDeclareVariable(Layer, layer_payload, rtPayload, );
rtDeclareVariable(float3, normal, attribute normal, );
rtDeclareVariable(float3, colour, attribute colour, );

rtDeclareVariable(rtObject, scene, , );
rtDeclareVariable(float, epsilon, , );
rtDeclareVariable(float3, eye, , );
rtDeclareVariable(float3, camera_x, , );
rtDeclareVariable(float3, camera_y, , );
rtDeclareVariable(float3, camera_z, , );
rtBuffer<Ball> balls;
rtBuffer<float4, 2> image;
rtBuffer<unsigned int, 2> traces;

// Points spread over the unit square (Roberts's R2 sequence), moved by `shift`.
static __device__ float2 spread(unsigned int i, const float2 &shift)
{
    const float2 p = shift + i * make_float2(0.7548776662f, 0.5698402910f);
    return p - floor(p);
}

static __device__ float3 camera_direction(const float2 &in_pixel)
{
    const float2 p =
        (make_float2(launch_index) + in_pixel) / make_float2(launch_size) * 2.0f - 1.0f;
    return normalize(p.x * camera_x + p.y * camera_y + camera_z);
}

// ---- A counted loop ----

rtDeclareVariable(unsigned int, samples, , );

// One payload for all trips: hit and miss programs add to what is in it.
RT_PROGRAM void shade_pixel()
{
    Shade payload;
    payload.colour = make_float3(0.0f);
    payload.traces = 0;
    for (unsigned int i = 0; i < samples; i++) {
        const float3 direction = camera_direction(spread(i, make_float2(0.5f)));
        rtTrace(scene, make_Ray(eye, direction, SHADE_RAY, epsilon, RT_DEFAULT_MAX), payload);
    }
    image[launch_index] = make_float4(payload.colour / samples, 1.0f);
    traces[launch_index] = payload.traces;
}

RT_PROGRAM void sky()
{
    const float up = clamp(ray.direction.y + 0.5f, 0.0f, 1.0f);
    shade_payload.colour +=
        lerp(make_float3(0.95f, 0.90f, 0.82f), make_float3(0.45f, 0.60f, 0.85f), up);
    shade_payload.traces++;
}

rtDeclareVariable(unsigned int, shadow_samples, , );
rtDeclareVariable(float3, light_corner, , );
rtDeclareVariable(float3, light_edge1, , );
rtDeclareVariable(float3, light_edge2, , );

// Another point of the unit square for each pixel, so that shadows have no steps.
static __device__ float2 pixel_shift()
{
    unsigned int h = launch_index.x * 0x9E3779B1u + launch_index.y * 0x85EBCA77u;
    h = (h ^ (h >> 15)) * 0x2C1B3C6Du;
    h ^= h >> 13;
    return make_float2(h & 0xFFFF, h >> 16) / 65536.0f;
}

// The loop is in a program that a loop has reached: both are suspended while the shadow ray is
// under way. Facing away costs no ray less, which keeps their number easy to tell.
RT_PROGRAM void soft_shadow()
{
    const float3 p = ray.origin + distance * ray.direction;
    const float2 shift = pixel_shift();
    float lit = 0.0f;
    for (unsigned int i = 0; i < shadow_samples; i++) {
        const float2 at = spread(i, shift);
        const float3 to_light = light_corner + at.x * light_edge1 + at.y * light_edge2 - p;
        const float away = length(to_light);
        Shadow payload;
        payload.blocked = 0;
        rtTrace(scene, make_Ray(p, to_light / away, SHADOW_RAY, epsilon, away), payload);
        if (payload.blocked) continue;
        lit += fmaxf(dot(normal, to_light) / away, 0.0f);
    }
    shade_payload.colour += colour * (0.25f + 0.75f * lit / shadow_samples);
    shade_payload.traces += 1 + shadow_samples;
}

RT_PROGRAM void block()
{
    shadow_payload.blocked = 1;
    rtTerminateRay();
}

// ---- Nested loops with break and continue ----

rtDeclareVariable(unsigned int, grid, , );
rtDeclareVariable(unsigned int, max_layers, , );

static __device__ float3 heat(float t) // 0 to 1: dark blue, orange, white
{
    const float3 low = make_float3(0.05f, 0.07f, 0.22f), middle = make_float3(0.90f, 0.42f, 0.12f);
    if (t < 0.5f) return lerp(low, middle, 2.0f * t);
    return lerp(middle, make_float3(1.0f), 2.0f * t - 1.0f);
}

RT_PROGRAM void count_layers()
{
    unsigned int points = 0, layers = 0, traced = 0;
    for (unsigned int y = 0; y < grid; y++) {
        for (unsigned int x = 0; x < grid; x++) {
            // In units of half a cell from the centre, so that the test is exact.
            const int dx = 2 * (int)x + 1 - (int)grid, dy = 2 * (int)y + 1 - (int)grid;
            if (dx * dx + dy * dy > (int)(grid * grid)) continue;
            const float2 in_pixel = (make_float2(x, y) + 0.5f) / grid;
            const float3 direction = camera_direction(in_pixel);
            float reached = 0.0f;
            points++;
            for (unsigned int layer = 0; layer < max_layers; layer++) {
                Layer payload;
                payload.distance = -1.0f;
                rtTrace(scene,
                        make_Ray(eye, direction, LAYER_RAY, reached + epsilon, RT_DEFAULT_MAX),
                        payload);
                traced++;
                if (payload.distance < 0.0f) break;
                reached = payload.distance;
                layers++;
            }
        }
    }
    image[launch_index] = make_float4(heat((float)layers / (points * max_layers)), 1.0f);
    traces[launch_index] = traced;
}

RT_PROGRAM void note_layer()
{
    layer_payload.distance = distance;
}

// ---- Geometry ----

// The direction is of unit length.
RT_PROGRAM void ball_intersect(int primitive)
{
    const Ball ball = balls[primitive];
    const float3 from_centre = ray.origin - ball.centre;
    const float middle = -dot(from_centre, ray.direction);
    const float3 off = from_centre + middle * ray.direction;
    const float square = ball.radius * ball.radius - dot(off, off);
    if (square <= 0.0f) return;
    for (float side = -1.0f; side <= 1.0f; side += 2.0f) {
        const float t = middle + side * sqrtf(square);
        if (!rtPotentialIntersection(t)) continue;
        normal = (ray.origin + t * ray.direction - ball.centre) / ball.radius;
        colour = ball.colour;
        if (rtReportIntersection(0)) return;
    }
}

RT_PROGRAM void ball_bounds(int primitive, float result[6])
{
    const Ball ball = balls[primitive];
    Aabb *box = (Aabb *)result;
    box->set(ball.centre - ball.radius, ball.centre + ball.radius);
}
