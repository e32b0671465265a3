/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Ribbons, flat curves: what a line segment sweeps whose middle goes along the curve, u, and whose
 * half is as long as the curve's radius, v from -1 to 1. Its direction is that of the sides at both
 * ends of the curve's segment (accel.h), mixed by u. Across the ray, a point of the curve C and the
 * side S there have to be parallel for the line through C to meet the ray:
 *
 *     C(u) x S(u) = 0
 *
 * which is a polynomial of degree 3.
 */
#ifndef RW_OPTIX7_RIBBON_CUH
#define RW_OPTIX7_RIBBON_CUH

#include "programs/optix7/phantom.cuh"

struct rw_ribbon {
    rw_shape_curve curve; /* in coordinates of the ray */
    rw_vector side, turn; /* the side at u is side + u turn, of any length */
    float k[4];           /* of the polynomial */
};

struct rw_ribbon_hit {
    float least, distance, u, v;
};

RW_SHAPE float rw_turn(rw_vector a, rw_vector b)
{
    return a.x * b.y - a.y * b.x;
}

RW_SHAPE float rw_ribbon_value(const rw_ribbon *r, float u)
{
    return ((r->k[3] * u + r->k[2]) * u + r->k[1]) * u + r->k[0];
}

RW_SHAPE float rw_ribbon_slope(const rw_ribbon *r, float u)
{
    return (3 * r->k[3] * u + 2 * r->k[2]) * u + r->k[1];
}

/* Where the line through the curve at u meets the ray. */
RW_SHAPE void rw_look_across(const rw_ribbon *r, float u, rw_ribbon_hit *hit)
{
    rw_vector at = rw_curve_at(&r->curve, u), side = r->side + u * r->turn;
    float away = -(at.x * side.x + at.y * side.y) / (side.x * side.x + side.y * side.y);
    float distance = at.z + away * side.z, v = away * __builtin_sqrtf(rw_dot(side, side)) / at.w;
    if (!(__builtin_fabsf(v) <= 1 && distance >= hit->least && distance < hit->distance)) return;
    *hit = {hit->least, distance, u, v};
}

/* The root between two parameters without an extremum between them: Newton's steps, and the middle
 * where these lead out. */
RW_SHAPE void rw_look_between(const rw_ribbon *r, float low, float high, rw_ribbon_hit *hit)
{
    enum { MOST = 24 };
    const float below = rw_ribbon_value(r, low), above = rw_ribbon_value(r, high);
    if (!(below * above <= 0)) return;
    float u = 0.5f * (low + high);
    RW_AS_LOOP
    for (int i = 0; i < MOST; i++) {
        float value = rw_ribbon_value(r, u);
        if ((value < 0) == (below < 0 || (below == 0 && above > 0)))
            low = u;
        else
            high = u;
        float next = u - value / rw_ribbon_slope(r, u);
        if (!(next >= low && next <= high)) next = 0.5f * (low + high);
        if (next == u) break;
        u = next;
    }
    rw_look_across(r, u, hit);
}

/* Between the ends and the extrema. */
RW_SHAPE void rw_look_along(const rw_ribbon *r, rw_ribbon_hit *hit)
{
    const float a = 3 * r->k[3], b = r->k[2], c = r->k[1]; /* a u^2 + 2 b u + c = 0 */
    const float square = b * b - a * c, root = __builtin_sqrtf(__builtin_fmaxf(square, 0));
    const float q = -(b + __builtin_copysignf(root, b));
    float at[4] = {0, 1, 1, 1};
    if (square > 0) {
        const float one = q / a, other = c / q;
        at[1] = __builtin_fminf(__builtin_fmaxf(__builtin_fminf(one, other), 0), 1);
        at[2] = __builtin_fminf(__builtin_fmaxf(__builtin_fmaxf(one, other), 0), 1);
    }
    RW_AS_LOOP
    for (int i = 0; i < 3; i++)
        if (at[i] < at[i + 1]) rw_look_between(r, at[i], at[i + 1], hit);
}

RW_SHAPE void rw_intersect_ribbon(void)
{
    rw_ribbon r;
    rw_vector p[4], sides[4];
    if (!rw_load_points(0, 3, p) || !rw_load_points(3, 2, sides)) return;
    rw_shape_ray ray = rw_ray_near(p[1]);
    rw_curve_along(ray.direction, ray.origin, p);
    rw_curve_along(ray.direction, rw_vector{0, 0, 0, 0}, sides);
    r.curve = rw_curve_of(RW_SHAPE_FLAT_QUADRATIC, p);
    r.side = sides[0];
    r.turn = sides[1] - sides[0];
    const rw_vector *a = r.curve.a;
    r.k[0] = rw_turn(a[0], r.side);
    r.k[1] = rw_turn(a[1], r.side) + rw_turn(a[0], r.turn);
    r.k[2] = rw_turn(a[2], r.side) + rw_turn(a[1], r.turn);
    r.k[3] = rw_turn(a[2], r.turn);
    rw_ribbon_hit hit = {rw_ray_tmin() * ray.length - ray.moved, __builtin_inff(), 0, 0};
    rw_look_along(&r, &hit);
    if (hit.distance < __builtin_inff())
        rw_report_two(rw_ray_t(&ray, hit.distance), RW_SHAPE_KIND_OF(RW_SHAPE_FLAT_QUADRATIC, 0),
                      hit.u, hit.v);
}

#endif
