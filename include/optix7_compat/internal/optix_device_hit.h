/* SPDX-License-Identifier: Apache-2.0 */
/* The ray and the hit that the program runs for; what intersection and any-hit programs decide. */
#ifndef RW_OPTIX7_OPTIX_DEVICE_HIT_H
#define RW_OPTIX7_OPTIX_DEVICE_HIT_H

/* ---- the ray ---- */

OPTIX_GET_THREE(asm, float3, float, "f", optixGetWorldRayOrigin, "get_world_ray_origin")
OPTIX_GET_THREE(asm, float3, float, "f", optixGetWorldRayDirection, "get_world_ray_direction")
OPTIX_GET_THREE(asm, float3, float, "f", optixGetObjectRayOrigin, "get_object_ray_origin")
OPTIX_GET_THREE(asm, float3, float, "f", optixGetObjectRayDirection, "get_object_ray_direction")
OPTIX_GET(float, "f", optixGetRayTmin, "get_ray_tmin")
/* The distance of the hit; in intersection programs that of the closest so far. */
OPTIX_ASK(float, "f", optixGetRayTmax, "get_ray_tmax")
OPTIX_GET(float, "f", optixGetRayTime, "get_ray_time")
OPTIX_GET(unsigned int, "r", optixGetRayFlags, "get_ray_flags")
OPTIX_GET(unsigned int, "r", optixGetRayVisibilityMask, "get_ray_visibility_mask")

/* ---- the hit ---- */

OPTIX_GET(unsigned int, "r", optixGetPrimitiveIndex, "read_primitive_idx")
OPTIX_GET(unsigned int, "r", optixGetInstanceId, "read_instance_id")
OPTIX_GET(unsigned int, "r", optixGetInstanceIndex, "read_instance_idx")
OPTIX_GET(unsigned int, "r", optixGetSbtGASIndex, "read_sbt_gas_idx")
OPTIX_GET(unsigned int, "r", optixGetHitKind, "get_hit_kind")
/* ~0u: geometry of clusters is not there. */
OPTIX_GET(unsigned int, "r", optixGetClusterId, "get_cluster_id")

/* Weights of the second and third vertex. */
OPTIX_DEVICE float2 optixGetTriangleBarycentrics()
{
    float u, v;
    asm("call (%0, %1), _optix_get_triangle_barycentrics, ();" : "=f"(u), "=f"(v) :);
    return make_float2(u, v);
}

OPTIX_GET(float, "f", optixGetCurveParameter, "get_curve_parameter")

/* Along a ribbon, from 0 to 1, and across it, from -1 to 1. */
OPTIX_DEVICE float2 optixGetRibbonParameters()
{
    float u, v;
    asm("call (%0, %1), _optix_get_ribbon_parameters, ();" : "=f"(u), "=f"(v) :);
    return make_float2(u, v);
}

/* Of length 1, at such parameters. */
OPTIX_DEVICE float3 optixGetRibbonNormal(float2 parameters)
{
    float x, y, z;
    asm("call (%0, %1, %2), _optix_get_ribbon_normal_current_hit, (%3, %4);"
        : "=f"(x), "=f"(y), "=f"(z)
        : "f"(parameters.x), "f"(parameters.y));
    return make_float3(x, y, z);
}

OPTIX_DEVICE float3 optixGetRibbonNormalFromHandle(OptixTraversableHandle gas,
                                                   unsigned int primitive, unsigned int sbtGASIndex,
                                                   float time, float2 parameters)
{
    float x, y, z;
    asm("call (%0, %1, %2), _optix_get_ribbon_normal_from_handle, (%3, %4, %5, %6, %7, %8);"
        : "=f"(x), "=f"(y), "=f"(z)
        : "l"(gas), "r"(primitive), "r"(sbtGASIndex), "f"(time), "f"(parameters.x),
          "f"(parameters.y));
    return make_float3(x, y, z);
}

OPTIX_DEVICE OptixPrimitiveType optixGetPrimitiveType(unsigned int hitKind)
{
    unsigned int type;
    asm("call (%0), _optix_get_primitive_type_from_hit_kind, (%1);" : "=r"(type) : "r"(hitKind));
    return static_cast<OptixPrimitiveType>(type);
}

OPTIX_DEVICE OptixPrimitiveType optixGetPrimitiveType()
{
    return optixGetPrimitiveType(optixGetHitKind());
}

OPTIX_DEVICE bool optixIsBackFaceHit(unsigned int hitKind)
{
    unsigned int back;
    asm("call (%0), _optix_get_backface_from_hit_kind, (%1);" : "=r"(back) : "r"(hitKind));
    return back != 0;
}

OPTIX_DEVICE bool optixIsBackFaceHit()
{
    return optixIsBackFaceHit(optixGetHitKind());
}

/* What the intersection program reported. */
OPTIX_GET(unsigned int, "r", optixGetAttribute_0, "get_attribute_0")
OPTIX_GET(unsigned int, "r", optixGetAttribute_1, "get_attribute_1")
OPTIX_GET(unsigned int, "r", optixGetAttribute_2, "get_attribute_2")
OPTIX_GET(unsigned int, "r", optixGetAttribute_3, "get_attribute_3")
OPTIX_GET(unsigned int, "r", optixGetAttribute_4, "get_attribute_4")
OPTIX_GET(unsigned int, "r", optixGetAttribute_5, "get_attribute_5")
OPTIX_GET(unsigned int, "r", optixGetAttribute_6, "get_attribute_6")
OPTIX_GET(unsigned int, "r", optixGetAttribute_7, "get_attribute_7")

/* ---- decisions ---- */

/* Reports a hit of a kind, 0 to 127, with up to eight attributes; true: it was accepted. */
#define OPTIX_REPORT(count, operands, parameters, values)                                          \
    OPTIX_DEVICE bool optixReportIntersection(float t, unsigned int kind OPTIX_##parameters)       \
    {                                                                                              \
        unsigned int accepted;                                                                     \
        asm volatile("call (%0), _optix_report_intersection_" #count ", (%1, %2" operands ");"     \
                     : "=r"(accepted)                                                              \
                     : "f"(t), "r"(kind)OPTIX_##values                                             \
                     : "memory");                                                                  \
        return accepted != 0;                                                                      \
    }
#define OPTIX_P0
#define OPTIX_P1 , unsigned int a0
#define OPTIX_P2 OPTIX_P1, unsigned int a1
#define OPTIX_P3 OPTIX_P2, unsigned int a2
#define OPTIX_P4 OPTIX_P3, unsigned int a3
#define OPTIX_P5 OPTIX_P4, unsigned int a4
#define OPTIX_P6 OPTIX_P5, unsigned int a5
#define OPTIX_P7 OPTIX_P6, unsigned int a6
#define OPTIX_P8 OPTIX_P7, unsigned int a7
#define OPTIX_V0
#define OPTIX_V1 , "r"(a0)
#define OPTIX_V2 OPTIX_V1, "r"(a1)
#define OPTIX_V3 OPTIX_V2, "r"(a2)
#define OPTIX_V4 OPTIX_V3, "r"(a3)
#define OPTIX_V5 OPTIX_V4, "r"(a4)
#define OPTIX_V6 OPTIX_V5, "r"(a5)
#define OPTIX_V7 OPTIX_V6, "r"(a6)
#define OPTIX_V8 OPTIX_V7, "r"(a7)
OPTIX_REPORT(0, "", P0, V0)
OPTIX_REPORT(1, ", %3", P1, V1)
OPTIX_REPORT(2, ", %3, %4", P2, V2)
OPTIX_REPORT(3, ", %3, %4, %5", P3, V3)
OPTIX_REPORT(4, ", %3, %4, %5, %6", P4, V4)
OPTIX_REPORT(5, ", %3, %4, %5, %6, %7", P5, V5)
OPTIX_REPORT(6, ", %3, %4, %5, %6, %7, %8", P6, V6)
OPTIX_REPORT(7, ", %3, %4, %5, %6, %7, %8, %9", P7, V7)
OPTIX_REPORT(8, ", %3, %4, %5, %6, %7, %8, %9, %10", P8, V8)
#undef OPTIX_REPORT

/* In any-hit programs, which they end: the candidate is no hit; it is the last one. */
OPTIX_DEVICE void optixIgnoreIntersection()
{
    asm volatile("call _optix_ignore_intersection, ();" : : : "memory");
}

OPTIX_DEVICE void optixTerminateRay()
{
    asm volatile("call _optix_terminate_ray, ();" : : : "memory");
}

/* ---- exceptions ---- */

/* Ends the launch index with the exception program; `code` is not negative. */
#define OPTIX_THROW(count, operands, parameters, values)                                           \
    OPTIX_DEVICE void optixThrowException(int code OPTIX_##parameters)                             \
    {                                                                                              \
        asm volatile("call _optix_throw_exception_" #count ", (%0" operands ");"                   \
                     :                                                                             \
                     : "r"(code)OPTIX_##values                                                     \
                     : "memory");                                                                  \
    }
OPTIX_THROW(0, "", P0, V0)
OPTIX_THROW(1, ", %1", P1, V1)
OPTIX_THROW(2, ", %1, %2", P2, V2)
OPTIX_THROW(3, ", %1, %2, %3", P3, V3)
OPTIX_THROW(4, ", %1, %2, %3, %4", P4, V4)
OPTIX_THROW(5, ", %1, %2, %3, %4, %5", P5, V5)
OPTIX_THROW(6, ", %1, %2, %3, %4, %5, %6", P6, V6)
OPTIX_THROW(7, ", %1, %2, %3, %4, %5, %6, %7", P7, V7)
OPTIX_THROW(8, ", %1, %2, %3, %4, %5, %6, %7, %8", P8, V8)
#undef OPTIX_THROW
#undef OPTIX_P0
#undef OPTIX_P1
#undef OPTIX_P2
#undef OPTIX_P3
#undef OPTIX_P4
#undef OPTIX_P5
#undef OPTIX_P6
#undef OPTIX_P7
#undef OPTIX_P8
#undef OPTIX_V0
#undef OPTIX_V1
#undef OPTIX_V2
#undef OPTIX_V3
#undef OPTIX_V4
#undef OPTIX_V5
#undef OPTIX_V6
#undef OPTIX_V7
#undef OPTIX_V8

/* In exception programs. */
OPTIX_GET(int, "r", optixGetExceptionCode, "get_exception_code")

OPTIX_DEVICE const char *optixGetExceptionLineInfo()
{
    unsigned long long text;
    asm("call (%0), _optix_get_exception_line_info, ();" : "=l"(text) :);
    return reinterpret_cast<const char *>(text);
}

OPTIX_GET(unsigned int, "r", optixGetExceptionDetail_0, "get_exception_detail_0")
OPTIX_GET(unsigned int, "r", optixGetExceptionDetail_1, "get_exception_detail_1")
OPTIX_GET(unsigned int, "r", optixGetExceptionDetail_2, "get_exception_detail_2")
OPTIX_GET(unsigned int, "r", optixGetExceptionDetail_3, "get_exception_detail_3")
OPTIX_GET(unsigned int, "r", optixGetExceptionDetail_4, "get_exception_detail_4")
OPTIX_GET(unsigned int, "r", optixGetExceptionDetail_5, "get_exception_detail_5")
OPTIX_GET(unsigned int, "r", optixGetExceptionDetail_6, "get_exception_detail_6")
OPTIX_GET(unsigned int, "r", optixGetExceptionDetail_7, "get_exception_detail_7")

#endif
