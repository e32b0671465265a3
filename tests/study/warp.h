/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Kernels of the study on the host, a fiber for each lane of a warp, one warp after the other. What
 * lanes of a warp tell one another (ballots, shuffles) waits until all lanes that still run are
 * there; if they are at different ones, that is an error, as it would be on a GPU.
 */
#ifndef RW_STUDY_WARP_H
#define RW_STUDY_WARP_H

#include <stdbool.h>

#include "programs/study/args.h"

typedef void (*study_host_kernel)(struct study_args args);

/* Runs `warps` warps. False: lanes of a warp were not where the others were. */
bool run_warps(study_host_kernel kernel, const struct study_args *args, unsigned warps);

/* The kernels of all variants, generated (tests/study/CMakeLists.txt). */
struct compiled_kernel {
    const char *source, *defines;
    bool any_hit;
    study_host_kernel run;
};

extern const struct compiled_kernel compiled_kernels[];
extern const unsigned compiled_kernel_count;

#endif
