/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Ray against triangle (Moller and Trumbore, Fast, Minimum Storage Ray/Triangle Intersection,
 * 1997). Everything is compared scaled by the determinant; only a hit is divided, so the division
 * is exact on every device and costs nothing where the ray misses. With RW_FEATURE_WATERTIGHT the
 * test is that of watertight.cuh.
 */
#ifndef RW_TRIANGLE_CUH
#define RW_TRIANGLE_CUH

#include "programs/scene.cuh"

struct rw_vec {
    float x, y, z;
};

RW_INLINE struct rw_vec rw_subtract(struct rw_vec a, struct rw_vec b)
{
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}
RW_INLINE struct rw_vec rw_cross(struct rw_vec a, struct rw_vec b)
{
    return {__builtin_fmaf(a.y, b.z, -(a.z * b.y)), __builtin_fmaf(a.z, b.x, -(a.x * b.z)),
            __builtin_fmaf(a.x, b.y, -(a.y * b.x))};
}
RW_INLINE float rw_dot(struct rw_vec a, struct rw_vec b)
{
    return __builtin_fmaf(a.x, b.x, __builtin_fmaf(a.y, b.y, a.z * b.z));
}

/* Where a ray meets the plane of a triangle, all scaled by |determinant|. */
struct rw_crossing {
    float u, v; /* weights of vertices 1 and 2 */
    float t;
    float determinant; /* positive: the front is seen, the vertices run counter-clockwise */
    float w;           /* weight of vertex 0; RW_FEATURE_WATERTIGHT only */
};

struct rw_ray {
    struct rw_vec origin, direction;
};

/* The lane's ray in object space. */
RW_INLINE struct rw_ray rw_object_ray(const struct rw_lane *lane)
{
    return {{lane->object_origin[0], lane->object_origin[1], lane->object_origin[2]},
            {lane->object_direction[0], lane->object_direction[1], lane->object_direction[2]}};
}

#include "programs/watertight.cuh"

RW_INLINE struct rw_crossing rw_cross_triangle(struct rw_ray ray, rw_float4 v0, rw_float4 v1,
                                               rw_float4 v2)
{
    if (rw_has(RW_FEATURE_WATERTIGHT)) return rw_cross_watertight(ray, v0, v1, v2);
    struct rw_vec a = {v0.x, v0.y, v0.z};
    struct rw_vec e1 = {v1.x - v0.x, v1.y - v0.y, v1.z - v0.z};
    struct rw_vec e2 = {v2.x - v0.x, v2.y - v0.y, v2.z - v0.z};
    struct rw_vec d = ray.direction, s = rw_subtract(ray.origin, a);
    struct rw_vec p = rw_cross(d, e2), q = rw_cross(s, e1);
    float determinant = rw_dot(e1, p);
    float u = rw_dot(s, p), v = rw_dot(d, q), t = rw_dot(e2, q);
    rw_u32 sign = rw_as_u32(determinant) & 0x80000000u;
    return {rw_as_float(rw_as_u32(u) ^ sign), rw_as_float(rw_as_u32(v) ^ sign),
            rw_as_float(rw_as_u32(t) ^ sign), determinant, 0.0f};
}

/* In the triangle? Always for a determinant of 0 and none of the three above it; such a crossing
 * has no distance. No short cuts: among the lanes of a warp one gets to the last question anyway.
 */
RW_INLINE bool rw_is_inside(struct rw_crossing c)
{
    if (rw_has(RW_FEATURE_WATERTIGHT)) return (c.u >= 0.0f) & (c.v >= 0.0f) & (c.w >= 0.0f);
    float size = __builtin_fabsf(c.determinant);
    return (c.u >= 0.0f) & (c.v >= 0.0f) & (c.u + c.v <= size);
}

/* Distance along the ray, good for culling; NaN where the determinant is 0. */
RW_INLINE float rw_crossing_distance(struct rw_crossing c)
{
    return rw_divide_fast(c.t, __builtin_fabsf(c.determinant));
}

/* The same to the last bit, for programs. */
RW_INLINE float rw_exact_distance(struct rw_crossing c)
{
    return c.t / __builtin_fabsf(c.determinant);
}

#endif
