/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The scene of the One Weekend sample: the last picture of P. Shirley's "Ray Tracing in One
 * Weekend", 488 spheres of which one is the ground. The random numbers that place them are fixed,
 * so that other renderers can draw the same scene. y is up.
 */
#ifndef ONE_WEEKEND_SCENE_H
#define ONE_WEEKEND_SCENE_H

#include <stdbool.h>

#include "raywright.h"

enum { ONE_WEEKEND_MOST = 512 };

/* Three arrays, as the programs read them: struct float4 each. */
struct one_weekend_spheres {
    unsigned count;
    float places[ONE_WEEKEND_MOST][4];  /* centre and radius */
    float colours[ONE_WEEKEND_MOST][4]; /* and index of refraction */
    float kinds[ONE_WEEKEND_MOST][4];   /* 1 for what it is of diffuse, metal and glass; and fuzz */
    float rises[ONE_WEEKEND_MOST];      /* with motion: how far it rises from time 0 to 1 */
};

/* The picture lies at distance 1 from the eye; row 0 is at the bottom. */
struct one_weekend_view {
    float eye[3];
    float corner[3];           /* the lower left one */
    float across[3], along[3]; /* to the right and up, as long as the picture is wide and high */
};

void one_weekend_place(struct one_weekend_spheres *out);

/* aspect is width / height of the picture. */
void one_weekend_look(float aspect, struct one_weekend_view *out);

struct one_weekend_options {
    const char *programs; /* the file of the ray programs */
    bool fast_math;       /* compile them with NVRTC's --use_fast_math */
    const char *builder;  /* of the tree, as rtAccelerationSetBuilder takes it; NULL: the default */
    unsigned width, height;
    unsigned samples; /* per pixel */
    bool motion;      /* the small diffuse spheres rise while the picture is exposed */
};

/* What a launch of entry point 0 writes; row 0 is at the bottom. */
struct one_weekend {
    RTbuffer image;      /* float4: the square root of the colour, which is the book's gamma */
    RTbuffer ray_counts; /* unsigned int: rays traced for the pixel */
};

/* Sets up a new context. It is the caller's, also when this fails. */
RTresult one_weekend_create(RTcontext context, const struct one_weekend_options *options,
                            struct one_weekend *out);

#endif
