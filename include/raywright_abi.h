/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The contract between the three parts that meet inside a launch:
 *   - the host (runtime/, C11) fills these structures,
 *   - the compiler (compiler/, C11) emits accesses by offsetof(),
 *   - the built-in device code (programs/, CUDA C and CPU) reads and writes them.
 * Plain types only; sizes are asserted at the end. Device pointers are 64-bit. Trees, and what
 * kernels of OptiX 7 have besides, are in raywright_abi_trees.h and raywright_abi_optix7.h.
 */
#ifndef RAYWRIGHT_ABI_H
#define RAYWRIGHT_ABI_H

#include "raywright_abi_optix7.h"
#include "raywright_abi_trees.h"

/*
 * States of the megakernel. A program's id is also the state of its entry, so the host can write
 * ids into tables before it knows how many resume points compiling will find; resume points are
 * numbered after the last program. Id 0 means "no program".
 */
enum rw_state {
    RW_STATE_FETCH = 0,         /* lane is idle: draw the next launch index */
    RW_STATE_TRAVERSE = 1,      /* lane has a ray under way */
    RW_STATE_ENDED = 2,         /* the ray has ended: closest-hit or miss is next */
    RW_STATE_FIRST_PROGRAM = 3, /* ids of programs start here */
    RW_STATE_DONE = -1,         /* no launch index left */
    /* Lower ones, as ints: the lane helps another (programs/traverse/help.cuh). */
};

/* What an any-hit or intersection program returns to the code that ran it. */
enum rw_status {
    RW_STATUS_CONTINUE = 0,  /* any-hit: accepted; intersection: go on with the next primitive */
    RW_STATUS_IGNORE = 1,    /* any-hit only: reject the candidate */
    RW_STATUS_TERMINATE = 2, /* accept and end the traversal */
    RW_STATUS_THROW = 3,     /* lane->exception is set: unwind to the exception program */
};

/* In lane->kind: what was hit, and of a triangle which side. */
enum rw_hit_kind {
    RW_HIT_PROGRAM = 0, /* reported by an intersection program */
    RW_HIT_FRONT = 1,   /* a built-in triangle */
    RW_HIT_BACK = 2,
};

/* In lane->exception: PTX exit. The launch index ends there, without its exception program. */
#define RW_EXCEPTION_EXIT 0xffffffffu

/* Which facts of scene and programs the kernel was specialised for: rw_hook_features(). */
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
    RW_FEATURE_TRIANGLES = 1u << 14,        /* some geometry is built-in triangles */
    RW_FEATURE_PRIMITIVES = 1u << 15,       /* some geometry has an intersection program */
    RW_FEATURE_ATTRIBUTE_PROGRAM = 1u << 16, /* some triangles have an attribute program */
    RW_FEATURE_TEXTURE_ID_CHECK = 1u << 17,  /* RT_EXCEPTION_TEXTURE_ID_INVALID */
    RW_FEATURE_SELECTORS = 1u << 18,         /* some instance is below a selector */
    RW_FEATURE_WATERTIGHT = 1u << 19,        /* some triangles' acceleration is watertight */
    RW_FEATURE_FACING = 1u << 20,        /* some instance's triangles are flipped, or not culled */
    RW_FEATURE_ANY_HIT_FLAGS = 1u << 21, /* some instance or geometry has a flag about any-hit */
    RW_FEATURE_VERIFY = 1u << 22, /* RW_DEBUG=verify: accesses outside buffers are findings; of
                                   * OptiX 7, records and handles that are none exceptions */
    RW_FEATURE_CANCEL = 1u << 23, /* the kernel asks whether it is cancelled: struct rw_counter */
    RW_FEATURE_PAYLOAD_CHECK = 1u << 24, /* RT_EXCEPTION_PAYLOAD_ACCESS_OUT_OF_BOUNDS */
    RW_FEATURE_DETAILS = 1u << 25, /* some exception program reads details; set by the compiler */
    RW_FEATURE_DEVICES = 1u << 26, /* several devices share the launch: rw_launch.share_first */
    RW_FEATURE_NARROW_NODES = 1u << 27, /* RW_LAYOUT_NARROW: little is in the scene */
    RW_FEATURE_FULL_BOXES = 1u << 28,   /* RW_LAYOUT_FULL; set by the compiler */
    RW_FEATURE_PROFILE = 1u << 29,      /* the kernel counts what it does: programs/profile.cuh */
    RW_FEATURE_ONE_LANE = 1u << 30,     /* a warp has one lane; set by the compiler */
};
/* More of them, which are no constants of an enumeration in C. For motion and graphs there is
 * built-in code of its own (RW_MOTION and RW_GRAPH in programs/scene.cuh). */
#define RW_FEATURE_SBT (1u << 31) /* records are the application's: struct rw_accel, rw_group */
#define RW_FEATURE_MOTION (1ull << 32) /* something moves while a launch lasts: rw_motion_head */
#define RW_FEATURE_GRAPH                                                                           \
    (1ull << 33) /* with RW_FEATURE_SBT: graphs of any shape, struct rw_graph_way */
#define RW_FEATURE_PAGING (1ull << 34)      /* buffers may be paged, programs/page.h */
#define RW_FEATURE_PAGED_TREES (1ull << 35) /* so may trees */
#define RW_FEATURE_MICROMAPS (1ull << 36)   /* with RW_FEATURE_SBT: struct rw_micromap_array */
/* With RW_FEATURE_SBT: some triangles of a structure are not culled, and others are. */
#define RW_FEATURE_MIXED_CULLING (1ull << 37)

/* What an exception program can ask for besides the code, as the classic headers number it. It lies
 * at the start of the launch index's continuation stack. */
struct rw_exception_details {
    rw_u64 wide[10];
    rw_u32 word[10];
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

/* A texture as device code sees it: an entry of the id table. The value of a texture variable is
 * the object alone. Entry 0, and those of destroyed samplers, are a texture that reads zeros, with
 * a width of 0. */
struct rw_texture {
    rw_u64 object; /* GPU: CUDA's texture object. CPU: address of a struct rw_texture_image, or 0 */
    rw_u32 size[3]; /* width, height, depth (or layers, or faces) */
    rw_u32 pad;
};

/* Where the steps of a path are: 16-byte units from the start of the table of instances. */
struct rw_path {
    rw_u32 first;
    rw_u32 steps;
};

/* A geometry group placed in the world. */
struct rw_instance {
    union {
        float object_to_world[12]; /* 3 rows of 4, row-major */
        struct rw_path path;       /* RW_INSTANCE_MOVES */
    };
    float world_to_object[12];
    rw_u64 tree;  /* address of the group's tree */
    rw_u32 root;  /* unit of its root node */
    rw_u32 mask;  /* visibility masks on the way from the root, one a byte, unused ones 0xff: a
                   * ray has to have a bit in common with each */
    rw_u32 flags; /* RTinstanceflags and RW_INSTANCE_* */
    rw_u32 child_index; /* index in the nearest enclosing group */
    rw_u32 first_child; /* geometry record of the group's child k: children[first_child + k] */
    rw_u32 selection;   /* in rw_launch.selections: the selector above, 0: none */
};
#define RW_INSTANCE_IDENTITY 0x80000000u  /* the transform is the identity */
#define RW_INSTANCE_TRIANGLES 0x40000000u /* the tree's leaves are triangles */
#define RW_INSTANCE_MOVES 0x20000000u     /* it has a path, and no matrices */
#define RW_INSTANCE_VANISHES 0x10000000u  /* and is not there all the time */
#define RW_INSTANCE_NESTED 0x08000000u    /* RW_FEATURE_SBT: `tree` is the handle of its child */

/* RW_FEATURE_MOTION: the way of an instance through the world, transforms from the root down, one
 * after the other. Each is a head of two units, and for each of its keys the matrix and its inverse
 * (3 rows of 4 each, as they are of what stands still there), and behind these, by its kind:
 *     RW_STEP_MATRIX   nothing: the matrix is interpolated; with one key it stands still
 *     RW_STEP_SRT      the 16 numbers of rtTransformSetMotionKeys: those are interpolated
 * Between keys the inverse is computed. */
struct rw_path_step {
    rw_u32 kind;
    rw_u32 keys;
    float begin, end; /* times of the first and the last key */
    float rate;       /* keys per time */
    rw_u32 border;    /* RW_BORDER_*: when it is not there */
    rw_u32 units;     /* of head and keys: on to the next step */
    rw_u32 pad;
};
#define RW_STEP_MATRIX 0u
#define RW_STEP_SRT 1u
#define RW_PATH_STEP_UNITS 2
#define RW_MATRIX_KEY_UNITS 6
#define RW_SRT_UNITS 4 /* the 16 numbers */
#define RW_SRT_KEY_UNITS (RW_MATRIX_KEY_UNITS + RW_SRT_UNITS)
#define RW_BORDER_BEGIN 1u /* before `begin` */
#define RW_BORDER_END 2u   /* after `end` */

/* An instance is below this child of a selector; a ray enters it if the visit program chooses the
 * child. The head of the selector's geometry record has the visit program as its intersection
 * program, and the number of children as that of materials. */
struct rw_selection {
    rw_u32 geometry; /* record of the selector */
    rw_u32 child;
    rw_u32 instance; /* whose transform is the selector's; ~0u: none, identity */
    rw_u32 above;    /* the next selector on the way up, 0: none */
};

/* Head of a geometry instance's record; variables of its intersection and bounds programs follow.
 * Records lie rw_launch.geometry_stride bytes apart. */
struct rw_geometry {
    rw_u32 intersection; /* program id; triangles: of the attribute program */
    rw_u32 first_record; /* hit record of material 0; material m has first_record + m */
    rw_u32 material_count;
    rw_u32 flags; /* RTgeometryflags */
};

/* A hit record, one per material of a geometry instance, rw_launch.record_stride bytes apart:
 * rw_u32 closest_hit[ray_type_count], rw_u32 any_hit[ray_type_count] (program ids, 0: none),
 * rw_u32 flags (RTgeometryflags), then the variables of these programs. */

/* Everything a launch needs besides the constant block; passed to the kernel by value. */
struct rw_launch {
    rw_u64 constants; /* CPU: address of the constant block. GPU: unused, the block is a symbol.
                        * RW_FEATURE_SBT: address of the application's launch parameters */
    rw_u64 counter;   /* address of a struct rw_counter, zero at launch */
    union {
        rw_u64 children; /* rw_u32[]: geometry records of the children of all geometry groups */
        rw_u64 groups;   /* RW_FEATURE_SBT: struct rw_group[], by number */
    };
    union {
        rw_u64 instances; /* struct rw_instance[] */
        rw_u64 callables; /* RW_FEATURE_SBT: records of callables */
    };
    union {
        rw_u64 roots;          /* struct rw_root[], indexed by rtObject handle */
        rw_u64 ray_generation; /* RW_FEATURE_SBT: its record */
    };
    union {
        rw_u64 geometries;       /* geometry records */
        rw_u64 exception_record; /* RW_FEATURE_SBT, or 0 */
    };
    rw_u64 records; /* hit records */
    rw_u64 buffers; /* struct rw_buffer[], indexed by bindless id */
    rw_u64 miss;    /* rw_u32 program id per ray type; RW_FEATURE_SBT: records */
    rw_u64 print;   /* struct rw_print, or 0 */
    rw_u32 size[3]; /* launch dimensions, unused ones 1 */
    rw_u32 entry;   /* program id of the ray generation program */
    union {
        rw_u32 exception;  /* program id of the exception program, or 0 */
        rw_u32 miss_count; /* RW_FEATURE_SBT: of records, as the next two */
    };
    union {
        rw_u32 entry_index; /* while bounds are computed: the key of motion */
        rw_u32 record_count;
    };
    rw_u32 ray_type_count;
    union {
        rw_u32 geometry_stride;
        rw_u32 miss_stride; /* RW_FEATURE_SBT */
    };
    rw_u32 record_stride;
    union {
        rw_u32 buffer_count; /* entries in the buffers table */
        rw_u32 group_count;  /* RW_FEATURE_SBT: in `groups` */
    };
    rw_u32 plane_bits;     /* 0x47000000, see programs/traverse/node.cuh */
    rw_u32 threshold;      /* a warp leaves traversal below this many traversing lanes, 1..32 */
    rw_u32 print_index[3]; /* ~0u: every index prints */
    union {
        rw_u32 subframe; /* of a progressive launch, 0 in others */
        rw_u32 callable_count;
    };
    rw_u64 textures; /* struct rw_texture[], indexed by bindless id */
    union {
        rw_u32 texture_count;   /* entries in the textures table */
        rw_u32 callable_stride; /* RW_FEATURE_SBT */
    };
    rw_u32 refill; /* a warp draws launch indices only when so many of its lanes are idle, 1..32 */
    union {
        rw_u64 selections; /* struct rw_selection[], 0 is not used */
        rw_u64 handles;    /* RW_FEATURE_SBT: struct rw_known_handles, 0: not known */
    };
    union {
        rw_u64 profile; /* struct rw_profile_head, or 0 */
        rw_u64 batch;   /* strategy BATCH, whose kernels have no counters: struct rw_batch_head */
    };
    /* RW_FEATURE_DEVICES: the launch's indices are dealt to the devices in chunks of
     * RW_SHARE_CHUNK. Of every round of share_period chunks this device has share_count, in the
     * first round beginning with share_first. With a pool, the address of an rw_counter.pool, only
     * share_rounds rounds are dealt, and what follows is drawn from there. */
    rw_u32 share_first, share_count, share_period;
    rw_u32 one;      /* 1, see programs/traverse/node.cuh */
    rw_u64 findings; /* struct rw_findings, or 0: nobody asks */
    /* RW_FEATURE_PAGING, RW_FEATURE_PAGED_TREES, else 0: the page table of programs/page.h; a page
     * has 1 << page_shift bytes. */
    rw_u64 pages;
    rw_u32 page_shift;
    rw_u32 share_rounds;
    rw_u64 pool; /* or 0: all is dealt */
};

/* The supply of launch indices. Who cancels the launch sets all but `warps`: none is left to draw,
 * and with RW_FEATURE_CANCEL those under way are left. */
struct rw_counter {
    rw_u64 next; /* to be drawn */
    rw_u32 cancelled;
    rw_u32 warps; /* strategy BATCH on the CPU: threads that have begun */
    rw_u64 pool;  /* like next, but of several devices, and of what is not dealt to them */
};
/* Beyond the indices of any launch that ends, and far from where rw_shared_number would wrap. */
#define RW_COUNTER_END (1ull << 56)

/* An access outside a buffer. */
struct rw_outside {
    rw_u32 program;    /* id */
    rw_u32 id;         /* that the buffer was asked for by, 0: it is a variable's */
    rw_u32 own_id;     /* of the buffer found, 0: it has none */
    rw_u32 dimensions; /* of the access */
    rw_u64 data;       /* of the buffer found */
    rw_u64 index[3];
};
#define RW_OUTSIDE_LIMIT 32

/* What a launch found that nobody handles. */
struct rw_findings {
    rw_u32 limit; /* the exception that ended some index at the trace depth or its stack's end */
    rw_u32 outside_count; /* also of those that did not fit; of OptiX 7, of faults */
    union {
        struct rw_outside outside[RW_OUTSIDE_LIMIT];
        struct rw_fault fault; /* the first, which `limit` says the kind of */
    };
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

/* rw_lane.resume counts open traces above the number of a state, and between the two, where
 * callable programs recurse, the calls that are open since the last of those traces: fewer than
 * 32. */
#define RW_RESUME_TRACE (1u << 24)
#define RW_RESUME_CALL (1u << 19)

/*
 * All that one launch index carries. Inside the megakernel every field becomes a register: the
 * structure is only how built-in code and generated code name them.
 */
struct rw_lane {
    /* Dispatch. */
    rw_u32 state; /* enum rw_state, a program id, or a resume point */
    rw_u32 sp;    /* bytes of the continuation stack in use */
    rw_u32 exception;
    rw_u32 motion_index;  /* RW_FEATURE_MOTION: whose bounds are asked for, of the keys */
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
    float time; /* 0 if none was given */
    unsigned char *payload;
    rw_u32 payload_offset; /* of the payload on the continuation stack, if it lies there */

    /* The hit a program is looking at: the candidate in intersection and any-hit programs, the
     * closest one in closest-hit programs. */
    float distance;
    rw_u32 primitive;
    rw_u32 geometry;           /* geometry record number */
    rw_u32 record;             /* hit record number */
    rw_u32 instance;           /* ~0u: none, identity */
    rw_u32 kind;               /* enum rw_hit_kind */
    unsigned char *attributes; /* one of the two rooms below: where an attribute program writes */

    /* Of a triangle: weights of its second and third vertex. For attribute programs, which run on a
     * candidate before its any-hit program. */
    float barycentrics[2];

    /* While a visit program runs: the child in question, and whether it was chosen. */
    rw_u32 questioned_child;
    rw_u32 is_chosen;

    union {
        /* Of the callable program that begins now, see compiler/load/callables.h. */
        unsigned char *arguments;
        /* Of a launch index in a loop that traces, see compiler/split/rounds.c: there no callable
         * program is a state. */
        unsigned char *rounds;
    };

    /* Object space ray, valid in intersection and any-hit programs. */
    float object_origin[3];
    float object_direction[3];

    /* Closest hit accepted so far. */
    float hit_distance;
    rw_u32 hit_leaf;   /* unit of its leaf entry in the instance's tree, ~0u: none */
    rw_u32 hit_record; /* custom primitives: hit record number */
    rw_u32 hit_instance;
    unsigned char *hit_attributes;       /* for closest-hit programs */
    unsigned char *candidate_attributes; /* for intersection and any-hit programs */

    /* Traversal, kept across suspension. Owned by programs/traverse/traverse.cuh. */
    float inverse_direction[3];
    rw_u32 order[3]; /* by axis: slots on the side that the ray comes from, bits 24 to 31 */
    float candidate_distance;
    rw_u32 leaf; /* unit of the custom primitive being looked at */
    rw_u64 tree; /* address of the tree of the current level */
    rw_u32 node_base, node_hits;
    rw_u32 leaf_base, leaf_hits, leaf_mask;
    rw_u32 traversal_sp; /* entries of 8 bytes */
    rw_u32 bottom_sp;    /* traversal_sp when the current instance was entered, ~0u: in top level */
    rw_u32 key_units;    /* RW_FEATURE_MOTION: in the current tree, from the block of the key before
                          * the ray's time to the next one's, 16-byte units; 0: nothing moves */
    void *traversal_stack;

    rw_u32 payload_size; /* bytes; set where RW_FEATURE_PAYLOAD_CHECK is */
    rw_u32 resume;       /* where the program's caller goes on, RW_RESUME_TRACE for every open
                            rtTrace, RW_RESUME_CALL for calls; ray generation and exception
                            programs: 0 */

    /* Profiled kernels: what the warp's lanes share, and what the ray under way did. */
    struct rw_profile_warp *profile;
    rw_u32 counted_nodes, counted_primitives, counted_instances;

    float key_weight; /* RW_FEATURE_MOTION: how far the time is between the two keys, 0 to 1 */

    /* RW_FEATURE_SBT: what the ray was traced with besides, ray_type being the record offset; the
     * callable that was looked up last. */
    rw_u64 handle;
    rw_u32 record_step, miss_index;
    rw_u32 called;
    rw_u32 tracer; /* RW_FEATURE_VERIFY: the program that traced or called last */
    struct rw_hit_object object;

    rw_u64 placed; /* RW_FEATURE_GRAPH: struct rw_instance, the lowest above the lane's geometry */
    struct rw_graph *graph;
    /* RW_FEATURE_NARROW_NODES: by axis, where the near side of a plane at 0 is met. */
    float start[3];
};

#if !defined(__CUDA__) && !defined(__CUDACC__)
_Static_assert(sizeof(struct rw_buffer) == 32, "rw_buffer");
_Static_assert(sizeof(struct rw_texture) == 24, "rw_texture");
_Static_assert(sizeof(struct rw_instance) == 128, "rw_instance");
_Static_assert(sizeof(struct rw_path_step) == 16 * RW_PATH_STEP_UNITS, "rw_path_step");
_Static_assert(sizeof(struct rw_selection) == 16, "rw_selection");
_Static_assert(sizeof(struct rw_geometry) == 16, "rw_geometry");
_Static_assert(sizeof(struct rw_launch) == 224, "rw_launch");
#endif

#endif
