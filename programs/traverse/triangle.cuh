/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Ray against triangle: Cramer's rule, as Moller and Trumbore (Fast, Minimum Storage Ray/Triangle
 * Intersection, 1997), in the form that has the triangle's normal as a factor, which the builders
 * computed: one cross product is left. Everything is compared scaled by the determinant. The
 * distance that culls is a fast one; what programs see is computed when the ray has ended, by
 * operations that round the same way on every device. With RW_FEATURE_WATERTIGHT the test is that
 * of watertight.cuh.
 */
#ifndef RW_TRIANGLE_CUH
#define RW_TRIANGLE_CUH

#include "programs/scene.cuh"
#include "programs/traverse/motion.cuh"

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

#include "programs/traverse/watertight.cuh"

/* The units of a struct rw_triangle, without the last. */
struct rw_corners {
    rw_float4 v0, v1, v2;
};

/* Between two keys. The normal is not interpolated: it would be another triangle's. What it is off
 * by, 2^-24 of its edges' product, is no more than the rounding of the corners makes of it. */
RW_INLINE struct rw_corners rw_corners_between(struct rw_corners a, struct rw_corners b,
                                               float weight)
{
    struct rw_corners c = {rw_between4(a.v0, b.v0, weight), rw_between4(a.v1, b.v1, weight),
                           rw_between4(a.v2, b.v2, weight)};
    struct rw_vec normal = rw_cross({c.v2.x - c.v0.x, c.v2.y - c.v0.y, c.v2.z - c.v0.z},
                                    {c.v1.x - c.v0.x, c.v1.y - c.v0.y, c.v1.z - c.v0.z});
    c.v0.w = normal.x;
    c.v1.w = normal.y;
    c.v2.w = normal.z;
    return c;
}

/* Of a leaf entry in the lane's tree. */
RW_INLINE struct rw_corners rw_load_corners(const struct rw_lane *lane,
                                            const RW_GLOBAL rw_float4 *entry)
{
    struct rw_corners corners = {entry[0], entry[1], entry[2]};
    if (!rw_is_between_keys(lane)) return corners;
    entry += lane->key_units;
    return rw_corners_between(corners, {entry[0], entry[1], entry[2]}, lane->key_weight);
}

/* programs/cpu/triangles.h has the same in vectors, to the last bit. */
RW_INLINE struct rw_crossing rw_cross_triangle(struct rw_ray ray, struct rw_corners corners)
{
    rw_float4 v0 = corners.v0, v1 = corners.v1, v2 = corners.v2;
    if (rw_has(RW_FEATURE_WATERTIGHT)) return rw_cross_watertight(ray, v0, v1, v2);
    struct rw_vec a = {v0.x, v0.y, v0.z}, normal = {v0.w, v1.w, v2.w};
    struct rw_vec e1 = {v1.x - v0.x, v1.y - v0.y, v1.z - v0.z};
    struct rw_vec e2 = {v2.x - v0.x, v2.y - v0.y, v2.z - v0.z};
    struct rw_vec d = ray.direction, s = rw_subtract(a, ray.origin), c = rw_cross(s, d);
    float determinant = rw_dot(d, normal);
    float u = rw_dot(c, e2), v = rw_dot(c, e1), t = rw_dot(s, normal);
    rw_u32 sign = rw_as_u32(determinant) & 0x80000000u;
    return {rw_as_float(rw_as_u32(-u) ^ sign), rw_as_float(rw_as_u32(v) ^ sign),
            rw_as_float(rw_as_u32(t) ^ sign), determinant, 0.0f};
}

/* In the triangle? Always for a determinant of 0 and none of the three above it; such a crossing
 * has no distance. No short cuts: among the lanes of a warp one gets to the last question
 * anyway. */
RW_INLINE bool rw_is_inside(struct rw_crossing c)
{
    if (rw_has(RW_FEATURE_WATERTIGHT)) return (c.u >= 0.0f) & (c.v >= 0.0f) & (c.w >= 0.0f);
    float size = __builtin_fabsf(c.determinant);
    return (c.u >= 0.0f) & (c.v >= 0.0f) & (c.u + c.v <= size);
}

/* Distance along the ray, good for culling; NaN or infinite where the determinant is 0 or so small
 * (below 2^-126) that it counts as 0. */
RW_INLINE float rw_crossing_distance(struct rw_crossing c)
{
    return c.t * rw_inverse_fast(__builtin_fabsf(c.determinant));
}

/* What the scaled numbers of a crossing are to be multiplied with, for programs. */
RW_INLINE float rw_exact_inverse(struct rw_crossing c)
{
    return 1.0f / __builtin_fabsf(c.determinant);
}

#endif
