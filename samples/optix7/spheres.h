/* SPDX-License-Identifier: Apache-2.0 */
/* What host and programs of the spheres share. */
#ifndef SAMPLE_OPTIX7_SPHERES_H
#define SAMPLE_OPTIX7_SPHERES_H

#include <optix_types.h>

enum { SPHERES_DEPTH = 4 }; /* of rays that see each other's colour */

struct params {
    CUdeviceptr image; /* float4 for each launch index */
    OptixTraversableHandle scene;
    float width, height; /* of the picture, at distance 1 */
};

struct balls {           /* behind the header of the hit record */
    CUdeviceptr spheres; /* centre and radius, float[4] */
};

#endif
