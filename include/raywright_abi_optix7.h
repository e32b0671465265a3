/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Part of raywright_abi.h, for RW_FEATURE_SBT: kernels of runtime/optix7/. There is no object
 * graph: acceleration structures and records lie in the application's memory, and a ray is traced
 * against the address of one of the structures, a handle. A kernel's programs are found by the
 * number in a record's first word, which is an index into a table of the kernel's.
 */
#ifndef RAYWRIGHT_ABI_OPTIX7_H
#define RAYWRIGHT_ABI_OPTIX7_H

#include "raywright_abi_trees.h"

/* Head of an acceleration structure. Instances follow it, of a structure of geometry one that is
 * the identity; then the tree, and at `extras` what shapes and updates need. Their first_child is
 * the record offset, and child_index the id that the application gave. In leaf entries `geometry`
 * has the number of the geometry's first record, with RTgeometryflags above it, and `material` is
 * added to that. */
struct rw_accel {
    struct rw_root root; /* of instances: instance is ~0u, else 0 */
    rw_u64 size;         /* bytes when nothing lies between the tree and the extras */
    rw_u32 kind;         /* RW_LEAF_INSTANCES, or what the geometry is */
    rw_u32 flags;        /* RTinstanceflags that all its instances have as well */
    float lower[3], upper[3];
    rw_u32 instance_count;
    rw_u32 shape_stride; /* curves and spheres: bytes of a primitive's data */
    rw_u64 shapes;       /* their data, from the block's start on; 0: there are none */
    rw_u64 shape_bases;  /* likewise, rw_u32[] by number of a record: what to add to a primitive's
                         * number, for its place among the data */
    rw_u64 extent;       /* bytes as it lies */
    rw_u64 extras;       /* from the block's start on: what lies behind the tree */
    rw_u64 primitives;   /* likewise, a GPU's, rw_u32[]: the primitive of each leaf entry, for
                         * updates */
    rw_u32 primitive_count, input_count; /* of the build */
    rw_u32 node_count;                   /* 0: nothing can be hit */
    rw_u32 mark;                         /* RW_ACCEL_MARK */
    rw_u32 traits;                       /* RW_ACCEL_*; above these the keys, where it moves */
    rw_u32 depth; /* of instances: structures and transforms on the longest way down; else 0 */
};
#define RW_ACCEL_MARK 0x52574143u
#define RW_ACCEL_UPDATABLE 1u
#define RW_ACCEL_MICROMAPS 2u /* a struct rw_micromap_table comes first in its extras */
#define RW_ACCEL_KEYS_SHIFT 16
#define RW_ACCEL_MIXED_CULLING 4u /* some of its triangles are not culled, and others are */
#define RW_ACCEL_FLAG_SHIFT 29
#define RW_ACCEL_RECORD_MASK ((1u << RW_ACCEL_FLAG_SHIFT) - 1u)
#define RW_GEOMETRY_FLAG_NO_CULLING 4u /* beside RTgeometryflags */

/*
 * RW_FEATURE_MICROMAPS: opacity micromaps. An array of them, in memory of its own, is this, a
 * struct rw_micromap for each, and their states: of 4^level small triangles each, as
 * programs/traverse/micromap.cuh numbers them, so many bits as the format says, the lowest first.
 */
struct rw_micromap_array {
    rw_u32 mark, count;
    rw_u64 states; /* from the array's start on */
    rw_u64 used;   /* bytes of states */
    rw_u64 size;   /* of all */
};
#define RW_MICROMAPS_MARK 0x52574f4du

struct rw_micromap { /* also as applications write them */
    rw_u32 offset;   /* of its first byte, among the states */
    unsigned short level, format;
};
#define RW_MICROMAP_LEVELS 12
#define RW_MICROMAP_STATES_2                                                                       \
    1 /* bits of a state; 0, of what could not be built: nothing is known */
#define RW_MICROMAP_STATES_4 2

/* What is known of a place of a triangle. An unknown one is asked any-hit programs about, or is one
 * of the two that are known where there are to be two states. */
enum rw_opacity {
    RW_OPACITY_TRANSPARENT,
    RW_OPACITY_OPAQUE,
    RW_OPACITY_UNKNOWN_TRANSPARENT,
    RW_OPACITY_UNKNOWN_OPAQUE,
    RW_OPACITY_NONE, /* as if there were no micromaps */
};

/* In a structure, then rw_u64 for each record: the array, and for each primitive rw_u32: the number
 * of its micromap there, or the complement of its opacity everywhere. Primitives are found by
 * rw_accel.shape_bases. */
struct rw_micromap_table {
    rw_u32 record_count, primitive_count;
};
#define RW_MICROMAP_FIRST_SPECIAL (~(rw_u32)RW_OPACITY_UNKNOWN_OPAQUE) /* applications' */

/* Of rays and instances, beside RTrayflags and RTinstanceflags. */
#define RW_RAY_FLAG_OPACITY_2_STATES 0x400u
#define RW_INSTANCE_OPACITY_2_STATES 0x10u
#define RW_INSTANCE_NO_MICROMAPS 0x20u

/*
 * RW_FEATURE_GRAPH: instances may place instances, and between a structure and what it places there
 * may be transforms, nodes that the application writes. Kernels without that feature miss what lies
 * deeper than an instance of geometry: such an instance has RW_INSTANCE_NESTED, and no bit in the
 * upper byte of its mask. The low bits of a handle tell what it is of.
 */
#define RW_HANDLE_STATIC 1u
#define RW_HANDLE_MATRIX 2u
#define RW_HANDLE_SRT 3u
#define RW_HANDLE_TRANSFORM 3u /* any of these */
#define RW_HANDLE_INSTANCE 4u
#define RW_HANDLE_BITS 7u

/* A transform as applications write it: OptixStaticTransform, with a matrix and its inverse, or a
 * motion transform with keys. */
struct rw_static_node {
    rw_u64 child;
    rw_u32 pad[2];
    float matrix[12], inverse[12];
};
struct rw_motion_node {
    rw_u64 child;
    unsigned short keys, border; /* RW_BORDER_* */
    float begin, end;
    rw_u32 pad[3];
    /* behind it for each key 12 numbers of a matrix, or 16 of scale, rotation and translation */
};

/* Handles on the way from the structure that a ray was traced against down to geometry: instances
 * and transforms, then at `count` the structure that the way leads to. */
#define RW_GRAPH_LEVELS 16
struct rw_graph_way {
    rw_u32 count, pad;
    rw_u64 handles[RW_GRAPH_LEVELS];
};

/* What a lane has beside its registers: ways of the ray, of its closest hit, of the hit object; and
 * for each structure of instances above the current one how to go on in it. */
struct rw_graph {
    struct rw_graph_way way, hit, object;
    struct {
        rw_u64 structure;
        rw_u32 bottom_sp, way_count;
    } levels[RW_GRAPH_LEVELS];
    rw_u32 level, pad;
};

/* Of the data of a primitive of shapes, at most. With keys of motion there are such data for all
 * primitives at the first key, then for all at the second, and so on. */
#define RW_SHAPE_WORDS 20

/* The programs of a group, as ids; 0: none. Of number 0, which no group has, all are: it is also
 * the root of a ray that is traced against nothing. */
struct rw_group {
    rw_u32 program; /* closest-hit, or the only one; callables: its callable id */
    rw_u32 any_hit;
    rw_u32 intersection;
    rw_u32 kind; /* RW_GROUP_*; 0: the kernel has no group of this number */
};
#define RW_GROUP_RAY_GENERATION 1u
#define RW_GROUP_MISS 2u
#define RW_GROUP_EXCEPTION 3u
#define RW_GROUP_HIT 4u
#define RW_GROUP_CALLABLES 5u

/* RW_FEATURE_VERIFY: in lane->exception, faults that are found of records and handles; programs see
 * -5 and so on. */
#define RW_FAULT(code) (0x380u - (code))
#define RW_FAULT_CODE(exception) (0x380u - (exception))
#define RW_FAULT_TRAVERSABLE RW_FAULT(-5)
#define RW_FAULT_MISS RW_FAULT(-6)
#define RW_FAULT_HIT RW_FAULT(-7)
#define RW_FAULT_CALLABLE RW_FAULT(-12)
#define RW_FAULT_NO_DIRECT RW_FAULT(-13)
#define RW_FAULT_NO_CONTINUATION RW_FAULT(-14)
#define RW_FAULT_LEVELS RW_FAULT(-15)
#define RW_FAULT_LAST RW_FAULT_LEVELS

/* Likewise, the first that a launch found: where, and what. */
struct rw_fault {
    rw_u32 launch_index[3];
    rw_u32 program;       /* id, of the last that traced or called */
    rw_u32 record, count; /* the index of a record, and how many there are */
    rw_u32 group;         /* the number in its header */
    rw_u32 pad;
    rw_u64 handle; /* that a ray was traced against */
};

/* Likewise: what rays may be traced against, in ascending order. */
struct rw_known_handles {
    rw_u64 count;
    rw_u64 handles[];
};

/* The hit object of a launch index: what the last traversal found. */
struct rw_hit_object {
    rw_u32 state; /* RW_OBJECT_* */
    float distance;
    rw_u64 handle;
    rw_u32 primitive, record, instance, kind, gas_index;
    rw_u32 shape; /* enum rw_hit_kind */
    float origin[3], direction[3], tmin, time;
    rw_u32 ray_flags;
    rw_u32 attributes[8];
};
#define RW_OBJECT_NOP 0u
#define RW_OBJECT_MISS 1u
#define RW_OBJECT_HIT 2u

/* In lane->ray_flags, beside RTrayflags: no closest-hit or miss program runs; or nothing is traced,
 * and the program of the hit object runs. */
#define RW_RAY_FLAG_TRAVERSE 0x80000000u
#define RW_RAY_FLAG_INVOKE 0x40000000u
/* Where records keep what belongs to them: behind the header. */
#define RW_RECORD_HEADER 32

#if !defined(__CUDA__) && !defined(__CUDACC__)
_Static_assert(sizeof(struct rw_accel) == 128, "rw_accel");
_Static_assert(sizeof(struct rw_micromap_array) == 32, "rw_micromap_array");
_Static_assert(sizeof(struct rw_micromap) == 8, "rw_micromap");
_Static_assert(sizeof(struct rw_micromap_table) == 8, "rw_micromap_table");
_Static_assert(sizeof(struct rw_group) == sizeof(struct rw_root), "rw_group");
_Static_assert(sizeof(struct rw_static_node) == 112, "rw_static_node");
_Static_assert(sizeof(struct rw_motion_node) == 32, "rw_motion_node");
#endif

#endif
