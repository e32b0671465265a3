/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Declaring, finding, counting and removing variables: the same five calls for each kind of object
 * that is a scope.
 */
#include "runtime/object/object.h"

#include <ctype.h>
#include <string.h>

static uint64_t name_bit(unsigned hash)
{
    return UINT64_C(1) << (hash % 64);
}

RTvariable rw_variables_find_hashed(const struct rw_variables *variables, const char *name,
                                    unsigned length, unsigned hash)
{
    RTvariable found = variables->first;
    if (!found || !(variables->names & name_bit(hash))) return NULL;
    /* The table lies elsewhere in memory: the only variable of a scope is better looked at
     * first. */
    if (found->by_name.hashv == hash && found->by_name.keylen == length &&
        !memcmp(found->name, name, length))
        return found;
    HASH_FIND_BYHASHVALUE(by_name, variables->first, name, length, hash, found);
    return found;
}

RTvariable rw_variables_find(const struct rw_variables *variables, const char *name)
{
    unsigned hash, length = (unsigned)strlen(name);
    HASH_VALUE(name, length, hash);
    return rw_variables_find_hashed(variables, name, length, hash);
}

static void remove_variable(struct rw_variables *variables, RTvariable v)
{
    HASH_DELETE(by_name, variables->first, v);
    rw_object_destroy(&v->base);
}

void rw_variables_drop(struct rw_variables *variables)
{
    while (variables->first) remove_variable(variables, variables->first);
}

/* C identifiers, joined by "::" for variables in namespaces. */
static bool legal_name(const char *name)
{
    for (;;) {
        if (!isalpha((unsigned char)*name) && *name != '_') return false;
        while (isalnum((unsigned char)*name) || *name == '_') name++;
        if (!*name) return true;
        if (name[0] != ':' || name[1] != ':') return false;
        name += 2;
    }
}

static RTresult declare(struct rw_object *owner, struct rw_variables *variables, const char *name,
                        RTvariable *out)
{
    RTcontext context = owner->context;
    RTvariable v = NULL;
    RW_CHECK(rw_argument_pointer(context, name, "name"));
    RW_CHECK(rw_argument_pointer(context, out, "v"));
    if (!legal_name(name))
        return rw_error(context, RT_ERROR_ILLEGAL_SYMBOL,
                        "'%s' is not a C identifier (or several joined by ::)", name);
    if (rw_variables_find(variables, name))
        return rw_error(context, RT_ERROR_VARIABLE_REDECLARED,
                        "this %s has a variable '%s' already; query it to set it",
                        rw_type_name(owner->type), name);
    RW_CHECK(rw_object_create(context, RW_OBJECT_VARIABLE, sizeof *v, &v));
    v->owner = owner;
    v->type = RT_OBJECTTYPE_UNKNOWN;
    v->name = rw_strdup(name);
    if (v->name) HASH_ADD_KEYPTR(by_name, variables->first, v->name, strlen(v->name), v);
    if (!v->by_name.tbl) {
        rw_object_destroy(&v->base);
        return rw_out_of_memory(context, "a variable");
    }
    variables->names |= name_bit(v->by_name.hashv);
    rw_changed_structure(context);
    *out = v;
    return RT_SUCCESS;
}

static RTresult query(struct rw_object *owner, struct rw_variables *variables, const char *name,
                      RTvariable *out)
{
    RW_CHECK(rw_argument_pointer(owner->context, name, "name"));
    RW_CHECK(rw_argument_pointer(owner->context, out, "v"));
    *out = rw_variables_find(variables, name);
    return RT_SUCCESS;
}

static RTresult remove_one(struct rw_object *owner, struct rw_variables *variables, RTvariable v)
{
    RW_CHECK(rw_argument(owner->context, v, RW_OBJECT_VARIABLE, "v"));
    if (v->owner != owner)
        return rw_error(owner->context, RT_ERROR_VARIABLE_NOT_FOUND,
                        "variable '%s' was not declared in this %s", v->name,
                        rw_type_name(owner->type));
    remove_variable(variables, v);
    return RT_SUCCESS;
}

static RTresult count_all(struct rw_object *owner, struct rw_variables *variables, unsigned *count)
{
    if (!count) return rw_argument_pointer(owner->context, count, "count");
    *count = HASH_CNT(by_name, variables->first);
    return RT_SUCCESS;
}

static RTresult by_index(struct rw_object *owner, struct rw_variables *variables, unsigned index,
                         RTvariable *out)
{
    RW_CHECK(rw_argument_pointer(owner->context, out, "v"));
    RW_CHECK(
        rw_argument_index(owner->context, index, HASH_CNT(by_name, variables->first), "index"));
    RTvariable v = variables->first;
    while (index--) v = v->by_name.next;
    *out = v;
    return RT_SUCCESS;
}

#define READING_CALLS(Noun, handle, type)                                                          \
    RTresult rt##Noun##DeclareVariable(handle object, const char *name, RTvariable *v)             \
    {                                                                                              \
        RW_ENTER(object, type);                                                                    \
        return declare(&object->base, &object->variables, name, v);                                \
    }                                                                                              \
    RTresult rt##Noun##QueryVariable(handle object, const char *name, RTvariable *v)               \
    {                                                                                              \
        RW_ENTER_TO_READ(object, type);                                                            \
        return query(&object->base, &object->variables, name, v);                                  \
    }                                                                                              \
    RTresult rt##Noun##GetVariableCount(handle object, unsigned int *count)                        \
    {                                                                                              \
        RW_ENTER_TO_READ(object, type);                                                            \
        return count_all(&object->base, &object->variables, count);                                \
    }                                                                                              \
    RTresult rt##Noun##GetVariable(handle object, unsigned int index, RTvariable *v)               \
    {                                                                                              \
        RW_ENTER_TO_READ(object, type);                                                            \
        return by_index(&object->base, &object->variables, index, v);                              \
    }

#define SCOPE_CALLS(Noun, handle, type)                                                            \
    READING_CALLS(Noun, handle, type)                                                              \
    RTresult rt##Noun##RemoveVariable(handle object, RTvariable v)                                 \
    {                                                                                              \
        RW_ENTER(object, type);                                                                    \
        return remove_one(&object->base, &object->variables, v);                                   \
    }

SCOPE_CALLS(Context, RTcontext, RW_OBJECT_CONTEXT)
SCOPE_CALLS(Program, RTprogram, RW_OBJECT_PROGRAM)
SCOPE_CALLS(Geometry, RTgeometry, RW_OBJECT_GEOMETRY)
SCOPE_CALLS(GeometryInstance, RTgeometryinstance, RW_OBJECT_GEOMETRY_INSTANCE)
SCOPE_CALLS(Material, RTmaterial, RW_OBJECT_MATERIAL)
SCOPE_CALLS(GeometryTriangles, RTgeometrytriangles, RW_OBJECT_GEOMETRY_TRIANGLES)
SCOPE_CALLS(Selector, RTselector, RW_OBJECT_SELECTOR)
/* Of a stage no variable can be removed. */
READING_CALLS(PostProcessingStage, RTpostprocessingstage, RW_OBJECT_POSTPROCESSING_STAGE)
