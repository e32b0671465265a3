/* SPDX-License-Identifier: Apache-2.0 */
/* What host and programs of the path tracer share. */
#ifndef SAMPLE_OPTIX7_PATH_TRACER_H
#define SAMPLE_OPTIX7_PATH_TRACER_H

#include <optix_types.h>

enum { PATH_MISS, SHADOW_MISS, PATH_MISSES };

struct params {
    CUdeviceptr image; /* float4 for each launch index */
    OptixTraversableHandle scene;
    unsigned int samples;
    unsigned int bounces; /* of a path, at most */
    float eye[3];
    float width, height; /* of the picture, at distance 1 */
    float light_corner[3], light_edge1[3], light_edge2[3];
    float emission[3]; /* of the light */
};

struct surface {          /* behind the header of a hit record */
    CUdeviceptr vertices; /* three for each triangle, float[3] */
    float colour[3];
    int is_light;
};

/* The words of a path's payload: what the programs of its rays are given, and give back. */
enum path_word {
    PATH_SEED,           /* of random numbers; goes in and out */
    PATH_RADIANCE,       /* out: what is seen there, three words */
    PATH_COLOUR = 4,     /* out: how much of the next ray comes here, three words */
    PATH_DIRECTION = 7,  /* out: of the next ray, three words */
    PATH_DISTANCE = 10,  /* out: of the hit; negative: the path ends */
    PATH_SEES_LIGHT = 11 /* in: does a light that is hit count? */
};
enum { PATH_WORDS = 12 };

#endif
