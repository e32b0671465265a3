/* SPDX-License-Identifier: Apache-2.0 */
/* Part of raywright_abi.h: what the nodes and the leaf entries of trees are, and their roots. */
#ifndef RAYWRIGHT_ABI_TREES_H
#define RAYWRIGHT_ABI_TREES_H

#if defined(__CUDA__) || defined(__CUDACC__)
typedef unsigned int rw_u32;
typedef unsigned long long rw_u64;
#else
#include <stdint.h>
typedef uint32_t rw_u32;
typedef uint64_t rw_u64;
#endif

/*
 * A tree is one block of 16-byte units: wide nodes (5 units each, or as below) and leaf entries.
 * Everything in it is numbered in units from the start of the block, so a block can lie anywhere
 * and be moved.
 *
 * Node of the GPU's trees: up to 8 children with boxes of 8 bits a plane, relative to the node
 * (Ylitie, Karras and Laine, Efficient Incoherent Ray Traversal on GPUs Through Compressed Wide
 * BVHs, 2017). The plane q of axis a lies at origin[a] + q * scale[a], scale[a] being the float
 * whose exponent bits are exponent[a]; boxes contain their children in exact arithmetic.
 * mask says what the slots hold:
 *   bit 24 + slot          an inner child
 *   bits 3 * slot and up   a leaf: as many bits as it has entries, from the lowest (1, 3 or 7)
 *   neither                no child
 * The inner children lie one after the other from child_base in the order of their slots, the
 * entries of the leaves likewise from leaf_base: the entry of bit b is number
 * popcount(mask & ((1 << b) - 1)) there.
 *
 * Bit a of a slot's number says whether the child is on the far side of axis a: a ray whose signs
 * are s (bit a: direction[a] is negative) visits slots in rising order of slot ^ s.
 */
struct rw_bvh_node {
    float origin[3];
    rw_u32 mask;
    unsigned char exponent[3];
    unsigned char pad;
    rw_u32 child_base;         /* unit of the first inner child */
    rw_u32 leaf_base;          /* unit of the first leaf entry */
    rw_u32 parent;             /* unit of the parent node, ~0u at the root: for refits */
    unsigned char lower[3][8]; /* [axis][slot]; an absent child has lower 255, upper 0 */
    unsigned char upper[3][8];
};
#define RW_NODE_UNITS 5

/* Which node a tree is made of. The target of a kernel decides (struct rwc_target_info), and on a
 * GPU how much there is in the scene. */
enum rw_tree_layout {
    RW_LAYOUT_COMPRESSED, /* struct rw_bvh_node */
    RW_LAYOUT_FULL,       /* struct rw_cpu_node */
    RW_LAYOUT_NARROW,     /* struct rw_narrow_node */
};

/* Node of the GPU's trees where all of them stay in the nearest cache: four children with boxes in
 * full precision take half the instructions of eight compressed ones. In no special order.
 *   child[k], 0: none. Inner child: RW_NARROW_INNER | unit. Leaf: count << 29 | unit of its first
 *   entry. An absent child has lower = largest float, upper = -largest float. */
struct rw_narrow_node {
    float planes[3][2][4]; /* [axis][lower, upper][child] */
    rw_u32 child[4];
};
#define RW_NARROW_NODE_UNITS 7
#define RW_NARROW_CHILDREN 4
#define RW_NARROW_INNER (1u << 28)
#define RW_NARROW_COUNT_SHIFT 29

/* Node of the CPU's trees: full precision, all children at once in vectors. The slots have the same
 * order as those of compressed nodes; an absent child is as above.
 *   child[slot], 0: none. Inner child: its unit. Leaf: count << 29 | unit of its first entry. */
struct rw_cpu_node {
    float lower[3][8]; /* [axis][slot] */
    float upper[3][8];
    rw_u32 child[8];
};
#define RW_CPU_NODE_UNITS 14
#define RW_CPU_COUNT_SHIFT 29

#define RW_NODE_CHILDREN 8
#define RW_LEAF_ENTRIES 3        /* at most, in one leaf of a GPU's tree */
#define RW_NARROW_LEAF_ENTRIES 4 /* of narrow nodes */
#define RW_CPU_LEAF_ENTRIES 4    /* of a CPU's: as many as fill a vector */

/*
 * RW_FEATURE_MOTION: a tree whose primitives move is a tree for each key in time, all of one
 * topology: block after block of the same size, in which everything has the same unit, boxes and
 * vertices being those of the key. Between keys both are interpolated. Its root unit has
 * RW_ROOT_MOVES set, and says where in the block of the first key the head is: behind the last.
 */
struct rw_motion_head {
    float begin, end; /* times of the first and the last key */
    float rate;       /* keys per time */
    rw_u32 keys;
    rw_u32 units;  /* of a block */
    rw_u32 root;   /* unit of the root node */
    rw_u32 border; /* RW_BORDER_*: when nothing is there */
    rw_u32 pad;
};
#define RW_ROOT_MOVES 0x80000000u
#define RW_MOTION_HEAD_UNITS 2

/* What the leaf entries of a tree are. */
enum rw_leaf_kind {
    RW_LEAF_TRIANGLES,  /* struct rw_triangle */
    RW_LEAF_PRIMITIVES, /* struct rw_primitive_ref: custom primitives */
    RW_LEAF_INSTANCES,  /* struct rw_instance_ref */
};

/* `geometry` in leaf entries is the number of a child of the geometry group; rw_launch.children
 * maps it to a geometry record. `primitive` is as the programs see it: index offset included. */
struct rw_triangle {
    float v0[3], normal_x; /* (v2 - v0) x (v1 - v0), computed in double: not normalised */
    float v1[3], normal_y;
    float v2[3], normal_z;
    rw_u32 primitive;
    rw_u32 geometry;
    rw_u32 material; /* slot in the geometry instance */
    rw_u32 pad;
};
#define RW_TRIANGLE_UNITS 4

struct rw_primitive_ref {
    rw_u32 geometry;
    rw_u32 primitive;
    rw_u32 pad[2];
};

struct rw_instance_ref {
    rw_u32 instance; /* index in rw_launch.instances */
    rw_u32 mask;     /* of that instance: an invisible one is not looked at */
    rw_u32 pad[2];
};

/* What an rtObject handle given to rtTrace stands for. */
struct rw_root {
    rw_u64 tree;     /* 0: empty, every ray misses */
    rw_u32 root;     /* unit of the root node */
    rw_u32 instance; /* ~0u: a tree over instances, else the (only) instance */
};

#if !defined(__CUDA__) && !defined(__CUDACC__)
_Static_assert(sizeof(struct rw_bvh_node) == 16 * RW_NODE_UNITS, "rw_bvh_node");
_Static_assert(sizeof(struct rw_cpu_node) == 16 * RW_CPU_NODE_UNITS, "rw_cpu_node");
_Static_assert(sizeof(struct rw_narrow_node) == 16 * RW_NARROW_NODE_UNITS, "rw_narrow_node");
_Static_assert(sizeof(struct rw_triangle) == 16 * RW_TRIANGLE_UNITS, "rw_triangle");
_Static_assert(sizeof(struct rw_primitive_ref) == 16, "rw_primitive_ref");
_Static_assert(sizeof(struct rw_instance_ref) == 16, "rw_instance_ref");
_Static_assert(sizeof(struct rw_root) == 16, "rw_root");
_Static_assert(sizeof(struct rw_motion_head) == 16 * RW_MOTION_HEAD_UNITS, "rw_motion_head");
#endif

#endif
