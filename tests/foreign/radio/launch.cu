// SPDX-License-Identifier: Apache-2.0
// Ray launching in the plane: rays in all directions, bouncing until they leave or are spent.
#include "field.h"

using namespace optix;

rtDeclareVariable(uint, ray_id, rtLaunchIndex, );
rtDeclareVariable(uint, ray_count, rtLaunchDim, );
rtDeclareVariable(rtObject, city, , );
rtDeclareVariable(float3, antenna, , );
rtDeclareVariable(unsigned int, max_bounces, , ) = 3u;
rtCallableProgram(float, pattern, (float));       // gain of the antenna in a direction

RT_PROGRAM void radiate()
{
    const float angle = 2.0f * M_PIf * (ray_id + 0.5f) / ray_count;
    RadioPayload p;
    p.amplitude = make_cplx(pattern(angle), 0.0f);
    p.travelled = 0.0f;
    p.bounces = 0;
    p.next_origin = antenna;
    p.next_direction = make_float3(cosf(angle), sinf(angle), 0.0f);
    p.done = false;
    while (!p.done && p.bounces <= max_bounces) {
        Ray ray = make_Ray(p.next_origin, p.next_direction, 0u, 1e-3f, 500.0f);
        rtTrace(city, ray, p);
    }
}
