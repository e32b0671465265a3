/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a primitive consists of: vertices, and with curves and spheres the radius behind them. Each
 * is asked of the running program's hit, of a structure that was built with
 * OPTIX_BUILD_FLAG_ALLOW_RANDOM_VERTEX_ACCESS, and of the hit object.
 */
#ifndef RW_OPTIX7_OPTIX_DEVICE_VERTICES_H
#define RW_OPTIX7_OPTIX_DEVICE_VERTICES_H

#define OPTIX_XYZ(i) "=f"(data[i].x), "=f"(data[i].y), "=f"(data[i].z)
#define OPTIX_XYZW(i) OPTIX_XYZ(i), "=f"(data[i].w)

/* `results` are the operands of the values, `at` those of the arguments behind them. */
#define OPTIX_PRIMITIVE(vector, count, function, hit_function, name, results, at, ...)             \
    OPTIX_DEVICE void function(vector data[count])                                                 \
    {                                                                                              \
        asm("call (" results "), _optix_get_" name "_current_hit, ();" : __VA_ARGS__ :);           \
    }                                                                                              \
    OPTIX_DEVICE void function##FromHandle(OptixTraversableHandle gas, unsigned int primitive,     \
                                           unsigned int sbtGASIndex, float time,                   \
                                           vector data[count])                                     \
    {                                                                                              \
        asm("call (" results "), _optix_get_" name "_from_handle, (" at ");"                       \
            : __VA_ARGS__                                                                          \
            : "l"(gas), "r"(primitive), "r"(sbtGASIndex), "f"(time));                              \
    }                                                                                              \
    OPTIX_DEVICE void hit_function(vector data[count])                                             \
    {                                                                                              \
        asm volatile("call (" results "), _optix_hitobject_get_" name ", ();" : __VA_ARGS__ :);    \
    }

#define OPTIX_4 "%0, %1, %2, %3"
#define OPTIX_8 OPTIX_4 ", %4, %5, %6, %7"
#define OPTIX_12 OPTIX_8 ", %8, %9, %10, %11"
#define OPTIX_16 OPTIX_12 ", %12, %13, %14, %15"
OPTIX_PRIMITIVE(float3, 3, optixGetTriangleVertexData, optixHitObjectGetTriangleVertexData,
                "triangle_vertex_data", OPTIX_8 ", %8", "%9, %10, %11, %12", OPTIX_XYZ(0),
                OPTIX_XYZ(1), OPTIX_XYZ(2))
OPTIX_PRIMITIVE(float4, 1, optixGetSphereData, optixHitObjectGetSphereData, "sphere_data", OPTIX_4,
                "%4, %5, %6, %7", OPTIX_XYZW(0))
OPTIX_PRIMITIVE(float4, 2, optixGetLinearCurveVertexData, optixHitObjectGetLinearCurveVertexData,
                "linear_curve_vertex_data", OPTIX_8, "%8, %9, %10, %11", OPTIX_XYZW(0),
                OPTIX_XYZW(1))
OPTIX_PRIMITIVE(float4, 3, optixGetQuadraticBSplineVertexData,
                optixHitObjectGetQuadraticBSplineVertexData, "quadratic_bspline_vertex_data",
                OPTIX_12, "%12, %13, %14, %15", OPTIX_XYZW(0), OPTIX_XYZW(1), OPTIX_XYZW(2))
OPTIX_PRIMITIVE(float4, 3, optixGetRibbonVertexData, optixHitObjectGetRibbonVertexData,
                "ribbon_vertex_data", OPTIX_12, "%12, %13, %14, %15", OPTIX_XYZW(0), OPTIX_XYZW(1),
                OPTIX_XYZW(2))
OPTIX_PRIMITIVE(float4, 3, optixGetQuadraticBSplineRocapsVertexData,
                optixHitObjectGetQuadraticBSplineRocapsVertexData,
                "quadratic_bspline_rocaps_vertex_data", OPTIX_12, "%12, %13, %14, %15",
                OPTIX_XYZW(0), OPTIX_XYZW(1), OPTIX_XYZW(2))
#define OPTIX_CUBIC(function, hit_function, name)                                                  \
    OPTIX_PRIMITIVE(float4, 4, function, hit_function, name, OPTIX_16, "%16, %17, %18, %19",       \
                    OPTIX_XYZW(0), OPTIX_XYZW(1), OPTIX_XYZW(2), OPTIX_XYZW(3))
OPTIX_CUBIC(optixGetCubicBSplineVertexData, optixHitObjectGetCubicBSplineVertexData,
            "cubic_bspline_vertex_data")
OPTIX_CUBIC(optixGetCatmullRomVertexData, optixHitObjectGetCatmullRomVertexData,
            "catmullrom_vertex_data")
OPTIX_CUBIC(optixGetCubicBezierVertexData, optixHitObjectGetCubicBezierVertexData,
            "cubic_bezier_vertex_data")
OPTIX_CUBIC(optixGetCubicBSplineRocapsVertexData, optixHitObjectGetCubicBSplineRocapsVertexData,
            "cubic_bspline_rocaps_vertex_data")
OPTIX_CUBIC(optixGetCatmullRomRocapsVertexData, optixHitObjectGetCatmullRomRocapsVertexData,
            "catmullrom_rocaps_vertex_data")
OPTIX_CUBIC(optixGetCubicBezierRocapsVertexData, optixHitObjectGetCubicBezierRocapsVertexData,
            "cubic_bezier_rocaps_vertex_data")
#undef OPTIX_CUBIC
#undef OPTIX_4
#undef OPTIX_8
#undef OPTIX_12
#undef OPTIX_16
#undef OPTIX_PRIMITIVE
#undef OPTIX_XYZW
#undef OPTIX_XYZ

#endif
