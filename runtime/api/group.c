/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Group: groups, geometry groups and transforms under one acceleration. As in geometry groups, a
 * change of the children marks the acceleration dirty.
 */
#include "runtime/api/access.h"

RTresult rw_set_mask(RTcontext context, RTvisibilitymask *to, RTvisibilitymask mask)
{
    mask &= RT_VISIBILITY_ALL; /* applications write ~0 for all */
    /* A kernel for scenes in which all is visible does not look at masks. */
    if ((*to == RT_VISIBILITY_ALL) != (mask == RT_VISIBILITY_ALL)) rw_changed_structure(context);
    *to = mask;
    rw_changed_scene(context);
    return RT_SUCCESS;
}

RTresult rw_node_type(RTcontext context, const struct rw_object *child, RTobjecttype *type)
{
    RTresult result = rw_argument_pointer(context, type, "type");
    if (result != RT_SUCCESS) return result;
    if (!child || !child->alive)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "this child is not set");
    *type = rw_object_tag(child);
    return RT_SUCCESS;
}

RW_CREATOR(Group, RTgroup, RW_OBJECT_GROUP, object->mask = RT_VISIBILITY_ALL)

RW_LINK_SETTER(Group, Acceleration, RTgroup, RW_OBJECT_GROUP, RTacceleration,
               rw_acceleration_attach(context, object->acceleration, value), object->acceleration)
RW_GETTER(Group, Acceleration, RTgroup, RW_OBJECT_GROUP, RTacceleration,
          rw_live(object->acceleration))
RW_GETTER(Group, VisibilityMask, RTgroup, RW_OBJECT_GROUP, RTvisibilitymask, object->mask)
RW_GETTER(Group, ChildCount, RTgroup, RW_OBJECT_GROUP, unsigned int, object->child_count)
RW_SLOT_SETTER(Group, Child, RTgroup, RW_OBJECT_GROUP, RTobject,
               rw_argument_node(context, value, "child"), object->children, object->child_count,
               rw_acceleration_touch(object->acceleration))
RW_SLOT_GETTER(Group, Child, RTgroup, RW_OBJECT_GROUP, RTobject, object->children,
               object->child_count)

RTresult rtGroupSetVisibilityMask(RTgroup group, RTvisibilitymask mask)
{
    RW_ENTER(group, RW_OBJECT_GROUP);
    return rw_set_mask(group->base.context, &group->mask, mask);
}

RTresult rtGroupSetChildCount(RTgroup group, unsigned int count)
{
    RW_ENTER(group, RW_OBJECT_GROUP);
    if (count == group->child_count) return RT_SUCCESS;
    rw_changed_structure(group->base.context);
    rw_acceleration_touch(group->acceleration);
    return rw_link_array_resize(group->base.context, &group->children, &group->child_count, count,
                                "children");
}

RTresult rtGroupGetChildType(RTgroup group, unsigned int index, RTobjecttype *type)
{
    RW_ENTER_TO_READ(group, RW_OBJECT_GROUP);
    RTresult result = rw_argument_index(group->base.context, index, group->child_count, "index");
    if (result != RT_SUCCESS) return result;
    return rw_node_type(group->base.context, group->children[index], type);
}

void rw_group_drop(struct rw_object *object)
{
    RTgroup group = (RTgroup)object;
    rw_link(&group->acceleration, NULL);
    rw_link_array_resize(object->context, &group->children, &group->child_count, 0, "children");
    rw_free(group->children);
}
