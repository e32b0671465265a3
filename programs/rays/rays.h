/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Work of the interface for rays without programs (raywright_rays.h): questions about many rays or
 * points, and the placing of instances. A piece of work is a number of items, independent of one
 * another; a GPU does them in a kernel (rays.cu), the host in functions that clang compiles
 * (host.c).
 */
#ifndef RW_RAYS_WORK_H
#define RW_RAYS_WORK_H

#include "raywright_abi.h"

enum rw_rays_job {
    RW_RAYS_CLOSEST, /* items are rays */
    RW_RAYS_ANY,
    RW_RAYS_COUNT,
    RW_RAYS_ALL,
    RW_RAYS_NEAREST, /* points */
    RW_RAYS_PLACE,   /* instances, of all worlds */
    RW_RAYS_WORLDS,  /* worlds: their trees */
    RW_RAYS_JOBS
};

#define RW_RAYS_THREADS 256 /* of a block */
/* More in one world would take its only thread too long. */
#define RW_RAYS_WORLD_INSTANCES 4096

struct rw_rays_array {
    rw_u64 at, stride; /* bytes from one item to the next; 0: all have the first */
};

/* Addresses are 0 for what is not asked for. */
struct rw_rays_work {
    rw_u32 job;   /* enum rw_rays_job */
    rw_u32 count; /* items */

    /* A struct rw_accel; of worlds the first, and bytes from one to the next. */
    rw_u64 structure, world_stride;
    rw_u32 per_world; /* items of a world, one world after the other */
    rw_u32 deep;      /* the structure places instances */

    /* Rays and points. */
    struct rw_rays_array origins, directions, begins, ends;
    float begin, end; /* where there are no arrays */
    rw_u32 cull;      /* RT_RAY_FLAG_CULL_BACK_FACING_TRIANGLES, ..FRONT.. */
    rw_u32 most;      /* ALL: rows of so many */
    rw_u64 distance;  /* float */
    rw_u64 primitive; /* int */
    rw_u64 instance;  /* int */
    rw_u64 weights;   /* 2 floats */
    rw_u64 normal;    /* 3 floats */
    rw_u64 point;     /* 3 floats */
    rw_u64 number;    /* COUNT, ALL: int */
    rw_u64 flag;      /* ANY: unsigned char */

    /* PLACE, WORLDS. */
    rw_u64 children; /* rw_u64 each, struct rw_accel */
    rw_u32 child_count, transform_floats;
    struct rw_rays_array which; /* int: number of a child */
    rw_u32 which_period;        /* after so many instances `which` begins again */
    rw_u32 pad;
    struct rw_rays_array transforms;
    rw_u64 boxes; /* 6 floats for each instance */
    rw_u64 order; /* WORLDS: rw_u32 for each instance, to work with */
};

#if defined(__CUDA__)
#define RW_RAYS static inline __attribute__((device, always_inline))
#else
#define RW_RAYS static inline
#endif

RW_RAYS rw_u64 rw_rays_item(struct rw_rays_array array, rw_u32 i)
{
    return array.at + i * array.stride;
}

/* Units of a world's tree: nodes, each of which has two children at least, and the entries. */
RW_RAYS rw_u32 rw_rays_world_nodes(rw_u32 instances)
{
    return instances > 1 ? instances - 1 : 1;
}

#endif
