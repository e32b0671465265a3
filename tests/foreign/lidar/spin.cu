/* SPDX-License-Identifier: Apache-2.0 */
/* Entry point 0: a sensor turns; x is the azimuth, y the elevation, z the sensor. Directions are
 * computed in doubles, for the sensor stands far from the origin of its coordinates. */
#include <optix_world.h>
#include "beams.h"

rtDeclareVariable(uint3, beam_index, rtLaunchIndex, );
rtDeclareVariable(rtObject, landscape, , );
rtDeclareVariable(double3, grid_origin, , );
rtBuffer<sensor, 1> sensors;
rtBuffer<beam, 3> beams;

static __device__ optix::float3 direction(double az, double el)
{
    return optix::make_float3((float)(sin(az) * cos(el)), (float)(cos(az) * cos(el)), (float)sin(el));
}

RT_PROGRAM void spin()
{
    const sensor s = sensors[beam_index.z];
    const optix::float3 origin = optix::make_float3((float)(s.east - grid_origin.x), (float)(s.north - grid_origin.y),
                                                    (float)(s.height - grid_origin.z));
    const double az = (double)s.az_start + (double)beam_index.x * s.az_step;
    const double el = (double)s.el_start + (double)beam_index.y * s.el_step;
    beam result;
    result.count = result.kept = 0;
    rtTrace(landscape, optix::make_Ray(origin, direction(az, el), BEAM_RAY, 0.01f, s.range), result);

    /* Echoes came in no order: sort what was kept by range, in place. */
    for (int i = 1; i < result.kept; i++)
        for (int k = i; k > 0 && result.echoes[k].range < result.echoes[k - 1].range; k--) {
            const echo swap = result.echoes[k];
            result.echoes[k] = result.echoes[k - 1];
            result.echoes[k - 1] = swap;
        }
    beams[beam_index] = result;
}
