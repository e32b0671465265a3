/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Geometry triangles: meshes for the built-in triangle test. Included by raywright.h, whose
 * conventions hold here.
 */
#ifndef RAYWRIGHT_TRIANGLES_H
#define RAYWRIGHT_TRIANGLES_H

#include "raywright.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A new one: no triangles, one material. */
RWAPI RTresult rtGeometryTrianglesCreate(RTcontext context, RTgeometrytriangles *geometrytriangles);
/* Destroys it; buffers and programs stay. */
RWAPI RTresult rtGeometryTrianglesDestroy(RTgeometrytriangles geometrytriangles);
/* Checks that vertices are set and that all arrays lie inside their buffers. */
RWAPI RTresult rtGeometryTrianglesValidate(RTgeometrytriangles geometrytriangles);
/* The context it was made from. */
RWAPI RTresult rtGeometryTrianglesGetContext(RTgeometrytriangles geometrytriangles,
                                             RTcontext *context);
/* Programs see the primitive indices offset to offset + count - 1. */
RWAPI RTresult rtGeometryTrianglesSetPrimitiveIndexOffset(RTgeometrytriangles geometrytriangles,
                                                          unsigned int indexOffset);
RWAPI RTresult rtGeometryTrianglesGetPrimitiveIndexOffset(RTgeometrytriangles geometrytriangles,
                                                          unsigned int *indexOffset);
/* A 3x4 matrix that is applied to the vertices before building; NULL: none. Get gives the identity
 * when there is none. */
RWAPI RTresult rtGeometryTrianglesSetPreTransformMatrix(RTgeometrytriangles geometrytriangles,
                                                        int transpose, const float *matrix);
RWAPI RTresult rtGeometryTrianglesGetPreTransformMatrix(RTgeometrytriangles geometrytriangles,
                                                        int transpose, float *matrix);
/* The number of triangles. */
RWAPI RTresult rtGeometryTrianglesSetPrimitiveCount(RTgeometrytriangles geometrytriangles,
                                                    unsigned int triangleCount);
RWAPI RTresult rtGeometryTrianglesGetPrimitiveCount(RTgeometrytriangles geometrytriangles,
                                                    unsigned int *triangleCount);
/*
 * Three vertex numbers for each triangle, RT_FORMAT_UNSIGNED_INT3 or UNSIGNED_SHORT3, at
 * indexBufferByteOffset + i * triIndicesByteStride (0: densely packed). With a NULL buffer triangle
 * i has the vertices 3i, 3i + 1 and 3i + 2. RT_ERROR_INVALID_VALUE: another format, or offset or
 * stride are not multiples of the component's size.
 */
RWAPI RTresult rtGeometryTrianglesSetTriangleIndices(RTgeometrytriangles geometrytriangles,
                                                     RTbuffer indexBuffer,
                                                     RTsize indexBufferByteOffset,
                                                     RTsize triIndicesByteStride,
                                                     RTformat triIndicesFormat);
/* Vertex positions, RT_FORMAT_FLOAT3 or HALF3, or FLOAT2 or HALF2 with z = 0; as above. Changed
 * contents need the acceleration marked dirty. */
RWAPI RTresult rtGeometryTrianglesSetVertices(RTgeometrytriangles geometrytriangles,
                                              unsigned int vertexCount, RTbuffer vertexBuffer,
                                              RTsize vertexBufferByteOffset,
                                              RTsize vertexByteStride, RTformat positionFormat);
/* RTgeometrybuildflags. RELEASE_BUFFERS: once a launch has built the tree, the application may
 * destroy the buffers; a launch that has to build it again then fails. */
RWAPI RTresult rtGeometryTrianglesSetBuildFlags(RTgeometrytriangles geometrytriangles,
                                                RTgeometrybuildflags buildFlags);
/* The number of materials that triangles choose from; the geometry instance has to have as many. */
RWAPI RTresult rtGeometryTrianglesGetMaterialCount(RTgeometrytriangles geometrytriangles,
                                                   unsigned int *numMaterials);
RWAPI RTresult rtGeometryTrianglesSetMaterialCount(RTgeometrytriangles geometrytriangles,
                                                   unsigned int numMaterials);
/* The material of each triangle, RT_FORMAT_UNSIGNED_INT, UNSIGNED_SHORT or UNSIGNED_BYTE; with a
 * NULL buffer all have material 0, as have those whose material there is not. */
RWAPI RTresult rtGeometryTrianglesSetMaterialIndices(RTgeometrytriangles geometrytriangles,
                                                     RTbuffer materialIndexBuffer,
                                                     RTsize materialIndexBufferByteOffset,
                                                     RTsize materialIndexByteStride,
                                                     RTformat materialIndexFormat);
/* RTgeometryflags of the triangles with one material. */
RWAPI RTresult rtGeometryTrianglesSetFlagsPerMaterial(RTgeometrytriangles geometrytriangles,
                                                      unsigned int materialIndex,
                                                      RTgeometryflags flags);
RWAPI RTresult rtGeometryTrianglesGetFlagsPerMaterial(RTgeometrytriangles triangles,
                                                      unsigned int materialIndex,
                                                      RTgeometryflags *flags);
/* void attributes(): writes the attributes of a hit triangle, from rtGetPrimitiveIndex and
 * rtGetTriangleBarycentrics. Without it hit programs have the attribute rtTriangleBarycentrics. */
RWAPI RTresult rtGeometryTrianglesSetAttributeProgram(RTgeometrytriangles geometrytriangles,
                                                      RTprogram program);
RWAPI RTresult rtGeometryTrianglesGetAttributeProgram(RTgeometrytriangles geometrytriangles,
                                                      RTprogram *program);
/* Variables of its scope, which its attribute program searches after the instance's; see
 * rtContextDeclareVariable. */
RWAPI RTresult rtGeometryTrianglesDeclareVariable(RTgeometrytriangles geometrytriangles,
                                                  const char *name, RTvariable *v);
RWAPI RTresult rtGeometryTrianglesQueryVariable(RTgeometrytriangles geometrytriangles,
                                                const char *name, RTvariable *v);
RWAPI RTresult rtGeometryTrianglesRemoveVariable(RTgeometrytriangles geometrytriangles,
                                                 RTvariable v);
RWAPI RTresult rtGeometryTrianglesGetVariableCount(RTgeometrytriangles geometrytriangles,
                                                   unsigned int *count);
RWAPI RTresult rtGeometryTrianglesGetVariable(RTgeometrytriangles geometrytriangles,
                                              unsigned int index, RTvariable *v);

#ifdef __cplusplus
}
#endif

#endif
