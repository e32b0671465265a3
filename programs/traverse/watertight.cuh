/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Ray against triangle without gaps along shared edges and at shared vertices
 * (RW_FEATURE_WATERTIGHT), after the idea of Woop, Benthin and Wald (Watertight Ray/Triangle
 * Intersection, 2013): each vertex is projected along the ray onto a plane, rounded by itself, and
 * from there on signs are exact, so that triangles which share vertices share their images and
 * leave nothing between them. Unlike theirs this form needs no division before a hit, and no
 * double precision: Kahan's difference of two products has the right sign, and is 0 only where the
 * difference is. A value of 0 counts for both triangles.
 *
 * Signs are exact while products of two coordinates relative to the ray's origin, times the square
 * of the direction's length, stay within 2^-100 and 2^126.
 */
#ifndef RW_WATERTIGHT_CUH
#define RW_WATERTIGHT_CUH

/* Included by triangle.cuh, whose types these are. */

/* Which axis has the direction's largest component: x, y, or with neither set z. */
struct rw_major {
    bool x, y;
};

RW_INLINE struct rw_major rw_major_axis(struct rw_vec d)
{
    float x = __builtin_fabsf(d.x), y = __builtin_fabsf(d.y), z = __builtin_fabsf(d.z);
    bool is_x = x > y && x > z;
    return {is_x, !is_x && y > z};
}

/* Exchanges the largest axis with z. */
RW_INLINE struct rw_vec rw_exchange(struct rw_major major, struct rw_vec v)
{
    return {major.x ? v.z : v.x, major.y ? v.z : v.y, major.x ? v.x : (major.y ? v.y : v.z)};
}

/* Along d onto the plane z = 0, times d.z; z stays. Depends on the vertex and the ray alone. */
RW_INLINE struct rw_vec rw_project(struct rw_vec d, struct rw_vec v)
{
    return {__builtin_fmaf(d.z, v.x, -(d.x * v.z)), __builtin_fmaf(d.z, v.y, -(d.y * v.z)), v.z};
}

/* On which side of the edge from a to b the ray passes. */
RW_INLINE float rw_edge_side(struct rw_vec a, struct rw_vec b)
{
    float product = a.x * b.y;
    float error = __builtin_fmaf(a.x, b.y, -product);
    return __builtin_fmaf(a.y, b.x, -product) - error;
}

RW_INLINE struct rw_vec rw_seen_vertex(struct rw_ray ray, struct rw_major major, rw_float4 v)
{
    struct rw_vec relative = rw_subtract({v.x, v.y, v.z}, ray.origin);
    return rw_project(rw_exchange(major, ray.direction), rw_exchange(major, relative));
}

/* programs/cpu/triangles.h has the same in vectors, to the last bit. */
RW_INLINE struct rw_crossing rw_cross_watertight(struct rw_ray ray, rw_float4 v0, rw_float4 v1,
                                                 rw_float4 v2)
{
    struct rw_major major = rw_major_axis(ray.direction);
    struct rw_vec a = rw_seen_vertex(ray, major, v0), b = rw_seen_vertex(ray, major, v1);
    struct rw_vec c = rw_seen_vertex(ray, major, v2);
    float u = rw_edge_side(c, a), v = rw_edge_side(a, b), w = rw_edge_side(b, c);
    float t = __builtin_fmaf(w, a.z, __builtin_fmaf(u, b.z, v * c.z));
    float scale = rw_exchange(major, ray.direction).z;
    float determinant = (w + u + v) * scale;
    rw_u32 sign = rw_as_u32(determinant) & 0x80000000u;
    rw_u32 mirrored = (rw_u32)(major.x | major.y) << 31; /* by the exchange of axes */
    return {rw_as_float(rw_as_u32(u * scale) ^ sign), rw_as_float(rw_as_u32(v * scale) ^ sign),
            rw_as_float(rw_as_u32(t) ^ sign), rw_as_float(rw_as_u32(determinant) ^ mirrored),
            rw_as_float(rw_as_u32(w * scale) ^ sign)};
}

#endif
