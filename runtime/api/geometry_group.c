/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Geometry group: geometry instances under one acceleration. A change of the children marks that
 * acceleration dirty: a tree over primitives that are gone must never be traversed.
 */
#include "runtime/api/access.h"

RW_CREATOR(GeometryGroup, RTgeometrygroup, RW_OBJECT_GEOMETRY_GROUP,
           object->mask = RT_VISIBILITY_ALL)

RW_LINK_SETTER(GeometryGroup, Acceleration, RTgeometrygroup, RW_OBJECT_GEOMETRY_GROUP,
               RTacceleration, rw_acceleration_attach(context, object->acceleration, value),
               object->acceleration)
RW_GETTER(GeometryGroup, Acceleration, RTgeometrygroup, RW_OBJECT_GEOMETRY_GROUP, RTacceleration,
          rw_live(object->acceleration))
RW_GETTER(GeometryGroup, Flags, RTgeometrygroup, RW_OBJECT_GEOMETRY_GROUP, RTinstanceflags,
          object->flags)
RW_GETTER(GeometryGroup, VisibilityMask, RTgeometrygroup, RW_OBJECT_GEOMETRY_GROUP,
          RTvisibilitymask, object->mask)
RW_GETTER(GeometryGroup, ChildCount, RTgeometrygroup, RW_OBJECT_GEOMETRY_GROUP, unsigned int,
          object->child_count)
RW_SLOT_SETTER(GeometryGroup, Child, RTgeometrygroup, RW_OBJECT_GEOMETRY_GROUP, RTgeometryinstance,
               rw_argument(context, value, RW_OBJECT_GEOMETRY_INSTANCE, "geometryinstance"),
               object->children, object->child_count, rw_acceleration_touch(object->acceleration))
RW_SLOT_GETTER(GeometryGroup, Child, RTgeometrygroup, RW_OBJECT_GEOMETRY_GROUP, RTgeometryinstance,
               object->children, object->child_count)

RTresult rtGeometryGroupSetChildCount(RTgeometrygroup geometrygroup, unsigned int count)
{
    RW_ENTER(geometrygroup, RW_OBJECT_GEOMETRY_GROUP);
    if (count == geometrygroup->child_count) return RT_SUCCESS;
    rw_changed_structure(geometrygroup->base.context);
    rw_acceleration_touch(geometrygroup->acceleration);
    return rw_link_array_resize(geometrygroup->base.context, &geometrygroup->children,
                                &geometrygroup->child_count, count, "children");
}

RTresult rtGeometryGroupSetFlags(RTgeometrygroup group, RTinstanceflags flags)
{
    RW_ENTER(group, RW_OBJECT_GEOMETRY_GROUP);
    unsigned known = RT_INSTANCE_FLAG_DISABLE_TRIANGLE_CULLING |
                     RT_INSTANCE_FLAG_FLIP_TRIANGLE_FACING | RT_INSTANCE_FLAG_DISABLE_ANYHIT |
                     RT_INSTANCE_FLAG_FORCE_ANYHIT;
    if (flags & ~known)
        return rw_error(group->base.context, RT_ERROR_INVALID_VALUE,
                        "flags 0x%x have bits other than 0x%x", (unsigned)flags, known);
    if (group->flags != flags) rw_changed_structure(group->base.context); /* features */
    group->flags = flags;
    rw_changed_scene(group->base.context);
    return RT_SUCCESS;
}

RTresult rtGeometryGroupSetVisibilityMask(RTgeometrygroup group, RTvisibilitymask mask)
{
    RW_ENTER(group, RW_OBJECT_GEOMETRY_GROUP);
    return rw_set_mask(group->base.context, &group->mask, mask);
}

void rw_geometry_group_drop(struct rw_object *object)
{
    RTgeometrygroup group = (RTgeometrygroup)object;
    rw_link(&group->acceleration, NULL);
    rw_link_array_resize(object->context, &group->children, &group->child_count, 0, "children");
    rw_free(group->children);
}
