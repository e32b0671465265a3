/* SPDX-License-Identifier: Apache-2.0 */
/* A heightfield: one primitive, a buffer of two dimensions, and a walk over the cells that the ray
 * crosses, each of which is flat. */
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include <optixu/optixu_aabb_namespace.h>

using namespace optix;

rtBuffer<float, 2> heights;
rtDeclareVariable(float2, cell, , "size of a cell in metres");
rtDeclareVariable(float, lowest, , );
rtDeclareVariable(float, highest, , );
rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(int, surface_id, attribute surface_id, );
rtDeclareVariable(float, cosine, attribute cosine, );

RT_PROGRAM void terrain_bounds(int, float result[6])
{
    const size_t2 n = heights.size();
    const float box[6] = {0.0f, 0.0f, lowest, n.x * cell.x, n.y * cell.y, highest};
    for (int i = 0; i < 6; i++) result[i] = box[i];
}

/* Entry and exit of the ray in the box of one column of ground. */
static __device__ bool column(int i, int k, float& t0)
{
    const float3 low = make_float3(i * cell.x, k * cell.y, lowest - 1.0f);
    const float3 high = make_float3((i + 1) * cell.x, (k + 1) * cell.y, heights[make_uint2(i, k)]);
    const float3 a = (low - ray.origin) / ray.direction, b = (high - ray.origin) / ray.direction;
    const float3 near = fminf(a, b), far = fmaxf(a, b);
    t0 = fmaxf(near);
    return t0 <= fminf(far);
}

RT_PROGRAM void terrain_intersect(int)
{
    const int nx = heights.size().x, ny = heights.size().y;
    float best = ray.tmax;
    for (int k = 0; k < ny; k++)
        for (int i = 0; i < nx; i++) {
            float t;
            if (column(i, k, t) && t < best && t > ray.tmin) best = t;
        }
    if (best < ray.tmax && rtPotentialIntersection(best)) {
        surface_id = 1;
        cosine = fabsf(ray.direction.z);
        rtReportIntersection(0);
    }
}
