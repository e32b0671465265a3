// SPDX-License-Identifier: Apache-2.0
//
// Ray programs of the patterns sample. One closest-hit program shades all balls: it calls the
// callable programs that the ball's material names. Two of them go wrong in places, on purpose.

#include <raywright_device.h>

using namespace optix;

enum { RADIANCE, SHADOW };
enum { OUTSIDE, WORN, OTHER };                 // enum patterns_trouble of scene.h
enum { WORN_THROUGH = RT_EXCEPTION_USER + 7 }; // a code of this sample's own

struct Answer {
    float3 colour;
    unsigned int depth, rays;
};

rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(uint2, launch_size, rtLaunchDim, );
rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, distance, rtIntersectionDistance, );
rtDeclareVariable(Answer, answer, rtPayload, );
rtDeclareVariable(unsigned int, blocked, rtPayload, ); // of a shadow ray
rtDeclareVariable(float3, normal, attribute normal, );
rtDeclareVariable(float3, place, attribute place, ); // on the ball, as if it were of size 1

rtDeclareVariable(rtObject, scene, , );
rtDeclareVariable(float3, eye, , );
rtDeclareVariable(float3, camera_x, , );   // from the centre of the picture to its right edge,
rtDeclareVariable(float3, camera_y, , );   // to its upper edge,
rtDeclareVariable(float3, camera_z, , );   // and from the eye to the centre
rtDeclareVariable(unsigned int, grid, , ); // samples of a pixel each way
rtDeclareVariable(unsigned int, most_depth, , );
rtBuffer<float4, 2> image;
rtBuffer<unsigned int, 2> ray_counts;
rtBuffer<unsigned int> troubles;

rtDeclareVariable(float3, centre, , ); // of the geometry
rtDeclareVariable(float, radius, , );  // 0: the floor

// What a material says. A program by its id, which is an integer and can be anywhere; and one that
// is bound to its variable, which sees the variables of the program that calls it.
rtDeclareVariable(rtCallableProgramId<float3(float3)>, pattern, , );
rtDeclareVariable(rtCallableProgramX<float3(float3, float3, float3)>, finish, , );
rtDeclareVariable(float, shine, , );
rtDeclareVariable(unsigned int, number, , );
rtBuffer<float3> palette;

// ---- Noise ----

static __device__ float noise_at(int x, int y, int z)
{
    unsigned int state = x * 73856093u ^ y * 19349663u ^ z * 83492791u;
    state = state * 747796405u + 2891336453u;
    state = ((state >> ((state >> 28) + 4)) ^ state) * 277803737u;
    return ((state >> 22 ^ state) & 0xFFFF) / 65535.0f;
}

// Smooth, 0 to 1.
static __device__ float noise(const float3 &p)
{
    const int x = (int)floorf(p.x), y = (int)floorf(p.y), z = (int)floorf(p.z);
    const float3 part = p - make_float3((float)x, (float)y, (float)z);
    const float3 weight = part * part * (make_float3(3.0f) - 2.0f * part);
    float sum = 0.0f;
    for (int corner = 0; corner < 8; corner++) {
        const int dx = corner & 1, dy = corner >> 1 & 1, dz = corner >> 2;
        sum += (dx ? weight.x : 1.0f - weight.x) * (dy ? weight.y : 1.0f - weight.y) *
               (dz ? weight.z : 1.0f - weight.z) * noise_at(x + dx, y + dy, z + dz);
    }
    return sum;
}

static __device__ float layered_noise(float3 p)
{
    float sum = 0.0f;
    for (float weight = 0.5f; weight > 0.05f; weight *= 0.5f, p *= 2.03f) sum += weight * noise(p);
    return sum;
}

// ---- Patterns: programs by id ----

// Is the whole part of x odd?
static __device__ bool is_odd(float x)
{
    return (int)floorf(x) & 1;
}

RT_CALLABLE_PROGRAM float3 tiles(float3 p)
{
    return is_odd(p.x) != is_odd(p.z) ? make_float3(0.55f) : make_float3(0.32f, 0.34f, 0.38f);
}

RT_CALLABLE_PROGRAM float3 stripes(float3 p)
{
    return is_odd(7.0f * (p.y + 0.3f * p.x)) ? make_float3(0.10f, 0.28f, 0.60f)
                                             : make_float3(0.90f, 0.88f, 0.82f);
}

RT_CALLABLE_PROGRAM float3 marble(float3 p)
{
    const float vein = sinf(5.0f * p.x + 2.0f * p.y + 9.0f * layered_noise(2.0f * p));
    return lerp(make_float3(0.85f, 0.84f, 0.80f), make_float3(0.16f, 0.20f, 0.22f),
                powf(0.5f + 0.5f * vein, 5.0f));
}

RT_CALLABLE_PROGRAM float3 bricks(float3 p)
{
    const float angle = atan2f(p.x, p.z) * 2.6f, row = 4.0f * p.y;
    const float along = angle + (is_odd(row) ? 0.5f : 0.0f);
    const bool joint = along - floorf(along) < 0.08f || row - floorf(row) < 0.14f;
    const float shade = noise_at((int)floorf(along), (int)floorf(row), 1);
    return joint ? make_float3(0.62f, 0.60f, 0.56f)
                 : (0.7f + 0.5f * shade) * make_float3(0.50f, 0.17f, 0.11f);
}

RT_CALLABLE_PROGRAM float3 wood(float3 p)
{
    const float3 q =
        p + 0.12f * make_float3(noise(3.0f * p), noise(3.0f * p + make_float3(9.0f)), 0);
    const float ring = 9.0f * sqrtf(q.x * q.x + (q.y - 0.4f) * (q.y - 0.4f));
    const float part = ring - floorf(ring), grain = noise(make_float3(30 * p.x, 30 * p.y, 2 * p.z));
    return lerp(make_float3(0.62f, 0.40f, 0.20f), make_float3(0.36f, 0.20f, 0.09f),
                0.8f * part * part + 0.2f * grain);
}

RT_CALLABLE_PROGRAM float3 dots(float3 p)
{
    const float3 q = 3.0f * p;
    const float3 part = q - make_float3(floorf(q.x), floorf(q.y), floorf(q.z)) - make_float3(0.5f);
    return dot(part, part) < 0.16f ? make_float3(0.93f, 0.90f, 0.84f)
                                   : make_float3(0.62f, 0.10f, 0.16f);
}

RT_CALLABLE_PROGRAM float3 ripples(float3 p)
{
    const float wave = sinf(26.0f * length(p - make_float3(-0.4f, 0.6f, 0.7f)));
    return lerp(make_float3(0.06f, 0.30f, 0.30f), make_float3(0.12f, 0.52f, 0.46f),
                0.5f + 0.5f * wave);
}

// Goes wrong: there are seven bands and five colours, so two bands read outside the buffer.
RT_CALLABLE_PROGRAM float3 short_palette(float3 p)
{
    const unsigned int band = (unsigned int)clamp(3.5f * (1.0f - p.y), 0.0f, 6.0f);
    rtPrintf("  band %u of a palette of %u colours\n", band, (unsigned int)palette.size());
    return palette[band];
}

// Goes wrong: where the paint is worn through, this program has no answer.
RT_CALLABLE_PROGRAM float3 worn(float3 p)
{
    const float paint = layered_noise(3.0f * p);
    rtPrintf("  paint %.3f\n", paint);
    if (paint < 0.40f) rtThrow(WORN_THROUGH);
    return paint < 0.45f ? make_float3(0.35f, 0.33f, 0.31f) : make_float3(0.12f, 0.42f, 0.20f);
}

// ---- Finishes: bound programs ----

RT_CALLABLE_PROGRAM float3 matt(float3 colour, float3, float3)
{
    return colour;
}

// Traces from a callable program; `shine` is the calling material's.
RT_CALLABLE_PROGRAM float3 polished(float3 colour, float3 p, float3 n)
{
    if (answer.depth >= most_depth) return colour;
    Answer mirrored;
    mirrored.depth = answer.depth + 1;
    mirrored.rays = 0;
    rtTrace(scene,
            make_Ray(p + 1e-3f * n, reflect(ray.direction, n), RADIANCE, 0.0f, RT_DEFAULT_MAX),
            mirrored);
    answer.rays += mirrored.rays + 1;
    const float grazing = 1.0f - fabsf(dot(ray.direction, n));
    return lerp(colour, mirrored.colour, shine + (1.0f - shine) * powf(grazing, 5.0f));
}

// ---- Shading ----

RT_PROGRAM void shade()
{
    rtPrintf("depth %u: object %u at (%.2f, %.2f, %.2f)\n", answer.depth, number, place.x, place.y,
             place.z);
    const float3 n = faceforward(normal, -ray.direction, normal);
    const float3 p = ray.origin + distance * ray.direction;
    const float3 to_light = make_float3(-0.36f, 0.80f, 0.48f); // of unit length
    unsigned int is_dark = 0;
    rtTrace(scene, make_Ray(p + 1e-3f * n, to_light, SHADOW, 0.0f, RT_DEFAULT_MAX), is_dark);
    answer.rays++;
    const float sun = is_dark ? 0.0f : fmaxf(dot(n, to_light), 0.0f);
    const float light = 0.95f * sun + 0.28f * (0.7f + 0.3f * n.y);
    answer.colour = finish(light * pattern(place), p, n);
}

RT_PROGRAM void block()
{
    blocked = 1;
    rtTerminateRay();
}

RT_PROGRAM void sky()
{
    answer.colour = lerp(make_float3(0.80f, 0.84f, 0.88f), make_float3(0.24f, 0.42f, 0.68f),
                         sqrtf(clamp(1.4f * ray.direction.y, 0.0f, 1.0f)));
}

// ---- Camera and exceptions ----

RT_PROGRAM void camera()
{
    float3 sum = make_float3(0.0f);
    unsigned int rays = 0;
    for (unsigned int i = 0; i < grid * grid; i++) {
        const float right = (i % grid + 0.5f) / grid, up = (i / grid + 0.5f) / grid;
        const float x = 2.0f * (launch_index.x + right) / launch_size.x - 1.0f;
        const float y = 2.0f * (launch_index.y + up) / launch_size.y - 1.0f;
        const float3 direction = normalize(camera_z + x * camera_x + y * camera_y);
        Answer seen;
        seen.depth = 0;
        seen.rays = 0;
        rtTrace(scene, make_Ray(eye, direction, RADIANCE, 0.0f, RT_DEFAULT_MAX), seen);
        sum += seen.colour;
        rays += seen.rays + 1;
    }
    image[launch_index] = make_float4(sum / (float)(grid * grid), 1.0f);
    ray_counts[launch_index] = rays;
    rtPrintf("pixel (%u, %u): %u rays\n", launch_index.x, launch_index.y, rays);
}

// Runs in the place of what is left of the launch index.
RT_PROGRAM void caught()
{
    const unsigned int code = rtGetExceptionCode();
    const unsigned int trouble = code == RT_EXCEPTION_BUFFER_INDEX_OUT_OF_BOUNDS ? OUTSIDE
                                 : code == WORN_THROUGH                          ? WORN
                                                                                 : OTHER;
    atomicAdd(&troubles[trouble], 1u);
    const bool light = (launch_index.x / 4 + launch_index.y / 4) % 2;
    const float3 colour = trouble == OUTSIDE ? make_float3(1.0f, 0.0f, 0.7f)
                          : trouble == WORN  ? make_float3(1.0f, 0.6f, 0.0f)
                                             : make_float3(1.0f, 0.0f, 0.0f);
    image[launch_index] = make_float4(light ? colour : 0.15f * colour, 1.0f);
    ray_counts[launch_index] = 0;
    rtPrintExceptionDetails();
}

// ---- Balls and floor ----

RT_PROGRAM void bounds(int, float box[6])
{
    const float3 half = radius > 0.0f ? make_float3(radius) : make_float3(30.0f, 1e-3f, 30.0f);
    const float3 low = centre - half, high = centre + half;
    box[0] = low.x, box[1] = low.y, box[2] = low.z;
    box[3] = high.x, box[4] = high.y, box[5] = high.z;
}

static __device__ void report(float t, const float3 &p)
{
    if (!rtPotentialIntersection(t)) return;
    normal = radius > 0.0f ? p : make_float3(0, 1, 0);
    place = p;
    rtReportIntersection(0);
}

RT_PROGRAM void intersect(int)
{
    const float3 from = ray.origin - centre;
    if (radius == 0.0f) {
        const float t = -from.y / ray.direction.y;
        const float3 p = from + t * ray.direction;
        if (fabsf(p.x) < 30.0f && fabsf(p.z) < 30.0f) report(t, p);
        return;
    }
    const float b = dot(from, ray.direction);
    const float square = b * b - dot(from, from) + radius * radius;
    if (square < 0.0f) return;
    const float root = sqrtf(square);
    report(-b - root, (from + (-b - root) * ray.direction) / radius);
    report(-b + root, (from + (-b + root) * ray.direction) / radius);
}
