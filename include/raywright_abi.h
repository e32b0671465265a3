/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The contract between the three parts that meet inside a launch:
 *   - the host (runtime/, C11) fills these structures,
 *   - the compiler (compiler/, C11) emits accesses by offsetof(),
 *   - the built-in device code (programs/, CUDA C and CPU) reads and writes them.
 * Plain types only; sizes are asserted at the end. Device pointers are 64-bit.
 */
#ifndef RAYWRIGHT_ABI_H
#define RAYWRIGHT_ABI_H

#if defined(__CUDA__) || defined(__CUDACC__)
typedef unsigned int rw_u32;
typedef unsigned long long rw_u64;
#else
#include <stdint.h>
typedef uint32_t rw_u32;
typedef uint64_t rw_u64;
#endif

/*
 * States of the megakernel. A program's id is also the state of its entry, so the host can write
 * ids into tables before it knows how many resume points compiling will find; resume points are
 * numbered after the last program. Id 0 means "no program".
 */
enum rw_state {
    RW_STATE_FETCH = 0,         /* lane is idle: draw the next launch index */
    RW_STATE_TRAVERSE = 1,      /* lane has a ray under way */
    RW_STATE_FIRST_PROGRAM = 2, /* ids of programs start here */
    RW_STATE_DONE = 0x7fffffff, /* no launch index left */
};

/* What an any-hit or intersection program returns to the code that ran it. */
enum rw_status {
    RW_STATUS_CONTINUE = 0,  /* any-hit: accepted; intersection: go on with the next primitive */
    RW_STATUS_IGNORE = 1,    /* any-hit only: reject the candidate */
    RW_STATUS_TERMINATE = 2, /* accept and end the traversal */
    RW_STATUS_THROW = 3,     /* lane->exception is set: unwind to the exception program */
};

/* In lane->exception: PTX exit. The launch index ends there, without its exception program. */
#define RW_EXCEPTION_EXIT 0xffffffffu

/* Which facts of scene and programs the kernel was specialised for: rw_hook_feature(). */
enum rw_feature {
    RW_FEATURE_INSTANCES = 1u << 0,         /* some root has more than one level */
    RW_FEATURE_TRANSFORMS = 1u << 1,        /* some instance has a transform that is not identity */
    RW_FEATURE_ANY_HIT = 1u << 2,           /* some material has an any-hit program */
    RW_FEATURE_MASKS = 1u << 3,             /* some node has a visibility mask other than 0xff */
    RW_FEATURE_RAY_CHECK = 1u << 4,         /* RT_EXCEPTION_INVALID_RAY is enabled */
    RW_FEATURE_STACK_CHECK = 1u << 5,       /* RT_EXCEPTION_STACK_OVERFLOW is enabled */
    RW_FEATURE_DEPTH_CHECK = 1u << 6,       /* RT_EXCEPTION_TRACE_DEPTH_EXCEEDED is enabled */
    RW_FEATURE_PRINT = 1u << 7,             /* rtPrintf is enabled */
    RW_FEATURE_USER_EXCEPTION = 1u << 8,    /* RT_EXCEPTION_USER is enabled */
    RW_FEATURE_THROW_CHECK = 1u << 9,       /* RT_EXCEPTION_USER_EXCEPTION_CODE_OUT_OF_BOUNDS */
    RW_FEATURE_INDEX_CHECK = 1u << 10,      /* RT_EXCEPTION_INDEX_OUT_OF_BOUNDS */
    RW_FEATURE_BUFFER_CHECK = 1u << 11,     /* RT_EXCEPTION_BUFFER_INDEX_OUT_OF_BOUNDS */
    RW_FEATURE_BUFFER_ID_CHECK = 1u << 12,  /* RT_EXCEPTION_BUFFER_ID_INVALID */
    RW_FEATURE_PROGRAM_ID_CHECK = 1u << 13, /* RT_EXCEPTION_PROGRAM_ID_INVALID */
    RW_FEATURE_PROFILE = 1u << 30, /* the kernel counts what it does: programs/profile.cuh */
};

/* A buffer as device code sees it: the value of an rtBuffer variable, and an entry of the id table.
 * height and depth are 1 where a dimension is unused; 2D and 3D sizes are below 2^32 each. */
struct rw_buffer {
    rw_u64 data;  /* device address of element 0, 0 when the buffer is empty */
    rw_u64 width; /* elements */
    rw_u32 height;
    rw_u32 depth;
    rw_u32 id;           /* bindless id */
    rw_u32 element_size; /* bytes */
};

/* BVH2 node: the boxes of both children. A child >= 0 is the index of an inner node; a child < 0
 * is ~(first << 3 | count), a range of leaf entries, count 1..7; an absent child has an empty box
 * (lower > upper) and the value 0. */
struct rw_bvh_node {
    float lower[2][3]; /* [child][axis] */
    float upper[2][3];
    int child[2];
    rw_u32 pad[2];
};

/* Leaf entry of a geometry group's BVH: one primitive. */
struct rw_primitive_ref {
    rw_u32 geometry;  /* index of a rw_geometry record */
    rw_u32 primitive; /* as the programs see it: primitive index offset included */
};

/* Leaf entry of a top-level BVH: a geometry group placed in the world. */
struct rw_instance {
    float object_to_world[12]; /* 3 rows of 4, row-major */
    float world_to_object[12];
    rw_u32 root_node;   /* first node of the geometry group's BVH in rw_launch.nodes */
    rw_u32 mask;        /* visibility, AND of the masks on the way from the root */
    rw_u32 flags;       /* RTinstanceflags; bit 31: the transform is the identity */
    rw_u32 child_index; /* index in the nearest enclosing group */
};
#define RW_INSTANCE_IDENTITY 0x80000000u

/* What an rtObject handle given to rtTrace stands for. */
struct rw_root {
    rw_u32 node;     /* first node in rw_launch.nodes; ~0u: empty, every ray misses */
    rw_u32 instance; /* ~0u: node is a top-level BVH over instances, else the (only) instance */
};

/* Head of a geometry instance's record; variables of its intersection and bounds programs follow.
 * Records lie rw_launch.geometry_stride bytes apart. */
struct rw_geometry {
    rw_u32 intersection; /* program id */
    rw_u32 first_record; /* hit record of material 0; material m has first_record + m */
    rw_u32 material_count;
    rw_u32 flags; /* RTgeometryflags */
};

/* A hit record, one per material of a geometry instance, rw_launch.record_stride bytes apart:
 * rw_u32 closest_hit[ray_type_count], rw_u32 any_hit[ray_type_count] (program ids, 0: none), then
 * the variables of these programs. */

/* Everything a launch needs besides the constant block; passed to the kernel by value. */
struct rw_launch {
    rw_u64 constants;  /* CPU: address of the constant block. GPU: unused, the block is a symbol */
    rw_u64 counter;    /* address of a rw_u64, zero at launch: next launch index to draw */
    rw_u64 nodes;      /* struct rw_bvh_node[] of all trees, 16-byte aligned */
    rw_u64 primitives; /* struct rw_primitive_ref[] of all bottom trees */
    rw_u64 instances;  /* struct rw_instance[] */
    rw_u64 roots;      /* struct rw_root[], indexed by rtObject handle */
    rw_u64 geometries; /* geometry records */
    rw_u64 records;    /* hit records */
    rw_u64 buffers;    /* struct rw_buffer[], indexed by bindless id */
    rw_u64 miss;       /* rw_u32 program id per ray type */
    rw_u64 print;      /* struct rw_print, or 0 */
    rw_u32 size[3];    /* launch dimensions, unused ones 1 */
    rw_u32 entry;      /* program id of the ray generation program */
    rw_u32 exception;  /* program id of the exception program, or 0 */
    rw_u32 entry_index;
    rw_u32 ray_type_count;
    rw_u32 geometry_stride;
    rw_u32 record_stride;
    rw_u32 buffer_count;   /* entries in the buffers table */
    rw_u32 threshold;      /* a warp leaves traversal below this many traversing lanes, 1..32 */
    rw_u32 print_index[3]; /* ~0u: every index prints */
    rw_u64 profile;        /* struct rw_profile_head, or 0 */
};

/* Print buffer: the kernel appends records {rw_u32 words, rw_u32 format, rw_u32 index[3],
 * words...}; used counts bytes, also those that did not fit. */
struct rw_print {
    rw_u32 used;
    rw_u32 capacity;
};

/* Counters of a profiled kernel: a head, then copies of {struct rw_profile, struct rw_profile_state
 * of each state}, stride bytes apart. Bins are 0, 1, 2..3, 4..7, ... */
#define RW_PROFILE_BINS 24
#define RW_PROFILE_LANES 33

struct rw_profile_head {
    rw_u32 copies, stride;
    rw_u32 warps; /* that have started */
    rw_u32 unused;
};

struct rw_profile {
    rw_u64 cycles; /* that warps lived */
    rw_u64 rays, nodes, primitives, instances;
    rw_u64 nodes_per_ray[RW_PROFILE_BINS], primitives_per_ray[RW_PROFILE_BINS];
};

struct rw_profile_state {
    rw_u64 cycles;                  /* that a warp was in it */
    rw_u64 suspended;               /* resume points: times a program was suspended to go on here */
    rw_u64 lanes[RW_PROFILE_LANES]; /* times that so many lanes were in it together */
};

/* What the lanes of a warp share. */
struct rw_profile_warp {
    rw_u64 begin, since;
    rw_u64 counters; /* this warp's copy */
    rw_u32 state;
    rw_u32 unused;
};

/*
 * All that one launch index carries. Inside the megakernel every field becomes a register: the
 * structure is only how built-in code and generated code name them.
 */
struct rw_lane {
    /* Dispatch. */
    rw_u32 state; /* enum rw_state, a program id, or a resume point */
    rw_u32 sp;    /* bytes of the continuation stack in use */
    rw_u32 depth; /* rtTrace calls open */
    rw_u32 exception;
    unsigned char *stack; /* continuation stack, 16-byte aligned */
    const unsigned char *constants;
    const struct rw_launch *launch;
    rw_u32 launch_index[3];

    /* The ray as given to rtTrace. World space. */
    float origin[3];
    float direction[3];
    float tmin;
    float tmax;
    rw_u32 ray_type;
    rw_u32 ray_mask;
    rw_u32 ray_flags;
    rw_u32 root;
    unsigned char *payload;

    /* The hit a program is looking at: the candidate in intersection and any-hit programs, the
     * closest one in closest-hit programs. */
    float distance;
    rw_u32 primitive;
    rw_u32 geometry;           /* geometry record number */
    rw_u32 record;             /* hit record number */
    rw_u32 instance;           /* ~0u: none, identity */
    unsigned char *attributes; /* what attribute variables of this program read and write */

    /* Object space ray, valid in intersection and any-hit programs. */
    float object_origin[3];
    float object_direction[3];

    /* Closest hit accepted so far; hit_record ~0u: none. */
    float hit_distance;
    rw_u32 hit_primitive;
    rw_u32 hit_record;
    rw_u32 hit_instance;
    unsigned char *hit_attributes;
    unsigned char *candidate_attributes;

    /* Traversal, kept across suspension. Owned by programs/traverse.cuh. */
    float inverse_direction[3];
    float candidate_distance;
    int node;
    rw_u32 traversal_sp;
    rw_u32 bottom_sp; /* traversal_sp when the current instance was entered, ~0u: in top level */
    rw_u32 *traversal_stack;

    /* Profiled kernels: what the warp's lanes share, and what the ray under way did. */
    struct rw_profile_warp *profile;
    rw_u32 counted_nodes, counted_primitives, counted_instances;
};

#if !defined(__CUDA__) && !defined(__CUDACC__)
_Static_assert(sizeof(struct rw_buffer) == 32, "rw_buffer");
_Static_assert(sizeof(struct rw_bvh_node) == 64, "rw_bvh_node");
_Static_assert(sizeof(struct rw_instance) == 112, "rw_instance");
_Static_assert(sizeof(struct rw_geometry) == 16, "rw_geometry");
_Static_assert(sizeof(struct rw_launch) == 152, "rw_launch");
#endif

#endif
