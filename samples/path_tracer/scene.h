/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The path tracer's scene: one mesh of built-in triangles, grey or with colours and textures, and a
 * camera. Scene, random numbers and arithmetic of a grey mesh are those of the Vulkan renderer that
 * scripts/compare-programs runs.
 */
#ifndef PATH_TRACER_SCENE_H
#define PATH_TRACER_SCENE_H

#include <stdbool.h>

#include "raywright.h"
#include "path_tracer/surfaces.h"
#include "tools/mesh/mesh.h"

struct camera {
    float eye[3], look_at[3], up[3];
    float fov; /* vertical, in degrees */
};

struct path_tracer_options {
    const char *programs; /* the file of the ray programs */
    bool fast_math;       /* compile them with NVRTC's --use_fast_math */
    bool grey;            /* as if the mesh had no surfaces */
    const char *builder;  /* of the tree, as rtAccelerationSetBuilder takes it; NULL: the default */
    unsigned width, height;
    struct camera camera;
};

struct path_tracer {
    RTbuffer image; /* float4: mean of the light of all samples until now; row 0 at the bottom */
    RTbuffer ray_counts; /* unsigned int: rays traced for the pixel until now */
};

/* Looks at all of the mesh from the front, above and a little to the right. */
void path_tracer_frame(const struct mesh *mesh, struct camera *out);

/* Sets up a new context. `textures`, one for each surface of the mesh, may be NULL. The context is
 * the caller's, also when this fails; mesh and textures are needed no more. */
RTresult path_tracer_create(RTcontext context, const struct path_tracer_options *options,
                            const struct mesh *mesh, const struct texture *textures,
                            struct path_tracer *out);

/* Launches of entry point 0 take samples `first` to `first` + `count` - 1 of each pixel. With
 * `first` 0 a new picture begins. */
RTresult path_tracer_set_samples(RTcontext context, unsigned first, unsigned count);

#endif
