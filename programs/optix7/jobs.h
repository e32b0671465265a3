/* SPDX-License-Identifier: Apache-2.0 */
/* What jobs on acceleration structures are, and what all of them use: see accel.h. */
#ifndef RW_OPTIX7_JOBS_H
#define RW_OPTIX7_JOBS_H

#include "programs/affine.h"
#include "programs/build/head.h"
#include "programs/optix7/basis.h"
#include "raywright_abi.h"

#if defined(__CUDA__)
#define RW_JOB static inline __attribute__((device, always_inline))
#else
#define RW_JOB static inline
#endif

enum rw_accel_job {
    RW_ACCEL_RECORDS,       /* of each primitive: number and flags of its record */
    RW_ACCEL_VERTICES,      /* normalised integers to floats */
    RW_ACCEL_SHAPES,        /* of curves and spheres: control points, boxes */
    RW_ACCEL_CORNERS,       /* of triangles, where applications ask for them */
    RW_ACCEL_MEAN_VERTICES, /* of what moves: of all keys */
    RW_ACCEL_MEAN_BOXES,
    RW_ACCEL_JOIN_KEYS,             /* the trees of the keys are there: one that moves */
    RW_ACCEL_INSTANCES,             /* placed: struct rw_instance, boxes, masks */
    RW_ACCEL_CHECK,                 /* before an update: is the structure one of these inputs? */
    RW_ACCEL_EMIT,                  /* a size or a box */
    RW_ACCEL_COPY,                  /* compacted */
    RW_ACCEL_MOVE,                  /* a copy by the application: its own addresses */
    RW_ACCEL_AIM,                   /* of such: the trees of instances */
    RW_ACCEL_AIM_MICROMAPS,         /* of each record: the array */
    RW_ACCEL_AIM_COPY_AT_MICROMAPS, /* the same in a copy of a structure */
    RW_ACCEL_MICROMAPS_OF,          /* of each primitive: which it has */
    RW_ACCEL_PLACE_MICROMAP,
    RW_ACCEL_COPY_MICROMAP,  /* its states */
    RW_ACCEL_MOVE_MICROMAPS, /* a copy of an array by the application */
    RW_ACCEL_JOBS
};

/* What is found to be wrong, as a word; 0: nothing. */
enum rw_accel_problem {
    RW_PROBLEM_NONE,
    RW_PROBLEM_CHILD, /* an instance of what is no structure */
    RW_PROBLEM_DEEP,  /* an instance of what goes down too far */
    RW_PROBLEM_UPDATE,
    RW_PROBLEM_HANDLE,
    RW_PROBLEM_ROOM,
    RW_PROBLEM_COPY,
    RW_PROBLEM_MICROMAP,       /* of no format or level */
    RW_PROBLEM_HISTOGRAM,      /* that counts fewer micromaps than there are */
    RW_PROBLEM_MICROMAP_INDEX, /* of none in the array, or that is no array */
    RW_PROBLEMS
};

#define RW_ACCEL_THREADS 256 /* of a block */

/* Words from the host: what the arguments of a kernel may hold, so that nobody waits for a copy. */
struct rw_accel_words {
    rw_u64 to;
    rw_u32 count, none;
    rw_u32 words[1008];
};

struct rw_accel_array {
    rw_u64 at, stride;
};

/* Formats of CORNERS. */
#define RW_CORNERS_HALF 1u
#define RW_CORNERS_FLAT 2u
#define RW_CORNERS_SHORT_INDICES 4u

struct rw_accel_work {
    rw_u32 job;     /* enum rw_accel_job */
    rw_u32 count;   /* items */
    rw_u64 gate;    /* rw_u32; if it is 0, there is nothing to do. 0: there is no gate */
    rw_u64 problem; /* rw_u32 that the host can read */
    rw_u64 head;    /* struct rw_accel that it is about */

    /* RECORDS: offsets. VERTICES: integers. SHAPES: vertices, radii, indices (spheres: 0), normals
     * of ribbons or 0. CORNERS: vertices, none, indices (0: three after the other). INSTANCES:
     * these, or their addresses. AIM: handles. MEAN: a stride alone. JOIN_KEYS: heads of the keys.
     * MICROMAPS_OF: indices. PLACE_ and COPY_MICROMAP: struct rw_micromap, the application's. */
    struct rw_accel_array from[4];
    /* Of an offset; integers of a vertex; points of a primitive, of ribbons with two sides; CHECK:
     * traits; of an index of a micromap, 0: micromaps are in the order of the primitives. */
    rw_u32 size;
    /* Records; vertices; of an update primitives; MOVE, AIM: instances; MEAN, JOIN_KEYS: keys;
     * MICROMAPS_OF: what to add to an index; MOVE_MICROMAPS: micromaps. */
    rw_u32 limit;
    /* Record; primitive of the structure; of an update inputs; JOIN_KEYS: unit of what is at `out`,
     * a struct rw_motion_head. AIM_MICROMAPS: the first record. */
    rw_u32 first;
    /* SHAPES: enum rw_shape_type. CORNERS, MEAN: RW_CORNERS_*. INSTANCES: 1 for addresses. CHECK,
     * MOVE, AIM: enum rw_leaf_kind. EMIT: 1 for the box, else the size. MICROMAPS_OF: 0 for none.
     * JOIN_KEYS: 1 after an update. */
    rw_u32 kind;
    /* RECORDS: rw_u32 each. MEAN: rw_u64 each, the keys' arrays. CORNERS: a transform, or 0. CHECK:
     * bytes of a primitive's data. COPY_MICROMAP: states. MICROMAPS_OF, AIM_MICROMAPS: the array.
     */
    rw_u64 table;
    rw_u64 out, boxes, masks;
    /* Bytes at `out`; JOIN_KEYS: of the tree; CHECK: where the structure is. MOVE, AIM: of the
     * structure. PLACE_MICROMAP: for states. MOVE_MICROMAPS: of the array. */
    rw_u64 room;
};

/* An instance as applications write it, the same as OptixInstance. */
struct rw_placed {
    float transform[12]; /* object to world, 3 rows of 4 */
    rw_u32 id, record_offset, mask, flags;
    rw_u64 child;
    rw_u32 pad[2];
};

RW_JOB rw_u64 rw_item_at(const struct rw_accel_array *array, rw_u32 i)
{
    return array->at + i * array->stride;
}

RW_JOB void rw_note_problem(const struct rw_accel_work *w, rw_u32 problem)
{
    *(volatile rw_u32 *)w->problem = problem;
}

/* Inverted: nothing to hit. */
RW_JOB void rw_make_empty(float box[6])
{
    for (int i = 0; i < 6; i++) box[i] = i < 3 ? 1.0f : -1.0f;
}

/* A little larger, for what rounding does here and in the programs. */
RW_JOB void rw_widen(float box[6])
{
    for (int axis = 0; axis < 3; axis++) {
        float margin =
            1e-6f * __builtin_fmaxf(__builtin_fabsf(box[axis]), __builtin_fabsf(box[3 + axis]));
        box[axis] -= margin;
        box[3 + axis] += margin;
    }
}

#endif
