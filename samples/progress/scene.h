/* SPDX-License-Identifier: Apache-2.0 */
/* The scene of the progress sample: a fractal, seen in full and as a small preview. */
#ifndef PROGRESS_SCENE_H
#define PROGRESS_SCENE_H

#include "raywright.h"

enum { PROGRESS_PICTURE, PROGRESS_PREVIEW, PROGRESS_ENTRIES };
enum { PROGRESS_COARSE = 8 }; /* pixels on a side of the picture for one of the preview */

struct progress_scene {
    RTbuffer image, preview; /* float4; alpha 0: the pixel was not drawn */
    unsigned width, height, preview_width, preview_height;
};

/* Sets the context up so that its two entry points can be launched. */
RTresult progress_create(RTcontext context, const char *programs, unsigned width, unsigned height,
                         unsigned samples, struct progress_scene *out);

#endif
