// SPDX-License-Identifier: Apache-2.0
//
// A ray for each pixel, all of them parallel; where it hits, its barycentrics are the colour.

#include <optix.h>

#include "device.h"
#include "triangle.h"

extern "C" {
__constant__ struct params params;
}

extern "C" __global__ void __raygen__parallel()
{
    const uint3 index = optixGetLaunchIndex(), size = optixGetLaunchDimensions();
    const float x = 2 * (index.x + 0.5f) / size.x - 1, y = 2 * (index.y + 0.5f) / size.y - 1;
    unsigned int red = 0, green = 0, blue = 0;
    optixTrace(params.scene, make_float3(x, y, 1), make_float3(0, 0, -1), 0.0f, 10.0f, 0.0f, 255,
               OPTIX_RAY_FLAG_NONE, 0, 1, 0, red, green, blue);
    store_pixel(params.image, make_float3(float_of(red), float_of(green), float_of(blue)));
}

extern "C" __global__ void __closesthit__weights()
{
    const float2 weights = optixGetTriangleBarycentrics();
    give_colour(make_float3(1 - weights.x - weights.y, weights.x, weights.y));
}

extern "C" __global__ void __miss__background()
{
    const background *data = reinterpret_cast<const background *>(optixGetSbtDataPointer());
    give_colour(make_float3(data->colour[0], data->colour[1], data->colour[2]));
}
