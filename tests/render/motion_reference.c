/* SPDX-License-Identifier: Apache-2.0 */
/* See motion_reference.h. */
#include "tests/render/motion_reference.h"

#include <math.h>
#include <string.h>

#define MARGIN 2e-4

struct affine {
    double m[3][4];
};

const struct moving *motion_of(const struct motion_scene *scene, unsigned shape)
{
    const bool other = scene->other.keys && shape % MOTION_SHAPES >= MOTION_HALF;
    return other ? &scene->other : &scene->moving;
}

static bool is_there(const struct moving *moving, double time)
{
    if (moving->keys < 2) return true;
    return !(moving->vanishes_before && time < (double)moving->begin) &&
           !(moving->vanishes_after && time > (double)moving->end);
}

/* The key before the time; how far the time is from it to the next. */
static unsigned find_key(const struct moving *moving, double time, double *weight)
{
    *weight = 0;
    if (moving->keys < 2) return 0;
    double last = moving->keys - 1, begin = moving->begin, end = moving->end;
    double at = fmin(fmax((time - begin) / (end - begin) * last, 0), last);
    unsigned key = (unsigned)fmin(at, last - 1);
    *weight = at - key;
    return key;
}

static void mix(const float *a, const float *b, double weight, unsigned count, double *out)
{
    for (unsigned i = 0; i < count; i++)
        out[i] = (1 - weight) * (double)a[i] + (weight > 0 ? weight * (double)b[i] : 0);
}

/* ---- transforms ---- */

static struct affine product(struct affine a, struct affine b)
{
    struct affine out;
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 4; c++) {
            out.m[r][c] = c == 3 ? a.m[r][3] : 0;
            for (int k = 0; k < 3; k++) out.m[r][c] += a.m[r][k] * b.m[k][c];
        }
    return out;
}

/* Rotates by v + 2 w (q x v) + 2 q x (q x v), column by column. */
static struct affine rotation(const double *q)
{
    struct affine out = {{{0}}};
    double length = sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
    double x = q[0] / length, y = q[1] / length, z = q[2] / length, w = q[3] / length;
    for (int c = 0; c < 3; c++) {
        double v[3] = {c == 0, c == 1, c == 2};
        double a[3] = {y * v[2] - z * v[1], z * v[0] - x * v[2], x * v[1] - y * v[0]};
        double b[3] = {y * a[2] - z * a[1], z * a[0] - x * a[2], x * a[1] - y * a[0]};
        for (int r = 0; r < 3; r++) out.m[r][c] = v[r] + 2 * w * a[r] + 2 * b[r];
    }
    return out;
}

static struct affine step_at(const struct motion_step *step, double time)
{
    double weight, k[16];
    struct affine out;
    const bool srt = step->type == RT_MOTIONKEYTYPE_SRT_FLOAT16;
    const unsigned key = find_key(&step->moving, time, &weight);
    const unsigned next = key + 1 < MOTION_KEYS ? key + 1 : key;
    mix(step->keys[key], step->keys[next], weight, srt ? 16 : 12, k);
    if (!srt) {
        memcpy(out.m, k, sizeof out.m);
        return out;
    }
    const struct affine scale = {
        {{k[0], k[1], k[2], k[3]}, {0, k[4], k[5], k[6]}, {0, 0, k[7], k[8]}}};
    out = product(rotation(k + 9), scale);
    for (int r = 0; r < 3; r++) out.m[r][3] += k[13 + r];
    return out;
}

static struct affine to_world(const struct motion_scene *scene, double time)
{
    struct affine all = {{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}};
    for (unsigned i = 0; i < scene->step_count; i++)
        all = product(all, step_at(&scene->steps[i], time));
    return all;
}

/* The vector that the map's linear part takes to v: Cramer's rule. */
static void undo(const struct affine *a, const double v[3], double out[3])
{
    double d[4];
    for (int i = 0; i < 4; i++) {
        double m[3][3];
        for (int r = 0; r < 3; r++)
            for (int c = 0; c < 3; c++) m[r][c] = c == i - 1 ? v[r] : a->m[r][c];
        d[i] = m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1]) -
               m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0]) +
               m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0]);
    }
    for (int i = 0; i < 3; i++) out[i] = d[i + 1] / d[0];
}

static void local_ray(const struct motion_scene *scene, const struct motion_ray *ray, double o[3],
                      double d[3])
{
    const struct affine world = to_world(scene, (double)ray->time);
    double from[3], along[3];
    for (int a = 0; a < 3; a++) {
        from[a] = (double)ray->origin[a] - world.m[a][3];
        along[a] = (double)ray->direction[a];
    }
    undo(&world, from, o);
    undo(&world, along, d);
}

void motion_point(const struct motion_scene *scene, const struct motion_ray *ray, double distance,
                  double out[3])
{
    double o[3], d[3];
    local_ray(scene, ray, o, d);
    for (int a = 0; a < 3; a++) out[a] = o[a] + distance * d[a];
}

/* ---- shapes ---- */

static double dot(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void cross(const double a[3], const double b[3], double out[3])
{
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        out[i] = a[j] * b[k] - a[k] * b[j];
    }
}

static struct motion_answer meet_triangle(const double v[9], const double o[3], const double d[3])
{
    struct motion_answer none = {INFINITY, INFINITY};
    double e1[3], e2[3], s[3], p[3], q[3];
    for (int a = 0; a < 3; a++)
        e1[a] = v[3 + a] - v[a], e2[a] = v[6 + a] - v[a], s[a] = o[a] - v[a];
    cross(d, e2, p);
    cross(s, e1, q);
    double determinant = dot(e1, p), u = dot(s, p) / determinant, w = dot(d, q) / determinant;
    double t = dot(e2, q) / determinant, least = fmin(fmin(u, w), 1 - u - w);
    /* Seen almost from the side, everything is uncertain. */
    double side = fabs(determinant) / sqrt(dot(d, d) * dot(e1, e1) * dot(e2, e2));
    if (side < 0.02) return (struct motion_answer){0, INFINITY};
    if (!(least > -MARGIN / side) || t < -MARGIN / side) return none;
    return (struct motion_answer){t - MARGIN / side * (1 + t),
                                  least > MARGIN / side && t > MARGIN / side ? t : INFINITY};
}

/* The near side of a sphere; from inside, the far one. */
static double sphere_distance(const double c[3], double radius, const double d[3])
{
    double a = dot(d, d), b = dot(c, d), root = b * b - a * (dot(c, c) - radius * radius);
    if (root < 0) return INFINITY;
    double near = (-b - sqrt(root)) / a, far = (-b + sqrt(root)) / a;
    return near > 0 ? near : far > 0 ? far : INFINITY;
}

static struct motion_answer meet_sphere(const double s[4], const double o[3], const double d[3])
{
    double c[3] = {o[0] - s[0], o[1] - s[1], o[2] - s[2]}, from = sqrt(dot(c, c));
    double large = sphere_distance(c, s[3] + MARGIN, d),
           small = sphere_distance(c, s[3] - MARGIN, d);
    if (fabs(from - s[3]) < 2 * MARGIN) return (struct motion_answer){0, INFINITY};
    return (struct motion_answer){fmin(large, small), fmax(large, small)};
}

/* As the ray's own space has it. */
static struct motion_answer meet(const struct motion_scene *scene, unsigned shape, double time,
                                 const double o[3], const double d[3])
{
    double weight, s[9];
    const bool triangle = shape < MOTION_SHAPES;
    const unsigned key = find_key(motion_of(scene, shape), time, &weight);
    const unsigned next = key + 1 < MOTION_KEYS ? key + 1 : key;
    if (!(triangle ? scene->has_triangles : scene->has_spheres) ||
        (scene->even_only && shape & 1) || !is_there(motion_of(scene, shape), time))
        return (struct motion_answer){INFINITY, INFINITY};
    if (triangle) {
        mix(scene->triangles[key][shape][0], scene->triangles[next][shape][0], weight, 9, s);
        return meet_triangle(s, o, d);
    }
    mix(scene->spheres[key][shape], scene->spheres[next][shape], weight, 4, s);
    return meet_sphere(s, o, d);
}

static struct motion_answer meet_range(const struct motion_scene *scene, unsigned first,
                                       unsigned count, const struct motion_ray *ray)
{
    struct motion_answer all = {INFINITY, INFINITY};
    double o[3], d[3], time = ray->time;
    bool there = true;
    for (unsigned i = 0; i < scene->step_count; i++)
        there &= is_there(&scene->steps[i].moving, time);
    if (!there) return all;
    local_ray(scene, ray, o, d);
    for (unsigned k = first; k < first + count; k++) {
        struct motion_answer one = meet(scene, k, time, o, d);
        all.possible = fmin(all.possible, one.possible);
        all.certain = fmin(all.certain, one.certain);
    }
    return all;
}

struct motion_answer motion_meet(const struct motion_scene *scene, unsigned shape,
                                 const struct motion_ray *ray)
{
    return meet_range(scene, shape, 1, ray);
}

struct motion_answer motion_meet_any(const struct motion_scene *scene, const struct motion_ray *ray)
{
    return meet_range(scene, 0, 2 * MOTION_SHAPES, ray);
}
