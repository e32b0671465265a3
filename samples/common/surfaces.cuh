// SPDX-License-Identifier: Apache-2.0
//
// The triangles that path_tracer/surfaces.c makes of a mesh, and the colour of a hit on one. Behind
// raywright_device.h and `using namespace optix`.

#ifndef SAMPLE_SURFACES_CUH
#define SAMPLE_SURFACES_CUH

struct Surface { // struct surface of path_tracer/surfaces.c
    float3 colour;
    int texture; // a sampler's id; 0: none
};

rtDeclareVariable(float2, barycentrics, attribute rtTriangleBarycentrics, );
rtBuffer<float3> vertices;
rtBuffer<uint3> triangles;
rtBuffer<float2> coordinates; // on textures, of each vertex
rtBuffer<Surface> surfaces;
rtBuffer<unsigned int> surface_of; // each triangle

static __device__ float3 colour_of(unsigned int number, const uint3 &triangle)
{
    const Surface surface = surfaces[surface_of[number]];
    if (!surface.texture) return surface.colour;
    const float2 at = (1.0f - barycentrics.x - barycentrics.y) * coordinates[triangle.x] +
                      barycentrics.x * coordinates[triangle.y] +
                      barycentrics.y * coordinates[triangle.z];
    return make_float3(rtTex2D<float4>(surface.texture, at.x, at.y));
}

#endif
