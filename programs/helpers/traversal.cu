/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The ray programs of rtuTraversal*: one ray for each launch index out of an array, what it hit
 * into arrays of the same length. runtime/helpers/traversal_graph.c sets the variables, on the
 * programs themselves, so that those of an application's context are left alone.
 */
#include "raywright_device.h"

struct Result {
    int primitive; /* -1: none */
    float t;       /* -1: none */
};

rtDeclareVariable(unsigned int, index, rtLaunchIndex, );
rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, distance, rtIntersectionDistance, );
rtDeclareVariable(float2, weights, attribute rtTriangleBarycentrics, ); /* vertices 1 and 2 */

rtDeclareVariable(rtObject, group, , );
rtDeclareVariable(unsigned int, stride, , );    /* float2 a ray: 3, or with an interval 4 */
rtDeclareVariable(unsigned int, ray_flags, , ); /* RTrayflags */
rtDeclareVariable(unsigned int, outputs, , );   /* bit set of RTUoutput; other buffers are empty */
rtBuffer<float2> rays;
rtBuffer<float3> vertices;
rtBuffer<uint3> indices; /* empty: triangle i has the vertices 3i, 3i + 1 and 3i + 2 */
rtBuffer<Result> results;
rtBuffer<float3> normals;
rtBuffer<float2> barycentrics;
rtBuffer<char> backfacing;

static __device__ void write(Result result, float3 normal, float2 barycentric, bool back)
{
    results[index] = result;
    if (outputs & RTU_OUTPUT_NORMAL) normals[index] = normal;
    if (outputs & RTU_OUTPUT_BARYCENTRIC) barycentrics[index] = barycentric;
    if (outputs & RTU_OUTPUT_BACKFACING) backfacing[index] = back;
}

static __device__ float3 unit_normal(unsigned int triangle)
{
    uint3 i = make_uint3(3 * triangle, 3 * triangle + 1, 3 * triangle + 2);
    if (indices.size()) i = indices[triangle];
    const float3 a = vertices[i.x];
    return optix::normalize(optix::cross(vertices[i.y] - a, vertices[i.z] - a));
}

RT_PROGRAM void generate()
{
    const size_t first = (size_t)index * stride;
    const float2 a = rays[first], b = rays[first + 1], c = rays[first + 2];
    const float2 interval = stride > 3 ? rays[first + 3] : make_float2(0.0f, RT_DEFAULT_MAX);
    const float3 origin = make_float3(a.x, a.y, b.x), direction = make_float3(b.y, c.x, c.y);
    unsigned int payload = 0;
    rtTrace(group, optix::make_Ray(origin, direction, 0, interval.x, interval.y), payload,
            RT_VISIBILITY_ALL, (RTrayflags)ray_flags);
}

RT_PROGRAM void hit()
{
    const unsigned int triangle = rtGetPrimitiveIndex();
    const Result result = {(int)triangle, distance};
    float3 normal = make_float3(0.0f, 0.0f, 0.0f);
    if (outputs & RTU_OUTPUT_NORMAL) normal = unit_normal(triangle);
    write(result, normal, make_float2(1.0f - weights.x - weights.y, weights.x),
          rtIsTriangleHitBackFace());
}

RT_PROGRAM void miss()
{
    const Result none = {-1, -1.0f};
    write(none, make_float3(0.0f, 0.0f, 0.0f), make_float2(0.0f, 0.0f), false);
}
