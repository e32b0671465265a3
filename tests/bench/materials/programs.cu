// SPDX-License-Identifier: Apache-2.0
//
// Ray programs in the manner of a material library, as many as wanted: the host appends lines such
// as PROGRAM(look, 7). The number chooses what a program is put together of, so that no two are
// alike, as they are in an application whose materials were written by people.

#include <raywright_device.h>

using namespace optix;

enum { RADIANCE_RAY, SHADOW_RAY, PROBE_RAY, OCCLUSION_RAY };

struct Radiance {
    float3 colour;
    float importance;
    unsigned int depth, seed;
};

struct Shadow {
    float3 light; // the share that comes through
};

struct Light {
    float3 position, colour;
};

rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(uint2, launch_size, rtLaunchDim, );
rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, distance, rtIntersectionDistance, );
rtDeclareVariable(Radiance, radiance, rtPayload, );
rtDeclareVariable(Shadow, shadow, rtPayload, );
rtDeclareVariable(float3, normal, attribute normal, );
rtDeclareVariable(float2, place, attribute place, );

rtDeclareVariable(rtObject, scene, , );
rtDeclareVariable(float, epsilon, , );
rtDeclareVariable(float3, base_colour, , );
rtDeclareVariable(float, roughness, , );
rtDeclareVariable(float, scale, , );
rtBuffer<Light> lights;
rtBuffer<float4, 2> image;
rtBuffer<rtCallableProgramId<float3(float3, float)>> patterns;

// ---- parts of materials ----

static __device__ float random(unsigned int &seed)
{
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) * (1.0f / 16777216.0f);
}

static __device__ float lattice(int x, int y, int z)
{
    unsigned int h = x * 374761393u + y * 668265263u + z * 2246822519u;
    h = (h ^ (h >> 13)) * 1274126177u;
    return (h >> 8) * (1.0f / 16777216.0f);
}

static __device__ float noise(float3 p)
{
    const float3 cell = make_float3(floorf(p.x), floorf(p.y), floorf(p.z)), f = p - cell;
    const float3 s = f * f * (make_float3(3.0f) - 2.0f * f);
    const int x = (int)cell.x, y = (int)cell.y, z = (int)cell.z;
    const float a = lerp(lattice(x, y, z), lattice(x + 1, y, z), s.x);
    const float b = lerp(lattice(x, y + 1, z), lattice(x + 1, y + 1, z), s.x);
    const float c = lerp(lattice(x, y, z + 1), lattice(x + 1, y, z + 1), s.x);
    const float d = lerp(lattice(x, y + 1, z + 1), lattice(x + 1, y + 1, z + 1), s.x);
    return lerp(lerp(a, b, s.y), lerp(c, d, s.y), s.z);
}

// Trowbridge and Reitz 1975, with Smith's masking; Schlick 1994 for Fresnel's term.
static __device__ float3 glossy(float3 n, float3 l, float3 v, float alpha, float3 f0)
{
    const float3 h = normalize(l + v);
    const float nl = fmaxf(dot(n, l), 1e-4f), nv = fmaxf(dot(n, v), 1e-4f), nh = dot(n, h);
    const float a2 = alpha * alpha, d = nh * nh * (a2 - 1.0f) + 1.0f;
    const float masking =
        nl * sqrtf(nv * nv * (1.0f - a2) + a2) + nv * sqrtf(nl * nl * (1.0f - a2) + a2);
    const float fresnel = powf(1.0f - fmaxf(dot(h, v), 0.0f), 5.0f);
    return (f0 + (make_float3(1.0f) - f0) * fresnel) * (0.5f * a2 / (M_PIf * d * d * masking));
}

template <int n> static __device__ float3 pattern(float3 p)
{
    if (n % 5 == 0) return base_colour * (0.5f + 0.5f * noise(p * scale));
    if (n % 5 == 1) return base_colour * (0.5f + 0.5f * sinf(p.x * scale + 4.0f * noise(p)));
    if (n % 5 == 2)
        return ((int)floorf(place.x * scale) + (int)floorf(place.y * scale)) & 1
                   ? base_colour
                   : make_float3(1.0f) - base_colour;
    if (n % 5 == 3) return patterns[n % patterns.size()](p, scale);
    float sum = 0.0f, size = 0.5f;
    for (int k = 0; k < 4; k++, size *= 0.5f) sum += size * noise(p * (scale / size));
    return base_colour * sum;
}

template <int n> static __device__ float3 bend(float3 m, float3 p)
{
    if (n % 3 != 1) return m;
    const float e = 1e-2f, at = noise(p * scale);
    const float3 slope = make_float3(noise((p + make_float3(e, 0.0f, 0.0f)) * scale) - at,
                                     noise((p + make_float3(0.0f, e, 0.0f)) * scale) - at,
                                     noise((p + make_float3(0.0f, 0.0f, e)) * scale) - at);
    return normalize(m - slope * (0.1f / e));
}

template <int n> static __device__ float3 lit(float3 p, float3 m, float3 v, float3 colour)
{
    float3 sum = make_float3(0.0f);
    for (unsigned int i = 0; i < lights.size(); i++) {
        const Light light = lights[i];
        const float3 to = light.position - p;
        const float away = length(to);
        const float3 l = to / away;
        const float cosine = dot(m, l);
        if (cosine <= 0.0f) continue;
        Shadow payload;
        payload.light = make_float3(1.0f);
        rtTrace(scene, make_Ray(p, l, SHADOW_RAY, epsilon, away), payload);
        float3 share = colour * (1.0f / M_PIf);
        if (n % 2) share += glossy(m, l, v, roughness + 0.01f * (n % 7), make_float3(0.04f));
        if (n % 7 == 2) share += glossy(m, l, v, 0.05f, make_float3(0.2f)) * 0.25f; // clear coat
        if (n % 7 == 4) share *= expf(-away * 0.01f) * (1.0f + 0.1f * cosf(away));
        sum += share * payload.light * light.colour * cosine;
    }
    return sum;
}

static __device__ float3 follow(float3 p, float3 direction, float share, unsigned int type)
{
    Radiance payload;
    payload.colour = make_float3(0.0f);
    payload.importance = radiance.importance * share;
    payload.depth = radiance.depth + 1;
    payload.seed = radiance.seed;
    if (payload.depth > 3 || payload.importance < 0.02f) return payload.colour;
    rtTrace(scene, make_Ray(p, direction, type, epsilon, RT_DEFAULT_MAX), payload);
    radiance.seed = payload.seed;
    return payload.colour;
}

// ---- programs ----

template <int n> static __device__ void look()
{
    const float3 p = ray.origin + distance * ray.direction, v = -ray.direction;
    const float3 world = normalize(rtTransformNormal(RT_OBJECT_TO_WORLD, normal));
    const float3 m = bend<n>(faceforward(world, v, world), p);
    const float3 colour = pattern<n>(p);
    float3 sum = lit<n>(p, m, v, colour) + colour * 0.05f;
    if (n % 4 == 1) sum += 0.3f * follow(p, reflect(ray.direction, m), 0.3f, RADIANCE_RAY);
    if (n % 4 == 2) {
        float3 through;
        if (refract(through, ray.direction, world, 1.3f + 0.05f * (n % 9)))
            sum += 0.6f * base_colour * follow(p, through, 0.6f, RADIANCE_RAY);
    }
    if (n % 4 == 3) {
        const float a = 2.0f * M_PIf * random(radiance.seed), z = random(radiance.seed);
        const float r = sqrtf(fmaxf(0.0f, 1.0f - z * z));
        const Onb basis(m);
        float3 d = make_float3(r * cosf(a), r * sinf(a), z);
        basis.inverse_transform(d);
        sum += 0.5f * colour * follow(p, d, 0.5f, PROBE_RAY);
    }
    radiance.colour = sum;
}

template <int n> static __device__ void shade() // of shadow and occlusion rays
{
    const float3 p = ray.origin + distance * ray.direction;
    if (n % 3 == 0) {
        shadow.light = make_float3(0.0f);
        rtTerminateRay();
    } else if (n % 3 == 1) {
        if (noise(p * scale) < 0.3f) rtIgnoreIntersection();
        shadow.light *= 0.2f * base_colour;
        rtIgnoreIntersection();
    } else {
        const float c = fabsf(dot(normalize(normal), ray.direction));
        shadow.light *= base_colour * (1.0f - powf(1.0f - c, 3.0f + n % 4));
        if (fmaxf(shadow.light) < 0.01f) rtTerminateRay();
        rtIgnoreIntersection();
    }
}

template <int n> static __device__ float3 paint(float3 p, float s)
{
    float3 q = p * s;
    if (n % 2) q += make_float3(noise(q), noise(q + make_float3(5.2f, 1.3f, 2.8f)), 0.0f);
    const float t = n % 3 ? noise(q * (1.0f + n % 4)) : 0.5f + 0.5f * sinf(q.x + (n % 5) * q.y);
    return lerp(make_float3(0.1f * (n % 9), 0.5f, 0.3f), make_float3(0.8f, 0.1f * (n % 7), 0.4f),
                t);
}

template <int n> static __device__ void sky()
{
    const float t = 0.5f + 0.5f * ray.direction.y;
    radiance.colour = lerp(make_float3(0.9f, 0.8f, 0.1f * n), make_float3(0.2f, 0.4f, 0.8f), t);
    if (n % 2) radiance.colour *= 0.8f + 0.2f * noise(ray.direction * 8.0f);
}

// ---- geometry: balls, some of them hollowed ----

rtDeclareVariable(float4, ball, , );

static __device__ bool offer(float t)
{
    if (!rtPotentialIntersection(t)) return false;
    const float3 p = ray.origin + t * ray.direction;
    normal = (p - make_float3(ball)) / ball.w;
    place = make_float2(atan2f(normal.z, normal.x), acosf(clamp(normal.y, -1.0f, 1.0f)));
    return rtReportIntersection(0);
}

template <int n> static __device__ void meet(int)
{
    const float3 to = ray.origin - make_float3(ball);
    const float b = dot(to, ray.direction), c = dot(to, to) - ball.w * ball.w;
    const float root2 = b * b - c;
    if (root2 < 0.0f) return;
    const float root = sqrtf(root2);
    const bool stripe = n % 2 && ((int)floorf((to.y - b * ray.direction.y) * 4.0f) & 1);
    if (stripe || !offer(-b - root)) offer(-b + root);
}

template <int n> static __device__ void bound(int, float result[6])
{
    const float3 c = make_float3(ball);
    Aabb *box = (Aabb *)result;
    box->set(c - make_float3(ball.w + 0.001f * n), c + make_float3(ball.w + 0.001f * n));
}

// ---- cameras ----

rtDeclareVariable(float3, eye, , );

template <int n> static __device__ void view()
{
    float3 sum = make_float3(0.0f);
    for (unsigned int i = 0; i < 1 + n % 3; i++) {
        Radiance payload;
        payload.colour = make_float3(0.0f);
        payload.importance = 1.0f;
        payload.depth = 0;
        payload.seed = launch_index.y * launch_size.x + launch_index.x + i * 7919u;
        float2 at = make_float2(launch_index) + make_float2(0.5f);
        if (n) at += make_float2(random(payload.seed), random(payload.seed)) - make_float2(0.5f);
        at = at / make_float2(launch_size) * 2.0f - 1.0f;
        const float3 d = normalize(make_float3(at.x, at.y, -2.0f));
        rtTrace(scene, make_Ray(eye, d, RADIANCE_RAY, epsilon, RT_DEFAULT_MAX), payload);
        sum += payload.colour;
    }
    image[launch_index] = make_float4(sum / (1.0f + n % 3), 1.0f);
}

template <int n> static __device__ void failed()
{
    rtPrintExceptionDetails();
    image[launch_index] = make_float4(1.0f, 0.0f, 1.0f, 1.0f);
}

#define PROGRAM(kind, n)                                                                           \
    RT_PROGRAM void kind##_##n()                                                                   \
    {                                                                                              \
        kind<n>();                                                                                 \
    }
#define PROGRAM_MEET(n)                                                                            \
    RT_PROGRAM void meet_##n(int primitive)                                                        \
    {                                                                                              \
        meet<n>(primitive);                                                                        \
    }
#define PROGRAM_BOUND(n)                                                                           \
    RT_PROGRAM void bound_##n(int primitive, float result[6])                                      \
    {                                                                                              \
        bound<n>(primitive, result);                                                               \
    }
#define PROGRAM_PAINT(n)                                                                           \
    RT_CALLABLE_PROGRAM float3 paint_##n(float3 p, float s)                                        \
    {                                                                                              \
        return paint<n>(p, s);                                                                     \
    }

// Here the host goes on.
