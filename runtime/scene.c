/* SPDX-License-Identifier: Apache-2.0 */
/* See scene.h. */
#include "runtime/scene.h"

#include <math.h>
#include <string.h>

#include "programs/config.h"
#include "runtime/bvh.h"

/* What an acceleration object of a geometry group keeps. Primitives are named by child, so groups
 * with equal children can share it. */
struct built {
    struct rw_bvh bvh;
    struct rw_primitive_ref *refs; /* per leaf entry; geometry is the child's index */
    unsigned child_count;
    uint64_t primitive_count;
};

static void free_built(RTcontext context, void *memory)
{
    struct built *built = memory;
    (void)context;
    if (!built) return;
    rw_bvh_free(&built->bvh);
    rw_free(built->refs);
    rw_free(built);
}

static RTresult no_memory(RTcontext context)
{
    return rw_out_of_memory(context, "the scene");
}

static uint32_t geometry_number(const struct rw_plan *plan, RTgeometryinstance instance)
{
    for (size_t k = 0; k < plan->geometry_count; k++)
        if (plan->geometries[k].instance == instance) return (uint32_t)k;
    return ~0u;
}

/* ---- trees of geometry groups ------------------------------------------------------------------
 */

static uint64_t count_primitives(RTgeometrygroup group)
{
    uint64_t count = 0;
    for (unsigned k = 0; k < group->child_count; k++)
        count += group->children[k]->geometry->primitive_count;
    return count;
}

static bool needs_build(RTgeometrygroup group)
{
    const struct RTacceleration_api *a = group->acceleration;
    const struct built *built = a->built;
    return a->dirty || !built || built->child_count != group->child_count ||
           built->primitive_count != count_primitives(group);
}

struct builder {
    RTcontext context;
    const struct rw_plan *plan;
    rw_bounds_cb bounds;
    void *user;
    struct rw_scene *scene;
};

static RTresult gather_boxes(const struct builder *b, RTgeometrygroup group, float *boxes,
                             struct rw_primitive_ref *refs)
{
    size_t next = 0;
    for (unsigned k = 0; k < group->child_count; k++) {
        RTgeometry g = group->children[k]->geometry;
        if (!g->primitive_count) continue;
        RTresult result =
            b->bounds(b->user, geometry_number(b->plan, group->children[k]),
                      g->primitive_index_offset, g->primitive_count, boxes + 6 * next);
        if (result) return result;
        for (unsigned i = 0; i < g->primitive_count; i++)
            refs[next++] = (struct rw_primitive_ref){k, g->primitive_index_offset + i};
    }
    return RT_SUCCESS;
}

static RTresult build_tree(const struct builder *b, RTgeometrygroup group, struct built *out)
{
    uint64_t count = count_primitives(group);
    float *boxes = rw_malloc(count * 6 * sizeof(float));
    struct rw_primitive_ref *refs = rw_malloc(count * sizeof(*refs));
    RTresult result = boxes && refs ? RT_SUCCESS : no_memory(b->context);
    if (!result) result = gather_boxes(b, group, boxes, refs);
    if (!result) {
        result = rw_bvh_build(boxes, count, RW_BVH_LEAF_PRIMITIVES, &out->bvh);
        if (result)
            rw_error(b->context, result, "building a BVH over %llu primitives failed",
                     (unsigned long long)count);
    }
    if (!result) {
        out->refs = rw_malloc(((size_t)out->bvh.entry_count + 1) * sizeof(*refs));
        if (!out->refs) result = no_memory(b->context);
    }
    for (uint32_t e = 0; !result && e < out->bvh.entry_count; e++)
        out->refs[e] = refs[out->bvh.entries[e]];
    out->child_count = group->child_count;
    out->primitive_count = count;
    rw_free(boxes);
    rw_free(refs);
    return result;
}

static RTresult build_group(const struct builder *b, RTgeometrygroup group)
{
    if (!needs_build(group)) return RT_SUCCESS;
    struct built *built = rw_calloc(1, sizeof(*built));
    if (!built) return no_memory(b->context);
    RTresult result = build_tree(b, group, built);
    if (result) {
        free_built(b->context, built);
        return result;
    }
    RTacceleration a = group->acceleration;
    free_built(b->context, a->built);
    a->built = built;
    a->built_free = free_built;
    a->dirty = false;
    return RT_SUCCESS;
}

/* Appends the tree of a group to the scene; the number of its root node, or ~0u when empty. */
static RTresult place_group(const struct builder *b, RTgeometrygroup group, uint32_t *root)
{
    const struct built *built = group->acceleration->built;
    struct rw_scene *s = b->scene;
    *root = ~0u;
    if (!built->bvh.node_count) return RT_SUCCESS;
    if (!rw_grow((void **)&s->nodes, &s->node_capacity, s->node_count + built->bvh.node_count,
                 sizeof(*s->nodes)) ||
        !rw_grow((void **)&s->primitives, &s->primitive_capacity,
                 s->primitive_count + built->bvh.entry_count, sizeof(*s->primitives)))
        return no_memory(b->context);
    *root = (uint32_t)s->node_count;
    struct rw_bvh_node *nodes = s->nodes + s->node_count;
    memcpy(nodes, built->bvh.nodes, built->bvh.node_count * sizeof(*nodes));
    rw_bvh_relocate(nodes, built->bvh.node_count, *root, (uint32_t)s->primitive_count);
    for (uint32_t e = 0; e < built->bvh.entry_count; e++) {
        struct rw_primitive_ref ref = built->refs[e];
        ref.geometry = geometry_number(b->plan, group->children[ref.geometry]);
        s->primitives[s->primitive_count++] = ref;
    }
    s->node_count += built->bvh.node_count;
    return RT_SUCCESS;
}

/* ---- instances
 * ----------------------------------------------------------------------------------- */

/* Where the walk from a root has come to. */
struct place {
    float to_world[12];
    float to_object[12];
    bool identity;
    uint32_t mask;
    uint32_t child_index;
};

static const struct place origin = {
    {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0}, {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0}, true, 0xff, 0};

/* Affine product of two 3x4 matrices. */
static void multiply(const float *a, const float *b, float *out)
{
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 4; c++)
            out[4 * r + c] = a[4 * r] * b[c] + a[4 * r + 1] * b[4 + c] + a[4 * r + 2] * b[8 + c] +
                             (c == 3 ? a[4 * r + 3] : 0.0f);
}

static struct place below_transform(const struct place *place, RTtransform t)
{
    struct place next = *place;
    if (t->identity) return next;
    multiply(place->to_world, t->matrix, next.to_world);
    multiply(t->inverse, place->to_object, next.to_object);
    next.identity = false;
    return next;
}

/* Trees that were placed already, so that instances of one group share it. */
struct placed {
    RTgeometrygroup group;
    uint32_t root;
};

struct flatten {
    struct builder b;
    struct placed *placed;
    size_t placed_count, placed_capacity;
    float *boxes; /* world bounds of the instances of the root under way */
    size_t box_capacity;
    size_t first_instance;
};

static RTresult tree_of(struct flatten *f, RTgeometrygroup group, uint32_t *root)
{
    for (size_t k = 0; k < f->placed_count; k++) {
        if (f->placed[k].group != group) continue;
        *root = f->placed[k].root;
        return RT_SUCCESS;
    }
    RTresult result = build_group(&f->b, group);
    if (!result) result = place_group(&f->b, group, root);
    if (result) return result;
    if (!rw_grow((void **)&f->placed, &f->placed_capacity, f->placed_count + 1, sizeof(*f->placed)))
        return no_memory(f->b.context);
    f->placed[f->placed_count++] = (struct placed){group, *root};
    return RT_SUCCESS;
}

/* World bounds of a transformed box, from its eight corners. */
static void world_box(const struct place *place, const struct rw_bvh *bvh, float *out)
{
    for (int axis = 0; axis < 3; axis++) {
        out[axis] = INFINITY;
        out[3 + axis] = -INFINITY;
    }
    for (int corner = 0; corner < 8; corner++) {
        float p[3];
        for (int k = 0; k < 3; k++) p[k] = corner >> k & 1 ? bvh->upper[k] : bvh->lower[k];
        for (int axis = 0; axis < 3; axis++) {
            const float *row = place->to_world + 4 * axis;
            float v =
                place->identity ? p[axis] : row[0] * p[0] + row[1] * p[1] + row[2] * p[2] + row[3];
            out[axis] = fminf(out[axis], v);
            out[3 + axis] = fmaxf(out[3 + axis], v);
        }
    }
    /* Rounding of the products must not cut anything off. */
    for (int axis = 0; axis < 3 && !place->identity; axis++) {
        float slack = 4e-7f * fmaxf(fabsf(out[axis]), fabsf(out[3 + axis]));
        out[axis] -= slack;
        out[3 + axis] += slack;
    }
}

static RTresult add_instance(struct flatten *f, RTgeometrygroup group, const struct place *place)
{
    struct rw_scene *s = f->b.scene;
    uint32_t root;
    RTresult result = tree_of(f, group, &root);
    if (result || root == ~0u) return result;
    size_t local = s->instance_count - f->first_instance;
    if (!rw_grow((void **)&s->instances, &s->instance_capacity, s->instance_count + 1,
                 sizeof(*s->instances)) ||
        !rw_grow((void **)&f->boxes, &f->box_capacity, 6 * (local + 1), sizeof(float)))
        return no_memory(f->b.context);
    struct rw_instance *instance = &s->instances[s->instance_count++];
    *instance = (struct rw_instance){
        .root_node = root,
        .mask = place->mask & group->mask,
        .flags = (rw_u32)group->flags | (place->identity ? RW_INSTANCE_IDENTITY : 0),
        .child_index = place->child_index,
    };
    memcpy(instance->object_to_world, place->to_world, sizeof(place->to_world));
    memcpy(instance->world_to_object, place->to_object, sizeof(place->to_object));
    const struct built *built = group->acceleration->built;
    world_box(place, &built->bvh, f->boxes + 6 * local);
    return RT_SUCCESS;
}

static RTresult walk(struct flatten *f, struct rw_object *node, const struct place *place)
{
    if (node->type == RW_OBJECT_GEOMETRY_GROUP)
        return add_instance(f, (RTgeometrygroup)node, place);
    if (node->type == RW_OBJECT_TRANSFORM) {
        struct place next = below_transform(place, (RTtransform)node);
        return walk(f, ((RTtransform)node)->child, &next);
    }
    RTgroup group = (RTgroup)node;
    struct place next = *place;
    next.mask &= group->mask;
    group->acceleration->dirty = false; /* the tree over instances is made anew each time */
    RTresult result = RT_SUCCESS;
    for (unsigned k = 0; !result && k < group->child_count; k++) {
        next.child_index = k;
        result = walk(f, group->children[k], &next);
    }
    return result;
}

/* ---- roots
 * ---------------------------------------------------------------------------------------- */

/* Orders the root's instances as the tree's leaves have them. */
static RTresult sort_instances(struct flatten *f, const struct rw_bvh *bvh)
{
    struct rw_scene *s = f->b.scene;
    struct rw_instance *first = s->instances + f->first_instance;
    struct rw_instance *sorted = rw_malloc(((size_t)bvh->entry_count + 1) * sizeof(*sorted));
    if (!sorted) return no_memory(f->b.context);
    for (uint32_t e = 0; e < bvh->entry_count; e++) sorted[e] = first[bvh->entries[e]];
    memcpy(first, sorted, bvh->entry_count * sizeof(*sorted));
    s->instance_count = f->first_instance + bvh->entry_count;
    rw_free(sorted);
    return RT_SUCCESS;
}

static RTresult build_top(struct flatten *f, struct rw_root *root)
{
    struct rw_scene *s = f->b.scene;
    struct rw_bvh bvh;
    size_t count = s->instance_count - f->first_instance;
    RTresult result = rw_bvh_build(f->boxes, count, RW_BVH_LEAF_INSTANCES, &bvh);
    if (result)
        return rw_error(f->b.context, result, "building a BVH over %zu instances failed", count);
    if (bvh.node_count) {
        result = sort_instances(f, &bvh);
        if (!result && !rw_grow((void **)&s->nodes, &s->node_capacity,
                                s->node_count + bvh.node_count, sizeof(*s->nodes)))
            result = no_memory(f->b.context);
        if (!result) {
            memcpy(s->nodes + s->node_count, bvh.nodes, bvh.node_count * sizeof(*s->nodes));
            rw_bvh_relocate(s->nodes + s->node_count, bvh.node_count, (uint32_t)s->node_count,
                            (uint32_t)f->first_instance);
            *root = (struct rw_root){(uint32_t)s->node_count, ~0u};
            s->node_count += bvh.node_count;
        }
    }
    rw_bvh_free(&bvh);
    return result;
}

static RTresult flatten_root(struct flatten *f, struct rw_object *node, struct rw_root *root)
{
    struct rw_scene *s = f->b.scene;
    struct place place = origin;
    f->first_instance = s->instance_count;
    *root = (struct rw_root){~0u, ~0u};
    RTresult result = walk(f, node, &place);
    size_t count = s->instance_count - f->first_instance;
    if (result || !count) return result;
    /* The mask of the node given to rtTrace is not tested. */
    if (node->type == RW_OBJECT_GEOMETRY_GROUP) {
        struct rw_instance *only = &s->instances[f->first_instance];
        only->mask = 0xff;
        *root = (struct rw_root){only->root_node, (uint32_t)f->first_instance};
        return RT_SUCCESS;
    }
    return build_top(f, root);
}

static bool is_node_dirty(const struct rw_object *node)
{
    if (node->type == RW_OBJECT_TRANSFORM)
        return is_node_dirty(((const struct RTtransform_api *)node)->child);
    if (node->type == RW_OBJECT_GEOMETRY_GROUP) return needs_build((RTgeometrygroup)node);
    const struct RTgroup_api *group = (const struct RTgroup_api *)node;
    bool dirty = group->acceleration->dirty;
    for (unsigned k = 0; !dirty && k < group->child_count; k++)
        dirty = is_node_dirty(group->children[k]);
    return dirty;
}

bool rw_scene_is_dirty(const struct rw_plan *plan)
{
    for (size_t k = 0; k < plan->root_count; k++)
        if (is_node_dirty(plan->roots[k])) return true;
    return false;
}

RTresult rw_scene_build(RTcontext context, const struct rw_plan *plan, rw_bounds_cb bounds,
                        void *user, struct rw_scene *out)
{
    *out = (struct rw_scene){.roots = rw_calloc(plan->root_count + 1, sizeof(*out->roots))};
    struct flatten f = {.b = {context, plan, bounds, user, out}};
    RTresult result = out->roots ? RT_SUCCESS : no_memory(context);
    for (size_t k = 0; !result && k < plan->root_count; k++)
        result = flatten_root(&f, plan->roots[k], &out->roots[k]);
    rw_free(f.placed);
    rw_free(f.boxes);
    if (result) rw_scene_free(out);
    return result;
}

void rw_scene_free(struct rw_scene *scene)
{
    rw_free(scene->nodes);
    rw_free(scene->primitives);
    rw_free(scene->instances);
    rw_free(scene->roots);
    *scene = (struct rw_scene){0};
}
