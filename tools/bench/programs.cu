// SPDX-License-Identifier: Apache-2.0
// The ray programs of `raywright bench traversal`: a ray is read, traced, and what was hit written.
#include <raywright_device.h>

using namespace optix;

struct Hit {
    float t; // negative: nothing was hit
    unsigned int primitive;
    float2 barycentrics;
};

rtDeclareVariable(unsigned int, launch_index, rtLaunchIndex, );
rtDeclareVariable(float, t_hit, rtIntersectionDistance, );
rtDeclareVariable(Hit, payload, rtPayload, );
rtDeclareVariable(float2, barycentrics, attribute rtTriangleBarycentrics, );

rtDeclareVariable(float2, reported_weights, attribute reported_weights, );
rtDeclareVariable(Ray, ray, rtCurrentRay, );

rtDeclareVariable(rtObject, scene, , );
rtBuffer<float4> rays; // origin and tmin, direction and tmax
rtBuffer<float4> hits; // t, primitive, barycentrics

static __device__ Ray read_ray()
{
    float4 origin = rays[2 * launch_index], direction = rays[2 * launch_index + 1];
    return Ray(make_float3(origin), make_float3(direction), 0, origin.w, direction.w);
}

static __device__ void write_hit(const Hit &hit)
{
    hits[launch_index] =
        make_float4(hit.t, __uint_as_float(hit.primitive), hit.barycentrics.x, hit.barycentrics.y);
}

static __device__ void write_box(float result[6], const float3 &lower, const float3 &upper)
{
    result[0] = lower.x;
    result[1] = lower.y;
    result[2] = lower.z;
    result[3] = upper.x;
    result[4] = upper.y;
    result[5] = upper.z;
}

RT_PROGRAM void trace_closest()
{
    Hit hit;
    rtTrace(scene, read_ray(), hit, RT_VISIBILITY_ALL, RT_RAY_FLAG_DISABLE_ANYHIT);
    write_hit(hit);
}

RT_PROGRAM void trace_any()
{
    Hit hit = {0.0f, 0, {0.0f, 0.0f}};
    rtTrace(scene, read_ray(), hit, RT_VISIBILITY_ALL,
            (RTrayflags)(RT_RAY_FLAG_DISABLE_ANYHIT | RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT |
                         RT_RAY_FLAG_DISABLE_CLOSESTHIT));
    write_hit(hit);
}

// The scene moves along `shift` and back by it, from time 0 to time 1, and so does each ray's
// origin: what is hit stays the same. Times are spread evenly.
rtDeclareVariable(float3, shift, , );

static __device__ Ray read_moved_ray(float time)
{
    Ray ray = read_ray();
    ray.origin += (2.0f * time - 1.0f) * shift;
    return ray;
}

static __device__ float time_of_ray()
{
    return (float)(launch_index * 2654435769u >> 8) / 16777216.0f;
}

RT_PROGRAM void trace_moving_closest()
{
    Hit hit;
    float time = time_of_ray();
    rtTrace(scene, read_moved_ray(time), time, hit, RT_VISIBILITY_ALL, RT_RAY_FLAG_DISABLE_ANYHIT);
    write_hit(hit);
}

RT_PROGRAM void trace_moving_any()
{
    Hit hit = {0.0f, 0, {0.0f, 0.0f}};
    float time = time_of_ray();
    rtTrace(scene, read_moved_ray(time), time, hit, RT_VISIBILITY_ALL,
            (RTrayflags)(RT_RAY_FLAG_DISABLE_ANYHIT | RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT |
                         RT_RAY_FLAG_DISABLE_CLOSESTHIT));
    write_hit(hit);
}

RT_PROGRAM void closest_hit()
{
    payload.t = t_hit;
    payload.primitive = rtGetPrimitiveIndex();
    payload.barycentrics = barycentrics;
}

RT_PROGRAM void miss()
{
    payload.t = -1.0f;
    payload.primitive = 0;
    payload.barycentrics = make_float2(0.0f);
}

// The same triangles by an intersection program, and spheres.
rtBuffer<float3> vertices;
rtBuffer<uint3> triangles;
rtBuffer<float4> spheres; // centre and radius

RT_PROGRAM void intersect_triangle(int primitive)
{
    uint3 v = triangles[primitive];
    float3 p = vertices[v.x], e1 = vertices[v.y] - p, e2 = vertices[v.z] - p;
    float3 q = cross(ray.direction, e2), s = ray.origin - p;
    float determinant = dot(e1, q);
    if (determinant == 0.0f) return;
    float inverse = 1.0f / determinant, a = dot(s, q) * inverse;
    if (a < 0.0f || a > 1.0f) return;
    float3 r = cross(s, e1);
    float b = dot(ray.direction, r) * inverse;
    if (b < 0.0f || a + b > 1.0f) return;
    if (rtPotentialIntersection(dot(e2, r) * inverse)) {
        reported_weights = make_float2(a, b);
        rtReportIntersection(0);
    }
}

RT_PROGRAM void bound_triangle(int primitive, float result[6])
{
    uint3 v = triangles[primitive];
    write_box(result, fminf(fminf(vertices[v.x], vertices[v.y]), vertices[v.z]),
              fmaxf(fmaxf(vertices[v.x], vertices[v.y]), vertices[v.z]));
}

RT_PROGRAM void intersect_sphere(int primitive)
{
    float4 sphere = spheres[primitive];
    float3 d = ray.direction, o = ray.origin - make_float3(sphere);
    float a = dot(d, d), b = dot(o, d), c = dot(o, o) - sphere.w * sphere.w;
    float discriminant = b * b - a * c;
    if (discriminant < 0.0f) return;
    float root = sqrtf(discriminant), inverse = 1.0f / a;
    bool reported = rtPotentialIntersection((-b - root) * inverse);
    if (!reported) reported = rtPotentialIntersection((-b + root) * inverse);
    if (reported) {
        reported_weights = make_float2(0.0f);
        rtReportIntersection(0);
    }
}

RT_PROGRAM void bound_sphere(int primitive, float result[6])
{
    float4 sphere = spheres[primitive];
    write_box(result, make_float3(sphere) - sphere.w, make_float3(sphere) + sphere.w);
}

RT_PROGRAM void closest_hit_program()
{
    payload.t = t_hit;
    payload.primitive = rtGetPrimitiveIndex();
    payload.barycentrics = reported_weights;
}
