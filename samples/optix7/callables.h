/* SPDX-License-Identifier: Apache-2.0 */
/* What host and programs of the callables share. */
#ifndef SAMPLE_OPTIX7_CALLABLES_H
#define SAMPLE_OPTIX7_CALLABLES_H

#include <optix_types.h>

enum { PATTERN_CHEQUERS, PATTERN_RINGS, PATTERN_STRIPES, PATTERN_BOUND, PATTERNS };

struct params {
    CUdeviceptr image; /* float4 for each launch index */
    OptixTraversableHandle scene;
};

struct pattern { /* behind the header of a callable's record */
    float scale;
    float colours[2][3];
};

#endif
