/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rays for a scene that nobody has rays for. They are the same in every run.
 *   random   from anywhere in the scene's box in any direction
 *   primary  of a camera in a corner of the box that looks through it
 *   shadow   from where primary rays hit to a light below the box's top
 */
#ifndef RW_BENCH_GENERATE_H
#define RW_BENCH_GENERATE_H

#include "tools/bench/rays.h"
#include "tools/mesh/mesh.h"

enum generated_rays { GENERATED_RANDOM, GENERATED_PRIMARY, GENERATED_SHADOW, GENERATED_RAYS };
extern const char *const generated_rays_names[GENERATED_RAYS];

/* file->count rays. SHADOW begins with the primary rays and their hits in `file`. */
void generate_rays(const struct mesh *mesh, enum generated_rays kind, struct ray_file *file);

#endif
