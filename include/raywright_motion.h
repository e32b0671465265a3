/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Motion. Nothing moves: there is one step, and RT_ERROR_NOT_SUPPORTED for more. What sources say
 * of motion that is none is accepted: ranges (at first 0 to 1) and border modes (at first CLAMP)
 * are kept for their getters, the vertices of the one step are those of
 * rtGeometryTrianglesSetVertices, a transform has one key of type NONE. Part of raywright.h.
 */
#ifndef RAYWRIGHT_MOTION_H
#define RAYWRIGHT_MOTION_H

#include "raywright.h"

#ifdef __cplusplus
extern "C" {
#endif

RWAPI RTresult rtGeometryTrianglesSetMotionVertices(RTgeometrytriangles geometrytriangles,
                                                    unsigned int vertexCount, RTbuffer vertexBuffer,
                                                    RTsize vertexBufferByteOffset,
                                                    RTsize vertexByteStride,
                                                    RTsize vertexMotionStepByteStride,
                                                    RTformat positionFormat);
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
RWAPI RTresult rtTransformGetMotionKeyType(RTtransform transform, RTmotionkeytype *type);
RWAPI RTresult rtTransformGetMotionKeyCount(RTtransform transform, unsigned int *n);

#ifdef __cplusplus
}
#endif

#endif
