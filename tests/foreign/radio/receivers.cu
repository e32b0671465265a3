// SPDX-License-Identifier: Apache-2.0
// Receivers are circles that rays pass through: any-hit adds to the field and ignores the hit.
#include "field.h"

using namespace optix;

rtBuffer<float3> receivers; // x, y, radius
rtBuffer<float2> fields;    // real and imaginary part, summed by all rays
rtBuffer<int> arrivals;
rtDeclareVariable(float, wavelength, , );
rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(RadioPayload, p, rtPayload, );
rtDeclareVariable(float, way, rtIntersectionDistance, );
rtDeclareVariable(int, receiver_id, attribute receiver_id, );

RT_PROGRAM void receiver_intersect(int i)
{
    const float3 c = receivers[i];
    const float closest = (c.x - ray.origin.x) * ray.direction.x + (c.y - ray.origin.y) * ray.direction.y;
    const float dx = ray.origin.x + closest * ray.direction.x - c.x, dy = ray.origin.y + closest * ray.direction.y - c.y;
    if (dx * dx + dy * dy < c.z * c.z && rtPotentialIntersection(closest)) {
        receiver_id = i;
        rtReportIntersection(0);
    }
}

RT_PROGRAM void receiver_bounds(int i, float result[6])
{
    const float3 c = receivers[i];
    ((Aabb *)result)->set(make_float3(c.x - c.z, c.y - c.z, -1.0f), make_float3(c.x + c.z, c.y + c.z, 1.0f));
}

// A receiver counts if it is before the wall that the host put behind it; all are in the open.
RT_PROGRAM void receive()
{
    const float distance = p.travelled + way;
    const cplx e = p.amplitude * phase(-2.0f * M_PIf * distance / wavelength);
    float2 *sum = &fields[receiver_id];
    atomicAdd(&sum->x, e.re / distance);
    atomicAdd(&sum->y, e.im / distance);
    atomicAdd(&arrivals[receiver_id], 1);
    rtIgnoreIntersection();
}
