/* SPDX-License-Identifier: Apache-2.0 */
/* The scenes of the samples, for bench.tune: each made by name in a new context. */
#ifndef BENCH_TUNE_SCENES_H
#define BENCH_TUNE_SCENES_H

#include "raywright.h"

struct bench_scene {
    const char *name; /* "whitted", ..., or the file of a mesh for the path tracer */
    unsigned width, height;
};

/* Sets up a context of which launches of entry point 0 draw the scene into *image, of float4. */
RTresult bench_scene_create(RTcontext context, const struct bench_scene *scene, RTbuffer *image);

#endif
