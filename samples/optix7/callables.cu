// SPDX-License-Identifier: Apache-2.0
//
// Patterns as direct callables: the closest-hit program calls the one whose record has the number
// of the square that was hit, without knowing it. One of them calls another.

#include <optix.h>

#include <raywright_math.h>

#include "device.h"
#include "callables.h"

using namespace optix;

extern "C" {
__constant__ struct params params;
}

extern "C" __global__ void __raygen__parallel()
{
    const uint3 index = optixGetLaunchIndex(), size = optixGetLaunchDimensions();
    const float x = (index.x + 0.5f) / size.x, y = (index.y + 0.5f) / size.y;
    unsigned int red = 0, green = 0, blue = 0;
    optixTrace(params.scene, make_float3(x, y, 1), make_float3(0, 0, -1), 0.0f, 10.0f, 0.0f, 255,
               OPTIX_RAY_FLAG_DISABLE_ANYHIT, 0, 1, 0, red, green, blue);
    store_pixel(params.image, make_float3(float_of(red), float_of(green), float_of(blue)));
}

extern "C" __global__ void __closesthit__pattern()
{
    // Two triangles are a square; the place in it from 0 to 1 each way.
    const unsigned int triangle = optixGetPrimitiveIndex();
    const float2 weights = optixGetTriangleBarycentrics();
    const float2 place = triangle % 2 ? make_float2(1 - weights.x, 1 - weights.y) : weights;
    give_colour(optixDirectCall<float3>(triangle / 2, place.x, place.y));
}

extern "C" __global__ void __miss__nothing() {}

// ---- Patterns ----

static __device__ float3 colour_of(bool second)
{
    const pattern *p = reinterpret_cast<const pattern *>(optixGetSbtDataPointer());
    const float *colour = p->colours[second];
    return make_float3(colour[0], colour[1], colour[2]);
}

static __device__ float scale()
{
    return reinterpret_cast<const pattern *>(optixGetSbtDataPointer())->scale;
}

extern "C" __device__ float3 __direct_callable__chequers(float x, float y)
{
    return colour_of((int(x * scale()) + int(y * scale())) & 1);
}

extern "C" __device__ float3 __direct_callable__rings(float x, float y)
{
    const float2 middle = make_float2(x - 0.5f, y - 0.5f);
    return colour_of(int(sqrtf(dot(middle, middle)) * scale()) & 1);
}

extern "C" __device__ float3 __direct_callable__stripes(float x, float y)
{
    return colour_of(int((x + y) * scale()) & 1);
}

// A frame around the chequers.
extern "C" __device__ float3 __direct_callable__bound(float x, float y)
{
    const float edge = fminf(fminf(x, 1 - x), fminf(y, 1 - y));
    if (edge < 1 / scale()) return colour_of(edge < 0.5f / scale());
    return optixDirectCall<float3>(PATTERN_CHEQUERS, x, y);
}
