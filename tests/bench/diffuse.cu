// SPDX-License-Identifier: Apache-2.0
// A diffuse path tracer over one triangle mesh, written as ordinary ray programs: the loop over
// bounces is in the ray generation program, closest-hit returns the normal. Triangles are user
// geometry.
#include <raywright_device.h>

using namespace optix;

struct PathPayload {
    float3 normal;  // of the surface hit, facing the ray
    float distance; // negative: the ray left the scene
};

rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(uint2, launch_size, rtLaunchDim, );
rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, t_hit, rtIntersectionDistance, );
rtDeclareVariable(PathPayload, payload, rtPayload, );
rtDeclareVariable(float3, geometric_normal, attribute geometric_normal, );

rtDeclareVariable(rtObject, scene, , );
rtDeclareVariable(float3, eye, , );
rtDeclareVariable(float3, camera_u, , );
rtDeclareVariable(float3, camera_v, , );
rtDeclareVariable(float3, camera_w, , );
rtDeclareVariable(float, scene_epsilon, , );
rtDeclareVariable(unsigned int, samples, , );
rtDeclareVariable(unsigned int, bounces, , );
rtBuffer<float4, 2> output; // radiance, rays traced

rtBuffer<float3> vertices;
rtBuffer<uint3> triangles;

static __device__ unsigned int next_random(unsigned int &state)
{
    state = state * 747796405u + 2891336453u; // PCG, 32 bits
    unsigned int word = ((state >> ((state >> 28) + 4u)) ^ state) * 277803737u;
    return (word >> 22) ^ word;
}

static __device__ float uniform(unsigned int &state)
{
    return (next_random(state) >> 8) * (1.0f / 16777216.0f);
}

// Cosine-weighted direction about n: a point on the unit sphere added to the normal.
static __device__ float3 diffuse_direction(const float3 &n, unsigned int &state)
{
    float z = 1.0f - 2.0f * uniform(state);
    float phi = 6.2831853f * uniform(state);
    float r = sqrtf(fmaxf(0.0f, 1.0f - z * z));
    float3 d = n + make_float3(r * cosf(phi), r * sinf(phi), z);
    float square = dot(d, d);
    return square > 1e-12f ? d / sqrtf(square) : n;
}

RT_PROGRAM void generate()
{
    unsigned int state = launch_index.y * launch_size.x + launch_index.x;
    float sum = 0.0f;
    unsigned int rays = 0;
    for (unsigned int s = 0; s < samples; s++) {
        float x = 2.0f * (launch_index.x + uniform(state)) / launch_size.x - 1.0f;
        float y = 2.0f * (launch_index.y + uniform(state)) / launch_size.y - 1.0f;
        float3 origin = eye;
        float3 direction = normalize(camera_w + x * camera_u + y * camera_v);
        float throughput = 1.0f;
        for (unsigned int bounce = 0; bounce <= bounces; bounce++) {
            PathPayload hit;
            hit.distance = -1.0f;
            rtTrace(scene, Ray(origin, direction, 0, scene_epsilon), hit);
            rays++;
            if (hit.distance < 0.0f) {
                sum += throughput * (0.6f + 0.4f * direction.y);
                break;
            }
            throughput *= 0.7f;
            origin += hit.distance * direction + scene_epsilon * hit.normal;
            direction = diffuse_direction(hit.normal, state);
        }
    }
    output[launch_index] = make_float4(sum / samples, 0.0f, 0.0f, static_cast<float>(rays));
}

RT_PROGRAM void closest_hit()
{
    payload.normal = faceforward(geometric_normal, -ray.direction, geometric_normal);
    payload.distance = t_hit;
}

RT_PROGRAM void intersect(int primitive)
{
    uint3 v = triangles[primitive];
    float3 p = vertices[v.x], e1 = vertices[v.y] - p, e2 = vertices[v.z] - p;
    float3 q = cross(ray.direction, e2);
    float determinant = dot(e1, q);
    if (determinant == 0.0f) return;
    float inverse = 1.0f / determinant;
    float3 s = ray.origin - p;
    float a = dot(s, q) * inverse;
    if (a < 0.0f || a > 1.0f) return;
    float3 r = cross(s, e1);
    float b = dot(ray.direction, r) * inverse;
    if (b < 0.0f || a + b > 1.0f) return;
    if (rtPotentialIntersection(dot(e2, r) * inverse)) {
        geometric_normal = normalize(cross(e1, e2));
        rtReportIntersection(0);
    }
}

RT_PROGRAM void bounds(int primitive, float result[6])
{
    uint3 v = triangles[primitive];
    float3 a = vertices[v.x], b = vertices[v.y], c = vertices[v.z];
    float3 lower = fminf(fminf(a, b), c), upper = fmaxf(fmaxf(a, b), c);
    result[0] = lower.x;
    result[1] = lower.y;
    result[2] = lower.z;
    result[3] = upper.x;
    result[4] = upper.y;
    result[5] = upper.z;
}
