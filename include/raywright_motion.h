/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Motion: what moves while a picture is exposed. A ray has a time (rtTrace), and sees geometries
 * and transforms as they are then. Both have keys ("steps" of geometries, at first 1: nothing
 * moves), evenly over a range of time (at first 0 to 1); between keys vertices, boxes and matrices
 * are interpolated. Before and after the range an object stays as at its first or last key (CLAMP,
 * at first), or is not there (VANISH). With one key, range and border modes mean nothing.
 *
 * With more than one step a bounding box program `(int primitive, int step, float result[6])` is
 * asked for each. Geometries of a geometry group may have different steps, ranges and modes; those
 * that have the same share a tree. Rays that have no time have the time 0. Part of raywright.h.
 */
#ifndef RAYWRIGHT_MOTION_H
#define RAYWRIGHT_MOTION_H

#include "raywright.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The vertices of all steps in one buffer: those of a step begin vertexMotionStepByteStride bytes
 * after those of the step before; 0: right behind them. */
RWAPI RTresult rtGeometryTrianglesSetMotionVertices(RTgeometrytriangles geometrytriangles,
                                                    unsigned int vertexCount, RTbuffer vertexBuffer,
                                                    RTsize vertexBufferByteOffset,
                                                    RTsize vertexByteStride,
                                                    RTsize vertexMotionStepByteStride,
                                                    RTformat positionFormat);
/* A buffer for each step, all of one layout. */
RWAPI RTresult rtGeometryTrianglesSetMotionVerticesMultiBuffer(
    RTgeometrytriangles geometrytriangles, unsigned int vertexCount, RTbuffer *vertexBuffers,
    unsigned int vertexBufferCount, RTsize vertexBufferByteOffset, RTsize vertexByteStride,
    RTformat positionFormat);
RWAPI RTresult rtGeometryTrianglesSetMotionSteps(RTgeometrytriangles geometrytriangles,
                                                 unsigned int motionStepCount);
RWAPI RTresult rtGeometryTrianglesGetMotionSteps(RTgeometrytriangles geometrytriangles,
                                                 unsigned int *motionStepCount);
RWAPI RTresult rtGeometryTrianglesSetMotionRange(RTgeometrytriangles geometrytriangles,
                                                 float timeBegin, float timeEnd);
RWAPI RTresult rtGeometryTrianglesGetMotionRange(RTgeometrytriangles geometrytriangles,
                                                 float *timeBegin, float *timeEnd);
RWAPI RTresult rtGeometryTrianglesSetMotionBorderMode(RTgeometrytriangles geometrytriangles,
                                                      RTmotionbordermode beginMode,
                                                      RTmotionbordermode endMode);
RWAPI RTresult rtGeometryTrianglesGetMotionBorderMode(RTgeometrytriangles geometrytriangles,
                                                      RTmotionbordermode *beginMode,
                                                      RTmotionbordermode *endMode);
RWAPI RTresult rtGeometrySetMotionRange(RTgeometry geometry, float timeBegin, float timeEnd);
RWAPI RTresult rtGeometryGetMotionRange(RTgeometry geometry, float *timeBegin, float *timeEnd);
RWAPI RTresult rtGeometrySetMotionBorderMode(RTgeometry geometry, RTmotionbordermode beginMode,
                                             RTmotionbordermode endMode);
RWAPI RTresult rtGeometryGetMotionBorderMode(RTgeometry geometry, RTmotionbordermode *beginMode,
                                             RTmotionbordermode *endMode);
RWAPI RTresult rtGeometrySetMotionSteps(RTgeometry geometry, unsigned int n);
RWAPI RTresult rtGeometryGetMotionSteps(RTgeometry geometry, unsigned int *n);
RWAPI RTresult rtTransformSetMotionRange(RTtransform transform, float timeBegin, float timeEnd);
RWAPI RTresult rtTransformGetMotionRange(RTtransform transform, float *timeBegin, float *timeEnd);
RWAPI RTresult rtTransformSetMotionBorderMode(RTtransform transform, RTmotionbordermode beginMode,
                                              RTmotionbordermode endMode);
RWAPI RTresult rtTransformGetMotionBorderMode(RTtransform transform, RTmotionbordermode *beginMode,
                                              RTmotionbordermode *endMode);
/* `n` keys of 12 floats each, 3 rows of 4, or of 16: {sx, a, b, pvx, sy, c, pvy, sz, pvz, qx, qy,
 * qz, qw, tx, ty, tz} stands for T * R * S, where S has the rows (sx a b pvx), (0 sy c pvy), (0 0
 * sz pvz), R is the rotation by the quaternion, which need not have the length 1, and T the
 * translation. These numbers are what is interpolated. The keys are copied. They take the place of
 * the matrix, and rtTransformSetMatrix that of the keys; one key is a matrix. */
RWAPI RTresult rtTransformSetMotionKeys(RTtransform transform, unsigned int n, RTmotionkeytype type,
                                        const float *keys);
/* As they were set; RT_ERROR_INVALID_VALUE where there is only a matrix. */
RWAPI RTresult rtTransformGetMotionKeys(RTtransform transform, float *keys);
/* RT_MOTIONKEYTYPE_NONE and 1 where there is only a matrix. */
RWAPI RTresult rtTransformGetMotionKeyType(RTtransform transform, RTmotionkeytype *type);
RWAPI RTresult rtTransformGetMotionKeyCount(RTtransform transform, unsigned int *n);

#ifdef __cplusplus
}
#endif

#endif
