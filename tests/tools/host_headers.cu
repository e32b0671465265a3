// SPDX-License-Identifier: Apache-2.0
// For `raywright compile`: headers of the host in device code and what they bring, texture
// variables, programs of triangles and of selectors, vector types that CUDA 13 calls deprecated,
// macros of the command line.
#include <assert.h>
#include <cuda.h>
#include <cuda_runtime.h>
#include <math_constants.h>
#include <stdint.h>
#include <stdio.h>
#include <algorithm>
#include <cfloat>
#include <climits>
#include <cmath>
#include <cstring>
#include <iostream>
#include <limits>
#include <string>
#include <vector>
#include <optix_world.h>

using namespace optix;
using namespace std;

rtTextureSampler<float4, 2> picture;
rtDeclareVariable(rtTextureId, id, , );
rtDeclareVariable(float3, normal, attribute normal, );
rtDeclareVariable(float3, prd, rtPayload, );
rtDeclareVariable(uint2, index, rtLaunchIndex, );
rtDeclareVariable(rtObject, top, , );
rtBuffer<float4, 2> image;

static __device__ float numbers(uint64_t seed)
{
    uint bits = (uint)(seed ^ UINT_MAX);
    float least = numeric_limits<float>::max() < FLT_MAX ? INFINITY : (float)M_PI;
    memcpy(&least, &bits, sizeof(bits));
    assert(std::isfinite(least));
    return std::max(std::sqrt(least), CUDART_PI_F) + numeric_limits<int>::min() + INT_MAX;
}

RT_PROGRAM void camera()
{
    float3 p = make_float3(numbers(index.x));
    rtTrace(top, Ray(p, p, 0, 0.0f), p);
    image[index] =
        tex2D(picture, 0.5f, 0.5f) + make_float4(p, ALL + OWN) + rtTex2D<float4>(id, 0.1f, 0.2f);
}

RT_PROGRAM void attributes()
{
    normal = make_float3(rtGetTriangleBarycentrics(), 0.0f);
}

RT_PROGRAM void hit()
{
    double4 d = make_double4(prd.x, 1.0, 2.0, 3.0);
    longlong4 l = {1, 2, 3, (long long)d.y};
    prd = normal * (float)l.w;
}

RT_PROGRAM void choose()
{
    rtIntersectChild(ALL);
}
