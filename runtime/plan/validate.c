/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Walks all that a launch can reach and reports the first thing that is missing or wrong: from the
 * programs of the context through the objects in their variables to nodes, instances, materials and
 * their programs. For a launch the plan finds the variables (validate.h). Every node is visited
 * once (mark == epoch); a node met again below itself is a cycle. After success no link the walk
 * followed is NULL or dead, except optional programs, which may be NULL.
 */
#include "runtime/plan/validate.h"

#include <stdio.h>

/* Deeper graphs are refused: the walks are recursive, and so is building. */
#define MAX_DEPTH 256

static RTresult missing(RTcontext context, const struct rw_object *object, const char *owner,
                        const char *what)
{
    return rw_error(context, RT_ERROR_INVALID_VALUE, "%s %s its %s", owner,
                    object ? "uses a destroyed object as" : "lacks", what);
}

/* A link that has to be there. */
static RTresult check_link(RTcontext context, const void *link, const char *owner, const char *what)
{
    const struct rw_object *object = link;
    if (object && object->alive) return RT_SUCCESS;
    return missing(context, object, owner, what);
}

static RTresult check_entry(RTcontext context, const void *link, const char *owner,
                            const char *what, unsigned index)
{
    char text[64];
    const struct rw_object *object = link;
    if (object && object->alive) return RT_SUCCESS;
    snprintf(text, sizeof text, "%s %u", what, index);
    return missing(context, object, owner, text);
}

/* ---- instances ---- */

static RTresult check_geometry(RTgeometry geometry)
{
    RTcontext context = geometry->base.context;
    RW_CHECK(check_link(context, geometry->intersection, "a geometry", "intersection program"));
    return check_link(context, geometry->bounds, "a geometry", "bounding box program");
}

static RTresult check_program(RTcontext context, RTprogram program, struct rw_site site,
                              enum rwc_program_kind kind)
{
    site.kind = kind;
    if (!program) return RT_SUCCESS;
    return context->searching ? rw_validate_program(context, program, &site)
                              : rw_validate_role(context, program, kind);
}

static RTresult check_triangles(RTgeometryinstance instance)
{
    RTcontext context = instance->base.context;
    RTgeometrytriangles triangles = instance->triangles;
    struct rw_site site = {.instance = instance};
    if (!rw_triangles_are_released(triangles)) RW_CHECK(rw_triangles_check(triangles));
    if (triangles->material_count > instance->material_count)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "a geometry instance has %u materials, but its triangles have %u",
                        instance->material_count, triangles->material_count);
    return check_program(context, triangles->attribute, site, RWC_ATTRIBUTE);
}

/* True when the programs of an object need no look in this instance: they had one in another, and
 * this one has no variables of its own, or nobody searches for them. */
static bool is_known(const struct RTgeometryinstance_api *instance, struct rw_object *object)
{
    if (object->context->searching && instance->variables.first) return false;
    bool known = object->mark == object->context->epoch;
    object->mark = object->context->epoch;
    return known;
}

static RTresult check_shape(RTgeometryinstance instance)
{
    RTcontext context = instance->base.context;
    struct rw_site site = {.instance = instance};
    if (instance->triangles) {
        RW_CHECK(check_link(context, instance->triangles, "a geometry instance", "triangles"));
        return check_triangles(instance);
    }
    RW_CHECK(check_link(context, instance->geometry, "a geometry instance", "geometry"));
    if (is_known(instance, &instance->geometry->base)) return RT_SUCCESS;
    RW_CHECK(check_geometry(instance->geometry));
    RW_CHECK(check_program(context, instance->geometry->intersection, site, RWC_INTERSECTION));
    return check_program(context, instance->geometry->bounds, site, RWC_BOUNDS);
}

static RTresult check_material(RTcontext context, struct rw_site site)
{
    for (unsigned t = 0; t < site.material->ray_types; t++) {
        RW_CHECK(check_program(context, site.material->closest_hit[t], site, RWC_CLOSEST_HIT));
        RW_CHECK(check_program(context, site.material->any_hit[t], site, RWC_ANY_HIT));
    }
    return RT_SUCCESS;
}

static RTresult check_instance(RTgeometryinstance instance)
{
    RTcontext context = instance->base.context;
    struct rw_site site = {.instance = instance};
    RW_CHECK(check_shape(instance));
    for (unsigned i = 0; i < instance->material_count; i++) {
        RW_CHECK(
            check_entry(context, instance->materials[i], "a geometry instance", "material", i));
        site.material = instance->materials[i];
        if (!is_known(instance, &site.material->base)) RW_CHECK(check_material(context, site));
    }
    return RT_SUCCESS;
}

/* ---- nodes ---- */

static RTresult walk(struct rw_object *node, unsigned depth);

/* The child may have been walked before, on a shorter way. */
static RTresult walk_child(struct rw_object *node, struct rw_object *child, unsigned depth)
{
    RW_CHECK(walk(child, depth));
    if (node->height <= child->height) node->height = child->height + 1;
    return RT_SUCCESS;
}

static RTresult walk_geometry_group(RTgeometrygroup group)
{
    RTcontext context = group->base.context;
    RW_CHECK(check_link(context, group->acceleration, "a geometry group", "acceleration"));
    for (unsigned i = 0; i < group->child_count; i++) {
        struct rw_object *child = (struct rw_object *)group->children[i];
        RW_CHECK(check_entry(context, child, "a geometry group", "child", i));
        if (child->mark == context->epoch) continue;
        child->mark = context->epoch;
        RW_CHECK(check_instance(group->children[i]));
    }
    return RT_SUCCESS;
}

static RTresult walk_group(RTgroup group, unsigned depth)
{
    RTcontext context = group->base.context;
    RW_CHECK(check_link(context, group->acceleration, "a group", "acceleration"));
    for (unsigned i = 0; i < group->child_count; i++) {
        RW_CHECK(check_entry(context, group->children[i], "a group", "child", i));
        RW_CHECK(walk_child(&group->base, group->children[i], depth));
    }
    return RT_SUCCESS;
}

static RTresult walk_selector(RTselector selector, unsigned depth)
{
    RTcontext context = selector->base.context;
    struct rw_site site = {.selector = selector};
    RW_CHECK(check_link(context, selector->visit, "a selector", "visit program"));
    RW_CHECK(check_program(context, selector->visit, site, RWC_VISIT));
    for (unsigned i = 0; i < selector->child_count; i++) {
        RW_CHECK(check_entry(context, selector->children[i], "a selector", "child", i));
        RW_CHECK(walk_child(&selector->base, selector->children[i], depth));
    }
    return RT_SUCCESS;
}

static RTresult walk_transform(RTtransform transform, unsigned depth)
{
    RW_CHECK(check_link(transform->base.context, transform->child, "a transform", "child"));
    return walk_child(&transform->base, transform->child, depth);
}

static RTresult too_deep(RTcontext context)
{
    return rw_error(context, RT_ERROR_INVALID_VALUE,
                    "the graph is more than %d nodes deep; make it flatter", MAX_DEPTH);
}

static RTresult walk(struct rw_object *node, unsigned depth)
{
    RTcontext context = node->context;
    RTresult result;
    if (node->on_path)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "a %s is below itself; graphs must not have cycles",
                        rw_type_name(node->type));
    if (node->mark == context->epoch)
        return depth + node->height > MAX_DEPTH ? too_deep(context) : RT_SUCCESS;
    if (depth == MAX_DEPTH) return too_deep(context);
    node->mark = context->epoch;
    node->height = 1;
    node->on_path = true;
    if (node->type == RW_OBJECT_GROUP)
        result = walk_group((RTgroup)node, depth + 1);
    else if (node->type == RW_OBJECT_TRANSFORM)
        result = walk_transform((RTtransform)node, depth + 1);
    else if (node->type == RW_OBJECT_SELECTOR)
        result = walk_selector((RTselector)node, depth + 1);
    else
        result = walk_geometry_group((RTgeometrygroup)node);
    node->on_path = false;
    return result;
}

/* Programs may trace against nodes above them, which is no cycle of the graph: what variables hold
 * waits until the walk under way has left its path. */
void rw_validate_node(struct rw_object *node)
{
    RTcontext context = node->context;
    if (node->queued == context->epoch) return;
    node->queued = context->epoch;
    node->pending = context->pending;
    context->pending = node;
}

static void begin_walk(RTcontext context, bool searching)
{
    context->epoch++;
    context->searching = searching;
    context->pending = NULL;
}

RTresult rw_validate_pending(RTcontext context)
{
    RTresult result = RT_SUCCESS;
    while (context->pending && result == RT_SUCCESS) {
        struct rw_object *node = context->pending;
        context->pending = node->pending;
        result = walk(node, 0);
    }
    return result;
}

/* ---- context ---- */

static RTresult check_entry_points(RTcontext context)
{
    struct rw_site site = {0};
    if (!context->entry_point_count)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "the context has no entry point; call rtContextSetEntryPointCount");
    for (unsigned i = 0; i < context->entry_point_count; i++) {
        const struct rw_entry_point *entry = &context->entry_points[i];
        RW_CHECK(check_entry(context, entry->ray_generation, "the context",
                             "ray generation program of entry point", i));
        RW_CHECK(check_program(context, entry->ray_generation, site, RWC_RAY_GENERATION));
        RW_CHECK(check_program(context, entry->exception, site, RWC_EXCEPTION));
    }
    return RT_SUCCESS;
}

/* What device code can reach by number. Buffers may lack format or size: they are empty then. */
static RTresult check_ids(RTcontext context)
{
    struct rw_site site = {0};
    for (size_t i = 0; i < context->program_ids.count; i++)
        RW_CHECK(
            check_program(context, (RTprogram)context->program_ids.items[i], site, RWC_CALLABLE));
    for (size_t i = 0; i < context->texture_ids.count; i++) {
        RTtexturesampler sampler = (RTtexturesampler)context->texture_ids.items[i];
        char name[48];
        snprintf(name, sizeof name, "the texture sampler of id %zu", i + 1);
        if (sampler && sampler->buffer) RW_CHECK(rw_validate_texture(sampler, name));
    }
    return RT_SUCCESS;
}

/* Name of a variable whose value is a mapped buffer, NULL if there is none. */
static const char *find_mapped(RTcontext context)
{
    for (struct rw_object *o = context->objects[RW_OBJECT_VARIABLE]; o; o = o->next) {
        RTvariable v = (RTvariable)o;
        if (v->type == RT_OBJECTTYPE_BUFFER && v->object && ((RTbuffer)v->object)->mapped)
            return v->name;
    }
    return NULL;
}

RTresult rw_validate_unmapped(RTcontext context)
{
    unsigned count = context->mapped_buffers;
    if (!count) return RT_SUCCESS;
    const char *name = find_mapped(context);
    const bool one = count == 1;
    char example[320] = "";
    if (name)
        snprintf(example, sizeof example, ", %sthe value of variable '%.200s'",
                 one ? "" : "one of them ", name);
    return rw_error(context, RT_ERROR_ALREADY_MAPPED, "%u %s mapped%s; unmap %s before a launch",
                    count, one ? "buffer is" : "buffers are", example, one ? "it" : "them");
}

static RTresult check_context(RTcontext context, bool searching)
{
    struct rw_site site = {0};
    begin_walk(context, searching);
    context->statistics.validations++;
    RW_CHECK(check_entry_points(context));
    for (unsigned i = 0; i < context->ray_type_count; i++)
        RW_CHECK(check_program(context, context->miss[i], site, RWC_MISS));
    return check_ids(context);
}

RTresult rw_validate_begin(RTcontext context)
{
    return check_context(context, false);
}

/* ---- API ---- */

RTresult rtContextValidate(RTcontext context)
{
    RW_ENTER_CONTEXT(context);
    RW_CHECK(rw_validate_unmapped(context));
    if (rw_is_validated(context)) return RT_SUCCESS;
    RW_CHECK(check_context(context, true));
    RW_CHECK(rw_validate_pending(context));
    context->validated_version = context->structure_version;
    return RT_SUCCESS;
}

#define NODE_VALIDATE(Noun, handle, type)                                                          \
    RTresult rt##Noun##Validate(handle object)                                                     \
    {                                                                                              \
        RW_ENTER(object, type);                                                                    \
        begin_walk(object->base.context, true);                                                    \
        rw_validate_node(&object->base);                                                           \
        return rw_validate_pending(object->base.context);                                          \
    }
NODE_VALIDATE(Group, RTgroup, RW_OBJECT_GROUP)
NODE_VALIDATE(GeometryGroup, RTgeometrygroup, RW_OBJECT_GEOMETRY_GROUP)
NODE_VALIDATE(Transform, RTtransform, RW_OBJECT_TRANSFORM)
NODE_VALIDATE(Selector, RTselector, RW_OBJECT_SELECTOR)

RTresult rtGeometryInstanceValidate(RTgeometryinstance geometryinstance)
{
    RW_ENTER(geometryinstance, RW_OBJECT_GEOMETRY_INSTANCE);
    begin_walk(geometryinstance->base.context, true);
    RTresult result = check_instance(geometryinstance);
    return result == RT_SUCCESS ? rw_validate_pending(geometryinstance->base.context) : result;
}

RTresult rtGeometryValidate(RTgeometry geometry)
{
    RW_ENTER(geometry, RW_OBJECT_GEOMETRY);
    return check_geometry(geometry);
}

RTresult rtGeometryTrianglesValidate(RTgeometrytriangles geometrytriangles)
{
    RW_ENTER(geometrytriangles, RW_OBJECT_GEOMETRY_TRIANGLES);
    return rw_triangles_check(geometrytriangles);
}

/* Variables depend on the geometry instance, so only the programs' existence can be checked. */
RTresult rtMaterialValidate(RTmaterial material)
{
    RW_ENTER(material, RW_OBJECT_MATERIAL);
    RTcontext context = material->base.context;
    for (unsigned t = 0; t < material->ray_types; t++) {
        RTprogram closest_hit = material->closest_hit[t], any_hit = material->any_hit[t];
        if (closest_hit)
            RW_CHECK(check_entry(context, closest_hit, "a material", "closest-hit program", t));
        if (any_hit) RW_CHECK(check_entry(context, any_hit, "a material", "any-hit program", t));
    }
    return RT_SUCCESS;
}

RTresult rtBufferValidate(RTbuffer buffer)
{
    RW_ENTER(buffer, RW_OBJECT_BUFFER);
    if (buffer->mapped)
        return rw_error(buffer->base.context, RT_ERROR_ALREADY_MAPPED, "the buffer is mapped");
    return rw_validate_buffer(buffer, "this handle");
}

RTresult rtProgramValidate(RTprogram program)
{
    RW_ENTER(program, RW_OBJECT_PROGRAM);
    begin_walk(program->base.context, true);
    RTresult result = rw_validate_own_scope(program);
    return result == RT_SUCCESS ? rw_validate_pending(program->base.context) : result;
}

/* Builder and properties are checked when they are set. */
RTresult rtAccelerationValidate(RTacceleration acceleration)
{
    RW_ENTER(acceleration, RW_OBJECT_ACCELERATION);
    return RT_SUCCESS;
}
