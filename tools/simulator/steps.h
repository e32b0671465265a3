/* SPDX-License-Identifier: Apache-2.0 */
/* What rays do, as the kernels do it: their own steps (programs/study/common.cuh), compiled for the
 * host and counting, and a step to the children of a wide node. */
#ifndef RW_SIMULATOR_STEPS_H
#define RW_SIMULATOR_STEPS_H

#define STUDY_HOST
#define STUDY_COUNT 1
#include "programs/study/args.h"
#include "programs/study/common.cuh"

#include "tools/simulator/simulator.h"

/* A child that is hit; the one to visit first is the last. */
struct reached {
    float enter;
    int number;
};

/* Slots in which the far children lie: bit a, towards the end of axis a. */
STUDY_FUNCTION unsigned far_slots(const study_state *s)
{
    return 7u ^ ((s->ix < 0) | (unsigned)(s->iy < 0) << 1 | (unsigned)(s->iz < 0) << 2);
}

STUDY_FUNCTION unsigned test_children(const struct study_tree *t, const study_state *s,
                                      struct reached out[32])
{
    unsigned count = 0, first = t->in_slots ? far_slots(s) : 0;
    for (unsigned k = 0; k < t->width; k++) {
        const float *c = t->nodes + 8 * ((size_t)s->node * t->width + (k ^ first));
        float x0 = c[0] * s->ix - s->px, x1 = c[4] * s->ix - s->px;
        float y0 = c[1] * s->iy - s->py, y1 = c[5] * s->iy - s->py;
        float z0 = c[2] * s->iz - s->pz, z1 = c[6] * s->iz - s->pz;
        float enter = study_enter(x0, x1, y0, y1, z0, z1, s->tmin);
        if (enter > study_leave(x0, x1, y0, y1, z0, z1, s->tmax)) continue;
        unsigned place = count++;
        for (; !t->in_slots && place && out[place - 1].enter < enter; place--)
            out[place] = out[place - 1];
        out[place] = (struct reached){enter, __float_as_int(c[3])};
    }
    return count;
}

/* The ray as a kernel begins it, in a tree of the host's. */
STUDY_FUNCTION struct study_args begin_ray(const struct study_tree *tree, const float ray[8],
                                           study_state *s)
{
    struct study_args args = {.nodes = (unsigned long long)(uintptr_t)tree->nodes,
                              .triangles = (unsigned long long)(uintptr_t)tree->triangles,
                              .rays = (unsigned long long)(uintptr_t)ray,
                              .count = 1,
                              .root = tree->root};
    study_clear_counts(s);
    study_begin(&args, s, 0);
    return args;
}

#endif
