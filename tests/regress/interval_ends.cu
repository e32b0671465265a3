/* SPDX-License-Identifier: Apache-2.0 */
/* The programs of test_interval_ends.c: rays up the z axis, of which each has its own start and
 * interval, against a plane of one primitive. */
#include <raywright_device.h>

rtDeclareVariable(unsigned int, index, rtLaunchIndex, );
rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(unsigned int, payload, rtPayload, );
rtDeclareVariable(rtObject, scene, , );
rtBuffer<float3> rays; /* z of the origin, tmin, tmax */
rtBuffer<unsigned int> output;

RT_PROGRAM void shoot()
{
    const float3 r = rays[index];
    unsigned int found = 0;
    rtTrace(
        scene,
        optix::make_Ray(make_float3(0.0f, 0.0f, r.x), make_float3(0.0f, 0.0f, 1.0f), 0, r.y, r.z),
        found);
    output[index] = found;
}

RT_PROGRAM void hit()
{
    payload = 1;
}

/* z = 2 + x, as the triangle of the test. */
RT_PROGRAM void intersect(int)
{
    if (rtPotentialIntersection(2.0f + ray.origin.x - ray.origin.z)) rtReportIntersection(0);
}

RT_PROGRAM void bounds(int, float box[6])
{
    box[0] = box[1] = -1.0f;
    box[2] = box[3] = box[4] = 1.0f;
    box[5] = 3.0f;
}
