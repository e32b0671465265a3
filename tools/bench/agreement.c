/* SPDX-License-Identifier: Apache-2.0 */
/* See agreement.h. */
#include "tools/bench/agreement.h"

#include <math.h>
#include <stdlib.h>

#include "tools/bench/brute.h"
#include "tools/command.h"

#define TOLERANCE 1e-3

enum difference { SAME, SAME_ELSEWHERE, HIT_OR_MISS, DISTANCE, PRIMITIVE };

/* Is the triangle that the hit names where the hit is? */
static bool is_there(const struct mesh *mesh, const float *ray, const float hit[4])
{
    struct touch met = touch_triangle(mesh, hit_primitive(hit), ray);
    return met.possible && fabs(met.t - hit[0]) <= met.error + TOLERANCE * hit[0];
}

static enum difference compare(const struct mesh *mesh, const struct ray_file *file, uint32_t i,
                               const float *ours)
{
    const float *theirs = file->hits + 4 * (size_t)i, *ray = file->rays + 8 * (size_t)i;
    if (hit_is_miss(theirs) != hit_is_miss(ours)) return HIT_OR_MISS;
    if (file->any_hit || hit_is_miss(ours)) return SAME;
    if (!(fabs((double)theirs[0] - ours[0]) <= TOLERANCE * theirs[0])) return DISTANCE;
    if (hit_primitive(theirs) == hit_primitive(ours)) return SAME;
    return is_there(mesh, ray, ours) ? SAME_ELSEWHERE : PRIMITIVE;
}

/* May a program that computes in float have found this hit? */
static bool holds(const struct mesh *mesh, const struct ray_file *file, const float hit[4],
                  const struct brute_query *truth)
{
    if (hit_is_miss(hit)) return truth->nearest == INFINITY;
    if (file->any_hit) return truth->possible;
    return is_there(mesh, truth->ray, hit) && truth->nearest >= (1 - TOLERANCE) * hit[0];
}

static void judge(const struct mesh *mesh, const struct ray_file *file, const float *hits,
                  uint32_t i, const struct brute_query *truth, struct agreement *out)
{
    struct agreement_example example = {
        .ray = i,
        .holds = {holds(mesh, file, file->hits + 4 * (size_t)i, truth),
                  holds(mesh, file, hits + 4 * (size_t)i, truth)},
        .nearest = truth->nearest};
    if (example.holds[0] && example.holds[1]) {
        out->ties++;
        out->differ--;
        return;
    }
    out->wrong_in_file += !example.holds[0];
    out->wrong_here += !example.holds[1];
    if (out->example_count < AGREEMENT_EXAMPLES) out->examples[out->example_count++] = example;
}

static size_t find_differences(const struct mesh *mesh, const struct ray_file *file,
                               const float *hits, uint32_t *rays, struct agreement *out)
{
    size_t listed = 0;
    for (uint32_t i = 0; i < file->count; i++) {
        enum difference d = compare(mesh, file, i, hits + 4 * (size_t)i);
        out->coincide += d == SAME_ELSEWHERE;
        out->hit_or_miss += d == HIT_OR_MISS;
        out->distance += d == DISTANCE;
        out->primitive += d == PRIMITIVE;
        if (d == SAME || d == SAME_ELSEWHERE)
            out->agree++;
        else if (listed < AGREEMENT_EXAMINED)
            rays[listed++] = i;
    }
    out->differ = file->count - out->agree; /* until judged */
    return listed;
}

bool agreement_find(const struct mesh *mesh, const struct ray_file *file, const float *hits,
                    struct agreement *out)
{
    uint32_t *rays = malloc(AGREEMENT_EXAMINED * sizeof(*rays));
    struct brute_query *queries = calloc(AGREEMENT_EXAMINED, sizeof(*queries));
    *out = (struct agreement){0};
    bool ok = rays && queries;
    if (ok) {
        size_t count = find_differences(mesh, file, hits, rays, out);
        for (size_t k = 0; k < count; k++) queries[k].ray = file->rays + 8 * (size_t)rays[k];
        brute_force(mesh, queries, count);
        for (size_t k = 0; k < count; k++) judge(mesh, file, hits, rays[k], &queries[k], out);
    }
    free(rays);
    free(queries);
    return ok;
}

bool agreement_is_enough(const struct agreement *a, const struct ray_file *file)
{
    return (double)a->differ <= 1e-4 * file->count;
}

static json_t *describe_hit(const float hit[4], bool any_hit, bool holds)
{
    json_t *out = json_pack("{s:b, s:b}", "hit", !hit_is_miss(hit), "holds", (int)holds);
    if (hit_is_miss(hit) || any_hit) return out;
    json_object_set_new(out, "distance", json_real(hit[0]));
    json_object_set_new(out, "primitive", json_integer(hit_primitive(hit)));
    return out;
}

json_t *agreement_describe(const struct agreement *a, const struct ray_file *file,
                           const float *hits)
{
    json_t *examples = json_array();
    for (size_t k = 0; k < a->example_count; k++) {
        const struct agreement_example *e = &a->examples[k];
        size_t at = 4 * (size_t)e->ray;
        json_t *nearest = isfinite(e->nearest) ? json_real(e->nearest) : json_null();
        json_array_append_new(examples,
                              json_pack("{s:I, s:o, s:o, s:o}", "ray", (json_int_t)e->ray, "file",
                                        describe_hit(file->hits + at, file->any_hit, e->holds[0]),
                                        "here", describe_hit(hits + at, file->any_hit, e->holds[1]),
                                        "nearest", nearest));
    }
    return json_pack("{s:I, s:I, s:I, s:I, s:I, s:I, s:I, s:I, s:I, s:o}", "agree",
                     (json_int_t)a->agree, "coincide", (json_int_t)a->coincide, "ties",
                     (json_int_t)a->ties, "differ", (json_int_t)a->differ, "hit_or_miss_differs",
                     (json_int_t)a->hit_or_miss, "distance_differs", (json_int_t)a->distance,
                     "primitive_differs", (json_int_t)a->primitive, "wrong_here",
                     (json_int_t)a->wrong_here, "wrong_in_file", (json_int_t)a->wrong_in_file,
                     "examples", examples);
}

bool agreement_report(const struct mesh *mesh, const struct ray_file *file, const float *hits,
                      json_t *row)
{
    struct agreement a;
    if (!agreement_find(mesh, file, hits, &a)) {
        rw_fail("bench", "comparing hits: out of memory");
        return false;
    }
    json_object_update_new(row, agreement_describe(&a, file, hits));
    printf("  agree %.4f %%, %zu ties, %zu differ", 100.0 * (double)a.agree / file->count, a.ties,
           a.differ);
    if (agreement_is_enough(&a, file)) return true;
    printf("\n");
    rw_fail("bench",
            "comparing hits: %zu of %u differ and are no ties, %zu wrong here, %zu in the file; "
            "--json lists some",
            a.differ, file->count, a.wrong_here, a.wrong_in_file);
    return false;
}
