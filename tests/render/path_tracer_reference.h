/* SPDX-License-Identifier: Apache-2.0 */
#ifndef RW_TEST_PATH_TRACER_REFERENCE_H
#define RW_TEST_PATH_TRACER_REFERENCE_H

#include "samples/path_tracer/scene.h"

/* The grey picture of the path tracer by plain C, which tries all triangles for each ray: one float
 * a pixel, row 0 at the bottom. */
void reference_paths(const struct mesh *mesh, const struct camera *camera, unsigned width,
                     unsigned height, unsigned samples, float *out);

#endif
