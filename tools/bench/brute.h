/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rays against every triangle of a mesh, in double precision, with a bound of what a program that
 * computes in float may have made of it. Which of two answers to a ray is right cannot be said
 * where the ray passes an edge within that bound, or where two triangles are as far away within it.
 */
#ifndef RW_BENCH_BRUTE_H
#define RW_BENCH_BRUTE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "tools/mesh/mesh.h"

/* A ray and a triangle. */
struct touch {
    bool possible; /* a program may find a hit at t, give or take `error` */
    bool certain;  /* every program finds it */
    double t, error;
};

/* A ray: origin, tmin, direction, tmax. */
struct touch touch_triangle(const struct mesh *mesh, uint32_t triangle, const float ray[8]);

struct brute_query {
    const float *ray;
    bool possible;  /* out: some triangle may be hit */
    double nearest; /* out: here or before, every program has met something; INFINITY: nothing */
};

/* On all cores. */
void brute_force(const struct mesh *mesh, struct brute_query *queries, size_t count);

#endif
