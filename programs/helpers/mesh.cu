/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Intersection and bounding box program of rtuCreateClusteredMesh: indexed triangles with a
 * material, and where there are any normals and texture coordinates, each. Names of buffers and
 * attributes are those that sources of the classic model use for their meshes.
 */
#include "raywright_device.h"

rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(float3, geometric_normal, attribute geometric_normal, ); /* unit length */
rtDeclareVariable(float3, shading_normal, attribute shading_normal, );     /* the same */
rtDeclareVariable(float3, texcoord, attribute texcoord, );                 /* z is 0 */

rtBuffer<float3> vertex_buffer;
rtBuffer<float3> normal_buffer;   /* may be empty */
rtBuffer<float2> texcoord_buffer; /* may be empty */
rtBuffer<int3> vindex_buffer;
rtBuffer<int3> nindex_buffer; /* numbers that are no element: there is none */
rtBuffer<int3> tindex_buffer;
rtBuffer<unsigned int> material_buffer;

template <typename T>
static __forceinline__ __device__ bool
look_up(optix::buffer<T, 1> &values, optix::buffer<int3, 1> &indices, int triangle, T out[3])
{
    const size_t count = values.size();
    if (!count) return false;
    const int3 i = indices[triangle];
    if ((unsigned int)i.x >= count || (unsigned int)i.y >= count || (unsigned int)i.z >= count)
        return false;
    out[0] = values[i.x];
    out[1] = values[i.y];
    out[2] = values[i.z];
    return true;
}

static __device__ void set_attributes(int triangle, float3 normal, float u, float v)
{
    float3 n[3];
    float2 t[3];
    geometric_normal = shading_normal = optix::normalize(normal);
    texcoord = make_float3(0.0f, 0.0f, 0.0f);
    if (look_up(normal_buffer, nindex_buffer, triangle, n))
        shading_normal = optix::normalize(n[0] * (1.0f - u - v) + n[1] * u + n[2] * v);
    if (look_up(texcoord_buffer, tindex_buffer, triangle, t)) {
        const float2 at = t[0] * (1.0f - u - v) + t[1] * u + t[2] * v;
        texcoord = make_float3(at.x, at.y, 0.0f);
    }
}

/* As Moller and Trumbore do it, with the triangle's normal as a factor. A triangle without area, or
 * seen from its edge, has no finite inverse and is not hit. */
RT_PROGRAM void intersect(int triangle)
{
    const int3 i = vindex_buffer[triangle];
    const float3 a = vertex_buffer[i.x];
    const float3 e1 = vertex_buffer[i.y] - a, e2 = vertex_buffer[i.z] - a;
    const float3 normal = optix::cross(e1, e2), s = a - ray.origin;
    const float3 c = optix::cross(s, ray.direction);
    const float inverse = 1.0f / optix::dot(ray.direction, normal);
    const float u = optix::dot(c, e2) * inverse, v = -optix::dot(c, e1) * inverse;
    if (!(u >= 0.0f && v >= 0.0f && u + v <= 1.0f)) return;
    const float t = optix::dot(s, normal) * inverse;
    /* As with built-in triangles, not at tmin itself. */
    if (!(t > ray.tmin) || !rtPotentialIntersection(t)) return;
    set_attributes(triangle, normal, u, v);
    rtReportIntersection(material_buffer[triangle]);
}

RT_PROGRAM void bounds(int triangle, float box[6])
{
    const int3 i = vindex_buffer[triangle];
    const float3 a = vertex_buffer[i.x], b = vertex_buffer[i.y], c = vertex_buffer[i.z];
    const float3 lower = optix::fminf(optix::fminf(a, b), c);
    const float3 upper = optix::fmaxf(optix::fmaxf(a, b), c);
    box[0] = lower.x;
    box[1] = lower.y;
    box[2] = lower.z;
    box[3] = upper.x;
    box[4] = upper.y;
    box[5] = upper.z;
}
