/* SPDX-License-Identifier: Apache-2.0 */
/*
 * An application as large as wanted: balls in a row, with materials, shapes and patterns that each
 * have programs of their own (programs.cu). One kernel holds them all.
 */
#ifndef RW_TEST_MATERIALS_SCENE_H
#define RW_TEST_MATERIALS_SCENE_H

#include "raywright.h"

struct materials_counts { /* of programs by kind; the sum is what was asked for */
    unsigned views, failed, skies, looks, shades, meets, bounds, paints;
};
struct materials_counts materials_counts(unsigned programs);

/* programs.cu with the programs of `counts`, malloc'ed; NULL when memory is short. `path` is that
 * of the file. */
char *materials_source(const char *path, const struct materials_counts *counts);

/* Sets up the context; a launch of an entry point renders a picture of `width` by `height` into
 * *image. */
RTresult materials_create(RTcontext context, const char *source,
                          const struct materials_counts *counts, unsigned width, unsigned height,
                          RTbuffer *image);

#endif
