/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The scene of the Cornell sample: a room of size 1 with one lamp, one wall red and one green, a
 * block, a mirror sphere and a glass sphere. Named after the box of Goral, Torrance, Greenberg and
 * Battaile 1984; its measures are not those. The front (z = 1) is open, y is up.
 */
#ifndef CORNELL_SCENE_H
#define CORNELL_SCENE_H

#include <stdbool.h>

#include "raywright.h"

struct cornell {
    RTbuffer image;      /* float4, linear radiance, row 0 at the bottom */
    RTbuffer ray_counts; /* unsigned int: rays traced for the pixel */
};

/*
 * Sets up a new context: programs from the file `programs`, the scene, and buffers for a picture of
 * this size and number of paths per pixel. With direct_light each diffuse hit samples the lamp;
 * without, paths have to find it by chance, which gives the same picture with more noise. The
 * context is the caller's, also when this fails.
 */
RTresult cornell_create(RTcontext context, const char *programs, unsigned width, unsigned height,
                        unsigned samples, bool direct_light, struct cornell *out);

#endif
