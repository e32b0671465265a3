/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Geometry: a number of primitives, the program that bounds one and the program that intersects
 * one.
 */
#include "runtime/api/access.h"

#define GETTER(What, T, expression)                                                                \
    RW_GETTER(Geometry, What, RTgeometry, RW_OBJECT_GEOMETRY, T, expression)
#define SETTER(What, T, field, changed)                                                            \
    RW_SETTER(Geometry, What, RTgeometry, RW_OBJECT_GEOMETRY, T, field, changed)
#define PROGRAM_SETTER(What, slot)                                                                 \
    RW_LINK_SETTER(Geometry, What, RTgeometry, RW_OBJECT_GEOMETRY, RTprogram,                      \
                   rw_argument_program(context, value, false), slot)

RW_CREATOR(Geometry, RTgeometry, RW_OBJECT_GEOMETRY, object->motion = RW_MOTION_NONE)

SETTER(PrimitiveCount, unsigned int, primitive_count, rw_changed_scene)
GETTER(PrimitiveCount, unsigned int, object->primitive_count)
SETTER(PrimitiveIndexOffset, unsigned int, primitive_index_offset, rw_changed_scene)
GETTER(PrimitiveIndexOffset, unsigned int, object->primitive_index_offset)
PROGRAM_SETTER(BoundingBoxProgram, object->bounds)
GETTER(BoundingBoxProgram, RTprogram, rw_live(object->bounds))
PROGRAM_SETTER(IntersectionProgram, object->intersection)
GETTER(IntersectionProgram, RTprogram, rw_live(object->intersection))
GETTER(Flags, RTgeometryflags, object->flags)

RTresult rtGeometrySetFlags(RTgeometry geometry, RTgeometryflags flags)
{
    RW_ENTER(geometry, RW_OBJECT_GEOMETRY);
    unsigned known = RT_GEOMETRY_FLAG_DISABLE_ANYHIT | RT_GEOMETRY_FLAG_NO_SPLITTING;
    if (flags & ~known)
        return rw_error(geometry->base.context, RT_ERROR_INVALID_VALUE,
                        "flags 0x%x have bits other than 0x%x", (unsigned)flags, known);
    if ((geometry->flags ^ flags) & RT_GEOMETRY_FLAG_DISABLE_ANYHIT)
        rw_changed_structure(geometry->base.context); /* a feature */
    geometry->flags = flags;
    rw_changed_value(geometry->base.context);
    return RT_SUCCESS;
}

/* Dirtiness belongs to accelerations; these two have had no effect since version 4. */
RTresult rtGeometryMarkDirty(RTgeometry geometry)
{
    RW_ENTER(geometry, RW_OBJECT_GEOMETRY);
    return RT_SUCCESS;
}

RTresult rtGeometryIsDirty(RTgeometry geometry, int *dirty)
{
    RW_ENTER_TO_READ(geometry, RW_OBJECT_GEOMETRY);
    if (!dirty) return rw_argument_pointer(geometry->base.context, dirty, "dirty");
    *dirty = 0;
    return RT_SUCCESS;
}

void rw_geometry_drop(struct rw_object *object)
{
    RTgeometry geometry = (RTgeometry)object;
    rw_variables_drop(&geometry->variables);
    rw_link(&geometry->bounds, NULL);
    rw_link(&geometry->intersection, NULL);
}
