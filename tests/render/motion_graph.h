/* SPDX-License-Identifier: Apache-2.0 */
/* A motion_scene as an application of the library has it, and launches of rays through it. */
#ifndef RW_TEST_MOTION_GRAPH_H
#define RW_TEST_MOTION_GRAPH_H

#include "tests/render/motion_shapes.h"
#include "tests/render/support.h"

struct motion_found {
    float distance;
    int shape; /* -1: none */
    float point[3], time, off, pad;
};

struct motion_graph {
    RTcontext context;
    RTacceleration acceleration;
    RTgeometrytriangles triangles;
    RTbuffer vertices[MOTION_KEYS], rays, output;
};

#define MOTION_SET(c, Noun, object, moving)                                                        \
    do {                                                                                           \
        RENDER_CHECK(c, rt##Noun##SetMotionRange(object, (moving).begin, (moving).end));           \
        RENDER_CHECK(                                                                              \
            c, rt##Noun##SetMotionBorderMode(object, (RTmotionbordermode)(moving).vanishes_before, \
                                             (RTmotionbordermode)(moving).vanishes_after));        \
    } while (0)

/* Programs are as headers of version 5 made them. */
extern bool motion_old_headers;
/* The vertices of all keys are in one buffer, and not in one for each. */
extern bool motion_one_buffer;

/* Skips the test where there is no such device, or no compiler of CUDA C. */
void motion_open(struct motion_graph *graph, const struct motion_scene *scene, const char *device);
/* Vertices, and the number of steps of graph->triangles, which are the second half if there is one,
 * again. */
void motion_place_vertices(struct motion_graph *graph, const struct motion_scene *scene);
/* Of MOTION_RAYS rays; to be freed. */
struct motion_found *motion_run(struct motion_graph *graph, const struct motion_ray *rays);

#endif
