/* SPDX-License-Identifier: Apache-2.0 */
/* What host and programs of the triangle share. */
#ifndef SAMPLE_OPTIX7_TRIANGLE_H
#define SAMPLE_OPTIX7_TRIANGLE_H

#include <optix_types.h>

struct params {
    CUdeviceptr image; /* float4 for each launch index */
    OptixTraversableHandle scene;
};

struct background { /* behind the header of the miss record */
    float colour[3];
};

#endif
