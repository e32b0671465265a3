/* SPDX-License-Identifier: Apache-2.0 */
/* Shapes, transforms and rays at random, the same each time. */
#ifndef RW_TEST_MOTION_SHAPES_H
#define RW_TEST_MOTION_SHAPES_H

#include "tests/render/motion_reference.h"

enum { MOTION_RAYS = 8000 };

/* A scene without transforms, all of whose shapes fly. */
void motion_make_shapes(struct motion_scene *scene, bool triangles, bool spheres,
                        struct moving moving);
/* Another one in the place of a triangle. */
void motion_make_triangle(struct motion_scene *scene, unsigned shape);
/* Transforms below those that are there. */
void motion_add_matrix(struct motion_scene *scene, struct moving moving);
void motion_add_srt(struct motion_scene *scene, struct moving moving);
/* MOTION_RAYS of them, at times from before the ranges to behind them. */
void motion_make_rays(struct motion_ray *rays);

#endif
