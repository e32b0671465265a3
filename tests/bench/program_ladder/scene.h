/* SPDX-License-Identifier: Apache-2.0 */
/* A context for a rung. */
#ifndef RW_PROGRAM_LADDER_SCENE_H
#define RW_PROGRAM_LADDER_SCENE_H

#include "raywright.h"
#include "rungs.h"

struct picture_size {
    unsigned width, height, samples;
};

/* Sets up a new context, which is the caller's also when this fails. */
RTresult rung_create(RTcontext context, const struct rung *rung, const struct picture_size *size,
                     RTbuffer *image);

/* Draws the picture; *milliseconds: of its kernels. */
RTresult rung_draw(RTcontext context, const struct rung *rung, const struct picture_size *size,
                   double *milliseconds);

#endif
