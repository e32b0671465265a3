/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Helpers over the host functions, C and C++: names and sizes of types, CUDA C to PTX, and children
 * of groups by handle. In C++ any node handle may be given where an RTobject is asked for.
 */
#ifndef RW_COMPAT_OPTIXU_H
#define RW_COMPAT_OPTIXU_H

#include "../optix_host.h"

/* ---- Children of groups and selectors ---- */

/* Add appends a child and gives its index (index may be NULL); what cannot be a child leaves the
 * node as it was. RemoveChildByIndex puts the last child in the hole. GetChildIndex, and with it
 * RemoveChild: RT_ERROR_INVALID_VALUE, and index ~0u, where the node has no such child. */
#define RW_CHILDREN(Group, Parent, Child)                                                          \
    static inline RTresult rtu##Group##AddChild(Parent parent, Child child, unsigned int *index)   \
    {                                                                                              \
        unsigned int count = 0;                                                                    \
        RTresult result = rt##Group##GetChildCount(parent, &count);                                \
        if (!result) result = rt##Group##SetChildCount(parent, count + 1);                         \
        if (result) return result;                                                                 \
        result = rt##Group##SetChild(parent, count, child);                                        \
        if (result)                                                                                \
            rt##Group##SetChildCount(parent, count);                                               \
        else if (index)                                                                            \
            *index = count;                                                                        \
        return result;                                                                             \
    }                                                                                              \
    static inline RTresult rtu##Group##RemoveChildByIndex(Parent parent, unsigned int index)       \
    {                                                                                              \
        unsigned int count = 0;                                                                    \
        Child last;                                                                                \
        RTresult result = rt##Group##GetChildCount(parent, &count);                                \
        if (result) return result;                                                                 \
        if (index >= count) return RT_ERROR_INVALID_VALUE;                                         \
        if (index + 1 < count) {                                                                   \
            result = rt##Group##GetChild(parent, count - 1, &last);                                \
            if (!result) result = rt##Group##SetChild(parent, index, last);                        \
        }                                                                                          \
        return result ? result : rt##Group##SetChildCount(parent, count - 1);                      \
    }                                                                                              \
    static inline RTresult rtu##Group##GetChildIndex(Parent parent, Child child,                   \
                                                     unsigned int *index)                          \
    {                                                                                              \
        unsigned int count = 0, i;                                                                 \
        Child each;                                                                                \
        RTresult result = rt##Group##GetChildCount(parent, &count);                                \
        *index = ~0u;                                                                              \
        for (i = 0; !result && i < count; i++) {                                                   \
            result = rt##Group##GetChild(parent, i, &each);                                        \
            if (!result && each == child) {                                                        \
                *index = i;                                                                        \
                return RT_SUCCESS;                                                                 \
            }                                                                                      \
        }                                                                                          \
        return result ? result : RT_ERROR_INVALID_VALUE;                                           \
    }                                                                                              \
    static inline RTresult rtu##Group##RemoveChild(Parent parent, Child child)                     \
    {                                                                                              \
        unsigned int index;                                                                        \
        RTresult result = rtu##Group##GetChildIndex(parent, child, &index);                        \
        return result ? result : rtu##Group##RemoveChildByIndex(parent, index);                    \
    }
RW_CHILDREN(Group, RTgroup, RTobject)
RW_CHILDREN(Selector, RTselector, RTobject)
RW_CHILDREN(GeometryGroup, RTgeometrygroup, RTgeometryinstance)
#undef RW_CHILDREN

/* The child of a transform, like the functions without the u. */
static inline RTresult rtuTransformSetChild(RTtransform transform, RTobject child)
{
    return rtTransformSetChild(transform, child);
}
static inline RTresult rtuTransformGetChild(RTtransform transform, RTobject *child)
{
    return rtTransformGetChild(transform, child);
}
static inline RTresult rtuTransformGetChildType(RTtransform transform, RTobjecttype *type)
{
    return rtTransformGetChildType(transform, type);
}

#endif
