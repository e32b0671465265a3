/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Spheres, and linear curves: what a sphere sweeps whose center and radius change linearly, the
 * part of a cone and two spheres at its ends. At parameter u the sphere touches the cone where
 *
 *     F(u) = |X - center(u)|^2 - radius(u)^2
 *
 * has its minimum over u, and the surface is where that is 0; u is the parameter of the hit, 0 or 1
 * on the ends.
 */
#ifndef RW_OPTIX7_LINEAR_CUH
#define RW_OPTIX7_LINEAR_CUH

#include "programs/optix7/ray.cuh"

/* Distances to both sides; false: it is missed. */
RW_SHAPE bool rw_cross_sphere(const rw_shape_ray *ray, rw_vector sphere, float out[2])
{
    rw_vector to = sphere - ray->origin;
    float nearest = rw_dot(to, ray->direction);
    rw_vector across = to - nearest * ray->direction;
    float square = sphere.w * sphere.w - rw_dot(across, across);
    if (!(square >= 0)) return false;
    float half = __builtin_sqrtf(square);
    out[0] = nearest - half;
    out[1] = nearest + half;
    return true;
}

RW_SHAPE void rw_intersect_sphere(void)
{
    rw_vector p[4];
    float distance[2];
    if (!rw_load_points(0, 1, p)) return;
    rw_shape_ray ray = rw_ray_near(p[0]);
    if (!rw_cross_sphere(&ray, p[0], distance)) return;
    for (unsigned back = 0; back < 2; back++)
        rw_report(rw_ray_t(&ray, distance[back]), RW_SHAPE_KIND_OF(RW_SHAPE_SPHERE, back), 0);
}

/* Where the cone is entered, and the parameter there; false: not between the spheres. */
RW_SHAPE bool rw_enter_cone(const rw_shape_ray *ray, const rw_vector p[2], float *distance,
                            float *parameter)
{
    rw_vector axis = p[1] - p[0], from = ray->origin - p[0];
    float shrinks = -axis.w, slant = rw_dot(axis, axis) - shrinks * shrinks;
    float along = rw_dot(axis, ray->direction), begin = rw_dot(axis, from) - p[0].w * shrinks;
    if (!(slant > 0)) return false; /* one sphere is inside the other */
    /* slant F = slant |from + s d|^2 - slant r0^2 - (begin + s along)^2 */
    float a = slant - along * along;
    float b = slant * rw_dot(from, ray->direction) - begin * along;
    float c = slant * (rw_dot(from, from) - p[0].w * p[0].w) - begin * begin;
    float square = b * b - a * c;
    if (!(square >= 0) || a == 0) return false;
    *distance = (-b - __builtin_sqrtf(square)) / a;
    *parameter = (begin + *distance * along) / slant;
    return *parameter > 0 && *parameter < 1;
}

RW_SHAPE void rw_intersect_linear(void)
{
    rw_vector p[4];
    float nearest = __builtin_inff(), parameter = 0, distance, of_cone, ends[2];
    if (!rw_load_points(0, 2, p)) return;
    rw_shape_ray ray = rw_ray_near(0.5f * (p[0] + p[1]));
    if (rw_enter_cone(&ray, p, &distance, &of_cone)) nearest = distance, parameter = of_cone;
    for (int i = 0; i < 2; i++) {
        if (!rw_cross_sphere(&ray, p[i], ends) || !(ends[0] < nearest)) continue;
        nearest = ends[0];
        parameter = (float)i;
    }
    if (nearest < __builtin_inff())
        rw_report(rw_ray_t(&ray, nearest), RW_SHAPE_KIND_OF(RW_SHAPE_LINEAR, 0), parameter);
}

#endif
