/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Trees in the formats of the study's kernels (programs/study/args.h), and what rays do in them, as
 * sequences of operations for the simulator (simulate.h).
 */
#ifndef RW_SIMULATOR_H
#define RW_SIMULATOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "runtime/device/build.h"
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
    bool in_slots;  /* wide: as the library visits children, by their slots; else by distance */
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
/* Eight children a node: the library's own tree for GPUs, by one of its builders. False: out of
 * memory, or nothing in the mesh can be hit. */
bool study_build_library_tree(const struct mesh *mesh, enum rw_builder builder,
                              struct study_tree *out);
void study_free_tree(struct study_tree *tree);
/* The mesh as the library's builders take it. */
struct rw_build_part study_part_of(const struct mesh *mesh);
/* Rows z, x and y of the map that takes the corners to (0,0,0), (1,0,0), (0,1,0). One without area
 * has rows of 0, so that nothing hits it: 0 / 0 is below no limit. */
void study_transform_triangle(const struct mesh *mesh, uint32_t triangle, float out[12]);

/* ---- operations ---- */

/* The upper two bits say what is done, the next two how it went, the others to which node, leaf or
 * triangle. The triangles behind a leaf are its own. */
enum study_operation { STUDY_OP_NODE, STUDY_OP_LEAF, STUDY_OP_TRIANGLE };
enum study_way {
    STUDY_WAY_SHORT, /* no child is hit and nothing is left; the triangle's plane is not reached */
    STUDY_WAY_PUSH,  /* a node: on to a child */
    STUDY_WAY_POP,   /* on to what lay on the stack */
    STUDY_WAY_FIRST_EDGE = STUDY_WAY_PUSH, /* a triangle: missed at its first edge */
    STUDY_WAY_SECOND_EDGE,                 /* further than that */
};
#define STUDY_OP(kind, id) ((uint32_t)(kind) << 30 | (uint32_t)(id))
#define STUDY_OP_WAY(way) ((uint32_t)(way) << 28)

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

static inline enum study_way study_op_way(uint32_t op)
{
    return (enum study_way)(op >> 28 & 3);
}

/* Without how it went: the same for all rays that do it. */
static inline uint32_t study_op_what(uint32_t op)
{
    return op & ~STUDY_OP_WAY(3);
}

/* An empty one with room for so many rays; false without memory. */
bool study_open_dump(struct study_dump *dump, uint32_t rays);
void study_free_dump(struct study_dump *dump);
/* Traces a ray (8 floats) and adds what it does; hit: as the kernels write it. False without
 * memory. */
bool study_dump_ray(struct study_dump *dump, const struct study_tree *tree, const float ray[8],
                    bool any_hit, float hit[4]);

#endif
