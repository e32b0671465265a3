/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the generated ray programs have in common (generate.h): the variables that the host sets
 * (scene.c), and functions whose results are the same bits everywhere.
 */
#ifndef RW_TEST_RAYS_PRELUDE_H
#define RW_TEST_RAYS_PRELUDE_H

#include <raywright_device.h>

#define INLINE static __forceinline__ __device__
#define NOINLINE static __noinline__ __device__

/* A local of a ray generation program that all the others reach by pointers. */
struct state {
    unsigned int x, steps, log[4];
    unsigned long long wide;
};

typedef unsigned int plain_function(unsigned int, unsigned int);
typedef unsigned int deep_function(unsigned int, unsigned int, unsigned int, state *);
typedef unsigned int look_function(unsigned int);

rtDeclareVariable(uint2, launch_index, rtLaunchIndex, );
rtDeclareVariable(uint2, launch_dim, rtLaunchDim, );
rtDeclareVariable(optix::Ray, current_ray, rtCurrentRay, );
rtDeclareVariable(float, hit_distance, rtIntersectionDistance, );
rtDeclareVariable(unsigned int, hit_word, attribute word, );
rtDeclareVariable(float3, hit_place, attribute place, );
rtDeclareVariable(rtObject, scene, , );
rtDeclareVariable(rtObject, part, , );
rtDeclareVariable(unsigned int, setting, , ); /* other in each launch */
rtDeclareVariable(unsigned int, own, , );     /* of a geometry instance */
rtDeclareVariable(unsigned int, shade, , );   /* of a material */
rtBuffer<uint4, 2> output;
rtBuffer<unsigned int> input;
rtBuffer<unsigned int> scratch; /* 8 words for each launch index */
rtBuffer<unsigned int> counters;
rtBuffer<float> tiles;
rtDeclareVariable(rtBufferId<unsigned int>, input_id, , );
rtBuffer<rtCallableProgramId<plain_function>> plain_ids;
rtBuffer<rtCallableProgramId<deep_function>> deep_ids;
rtDeclareVariable(rtCallableProgramX<plain_function>, bound_plain, , );
rtDeclareVariable(rtCallableProgramX<deep_function>, bound_deep, , );
rtDeclareVariable(rtCallableProgramX<look_function>, bound_look, , );

static __constant__ unsigned int table[16] = {
    0x00000000u, 0xffffffffu, 0x80000000u, 0x7fffffffu, 0x00000001u, 0x9e3779b9u,
    0x0000ffffu, 0xffff0000u, 0x00000010u, 0x0000000fu, 0xdeadbeefu, 0x12345678u,
    0x00ff00ffu, 0xaaaaaaaau, 0x55555555u, 0x00000003u,
};

INLINE unsigned int self()
{
    return launch_index.y * launch_dim.x + launch_index.x;
}

INLINE unsigned int &own_word(unsigned int i)
{
    return scratch[self() * 8 + (i & 7)];
}

INLINE float small(float x)
{
    return (float)((unsigned int)x & 255);
}

INLINE unsigned int signed_division(int a, int b)
{
    if (b == 0 || (b == -1 && a == -2147483647 - 1)) return (unsigned int)a;
    return (unsigned int)(a / b) ^ (unsigned int)(a % b);
}

INLINE unsigned int turn(unsigned int x, unsigned int by)
{
    return x << (by & 31) | x >> (32 - by & 31);
}

/* The distance in quarters: a triangle's may be off in its last bits. */
INLINE unsigned int quarters()
{
    return (unsigned int)(hit_distance * 4.0f + 0.5f);
}

INLINE unsigned int sixteenths(float3 p)
{
    return (unsigned int)(int)rintf(p.x * 16) + 37 * (unsigned int)(int)rintf(p.y * 16) +
           1009 * (unsigned int)(int)rintf(p.z * 16);
}

INLINE unsigned int transformed(unsigned int by)
{
    const RTtransformkind kind = by & 1 ? RT_OBJECT_TO_WORLD : RT_WORLD_TO_OBJECT;
    const float3 v = make_float3(by >> 1 & 7, by >> 4 & 7, by >> 7 & 7);
    if (by & 1024) return sixteenths(rtTransformPoint(kind, v));
    if (by & 2048) return sixteenths(rtTransformNormal(kind, v));
    return sixteenths(rtTransformVector(kind, v));
}

INLINE unsigned int ray_word()
{
    return sixteenths(current_ray.origin) ^ turn(sixteenths(current_ray.direction), 9) ^
           current_ray.ray_type;
}

/* Rays keep off the edges of tiles, whose coordinates are whole: they start 5/16 beside them and go
 * sideways by quarters of what they climb. */
INLINE optix::Ray make_ray(unsigned int where, unsigned int type)
{
    const float down = where >> 8 & 1, from = where >> 9 & 31;
    const float3 origin =
        make_float3((where & 15) + 0.3125f, (where >> 4 & 15) + 0.3125f, down ? 140 - from : from);
    const float3 direction =
        make_float3((where >> 14 & 1) * 0.25f, (where >> 15 & 1) * -0.25f, down ? -1 : 1);
    const float tmin = where & 1u << 18 ? (where >> 19 & 15) + 0.125f : 0;
    const float tmax = where & 1u << 23 ? 8.125f * (where >> 24 & 15) + 16 : 1000;
    return optix::make_Ray(origin, direction, type, tmin, tmax);
}

template <class Payload>
INLINE void shoot(rtObject top, unsigned int where, unsigned int type, Payload &payload,
                  unsigned int mask, unsigned int flags)
{
    rtTrace(top, make_ray(where, type), payload, mask, (RTrayflags)flags);
}

/* Whether the ray goes through a tile, and where it enters and leaves it. */
INLINE bool meets(int primitive, float &in, float &out)
{
    const unsigned int first = 5 * primitive;
    const float3 o = current_ray.origin, d = current_ray.direction;
    in = (tiles[first] - o.z) / d.z;
    out = in + 0.25f;
    const float x = o.x + in * d.x, y = o.y + in * d.y;
    return x > tiles[first + 1] && x < tiles[first + 2] && y > tiles[first + 3] &&
           y < tiles[first + 4];
}

RT_PROGRAM void bounds(int primitive, float box[6])
{
    const unsigned int first = 5 * primitive;
    box[0] = tiles[first + 1];
    box[1] = tiles[first + 3];
    box[2] = tiles[first] - 0.5f;
    box[3] = tiles[first + 2];
    box[4] = tiles[first + 4];
    box[5] = tiles[first] + 0.5f;
}

#endif
