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
    RW_RAYS_FIRST,   /* rays: as CLOSEST, of the triangle that is found first */
    RW_RAYS_MASKED_CLOSEST,
    RW_RAYS_MASKED_FIRST,
    RW_RAYS_PACK, /* words: 32 flags each, which become bits */
    RW_RAYS_JOBS
};

/* What a GPU moves 16 bytes at once of. */
enum rw_rays_wide {
    RW_RAYS_WIDE_RAYS = 1,   /* origin, begin, direction, end */
    RW_RAYS_WIDE_ANSWERS = 2 /* distance, primitive, weights */
};

/* Threads of a block. Those that trace are as many as a multiprocessor has room for: it favours
 * some of its blocks, and rays are dealt to blocks in advance. */
#define RW_RAYS_THREADS 1024
#define RW_RAYS_ITEM_THREADS 256
/* Rays in a row that go to a block, at most: with fewer neighbours are on other multiprocessors,
 * with more some of these get more work than others (docs/lab/rays.md). */
#define RW_RAYS_RUN 256
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
    rw_u64 flag;      /* ANY, PACK: unsigned char */
    rw_u64 bits;      /* PACK: rw_u32 for each item */
    rw_u32 flags;     /* PACK: how many; the bits behind them are 0 */
    /* CLOSEST and FIRST: bytes from a ray's answers to the next one's; 0: each is an array. */
    rw_u32 record;
    float miss;           /* the distance where nothing was hit */
    rw_u32 first_weights; /* of the first and second corner, not of the second and third */
    /* MASKED: rw_u32 each. The triangles whose `material` has a bit of it are met. */
    struct rw_rays_array masks;

    /* PLACE, WORLDS. */
    rw_u64 children; /* rw_u64 each, struct rw_accel */
    rw_u32 child_count, transform_floats;
    struct rw_rays_array which; /* int: number of a child */
    rw_u32 which_period;        /* after so many instances `which` begins again */
    /* On a GPU. */
    rw_u32 wide; /* rw_rays_find_wide of the rest */
    rw_u32 run;  /* rays in a row that go to a block, a multiple of 32 */
    /* Not only there: rw_rays_is_watertight's jobs leave nothing between triangles that share
     * corners. */
    rw_u32 watertight;
    struct rw_rays_array transforms;
    rw_u64 boxes; /* 6 floats for each instance */
    rw_u64 order; /* WORLDS: rw_u32 for each instance, to work with */
};

#if defined(__CUDA__)
#define RW_RAYS static inline __attribute__((device, always_inline))
#define RW_RAYS_OUT(type) __attribute__((address_space(1))) type *
#else
#define RW_RAYS static inline
#define RW_RAYS_OUT(type) type *
#endif

/* Whether a ray ends at the first triangle that is found, and whether what it hit is told. */
RW_RAYS int rw_rays_ends(rw_u32 job)
{
    return job == RW_RAYS_ANY || job == RW_RAYS_FIRST || job == RW_RAYS_MASKED_FIRST;
}
RW_RAYS int rw_rays_is_masked(rw_u32 job)
{
    return job == RW_RAYS_MASKED_CLOSEST || job == RW_RAYS_MASKED_FIRST;
}
RW_RAYS int rw_rays_tells(rw_u32 job)
{
    return job == RW_RAYS_CLOSEST || job == RW_RAYS_FIRST || rw_rays_is_masked(job);
}
/* Whether there are two of it, plain and watertight. */
RW_RAYS int rw_rays_is_watertight(rw_u32 job)
{
    return rw_rays_tells(job) || job == RW_RAYS_ANY;
}
/* Whether items are rays, which warps draw; else threads take them in turns. */
RW_RAYS int rw_rays_traces(rw_u32 job)
{
    return rw_rays_tells(job) || job == RW_RAYS_ANY || job == RW_RAYS_COUNT || job == RW_RAYS_ALL;
}
RW_RAYS rw_u32 rw_rays_threads(rw_u32 job)
{
    return rw_rays_traces(job) ? RW_RAYS_THREADS : RW_RAYS_ITEM_THREADS;
}

/* Whether lanes may help with a ray: not where all its hits count, or its mask would have to be
 * known. */
RW_RAYS int rw_rays_may_help(rw_u32 job)
{
    return job == RW_RAYS_CLOSEST || job == RW_RAYS_ANY || job == RW_RAYS_FIRST;
}

/* How answers are written. Rows of ALL have one form, so that kernels need not keep it. */
struct rw_rays_form {
    rw_u32 record, first_weights;
    float miss;
};

RW_RAYS struct rw_rays_form rw_rays_form_of(const struct rw_rays_work *w, rw_u32 job)
{
    struct rw_rays_form form = {0, 0, __builtin_inff()};
    if (job == RW_RAYS_ALL) return form;
    form.record = w->record;
    form.first_weights = w->first_weights;
    form.miss = w->miss;
    return form;
}

/* An answer of ray `i`, or of row `i` of ALL, where it is wanted. */
RW_RAYS rw_u64 rw_rays_answer_at(struct rw_rays_form form, rw_u64 answers, rw_u64 i, rw_u32 size)
{
    return answers + i * (form.record ? form.record : size);
}
RW_RAYS void rw_rays_tell_float(struct rw_rays_form form, rw_u64 answers, rw_u64 i, float value)
{
    if (answers) *(RW_RAYS_OUT(float))rw_rays_answer_at(form, answers, i, sizeof(float)) = value;
}
RW_RAYS void rw_rays_tell_int(struct rw_rays_form form, rw_u64 answers, rw_u64 i, int value)
{
    if (answers) *(RW_RAYS_OUT(int))rw_rays_answer_at(form, answers, i, sizeof(int)) = value;
}
/* Of the weights of the second and third corner those that are told. */
RW_RAYS void rw_rays_choose_weights(struct rw_rays_form form, float *first, float *second)
{
    if (!form.first_weights) return;
    const float other = __builtin_fmaxf(1.0f - *first - *second, 0.0f);
    *second = *first;
    *first = other;
}
RW_RAYS void rw_rays_tell_weights(struct rw_rays_form form, rw_u64 answers, rw_u64 i, float second,
                                  float third)
{
    const rw_u64 at = rw_rays_answer_at(form, answers, i, 2 * sizeof(float));
    if (!answers) return;
    rw_rays_choose_weights(form, &second, &third);
    ((RW_RAYS_OUT(float))at)[0] = second;
    ((RW_RAYS_OUT(float))at)[1] = third;
}

RW_RAYS void rw_rays_tell_miss(const struct rw_rays_work *w, struct rw_rays_form form, rw_u64 i)
{
    const rw_u64 weights = rw_rays_answer_at(form, w->weights, i, 2 * sizeof(float));
    rw_rays_tell_float(form, w->distance, i, form.miss);
    rw_rays_tell_int(form, w->primitive, i, -1);
    rw_rays_tell_int(form, w->instance, i, -1);
    for (int k = 0; k < 2 && w->weights; k++) ((RW_RAYS_OUT(float))weights)[k] = 0;
    for (int k = 0; k < 3 && w->normal; k++) ((RW_RAYS_OUT(float))w->normal)[3 * i + (rw_u64)k] = 0;
}

/* Flags 32 i and up, as bits from the lowest. */
RW_RAYS void rw_rays_pack(const struct rw_rays_work *w, rw_u32 i)
{
    const unsigned char *flag = (const unsigned char *)w->flag + 32 * (rw_u64)i;
    rw_u32 bits = 0;
    for (rw_u32 k = 0; k < 32 && 32 * i + k < w->flags; k++) bits |= (flag[k] ? 1u : 0u) << k;
    ((rw_u32 *)w->bits)[i] = bits;
}

RW_RAYS int rw_rays_follows(struct rw_rays_array array, struct rw_rays_array ray, rw_u32 bytes)
{
    return array.at == ray.at + bytes && array.stride == 32;
}

RW_RAYS rw_u32 rw_rays_find_wide(const struct rw_rays_work *w)
{
    const struct rw_rays_array ray = w->origins;
    rw_u32 wide = 0;
    if (ray.at % 16 == 0 && rw_rays_follows(ray, ray, 0) && rw_rays_follows(w->begins, ray, 12) &&
        rw_rays_follows(w->directions, ray, 16) && rw_rays_follows(w->ends, ray, 28))
        wide |= RW_RAYS_WIDE_RAYS;
    if (w->distance && w->distance % 16 == 0 && w->record % 16 == 0 && w->record &&
        w->primitive == w->distance + 4 && w->weights == w->distance + 8 && !w->instance &&
        !w->normal)
        wide |= RW_RAYS_WIDE_ANSWERS;
    return wide;
}

/* How a GPU that has room for `most` blocks of a job's threads goes about it: what `w` has to say
 * of that is set, and the number of blocks returned. Of few rays every block is to have some, and
 * of more four runs at least. */
RW_RAYS rw_u32 rw_rays_plan(struct rw_rays_work *w, rw_u32 most)
{
    const rw_u32 run = w->count / (4 * most) / 32 * 32;
    w->wide = rw_rays_find_wide(w);
    w->run = run < 32 ? 32 : run < RW_RAYS_RUN ? run : RW_RAYS_RUN;
    const rw_u32 share = rw_rays_traces(w->job) ? w->run : RW_RAYS_ITEM_THREADS;
    const rw_u32 blocks = (w->count - 1) / share + 1;
    return blocks < most ? blocks : most;
}

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
