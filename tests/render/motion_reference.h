/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Shapes and transforms that move, and which of them a ray meets at its time: every shape is looked
 * at, in double precision. Kernels round, so there are two answers: what is met for certain, by
 * shapes a little smaller than they are, and what might be met, by shapes a little larger.
 */
#ifndef RW_TEST_MOTION_REFERENCE_H
#define RW_TEST_MOTION_REFERENCE_H

#include <stdbool.h>

#include "raywright.h"

enum { MOTION_SHAPES = 120, MOTION_KEYS = 5, MOTION_STEPS = 3, MOTION_HALF = MOTION_SHAPES / 2 };

struct moving {
    unsigned keys; /* 1: it does not move */
    float begin, end;
    bool vanishes_before, vanishes_after;
};

struct motion_step {
    RTmotionkeytype type;
    struct moving moving;
    float keys[MOTION_KEYS][16]; /* matrices have 12 */
};

/* Shapes 0 to MOTION_SHAPES - 1 are triangles, those from MOTION_SHAPES on spheres. */
struct motion_scene {
    bool has_triangles, has_spheres, even_only;
    struct moving moving;
    struct moving
        other; /* of the second half of the triangles, and of the spheres; 0 keys: the same */
    float triangles[MOTION_KEYS][MOTION_SHAPES][3][3];
    float spheres[MOTION_KEYS][2 * MOTION_SHAPES][4]; /* centre, radius; the first half unused */
    unsigned step_count;                              /* from the root down */
    struct motion_step steps[MOTION_STEPS];
};

struct motion_ray {
    float origin[3], time, direction[3], pad;
};

/* Where along the ray: from `possible` on, and for certain from `certain` on; INFINITY: not. */
struct motion_answer {
    double possible, certain;
};

/* Of a shape. */
const struct moving *motion_of(const struct motion_scene *scene, unsigned shape);

struct motion_answer motion_meet(const struct motion_scene *scene, unsigned shape,
                                 const struct motion_ray *ray);
/* The nearest of all. */
struct motion_answer motion_meet_any(const struct motion_scene *scene,
                                     const struct motion_ray *ray);
/* Of what the ray has at a distance, the point as shapes see it. */
void motion_point(const struct motion_scene *scene, const struct motion_ray *ray, double distance,
                  double out[3]);

#endif
