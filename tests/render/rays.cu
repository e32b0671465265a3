/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The programs of test_rays.c: a wall of cells at the height 10, as triangles or as primitives of
 * its own, and rays whose numbers say which of six values each of their eight floats has.
 */
#include <raywright_device.h>

rtDeclareVariable(unsigned int, index, rtLaunchIndex, );
rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(unsigned int, payload, rtPayload, );
rtDeclareVariable(rtObject, scene, , );
rtDeclareVariable(unsigned int, first, , ); /* the number of the first ray */
rtDeclareVariable(unsigned int, step, , );  /* from one to the next */
rtDeclareVariable(float, spread, , );       /* of origins, in x and y */
rtDeclareVariable(unsigned int, side, , );  /* cells of the wall in a row */
rtDeclareVariable(float2, corner, , );      /* its least x and y */
rtDeclareVariable(float, cell, , );         /* width of a cell */
rtBuffer<float> values;                     /* 6 for each float of a ray */
rtBuffer<unsigned char> output;             /* 0: no program has run, 1: miss, 2: closest-hit */

static __device__ optix::Ray make_ray()
{
    float v[8];
    unsigned int n = first + index * step;
    for (unsigned int k = 0; k < 8; k++, n /= 6) v[k] = values[6 * k + n % 6];
    v[0] += spread * (index & 31);
    v[1] += spread * (index >> 5 & 31);
    return optix::make_Ray(make_float3(v[0], v[1], v[2]), make_float3(v[3], v[4], v[5]), 0, v[6],
                           v[7]);
}

RT_PROGRAM void closest()
{
    unsigned int found = 0;
    rtTrace(scene, make_ray(), found);
    output[index] = (unsigned char)found;
}

RT_PROGRAM void any()
{
    unsigned int found = 0;
    rtTrace(scene, make_ray(), found, RT_VISIBILITY_ALL, RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT);
    output[index] = (unsigned char)found;
}

RT_PROGRAM void miss()
{
    payload = 1;
}

RT_PROGRAM void hit()
{
    payload = 2;
}

RT_PROGRAM void meet()
{
    if (payload) rtIgnoreIntersection(); /* never */
}

RT_PROGRAM void choose()
{
    rtIntersectChild(0);
}

static __device__ float2 cell_corner(unsigned int number)
{
    return make_float2(corner.x + cell * (number % side), corner.y + cell * (number / side));
}

RT_PROGRAM void intersect(int number)
{
    const float2 c = cell_corner((unsigned int)number);
    const float t = (10.0f - ray.origin.z) / ray.direction.z;
    const float x = ray.origin.x + t * ray.direction.x - c.x;
    const float y = ray.origin.y + t * ray.direction.y - c.y;
    if (!(x >= 0.0f && y >= 0.0f && x <= cell && y <= cell)) return;
    if (rtPotentialIntersection(t)) rtReportIntersection(0);
}

RT_PROGRAM void bounds(int number, float box[6])
{
    const float2 c = cell_corner((unsigned int)number);
    box[0] = c.x;
    box[1] = c.y;
    box[2] = box[5] = 10.0f;
    box[3] = c.x + cell;
    box[4] = c.y + cell;
}
