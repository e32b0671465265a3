/* SPDX-License-Identifier: Apache-2.0 */
/* See scene.h. */
#include "runtime/scene.h"

#include <math.h>
#include <string.h>

#include "runtime/device.h"

/* Where the walk from a root has come to. */
struct place {
    float to_world[12];
    float to_object[12];
    bool identity;
    uint32_t masks; /* as rw_instance.mask */
    uint32_t child_index;
    uint32_t selection; /* of the nearest selector above */
};

static const struct place origin = {
    {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0}, {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0}, true, ~0u, 0, 0};

struct flatten {
    RTcontext context;
    const struct rw_plan *plan;
    rw_bounds_cb bounds;
    void *user;
    struct rw_scene *scene;
    float *boxes; /* world bounds of the instances of the root under way */
    size_t box_capacity;
    size_t first_instance;
    const void *root; /* the node under way */
    /* Transforms of selectors; they become instances behind all others. */
    struct rw_instance *selectors;
    size_t selector_count, selector_capacity;
};

static RTresult no_memory(RTcontext context)
{
    return rw_out_of_memory(context, "the scene");
}

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

/* One more mask on the way, each in a byte of its own. A mask that contains another follows from
 * it and needs none. False when four are not enough. */
static bool add_mask(uint32_t *masks, RTvisibilitymask mask)
{
    uint32_t added = mask & 0xffu, kept = added;
    unsigned used = 8;
    for (unsigned shift = 0; shift < 32; shift += 8) {
        uint32_t there = *masks >> shift & 0xffu;
        if (!(there & ~added)) return true;
        if (!(added & ~there)) continue;
        if (used == 32) return false;
        kept |= there << used;
        used += 8;
    }
    *masks = used == 32 ? kept : kept | ~0u << used;
    return true;
}

static RTresult too_many_masks(RTcontext context)
{
    return rw_error(context, RT_ERROR_NOT_SUPPORTED,
                    "flattening the scene: more than four visibility masks lie one above another, "
                    "none of which contains another; let some groups have the same mask");
}

/* ---- instances ------------------------------------------------------------------------------- */

/* World bounds of a transformed box, from its eight corners. */
static void world_box(const struct place *place, const struct rw_tree *tree, float *out)
{
    for (int axis = 0; axis < 3; axis++) {
        out[axis] = INFINITY;
        out[3 + axis] = -INFINITY;
    }
    for (int corner = 0; corner < 8; corner++) {
        float p[3];
        for (int k = 0; k < 3; k++) p[k] = corner >> k & 1 ? tree->upper[k] : tree->lower[k];
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

/* The group's rows in the table of children, once per scene. */
static RTresult list_children(struct flatten *f, RTgeometrygroup group)
{
    struct rw_scene *s = f->scene;
    if (group->scene_stamp == f->context->scene_stamp) return RT_SUCCESS;
    if (!rw_grow((void **)&s->children, &s->child_capacity, s->child_count + group->child_count,
                 sizeof(*s->children)))
        return no_memory(f->context);
    group->scene_stamp = f->context->scene_stamp;
    group->first_child = (uint32_t)s->child_count;
    for (unsigned k = 0; k < group->child_count; k++)
        s->children[s->child_count++] = rw_plan_geometry(f->plan, group->children[k]);
    return RT_SUCCESS;
}

/* Of several devices each needs the address that the tree of an instance has there. */
static bool note_copies(struct flatten *f, const struct rw_tree *tree,
                        const struct rw_tree_copies *copies)
{
    struct rw_scene *s = f->scene;
    if (f->context->device_count < 2) return true;
    if (!rw_grow((void **)&s->placed, &s->placed_capacity, s->instance_count + 1,
                 sizeof(*s->placed)))
        return false;
    s->placed[s->instance_count] = (struct rw_placed_tree){tree, copies};
    s->placed_count = s->instance_count + 1;
    return true;
}

static RTresult add_tree(struct flatten *f, RTgeometrygroup group, const struct rw_tree *tree,
                         const struct rw_tree_copies *copies, const struct place *place)
{
    struct rw_scene *s = f->scene;
    if (!tree->size) return RT_SUCCESS;
    size_t local = s->instance_count - f->first_instance;
    if (!rw_grow((void **)&s->instances, &s->instance_capacity, s->instance_count + 1,
                 sizeof(*s->instances)) ||
        !rw_grow((void **)&f->boxes, &f->box_capacity, 6 * (local + 1), sizeof(float)) ||
        !note_copies(f, tree, copies))
        return no_memory(f->context);
    uint32_t masks = place->masks;
    if (group != f->root && !add_mask(&masks, group->mask)) return too_many_masks(f->context);
    struct rw_instance *instance = &s->instances[s->instance_count++];
    *instance = (struct rw_instance){
        .tree = tree->base,
        .root = tree->root,
        .mask = masks,
        .flags = (rw_u32)group->flags | (place->identity ? RW_INSTANCE_IDENTITY : 0) |
                 (tree->kind == RW_LEAF_TRIANGLES ? RW_INSTANCE_TRIANGLES : 0),
        .child_index = place->child_index,
        .first_child = group->first_child,
        .selection = place->selection,
    };
    memcpy(instance->object_to_world, place->to_world, sizeof(place->to_world));
    memcpy(instance->world_to_object, place->to_object, sizeof(place->to_object));
    world_box(place, tree, f->boxes + 6 * local);
    return RT_SUCCESS;
}

static RTresult add_group(struct flatten *f, RTgeometrygroup group, const struct place *place)
{
    RTresult result = rw_trees_update(f->context, f->plan, group, f->bounds, f->user);
    if (!result) result = list_children(f, group);
    const struct rw_group_trees *trees = rw_trees_of(group);
    for (int k = 0; !result && k < 2; k++)
        result = add_tree(f, group, &trees->trees[k], &trees->copies[k], place);
    return result;
}

/* ---- selectors ------------------------------------------------------------------------------- */

/* Number of the selector's transform among those of selectors; ~0u: the identity. */
static RTresult add_selector_place(struct flatten *f, const struct place *place, uint32_t *out)
{
    *out = ~0u;
    if (place->identity) return RT_SUCCESS;
    if (!rw_grow((void **)&f->selectors, &f->selector_capacity, f->selector_count + 1,
                 sizeof(*f->selectors)))
        return no_memory(f->context);
    struct rw_instance *instance = &f->selectors[f->selector_count];
    *instance = (struct rw_instance){0};
    memcpy(instance->object_to_world, place->to_world, sizeof(place->to_world));
    memcpy(instance->world_to_object, place->to_object, sizeof(place->to_object));
    *out = (uint32_t)f->selector_count++;
    return RT_SUCCESS;
}

static RTresult walk(struct flatten *f, struct rw_object *node, const struct place *place);

static RTresult walk_selector(struct flatten *f, RTselector selector, const struct place *place)
{
    struct rw_scene *s = f->scene;
    struct place next = *place;
    struct rw_selection selection = {.geometry = (rw_u32)f->plan->geometry_count +
                                                 rw_plan_selector(f->plan, selector),
                                     .above = place->selection};
    RTresult result = add_selector_place(f, place, &selection.instance);
    for (unsigned k = 0; !result && k < selector->child_count; k++) {
        if (!s->selection_count) s->selection_count = 1;
        if (!rw_grow((void **)&s->selections, &s->selection_capacity, s->selection_count + 1,
                     sizeof(*s->selections)))
            return no_memory(f->context);
        selection.child = k;
        next.selection = (uint32_t)s->selection_count++;
        s->selections[next.selection] = selection;
        result = walk(f, selector->children[k], &next);
    }
    return result;
}

static RTresult append_selector_places(struct flatten *f)
{
    struct rw_scene *s = f->scene;
    size_t count = s->instance_count + f->selector_count;
    if (!f->selector_count) return RT_SUCCESS;
    if (!rw_grow((void **)&s->instances, &s->instance_capacity, count, sizeof(*s->instances)))
        return no_memory(f->context);
    memcpy(s->instances + s->instance_count, f->selectors,
           f->selector_count * sizeof(*f->selectors));
    for (size_t k = 1; k < s->selection_count; k++)
        if (s->selections[k].instance != ~0u)
            s->selections[k].instance += (rw_u32)s->instance_count;
    s->instance_count = count;
    return RT_SUCCESS;
}

static RTresult walk(struct flatten *f, struct rw_object *node, const struct place *place)
{
    if (node->type == RW_OBJECT_SELECTOR) return walk_selector(f, (RTselector)node, place);
    if (node->type == RW_OBJECT_GEOMETRY_GROUP) return add_group(f, (RTgeometrygroup)node, place);
    if (node->type == RW_OBJECT_TRANSFORM) {
        struct place next = below_transform(place, (RTtransform)node);
        return walk(f, ((RTtransform)node)->child, &next);
    }
    RTgroup group = (RTgroup)node;
    struct place next = *place;
    if (node != f->root && !add_mask(&next.masks, group->mask)) return too_many_masks(f->context);
    f->context->statistics.treesBuilt += group->acceleration->dirty;
    group->acceleration->dirty = false; /* the tree over instances is made anew each time */
    RTresult result = RT_SUCCESS;
    for (unsigned k = 0; !result && k < group->child_count; k++) {
        next.child_index = k;
        result = walk(f, group->children[k], &next);
    }
    return result;
}

/* ---- roots ----------------------------------------------------------------------------------- */

/* Boxes and masks of a root's instances in device memory, as a builder takes them. */
static RTresult upload_boxes(struct flatten *f, size_t count, struct rw_build_part *part)
{
    struct rw_device *d = f->context->device;
    rw_u32 *masks = rw_malloc(count * sizeof(*masks));
    if (!masks) return no_memory(f->context);
    for (size_t k = 0; k < count; k++) masks[k] = f->scene->instances[f->first_instance + k].mask;
    RTresult result = d->ops->alloc(d, 6 * count * sizeof(float), &part->boxes);
    if (!result) result = d->ops->alloc(d, count * sizeof(*masks), &part->masks);
    if (!result) result = d->ops->upload(d, part->boxes, f->boxes, 6 * count * sizeof(float));
    if (!result) result = d->ops->upload(d, part->masks, masks, count * sizeof(*masks));
    rw_free(masks);
    return result;
}

static RTresult build_top(struct flatten *f, size_t count, struct rw_tree *top)
{
    struct rw_device *d = f->context->device;
    struct rw_build_part part = {.first_primitive = (uint32_t)f->first_instance,
                                 .count = (uint32_t)count};
    struct rw_build_input input = {
        .kind = RW_LEAF_INSTANCES, .builder = RW_BUILDER_TRBVH, .parts = &part, .part_count = 1};
    RTresult result = upload_boxes(f, count, &part);
    if (!result) result = d->ops->tree_build(d, &input, top);
    d->ops->free(d, part.boxes);
    d->ops->free(d, part.masks);
    if (!result) {
        rw_report(f->context, 3, "ACCEL", "%zu instances, %u nodes, %llu bytes, %.3f ms", count,
                  top->node_count, (unsigned long long)top->size, top->build_ms);
        return RT_SUCCESS;
    }
    return rw_error(f->context, result, "building a tree over %zu instances failed on %s: %s",
                    count, d->name, d->error);
}

static RTresult flatten_root(struct flatten *f, struct rw_object *node, size_t number)
{
    struct rw_scene *s = f->scene;
    struct place place = origin;
    f->first_instance = s->instance_count;
    s->roots[number] = (struct rw_root){0, 0, ~0u};
    f->root = node; /* its own mask is not tested */
    RTresult result = walk(f, node, &place);
    size_t count = s->instance_count - f->first_instance;
    if (result || !count) return result;
    if (node->type == RW_OBJECT_GEOMETRY_GROUP && count == 1) {
        const struct rw_instance *only = &s->instances[f->first_instance];
        s->roots[number] = (struct rw_root){only->tree, only->root, (rw_u32)f->first_instance};
        return RT_SUCCESS;
    }
    result = build_top(f, count, &s->tops[number]);
    if (!result) result = rw_tree_copy(f->context, &s->tops[number], &s->top_copies[number]);
    s->roots[number] = (struct rw_root){s->tops[number].base, s->tops[number].root, ~0u};
    return result;
}

RTresult rw_scene_build(RTcontext context, const struct rw_plan *plan, rw_bounds_cb bounds,
                        void *user, struct rw_scene *out)
{
    rw_scene_free(context, out);
    *out =
        (struct rw_scene){.roots = rw_calloc(plan->root_count + 1, sizeof(*out->roots)),
                          .tops = rw_calloc(plan->root_count + 1, sizeof(*out->tops)),
                          .top_copies = rw_calloc(plan->root_count + 1, sizeof(*out->top_copies)),
                          .root_count = plan->root_count};
    struct flatten f = {
        .context = context, .plan = plan, .bounds = bounds, .user = user, .scene = out};
    context->scene_stamp++;
    bool complete = out->roots && out->tops && out->top_copies;
    RTresult result = complete ? RT_SUCCESS : no_memory(context);
    for (size_t k = 0; !result && k < plan->root_count; k++)
        result = flatten_root(&f, plan->roots[k], k);
    if (!result) result = append_selector_places(&f);
    rw_free(f.boxes);
    rw_free(f.selectors);
    if (result) rw_scene_free(context, out);
    return result;
}

void rw_scene_address(struct rw_scene *scene, unsigned device)
{
    for (size_t k = 0; k < scene->placed_count; k++)
        scene->instances[k].tree =
            rw_tree_address(scene->placed[k].tree, scene->placed[k].copies, device);
    for (size_t k = 0; k < scene->root_count; k++) {
        struct rw_root *root = &scene->roots[k];
        root->tree = root->instance == ~0u
                         ? rw_tree_address(&scene->tops[k], &scene->top_copies[k], device)
                         : scene->instances[root->instance].tree;
    }
}

void rw_scene_free(RTcontext context, struct rw_scene *scene)
{
    for (size_t k = 0; scene->top_copies && k < scene->root_count; k++)
        rw_tree_copies_free(context, &scene->top_copies[k]);
    for (size_t k = 0; scene->tops && k < scene->root_count; k++)
        context->device->ops->tree_free(context->device, &scene->tops[k]);
    rw_free(scene->instances);
    rw_free(scene->children);
    rw_free(scene->selections);
    rw_free(scene->roots);
    rw_free(scene->tops);
    rw_free(scene->top_copies);
    rw_free(scene->placed);
    *scene = (struct rw_scene){0};
}
