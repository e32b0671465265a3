// SPDX-License-Identifier: Apache-2.0
// Ray programs of the sample "classic", written for the classic headers: a camera that gathers
// samples over several launches, triangles with smooth normals, a floor, glossy paint with shadows
// of an area light.
#include <optix_world.h>

using namespace optix;

enum { RADIANCE = 0, SHADOW = 1 };

struct RadianceData {
    float3 color;
    float importance; // what the color counts at most in the picture
    int depth;
    unsigned int seed;
};

struct ShadowData {
    float light; // share of the light that arrives
};

rtDeclareVariable(rtObject, top_object, , );
rtDeclareVariable(float, scene_epsilon, , "distance that rays start from surfaces") = 1e-3f;
rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, hit_distance, rtIntersectionDistance, );
rtDeclareVariable(RadianceData, radiance, rtPayload, );
rtDeclareVariable(ShadowData, shadow, rtPayload, );

// ---- Random numbers: a hash for the start, a linear congruential generator after that ----

static __device__ __inline__ unsigned int hash(unsigned int x)
{
    x = (x ^ (x >> 16)) * 0x7feb352du;
    x = (x ^ (x >> 15)) * 0x846ca68bu;
    return x ^ (x >> 16);
}

static __device__ __inline__ float next_random(unsigned int &seed)
{
    seed = seed * 1664525u + 1013904223u;
    return static_cast<float>(seed >> 8) / 16777216.0f;
}

// ---- Camera ----

rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(uint2, launch_dim, rtLaunchDim, );
rtDeclareVariable(float3, eye, , );
rtDeclareVariable(float3, U, , );
rtDeclareVariable(float3, V, , );
rtDeclareVariable(float3, W, , );
rtDeclareVariable(unsigned int, frame, , "number of the launch, from 0");
rtBuffer<float4, 2> sum_buffer;
rtBuffer<float4, 2> output_buffer;

RT_PROGRAM void pinhole_camera()
{
    RadianceData data;
    data.seed = hash(launch_index.x + launch_dim.x * (launch_index.y + launch_dim.y * frame));
    const float2 jitter = make_float2(next_random(data.seed), next_random(data.seed));
    const float2 d = (make_float2(launch_index) + jitter) / make_float2(launch_dim) * 2.0f - 1.0f;
    data.color = make_float3(0.0f);
    data.importance = 1.0f;
    data.depth = 0;
    Ray primary(eye, normalize(d.x * U + d.y * V + W), RADIANCE, scene_epsilon);
    rtTrace(top_object, primary, data);

    float4 sum = make_float4(data.color, 1.0f);
    if (frame > 0) sum += sum_buffer[launch_index];
    sum_buffer[launch_index] = sum;
    output_buffer[launch_index] = sum / sum.w;
}

RT_PROGRAM void exception()
{
    rtPrintExceptionDetails();
    output_buffer[launch_index] = make_float4(1.0f, 0.0f, 1.0f, 1.0f);
}

RT_PROGRAM void sky()
{
    const float up = 0.5f + 0.5f * ray.direction.y;
    radiance.color = lerp(make_float3(0.75f, 0.68f, 0.60f), make_float3(0.12f, 0.25f, 0.55f), up);
}

// ---- Geometry: triangles with a normal at each vertex, and a parallelogram ----

rtBuffer<float3> vertex_buffer;
rtBuffer<float3> normal_buffer;
rtBuffer<int3> index_buffer;
rtDeclareVariable(float3, geometric_normal, attribute geometric_normal, );
rtDeclareVariable(float3, shading_normal, attribute shading_normal, );
rtDeclareVariable(float2, surface, attribute surface, );

RT_PROGRAM void mesh_intersect(int primitive)
{
    const int3 v = index_buffer[primitive];
    float3 n;
    float t, beta, gamma;
    if (!intersect_triangle(ray, vertex_buffer[v.x], vertex_buffer[v.y], vertex_buffer[v.z], n, t,
                            beta, gamma))
        return;
    if (rtPotentialIntersection(t)) {
        geometric_normal = normalize(n);
        shading_normal = normalize(normal_buffer[v.y] * beta + normal_buffer[v.z] * gamma +
                                   normal_buffer[v.x] * (1.0f - beta - gamma));
        surface = make_float2(beta, gamma);
        rtReportIntersection(0);
    }
}

RT_PROGRAM void mesh_bounds(int primitive, float result[6])
{
    const int3 v = index_buffer[primitive];
    Aabb *box = (Aabb *)result;
    box->set(vertex_buffer[v.x], vertex_buffer[v.y], vertex_buffer[v.z]);
}

rtDeclareVariable(float3, anchor, , );
rtDeclareVariable(float3, side1, , );
rtDeclareVariable(float3, side2, , );

RT_PROGRAM void parallelogram_intersect(int)
{
    const float3 n = normalize(cross(side1, side2));
    const float t = dot(anchor - ray.origin, n) / dot(ray.direction, n);
    const float3 p = ray.origin + t * ray.direction - anchor;
    const float a = dot(p, side1) / dot(side1, side1), b = dot(p, side2) / dot(side2, side2);
    if (a < 0.0f || a > 1.0f || b < 0.0f || b > 1.0f) return;
    if (rtPotentialIntersection(t)) {
        geometric_normal = shading_normal = n;
        surface = make_float2(a, b);
        rtReportIntersection(0);
    }
}

RT_PROGRAM void parallelogram_bounds(int, float result[6])
{
    Aabb *box = (Aabb *)result;
    box->set(anchor, anchor + side1, anchor + side2);
    box->include(anchor + side1 + side2);
    if (box->isFlat()) box->enlarge(1e-4f);
}

// ---- Material ----

rtDeclareVariable(float3, light_corner, , );
rtDeclareVariable(float3, light_side1, , );
rtDeclareVariable(float3, light_side2, , );
rtDeclareVariable(float3, light_emission, , );
rtDeclareVariable(float3, tint, , ) = {0.8f, 0.8f, 0.8f};
rtDeclareVariable(float, gloss, , "reflectance straight on") = 0.04f;
rtDeclareVariable(int, max_depth, , ) = 4;

static __device__ __inline__ float3 direct_light(const float3 &p, const float3 &n)
{
    const float3 on_light = light_corner + next_random(radiance.seed) * light_side1 +
                            next_random(radiance.seed) * light_side2;
    const float3 to_light = on_light - p, light_normal = cross(light_side1, light_side2);
    const float distance = length(to_light);
    const float3 l = to_light / distance;
    const float cosines = dot(n, l) * -dot(light_normal, l); // the area is the normal's length
    if (dot(n, l) <= 0.0f || cosines <= 0.0f) return make_float3(0.0f);
    ShadowData data;
    data.light = 1.0f;
    rtTrace(top_object, Ray(p, l, SHADOW, scene_epsilon, distance - scene_epsilon), data);
    return light_emission * (data.light * cosines / (distance * distance * M_PIf));
}

static __device__ __inline__ float3 reflection(const float3 &p, const float3 &n, float weight)
{
    RadianceData data;
    data.color = make_float3(0.0f);
    data.importance = radiance.importance * weight;
    data.depth = radiance.depth + 1;
    data.seed = radiance.seed;
    if (data.importance < 0.02f || data.depth >= max_depth) return data.color;
    rtTrace(top_object, Ray(p, reflect(ray.direction, n), RADIANCE, scene_epsilon), data);
    return weight * data.color;
}

static __device__ __inline__ void shade(const float3 &color)
{
    const float3 world_ng = normalize(rtTransformNormal(RT_OBJECT_TO_WORLD, geometric_normal));
    const float3 world_ns = normalize(rtTransformNormal(RT_OBJECT_TO_WORLD, shading_normal));
    const float3 n = faceforward(world_ns, -ray.direction, world_ng);
    const float3 p = ray.origin + hit_distance * ray.direction;
    const float3 ambient = make_float3(0.16f, 0.19f, 0.24f) * (0.6f + 0.4f * n.y);
    const float mirror = fresnel_schlick(fabsf(dot(n, ray.direction)), 5.0f, gloss, 1.0f);
    radiance.color = (1.0f - mirror) * color * (ambient + direct_light(p, n));
    // Metals tint what they mirror, paint does not.
    radiance.color += lerp(make_float3(1.0f), tint, gloss) * reflection(p, n, mirror);
}

RT_PROGRAM void paint()
{
    shade(tint);
}

RT_PROGRAM void checkered_paint()
{
    const float2 squares = floor(surface * 24.0f);
    const bool dark = (static_cast<int>(squares.x) + static_cast<int>(squares.y)) & 1;
    shade(tint * (dark ? 0.25f : 0.85f));
}

RT_PROGRAM void block_light()
{
    shadow.light = 0.0f;
    rtTerminateRay();
}
