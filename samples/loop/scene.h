/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The scene of the loop sample: balls on a larger one, seen from one side, and how many rays each
 * entry point traces, so that a test can count for itself.
 */
#ifndef LOOP_SCENE_H
#define LOOP_SCENE_H

#include "raywright.h"

enum loop_entry {
    /* Soft shadows. Per pixel `samples` rays of the camera, at points of the unit square that the
     * sample i determines; and for each that hits, LOOP_SHADOW_SAMPLES shadow rays. */
    LOOP_SHADE,
    /* Depth complexity. Per pixel a grid of `grid` x `grid` points, less those outside the
     * inscribed circle; for each one ray more than it passes surfaces, at most LOOP_MAX_LAYERS. */
    LOOP_LAYERS,
    LOOP_ENTRY_POINTS
};

#define LOOP_SHADOW_SAMPLES 8
#define LOOP_MAX_LAYERS 6
#define LOOP_EPSILON 1e-3f

#define LOOP_EYE {0.0f, 3.6f, 9.0f}
#define LOOP_TARGET {0.0f, 0.7f, 0.0f}
#define LOOP_TAN_HALF_FOV 0.36f

/* Centre, radius, colour. */
struct loop_ball {
    float centre[3], radius, colour[3];
};
#define LOOP_BALLS 9
extern const struct loop_ball loop_balls[LOOP_BALLS];

struct loop {
    RTbuffer image;  /* float4, row 0 at the bottom */
    RTbuffer traces; /* unsigned int: rays traced for the pixel */
};

/*
 * Sets up a new context: both entry points of the file `programs`, the scene, and buffers for a
 * picture of this size. The context is the caller's, also when this fails.
 */
RTresult loop_create(RTcontext context, const char *programs, unsigned width, unsigned height,
                     unsigned samples, unsigned grid, struct loop *out);

#endif
