/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The language that the shape sources (flow.cu, values.cu, ...) are written in. Each of them is
 * compiled twice: by Raywright as ray programs, and by the host's C compiler as plain functions,
 * where a trace is a call that searches all tiles and then calls the hit or miss function. The
 * second is the reference. So a source keeps to what C and CUDA C++ share, and to arithmetic that
 * gives the same bits everywhere.
 *
 *   SHAPE(name) { ... return make_uint4(...); }   a ray generation program; has x, y
 *   PROGRAM(name) { ... }                         a hit or miss program
 *   PAYLOAD_OF(type)                              the payload, in a hit or miss program
 *   TRACE(type, x, y, z, dz, tmin, tmax, payload) a ray along z
 *   TILE, DISTANCE, RAY_Z, RAY_DZ                 the hit, and the ray, in a hit program
 *   trips, inner, bias                            numbers that the host sets before each launch;
 *                                                 with PAGED, elements of paged buffers
 *
 * The scene: square tiles at certain heights (tiles.h), hit by rays parallel to z, through the
 * middles of the unit squares of a 16 x 9 grid, which larger launches repeat.
 */
#ifndef SHAPE_H
#define SHAPE_H

enum { GRID_WIDTH = 16, GRID_HEIGHT = 9 };

/* Paged: elements of 12 bytes at the ends of pages of 4096. */
enum { PAGED_STEP = 341, PAGED_PLACES = 14, PAGED_COUNT = PAGED_STEP * PAGED_PLACES + 1 };

#ifdef __CUDACC__

#include <raywright_device.h>

rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(optix::Ray, current_ray, rtCurrentRay, );
rtDeclareVariable(float, hit_distance, rtIntersectionDistance, );
rtDeclareVariable(unsigned int, hit_tile, attribute tile, );
rtDeclareVariable(rtObject, scene, , );
rtBuffer<uint4, 2> result;
#ifdef PAGED
/* The same numbers in each element, and each tile's own: read in other pages by each launch index,
 * where elements reach from one page into the next. */
rtBuffer<uint3> numbers;
rtBuffer<unsigned int, 2> tile_numbers;
static __forceinline__ __device__ unsigned int paged_place(unsigned int salt)
{
    return PAGED_STEP * ((launch_index.x * 5 + launch_index.y * 3 + salt) % PAGED_PLACES + 1);
}
#define trips (numbers[paged_place(0)].x)
#define inner (numbers[paged_place(7)].y)
#define bias (numbers[paged_place(launch_index.x % 4)].z)
#else
rtDeclareVariable(unsigned int, trips, , );
rtDeclareVariable(unsigned int, inner, , );
rtDeclareVariable(unsigned int, bias, , );
#endif

#define FUNCTION static __forceinline__ __device__
#define NOINLINE_FUNCTION static __noinline__ __device__
#define SHAPE(name)                                                                                \
    FUNCTION uint4 name##_shape(unsigned int x, unsigned int y);                                   \
    RT_PROGRAM void name()                                                                         \
    {                                                                                              \
        result[launch_index] =                                                                     \
            name##_shape(launch_index.x % GRID_WIDTH, launch_index.y % GRID_HEIGHT);               \
    }                                                                                              \
    FUNCTION uint4 name##_shape(unsigned int x, unsigned int y)
#define PROGRAM(name) RT_PROGRAM void name()
#define DECLARE_PAYLOAD(type) rtDeclareVariable(type, type##_payload, rtPayload, );
#define PAYLOAD_OF(type) (type##_payload)
#define TRACE(ray_type, x, y, z, dz, tmin, tmax, payload)                                          \
    rtTrace(scene,                                                                                 \
            optix::make_Ray(make_float3(x, y, z), make_float3(0, 0, dz), ray_type, tmin, tmax),    \
            *(payload))
#ifdef PAGED
#define TILE (tile_numbers[make_uint2(paged_place(2), hit_tile)])
#else
#define TILE hit_tile
#endif
#define DISTANCE hit_distance
#define RAY_Z current_ray.origin.z
#define RAY_DZ current_ray.direction.z
#define FLOAT_BITS(f) ((unsigned int)__float_as_int(f))

FUNCTION unsigned short half_of(float value)
{
    unsigned short half;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(half) : "f"(value));
    return half;
}

FUNCTION float float_of(unsigned short half)
{
    float value;
    asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(half));
    return value;
}

#else

#include "tests/render/shapes/reference.h"

#endif

/* What most rays carry. */
typedef struct record {
    unsigned int value; /* what hits and misses did, in their order */
    unsigned int depth; /* traces open */
    unsigned int count; /* programs run */
    float t;
} record;
DECLARE_PAYLOAD(record)

FUNCTION record new_record(unsigned int value)
{
    record r;
    r.value = value;
    r.depth = 0;
    r.count = 0;
    r.t = 0.0f;
    return r;
}

/* Through the middle of a square of the grid (coordinates wrap), from height z, upwards or down. */
FUNCTION void shoot(unsigned int ray_type, unsigned int x, unsigned int y, float z, float dz,
                    record *r)
{
    TRACE(ray_type, (float)(x % GRID_WIDTH) + 0.5f, (float)(y % GRID_HEIGHT) + 0.5f, z, dz, 0.0f,
          1000.0f, r);
}

FUNCTION uint4 result_of(const record *r)
{
    return make_uint4(r->value, r->depth, r->count, FLOAT_BITS(r->t));
}

#endif
