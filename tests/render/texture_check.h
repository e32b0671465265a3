/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which modes of textures.cu suit a texture, and what is wrong with their results: against the
 * formulae of tests/unit/texture_reference.h, or of one device against the other's.
 */
#ifndef RW_TEST_TEXTURE_CHECK_H
#define RW_TEST_TEXTURE_CHECK_H

#include <stdbool.h>

#include "tests/render/texture_scene.h"

enum { TEXTURE_MODES = 26 };

bool texture_reads_integers(const struct texture_case *c);
bool texture_mode_suits(const struct texture_case *c, int mode);
/* Gather and gradients have none here; the unit test of the filters looks at them. */
bool texture_mode_has_reference(int mode);
/* Results that differ from the reference by more than 1/256; the first is shown. */
unsigned texture_count_wrong(const struct texture_scene *s, const char *name, int mode,
                             float (*results)[4]);
/* 1, with a line that says why, when the GPU's results of a mode are not those of the CUDA kernel
 * to the bit, or are further than 1/256 from the CPU's. */
unsigned texture_compare_devices(struct texture_scene *gpu, struct texture_scene *cpu,
                                 const struct texture_case *c, int mode);

#endif
