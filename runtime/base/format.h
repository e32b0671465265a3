/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Tables of what the enumerations RTformat and RTobjecttype stand for: names, sizes, and the C type
 * names by which device code declares such values.
 */
#ifndef RW_FORMAT_H
#define RW_FORMAT_H

#include <stdbool.h>
#include <stddef.h>

#include "raywright.h"

struct rw_format {
    RTformat format;
    const char *name;
    size_t size; /* bytes of an element; of a 4x4 block if block_compressed; USER: 0 */
    bool block_compressed;
};

/* NULL when the value is no RTformat. */
const struct rw_format *rw_format_find(RTformat format);

enum rw_type_class {
    RW_TYPE_NONE,
    RW_TYPE_FLOAT,
    RW_TYPE_INT,
    RW_TYPE_UNSIGNED,
    RW_TYPE_LONG,
    RW_TYPE_UNSIGNED_LONG,
    RW_TYPE_MATRIX,
    RW_TYPE_USER,
    RW_TYPE_NODE,   /* what an rtObject may hold: group, geometry group, transform, selector */
    RW_TYPE_OBJECT, /* other objects */
};

struct rw_type {
    RTobjecttype type;
    const char *name; /* "RT_OBJECTTYPE_FLOAT3" */
    const char *text; /* for messages, and as device code writes it: "float3" */
    enum rw_type_class cls;
    unsigned components;
    size_t size; /* bytes; objects and USER: 0 */
};

/* The entry of RT_OBJECTTYPE_UNKNOWN when the value is no RTobjecttype. */
const struct rw_type *rw_type_find(RTobjecttype type);
/* By the C name in device code ("optix::float3", "unsigned"); NULL for names that are not built in:
 * structures and typedefs. */
const struct rw_type *rw_type_named(const char *name);

/* The name of the one type of device code that holds nodes: rtObject. */
bool rw_names_node(const char *name);
bool rw_is_object_type(RTobjecttype type); /* nodes, buffers, programs, ... */
bool rw_is_node_type(RTobjecttype type);

#endif
