/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Bodies of the API's many one-line calls. In all of them `object` is the checked handle and
 * `context` its context.
 */
#ifndef RW_ACCESS_H
#define RW_ACCESS_H

#include "runtime/object/object.h"

/* Reads `expression` into *value. */
#define RW_GETTER(Noun, What, handle, object_type, T, expression)                                  \
    RTresult rt##Noun##Get##What(handle object, T *value)                                          \
    {                                                                                              \
        RW_ENTER_TO_READ(object, object_type);                                                     \
        if (!value) return rw_argument_pointer(object->base.context, value, "value");              \
        *value = expression;                                                                       \
        return RT_SUCCESS;                                                                         \
    }

/* The same of a context, which has a result of its own where it is not valid. */
#define RW_CONTEXT_GETTER(What, T, expression)                                                     \
    RTresult rtContextGet##What(RTcontext object, T *value)                                        \
    {                                                                                              \
        RW_ENTER_TO_READ(object, RW_OBJECT_CONTEXT);                                               \
        if (!value) return rw_argument_pointer(object, value, "value");                            \
        *value = expression;                                                                       \
        return RT_SUCCESS;                                                                         \
    }

/* Writes a plain field; `changed` is rw_changed_structure or rw_changed_value. */
#define RW_SETTER(Noun, What, handle, object_type, T, field, changed)                              \
    RTresult rt##Noun##Set##What(handle object, T value)                                           \
    {                                                                                              \
        RW_ENTER(object, object_type);                                                             \
        if (object->field != value) changed(object->base.context);                                 \
        object->field = value;                                                                     \
        return RT_SUCCESS;                                                                         \
    }

/* Puts a checked object into a link; `check` is an expression that gives a RTresult. */
#define RW_LINK_SETTER(Noun, What, handle, object_type, target, check, slot)                       \
    RTresult rt##Noun##Set##What(handle object, target value)                                      \
    {                                                                                              \
        RW_ENTER(object, object_type);                                                             \
        RTcontext context = object->base.context;                                                  \
        RTresult result = (check);                                                                 \
        if (result != RT_SUCCESS || (const void *)(slot) == (const void *)value) return result;    \
        rw_link(&(slot), value);                                                                   \
        rw_changed_structure(context);                                                             \
        return RT_SUCCESS;                                                                         \
    }

/* The same for entry `index` of an array of links; `after` is done when it changed. */
#define RW_SLOT_SETTER(Noun, What, handle, object_type, target, check, array, count, after)        \
    RTresult rt##Noun##Set##What(handle object, unsigned int index, target value)                  \
    {                                                                                              \
        RW_ENTER(object, object_type);                                                             \
        RTcontext context = object->base.context;                                                  \
        RTresult result = rw_argument_index(context, index, count, "index");                       \
        if (result == RT_SUCCESS) result = (check);                                                \
        if (result != RT_SUCCESS || (const void *)(array)[index] == (const void *)value)           \
            return result;                                                                         \
        rw_link(&(array)[index], value);                                                           \
        rw_changed_structure(context);                                                             \
        after;                                                                                     \
        return RT_SUCCESS;                                                                         \
    }

#define RW_SLOT_GETTER(Noun, What, handle, object_type, target, array, count)                      \
    RTresult rt##Noun##Get##What(handle object, unsigned int index, target *value)                 \
    {                                                                                              \
        RW_ENTER_TO_READ(object, object_type);                                                     \
        RTcontext context = object->base.context;                                                  \
        RTresult result = rw_argument_index(context, index, count, "index");                       \
        if (result == RT_SUCCESS) result = rw_argument_pointer(context, value, "value");           \
        if (result != RT_SUCCESS) return result;                                                   \
        *value = rw_live((array)[index]);                                                          \
        return RT_SUCCESS;                                                                         \
    }

/* rt<Noun>Create for objects that start as zeros but for `initialise`. */
#define RW_CREATOR(Noun, handle, object_type, initialise)                                          \
    RTresult rt##Noun##Create(RTcontext context, handle *out)                                      \
    {                                                                                              \
        RW_ENTER_CONTEXT(context);                                                                 \
        handle object = NULL;                                                                      \
        RTresult result = rw_argument_pointer(context, out, "out");                                \
        if (result == RT_SUCCESS)                                                                  \
            result = rw_object_create(context, object_type, sizeof *object, &object);              \
        if (result != RT_SUCCESS) return result;                                                   \
        initialise;                                                                                \
        *out = object;                                                                             \
        return RT_SUCCESS;                                                                         \
    }

#endif
