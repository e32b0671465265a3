// SPDX-License-Identifier: Apache-2.0
// Walls are segments with infinite height; the second half of the buffer is what they are made of,
// as the id of a callable program that reflects.
#include "field.h"

using namespace optix;

rtBuffer<float4> walls;
rtBuffer<rtCallableProgramId<cplx(float, float)> > reflections;
rtDeclareVariable(float, wavelength, , );

rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, t, rtIntersectionDistance, );
rtDeclareVariable(RadioPayload, p, rtPayload, );
rtDeclareVariable(float2, wall_normal, attribute wall_normal, );
rtDeclareVariable(int, wall_id, attribute wall_id, );

RT_PROGRAM void wall_intersect(int i)
{
    const float4 w = walls[i];
    const float2 d = make_float2(w.z - w.x, w.w - w.y), n = normalize(make_float2(-d.y, d.x));
    const float2 o = make_float2(ray.origin.x, ray.origin.y), r = make_float2(ray.direction.x, ray.direction.y);
    const float hit = dot(make_float2(w.x, w.y) - o, n) / dot(r, n);
    const float along = dot(o + hit * r - make_float2(w.x, w.y), d) / dot(d, d);
    if (along < 0.0f || along > 1.0f || !rtPotentialIntersection(hit)) return;
    wall_normal = n;
    wall_id = i;
    rtReportIntersection(0);
}

RT_PROGRAM void wall_bounds(int i, float result[6])
{
    const float4 w = walls[i];
    Aabb *box = reinterpret_cast<Aabb *>(result);
    *box = Aabb(make_float3(fminf(w.x, w.z), fminf(w.y, w.w), -1.0f), make_float3(fmaxf(w.x, w.z), fmaxf(w.y, w.w), 1.0f));
}

RT_PROGRAM void bounce()
{
    const float2 r = make_float2(ray.direction.x, ray.direction.y);
    const float cosine = fabsf(dot(r, wall_normal));
    p.travelled += t;
    p.amplitude = p.amplitude * reflections[wall_id](cosine, wavelength);
    p.bounces++;
    p.next_origin = ray.origin + t * ray.direction;
    const float2 out = reflect(r, wall_normal);
    p.next_direction = make_float3(out.x, out.y, 0.0f);
}
