/* SPDX-License-Identifier: Apache-2.0 */
/* What measuring a scene on the GPU needs: its trees there, rays, and the library's hits. */
#ifndef RW_STUDY_MEASURE_H
#define RW_STUDY_MEASURE_H

#include "tools/bench/bench.h"
#include "tools/study/gpu.h"
#include "tools/study/run.h"

/* A tree on the GPU. */
struct study_gpu_tree {
    uint64_t nodes, triangles, ids, node_texture, triangle_texture;
    int root;
};

/* Rays of one kind, and what the library hits with them. */
struct study_batch {
    enum study_rays kind;
    unsigned count;
    double live; /* of those, that can hit something */
    uint64_t rays, hits, expected;
};

/* Kernels that make rays and compare hits. */
enum study_helper { STUDY_CAMERA, STUDY_BOUNCE, STUDY_COMPARE, STUDY_TRACE, STUDY_HELPERS };

struct study_stage {
    struct study_gpu *gpu;
    const struct study_options *o;
    struct study_scene *scene;
    struct study_gpu_tree trees[STUDY_MOST_TREES];
    struct study_kernel helpers[STUDY_HELPERS];
    struct bench library;
    struct bench_options library_options;
    struct study_batch batch, buffers; /* what is traced, and the whole of the buffers */
    unsigned pixels;
    uint64_t codes, primary_rays, primary_hits, counters, next, scratch;
};

/* Buffers, and the library's scene. The trees of the scene have to be there. To be closed also if
 * it fails, which it then has said. */
bool study_open_stage(struct study_stage *s, size_t scratch);
void study_close_stage(struct study_stage *s);
/* The rays of a view and their hits, by the library. */
bool study_make_batch(struct study_stage *s, unsigned view, enum study_rays kind);

/* The batch with the library's hits, for `raywright bench traversal`: SCENE_RAYS.rays in the folder
 * of the options. */
bool study_write_rays(struct study_stage *s);

/* The rays of paths through a view after so many bounces, `paths` a pixel, and their hits by the
 * library; those of the bounce before have to be in the batch, traced by the tree trees[0]. */
bool study_make_path_batch(struct study_stage *s, unsigned view, unsigned bounce, unsigned paths);

/* The argument for a tree and the batch. */
struct study_args study_batch_args(const struct study_stage *s, const struct study_gpu_tree *tree);
/* Compares the hits of the batch, of that tree: how many differ, and how many are another triangle
 * as near. */
bool study_compare(struct study_stage *s, const struct study_gpu_tree *tree, double *differ,
                   double *ties);

/* Batch tracing and breadth-first traversal beside one kernel that does all, into the report. */
bool study_measure_paths(struct study_stage *stage, json_t *report);

#endif
