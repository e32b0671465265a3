/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Meshes of the helper library of versions until 4: geometry with programs and buffers ready to
 * use. Included by raywright.h, whose conventions hold here. New sources rather use
 * rtGeometryTriangles*, which rays meet faster.
 */
#ifndef RAYWRIGHT_MESH_H
#define RAYWRIGHT_MESH_H

#include "raywright.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * A new geometry of num_tris triangles over num_verts vertices (x, y, z): triangle i has the
 * vertices indices[3i], [3i + 1] and [3i + 2] and the material mat_indices[i] of the geometry
 * instance that it is put into. Bounding box and intersection program are set, and these variables
 * of the geometry: vertex_buffer (RT_FORMAT_FLOAT3), vindex_buffer (INT3), material_buffer
 * (UNSIGNED_INT), normal_buffer, nindex_buffer, texcoord_buffer and tindex_buffer.
 *
 * Hit programs may read
 *   attribute float3 geometric_normal   of unit length; the vertices are seen counter-clockwise
 *                                       from where it points
 *   attribute float3 shading_normal     interpolated, of unit length; or the geometric one
 *   attribute float3 texcoord           interpolated, z is 0; or 0
 *
 * The buffers and programs stay when the geometry is destroyed, as those of any geometry do.
 * usePTX32InHost64 has no effect: programs are 64-bit. Nothing is paged here, so there is nothing
 * to cluster either: primitives keep their order. RT_ERROR_INVALID_VALUE: an index of a vertex that
 * there is not. Either count may be 0.
 */
RWAPI RTresult rtuCreateClusteredMesh(RTcontext context, unsigned int usePTX32InHost64,
                                      RTgeometry *mesh, unsigned int num_verts, const float *verts,
                                      unsigned int num_tris, const unsigned int *indices,
                                      const unsigned int *mat_indices);
/*
 * The same with normals (RT_FORMAT_FLOAT3) and texture coordinates (FLOAT2) in one-dimensional
 * buffers of the application's, which the geometry uses as they are, and for each triangle three
 * indices into them. A triangle one of whose indices is beyond the buffer, as ~0 is, has none.
 * norms and tex_coords may be NULL; with a buffer, NULL for its indices stands for `indices`.
 */
RWAPI RTresult rtuCreateClusteredMeshExt(RTcontext context, unsigned int usePTX32InHost64,
                                         RTgeometry *mesh, unsigned int num_verts,
                                         const float *verts, unsigned int num_tris,
                                         const unsigned int *indices,
                                         const unsigned int *mat_indices, RTbuffer norms,
                                         const unsigned int *norm_indices, RTbuffer tex_coords,
                                         const unsigned int *tex_indices);

#ifdef __cplusplus
}
#endif

#endif
