/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The graph that rays are traced in: geometries with materials, groups of them under accelerations,
 * transforms, selectors. Part of raywright.h, which includes it and whose conventions hold.
 */
#ifndef RAYWRIGHT_GRAPH_H
#define RAYWRIGHT_GRAPH_H

#include "raywright.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Geometry instance: a geometry with materials ---- */

/* A new, empty one. */
RWAPI RTresult rtGeometryInstanceCreate(RTcontext context, RTgeometryinstance *geometryinstance);
/* Destroys it; geometry and materials stay. */
RWAPI RTresult rtGeometryInstanceDestroy(RTgeometryinstance geometryinstance);
/* Checks it and all below. */
RWAPI RTresult rtGeometryInstanceValidate(RTgeometryinstance geometryinstance);
/* The context it was made from. */
RWAPI RTresult rtGeometryInstanceGetContext(RTgeometryinstance geometryinstance,
                                            RTcontext *context);
/* The geometry, which any number of instances may share. */
RWAPI RTresult rtGeometryInstanceSetGeometry(RTgeometryinstance geometryinstance,
                                             RTgeometry geometry);
RWAPI RTresult rtGeometryInstanceGetGeometry(RTgeometryinstance geometryinstance,
                                             RTgeometry *geometry);
/* The same with built-in triangles. An instance has a geometry or triangles: setting one takes the
 * other away, and Get of the one that it does not have gives NULL. */
RWAPI RTresult rtGeometryInstanceSetGeometryTriangles(RTgeometryinstance geometryinstance,
                                                      RTgeometrytriangles geometrytriangles);
RWAPI RTresult rtGeometryInstanceGetGeometryTriangles(RTgeometryinstance geometryinstance,
                                                      RTgeometrytriangles *geometrytriangles);
/* The materials: set their number, then each. The index is what rtReportIntersection is given. */
RWAPI RTresult rtGeometryInstanceSetMaterialCount(RTgeometryinstance geometryinstance,
                                                  unsigned int count);
RWAPI RTresult rtGeometryInstanceGetMaterialCount(RTgeometryinstance geometryinstance,
                                                  unsigned int *count);
RWAPI RTresult rtGeometryInstanceSetMaterial(RTgeometryinstance geometryinstance,
                                             unsigned int index, RTmaterial material);
RWAPI RTresult rtGeometryInstanceGetMaterial(RTgeometryinstance geometryinstance,
                                             unsigned int index, RTmaterial *material);
/* Variables of the instance's scope, which its hit, intersection and bounding box programs search
 * after their own; see rtContextDeclareVariable. */
RWAPI RTresult rtGeometryInstanceDeclareVariable(RTgeometryinstance geometryinstance,
                                                 const char *name, RTvariable *v);
RWAPI RTresult rtGeometryInstanceQueryVariable(RTgeometryinstance geometryinstance,
                                               const char *name, RTvariable *v);
RWAPI RTresult rtGeometryInstanceRemoveVariable(RTgeometryinstance geometryinstance, RTvariable v);
RWAPI RTresult rtGeometryInstanceGetVariableCount(RTgeometryinstance geometryinstance,
                                                  unsigned int *count);
RWAPI RTresult rtGeometryInstanceGetVariable(RTgeometryinstance geometryinstance,
                                             unsigned int index, RTvariable *v);

/* ---- Geometry group: geometry instances under one acceleration ---- */

/* A new, empty one. */
RWAPI RTresult rtGeometryGroupCreate(RTcontext context, RTgeometrygroup *geometrygroup);
/* Destroys it; instances and acceleration stay. */
RWAPI RTresult rtGeometryGroupDestroy(RTgeometrygroup geometrygroup);
/* Checks it and all below. */
RWAPI RTresult rtGeometryGroupValidate(RTgeometrygroup geometrygroup);
/* The context it was made from. */
RWAPI RTresult rtGeometryGroupGetContext(RTgeometrygroup geometrygroup, RTcontext *context);
/* The acceleration over the primitives of all children; required. Groups with the same children may
 * share one. */
RWAPI RTresult rtGeometryGroupSetAcceleration(RTgeometrygroup geometrygroup,
                                              RTacceleration acceleration);
RWAPI RTresult rtGeometryGroupGetAcceleration(RTgeometrygroup geometrygroup,
                                              RTacceleration *acceleration);
/* RTinstanceflags for the whole group. */
RWAPI RTresult rtGeometryGroupSetFlags(RTgeometrygroup group, RTinstanceflags flags);
RWAPI RTresult rtGeometryGroupGetFlags(RTgeometrygroup group, RTinstanceflags *flags);
/* The lowest 8 bits, at first all set. A ray enters where its mask and this one have a bit in
 * common; the node given to rtTrace itself is not tested. */
RWAPI RTresult rtGeometryGroupSetVisibilityMask(RTgeometrygroup group, RTvisibilitymask mask);
RWAPI RTresult rtGeometryGroupGetVisibilityMask(RTgeometrygroup group, RTvisibilitymask *mask);
/* The children: set their number, then each. */
RWAPI RTresult rtGeometryGroupSetChildCount(RTgeometrygroup geometrygroup, unsigned int count);
RWAPI RTresult rtGeometryGroupGetChildCount(RTgeometrygroup geometrygroup, unsigned int *count);
RWAPI RTresult rtGeometryGroupSetChild(RTgeometrygroup geometrygroup, unsigned int index,
                                       RTgeometryinstance geometryinstance);
RWAPI RTresult rtGeometryGroupGetChild(RTgeometrygroup geometrygroup, unsigned int index,
                                       RTgeometryinstance *geometryinstance);

/* ---- Geometry: primitives that programs bound and intersect ---- */

/* A new one without primitives. */
RWAPI RTresult rtGeometryCreate(RTcontext context, RTgeometry *geometry);
/* Destroys it; its programs stay. */
RWAPI RTresult rtGeometryDestroy(RTgeometry geometry);
/* Checks that both programs are set. */
RWAPI RTresult rtGeometryValidate(RTgeometry geometry);
/* The context it was made from. */
RWAPI RTresult rtGeometryGetContext(RTgeometry geometry, RTcontext *context);
/* Programs see the primitive indices offset to offset + count - 1. */
RWAPI RTresult rtGeometrySetPrimitiveCount(RTgeometry geometry, unsigned int primitiveCount);
RWAPI RTresult rtGeometryGetPrimitiveCount(RTgeometry geometry, unsigned int *primitiveCount);
RWAPI RTresult rtGeometrySetPrimitiveIndexOffset(RTgeometry geometry, unsigned int indexOffset);
RWAPI RTresult rtGeometryGetPrimitiveIndexOffset(RTgeometry geometry, unsigned int *indexOffset);
/* void bounds(int primitive, float result[6]): writes the least and the greatest corner of the
 * primitive's box, in object space. */
RWAPI RTresult rtGeometrySetBoundingBoxProgram(RTgeometry geometry, RTprogram program);
RWAPI RTresult rtGeometryGetBoundingBoxProgram(RTgeometry geometry, RTprogram *program);
/* void intersect(int primitive): reports where the ray, in object space, hits the primitive. */
RWAPI RTresult rtGeometrySetIntersectionProgram(RTgeometry geometry, RTprogram program);
RWAPI RTresult rtGeometryGetIntersectionProgram(RTgeometry geometry, RTprogram *program);
/* RTgeometryflags. */
RWAPI RTresult rtGeometrySetFlags(RTgeometry geometry, RTgeometryflags flags);
RWAPI RTresult rtGeometryGetFlags(RTgeometry geometry, RTgeometryflags *flags);
/* Accepted for older sources; what counts is the dirty mark of the acceleration. */
RWAPI RTresult rtGeometryMarkDirty(RTgeometry geometry);
RWAPI RTresult rtGeometryIsDirty(RTgeometry geometry, int *dirty);
/* Variables of the geometry's scope, which its intersection and bounding box programs search after
 * the instance's; see rtContextDeclareVariable. */
RWAPI RTresult rtGeometryDeclareVariable(RTgeometry geometry, const char *name, RTvariable *v);
RWAPI RTresult rtGeometryQueryVariable(RTgeometry geometry, const char *name, RTvariable *v);
RWAPI RTresult rtGeometryRemoveVariable(RTgeometry geometry, RTvariable v);
RWAPI RTresult rtGeometryGetVariableCount(RTgeometry geometry, unsigned int *count);
RWAPI RTresult rtGeometryGetVariable(RTgeometry geometry, unsigned int index, RTvariable *v);

/* ---- Material: hit programs by ray type ---- */

/* A new one without programs. */
RWAPI RTresult rtMaterialCreate(RTcontext context, RTmaterial *material);
/* Destroys it; its programs stay. */
RWAPI RTresult rtMaterialDestroy(RTmaterial material);
/* Checks it and its programs. */
RWAPI RTresult rtMaterialValidate(RTmaterial material);
/* The context it was made from. */
RWAPI RTresult rtMaterialGetContext(RTmaterial material, RTcontext *context);
/* Runs once, at the closest hit of a ray of this type; none: nothing runs. */
RWAPI RTresult rtMaterialSetClosestHitProgram(RTmaterial material, unsigned int rayTypeIndex,
                                              RTprogram program);
RWAPI RTresult rtMaterialGetClosestHitProgram(RTmaterial material, unsigned int rayTypeIndex,
                                              RTprogram *program);
/* Runs at each possible hit of a ray of this type, in no order; none: the hit counts. */
RWAPI RTresult rtMaterialSetAnyHitProgram(RTmaterial material, unsigned int rayTypeIndex,
                                          RTprogram program);
RWAPI RTresult rtMaterialGetAnyHitProgram(RTmaterial material, unsigned int rayTypeIndex,
                                          RTprogram *program);
/* Variables of the material's scope, which its programs search after the instance's; see
 * rtContextDeclareVariable. */
RWAPI RTresult rtMaterialDeclareVariable(RTmaterial material, const char *name, RTvariable *v);
RWAPI RTresult rtMaterialQueryVariable(RTmaterial material, const char *name, RTvariable *v);
RWAPI RTresult rtMaterialRemoveVariable(RTmaterial material, RTvariable v);
RWAPI RTresult rtMaterialGetVariableCount(RTmaterial material, unsigned int *count);
RWAPI RTresult rtMaterialGetVariable(RTmaterial material, unsigned int index, RTvariable *v);

/* ---- Group: groups, geometry groups and transforms under one acceleration ---- */

/* A new, empty one. */
RWAPI RTresult rtGroupCreate(RTcontext context, RTgroup *group);
/* Destroys it; children and acceleration stay. */
RWAPI RTresult rtGroupDestroy(RTgroup group);
/* Checks it and all below. */
RWAPI RTresult rtGroupValidate(RTgroup group);
/* The context it was made from. */
RWAPI RTresult rtGroupGetContext(RTgroup group, RTcontext *context);
/* The acceleration over the children; required. */
RWAPI RTresult rtGroupSetAcceleration(RTgroup group, RTacceleration acceleration);
RWAPI RTresult rtGroupGetAcceleration(RTgroup group, RTacceleration *acceleration);
/* As rtGeometryGroupSetVisibilityMask. */
RWAPI RTresult rtGroupSetVisibilityMask(RTgroup group, RTvisibilitymask mask);
RWAPI RTresult rtGroupGetVisibilityMask(RTgroup group, RTvisibilitymask *mask);
/* The children: set their number, then each. RT_ERROR_TYPE_MISMATCH: not a group, geometry group,
 * transform or selector. */
RWAPI RTresult rtGroupSetChildCount(RTgroup group, unsigned int count);
RWAPI RTresult rtGroupGetChildCount(RTgroup group, unsigned int *count);
RWAPI RTresult rtGroupSetChild(RTgroup group, unsigned int index, RTobject child);
RWAPI RTresult rtGroupGetChild(RTgroup group, unsigned int index, RTobject *child);
RWAPI RTresult rtGroupGetChildType(RTgroup group, unsigned int index, RTobjecttype *type);

/* ---- Selector: a program chooses among children ---- */

/* A new, empty one. */
RWAPI RTresult rtSelectorCreate(RTcontext context, RTselector *selector);
/* Destroys it; children and program stay. */
RWAPI RTresult rtSelectorDestroy(RTselector selector);
/* Checks it and all below. */
RWAPI RTresult rtSelectorValidate(RTselector selector);
/* The context it was made from. */
RWAPI RTresult rtSelectorGetContext(RTselector selector, RTcontext *context);
/* void visit(): calls rtIntersectChild for each child that the ray is to enter. It may run more
 * than once for a ray, and has to choose the same children each time. */
RWAPI RTresult rtSelectorSetVisitProgram(RTselector selector, RTprogram program);
RWAPI RTresult rtSelectorGetVisitProgram(RTselector selector, RTprogram *program);
/* The children, as those of a group. */
RWAPI RTresult rtSelectorSetChildCount(RTselector selector, unsigned int count);
RWAPI RTresult rtSelectorGetChildCount(RTselector selector, unsigned int *count);
RWAPI RTresult rtSelectorSetChild(RTselector selector, unsigned int index, RTobject child);
RWAPI RTresult rtSelectorGetChild(RTselector selector, unsigned int index, RTobject *child);
RWAPI RTresult rtSelectorGetChildType(RTselector selector, unsigned int index, RTobjecttype *type);
/* Variables of the selector's scope, which its visit program searches after its own; see
 * rtContextDeclareVariable. */
RWAPI RTresult rtSelectorDeclareVariable(RTselector selector, const char *name, RTvariable *v);
RWAPI RTresult rtSelectorQueryVariable(RTselector selector, const char *name, RTvariable *v);
RWAPI RTresult rtSelectorRemoveVariable(RTselector selector, RTvariable v);
RWAPI RTresult rtSelectorGetVariableCount(RTselector selector, unsigned int *count);
RWAPI RTresult rtSelectorGetVariable(RTselector selector, unsigned int index, RTvariable *v);

/* ---- Transform: one child, placed by a matrix ---- */

/* A new one: the identity, no child. */
RWAPI RTresult rtTransformCreate(RTcontext context, RTtransform *transform);
/* Destroys it; the child stays. */
RWAPI RTresult rtTransformDestroy(RTtransform transform);
/* Checks it and all below. */
RWAPI RTresult rtTransformValidate(RTtransform transform);
/* The context it was made from. */
RWAPI RTresult rtTransformGetContext(RTtransform transform, RTcontext *context);
/* 4x4 affine matrix from the child's space to the parent's, and its inverse; one of them may be
 * NULL and is computed (Set) or left out (Get). RT_ERROR_INVALID_VALUE: not affine, singular, or
 * not inverse to one another. */
RWAPI RTresult rtTransformSetMatrix(RTtransform transform, int transpose, const float *matrix,
                                    const float *inverseMatrix);
RWAPI RTresult rtTransformGetMatrix(RTtransform transform, int transpose, float *matrix,
                                    float *inverseMatrix);
/* The child. RT_ERROR_TYPE_MISMATCH: not a group, geometry group, transform or selector. */
RWAPI RTresult rtTransformSetChild(RTtransform transform, RTobject child);
RWAPI RTresult rtTransformGetChild(RTtransform transform, RTobject *child);
RWAPI RTresult rtTransformGetChildType(RTtransform transform, RTobjecttype *type);

/* ---- Acceleration: the search structure of a group or geometry group ---- */

/* A new one, dirty, with the builder "Trbvh". */
RWAPI RTresult rtAccelerationCreate(RTcontext context, RTacceleration *acceleration);
/* Destroys it and what it built. */
RWAPI RTresult rtAccelerationDestroy(RTacceleration acceleration);
/* Checks it. */
RWAPI RTresult rtAccelerationValidate(RTacceleration acceleration);
/* The context it was made from. */
RWAPI RTresult rtAccelerationGetContext(RTacceleration acceleration, RTcontext *context);
/* "Trbvh", "Sbvh", "Bvh", "Bvh8", "BvhCompact", "MedianBvh", "Lbvh", "TriangleKdTree", "KdTree" or
 * "NoAccel", in any case of letters; marks the acceleration dirty. On a CUDA device Trbvh and Lbvh
 * build there, the others on the host. RT_ERROR_INVALID_VALUE: another name. */
RWAPI RTresult rtAccelerationSetBuilder(RTacceleration acceleration, const char *builder);
RWAPI RTresult rtAccelerationGetBuilder(RTacceleration acceleration, const char **stringReturn);
/* Accepted for older sources; the builder implies how its structure is traversed. */
RWAPI RTresult rtAccelerationSetTraverser(RTacceleration acceleration, const char *traverser);
RWAPI RTresult rtAccelerationGetTraverser(RTacceleration acceleration, const char **stringReturn);
/*
 * Builder properties as text; setting one marks the acceleration dirty. Names that a builder does
 * not know are kept and ignored; those that nothing knows are told to the log. Get of a property
 * that was never set gives "". Those of groups over other groups are all ignored: the tree over
 * instances is built by Trbvh each time.
 *  "refit" = "1": a dirty tree over the same primitives gets new boxes and vertices and keeps its
 *    shape, which is faster than building and traces slower the more has moved. With another
 *    builder, split budget, number of rounds or number of primitives it is built anew, and so are
 *    trees that were built on the host for a CUDA device.
 *  "refine" = "N": N rounds that move subtrees to where they cost less (Meister and Bittner,
 *    Parallel Reinsertion for Bounding Volume Hierarchy Optimization, 2018), after each build and
 *    each refit; host builders only.
 *  "split_budget" = "F": how many references splits of triangles may add, as a share of their
 *    number, 0 to 4; Sbvh and Trbvh on the host only, whose defaults are 0.3 and 0.
 *  "watertight" = "1": no ray slips through an edge or a vertex that geometry triangles of a
 *    geometry group share bit by bit (Woop, Benthin and Wald, Watertight Ray/Triangle Intersection,
 *    2013). All triangles that kernels of the context can reach are then tested so; it costs some
 *    arithmetic. Good for coordinates between 1e-12 and 1e12 times the ray's direction; the kernel
 *    is compiled anew when it changes.
 */
RWAPI RTresult rtAccelerationSetProperty(RTacceleration acceleration, const char *name,
                                         const char *value);
RWAPI RTresult rtAccelerationGetProperty(RTacceleration acceleration, const char *name,
                                         const char **stringReturn);
/*
 * Structures to be kept, in a file say: what the acceleration of a geometry group built at the last
 * launch, as bytes. While it is dirty, or for a group over other nodes, there are none. Set takes
 * the place of building, and cleans the dirty mark, if the group has the same children in the same
 * order with the same primitives, which is not checked beyond their number. It copies, and refits
 * of such a structure build it anew. RT_ERROR_VERSION_MISMATCH: not what Get gave, damaged, or of
 * another version or another kind of device (GPU, CPU); the next launch builds as if nothing had
 * been set.
 */
RWAPI RTresult rtAccelerationGetDataSize(RTacceleration acceleration, RTsize *size);
RWAPI RTresult rtAccelerationGetData(RTacceleration acceleration, void *data);
RWAPI RTresult rtAccelerationSetData(RTacceleration acceleration, const void *data, RTsize size);
/* Asks for a rebuild at the next launch: when primitives, children or bounds changed. It does not
 * spread to the accelerations of groups above; mark those too. */
RWAPI RTresult rtAccelerationMarkDirty(RTacceleration acceleration);
RWAPI RTresult rtAccelerationIsDirty(RTacceleration acceleration, int *dirty);

#ifdef __cplusplus
}
#endif

#endif
