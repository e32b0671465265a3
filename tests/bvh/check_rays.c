/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Closest hits by way of the tree against closest hits of all primitives, both in double and by the
 * same test, so that they agree to the last bit. Boxes are hit where a ray enters them.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/bvh/gather.h"
#include "tests/bvh/check.h"

struct shape {
    struct rw_triangle triangle;
    struct rw_ref ref;
    bool usable;
};

struct rays {
    struct rw_check *check;
    struct shape *shapes;
    uint32_t count;
    uint32_t entry_units;
    uint32_t random;
};

struct ray {
    double origin[3], direction[3];
    double hit; /* INFINITY: none */
};

static double random_unit(struct rays *r)
{
    r->random = r->random * 1664525u + 1013904223u;
    return (r->random >> 8) / 16777216.0;
}

/* Where the ray enters the box, at 0 if it starts inside; INFINITY when it misses. */
static double box_distance(const struct ray *ray, const double lower[3], const double upper[3])
{
    double enter = 0, leave = INFINITY;
    for (int a = 0; a < 3; a++) {
        double t0 = (lower[a] - ray->origin[a]) / ray->direction[a];
        double t1 = (upper[a] - ray->origin[a]) / ray->direction[a];
        enter = fmax(enter, fmin(t0, t1));
        leave = fmin(leave, fmax(t0, t1));
    }
    return enter <= leave ? enter : INFINITY;
}

static void cross(const double a[3], const double b[3], double out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = a[(i + 1) % 3] * b[(i + 2) % 3] - a[(i + 2) % 3] * b[(i + 1) % 3];
}

static double dot(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* Moeller and Trumbore, Fast, Minimum Storage Ray/Triangle Intersection, 1997. */
static double triangle_distance(const struct ray *ray, const struct rw_triangle *t)
{
    double e1[3], e2[3], s[3], p[3], q[3];
    for (int a = 0; a < 3; a++) {
        e1[a] = (double)t->v1[a] - t->v0[a];
        e2[a] = (double)t->v2[a] - t->v0[a];
        s[a] = ray->origin[a] - t->v0[a];
    }
    cross(ray->direction, e2, p);
    cross(s, e1, q);
    double det = dot(e1, p), u = dot(s, p) / det, v = dot(ray->direction, q) / det;
    double distance = dot(e2, q) / det;
    return u >= 0 && v >= 0 && u + v <= 1 && distance >= 0 ? distance : INFINITY;
}

static double shape_distance(const struct rays *r, const struct ray *ray, const struct shape *shape)
{
    double lower[3], upper[3];
    if (r->check->input->kind == RW_LEAF_TRIANGLES) return triangle_distance(ray, &shape->triangle);
    for (int a = 0; a < 3; a++) lower[a] = shape->ref.lower[a], upper[a] = shape->ref.upper[a];
    return box_distance(ray, lower, upper);
}

/* The boxes of custom primitives are not in the tree: they are looked up. */
static double entry_distance(const struct rays *r, const struct ray *ray, uint32_t unit)
{
    const struct rw_build_input *input = r->check->input;
    struct shape shape;
    uint32_t words[4], first = 0;
    const unsigned char *at = (const unsigned char *)r->check->block + (size_t)unit * 16;
    memcpy(&shape.triangle, at, r->entry_units * 16);
    if (input->kind == RW_LEAF_TRIANGLES) return shape_distance(r, ray, &shape);
    memcpy(words, at, sizeof words);
    bool instances = input->kind == RW_LEAF_INSTANCES;
    for (size_t i = 0; i < input->part_count; i++) {
        const struct rw_build_part *part = &input->parts[i];
        uint32_t k = words[instances ? 0 : 1] - part->first_primitive;
        if ((instances || words[0] == part->geometry) && k < part->count)
            return shape_distance(r, ray, &r->shapes[first + k]);
        first += part->count;
    }
    return INFINITY;
}

/* A step more in every direction: the boxes are exact, but the slab test in double rounds. */
static bool enters(const struct ray *ray, const double lower[3], const double upper[3])
{
    double low[3], high[3];
    for (int a = 0; a < 3; a++) {
        double slack = 1e-12 * (fabs(lower[a]) + fabs(upper[a]) + fabs(ray->origin[a]));
        low[a] = lower[a] - slack;
        high[a] = upper[a] + slack;
    }
    double distance = box_distance(ray, low, high);
    return distance < INFINITY && distance <= ray->hit;
}

static void trace(const struct rays *r, struct ray *ray, uint32_t unit)
{
    struct rw_check_node node;
    int signs = 0;
    rw_check_decode(r->check, unit, &node);
    r->check->nodes++;
    for (int a = 0; a < 3; a++) signs |= (ray->direction[a] < 0) << a;
    for (int order = 0; order < 8; order++) {
        int s = order ^ signs;
        if (node.slot[s].count < 0 || !enters(ray, node.slot[s].lower, node.slot[s].upper))
            continue;
        if (node.slot[s].count == 0) trace(r, ray, node.slot[s].unit);
        for (int i = 0; i < node.slot[s].count; i++)
            ray->hit = fmin(
                ray->hit, entry_distance(r, ray, node.slot[s].unit + (uint32_t)i * r->entry_units));
    }
}

/* Towards a random point of a random primitive's box, from around the same or another one. */
static bool make_ray(struct rays *r, struct ray *ray)
{
    const struct shape *to = &r->shapes[(uint32_t)(random_unit(r) * r->count)];
    const struct shape *from = &r->shapes[(uint32_t)(random_unit(r) * r->count)];
    if (!to->usable || !from->usable) return false;
    bool length = false;
    for (int a = 0; a < 3; a++) {
        double extent = (double)from->ref.upper[a] - from->ref.lower[a];
        ray->origin[a] = from->ref.lower[a] + extent * (3 * random_unit(r) - 1);
        double target =
            to->ref.lower[a] + random_unit(r) * ((double)to->ref.upper[a] - to->ref.lower[a]);
        ray->direction[a] = target - ray->origin[a];
        if (r->check->scattered) ray->direction[a] = random_unit(r) - 0.5;
        /* No zero: 0 * infinity has no answer. */
        if (ray->direction[a] == 0) ray->direction[a] = 1e-30;
        length |= fabs(ray->direction[a]) > 1e-30;
    }
    ray->hit = INFINITY;
    return length;
}

static bool check_ray(struct rays *r, struct ray *ray)
{
    double expected = INFINITY;
    for (uint32_t i = 0; i < r->count; i++)
        if (r->shapes[i].usable) expected = fmin(expected, shape_distance(r, ray, &r->shapes[i]));
    trace(r, ray, r->check->tree->root);
    double slack = r->check->tolerance * fabs(expected);
    if (expected == ray->hit || fabs(expected - ray->hit) <= slack) return true;
    snprintf(r->check->message, sizeof r->check->message,
             "ray from %g %g %g along %g %g %g: %.17g through the tree, %.17g in truth",
             ray->origin[0], ray->origin[1], ray->origin[2], ray->direction[0], ray->direction[1],
             ray->direction[2], ray->hit, expected);
    return false;
}

bool rw_check_rays(struct rw_check *check, unsigned count, uint32_t seed)
{
    struct rays r = {.check = check, .random = seed};
    const struct rw_build_input *input = check->input;
    bool ok = true;
    for (size_t i = 0; i < input->part_count; i++) r.count += input->parts[i].count;
    if (check->tree->size == 0) return true;
    r.entry_units = rw_entry_size(input->kind) / 16;
    r.shapes = calloc(r.count, sizeof *r.shapes);
    uint32_t next = 0;
    for (size_t i = 0; i < input->part_count; i++) {
        for (uint32_t k = 0; k < input->parts[i].count; k++) {
            struct shape *s = &r.shapes[next++];
            s->usable = rw_gather_box(input->kind, &input->parts[i], k, &s->ref);
            if (s->usable) rw_gather_entry(input->kind, &input->parts[i], k, &s->triangle);
        }
    }
    for (unsigned i = 0; i < count && ok; i++) {
        struct ray ray;
        if (make_ray(&r, &ray)) ok = check_ray(&r, &ray);
    }
    free(r.shapes);
    return ok;
}
