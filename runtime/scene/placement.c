/* SPDX-License-Identifier: Apache-2.0 */
/* See placement.h. */
#include "runtime/scene/placement.h"

#include <math.h>
#include <string.h>

#include "runtime/base/affine.h"
#include "runtime/bvh/build_threads.h"

enum {
    BLOCK = 16384, /* instances that are written together: what was read of them is in the cache */
    SLICE = 256,   /* of them, by one thread */
    FEW = 2048     /* are done before threads have started */
};

const struct rw_place rw_place_origin = {
    {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0}, {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0}, true};

/* Affine product of two 3x4 matrices. */
static void multiply(const float *restrict a, const float *restrict b, float *restrict out)
{
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 4; c++)
            out[4 * r + c] = a[4 * r] * b[c] + a[4 * r + 1] * b[4 + c] + a[4 * r + 2] * b[8 + c] +
                             (c == 3 ? a[4 * r + 3] : 0.0f);
}

static void compose(const struct rw_place *place, const struct RTtransform_api *t,
                    struct rw_place *out)
{
    if (place->identity) {
        memcpy(out->to_world, t->matrix, sizeof(out->to_world));
        memcpy(out->to_object, t->inverse, sizeof(out->to_object));
    } else {
        multiply(place->to_world, t->matrix, out->to_world);
        multiply(t->inverse, place->to_object, out->to_object);
    }
    out->identity = false;
}

struct rw_place rw_place_below(const struct rw_place *place, RTtransform t)
{
    struct rw_place out = *place;
    if (!t->identity) compose(place, t, &out);
    return out;
}

/* World bounds of a tree; what no ray goes through is left out of the tree above. */
static void world_box(const struct rw_place *place, const struct rw_tree *tree, float *out)
{
    if (place->identity) {
        memcpy(out, tree->lower, 3 * sizeof(float));
        memcpy(out + 3, tree->upper, 3 * sizeof(float));
        return;
    }
    rw_affine_box(place->to_world, tree->lower, tree->upper, out);
    if (!rw_affine_is_passable(place->to_world, place->to_object)) out[0] = NAN;
}

/* Where it is, and its boxes at all keys, as of an instance that stands still. */
static void write_place(const struct rw_scene *s, const struct rw_placement *item,
                        const struct rw_place *place, const struct rw_tree *tree,
                        struct rw_instance *out, float *boxes)
{
    struct rw_place local[2];
    struct rw_object *node = item->node;
    for (int k = 0; node->type == RW_OBJECT_TRANSFORM; node = ((RTtransform)node)->child) {
        if (((RTtransform)node)->identity) continue;
        compose(place, (RTtransform)node, &local[k]);
        place = &local[k];
        k ^= 1;
    }
    memcpy(out->object_to_world, place->to_world, sizeof(place->to_world));
    memcpy(out->world_to_object, place->to_object, sizeof(place->to_object));
    if (place->identity) out->flags |= RW_INSTANCE_IDENTITY;
    world_box(place, tree, boxes);
    for (unsigned k = 1; k < s->keys.count; k++) memcpy(boxes + 6 * k, boxes, 6 * sizeof(float));
}

static void write_path(const struct rw_scene *s, const struct rw_placement *item,
                       const struct rw_tree *tree, struct rw_instance *out, float *boxes)
{
    memset(out->object_to_world, 0, sizeof(out->object_to_world));
    memset(out->world_to_object, 0, sizeof(out->world_to_object));
    out->path = item->path;
    out->flags |= RW_INSTANCE_MOVES | (item->vanishes ? RW_INSTANCE_VANISHES : 0);
    rw_path_boxes(&s->paths, item->path, &s->keys, tree->lower, tree->upper, boxes);
}

static void write_instance(const struct rw_scene *s, const struct rw_placement *item,
                           const struct rw_place *place, struct rw_instance *out, float *boxes)
{
    struct rw_object *node = item->node;
    while (node->type == RW_OBJECT_TRANSFORM) node = ((RTtransform)node)->child;
    const struct RTgeometrygroup_api *group = (RTgeometrygroup)node;
    const struct rw_tree *tree = item->tree;
    out->tree = rw_tree_address(tree, NULL, tree->device);
    out->root = tree->root;
    out->mask = item->mask;
    out->flags =
        (rw_u32)group->flags | (tree->kind == RW_LEAF_TRIANGLES ? RW_INSTANCE_TRIANGLES : 0);
    out->child_index = item->child_index;
    out->first_child = group->first_child;
    out->selection = item->selection;
    if (item->path.steps)
        write_path(s, item, tree, out, boxes);
    else
        write_place(s, item, place, tree, out, boxes);
}

static void write_slice(void *user, uint32_t index)
{
    struct rw_placements *q = user;
    size_t begin = (size_t)index * SLICE, end = begin + SLICE;
    if (end > q->item_count) end = q->item_count;
    size_t first = q->scene->instance_count - q->item_count;
    const size_t box_floats = 6 * (size_t)q->scene->keys.count;
    float *boxes = q->scene->boxes + box_floats * (first - q->first_instance);
    for (size_t k = begin; k < end; k++)
        write_instance(q->scene, &q->items[k], &q->places[q->items[k].place],
                       &q->scene->instances[first + k], boxes + box_floats * k);
}

static void open_pool(struct rw_placements *q)
{
    if (q->pool || q->item_count < FEW) return;
    q->pool = rw_malloc(sizeof(*q->pool)); /* without it this thread does it all */
    if (q->pool) rw_build_threads_open(q->pool, q->threads);
}

bool rw_placements_write(struct rw_placements *q)
{
    struct rw_scene *s = q->scene;
    uint32_t slices = (uint32_t)((q->item_count + SLICE - 1) / SLICE);
    if (!rw_grow((void **)&s->instances, &s->instance_capacity, s->instance_count,
                 sizeof(*s->instances)) ||
        !rw_grow((void **)&s->boxes, &s->box_capacity,
                 6 * (s->instance_count - q->first_instance) * s->keys.count, sizeof(float)))
        return false;
    open_pool(q);
    if (q->pool)
        rw_build_threads_for(q->pool, slices, write_slice, q);
    else
        for (uint32_t k = 0; k < slices; k++) write_slice(q, k);
    q->item_count = q->place_count = 0;
    q->block++;
    return true;
}

/* The walk has many instances below one place in turn. */
static bool name_place(struct rw_placements *q, const struct rw_place *place,
                       struct rw_place_key *key)
{
    if (key->block == q->block) return true;
    if (!rw_grow((void **)&q->places, &q->place_capacity, q->place_count + 1, sizeof(*q->places)))
        return false;
    key->block = q->block;
    key->number = (uint32_t)q->place_count;
    q->places[q->place_count++] = *place;
    return true;
}

bool rw_placement_add(struct rw_placements *q, struct rw_placement item,
                      const struct rw_place *place, struct rw_place_key *key)
{
    if (q->item_count == BLOCK && !rw_placements_write(q)) return false;
    if (!name_place(q, place, key)) return false;
    if (!rw_grow((void **)&q->items, &q->item_capacity, q->item_count + 1, sizeof(*q->items)))
        return false;
    item.place = key->number;
    q->items[q->item_count++] = item;
    q->scene->instance_count++;
    return true;
}

void rw_placements_free(struct rw_placements *q)
{
    if (q->pool) rw_build_threads_close(q->pool);
    rw_free(q->pool);
    rw_free(q->items);
    rw_free(q->places);
}
