/* SPDX-License-Identifier: Apache-2.0 */
/* A rung as the program runs it: on the host, or as a kernel. */
#ifndef RW_LADDER_RUNGS_H
#define RW_LADDER_RUNGS_H

#include "scene.h"

struct rung {
    const char *name, *what;
    uint32_t features;
    bool sah;
    int most;    /* spheres a leaf */
    int threads; /* of a block */
    int pixels;  /* a lane */
    int numbers; /* rungs of the same number draw the same random numbers: the same picture */
    const void *kernel;
    void (*host)(const frame *f);
    /* Make the objects, on either side; null for rungs of arrays. */
    const void *(*world)(const tree_node *nodes, int count, const sphere *spheres);
    const void *make_kernel;
    /* What is in constant memory is that of the source that reads it. */
    cudaError_t (*set_constants)(const frame *f);
};

/* Tables, a source each. */
extern const rung object_rungs[], flat_rungs[];
extern const int object_rung_count, flat_rung_count;

#endif
