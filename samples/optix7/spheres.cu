// SPDX-License-Identifier: Apache-2.0
//
// Spheres by an intersection program, in instances that are moved and turned. The
// closest-hit program traces the ray that it reflects: rays within rays.

#include <optix.h>

#include <raywright_math.h>

#include "device.h"
#include "spheres.h"

using namespace optix;

extern "C" {
__constant__ struct params params;
}

// The payload: three words of colour that come back, and how deep the ray is.
static __device__ float3 trace(float3 origin, float3 direction, unsigned int depth)
{
    unsigned int red = 0, green = 0, blue = 0;
    optixTrace(params.scene, origin, direction, 1e-3f, 1e16f, 0.0f, 255, OPTIX_RAY_FLAG_NONE, 0, 1,
               0, red, green, blue, depth);
    return make_float3(float_of(red), float_of(green), float_of(blue));
}

extern "C" __global__ void __raygen__camera()
{
    const uint3 index = optixGetLaunchIndex(), size = optixGetLaunchDimensions();
    const float x = ((index.x + 0.5f) / size.x - 0.5f) * params.width;
    const float y = ((index.y + 0.5f) / size.y - 0.5f) * params.height;
    const float3 colour = trace(make_float3(0, 1, 7), normalize(make_float3(x, y - 0.1f, -1)), 1);
    store_pixel(params.image, colour);
}

extern "C" __global__ void __intersection__sphere()
{
    const balls *data = reinterpret_cast<const balls *>(optixGetSbtDataPointer());
    const float4 sphere = reinterpret_cast<const float4 *>(data->spheres)[optixGetPrimitiveIndex()];
    const float3 centre = make_float3(sphere), direction = optixGetObjectRayDirection();
    const float3 from = optixGetObjectRayOrigin() - centre;
    const float a = dot(direction, direction), b = dot(from, direction);
    const float c = dot(from, from) - sphere.w * sphere.w, square = b * b - a * c;
    if (square < 0) return;
    const float t = (-b - sqrtf(square)) / a;
    if (t < optixGetRayTmin() || t > optixGetRayTmax()) return;
    const float3 normal = (from + t * direction) / sphere.w;
    optixReportIntersection(t, 0, bits_of(normal.x), bits_of(normal.y), bits_of(normal.z));
}

// The instance's id is its colour; instances of odd ids are turned by a half about y.
extern "C" __global__ void __closesthit__ball()
{
    const unsigned int id = optixGetInstanceId(), depth = optixGetPayload_3();
    const float side = id & 1 ? -1 : 1;
    const float3 normal =
        make_float3(side * float_of(optixGetAttribute_0()), float_of(optixGetAttribute_1()),
                    side * float_of(optixGetAttribute_2()));
    const float3 direction = optixGetWorldRayDirection();
    const float3 point = optixGetWorldRayOrigin() + optixGetRayTmax() * direction;
    const float3 own = make_float3(0.25f + 0.5f * (id & 1), 0.3f + 0.4f * (id >> 1 & 1),
                                   0.8f - 0.5f * (id >> 2 & 1));
    float3 seen = make_float3(0.5f);
    if (depth < SPHERES_DEPTH)
        seen = trace(point, direction - 2 * dot(direction, normal) * normal, depth + 1);
    give_colour(own * (0.3f + 0.5f * fmaxf(normal.y, 0.0f)) + 0.4f * seen);
}

extern "C" __global__ void __miss__sky()
{
    const float up = 0.5f + 0.5f * optixGetWorldRayDirection().y;
    give_colour(make_float3(1.0f - 0.6f * up, 1.0f - 0.4f * up, 1.0f));
}
