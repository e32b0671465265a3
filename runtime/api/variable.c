/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Variables: declaration by name in a scope object, typed values, objects as values. A variable
 * takes the type of its first value and keeps it (user data also keeps its size), so that a kernel
 * built for the variable stays right; the device declaration is compared when the graph is
 * validated.
 */
#include "runtime/base/format.h"
#include "runtime/object/object.h"

#include <string.h>

/* ---- values ---- */

const void *rw_variable_data(const struct RTvariable_api *variable)
{
    if (rw_is_object_type(variable->type)) return NULL;
    return variable->user ? variable->user : variable->bytes;
}

static RTresult check_type(RTvariable v, RTobjecttype type, size_t size, const char *verb)
{
    const struct rw_type *held = rw_type_find(v->type), *other = rw_type_find(type);
    if (v->type == type && v->size == size) return RT_SUCCESS;
    return rw_error(v->base.context, RT_ERROR_TYPE_MISMATCH,
                    "variable '%s' holds %s (%zu bytes) and cannot be %s as %s (%zu bytes); a "
                    "variable keeps the type of its first value",
                    v->name, held->text, v->size, verb, other->text, size);
}

RTresult rw_variable_store(RTvariable v, RTobjecttype type, const void *bytes, size_t size,
                           const char *call)
{
    RW_ENTER_AS(v, RW_OBJECT_VARIABLE, RW_TO_CHANGE, call);
    RTcontext context = v->base.context;
    if (!size)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "user data of 0 bytes for variable '%s'",
                        v->name);
    RW_CHECK(rw_argument_pointer(context, bytes, "value"));
    if (v->type == RT_OBJECTTYPE_UNKNOWN) {
        if (size > sizeof v->bytes && !(v->user = rw_malloc(size)))
            return rw_out_of_memory(context, "the value of a variable");
        v->type = type;
        v->size = size;
        rw_changed_structure(context);
    } else {
        RW_CHECK(check_type(v, type, size, "set"));
        if (!memcmp(rw_variable_data(v), bytes, size)) return RT_SUCCESS;
    }
    memcpy(v->user ? v->user : v->bytes, bytes, size);
    if (v->in_records)
        rw_changed_value(context);
    else
        context->constant_version++;
    return RT_SUCCESS;
}

RTresult rw_variable_load(RTvariable v, RTobjecttype type, void *bytes, size_t size,
                          const char *call)
{
    RW_ENTER_AS(v, RW_OBJECT_VARIABLE, RW_TO_READ, call);
    RTcontext context = v->base.context;
    RW_CHECK(rw_argument_pointer(context, bytes, "value"));
    if (v->type == RT_OBJECTTYPE_UNKNOWN)
        return rw_error(context, RT_ERROR_TYPE_MISMATCH, "variable '%s' has no value yet", v->name);
    RW_CHECK(check_type(v, type, size, "read"));
    memcpy(bytes, rw_variable_data(v), size);
    return RT_SUCCESS;
}

RTresult rtVariableSetUserData(RTvariable v, RTsize size, const void *ptr)
{
    return rw_variable_store(v, RT_OBJECTTYPE_USER, ptr, size, __func__);
}

RTresult rtVariableGetUserData(RTvariable v, RTsize size, void *ptr)
{
    return rw_variable_load(v, RT_OBJECTTYPE_USER, ptr, size, __func__);
}

/* ---- objects as values ---- */

RTobjecttype rw_object_tag(const struct rw_object *object)
{
    static const RTobjecttype tags[RW_OBJECT_TYPES] = {
        [RW_OBJECT_PROGRAM] = RT_OBJECTTYPE_PROGRAM,
        [RW_OBJECT_BUFFER] = RT_OBJECTTYPE_BUFFER,
        [RW_OBJECT_TEXTURE_SAMPLER] = RT_OBJECTTYPE_TEXTURE_SAMPLER,
        [RW_OBJECT_GEOMETRY_GROUP] = RT_OBJECTTYPE_GEOMETRY_GROUP,
        [RW_OBJECT_GROUP] = RT_OBJECTTYPE_GROUP,
        [RW_OBJECT_TRANSFORM] = RT_OBJECTTYPE_TRANSFORM,
        [RW_OBJECT_SELECTOR] = RT_OBJECTTYPE_SELECTOR,
    };
    return tags[object->type] ? tags[object->type] : RT_OBJECTTYPE_UNKNOWN;
}

static RTresult check_object(RTvariable v, const struct rw_object *object)
{
    RTobjecttype tag = rw_object_tag(object);
    if (tag == RT_OBJECTTYPE_UNKNOWN)
        return rw_error(v->base.context, RT_ERROR_TYPE_MISMATCH,
                        "variable '%s' cannot hold a %s; buffers, texture samplers, programs, "
                        "groups, geometry groups, transforms and selectors can be bound",
                        v->name, rw_type_name(object->type));
    if (tag == RT_OBJECTTYPE_PROGRAM && ((const struct RTprogram_api *)object)->id)
        return rw_error(v->base.context, RT_ERROR_INVALID_VALUE,
                        "program '%s' is bindless since rtProgramGetId and cannot be bound to "
                        "variable '%s'; store its id",
                        rw_program_name((const struct RTprogram_api *)object), v->name);
    if (v->type == RT_OBJECTTYPE_UNKNOWN || v->type == tag) return RT_SUCCESS;
    if (rw_is_node_type(v->type) && rw_is_node_type(tag)) return RT_SUCCESS;
    return check_type(v, tag, sizeof(RTobject), "set");
}

RTresult rtVariableSetObject(RTvariable v, RTobject object)
{
    RW_ENTER(v, RW_OBJECT_VARIABLE);
    RW_CHECK(rw_argument_object(v->base.context, object, "object"));
    RW_CHECK(check_object(v, object));
    if (v->object == object) return RT_SUCCESS;
    /* One buffer for another changes no plan. */
    if (v->type == RT_OBJECTTYPE_BUFFER)
        rw_changed_types(v->base.context);
    else
        rw_changed_structure(v->base.context);
    rw_link(&v->object, object);
    v->type = rw_object_tag(object);
    v->size = sizeof(RTobject);
    return RT_SUCCESS;
}

RTresult rtVariableGetObject(RTvariable v, RTobject *object)
{
    RW_ENTER_TO_READ(v, RW_OBJECT_VARIABLE);
    RW_CHECK(rw_argument_pointer(v->base.context, object, "object"));
    if (!rw_is_object_type(v->type))
        return rw_error(v->base.context, RT_ERROR_TYPE_MISMATCH,
                        "variable '%s' holds %s, no object", v->name, rw_type_find(v->type)->text);
    *object = rw_live(v->object);
    return RT_SUCCESS;
}

/* ---- queries ---- */

RTresult rtVariableGetName(RTvariable v, const char **nameReturn)
{
    RW_ENTER_TO_READ(v, RW_OBJECT_VARIABLE);
    if (!nameReturn) return rw_argument_pointer(v->base.context, nameReturn, "nameReturn");
    *nameReturn = v->name;
    return RT_SUCCESS;
}

static const char *annotation_in(const struct RTprogram_api *program, const char *name)
{
    for (size_t i = 0; i < program->program->variable_count; i++) {
        const struct rwc_variable *variable = program->program->variables[i];
        if (!strcmp(variable->name, name)) return variable->annotation;
    }
    return NULL;
}

/* The annotation is written in device code, so it is known once a program that uses the variable
 * exists; before, and for variables without one, it is empty. */
RTresult rtVariableGetAnnotation(RTvariable v, const char **annotationReturn)
{
    RW_ENTER_TO_READ(v, RW_OBJECT_VARIABLE);
    if (!annotationReturn)
        return rw_argument_pointer(v->base.context, annotationReturn, "annotationReturn");
    const char *found = NULL;
    if (v->owner->type == RW_OBJECT_PROGRAM) found = annotation_in((RTprogram)v->owner, v->name);
    struct rw_object *object = v->base.context->objects[RW_OBJECT_PROGRAM];
    for (; object && !found; object = object->next)
        found = annotation_in((const struct RTprogram_api *)object, v->name);
    *annotationReturn = found ? found : "";
    return RT_SUCCESS;
}

RTresult rtVariableGetType(RTvariable v, RTobjecttype *typeReturn)
{
    RW_ENTER_TO_READ(v, RW_OBJECT_VARIABLE);
    if (!typeReturn) return rw_argument_pointer(v->base.context, typeReturn, "typeReturn");
    *typeReturn = v->type;
    return RT_SUCCESS;
}

RTresult rtVariableGetSize(RTvariable v, RTsize *size)
{
    RW_ENTER_TO_READ(v, RW_OBJECT_VARIABLE);
    if (!size) return rw_argument_pointer(v->base.context, size, "size");
    *size = v->size;
    return RT_SUCCESS;
}

void rw_variable_drop(struct rw_object *object)
{
    RTvariable v = (RTvariable)object;
    rw_link(&v->object, NULL);
    rw_free(v->user);
    rw_free(v->name);
}
