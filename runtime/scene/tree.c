/* SPDX-License-Identifier: Apache-2.0 */
/* See tree.h. */
#include "runtime/scene/tree.h"

#include <stdlib.h>
#include <string.h>

#include "runtime/device/held.h"
#include "runtime/scene/tree_paged.h"

void rw_trees_free(RTcontext context, void *memory)
{
    struct rw_group_trees *trees = memory;
    if (!trees) return;
    for (int k = 0; k < 2; k++) {
        rw_tree_copies_free(context, &trees->copies[k]);
        rw_tree_drop(context, &trees->trees[k]);
    }
    rw_free(trees->named);
    rw_free(trees);
}

static uint32_t count_in(const struct RTgeometryinstance_api *child, enum rw_leaf_kind kind)
{
    if (kind == RW_LEAF_TRIANGLES) return child->triangles ? child->triangles->primitive_count : 0;
    return child->geometry ? child->geometry->primitive_count : 0;
}

static uint64_t count_primitives(const struct RTgeometrygroup_api *group, enum rw_leaf_kind kind)
{
    uint64_t count = 0;
    for (unsigned k = 0; k < group->child_count; k++) count += count_in(group->children[k], kind);
    return count;
}

static uint64_t count_all(const struct RTgeometrygroup_api *group)
{
    return count_primitives(group, RW_LEAF_TRIANGLES) + count_primitives(group, RW_LEAF_PRIMITIVES);
}

/* A child has another geometry than when the trees were built. */
static bool has_other_shapes(const struct RTgeometrygroup_api *group,
                             const struct rw_group_trees *built)
{
    for (unsigned k = 0; k < group->child_count; k++)
        if (group->children[k]->shape_version > built->structure_version) return true;
    return false;
}

bool rw_trees_are_narrow(RTcontext context, const struct rw_plan *plan)
{
    bool is_gpu = rw_device_target(context->device)->trees == RW_LAYOUT_COMPRESSED;
    return is_gpu && plan->wants_narrow_nodes;
}

/* ---- motion ---- */

static const struct rw_motion *motion_of(const struct RTgeometryinstance_api *child,
                                         enum rw_leaf_kind kind)
{
    if (kind == RW_LEAF_TRIANGLES) return child->triangles ? &child->triangles->motion : NULL;
    return child->geometry ? &child->geometry->motion : NULL;
}

/* That of the children that move; NULL: none does. */
static const struct rw_motion *group_motion(const struct RTgeometrygroup_api *group,
                                            enum rw_leaf_kind kind)
{
    for (unsigned k = 0; k < group->child_count; k++) {
        const struct rw_motion *motion = motion_of(group->children[k], kind);
        if (motion && motion->steps > 1) return motion;
    }
    return NULL;
}

static uint32_t border_of(const struct rw_motion *motion)
{
    uint32_t border = motion->begin_mode == RT_MOTIONBORDERMODE_VANISH ? RW_BORDER_BEGIN : 0;
    return border | (motion->end_mode == RT_MOTIONBORDERMODE_VANISH ? RW_BORDER_END : 0);
}

static bool is_same_motion(const struct rw_motion *a, const struct rw_motion *b)
{
    return a->steps == b->steps && a->begin == b->begin && a->end == b->end &&
           a->begin_mode == b->begin_mode && a->end_mode == b->end_mode;
}

/* A group's tree has one set of keys. What stands still is at all of them where it is, but would
 * vanish with the others. */
static RTresult check_motion(RTcontext context, const struct RTgeometrygroup_api *group,
                             enum rw_leaf_kind kind, const struct rw_motion *all)
{
    for (unsigned k = 0; k < group->child_count; k++) {
        const struct rw_motion *motion = motion_of(group->children[k], kind);
        if (!motion || is_same_motion(motion, all)) continue;
        if (motion->steps == 1 && !border_of(all)) continue;
        return rw_error(
            context, RT_ERROR_NOT_SUPPORTED,
            "a geometry group's children %s: child %u differs in motion steps, range or "
            "border modes; put it into a geometry group of its own",
            motion->steps > 1 ? "do not move alike" : "move and vanish, but one does not", k);
    }
    return RT_SUCCESS;
}

/* A kernel for what stands still does not know trees that move. */
static bool has_other_motion(const struct RTgeometrygroup_api *group,
                             const struct rw_group_trees *built)
{
    for (int k = 0; k < 2; k++) {
        const bool moves = group_motion(group, (enum rw_leaf_kind)k) != NULL;
        if (built->trees[k].size && ((built->trees[k].root & RW_ROOT_MOVES) != 0) != moves)
            return true;
    }
    return false;
}

/* The kernel walks one kind of nodes. */
static bool has_other_nodes(const struct rw_group_trees *built, bool narrow)
{
    for (int k = 0; k < 2; k++)
        if (built->trees[k].size && (built->trees[k].layout == RW_LAYOUT_NARROW) != narrow)
            return true;
    return false;
}

static bool names_others_of(const struct RTgeometryinstance_api *child, enum rw_leaf_kind kind,
                            struct rw_named_primitives named)
{
    const uint32_t count = count_in(child, kind);
    const uint32_t first = child->triangles ? child->triangles->primitive_index_offset
                                            : child->geometry->primitive_index_offset;
    if (named.first > named.last) return false;
    return named.first - first >= count || named.last - first >= count;
}

/* Loaded trees name what somebody wrote. */
static bool names_others(const struct RTgeometrygroup_api *group,
                         const struct rw_group_trees *built)
{
    for (unsigned k = 0; built->named && k < group->child_count; k++)
        if (names_others_of(group->children[k], RW_LEAF_TRIANGLES, built->named[2 * k]) ||
            names_others_of(group->children[k], RW_LEAF_PRIMITIVES, built->named[2 * k + 1]))
            return true;
    return false;
}

/* They are in the host's memory, for devices that have room for them now. */
static bool are_elsewhere(RTcontext context, const struct rw_group_trees *built)
{
    return !context->pages_trees && (built->trees[0].is_common || built->trees[1].is_common);
}

/* Also where nobody said so, if the leaves would name what is not there. */
static bool are_dirty(const struct RTgeometrygroup_api *group, bool narrow)
{
    const struct RTacceleration_api *a = group->acceleration;
    const struct rw_group_trees *built = a->built;
    return a->dirty || !built || has_other_nodes(built, narrow) || has_other_motion(group, built) ||
           built->child_count != group->child_count || built->primitive_count != count_all(group) ||
           has_other_shapes(group, built) || names_others(group, built);
}

/* ---- input ---- */

struct gather {
    RTcontext context;
    const struct rw_plan *plan;
    RTgeometrygroup group;
    rw_bounds_cb bounds;
    void *user;
    uint64_t boxes; /* device memory for the boxes of all primitives */
};

static uint64_t view_address(const struct rw_buffer_view *view)
{
    return view->buffer ? view->buffer->device_data[0] + view->offset : 0;
}

static void describe_triangles(const struct RTgeometrytriangles_api *t, unsigned key,
                               struct rw_build_part *part)
{
    const struct rw_buffer_view vertices = rw_triangles_vertices(t, t->motion.steps > 1 ? key : 0);
    part->first_primitive = t->primitive_index_offset;
    part->vertices = view_address(&vertices);
    part->vertex_stride = t->vertices.stride;
    part->vertex_format = t->vertices.format;
    part->vertex_count = t->vertex_count;
    part->indices = view_address(&t->indices);
    part->index_stride = t->indices.stride;
    part->index_format = t->indices.format;
    part->materials = view_address(&t->material_indices);
    part->material_stride = t->material_indices.stride;
    part->material_format = t->material_indices.format;
    part->transformed = t->has_pre_transform;
    memcpy(part->transform, t->pre_transform, sizeof(part->transform));
}

/* `first`: number of its first box, of all keys. */
static RTresult describe_boxes(const struct gather *g, unsigned child, unsigned key, uint64_t first,
                               struct rw_build_part *part)
{
    RTgeometryinstance instance = g->group->children[child];
    RTgeometry geometry = instance->geometry;
    part->first_primitive = geometry->primitive_index_offset;
    part->boxes = g->boxes + 6 * sizeof(float) * first;
    return g->bounds(g->user, rw_plan_geometry(g->plan, instance), part->first_primitive,
                     part->count, geometry->motion.steps > 1 ? key : 0, part->boxes);
}

/* As they are at a key; boxes from number `first` on. */
static RTresult describe_parts(const struct gather *g, enum rw_leaf_kind kind, unsigned key,
                               uint64_t first, struct rw_build_part *parts, size_t *part_count)
{
    RTresult result = RT_SUCCESS;
    for (unsigned k = 0; !result && k < g->group->child_count; k++) {
        uint32_t count = count_in(g->group->children[k], kind);
        if (!count) continue;
        struct rw_build_part *part = &parts[(*part_count)++];
        part->geometry = k;
        part->count = count;
        if (kind == RW_LEAF_PRIMITIVES) {
            result = describe_boxes(g, k, key, first, part);
        } else {
            /* Buffers may have shrunk since the graph was validated. */
            result = rw_triangles_check(g->group->children[k]->triangles);
            if (!result) describe_triangles(g->group->children[k]->triangles, key, part);
        }
        first += count;
    }
    return result;
}

/* ---- building ---- */

static struct rw_tree_source source_of(const struct rw_build_input *input, uint64_t count)
{
    return (struct rw_tree_source){.builder = input->builder,
                                   .split_budget = input->split_budget,
                                   .refine = input->refine,
                                   .keys = input->keys,
                                   .part_count = input->part_count,
                                   .primitive_count = count};
}

static bool is_same_source(const struct rw_tree_source *a, const struct rw_tree_source *b)
{
    return a->builder == b->builder && a->split_budget == b->split_budget &&
           a->refine == b->refine && a->keys == b->keys && a->part_count == b->part_count &&
           a->primitive_count == b->primitive_count;
}

static void report_tree(RTcontext c, RTacceleration a, bool refit, uint64_t count,
                        const struct rw_tree *tree)
{
    rw_report(c, 3, "ACCEL", "%s: %llu primitives%s, %u nodes, %llu bytes, SAH %.2f, %.3f ms",
              a->builder->name, (unsigned long long)count, refit ? " refitted" : "",
              tree->node_count, (unsigned long long)tree->size, tree->sah, tree->build_ms);
}

/* A tree that could not be refitted is left with boxes old and new, and is of no use. */
static RTresult run_builder(RTcontext c, RTacceleration a, const struct rw_build_input *input,
                            uint64_t count, enum rw_leaf_kind kind)
{
    struct rw_device *d = c->device;
    struct rw_group_trees *trees = a->built;
    struct rw_tree *tree = &trees->trees[kind];
    const struct rw_tree_source source = source_of(input, count);
    const bool same_nodes = (tree->layout == RW_LAYOUT_NARROW) == input->narrow;
    const bool refit = input->refittable && tree->refit && same_nodes &&
                       is_same_source(&source, &trees->sources[kind]);
    if (!refit) rw_tree_drop(c, tree);
    RTresult result =
        refit ? d->ops->tree_refit(d, input, tree) : d->ops->tree_build(d, input, tree);
    if (result) {
        rw_device_error(c, d, result, "%s a tree over %llu primitives",
                        refit ? "refitting" : "building", (unsigned long long)count);
        d->ops->tree_free(d, tree);
        return result;
    }
    trees->sources[kind] = source;
    report_tree(c, a, refit, count, tree);
    return RT_SUCCESS;
}

static RTresult set_motion(const struct gather *g, enum rw_leaf_kind kind,
                           struct rw_build_input *input)
{
    const struct rw_motion *motion = group_motion(g->group, kind);
    input->keys = 1;
    if (!motion) return RT_SUCCESS;
    input->keys = motion->steps;
    input->motion = (struct rw_build_motion){motion->begin, motion->end, border_of(motion)};
    return check_motion(g->context, g->group, kind, motion);
}

static RTresult build_kind(struct gather *g, enum rw_leaf_kind kind)
{
    RTcontext c = g->context;
    struct rw_device *d = c->device;
    RTacceleration a = g->group->acceleration;
    struct rw_group_trees *trees = a->built;
    uint64_t count = count_primitives(g->group, kind);
    if (!count) {
        rw_tree_drop(c, &trees->trees[kind]);
        return RT_SUCCESS;
    }
    struct rw_build_input input = {.kind = kind, .narrow = rw_trees_are_narrow(c, g->plan)};
    RW_CHECK(set_motion(g, kind, &input));
    struct rw_build_part *parts = rw_calloc(g->group->child_count * input.keys, sizeof(*parts));
    if (!parts) return rw_out_of_memory(c, "the input of a tree");
    input.parts = parts;
    rw_acceleration_options(a, &input);
    input.threads = rw_builder_threads(c);
    const size_t boxes_size = count * input.keys * 6 * sizeof(float);
    RTresult result = RT_SUCCESS;
    if (kind == RW_LEAF_PRIMITIVES)
        result = rw_device_alloc(d, RW_MEMORY_DEVICE_BUILDS, boxes_size, &g->boxes);
    if (result)
        rw_device_error(c, d, result, "allocating bounding boxes over %llu primitives",
                        (unsigned long long)count);
    size_t described = 0;
    for (unsigned key = 0; !result && key < input.keys; key++)
        result = describe_parts(g, kind, key, count * key, parts, &described);
    input.part_count = described / input.keys;
    if (!result) result = run_builder(c, a, &input, count, kind);
    rw_device_free(d, RW_MEMORY_DEVICE_BUILDS, boxes_size, g->boxes);
    g->boxes = 0;
    rw_free(parts);
    return result;
}

/* Trees are paged from now on. */
static RTresult settle_trees(RTcontext context, struct rw_group_trees *trees)
{
    for (int kind = 0; kind < 2; kind++) {
        RW_CHECK(rw_tree_page(context, &trees->trees[kind]));
        if (trees->trees[kind].is_common) rw_tree_copies_free(context, &trees->copies[kind]);
    }
    return RT_SUCCESS;
}

RTresult rw_trees_update(RTcontext context, const struct rw_plan *plan, RTgeometrygroup group,
                         rw_bounds_cb bounds, void *user)
{
    RTacceleration a = group->acceleration;
    if (!are_dirty(group, rw_trees_are_narrow(context, plan)) &&
        !are_elsewhere(context, a->built)) {
        struct rw_group_trees *found = a->built;
        if (found->structure_version == RW_TREES_LOADED)
            found->structure_version = context->structure_version;
        return settle_trees(context, found);
    }
    if (!a->built) a->built = rw_calloc(1, sizeof(struct rw_group_trees));
    if (!a->built) return rw_out_of_memory(context, "a tree");
    a->built_free = rw_trees_free;
    struct rw_group_trees *trees = a->built;
    trees->child_count = ~0u; /* until it is whole, it is out of date */
    rw_free(trees->named);
    trees->named = NULL;
    struct gather g = {context, plan, group, bounds, user, 0};
    RTresult result = RT_SUCCESS;
    for (int kind = 0; !result && kind < 2; kind++) {
        result = build_kind(&g, (enum rw_leaf_kind)kind);
        if (!result) result = rw_tree_page(context, &trees->trees[kind]);
        if (!result) result = rw_tree_copy(context, &trees->trees[kind], &trees->copies[kind]);
    }
    if (result) return result;
    trees->child_count = group->child_count;
    trees->primitive_count = count_all(group);
    trees->structure_version = context->structure_version;
    a->dirty = false;
    context->statistics.treesBuilt++;
    return RT_SUCCESS;
}
