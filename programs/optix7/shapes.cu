/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The intersection programs of curves and spheres: the module that optixBuiltinISModuleGet gives
 * out. They are PTX, as an application's own programs would be. _optix_get_shape_data is the one
 * function that applications do not have: where the build has put what the primitive consists of,
 * control points of four floats each, the last one the radius (runtime/optix7/accel_shapes.c). In
 * pipelines with motion those of the keys around the ray's time are interpolated, which
 * _optix_get_shape_step and _weight tell of.
 *
 * What is hit is the outside: a ray that begins inside a curve does not see it. Spheres are hollow.
 */
#include "programs/optix7/linear.cuh"
#include "programs/optix7/ribbon.cuh"
#include "programs/optix7/phantom.cuh"

#define RW_PROGRAM(name, body)                                                                     \
    extern "C" __attribute__((global)) void __intersection__##name(void)                           \
    {                                                                                              \
        body;                                                                                      \
    }

RW_PROGRAM(sphere, rw_intersect_sphere())
RW_PROGRAM(linear, rw_intersect_linear())
RW_PROGRAM(quadratic_bspline, rw_intersect_curve(RW_SHAPE_QUADRATIC_BSPLINE, false))
RW_PROGRAM(quadratic_bspline_caps, rw_intersect_curve(RW_SHAPE_QUADRATIC_BSPLINE, true))
RW_PROGRAM(cubic_bspline, rw_intersect_curve(RW_SHAPE_CUBIC_BSPLINE, false))
RW_PROGRAM(cubic_bspline_caps, rw_intersect_curve(RW_SHAPE_CUBIC_BSPLINE, true))
RW_PROGRAM(catmull_rom, rw_intersect_curve(RW_SHAPE_CATMULL_ROM, false))
RW_PROGRAM(catmull_rom_caps, rw_intersect_curve(RW_SHAPE_CATMULL_ROM, true))
RW_PROGRAM(cubic_bezier, rw_intersect_curve(RW_SHAPE_CUBIC_BEZIER, false))
RW_PROGRAM(cubic_bezier_caps, rw_intersect_curve(RW_SHAPE_CUBIC_BEZIER, true))
RW_PROGRAM(ribbon, rw_intersect_ribbon())

#define RW_ROCAPS(name, number)                                                                    \
    RW_PROGRAM(name, rw_intersect_curve(RW_SHAPE_ROCAPS + (number), false))                        \
    RW_PROGRAM(name##_caps, rw_intersect_curve(RW_SHAPE_ROCAPS + (number), true))
RW_ROCAPS(quadratic_bspline_rocaps, 0)
RW_ROCAPS(cubic_bspline_rocaps, 1)
RW_ROCAPS(catmull_rom_rocaps, 2)
RW_ROCAPS(cubic_bezier_rocaps, 3)
