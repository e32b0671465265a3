/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The scene of the foliage sample: the plant as one geometry of triangles, with a material for each
 * of its parts, in the light of a sun and a sky.
 */
#ifndef FOLIAGE_SCENE_H
#define FOLIAGE_SCENE_H

#include "foliage/plant.h"
#include "raywright.h"

struct foliage_options {
    const char *programs; /* the file of the ray programs */
    unsigned width, height;
    unsigned samples; /* per pixel */
};

/* What a launch of entry point 0 writes; row 0 is at the bottom. */
struct foliage {
    RTbuffer image;      /* float4, linear radiance; the fourth is 1 */
    RTbuffer first_hits; /* float: distance along the ray through the pixel's middle; 0: the sky */
    RTbuffer ray_counts; /* unsigned int: rays traced for the pixel */
};

/* Where the picture is taken from. */
struct foliage_view {
    float eye[3], look_at[3];
    float tan_half_fov; /* of the vertical field of view */
};

extern const struct foliage_view foliage_view;

/* Sets up a new context with this plant, which may be freed after it. The context is the caller's,
 * also when this fails. */
RTresult foliage_create(RTcontext context, const struct foliage_options *options,
                        const struct plant *plant, struct foliage *out);

#endif
