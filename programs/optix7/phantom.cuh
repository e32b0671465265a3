/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Curves of higher degree: what a disc sweeps that is perpendicular to the curve, of the curve's
 * radius. Found as Reshetov and Luebke do ("Phantom Ray-Hair Intersector", HPG 2018): the ray is
 * intersected with the cone that touches the surface at some parameter, and the parameter moves to
 * where on the cone the hit was, until it stays; of a cone that is missed, a phantom, the point
 * where the ray comes closest serves. A curve is looked at in pieces that turn little; the
 * iteration begins at both ends of a piece and stays in it.
 */
#ifndef RW_OPTIX7_PHANTOM_CUH
#define RW_OPTIX7_PHANTOM_CUH

#include "programs/optix7/ray.cuh"

/* x and y across the ray, z along it, w the radius. */
struct rw_shape_curve {
    rw_vector a[4]; /* of the powers of the parameter */
};

RW_SHAPE rw_vector rw_curve_at(const rw_shape_curve *c, float u)
{
    return ((c->a[3] * u + c->a[2]) * u + c->a[1]) * u + c->a[0];
}

RW_SHAPE rw_vector rw_curve_slope(const rw_shape_curve *c, float u)
{
    return (3 * c->a[3] * u + 2 * c->a[2]) * u + c->a[1];
}

/* Two directions across a third one, of length 1. */
RW_SHAPE void rw_across(rw_vector d, rw_vector *x, rw_vector *y)
{
    float out[2][3];
    const float along[3] = {d.x, d.y, d.z};
    rw_shape_across(along, out);
    *x = {out[0][0], out[0][1], out[0][2], 0};
    *y = {out[1][0], out[1][1], out[1][2], 0};
}

/* Into coordinates of the ray, relative to an origin. */
RW_SHAPE void rw_curve_along(rw_vector d, rw_vector origin, rw_vector p[4])
{
    rw_vector x, y;
    rw_across(d, &x, &y);
    for (int i = 0; i < 4; i++) {
        rw_vector from = p[i] - origin;
        p[i] = rw_vector{rw_dot(from, x), rw_dot(from, y), rw_dot(from, d), from.w};
    }
}

RW_SHAPE rw_shape_curve rw_curve_of(int type, const rw_vector p[4])
{
    rw_shape_curve c;
    for (int axis = 0; axis < 4; axis++) {
        float points[4], powers[4];
        for (int i = 0; i < 4; i++) points[i] = p[i][axis];
        rw_shape_powers(type, points, powers);
        for (int i = 0; i < 4; i++) c.a[i][axis] = powers[i];
    }
    return c;
}

struct rw_shape_probe {
    float distance; /* along the ray */
    float step;     /* by how much the parameter differs from that of the hit */
    bool hit;       /* no phantom */
};

/* The cone at a parameter: |d|^2 |X - p|^2 - m^2 = (|d| r + r' m / |d|)^2 with m = (X - p) d. */
RW_SHAPE rw_shape_probe rw_probe(const rw_shape_curve *curve, float u)
{
    rw_vector p = rw_curve_at(curve, u), d = rw_curve_slope(curve, u);
    float across = d.x * d.x + d.y * d.y, square = across + d.z * d.z;
    float away = p.x * p.x + p.y * p.y, along = p.x * d.x + p.y * d.y;
    float turn = p.x * d.y - p.y * d.x, widens = p.w * d.w, slant = d.w * d.w / square;
    float a = across - slant * d.z * d.z;
    float b = d.z * ((1 + slant) * along - widens);
    float c =
        turn * turn + away * d.z * d.z - square * p.w * p.w + (2 * widens - slant * along) * along;
    float square_root = b * b - a * c;
    rw_shape_probe probe;
    probe.hit = square_root >= 0;
    float root = __builtin_sqrtf(__builtin_fmaxf(square_root, 0));
    float s = b > 0 ? (-b - root) / a : c / (root - b);
    probe.distance = p.z + s;
    probe.step = (s * d.z - along) / square;
    return probe;
}

/* From the end `u` of a piece, low to high. */
RW_SHAPE bool rw_follow(const rw_shape_curve *curve, float low, float high, float u,
                        float *distance, float *parameter)
{
    enum { MOST = 32 };
    const float close = 5e-5f;
    float before = u, last = 0, other = u, opposite = 0, most = 0.5f * (high - low);
    RW_AS_LOOP
    for (int i = 0; i < MOST; i++) {
        rw_shape_probe probe = rw_probe(curve, u);
        if (probe.hit && __builtin_fabsf(probe.step) < close) {
            *distance = probe.distance;
            *parameter = __builtin_fminf(__builtin_fmaxf(u + probe.step, low), high);
            return true;
        }
        if (probe.step * last < 0) other = before, opposite = last;
        float next = u + __builtin_fminf(__builtin_fmaxf(probe.step, -most), most);
        /* It is between the two: regula falsi, and now and then the middle. */
        if (opposite != 0)
            next = i % 3 == 0 ? 0.5f * (other + u)
                              : (probe.step * other - opposite * u) / (probe.step - opposite);
        next = __builtin_fminf(__builtin_fmaxf(next, low), high);
        if (next == u) return false; /* beyond the end, or nowhere */
        before = u;
        last = probe.step;
        u = next;
    }
    return false;
}

/* Does the ray's line come as near to a piece as its radius? By the box of its control points, as
 * those of a Bezier curve. */
RW_SHAPE bool rw_is_piece_near(const rw_shape_curve *curve, float low, float high)
{
    float third = (high - low) * (1 / 3.0f);
    rw_vector p[4] = {rw_curve_at(curve, low), {}, {}, rw_curve_at(curve, high)};
    p[1] = p[0] + third * rw_curve_slope(curve, low);
    p[2] = p[3] - third * rw_curve_slope(curve, high);
    rw_vector lower = p[0], upper = p[0];
    for (int i = 1; i < 4; i++) {
        lower = __builtin_elementwise_min(lower, p[i]);
        upper = __builtin_elementwise_max(upper, p[i]);
    }
    return lower.x <= upper.w && lower.y <= upper.w && upper.x >= -upper.w && upper.y >= -upper.w;
}

/* How many pieces, by how much it bends compared to its length. */
RW_SHAPE int rw_piece_count(const rw_shape_curve *curve)
{
    rw_vector chord = curve->a[1] + curve->a[2] + curve->a[3];
    rw_vector begin = 2 * curve->a[2], end = begin + 6 * curve->a[3];
    float bend = __builtin_fmaxf(rw_dot(begin, begin), rw_dot(end, end));
    float length = rw_dot(chord, chord);
    return bend < 0.25f * length ? 2 : bend < 4 * length ? 4 : 8;
}

/* The flat end at u, 0 or 1, seen from outside. */
RW_SHAPE bool rw_enter_cap(const rw_shape_curve *curve, float u, float *distance)
{
    rw_vector p = rw_curve_at(curve, u), d = rw_curve_slope(curve, u);
    float s = (p.x * d.x + p.y * d.y) / d.z;
    *distance = p.z + s;
    return (u == 0 ? d.z > 0 : d.z < 0) && p.x * p.x + p.y * p.y + s * s <= p.w * p.w;
}

/* All hits begin here: only the nearest one that the ray has not passed counts. */
struct rw_shape_hit {
    float least, distance, parameter;
};

RW_SHAPE void rw_keep_nearer(rw_shape_hit *hit, float distance, float parameter)
{
    if (!(distance >= hit->least && distance < hit->distance)) return;
    hit->distance = distance;
    hit->parameter = parameter;
}

RW_SHAPE void rw_look_at_piece(const rw_shape_curve *curve, float low, float high,
                               rw_shape_hit *hit)
{
    float distance, parameter;
    if (!rw_is_piece_near(curve, low, high)) return;
    RW_AS_LOOP
    for (int end = 0; end < 2; end++)
        if (rw_follow(curve, low, high, end ? high : low, &distance, &parameter))
            rw_keep_nearer(hit, distance, parameter);
}

RW_SHAPE void rw_intersect_curve(int type, bool has_caps)
{
    rw_vector p[4];
    if (!rw_load_points(0, rw_shape_round(type) == RW_SHAPE_QUADRATIC_BSPLINE ? 3 : 4, p)) return;
    rw_shape_ray ray = rw_ray_near(0.5f * (p[1] + p[2]));
    rw_curve_along(ray.direction, ray.origin, p);
    rw_shape_curve curve = rw_curve_of(type, p);
    rw_shape_hit hit = {rw_ray_tmin() * ray.length - ray.moved, __builtin_inff(), 0};
    int count = rw_piece_count(&curve);
    RW_AS_LOOP
    for (int i = 0; i < count; i++)
        rw_look_at_piece(&curve, (float)i / (float)count, (float)(i + 1) / (float)count, &hit);
    RW_AS_LOOP
    for (int end = 0; end < 2 && has_caps; end++) {
        float distance;
        if (rw_enter_cap(&curve, (float)end, &distance)) rw_keep_nearer(&hit, distance, (float)end);
    }
    if (hit.distance < __builtin_inff())
        rw_report(rw_ray_t(&ray, hit.distance), RW_SHAPE_KIND_OF(type, 0), hit.parameter);
}

#endif
