// SPDX-License-Identifier: Apache-2.0
// Balls with a surface and a noise texture of their own each, in buffers that are paged: seen from
// the eye, with occlusion of the surroundings, and with paths.
#include <raywright_device.h>

using namespace optix;

#include "../../../samples/common/random.cuh"

struct Surface {  // of a vertex
    float2 place; // on the texture
    float3 normal;
    unsigned int paint[3];
};

struct Hit {
    float3 normal, colour;
    float distance; // negative: there is none
};

rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(uint2, launch_size, rtLaunchDim, );
rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, t_hit, rtIntersectionDistance, );
rtDeclareVariable(Hit, hit, rtPayload, );
rtDeclareVariable(unsigned int, open_sky, rtPayload, );
rtDeclareVariable(float2, weights, attribute rtTriangleBarycentrics, );

rtDeclareVariable(rtObject, scene, , );
rtDeclareVariable(float3, eye, , );
rtDeclareVariable(float3, camera_x, , );
rtDeclareVariable(float3, camera_y, , );
rtDeclareVariable(float3, camera_z, , );
rtDeclareVariable(unsigned int, tiles, , ); // along an edge of a texture
rtDeclareVariable(unsigned int, copy, , );  // of a geometry instance
rtBuffer<float4, 2> output;

rtBuffer<uint3> triangles;
rtBuffer<Surface, 2> surfaces; // vertices x copies
rtBuffer<uchar4, 2> texels;    // tiles of TILE x TILE texels behind one another x copies

enum { TILE = 128, AMBIENT_RAYS = 8, PATHS = 2, BOUNCES = 4 };

static __device__ float3 sky(const float3 &direction)
{
    return make_float3(0.6f, 0.7f, 0.9f) * (0.7f + 0.3f * direction.y);
}

static __device__ Hit look(const float3 &origin, const float3 &direction)
{
    Hit h;
    h.distance = -1.0f;
    rtTrace(scene, Ray(origin, direction, 0, 1e-3f), h);
    return h;
}

static __device__ float3 through(float x, float y)
{
    x = 2.0f * x / launch_size.x - 1.0f;
    y = 2.0f * y / launch_size.y - 1.0f;
    return normalize(camera_z + x * camera_x + y * camera_y);
}

static __device__ void show(const float3 &colour)
{
    output[launch_index] = make_float4(colour, 1.0f);
}

RT_PROGRAM void primary()
{
    const float3 direction = through(launch_index.x + 0.5f, launch_index.y + 0.5f);
    const Hit h = look(eye, direction);
    show(h.distance < 0.0f ? sky(direction) : h.colour * (0.3f + 0.7f * fabsf(h.normal.y)));
}

RT_PROGRAM void ambient()
{
    unsigned int state = hash(launch_index.y * launch_size.x + launch_index.x), seen = 0;
    const float3 direction = through(launch_index.x + 0.5f, launch_index.y + 0.5f);
    const Hit h = look(eye, direction);
    if (h.distance < 0.0f) {
        show(sky(direction));
        return;
    }
    const float3 at = eye + h.distance * direction + 1e-3f * h.normal;
    for (unsigned int k = 0; k < AMBIENT_RAYS; k++) {
        unsigned int is_open = 0;
        rtTrace(scene, Ray(at, diffuse_direction(h.normal, state), 1, 1e-3f, 20.0f), is_open);
        seen += is_open;
    }
    show(h.colour * (static_cast<float>(seen) / AMBIENT_RAYS));
}

RT_PROGRAM void paths()
{
    unsigned int state = hash(launch_index.y * launch_size.x + launch_index.x);
    float3 sum = make_float3(0.0f);
    for (unsigned int k = 0; k < PATHS; k++) {
        float3 origin = eye, weight = make_float3(1.0f);
        float3 direction = through(launch_index.x + draw(state), launch_index.y + draw(state));
        for (unsigned int bounce = 0; bounce < BOUNCES; bounce++) {
            const Hit h = look(origin, direction);
            if (h.distance < 0.0f) {
                sum += weight * sky(direction);
                break;
            }
            weight *= h.colour;
            origin += h.distance * direction + 1e-3f * h.normal;
            direction = diffuse_direction(h.normal, state);
        }
    }
    show(sum / static_cast<float>(PATHS));
}

static __device__ float3 texel_at(const float2 &place)
{
    const unsigned int size = tiles * TILE;
    const unsigned int x = min(static_cast<unsigned int>(place.x * size), size - 1);
    const unsigned int y = min(static_cast<unsigned int>(place.y * size), size - 1);
    const unsigned int tile = y / TILE * tiles + x / TILE;
    const unsigned int in_tile = y % TILE * TILE + x % TILE;
    const uchar4 t = texels[make_uint2(tile * TILE * TILE + in_tile, copy)];
    return make_float3(t.x, t.y, t.z) * (1.0f / 255.0f);
}

RT_PROGRAM void closest_hit()
{
    const uint3 v = triangles[rtGetPrimitiveIndex()];
    const Surface a = surfaces[make_uint2(v.x, copy)];
    const Surface b = surfaces[make_uint2(v.y, copy)];
    const Surface c = surfaces[make_uint2(v.z, copy)];
    const float w = 1.0f - weights.x - weights.y;
    const float3 n = normalize(w * a.normal + weights.x * b.normal + weights.y * c.normal);
    hit.normal = faceforward(n, -ray.direction, n);
    const float dim = (a.paint[0] >> 24) * (0.4f / 255.0f) + 0.5f;
    hit.colour = dim * texel_at(w * a.place + weights.x * b.place + weights.y * c.place);
    hit.distance = t_hit;
}

RT_PROGRAM void any_hit()
{
    rtTerminateRay();
}

RT_PROGRAM void miss()
{
    open_sky = 1;
}
