/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A field of balls, made by a seed, that has as many bytes as is asked for: each ball has vertices,
 * a tree, surfaces and a noise texture of its own. Surfaces and texels are the two large buffers.
 */
#ifndef RW_BENCH_PAGING_SCENE_H
#define RW_BENCH_PAGING_SCENE_H

#include <stdint.h>

#include "raywright.h"

struct field {
    RTbuffer surfaces, texels, output;
    unsigned copies, tiles; /* tiles: along an edge of a texture */
    uint64_t bytes;         /* of the two large buffers */
};

enum { FIELD_PRIMARY, FIELD_AMBIENT, FIELD_PATHS, FIELD_ENTRIES };

/* Both buffers are paged from the beginning, so that their contents are in one place. The device is
 * opened. Errors are handed up. */
RTresult field_make(RTcontext context, const char *programs, uint64_t bytes, unsigned picture,
                    uint64_t seed, struct field *out);

#endif
