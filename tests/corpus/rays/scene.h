/* SPDX-License-Identifier: Apache-2.0 */
/* A context for one generated program, from PTX that has it; and its launches. */
#ifndef RW_TEST_RAYS_SCENE_H
#define RW_TEST_RAYS_SCENE_H

#include "raywright.h"
#include "tests/corpus/rays/generate.h"

enum { RAYS_LAUNCHES = 2, RAYS_INDICES = RAYS_WIDTH * RAYS_HEIGHT };

/* What the launches leave. */
struct rays_result {
    unsigned int output[RAYS_LAUNCHES][RAYS_INDICES][4];
    unsigned int scratch[RAYS_INDICES * RAYS_OWN_WORDS];
    unsigned int counters[RAYS_COUNTERS];
};

/* The context stays to be destroyed, also after a failure; it may be NULL. */
RTresult rays_run(const struct rays_shape *shape, const char *ptx, RTcontext *context,
                  struct rays_result *out);

#endif
