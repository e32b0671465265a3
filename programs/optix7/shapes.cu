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
#include "programs/optix7/phantom.cuh"
#include "programs/optix7/ribbon.cuh"

/* 1: hits of curves are of the "rocaps" types. These programs are compiled by themselves, so that
 * who has other curves need not read them. */
#ifndef RW_SHAPES_ROCAPS
#define RW_SHAPES_ROCAPS 0
#endif

#define RW_PROGRAM(name, body)                                                                     \
    extern "C" __attribute__((global)) void __intersection__##name(void)                           \
    {                                                                                              \
        body;                                                                                      \
    }
#define RW_CURVE(name, round, number)                                                              \
    RW_PROGRAM(name,                                                                               \
               rw_intersect_curve(RW_SHAPES_ROCAPS ? RW_SHAPE_ROCAPS + (number) : round, false))   \
    RW_PROGRAM(name##_caps,                                                                        \
               rw_intersect_curve(RW_SHAPES_ROCAPS ? RW_SHAPE_ROCAPS + (number) : round, true))

RW_CURVE(quadratic_bspline, RW_SHAPE_QUADRATIC_BSPLINE, 0)
RW_CURVE(cubic_bspline, RW_SHAPE_CUBIC_BSPLINE, 1)
RW_CURVE(catmull_rom, RW_SHAPE_CATMULL_ROM, 2)
RW_CURVE(cubic_bezier, RW_SHAPE_CUBIC_BEZIER, 3)
#if !RW_SHAPES_ROCAPS
RW_PROGRAM(sphere, rw_intersect_sphere())
RW_PROGRAM(linear, rw_intersect_linear())
RW_PROGRAM(ribbon, rw_intersect_ribbon())
#endif
