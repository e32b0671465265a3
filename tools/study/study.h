/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the parts of `raywright study` share: the scene, its trees in the kernels' formats, rays,
 * and sequences of operations. Sizes and formats of the kernels are in programs/study/args.h.
 */
#ifndef RW_STUDY_H
#define RW_STUDY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "tools/mesh/mesh.h"

/* ---- trees ---- */

enum study_order { STUDY_DEPTH_FIRST, STUDY_BREADTH_FIRST, STUDY_VAN_EMDE_BOAS, STUDY_TREELETS };

struct study_tree {
    float *nodes;     /* 16 a node; wide: 8 a child, `width` children a node */
    float *triangles; /* 12 each, Woop's */
    uint32_t *ids;    /* of each triangle, its number in the mesh */
    uint32_t node_count, triangle_count;
    int32_t root;   /* as a child: a node or a leaf */
    unsigned width; /* children of a node */
    unsigned depth; /* most nodes on a way from the root to a leaf */
    double sah;     /* surface area cost, nodes and triangles 1 each */
};

/* The surface area heuristic with large triangles split; leaves of at most `leaf` triangles. False:
 * out of memory, or nothing in the mesh can be hit. */
bool study_build_tree(const struct mesh *mesh, unsigned leaf, struct study_tree *out);
/* Nodes of `width` children from a binary tree, whose triangles it shares: it is to be freed
 * before. False: out of memory. */
bool study_widen_tree(const struct study_tree *binary, unsigned width, struct study_tree *out);
/* Moves the nodes of a binary tree, as it was built, to another order. False: out of memory. */
bool study_order_tree(struct study_tree *tree, enum study_order order);
void study_free_tree(struct study_tree *tree);

/* ---- rays ---- */

enum study_rays { STUDY_PRIMARY, STUDY_AO, STUDY_DIFFUSE, STUDY_RAY_KINDS };

extern const char *const study_ray_names[STUDY_RAY_KINDS];

struct study_view {
    char name[64];
    float eye[3], look_at[3], up[3], vfov;
};

struct study_dump;
struct study_camera; /* programs/study/rays.h */

/* The largest extent of the mesh says how far rays begin from surfaces, and how long they are. */
void study_set_camera(const struct study_view *view, const struct mesh *mesh, unsigned width,
                      unsigned height, struct study_camera *out);

/* Of an ambient occlusion ray, in extents of the scene. */
#define STUDY_AO_LENGTH 0.1f
enum { STUDY_SAMPLES = 32 }; /* secondary rays of a pixel */

/* The views of a scene in cameras.json, at most `most`; of a scene that it lacks one that sees all
 * of the mesh. Returns how many; 0: the file is there and cannot be used, which has been said. */
unsigned study_find_views(const char *file, const char *scene, const struct mesh *mesh,
                          struct study_view *out, unsigned most);

/* What the rays of one kind through some pixels do, spread over the picture in groups of 16 pixels
 * that follow one another; at most `rays` of them. The kernels trace the same rays. */
bool study_dump_view(const struct study_tree *tree, const struct study_camera *camera,
                     enum study_rays kind, uint32_t rays, struct study_dump *out);
/* Rays that belong together: nothing is simulated across. */
enum { STUDY_CHUNK = 512 };

/* ---- operations ---- */

/* The upper two bits say what is done, the others to which node, leaf or triangle. The triangles
 * behind a leaf are its own. */
enum study_operation { STUDY_OP_NODE, STUDY_OP_LEAF, STUDY_OP_TRIANGLE };
#define STUDY_OP(kind, id) ((uint32_t)(kind) << 30 | (uint32_t)(id))

/* What rays do, one after the other: ops[first[r]] to ops[first[r + 1] - 1] is what ray r does. */
struct study_dump {
    uint32_t ray_count;
    size_t *first; /* one more than rays */
    uint32_t *ops;
    size_t op_count, op_capacity;
};

static inline enum study_operation study_op_kind(uint32_t op)
{
    return (enum study_operation)(op >> 30);
}

/* An empty one with room for so many rays; false without memory. */
bool study_open_dump(struct study_dump *dump, uint32_t rays);
void study_free_dump(struct study_dump *dump);
/* Traces a ray (8 floats) and adds what it does; hit: as the kernels write it. False without
 * memory. */
bool study_dump_ray(struct study_dump *dump, const struct study_tree *tree, const float ray[8],
                    bool any_hit, float hit[4]);

#endif
