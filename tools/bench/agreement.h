/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The hits of a ray file against ours. Rays about which the two do not agree are traced by brute
 * force: those whose both answers hold within the roundings of float are ties.
 */
#ifndef RW_BENCH_AGREEMENT_H
#define RW_BENCH_AGREEMENT_H

#include <jansson.h>

#include "tools/mesh/mesh.h"
#include "tools/bench/rays.h"

/* How many rays are traced by brute force; if more differ, those are not shown to be ties. */
#define AGREEMENT_EXAMINED 2048

enum { AGREEMENT_EXAMPLES = 8 };

struct agreement_example {
    uint32_t ray;
    bool holds[2]; /* theirs, ours */
    double nearest;
};

struct agreement {
    size_t agree;    /* the same hit or miss, distance within 1e-3 of it */
    size_t coincide; /* of these: on different triangles at the same place */
    size_t ties;     /* both answers hold */
    size_t differ;   /* no ties, or not shown to be */
    size_t hit_or_miss, distance, primitive; /* ties and others, by what is different */
    size_t wrong_here, wrong_in_file;        /* of `differ`: whose answer does not hold */
    size_t example_count;                    /* the first that are no ties */
    struct agreement_example examples[AGREEMENT_EXAMPLES];
};

/* False when out of memory. `hits`: ours, 4 a ray as in the file. */
bool agreement_find(const struct mesh *mesh, const struct ray_file *file, const float *hits,
                    struct agreement *out);
/* Do at least 99.99 % of the rays agree or tie? */
bool agreement_is_enough(const struct agreement *a, const struct ray_file *file);
json_t *agreement_describe(const struct agreement *a, const struct ray_file *file,
                           const float *hits);

/* Finds and prints it, adds it to `row`, and says what is wrong if it is not enough: false then. */
bool agreement_report(const struct mesh *mesh, const struct ray_file *file, const float *hits,
                      json_t *row);

#endif
