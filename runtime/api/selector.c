/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Selector: children of which its visit program chooses, for each ray, those to be entered.
 */
#include "runtime/api/access.h"

#define TYPE RW_OBJECT_SELECTOR

RW_CREATOR(Selector, RTselector, TYPE, (void)object)
RW_LINK_SETTER(Selector, VisitProgram, RTselector, TYPE, RTprogram,
               rw_argument_program(context, value, false), object->visit)
RW_GETTER(Selector, VisitProgram, RTselector, TYPE, RTprogram, rw_live(object->visit))
RW_GETTER(Selector, ChildCount, RTselector, TYPE, unsigned int, object->child_count)
RW_SLOT_SETTER(Selector, Child, RTselector, TYPE, RTobject,
               rw_argument_node(context, value, "child"), object->children, object->child_count,
               (void)0)
RW_SLOT_GETTER(Selector, Child, RTselector, TYPE, RTobject, object->children, object->child_count)

RTresult rtSelectorSetChildCount(RTselector selector, unsigned int count)
{
    RW_ENTER(selector, TYPE);
    if (count != selector->child_count) rw_changed_structure(selector->base.context);
    return rw_link_array_resize(selector->base.context, &selector->children, &selector->child_count,
                                count, "children");
}

RTresult rtSelectorGetChildType(RTselector selector, unsigned int index, RTobjecttype *type)
{
    RW_ENTER_TO_READ(selector, TYPE);
    RTresult result =
        rw_argument_index(selector->base.context, index, selector->child_count, "index");
    if (result != RT_SUCCESS) return result;
    return rw_node_type(selector->base.context, selector->children[index], type);
}

void rw_selector_drop(struct rw_object *object)
{
    RTselector selector = (RTselector)object;
    rw_variables_drop(&selector->variables);
    rw_link(&selector->visit, NULL);
    rw_link_array_resize(object->context, &selector->children, &selector->child_count, 0,
                         "children");
    rw_free(selector->children);
}
