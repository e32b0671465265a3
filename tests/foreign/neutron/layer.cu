// SPDX-License-Identifier: Apache-2.0
// The surfaces between layers: planes, one primitive each. Rays are parallel to the axis.
#include <optix.h>
#include <optixu/optixu_math_namespace.h>

rtBuffer<double, 1> planes;
rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(int, plane_number, attribute plane_number, );
rtDeclareVariable(double, plane_at, attribute plane_at, );

RT_PROGRAM void plane_intersect(int i)
{
    const double x = planes[i];
    const double t = (x - (double)ray.origin.x) / (double)ray.direction.x;
    if (rtPotentialIntersection((float)t)) {
        plane_number = i;
        plane_at = x;
        rtReportIntersection(0);
    }
}

RT_PROGRAM void plane_bounds(int i, float result[6])
{
    const float x = (float)planes[i];
    result[0] = x - 1e-4f; result[1] = -1.0f; result[2] = -1.0f;
    result[3] = x + 1e-4f; result[4] = 1.0f; result[5] = 1.0f;
}
