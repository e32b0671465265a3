/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Geometry instance: a geometry with the materials its primitives report.
 */
#include "runtime/access.h"

RW_CREATOR(GeometryInstance, RTgeometryinstance, RW_OBJECT_GEOMETRY_INSTANCE, (void)object)

RW_LINK_SETTER(GeometryInstance, Geometry, RTgeometryinstance, RW_OBJECT_GEOMETRY_INSTANCE,
               RTgeometry, rw_argument(context, value, RW_OBJECT_GEOMETRY, "geometry"),
               object->geometry)
RW_GETTER(GeometryInstance, Geometry, RTgeometryinstance, RW_OBJECT_GEOMETRY_INSTANCE, RTgeometry,
          rw_live(object->geometry))

RTresult rtGeometryInstanceSetMaterialCount(RTgeometryinstance geometryinstance, unsigned int count)
{
    RW_ENTER(geometryinstance, RW_OBJECT_GEOMETRY_INSTANCE);
    rw_changed_structure(geometryinstance->base.context);
    return rw_link_array_resize(geometryinstance->base.context, &geometryinstance->materials,
                                &geometryinstance->material_count, count, "materials");
}

RW_GETTER(GeometryInstance, MaterialCount, RTgeometryinstance, RW_OBJECT_GEOMETRY_INSTANCE,
          unsigned int, object->material_count)
RW_SLOT_SETTER(GeometryInstance, Material, RTgeometryinstance, RW_OBJECT_GEOMETRY_INSTANCE,
               RTmaterial, rw_argument(context, value, RW_OBJECT_MATERIAL, "material"),
               object->materials, object->material_count)
RW_SLOT_GETTER(GeometryInstance, Material, RTgeometryinstance, RW_OBJECT_GEOMETRY_INSTANCE,
               RTmaterial, object->materials, object->material_count)

void rw_geometry_instance_drop(struct rw_object *object)
{
    RTgeometryinstance instance = (RTgeometryinstance)object;
    rw_variables_drop(&instance->variables);
    rw_link(&instance->geometry, NULL);
    rw_link_array_resize(object->context, &instance->materials, &instance->material_count, 0,
                         "materials");
    rw_free(instance->materials);
}
