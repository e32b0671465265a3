/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What ray programs include: the functions of the device interface and, through
 * raywright_variable.h, the declarations of programs, variables, buffers and callable programs.
 * C++11 and later; NVRTC (no include path of the toolkit needed), nvcc, and clang in CUDA mode with
 * or without a toolkit. 64-bit only.
 *
 * Nothing here computes much: a function becomes `call (results), _rt_name, (arguments);` of a stub
 * that no module declares, and Raywright's compiler recognises it by name. Names and argument
 * orders are those of the classic interface (version 6.5), so modules compiled with either header
 * can be mixed.
 */
#ifndef RAYWRIGHT_DEVICE_H
#define RAYWRIGHT_DEVICE_H

#include "raywright_texture.h"
#include "raywright_variable.h"
/* The classic header of this name has no mathematics. */
#ifndef RW_WITHOUT_MATH
#include "raywright_math.h"
#endif

#define RW_DEVICE static __forceinline__ __device__

/* ---- Tracing and intersection ---- */

/*
 * Traces a ray below `top` and returns when its closest-hit or miss program has. In ray generation,
 * closest-hit, miss and bindless callable programs. The payload is what these programs see as
 * rtPayload; a child is visited where its mask and this mask have a bit in common; flags are
 * RTrayflags.
 *
 * Hits on built-in triangles count at ray.tmin < t < ray.tmax, those of intersection programs at
 * ray.tmin <= t < ray.tmax (rtPotentialIntersection). Boxes are looked for in front of the origin
 * alone: with a negative tmin hits behind it are found only where the box of a primitive, or of one
 * that lies with it in the tree, reaches to the origin; move the origin instead.
 *
 * A ray with a NaN in it misses, and takes no longer than others; so does one from an infinite
 * origin, or whose direction is infinite or zero. Sizes count as infinite where those of the six
 * components add up to no finite float, and a direction as zero where those of its three add up to
 * less than 2^-80. With RT_EXCEPTION_INVALID_RAY such rays raise that exception. tmin and tmax may
 * be infinite; tmin >= tmax is a plain miss.
 */
template <typename T>
RW_DEVICE void rtTrace(rtObject top, optix::Ray ray, T &payload,
                       RTvisibilitymask mask = RT_VISIBILITY_ALL,
                       RTrayflags flags = RT_RAY_FLAG_NONE)
{
    asm volatile("call _rt_trace_mask_flags_64, "
                 "(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13);"
                 :
                 : "r"(top.rw_handle()), "f"(ray.origin.x), "f"(ray.origin.y), "f"(ray.origin.z),
                   "f"(ray.direction.x), "f"(ray.direction.y), "f"(ray.direction.z),
                   "r"(ray.ray_type), "f"(ray.tmin), "f"(ray.tmax), "r"(mask),
                   "r"((unsigned int)flags), "l"(&payload), "r"((unsigned int)sizeof(T))
                 : "memory");
}

/* The same at a time, which programs see as rtCurrentTime; nothing moves. Without one it is 0. */
template <typename T>
RW_DEVICE void rtTrace(rtObject top, optix::Ray ray, float time, T &payload,
                       RTvisibilitymask mask = RT_VISIBILITY_ALL,
                       RTrayflags flags = RT_RAY_FLAG_NONE)
{
    asm volatile("call _rt_trace_time_mask_flags_64, "
                 "(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14);"
                 :
                 : "r"(top.rw_handle()), "f"(ray.origin.x), "f"(ray.origin.y), "f"(ray.origin.z),
                   "f"(ray.direction.x), "f"(ray.direction.y), "f"(ray.direction.z),
                   "r"(ray.ray_type), "f"(ray.tmin), "f"(ray.tmax), "f"(time), "r"(mask),
                   "r"((unsigned int)flags), "l"(&payload), "r"((unsigned int)sizeof(T))
                 : "memory");
}

/* Intersection: would a hit at t count? If so write the attributes and report it. One at ray.tmin
 * does, one at the distance of the closest hit so far, or at ray.tmax, does not. */
RW_DEVICE bool rtPotentialIntersection(float t)
{
    unsigned int result;
    asm volatile("call (%0), _rt_potential_intersection, (%1);" : "=r"(result) : "f"(t) : "memory");
    return result != 0;
}

/* Intersection: a hit, with the material of this index in the geometry instance. Runs the any-hit
 * program; false if that ignored the hit. */
RW_DEVICE bool rtReportIntersection(unsigned int material)
{
    unsigned int result;
    asm volatile("call (%0), _rt_report_intersection, (%1);"
                 : "=r"(result)
                 : "r"(material)
                 : "memory");
    return result != 0;
}

/* Any-hit: the ray goes on as if the hit had not been. Does not return. */
RW_DEVICE void rtIgnoreIntersection()
{
    asm volatile("call _rt_ignore_intersection, ();" ::: "memory");
}

/* Any-hit: accepts the hit and ends the search; the closest-hit program runs. Does not return. */
RW_DEVICE void rtTerminateRay()
{
    asm volatile("call _rt_terminate_ray, ();" ::: "memory");
}

/* Selector visit: goes on into the child of this index. */
RW_DEVICE void rtIntersectChild(unsigned int index)
{
    asm volatile("call _rt_intersect_child, (%0);" : : "r"(index) : "memory");
}

/* ---- Transformation; the identity where no transform is above the program ---- */

namespace optix
{
RW_DEVICE float4 transform_tuple(unsigned int kind, float x, float y, float z, float w)
{
    float4 r;
    asm("call (%0, %1, %2, %3), _rt_transform_tuple, (%4, %5, %6, %7, %8);"
        : "=f"(r.x), "=f"(r.y), "=f"(r.z), "=f"(r.w)
        : "r"(kind), "f"(x), "f"(y), "f"(z), "f"(w));
    return r;
}
} // namespace optix

RW_DEVICE float3 rtTransformPoint(RTtransformkind kind, const float3 &p)
{
    float4 r = optix::transform_tuple(kind, p.x, p.y, p.z, 1.0f);
    return make_float3(r.x / r.w, r.y / r.w, r.z / r.w);
}

RW_DEVICE float3 rtTransformVector(RTtransformkind kind, const float3 &v)
{
    float4 r = optix::transform_tuple(kind, v.x, v.y, v.z, 0.0f);
    return make_float3(r.x, r.y, r.z);
}

/* By the inverse transpose; the result is not normalised. */
RW_DEVICE float3 rtTransformNormal(RTtransformkind kind, const float3 &n)
{
    const unsigned int inverse_transpose = 0x1000;
    float4 r = optix::transform_tuple(kind | inverse_transpose, n.x, n.y, n.z, 0.0f);
    return make_float3(r.x, r.y, r.z);
}

/* The matrix itself, 4x4, row-major. */
RW_DEVICE void rtGetTransform(RTtransformkind kind, float matrix[16])
{
    float m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15;
    asm("call (%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15), "
        "_rt_get_transform, (%16);"
        : "=f"(m0), "=f"(m1), "=f"(m2), "=f"(m3), "=f"(m4), "=f"(m5), "=f"(m6), "=f"(m7), "=f"(m8),
          "=f"(m9), "=f"(m10), "=f"(m11), "=f"(m12), "=f"(m13), "=f"(m14), "=f"(m15)
        : "r"((unsigned int)kind));
    const float m[16] = {m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15};
    for (int i = 0; i < 16; i++) matrix[i] = m[i];
}

/* ---- Queries ---- */

#define RW_QUERY(type, name, stub)                                                                 \
    RW_DEVICE type name()                                                                          \
    {                                                                                              \
        unsigned int result;                                                                       \
        asm("call (%0), " stub ";" : "=r"(result));                                                \
        return (type)result;                                                                       \
    }
/* Which primitive the hit is on, the geometry's index offset included. */
RW_QUERY(unsigned int, rtGetPrimitiveIndex, "_rt_get_primitive_index, ()")
/* Whether the hit is on a triangle of built-in triangle geometry, and on which side of it. */
RW_QUERY(bool, rtIsTriangleHit, "_rt_is_triangle_hit, ()")
RW_QUERY(bool, rtIsTriangleHitFrontFace, "_rt_is_triangle_hit_front_face, ()")
RW_QUERY(bool, rtIsTriangleHitBackFace, "_rt_is_triangle_hit_back_face, ()")
/* Flags and mask of the current ray, as given to rtTrace. */
RW_QUERY(unsigned int, rtGetRayFlags, "_rt_get_ray_flags, ()")
RW_QUERY(unsigned int, rtGetRayMask, "_rt_get_ray_mask, ()")
/* Index of the hit's ancestor among the children of the nearest enclosing group. */
RW_QUERY(unsigned int, rtGetGroupChildIndex, "_rt_get_lowest_group_child_index, ()")
/* The entry point that was launched. This stub alone has no argument list. */
RW_QUERY(unsigned int, rtGetEntryPointIndex, "_rt_get_entry_point_index")
/* Exception: what happened, an RTexception or the code given to rtThrow. */
RW_QUERY(unsigned int, rtGetExceptionCode, "_rt_get_exception_code, ()")
#undef RW_QUERY

/* Attribute: weights of the triangle's second and third vertex. */
RW_DEVICE float2 rtGetTriangleBarycentrics()
{
    float2 r;
    asm("call (%0, %1), _rt_get_triangle_barycentrics, ();" : "=f"(r.x), "=f"(r.y));
    return r;
}

/* ---- Exceptions and printing ---- */

/* Ends the launch index with a code from RT_EXCEPTION_USER to RT_EXCEPTION_USER_MAX; the exception
 * program runs. Does not return. Nothing happens where RT_EXCEPTION_USER is not enabled. */
RW_DEVICE void rtThrow(unsigned int code)
{
    asm volatile("call _rt_throw, (%0);" : : "r"(code) : "memory");
}

#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wformat-security"
#pragma clang diagnostic ignored "-Wformat-nonliteral"
#endif
/* printf for the launch indices that the host chose to print; at most 14 arguments, no %s. The
 * format is a literal. */
template <typename... Arguments> RW_DEVICE void rtPrintf(const char *format, Arguments... arguments)
{
    static_assert(sizeof...(Arguments) <= 14, "rtPrintf takes at most 14 arguments");
    unsigned int active;
    asm volatile("call (%0), _rt_print_active, ();" : "=r"(active));
    if (active) printf(format, arguments...);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif

/* Exception: prints the launch index and what is known of the cause. */
RW_DEVICE void rtPrintExceptionDetails()
{
    using namespace rti_internal_register;
    const unsigned int code = rtGetExceptionCode();
#define RW_SAY(text, ...)                                                                          \
    rtPrintf("Launch index (%u, %u, %u): " text "\n", reg_rayIndex_x, reg_rayIndex_y,              \
             reg_rayIndex_z, ##__VA_ARGS__)
#define RW_D(i) reg_exception_detail##i
#define RW_D64(i) reg_exception_64_detail##i
#define RW_DF(i) optix::int_as_float((int)reg_exception_detail##i)
    if (code == RT_EXCEPTION_STACK_OVERFLOW)
        RW_SAY("stack overflow");
    else if (code == RT_EXCEPTION_TRACE_DEPTH_EXCEEDED)
        RW_SAY("trace depth exceeded");
    else if (code == RT_EXCEPTION_BUFFER_INDEX_OUT_OF_BOUNDS)
        RW_SAY("index (%llu, %llu, %llu) outside buffer %d of size (%llu, %llu, %llu), "
               "%u dimensions, %u bytes an element",
               RW_D64(4), RW_D64(5), RW_D64(6), RW_D(2), RW_D64(1), RW_D64(2), RW_D64(3), RW_D(0),
               RW_D(1));
    else if (code == RT_EXCEPTION_BUFFER_ID_INVALID)
        RW_SAY("invalid buffer id %d", RW_D(0));
    else if (code == RT_EXCEPTION_PROGRAM_ID_INVALID)
        RW_SAY("invalid program id %d", RW_D(0));
    else if (code == RT_EXCEPTION_TEXTURE_ID_INVALID)
        RW_SAY("invalid texture id %d", RW_D(0));
    else if (code == RT_EXCEPTION_INDEX_OUT_OF_BOUNDS)
        RW_SAY("index %llu out of bounds, limit %llu", RW_D64(2), RW_D64(1));
    else if (code == RT_EXCEPTION_INVALID_RAY)
        RW_SAY("invalid ray of type %u: origin (%g, %g, %g), direction (%g, %g, %g), tmin %g, "
               "tmax %g",
               RW_D(6), RW_DF(0), RW_DF(1), RW_DF(2), RW_DF(3), RW_DF(4), RW_DF(5), RW_DF(7),
               RW_DF(8));
    else if (code == RT_EXCEPTION_PAYLOAD_ACCESS_OUT_OF_BOUNDS)
        RW_SAY("access to %llu bytes at offset %llu of a payload of %llu bytes", RW_D64(2),
               RW_D64(1), RW_D64(3));
    else if (code == RT_EXCEPTION_USER_EXCEPTION_CODE_OUT_OF_BOUNDS)
        RW_SAY("rtThrow with 0x%X, which is no code of a user exception", RW_D(0));
    else if (code >= RT_EXCEPTION_USER && code <= RT_EXCEPTION_USER_MAX)
        RW_SAY("user exception 0x%X", code);
    else
        RW_SAY("internal error, code 0x%X", code);
#undef RW_SAY
#undef RW_D
#undef RW_D64
#undef RW_DF
}

#undef RW_DEVICE

#endif
