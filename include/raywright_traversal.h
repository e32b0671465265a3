/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rays against triangles without programs and without a graph: make a traversal, give it triangles,
 * write rays, traverse, read what they hit. Included by raywright.h, whose conventions hold here,
 * but that failures are told by rtuTraversalGetErrorString.
 *
 * Where the interface leaves a choice: normals are those of the triangle's plane, of unit length,
 * and the vertices are seen counter-clockwise from where they point; the two barycentric weights
 * are those of the triangle's first and second vertex, the third has the rest; a ray sees the back
 * of a triangle where it goes along the normal. For a ray without a hit prim_id and t are -1 and
 * all outputs 0.
 */
#ifndef RAYWRIGHT_TRAVERSAL_H
#define RAYWRIGHT_TRAVERSAL_H

#include "raywright.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct RTUtraversal_api *RTUtraversal;

typedef struct {
    int prim_id; /* number of the triangle; -1: no hit */
    float t;     /* in lengths of the ray's direction */
} RTUtraversalresult;

/*
 * A new traversal; `outputs` and `options` are bits of RTUoutput and RTUinitoptions. It uses entry
 * point 0 and ray type 0 of the context, which the application leaves to it (and to others of its
 * kind); with NULL it makes one of its own. GPU_ONLY and CPU_ONLY choose the device:
 * RT_ERROR_INVALID_VALUE where the context runs on one of the other kind already, or both are set.
 */
RWAPI RTresult rtuTraversalCreate(RTUtraversal *traversal, RTUquerytype query_type,
                                  RTUrayformat ray_format, RTUtriformat tri_format,
                                  unsigned int outputs, unsigned int options, RTcontext context);
/* Ends a traversal with all that it made and gave out; the application's context stays. To be
 * called before that is destroyed. */
RWAPI RTresult rtuTraversalDestroy(RTUtraversal traversal);

/* Text for `code`, with the message of the traversal's last failure if that had this code. NULL
 * stands for the calling thread's last failure of rtuTraversalCreate. */
RWAPI RTresult rtuTraversalGetErrorString(RTUtraversal traversal, RTresult code,
                                          const char **return_string);

/* Sets the option to what `value` points to. INT_NUM_THREADS: threads on the CPU, 0 for one a core;
 * to be set before the context's first launch. */
RWAPI RTresult rtuTraversalSetOption(RTUtraversal traversal, RTUoption option, void *value);

/*
 * The triangles, in the place of those before. RTU_TRIFORMAT_MESH: num_verts vertices of 3 floats,
 * three of their numbers for each triangle. RTU_TRIFORMAT_TRIANGLE_SOUP: 9 floats for each.
 * RT_ERROR_INVALID_VALUE: the traversal has the other format, or a number is num_verts or more.
 */
RWAPI RTresult rtuTraversalSetMesh(RTUtraversal traversal, unsigned int num_verts,
                                   const float *verts, unsigned int num_tris,
                                   const unsigned int *indices);
RWAPI RTresult rtuTraversalSetTriangles(RTUtraversal traversal, unsigned int num_tris,
                                        const float *tris);

/*
 * The tree over the current triangles as bytes, to be set again behind the same triangles in
 * another traversal or process, which then does not build it; see rtAccelerationGetData. The two
 * Gets build it where that is due.
 */
RWAPI RTresult rtuTraversalGetAccelDataSize(RTUtraversal traversal, RTsize *data_size);
RWAPI RTresult rtuTraversalGetAccelData(RTUtraversal traversal, void *data);
RWAPI RTresult rtuTraversalSetAccelData(RTUtraversal traversal, const void *data, RTsize data_size);

/* Memory for num_rays rays of the traversal's format, to be written until Unmap. Rays that were
 * there are there still if the number is the same. */
RWAPI RTresult rtuTraversalMapRays(RTUtraversal traversal, unsigned int num_rays, float **rays);
RWAPI RTresult rtuTraversalUnmapRays(RTUtraversal traversal);

/* Compiles and builds all that the next rtuTraversalTraverse needs, which else does it. */
RWAPI RTresult rtuTraversalPreprocess(RTUtraversal traversal);
/* Traces the rays. Results and outputs must not be mapped. */
RWAPI RTresult rtuTraversalTraverse(RTUtraversal traversal);

/* What the last traverse found, an element a ray, in their order. `which` is one of the outputs
 * that the traversal was created with. RT_ERROR_INVALID_VALUE: it has not traversed. */
RWAPI RTresult rtuTraversalMapResults(RTUtraversal traversal, RTUtraversalresult **results);
RWAPI RTresult rtuTraversalUnmapResults(RTUtraversal traversal);
RWAPI RTresult rtuTraversalMapOutput(RTUtraversal traversal, RTUoutput which, void **output);
RWAPI RTresult rtuTraversalUnmapOutput(RTUtraversal traversal, RTUoutput which);

#ifdef __cplusplus
}
#endif

#endif
