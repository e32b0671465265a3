/* SPDX-License-Identifier: Apache-2.0 */
/* What intersection programs of shapes begin and end with: the ray, the primitive, the report. */
#ifndef RW_OPTIX7_RAY_CUH
#define RW_OPTIX7_RAY_CUH

#include "programs/optix7/basis.h"

typedef float rw_vector __attribute__((ext_vector_type(4))); /* of points, w is the radius */

/* A loop stays one; those of a few steps become registers. */
#define RW_AS_LOOP _Pragma("unroll 1")

/* 1: programs for pipelines in which something moves, compiled beside the others. */
#ifndef RW_SHAPES_MOVE
#define RW_SHAPES_MOVE 0
#endif

#define RW_ASK(type, constraint, name)                                                             \
    RW_SHAPE type rw_##name(void)                                                                  \
    {                                                                                              \
        type value;                                                                                \
        asm volatile("call (%0), _optix_get_" #name ", ();" : "=" constraint(value));              \
        return value;                                                                              \
    }
RW_ASK(unsigned long long, "l", shape_data)
RW_ASK(unsigned long long, "l", shape_step)
RW_ASK(float, "f", shape_weight)
RW_ASK(float, "f", object_ray_origin_x)
RW_ASK(float, "f", object_ray_origin_y)
RW_ASK(float, "f", object_ray_origin_z)
RW_ASK(float, "f", object_ray_direction_x)
RW_ASK(float, "f", object_ray_direction_y)
RW_ASK(float, "f", object_ray_direction_z)
RW_ASK(float, "f", ray_tmin)
RW_ASK(float, "f", ray_tmax)

/* Those of the primitive that the program looks at, from the `first` on; false: it is none of a
 * structure of shapes. */
RW_SHAPE bool rw_load_points(int first, int count, rw_vector out[4])
{
    typedef const __attribute__((address_space(1))) rw_vector *points;
    unsigned long long data = rw_shape_data();
    if (!data) return false;
    data += (unsigned)first * sizeof(rw_vector);
    for (int i = 0; i < 4; i++) out[i] = ((points)data)[i < count ? i : 0];
    if (!RW_SHAPES_MOVE) return true;
    const unsigned long long step = rw_shape_step();
    const float weight = rw_shape_weight();
    for (int i = 0; i < 4 && step; i++)
        out[i] = (1 - weight) * out[i] + weight * ((points)(data + step))[i < count ? i : 0];
    return true;
}

/* True: it is the closest hit now. */
RW_SHAPE bool rw_report(float t, unsigned kind, float parameter)
{
    unsigned accepted;
    asm volatile("call (%0), _optix_report_intersection_1, (%1, %2, %3);"
                 : "=r"(accepted)
                 : "f"(t), "r"(kind), "r"(__builtin_bit_cast(unsigned, parameter))
                 : "memory");
    return accepted;
}

RW_SHAPE bool rw_report_two(float t, unsigned kind, float first, float second)
{
    unsigned accepted;
    asm volatile("call (%0), _optix_report_intersection_2, (%1, %2, %3, %4);"
                 : "=r"(accepted)
                 : "f"(t), "r"(kind), "r"(__builtin_bit_cast(unsigned, first)),
                   "r"(__builtin_bit_cast(unsigned, second))
                 : "memory");
    return accepted;
}

RW_SHAPE float rw_dot(rw_vector a, rw_vector b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

struct rw_shape_ray {
    rw_vector origin, direction; /* w: 0; the direction normalised */
    float length;                /* of the direction as it was */
    float moved;                 /* by how much of that the origin was moved along the ray */
};

/* The ray, its origin moved to where it comes closest to a point: near the shape there are more
 * digits left. */
RW_SHAPE rw_shape_ray rw_ray_near(rw_vector point)
{
    rw_shape_ray ray;
    ray.origin = {rw_object_ray_origin_x(), rw_object_ray_origin_y(), rw_object_ray_origin_z(), 0};
    ray.direction = {rw_object_ray_direction_x(), rw_object_ray_direction_y(),
                     rw_object_ray_direction_z(), 0};
    ray.length = __builtin_sqrtf(rw_dot(ray.direction, ray.direction));
    ray.direction *= 1 / ray.length;
    ray.moved = rw_dot(point - ray.origin, ray.direction);
    ray.origin += ray.moved * ray.direction;
    return ray;
}

/* From a distance along it. */
RW_SHAPE float rw_ray_t(const rw_shape_ray *ray, float distance)
{
    return (ray->moved + distance) / ray->length;
}

#endif
