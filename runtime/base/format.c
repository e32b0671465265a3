/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The tables behind format.h, and the two utility calls that publish them.
 */
#include "runtime/base/format.h"

#include <stdio.h>
#include <string.h>

#define F(name, size) {RT_FORMAT_##name, #name, size, false}
#define BLOCK(name, size) {RT_FORMAT_##name, #name, size, true}
#define VECTORS(name, size)                                                                        \
    F(name, size), F(name##2, 2 * size), F(name##3, 3 * size), F(name##4, 4 * size)
static const struct rw_format formats[] = {
    F(UNKNOWN, 0),
    VECTORS(FLOAT, 4),
    VECTORS(BYTE, 1),
    VECTORS(UNSIGNED_BYTE, 1),
    VECTORS(SHORT, 2),
    VECTORS(UNSIGNED_SHORT, 2),
    VECTORS(INT, 4),
    VECTORS(UNSIGNED_INT, 4),
    F(USER, 0),
    F(BUFFER_ID, 4),
    F(PROGRAM_ID, 4),
    VECTORS(HALF, 2),
    VECTORS(LONG_LONG, 8),
    VECTORS(UNSIGNED_LONG_LONG, 8),
    BLOCK(UNSIGNED_BC1, 8),
    BLOCK(UNSIGNED_BC2, 16),
    BLOCK(UNSIGNED_BC3, 16),
    BLOCK(UNSIGNED_BC4, 8),
    BLOCK(BC4, 8),
    BLOCK(UNSIGNED_BC5, 16),
    BLOCK(BC5, 16),
    BLOCK(UNSIGNED_BC6H, 16),
    BLOCK(BC6H, 16),
    BLOCK(UNSIGNED_BC7, 16),
};
#undef VECTORS
#undef BLOCK
#undef F

/* The values run without gaps from RT_FORMAT_UNKNOWN, in the table's order. */
_Static_assert(sizeof formats / sizeof *formats == RT_FORMAT_UNSIGNED_BC7 - RT_FORMAT_UNKNOWN + 1,
               "a format is missing");

const struct rw_format *rw_format_find(RTformat format)
{
    if (format < RT_FORMAT_UNKNOWN || format > RT_FORMAT_UNSIGNED_BC7) return NULL;
    return &formats[format - RT_FORMAT_UNKNOWN];
}

#define T(name, text, cls, components, size)                                                       \
    {RT_OBJECTTYPE_##name, "RT_OBJECTTYPE_" #name, text, RW_TYPE_##cls, components, size}
#define VECTORS(name, text, vector, cls, size)                                                     \
    T(name, text, cls, 1, size), T(name##2, vector "2", cls, 2, 2 * size),                         \
        T(name##3, vector "3", cls, 3, 3 * size), T(name##4, vector "4", cls, 4, 4 * size)
#define MATRIX(rows, columns)                                                                      \
    T(MATRIX_FLOAT##rows##x##columns, "Matrix" #rows "x" #columns, MATRIX, rows *columns,          \
      4 * rows * columns)
static const struct rw_type types[] = {
    T(UNKNOWN, "no value", NONE, 0, 0),
    T(GROUP, "group", NODE, 1, 0),
    T(GEOMETRY_GROUP, "geometry group", NODE, 1, 0),
    T(TRANSFORM, "transform", NODE, 1, 0),
    T(SELECTOR, "selector", NODE, 1, 0),
    T(GEOMETRY_INSTANCE, "geometry instance", OBJECT, 1, 0),
    T(BUFFER, "buffer", OBJECT, 1, 0),
    T(TEXTURE_SAMPLER, "texture sampler", OBJECT, 1, 0),
    T(OBJECT, "rtObject", NODE, 1, 0),
    MATRIX(2, 2),
    MATRIX(2, 3),
    MATRIX(2, 4),
    MATRIX(3, 2),
    MATRIX(3, 3),
    MATRIX(3, 4),
    MATRIX(4, 2),
    MATRIX(4, 3),
    MATRIX(4, 4),
    VECTORS(FLOAT, "float", "float", FLOAT, 4),
    VECTORS(INT, "int", "int", INT, 4),
    VECTORS(UNSIGNED_INT, "unsigned int", "uint", UNSIGNED, 4),
    T(USER, "user data", USER, 1, 0),
    T(PROGRAM, "program", OBJECT, 1, 0),
    T(COMMANDLIST, "command list", OBJECT, 1, 0),
    T(POSTPROCESSINGSTAGE, "post-processing stage", OBJECT, 1, 0),
    VECTORS(LONG_LONG, "long long", "longlong", LONG, 8),
    VECTORS(UNSIGNED_LONG_LONG, "unsigned long long", "ulonglong", UNSIGNED_LONG, 8),
};
#undef MATRIX
#undef VECTORS
#undef T

_Static_assert(sizeof types / sizeof *types ==
                   RT_OBJECTTYPE_UNSIGNED_LONG_LONG4 - RT_OBJECTTYPE_UNKNOWN + 1,
               "an object type is missing");

/* Other spellings of the scalar types, also of one-component vectors. */
static const struct {
    const char *name;
    RTobjecttype type;
} aliases[] = {
    {"unsigned", RT_OBJECTTYPE_UNSIGNED_INT},
    {"uint", RT_OBJECTTYPE_UNSIGNED_INT},
    {"signed int", RT_OBJECTTYPE_INT},
    {"int1", RT_OBJECTTYPE_INT},
    {"uint1", RT_OBJECTTYPE_UNSIGNED_INT},
    {"float1", RT_OBJECTTYPE_FLOAT},
    {"long long int", RT_OBJECTTYPE_LONG_LONG},
    {"unsigned long long int", RT_OBJECTTYPE_UNSIGNED_LONG_LONG},
    {"uint32_t", RT_OBJECTTYPE_UNSIGNED_INT},
    {"int32_t", RT_OBJECTTYPE_INT},
};

const struct rw_type *rw_type_find(RTobjecttype type)
{
    if (type < RT_OBJECTTYPE_UNKNOWN || type > RT_OBJECTTYPE_UNSIGNED_LONG_LONG4) return &types[0];
    return &types[type - RT_OBJECTTYPE_UNKNOWN];
}

static const char *without_namespace(const char *name)
{
    if (!strncmp(name, "::", 2)) name += 2;
    return strncmp(name, "optix::", 7) ? name : name + 7;
}

bool rw_names_node(const char *name)
{
    return !strcmp(without_namespace(name), rw_type_find(RT_OBJECTTYPE_OBJECT)->text);
}

const struct rw_type *rw_type_named(const char *name)
{
    name = without_namespace(name);
    for (size_t i = 0; i < sizeof aliases / sizeof *aliases; i++)
        if (!strcmp(aliases[i].name, name)) return rw_type_find(aliases[i].type);
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        bool in_device_code = types[i].size || types[i].type == RT_OBJECTTYPE_OBJECT;
        if (in_device_code && !strcmp(types[i].text, name)) return &types[i];
    }
    return NULL;
}

bool rw_is_object_type(RTobjecttype type)
{
    enum rw_type_class cls = rw_type_find(type)->cls;
    return cls == RW_TYPE_NODE || cls == RW_TYPE_OBJECT;
}

bool rw_is_node_type(RTobjecttype type)
{
    return rw_type_find(type)->cls == RW_TYPE_NODE;
}

RTresult rtuGetSizeForRTformat(RTformat format, size_t *size)
{
    const struct rw_format *found = rw_format_find(format);
    if (!found || !size) return RT_ERROR_INVALID_VALUE;
    *size = found->size;
    return RT_SUCCESS;
}

RTresult rtuNameForType(RTobjecttype type, char *buffer, RTsize bufferSize)
{
    const struct rw_type *found = rw_type_find(type);
    if (found->type != type || !buffer || !bufferSize) return RT_ERROR_INVALID_VALUE;
    snprintf(buffer, bufferSize, "%s", found->name);
    return RT_SUCCESS;
}
