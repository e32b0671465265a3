/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The scene of the patterns sample: eight balls on a floor, each coloured by a callable program
 * that the host chose, two of them with programs that go wrong.
 */
#ifndef PATTERNS_SCENE_H
#define PATTERNS_SCENE_H

#include <stdbool.h>

#include "raywright.h"

struct patterns_options {
    const char *programs; /* the file of the ray programs */
    unsigned width, height;
    unsigned samples; /* per pixel; the square root of it each way */
    bool unchecked;   /* exceptions are off */
    int print_x;      /* the pixel whose rtPrintf is shown, row 0 at the bottom; -1: none */
    int print_y;
};

/* What the exception program counts. */
enum patterns_trouble { PATTERNS_OUTSIDE, PATTERNS_WORN, PATTERNS_OTHER, PATTERNS_TROUBLES };

/* What a launch of entry point 0 writes; row 0 of the picture is at the bottom. */
struct patterns {
    RTbuffer image;      /* float4, linear radiance */
    RTbuffer ray_counts; /* unsigned int: rays traced for the pixel */
    RTbuffer troubles;   /* unsigned int of each enum patterns_trouble: pixels, of all launches */
};

/* Sets up a new context. It is the caller's, also when this fails. */
RTresult patterns_create(RTcontext context, const struct patterns_options *options,
                         struct patterns *out);

#endif
