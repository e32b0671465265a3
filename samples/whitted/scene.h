/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The scene of the Whitted sample: a hollow glass sphere, a mirror sphere and a red one above a
 * chequered floor, two lights. Its numbers are here, so that another renderer can draw the same
 * scene; scene.c hands them to the ray programs. y is up.
 */
#ifndef WHITTED_SCENE_H
#define WHITTED_SCENE_H

#include "raywright.h"

#define WHITTED_EYE {0.6f, 2.5f, 8.4f}
#define WHITTED_TARGET {-0.5f, 1.05f, 0.0f}
#define WHITTED_TAN_HALF_FOV 0.30f /* vertical */
#define WHITTED_HORIZON {0.72f, 0.82f, 0.93f}
#define WHITTED_ZENITH {0.12f, 0.27f, 0.60f}
#define WHITTED_AMBIENT {0.25f, 0.25f, 0.28f}

#define WHITTED_EPSILON 1e-3f
#define WHITTED_MAX_DEPTH 8
#define WHITTED_LEAST_IMPORTANCE 0.005f

#define WHITTED_LIGHTS 2
#define WHITTED_LIGHT_POSITIONS {{5.0f, 9.0f, 5.5f}, {-7.0f, 6.0f, 3.0f}}
#define WHITTED_LIGHT_COLOURS {{0.75f, 0.70f, 0.62f}, {0.22f, 0.25f, 0.32f}}

#define WHITTED_GLASS_CENTRE {-0.9f, 1.75f, 1.6f}
#define WHITTED_GLASS_RADIUS 1.15f
#define WHITTED_GLASS_INNER_RADIUS 1.0f
#define WHITTED_GLASS_INDEX 1.45f
#define WHITTED_GLASS_TINT {0.93f, 0.99f, 0.95f} /* at each surface */

#define WHITTED_MIRROR_CENTRE {1.2f, 1.1f, -0.8f}
#define WHITTED_MIRROR_RADIUS 1.1f
#define WHITTED_MIRROR_DIFFUSE {0.10f, 0.10f, 0.11f}
#define WHITTED_MIRROR_SPECULAR {0.8f, 0.8f, 0.8f}
#define WHITTED_MIRROR_SHININESS 120.0f
#define WHITTED_MIRROR_SHARE {0.75f, 0.76f, 0.78f}

#define WHITTED_BALL_CENTRE {-3.7f, 0.8f, -2.4f}
#define WHITTED_BALL_RADIUS 0.8f
#define WHITTED_BALL_DIFFUSE {0.80f, 0.16f, 0.12f}
#define WHITTED_BALL_SPECULAR {0.5f, 0.5f, 0.5f}
#define WHITTED_BALL_SHININESS 40.0f

/* A parallelogram; its tiles are squares of size 1. */
#define WHITTED_FLOOR_CORNER {-16.0f, 0.0f, 8.0f}
#define WHITTED_FLOOR_EDGE1 {32.0f, 0.0f, 0.0f}
#define WHITTED_FLOOR_EDGE2 {0.0f, 0.0f, -32.0f}
#define WHITTED_FLOOR_TILES {32.0f, 32.0f}
#define WHITTED_FLOOR_DIFFUSE {0.80f, 0.70f, 0.30f}
#define WHITTED_FLOOR_OTHER {0.65f, 0.18f, 0.12f}

/* What a launch of entry point 0 writes; row 0 is at the bottom. */
struct whitted {
    RTbuffer image;      /* float4 */
    RTbuffer ray_counts; /* unsigned int: rays traced for the pixel */
};

/*
 * Sets up a new context: programs from the file `programs`, the scene, and buffers for a picture of
 * this size and number of samples per pixel. The context is the caller's, also when this fails.
 */
RTresult whitted_create(RTcontext context, const char *programs, unsigned width, unsigned height,
                        unsigned samples, struct whitted *out);

#endif
