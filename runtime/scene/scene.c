/* SPDX-License-Identifier: Apache-2.0 */
/* See scene.h. */
#include "runtime/scene/scene.h"

#include <string.h>

#include "runtime/base/thread_pool.h"
#include "runtime/device/held.h"
#include "runtime/scene/placement.h"
#include "runtime/scene/tree_ahead.h"
#include "runtime/scene/ways.h"

/* Where the walk from a root has come to. */
struct site {
    struct rw_place place;
    struct rw_place_key key; /* of the place among the placements */
    uint32_t masks;          /* as rw_instance.mask */
    uint32_t child_index;
    uint32_t selection;       /* of the nearest selector above */
    const struct rw_way *way; /* here, where something in the scene moves */
};

struct flatten {
    RTcontext context;
    const struct rw_plan *plan;
    rw_bounds_cb bounds;
    void *user;
    struct rw_scene *scene;
    struct rw_placements placements; /* of the root under way */
    const void *root;                /* the node under way */
    unsigned walked;                 /* nodes, each time that they were met */
    uint64_t links;                  /* from parents to children: rw_ways_count */
    /* Transforms of selectors; they become instances behind all others. */
    struct rw_instance *selectors;
    size_t selector_count, selector_capacity;
};

static RTresult no_memory(RTcontext context)
{
    return rw_out_of_memory(context, "the scene");
}

static bool something_moves(const struct flatten *f)
{
    return (f->plan->features & RW_FEATURE_MOTION) != 0;
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

/* ---- instances ---- */

/* The group's rows in the table of children. */
static RTresult list_children(struct flatten *f, RTgeometrygroup group)
{
    struct rw_scene *s = f->scene;
    if (!rw_grow((void **)&s->children, &s->child_capacity, s->child_count + group->child_count,
                 sizeof(*s->children)))
        return no_memory(f->context);
    group->first_child = (uint32_t)s->child_count;
    for (unsigned k = 0; k < group->child_count; k++)
        s->children[s->child_count++] = rw_plan_geometry(f->plan, group->children[k]);
    return RT_SUCCESS;
}

/* Once per scene, wherever the group is met. */
static RTresult prepare_group(struct flatten *f, RTgeometrygroup group)
{
    if (group->scene_stamp == f->context->scene_stamp) return RT_SUCCESS;
    RTresult result = rw_trees_update(f->context, f->plan, group, f->bounds, f->user);
    if (!result) result = list_children(f, group);
    if (!result) group->scene_stamp = f->context->scene_stamp;
    return result;
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

/* `node` leads to the group through nothing but transforms. */
static RTresult add_group(struct flatten *f, struct rw_object *node, RTgeometrygroup group,
                          struct site *site)
{
    struct rw_placement item = {.node = node,
                                .child_index = site->child_index,
                                .selection = site->selection,
                                .mask = site->masks};
    RTresult result = prepare_group(f, group);
    if (result) return result;
    const struct rw_way way = {node, &group->base, site->way};
    if (something_moves(f) && !rw_path_add(&f->scene->paths, &way, &item.path, &item.vanishes))
        return no_memory(f->context);
    if (group != f->root && !add_mask(&item.mask, group->mask)) return too_many_masks(f->context);
    for (const struct rw_group_trees *trees = rw_trees_of(group); trees; trees = trees->more)
        for (int k = 0; k < 2; k++) {
            if (!trees->trees[k].size) continue;
            item.tree = &trees->trees[k];
            if (!note_copies(f, item.tree, &trees->copies[k]) ||
                !rw_placement_add(&f->placements, item, &site->place, &site->key))
                return no_memory(f->context);
        }
    return RT_SUCCESS;
}

/* ---- selectors ---- */

/* Number of the selector's transform among those of selectors; ~0u: the identity. */
static RTresult add_selector_place(struct flatten *f, const struct site *site, uint32_t *out)
{
    const struct rw_place *place = &site->place;
    struct rw_path path = {0};
    bool vanishes = false;
    *out = ~0u;
    if (something_moves(f) && site->way &&
        !rw_path_add(&f->scene->paths, site->way, &path, &vanishes))
        return no_memory(f->context);
    if (place->identity && !path.steps) return RT_SUCCESS;
    if (!rw_grow((void **)&f->selectors, &f->selector_capacity, f->selector_count + 1,
                 sizeof(*f->selectors)))
        return no_memory(f->context);
    struct rw_instance *instance = &f->selectors[f->selector_count];
    *instance = (struct rw_instance){0};
    memcpy(instance->object_to_world, place->to_world, sizeof(place->to_world));
    memcpy(instance->world_to_object, place->to_object, sizeof(place->to_object));
    if (path.steps) {
        instance->path = path;
        instance->flags = RW_INSTANCE_MOVES;
    }
    *out = (uint32_t)f->selector_count++;
    return RT_SUCCESS;
}

static RTresult walk(struct flatten *f, struct rw_object *node, struct site *site);

static RTresult walk_selector(struct flatten *f, RTselector selector, const struct site *site)
{
    struct rw_scene *s = f->scene;
    struct site next = *site;
    struct rw_selection selection = {.geometry = (rw_u32)f->plan->geometry_count +
                                                 rw_plan_selector(f->plan, selector),
                                     .above = site->selection};
    RTresult result = add_selector_place(f, site, &selection.instance);
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

/* The paths go behind the instances, where kernels find them. */
static RTresult append_paths(struct flatten *f)
{
    enum { UNITS = sizeof(struct rw_instance) / 16 };
    struct rw_scene *s = f->scene;
    const size_t slots = (s->paths.count + UNITS - 1) / UNITS, first = s->instance_count;
    if (!slots) return RT_SUCCESS;
    if (!rw_grow((void **)&s->instances, &s->instance_capacity, first + slots,
                 sizeof(*s->instances)))
        return no_memory(f->context);
    memset(&s->instances[first], 0, slots * sizeof(*s->instances));
    memcpy(&s->instances[first], s->paths.units, s->paths.count * 16);
    for (size_t k = 0; k < first; k++)
        if (s->instances[k].flags & RW_INSTANCE_MOVES)
            s->instances[k].path.first += (rw_u32)(first * UNITS);
    s->instance_count = first + slots;
    return RT_SUCCESS;
}

static RTresult walk_group(struct flatten *f, RTgroup group, const struct site *site)
{
    enum { AHEAD = 8 }; /* children are far apart in memory */
    struct site next = *site;
    RTresult result = RT_SUCCESS;
    if (&group->base != f->root && !add_mask(&next.masks, group->mask))
        return too_many_masks(f->context);
    for (unsigned k = 0; !result && k < group->child_count; k++) {
        if (k + AHEAD < group->child_count) {
            RTtransform later = (RTtransform)group->children[k + AHEAD];
            __builtin_prefetch(&later->base.type);
            __builtin_prefetch(&later->child);
        }
        next.child_index = k;
        result = walk(f, group->children[k], &next);
    }
    return result;
}

static RTresult walk(struct flatten *f, struct rw_object *node, struct site *site)
{
    enum { OFTEN = 1024 };
    if (++f->walked % OFTEN == 0) RW_CHECK(rw_ask(f->context, ", which was flattening its scene"));
    struct rw_object *end = rw_below_transforms(node);
    if (end->type == RW_OBJECT_GEOMETRY_GROUP)
        return add_group(f, node, (RTgeometrygroup)end, site);
    if (!rw_ways_any(end)) return RT_SUCCESS;
    struct site next = *site;
    const struct rw_way way = {node, end, site->way};
    if (node != end) next.key.block = 0;
    if (node != end) next.way = &way;
    for (; node != end; node = ((RTtransform)node)->child)
        next.place = rw_place_below(&next.place, (RTtransform)node);
    if (end->type == RW_OBJECT_SELECTOR) return walk_selector(f, (RTselector)end, &next);
    return walk_group(f, (RTgroup)end, &next);
}

/* ---- roots ---- */

enum { BOX_SIZE = 6 * sizeof(float) };

/* Boxes at one key, which are apart where there are several. */
static RTresult upload_boxes(struct flatten *f, size_t count, unsigned key, uint64_t to)
{
    struct rw_device *d = f->context->device;
    const size_t keys = f->scene->keys.count;
    const float *boxes = f->scene->boxes;
    if (keys == 1) return d->ops->upload(d, to, boxes, count * BOX_SIZE);
    float *some = rw_malloc(count * BOX_SIZE);
    if (!some) return no_memory(f->context);
    for (size_t k = 0; k < count; k++) memcpy(some + 6 * k, boxes + 6 * (k * keys + key), BOX_SIZE);
    RTresult result = d->ops->upload(d, to, some, count * BOX_SIZE);
    rw_free(some);
    return result;
}

/* Boxes and masks of a root's instances in device memory, as a builder takes them: a part for each
 * key. */
static RTresult upload_instances(struct flatten *f, size_t count, struct rw_build_part *parts)
{
    struct rw_device *d = f->context->device;
    const RWmemorypurpose purpose = RW_MEMORY_DEVICE_BUILDS;
    const unsigned keys = f->scene->keys.count;
    size_t first = f->placements.first_instance;
    rw_u32 *masks = rw_malloc(count * sizeof(*masks));
    if (!masks) return no_memory(f->context);
    for (size_t k = 0; k < count; k++) masks[k] = f->scene->instances[first + k].mask;
    RTresult result = rw_device_alloc(d, purpose, count * BOX_SIZE * keys, &parts->boxes);
    if (!result) result = rw_device_alloc(d, purpose, count * sizeof(*masks), &parts->masks);
    if (!result) result = d->ops->upload(d, parts->masks, masks, count * sizeof(*masks));
    for (unsigned k = 0; !result && k < keys; k++) {
        parts[k] = parts[0];
        parts[k].boxes += k * count * BOX_SIZE;
        result = upload_boxes(f, count, k, parts[k].boxes);
    }
    rw_free(masks);
    return result;
}

static RTresult build_top(struct flatten *f, size_t count, struct rw_tree *top)
{
    struct rw_device *d = f->context->device;
    const struct rw_keys *keys = &f->scene->keys;
    struct rw_build_part *parts = rw_calloc(keys->count, sizeof(*parts));
    if (!parts) return no_memory(f->context);
    parts[0] = (struct rw_build_part){.first_primitive = (uint32_t)f->placements.first_instance,
                                      .count = (uint32_t)count};
    struct rw_build_input input = {.kind = RW_LEAF_INSTANCES,
                                   .builder = RW_BUILDER_TRBVH,
                                   .parts = parts,
                                   .part_count = 1,
                                   .keys = keys->count,
                                   .motion = {keys->begin, keys->end, 0},
                                   .narrow = rw_trees_are_narrow(f->context, f->plan),
                                   .threads = rw_builder_threads(f->context)};
    RTresult result = upload_instances(f, count, parts);
    if (!result) result = d->ops->tree_build(d, &input, top);
    rw_device_free(d, RW_MEMORY_DEVICE_BUILDS, count * BOX_SIZE * keys->count, parts->boxes);
    rw_device_free(d, RW_MEMORY_DEVICE_BUILDS, count * sizeof(rw_u32), parts->masks);
    rw_free(parts);
    if (!result) {
        rw_report(f->context, 3, "ACCEL", "%zu instances, %u nodes, %llu bytes, %.3f ms", count,
                  top->node_count, (unsigned long long)top->size, top->build_ms);
        return RT_SUCCESS;
    }
    return rw_device_error(f->context, d, result, "building a tree over %zu instances", count);
}

static RTresult flatten_root(struct flatten *f, struct rw_object *node, size_t number)
{
    struct rw_scene *s = f->scene;
    struct site site = {.place = rw_place_origin, .masks = ~0u};
    size_t first = s->instance_count;
    s->roots[number] = (struct rw_root){0, 0, ~0u};
    f->placements.first_instance = first;
    f->root = node; /* its own mask is not tested */
    RTresult result = rw_ways_count(f->context, node, &f->links);
    if (!result) result = walk(f, node, &site);
    if (!result && !rw_placements_write(&f->placements)) result = no_memory(f->context);
    size_t count = s->instance_count - first;
    if (result || !count) return result;
    if (node->type == RW_OBJECT_GEOMETRY_GROUP && count == 1) {
        const struct rw_instance *only = &s->instances[first];
        s->roots[number] = (struct rw_root){only->tree, only->root, (rw_u32)first};
        return RT_SUCCESS;
    }
    result = build_top(f, count, &s->tops[number]);
    if (!result) result = rw_tree_copy(f->context, &s->tops[number], &s->top_copies[number]);
    s->roots[number] = (struct rw_root){s->tops[number].base, s->tops[number].root, ~0u};
    return result;
}

/* What a new scene has of its own. The arrays that grow with the graph stay. */
static void free_trees(RTcontext context, struct rw_scene *scene)
{
    for (size_t k = 0; scene->top_copies && k < scene->root_count; k++)
        rw_tree_copies_free(context, &scene->top_copies[k]);
    for (size_t k = 0; scene->tops && k < scene->root_count; k++)
        context->device->ops->tree_free(context->device, &scene->tops[k]);
    rw_free(scene->roots);
    rw_free(scene->tops);
    rw_free(scene->top_copies);
    scene->roots = NULL;
    scene->tops = NULL;
    scene->top_copies = NULL;
}

static bool begin_scene(RTcontext context, size_t root_count, struct rw_scene *s)
{
    free_trees(context, s);
    s->instance_count = s->child_count = s->selection_count = s->placed_count = 0;
    s->paths.count = 0;
    s->keys = (struct rw_keys){.count = 1};
    s->root_count = root_count;
    s->roots = rw_calloc(root_count + 1, sizeof(*s->roots));
    s->tops = rw_calloc(root_count + 1, sizeof(*s->tops));
    s->top_copies = rw_calloc(root_count + 1, sizeof(*s->top_copies));
    context->scene_stamp++;
    return s->roots && s->tops && s->top_copies;
}

/* Before any instance is written. */
static void find_keys(struct flatten *f)
{
    struct rw_object *o = something_moves(f) ? f->context->objects[RW_OBJECT_TRANSFORM] : NULL;
    for (; o; o = o->next)
        if (o->plan_stamp == f->plan->stamp && ((RTtransform)o)->keys)
            rw_keys_add(&f->scene->keys, (RTtransform)o);
}

static uint32_t most_nodes(RTcontext context, const struct rw_scene *s)
{
    uint32_t most = 0;
    for (size_t k = 0; k < s->root_count; k++)
        if (s->tops[k].node_count > most) most = s->tops[k].node_count;
    for (struct rw_object *o = context->objects[RW_OBJECT_ACCELERATION]; o; o = o->next) {
        const struct rw_group_trees *built = ((RTacceleration)o)->built;
        for (; built; built = built->more)
            for (int k = 0; k < 2; k++)
                if (built->trees[k].node_count > most) most = built->trees[k].node_count;
    }
    return most;
}

RTresult rw_scene_build(RTcontext context, const struct rw_plan *plan, rw_bounds_cb bounds,
                        void *user, struct rw_scene *out)
{
    struct rw_trees_ahead ahead = {0};
    struct flatten f = {
        .context = context, .plan = plan, .bounds = bounds, .user = user, .scene = out};
    f.placements =
        (struct rw_placements){.scene = out, .block = 1, .threads = rw_builder_threads(context)};
    bool complete = begin_scene(context, plan->root_count, out);
    RTresult result = complete ? RT_SUCCESS : no_memory(context);
    find_keys(&f);
    if (!result) result = rw_trees_build_ahead(context, plan, &out->pool, &ahead);
    for (size_t k = 0; !result && k < plan->root_count; k++)
        result = flatten_root(&f, plan->roots[k], k);
    if (!result) result = append_selector_places(&f);
    if (!result) result = append_paths(&f);
    rw_trees_ahead_free(&ahead);
    rw_placements_free(&f.placements);
    rw_free(f.selectors);
    if (result)
        rw_scene_free(context, out);
    else
        out->most_nodes = most_nodes(context, out);
    return result;
}

void rw_scene_address(struct rw_scene *scene, unsigned device)
{
    for (size_t k = 0; k < scene->placed_count; k++) {
        const struct rw_placed_tree *placed = &scene->placed[k];
        scene->instances[k].tree = rw_tree_address(placed->tree, placed->copies, device);
        scene->instances[k].root = rw_tree_root(placed->tree, placed->copies, device);
    }
    for (size_t k = 0; k < scene->root_count; k++) {
        struct rw_root *root = &scene->roots[k];
        const struct rw_tree *top = &scene->tops[k];
        if (root->instance != ~0u) {
            root->tree = scene->instances[root->instance].tree;
            root->root = scene->instances[root->instance].root;
            continue;
        }
        root->tree = rw_tree_address(top, &scene->top_copies[k], device);
        root->root = rw_tree_root(top, &scene->top_copies[k], device);
    }
}

void rw_scene_free(RTcontext context, struct rw_scene *scene)
{
    free_trees(context, scene);
    rw_free(scene->instances);
    rw_free(scene->boxes);
    rw_free(scene->paths.units);
    rw_free(scene->children);
    rw_free(scene->selections);
    rw_free(scene->placed);
    rw_thread_pool_free(scene->pool);
    *scene = (struct rw_scene){0};
}
