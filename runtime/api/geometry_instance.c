/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Geometry instance: a geometry or geometry triangles, whichever was set last, with the materials
 * their primitives report.
 */
#include "runtime/api/access.h"

RW_CREATOR(GeometryInstance, RTgeometryinstance, RW_OBJECT_GEOMETRY_INSTANCE, (void)object)

static RTresult set_shape(RTgeometryinstance instance, RTgeometry geometry,
                          RTgeometrytriangles triangles)
{
    if (instance->geometry == geometry && instance->triangles == triangles) return RT_SUCCESS;
    rw_link(&instance->geometry, geometry);
    rw_link(&instance->triangles, triangles);
    rw_changed_structure(instance->base.context);
    instance->shape_version = instance->base.context->structure_version;
    return RT_SUCCESS;
}

RTresult rtGeometryInstanceSetGeometry(RTgeometryinstance geometryinstance, RTgeometry geometry)
{
    RW_ENTER(geometryinstance, RW_OBJECT_GEOMETRY_INSTANCE);
    RTresult result =
        rw_argument(geometryinstance->base.context, geometry, RW_OBJECT_GEOMETRY, "geometry");
    return result == RT_SUCCESS ? set_shape(geometryinstance, geometry, NULL) : result;
}

RTresult rtGeometryInstanceSetGeometryTriangles(RTgeometryinstance geometryinstance,
                                                RTgeometrytriangles geometrytriangles)
{
    RW_ENTER(geometryinstance, RW_OBJECT_GEOMETRY_INSTANCE);
    RTresult result = rw_argument(geometryinstance->base.context, geometrytriangles,
                                  RW_OBJECT_GEOMETRY_TRIANGLES, "geometrytriangles");
    return result == RT_SUCCESS ? set_shape(geometryinstance, NULL, geometrytriangles) : result;
}

RW_GETTER(GeometryInstance, Geometry, RTgeometryinstance, RW_OBJECT_GEOMETRY_INSTANCE, RTgeometry,
          rw_live(object->geometry))
RW_GETTER(GeometryInstance, GeometryTriangles, RTgeometryinstance, RW_OBJECT_GEOMETRY_INSTANCE,
          RTgeometrytriangles, rw_live(object->triangles))

RTresult rtGeometryInstanceSetMaterialCount(RTgeometryinstance geometryinstance, unsigned int count)
{
    RW_ENTER(geometryinstance, RW_OBJECT_GEOMETRY_INSTANCE);
    if (count != geometryinstance->material_count)
        rw_changed_structure(geometryinstance->base.context);
    return rw_link_array_resize(geometryinstance->base.context, &geometryinstance->materials,
                                &geometryinstance->material_count, count, "materials");
}

RW_GETTER(GeometryInstance, MaterialCount, RTgeometryinstance, RW_OBJECT_GEOMETRY_INSTANCE,
          unsigned int, object->material_count)
RW_SLOT_SETTER(GeometryInstance, Material, RTgeometryinstance, RW_OBJECT_GEOMETRY_INSTANCE,
               RTmaterial, rw_argument(context, value, RW_OBJECT_MATERIAL, "material"),
               object->materials, object->material_count, (void)0)
RW_SLOT_GETTER(GeometryInstance, Material, RTgeometryinstance, RW_OBJECT_GEOMETRY_INSTANCE,
               RTmaterial, object->materials, object->material_count)

void rw_geometry_instance_drop(struct rw_object *object)
{
    RTgeometryinstance instance = (RTgeometryinstance)object;
    rw_variables_drop(&instance->variables);
    rw_link(&instance->geometry, NULL);
    rw_link(&instance->triangles, NULL);
    rw_link_array_resize(object->context, &instance->materials, &instance->material_count, 0,
                         "materials");
    rw_free(instance->materials);
}
