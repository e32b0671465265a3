/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the host tells the tree-building kernels, and what they tell it back. Every kernel takes one
 * struct rw_build_args by value; sizes are upper bounds known before the first launch, the exact
 * numbers stay on the device in struct rw_build_control.
 *
 * A reference is a box to be put into the tree and the primitive it belongs to. The binary tree
 * names its subtrees by "refs": 2 bits of size class (RW_REF_*) and 28 bits of number, of a
 * reference for single ones, else of a binary node.
 */
#ifndef RW_BUILD_ARGS_H
#define RW_BUILD_ARGS_H

#include "raywright_abi.h"

#define RW_BUILD_MAX_PRIMITIVES (1u << 28)

/* Sort words: Morton code above, number of the reference below. Four passes of nine bits. */
#define RW_SORT_INDEX_BITS 28
#define RW_SORT_BITS 9
#define RW_SORT_PASSES 4
#define RW_SORT_BINS (1 << RW_SORT_BITS)
#define RW_MORTON_BITS (RW_SORT_BITS * RW_SORT_PASSES)
#define RW_SORT_THREADS RW_SORT_BINS /* a thread per bin */
#define RW_SORT_ITEMS 8              /* words a thread */
#define RW_SORT_TILE (RW_SORT_THREADS * RW_SORT_ITEMS)

/* Threads per block of the other kernels. */
#define RW_BUILD_THREADS 256
#define RW_MORTON_THREADS 1024
#define RW_PLOC_THREADS 128
#define RW_COLLAPSE_THREADS 128

/* One child of the geometry group, or the instances. */
struct rw_build_device_part {
    rw_u32 first; /* number of its first primitive among all of the tree's */
    rw_u32 geometry;
    rw_u32 first_primitive;
    rw_u32 vertex_count;
    rw_u64 boxes, box_stride, masks, geometries;
    rw_u64 vertices, vertex_stride;
    rw_u64 indices, index_stride;
    rw_u64 materials, material_stride;
    rw_u32 flags;         /* RW_PART_* */
    rw_u32 material_size; /* bytes */
    float transform[12];
};
#define RW_PART_HALF 1u          /* vertices are 16-bit floats */
#define RW_PART_TWO 2u           /* vertices have no z */
#define RW_PART_SHORT_INDICES 4u /* indices have 16 bits */
#define RW_PART_TRANSFORMED 8u

/* A reference, 32 bytes. An unusable primitive's has lower[0] > upper[0]. */
struct rw_build_reference {
    float lower[3];
    rw_u32 primitive; /* among all of the tree's */
    float upper[3];
    rw_u32 pad;
};

/* Node of the binary tree, the same size. */
struct rw_build_node {
    float lower[3];
    rw_u32 left; /* refs */
    float upper[3];
    rw_u32 right;
};

/* How a node's subtree is best cut, the same size; see programs/build/cut.cuh. */
struct rw_build_cut {
    float cost[7];
    rw_u32 splits;
};

/* Zero at the start of a build. Bounds are kept as numbers whose order is that of the floats and
 * whose maximum is wanted: lower planes inverted. */
struct rw_build_control {
    rw_u64 allocated;  /* leaf entries, and wide nodes << 32 */
    double node_area;  /* sum over wide nodes */
    double leaf_area;  /* sum over leaves, times their entries */
    double root_area;  /* in the same unit */
    rw_u32 bounds[6];  /* of the references: lower, upper */
    rw_u32 centers[6]; /* of their centers */
    rw_u32 valid;      /* references in the tree */
    rw_u32 root;       /* ref */
    rw_u32 claimed;    /* wide nodes taken up by the collapse */
    rw_u32 whole;      /* trees that it would not open because of a node's grid */
    rw_u32 depth;      /* of the wide tree: nodes on its longest path */
    rw_u32 again;      /* the tree was too deep, and another is being built */
    rw_u32 pad;
    rw_u32 tiles[RW_SORT_PASSES];
    rw_u32 histogram[RW_SORT_PASSES][RW_SORT_BINS];
};

struct rw_build_args {
    rw_u64 parts;      /* struct rw_build_device_part[], then one with first = count */
    rw_u64 control;    /* struct rw_build_control */
    rw_u64 references; /* struct rw_build_reference[capacity] */
    rw_u64 words[2];   /* rw_u64[capacity] each; sorted words end in the first */
    rw_u64 tiles;      /* rw_u32[passes][tiles][bins], zero: look-back state of the sort */
    rw_u64 owners;     /* rw_u32[capacity] */
    rw_u64 clusters;   /* rw_u64[capacity] */
    rw_u64 nodes;      /* struct rw_build_node[capacity] */
    rw_u64 cuts;       /* struct rw_build_cut[capacity]: of the nodes */
    rw_u64 tasks;      /* rw_u64[node_capacity]: what the wide nodes are made of */
    rw_u64 tree;       /* the block: entries first, then wide nodes */
    rw_u64 primitives; /* rw_u32[capacity]: primitive of each entry; 0: not kept */
    rw_u64 pending;    /* rw_u32[node_capacity]: refit */
    rw_u64 node_boxes; /* float[8][node_capacity]: refit */
    rw_u64 head; /* struct rw_accel that the tree belongs to, which says what there is to refit
                        * and is told what was built; 0: the host does that */
    rw_u64 gate; /* refits of such: rw_u32, how many nodes there are */
    rw_u32 part_count;
    rw_u32 count;    /* primitives */
    rw_u32 capacity; /* references at most */
    rw_u32 node_capacity;
    rw_u32 node_count; /* refit */
    rw_u32 node_unit;  /* unit of wide node 0 */
    rw_u32 kind;       /* enum rw_leaf_kind */
    rw_u32 leaf_size;  /* entries a leaf may have, 1..3 */
    float scale;       /* refit: areas are measured after scaling by it */
    rw_u32 lbvh;       /* clusters start as empty slots: rw_build_lbvh runs next */
};

#endif
