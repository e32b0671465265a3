/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See brute.h. The test is that of Moller and Trumbore with the cross product of ray and vertex
 * taken once (as in Havel and Herout, Yet Faster Ray-Triangle Intersection, 2010). The same sums of
 * products computed in float are off by at most eight roundings of the sum of the products'
 * magnitudes: one for each difference of coordinates, two for the products, the rest for sums.
 */
#include "tools/bench/brute.h"

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

#define ROUNDINGS (8 * 0x1p-24)

enum { CHUNK = 16, MAX_THREADS = 256 };

struct vec {
    double x, y, z;
};

static inline struct vec vec_of(const float *from)
{
    return (struct vec){from[0], from[1], from[2]};
}
static inline struct vec minus(struct vec a, struct vec b)
{
    return (struct vec){a.x - b.x, a.y - b.y, a.z - b.z};
}
static inline struct vec cross(struct vec a, struct vec b)
{
    return (struct vec){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
static inline double dot(struct vec a, struct vec b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
static inline double size_of(struct vec a)
{
    return fabs(a.x) + fabs(a.y) + fabs(a.z);
}

struct triangle {
    struct vec corner, e1, e2, normal;
    double size1, size2; /* of e1 and e2 */
};

struct ray {
    struct vec origin, direction;
    double tmin, tmax, size; /* of the direction */
};

static struct triangle read_triangle(const struct mesh *mesh, size_t number)
{
    const uint32_t *v = mesh->triangles + 3 * number;
    struct vec a = vec_of(mesh->vertices + 3 * (size_t)v[0]);
    struct vec e1 = minus(vec_of(mesh->vertices + 3 * (size_t)v[1]), a);
    struct vec e2 = minus(vec_of(mesh->vertices + 3 * (size_t)v[2]), a);
    return (struct triangle){a, e1, e2, cross(e1, e2), size_of(e1), size_of(e2)};
}

static struct ray read_ray(const float from[8])
{
    struct vec direction = vec_of(from + 4);
    return (struct ray){vec_of(from), direction, from[3], from[7], size_of(direction)};
}

/* Weights and distance are compared scaled by the determinant. Nearly all triangles are out after
 * the first two weights. */
static inline struct touch touch(const struct triangle *triangle, const struct ray *ray)
{
    const struct touch none = {false, false, 0, 0};
    struct vec c = minus(triangle->corner, ray->origin), r = cross(c, ray->direction);
    double determinant = dot(triangle->normal, ray->direction);
    double sign = determinant < 0 ? -1 : 1, reach = size_of(c), scale = ROUNDINGS * ray->size;
    double u = sign * dot(r, triangle->e2), u_error = scale * reach * triangle->size2;
    if (!(u >= -u_error)) return none;
    double v = -sign * dot(r, triangle->e1), v_error = scale * reach * triangle->size1;
    if (!(v >= -v_error)) return none;
    double area = triangle->size1 * triangle->size2;
    double w = fabs(determinant) - u - v, w_error = u_error + v_error + scale * area;
    if (!(w >= -w_error)) return none;

    double room = fabs(determinant) - scale * area; /* what is certain of it */
    double t = sign * dot(triangle->normal, c) / fabs(determinant), error = INFINITY;
    if (room > 0) error = (ROUNDINGS * reach * area + fabs(t) * scale * area) / room;
    bool inside = u > u_error && v > v_error && w > w_error;
    return (struct touch){.possible = !(t + error < ray->tmin || t - error > ray->tmax),
                          .certain = inside && t - error > ray->tmin && t + error < ray->tmax,
                          .t = t,
                          .error = error};
}

struct touch touch_triangle(const struct mesh *mesh, uint32_t number, const float from[8])
{
    if (number >= mesh->triangle_count) return (struct touch){false, false, 0, 0};
    struct triangle triangle = read_triangle(mesh, number);
    struct ray ray = read_ray(from);
    return touch(&triangle, &ray);
}

/* ---- all of them ---- */

struct work {
    const struct mesh *mesh;
    struct brute_query *queries;
    size_t count;
    _Atomic size_t next;
};

static void answer(const struct mesh *mesh, struct brute_query *queries, size_t count)
{
    struct ray rays[CHUNK];
    for (size_t k = 0; k < count; k++) {
        rays[k] = read_ray(queries[k].ray);
        queries[k].possible = false;
        queries[k].nearest = INFINITY;
    }
    for (size_t i = 0; i < mesh->triangle_count; i++) {
        struct triangle triangle = read_triangle(mesh, i);
        for (size_t k = 0; k < count; k++) {
            struct touch met = touch(&triangle, &rays[k]);
            if (!met.possible) continue;
            queries[k].possible = true;
            if (met.certain) queries[k].nearest = fmin(queries[k].nearest, met.t + met.error);
        }
    }
}

static void *run(void *user)
{
    struct work *work = user;
    for (;;) {
        size_t first = atomic_fetch_add(&work->next, CHUNK);
        if (first >= work->count) return NULL;
        size_t count = work->count - first < CHUNK ? work->count - first : CHUNK;
        answer(work->mesh, work->queries + first, count);
    }
}

void brute_force(const struct mesh *mesh, struct brute_query *queries, size_t count)
{
    struct work work = {mesh, queries, count, 0};
    pthread_t threads[MAX_THREADS];
    long wanted = sysconf(_SC_NPROCESSORS_ONLN), started = 0;
    if ((size_t)wanted > (count + CHUNK - 1) / CHUNK) wanted = (long)((count + CHUNK - 1) / CHUNK);
    while (started < wanted - 1 && started < MAX_THREADS &&
           !pthread_create(&threads[started], NULL, run, &work))
        started++;
    run(&work);
    while (started > 0) pthread_join(threads[--started], NULL);
}
