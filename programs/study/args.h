/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the kernels of `raywright study` and the host have in common: formats of nodes, triangles,
 * rays and hits, and the argument that every kernel has.
 *
 * A child of a node is a number: from 0 on a node; below 0 a leaf, ~(first triangle << 4 | how
 * many); STUDY_DONE nothing. Nodes of the binary tree have 64 bytes as four float4,
 *     lower x, upper x, lower y, upper y   of the first child
 *     the same                             of the second
 *     lower z, upper z                     of the first, then of the second
 *     children, two integers               (two are unused)
 * and triangles 48, rows of the transformation that makes them the unit triangle (Woop 2004).
 * Children of wide nodes have 32 bytes each: lower corner, number, upper corner, unused.
 */
#ifndef STUDY_ARGS_H
#define STUDY_ARGS_H

#define STUDY_STACK 64       /* entries; a node pushes at most one of its two children */
#define STUDY_WIDE_STACK 512 /* nodes of 32 children push up to 31 more than one */
#define STUDY_DONE 0x76543210
#define STUDY_LEAF_BITS 4
#define STUDY_MOST_TRIANGLES 15
#define STUDY_COUNTERS 11

/* Counters of study_compare_kernel. */
enum study_comparison { STUDY_DIFFER, STUDY_TIES };

/* Indices of the counters that kernels with STUDY_COUNT add to. */
enum study_counter {
    STUDY_NODES,      /* lanes that took part in a step to the next node */
    STUDY_NODE_STEPS, /* such steps, one for the lanes that took it together */
    STUDY_TRIANGLES,
    STUDY_TRIANGLE_STEPS,
    STUDY_LEAVES,
    STUDY_LEAF_STEPS,
    STUDY_FIRST_EDGES, /* of triangles whose plane is reached, and ... */
    STUDY_FIRST_EDGE_STEPS,
    STUDY_SECOND_EDGES, /* ... on the right side of the first */
    STUDY_SECOND_EDGE_STEPS,
    STUDY_RAYS, /* made, and can hit anything */
};

struct study_args {
    unsigned long long nodes, triangles; /* float4 */
    unsigned long long ids;              /* unsigned: number of each triangle in the mesh */
    unsigned long long rays;             /* two float4: origin and tmin, direction and tmax */
    unsigned long long hits;             /* float4: t or -1, number of the triangle, u, v */
    unsigned long long next;             /* unsigned: where persistent threads fetch rays */
    unsigned long long counters;         /* STUDY_COUNTERS of 64 bits */
    unsigned long long scratch;          /* a kernel's own */
    unsigned long long node_texture, triangle_texture;
    unsigned count; /* rays */
    int root;
};

/* study_bounce_kernel: `samples` rays for each ray, from number `first` of the sequence on. */
struct study_bounce {
    unsigned long long out;    /* rays */
    unsigned long long pixels; /* unsigned: of each ray that is bounced; 0: its place */
    float offset, length;
    unsigned first, samples;
};

/* study_compare_kernel */
struct study_expected {
    unsigned long long hits; /* float4: t, or below 0; number of the triangle in the mesh */
    float tolerance;         /* by which t may differ, besides a ten-thousandth of it */
    int any_hit;             /* only whether there is a hit counts */
};

/* Batch tracing (programs/study/batch.cu). */
enum study_batch_count { STUDY_ACTIVE, STUDY_NEXT_ACTIVE, STUDY_CANDIDATES, STUDY_FETCHED };

#define STUDY_BUCKETS 65536

struct study_batches {
    unsigned long long counts;              /* unsigned, enum study_batch_count */
    unsigned long long active, next_active; /* unsigned: rays */
    unsigned long long best;                /* 64 bits a ray: t and triangle of the nearest hit */
    unsigned long long nodes, tops;         /* int: where each ray is, height of its stack */
    unsigned long long stacks;              /* STUDY_STACK int for each ray */
    unsigned long long candidates;          /* 64 bits: ray and leaf */
    unsigned long long sorted;              /* the same, by leaf; 0: they stay as they are */
    unsigned long long buckets;             /* STUDY_BUCKETS unsigned */
    unsigned shift;                         /* from the first triangle of a leaf to its bucket */
};

/* Breadth first (programs/study/frusta.cu). */
enum study_frusta_count { STUDY_PAIRS, STUDY_NEXT_PAIRS, STUDY_LEAF_PAIRS };
#define STUDY_FRUSTUM_BYTES 68

struct study_frusta {
    unsigned long long counts;            /* unsigned, enum study_frusta_count */
    unsigned long long bounds;            /* STUDY_FRUSTUM_BYTES of each group */
    unsigned long long best;              /* as in struct study_batches */
    unsigned long long pairs, next_pairs; /* 64 bits: group and node */
    unsigned long long leaves;            /* group and leaf */
    unsigned room;                        /* pairs that each of the three has room for */
    unsigned first, groups;               /* of 32 rays */
};

#endif
