/* SPDX-License-Identifier: Apache-2.0 */
/* Crowns of trees, spheres that let a part of the light through. Both hits are reported: what is
 * behind the crown gives an echo as well. */
#include <optix.h>
#include <optixu/optixu_math_namespace.h>

using namespace optix;

rtBuffer<float4> crowns;
rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(int, surface_id, attribute surface_id, );
rtDeclareVariable(float, cosine, attribute cosine, );

RT_PROGRAM void crown_bounds(int i, float result[6])
{
    const float4 c = crowns[i];
    result[0] = c.x - c.w; result[1] = c.y - c.w; result[2] = c.z - c.w;
    result[3] = c.x + c.w; result[4] = c.y + c.w; result[5] = c.z + c.w;
}

RT_PROGRAM void crown_intersect(int i)
{
    const float4 c = crowns[i];
    const double3 o = make_double3(ray.origin.x - c.x, ray.origin.y - c.y, ray.origin.z - c.z);
    const double b = o.x * ray.direction.x + o.y * ray.direction.y + o.z * ray.direction.z;
    const double d = b * b - (o.x * o.x + o.y * o.y + o.z * o.z) + (double)c.w * c.w;
    if (d < 0.0) return;
    const double root = sqrt(d);
    const float hits[2] = {(float)(-b - root), (float)(-b + root)};
#pragma unroll
    for (int k = 0; k < 2; k++)
        if (rtPotentialIntersection(hits[k])) {
            surface_id = 100 + i;
            cosine = (float)(root / c.w);
            rtReportIntersection(1);
        }
}
