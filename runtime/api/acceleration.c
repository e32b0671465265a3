/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Acceleration: which builder, with which properties, and whether it has to build again.
 * runtime/scene/tree.c builds, and keeps the result in `built`.
 */
#include "runtime/api/access.h"
#include "runtime/base/nearest.h"
#include "runtime/scene/tree_saved.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GETTER(What, T, expression)                                                                \
    RW_GETTER(Acceleration, What, RTacceleration, RW_OBJECT_ACCELERATION, T, expression)

static void initialise(RTacceleration acceleration)
{
    acceleration->builder = rw_builder_names;
    acceleration->dirty = true;
}

RW_CREATOR(Acceleration, RTacceleration, RW_OBJECT_ACCELERATION, initialise(object))
GETTER(Builder, const char *, object->builder->name)
GETTER(Traverser, const char *, object->traverser ? object->traverser : "")

void rw_acceleration_touch(RTacceleration acceleration)
{
    if (!acceleration) return;
    acceleration->dirty = true;
    rw_changed_scene(acceleration->base.context);
}

RTresult rw_acceleration_attach(RTcontext context, RTacceleration old, RTacceleration acceleration)
{
    RTresult result = rw_argument(context, acceleration, RW_OBJECT_ACCELERATION, "acceleration");
    if (result == RT_SUCCESS && old != acceleration) rw_acceleration_touch(acceleration);
    return result;
}

RTresult rtAccelerationSetBuilder(RTacceleration acceleration, const char *builder)
{
    RW_ENTER(acceleration, RW_OBJECT_ACCELERATION);
    RTcontext context = acceleration->base.context;
    RTresult result = rw_argument_pointer(context, builder, "builder");
    if (result != RT_SUCCESS) return result;
    const struct rw_builder_name *found = rw_builder_find(builder);
    if (found) {
        acceleration->builder = found;
        rw_acceleration_touch(acceleration);
        return RT_SUCCESS;
    }
    char known[256] = "";
    for (size_t i = 0; rw_builder_names[i].name; i++) {
        const size_t used = strlen(known);
        snprintf(known + used, sizeof known - used, "%s%s", i ? ", " : "",
                 rw_builder_names[i].name);
    }
    return rw_error(context, RT_ERROR_INVALID_VALUE, "there is no builder '%s'; known are: %s",
                    builder, known);
}

/* There is one way to traverse; the name is kept for the getter. */
RTresult rtAccelerationSetTraverser(RTacceleration acceleration, const char *traverser)
{
    RW_ENTER(acceleration, RW_OBJECT_ACCELERATION);
    RTcontext context = acceleration->base.context;
    RTresult result = rw_argument_pointer(context, traverser, "traverser");
    if (result != RT_SUCCESS) return result;
    char *copy = rw_strdup(traverser);
    if (!copy) return rw_out_of_memory(context, "the name of a traverser");
    rw_free(acceleration->traverser);
    acceleration->traverser = copy;
    return RT_SUCCESS;
}

/* ---- properties ---- */

static struct rw_property *find_property(RTacceleration acceleration, const char *name)
{
    struct rw_property *property = acceleration->properties;
    while (property && strcmp(property->name, name)) property = property->next;
    return property;
}

/* "" when it was not set. */
static const char *property_of(RTacceleration acceleration, const char *name)
{
    const struct rw_property *property = find_property(acceleration, name);
    return property ? property->value : "";
}

bool rw_acceleration_is_watertight(RTacceleration acceleration)
{
    return acceleration && atoi(property_of(acceleration, "watertight")) > 0;
}

bool rw_acceleration_is_refitted(RTacceleration acceleration)
{
    return acceleration && atoi(property_of(acceleration, "refit")) > 0;
}

void rw_acceleration_options(RTacceleration acceleration, struct rw_build_input *input)
{
    input->builder = acceleration->builder->builder;
    const char *budget = property_of(acceleration, "split_budget");
    input->split_budget = *budget ? strtof(budget, NULL) : -1.0f;
    input->refittable = rw_acceleration_is_refitted(acceleration);
    int rounds = atoi(property_of(acceleration, "refine"));
    input->refine = rounds > 0 ? (unsigned)rounds : 0;
}

/* A builder ignores what it does not know; who misspelt a name would never hear of it. */
static void report_unknown(RTcontext context, const char *name)
{
    static const char *const known[] = {"refit", "refine", "split_budget", "watertight",
                                        /* Of the classic interface; they change nothing here. */
                                        "vertex_buffer_name", "vertex_buffer_stride",
                                        "index_buffer_name", "index_buffer_stride", "chunk_size",
                                        "compact", "leaf_size", "motion_steps"};
    char subject[128];
    struct rw_nearest nearest = rw_nearest_to(name);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        if (!strcmp(known[i], name)) return;
        rw_nearest_offer(&nearest, known[i]);
    }
    snprintf(subject, sizeof subject, "property '%s'", name);
    rw_report_once(context, "ACCEL", subject, "is not known, and ignored%s%s",
                   nearest.name ? "; the nearest is " : "", nearest.name ? nearest.name : "");
}

static void free_property(struct rw_property *property)
{
    if (!property) return;
    rw_free(property->name);
    rw_free(property->value);
    rw_free(property);
}

RTresult rtAccelerationSetProperty(RTacceleration acceleration, const char *name, const char *value)
{
    RW_ENTER(acceleration, RW_OBJECT_ACCELERATION);
    RTcontext context = acceleration->base.context;
    struct rw_property *created = NULL;
    RTresult result;
    RW_TRY(rw_argument_pointer(context, name, "name"));
    RW_TRY(rw_argument_pointer(context, value, "value"));
    bool was_watertight = rw_acceleration_is_watertight(acceleration);
    char *copy = rw_strdup(value);
    struct rw_property *property = find_property(acceleration, name);
    if (!property) {
        property = created = rw_calloc(1, sizeof *created);
        if (created) created->name = rw_strdup(name);
    }
    if (!copy || !property || !property->name) {
        rw_free(copy);
        result = rw_out_of_memory(context, "a property");
        goto fail;
    }
    if (created) {
        created->next = acceleration->properties;
        acceleration->properties = created;
    }
    rw_free(property->value);
    property->value = copy;
    report_unknown(context, name);
    rw_acceleration_touch(acceleration);
    if (rw_acceleration_is_watertight(acceleration) != was_watertight)
        rw_changed_structure(context); /* the kernel's triangle test */
    return RT_SUCCESS;
fail:
    free_property(created);
    return result;
}

RTresult rtAccelerationGetProperty(RTacceleration acceleration, const char *name,
                                   const char **stringReturn)
{
    RW_ENTER_TO_READ(acceleration, RW_OBJECT_ACCELERATION);
    RTcontext context = acceleration->base.context;
    RW_CHECK(rw_argument_pointer(context, name, "name"));
    RW_CHECK(rw_argument_pointer(context, stringReturn, "stringReturn"));
    *stringReturn = property_of(acceleration, name);
    return RT_SUCCESS;
}

/* ---- dirtiness ---- */

RTresult rtAccelerationMarkDirty(RTacceleration acceleration)
{
    RW_ENTER(acceleration, RW_OBJECT_ACCELERATION);
    rw_acceleration_touch(acceleration);
    return RT_SUCCESS;
}

RTresult rtAccelerationIsDirty(RTacceleration acceleration, int *dirty)
{
    RW_ENTER_TO_READ(acceleration, RW_OBJECT_ACCELERATION);
    if (!dirty) return rw_argument_pointer(acceleration->base.context, dirty, "dirty");
    *dirty = acceleration->dirty;
    return RT_SUCCESS;
}

/* ---- saved trees ---- */

GETTER(DataSize, RTsize, rw_trees_saved_size(object))

RTresult rtAccelerationGetData(RTacceleration acceleration, void *data)
{
    RW_ENTER(acceleration, RW_OBJECT_ACCELERATION);
    RTcontext context = acceleration->base.context;
    RTresult result = rw_argument_pointer(context, data, "data");
    return result == RT_SUCCESS ? rw_trees_save(context, acceleration, data) : result;
}

RTresult rtAccelerationSetData(RTacceleration acceleration, const void *data, RTsize size)
{
    RW_ENTER(acceleration, RW_OBJECT_ACCELERATION);
    RTcontext context = acceleration->base.context;
    RTresult result = rw_argument_pointer(context, data, "data");
    return result == RT_SUCCESS ? rw_trees_load(context, acceleration, data, size) : result;
}

static void add_tree(const struct rw_tree *tree, rwAccelerationStatistics *statistics)
{
    statistics->build_ms += tree->build_ms;
    statistics->sah_cost += tree->sah;
    statistics->bytes += tree->size;
    statistics->node_count += tree->node_count;
    statistics->entry_count += tree->entry_count;
}

RTresult rwAccelerationGetStatistics(RTacceleration acceleration,
                                     rwAccelerationStatistics *statistics)
{
    RW_ENTER_TO_READ(acceleration, RW_OBJECT_ACCELERATION);
    RTcontext context = acceleration->base.context;
    RTresult result = rw_argument_pointer(context, statistics, "statistics");
    if (result) return result;
    const struct rw_group_trees *built = acceleration->built;
    if (!built)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "the acceleration has not built a tree");
    *statistics = (rwAccelerationStatistics){0};
    for (; built; built = built->more)
        for (int k = 0; k < 2; k++) add_tree(&built->trees[k], statistics);
    return RT_SUCCESS;
}

void rw_acceleration_drop(struct rw_object *object)
{
    RTacceleration acceleration = (RTacceleration)object;
    if (acceleration->built) acceleration->built_free(object->context, acceleration->built);
    acceleration->built = NULL;
    while (acceleration->properties) {
        struct rw_property *property = acceleration->properties;
        acceleration->properties = property->next;
        free_property(property);
    }
    rw_free(acceleration->traverser);
}
