/* SPDX-License-Identifier: Apache-2.0 */
/* See tree.h. */
#include "runtime/scene/tree.h"

#include <stdlib.h>
#include <string.h>

#include "runtime/device/held.h"
#include "runtime/scene/tree_motion.h"
#include "runtime/scene/tree_paged.h"

void rw_trees_free(RTcontext context, void *memory)
{
    for (struct rw_group_trees *trees = memory, *more; trees; trees = more) {
        more = trees->more;
        for (int k = 0; k < 2; k++) {
            rw_tree_copies_free(context, &trees->copies[k]);
            rw_tree_drop(context, &trees->trees[k]);
        }
        rw_free(trees->named);
        rw_free(trees);
    }
}

static uint64_t count_all(const struct RTgeometrygroup_api *group)
{
    uint64_t count = 0;
    for (unsigned k = 0; k < group->child_count; k++) {
        count += rw_count_in(group->children[k], RW_LEAF_TRIANGLES);
        count += rw_count_in(group->children[k], RW_LEAF_PRIMITIVES);
    }
    return count;
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

/* A kernel for what stands still does not know trees that move. */
static bool has_other_motion(const struct RTgeometrygroup_api *group,
                             const struct rw_group_trees *built)
{
    for (int k = 0; k < 2; k++) {
        bool any = false, moves = false;
        for (const struct rw_group_trees *b = built; b; b = b->more) {
            any |= b->trees[k].size > 0;
            moves |= b->trees[k].size && b->trees[k].root & RW_ROOT_MOVES;
        }
        if (any && moves != rw_group_moves(group, (enum rw_leaf_kind)k)) return true;
    }
    return false;
}

/* The kernel walks one kind of nodes. */
static bool has_other_nodes(const struct rw_group_trees *built, bool narrow)
{
    for (; built; built = built->more)
        for (int k = 0; k < 2; k++)
            if (built->trees[k].size && (built->trees[k].layout == RW_LAYOUT_NARROW) != narrow)
                return true;
    return false;
}

static bool names_others_of(const struct RTgeometryinstance_api *child, enum rw_leaf_kind kind,
                            struct rw_named_primitives named)
{
    const uint32_t count = rw_count_in(child, kind);
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
    bool common = false;
    for (; built; built = built->more)
        common |= built->trees[0].is_common || built->trees[1].is_common;
    return common && !context->pages_trees;
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
    struct rw_tree_motions motions[2]; /* by kind */
    size_t number;                     /* of the tree of that kind */
    uint64_t boxes;                    /* device memory for the boxes of all primitives */
};

/* Of a child's primitives, those in the tree. */
static uint32_t count_here(const struct gather *g, unsigned child, enum rw_leaf_kind kind)
{
    const struct RTgeometryinstance_api *instance = g->group->children[child];
    const bool here = rw_tree_motions_has(&g->motions[kind], g->number, instance, kind);
    return here ? rw_count_in(instance, kind) : 0;
}

static uint64_t count_primitives(const struct gather *g, enum rw_leaf_kind kind, uint64_t *children)
{
    uint64_t count = 0;
    *children = 0;
    for (unsigned k = 0; k < g->group->child_count; k++) {
        const uint32_t here = count_here(g, k, kind);
        if (here) *children = (*children ^ k) * UINT64_C(1099511628211); /* FNV's prime */
        count += here;
    }
    return count;
}

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
        const uint32_t count = count_here(g, k, kind);
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

static struct rw_tree_source source_of(const struct rw_build_input *input, uint64_t count,
                                       uint64_t children)
{
    return (struct rw_tree_source){.builder = input->builder,
                                   .split_budget = input->split_budget,
                                   .refine = input->refine,
                                   .keys = input->keys,
                                   .part_count = input->part_count,
                                   .primitive_count = count,
                                   .children = children};
}

static bool is_same_source(const struct rw_tree_source *a, const struct rw_tree_source *b)
{
    return a->builder == b->builder && a->split_budget == b->split_budget &&
           a->refine == b->refine && a->keys == b->keys && a->part_count == b->part_count &&
           a->primitive_count == b->primitive_count && a->children == b->children;
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
                            const struct rw_tree_source *source, struct rw_group_trees *trees)
{
    struct rw_device *d = c->device;
    const enum rw_leaf_kind kind = input->kind;
    const uint64_t count = source->primitive_count;
    struct rw_tree *tree = &trees->trees[kind];
    const bool same_nodes = (tree->layout == RW_LAYOUT_NARROW) == input->narrow;
    const bool refit = input->refittable && tree->refit && same_nodes &&
                       is_same_source(source, &trees->sources[kind]);
    if (!refit) rw_tree_drop(c, tree);
    RTresult result =
        refit ? d->ops->tree_refit(d, input, tree) : d->ops->tree_build(d, input, tree);
    if (result) {
        rw_device_error(c, d, result, "%s a tree over %llu primitives",
                        refit ? "refitting" : "building", (unsigned long long)count);
        d->ops->tree_free(d, tree);
        return result;
    }
    trees->sources[kind] = *source;
    report_tree(c, a, refit, count, tree);
    return RT_SUCCESS;
}

static void set_motion(const struct rw_motion *motion, struct rw_build_input *input)
{
    input->keys = motion->steps;
    if (motion->steps > 1)
        input->motion =
            (struct rw_build_motion){motion->begin, motion->end, rw_motion_border(motion)};
}

static RTresult build_tree(struct gather *g, enum rw_leaf_kind kind, struct rw_group_trees *trees)
{
    RTcontext c = g->context;
    struct rw_device *d = c->device;
    RTacceleration a = g->group->acceleration;
    uint64_t children, count = count_primitives(g, kind, &children);
    if (!count) {
        rw_tree_drop(c, &trees->trees[kind]);
        return RT_SUCCESS;
    }
    struct rw_build_input input = {.kind = kind, .narrow = rw_trees_are_narrow(c, g->plan)};
    set_motion(g->motions[kind].items[g->number], &input);
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
    const struct rw_tree_source source = source_of(&input, count, children);
    if (!result) result = run_builder(c, a, &input, &source, trees);
    rw_device_free(d, RW_MEMORY_DEVICE_BUILDS, boxes_size, g->boxes);
    g->boxes = 0;
    rw_free(parts);
    return result;
}

/* Both kinds, of the children that move in one way. */
static RTresult build_both(struct gather *g, struct rw_group_trees *trees)
{
    RTresult result = RT_SUCCESS;
    for (int kind = 0; !result && kind < 2; kind++) {
        result = build_tree(g, (enum rw_leaf_kind)kind, trees);
        if (!result) result = rw_tree_page(g->context, &trees->trees[kind]);
        if (!result) result = rw_tree_copy(g->context, &trees->trees[kind], &trees->copies[kind]);
    }
    return result;
}

/* As many as there are ways to move; once at least, which drops what is not there any more. */
static RTresult build_all(struct gather *g, struct rw_group_trees *trees)
{
    const size_t most =
        g->motions[0].count > g->motions[1].count ? g->motions[0].count : g->motions[1].count;
    RTresult result = build_both(g, trees);
    for (g->number = 1; !result && g->number < most; g->number++) {
        if (!trees->more) trees->more = rw_calloc(1, sizeof(*trees));
        if (!trees->more) return rw_out_of_memory(g->context, "a tree");
        trees = trees->more;
        result = build_both(g, trees);
    }
    rw_trees_free(g->context, trees->more);
    trees->more = NULL;
    return result;
}

/* Trees are paged from now on. */
static RTresult settle_trees(RTcontext context, struct rw_group_trees *trees)
{
    for (; trees; trees = trees->more)
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
    struct gather g = {
        .context = context, .plan = plan, .group = group, .bounds = bounds, .user = user};
    const bool found = rw_tree_motions_find(group, RW_LEAF_TRIANGLES, &g.motions[0]) &&
                       rw_tree_motions_find(group, RW_LEAF_PRIMITIVES, &g.motions[1]);
    RTresult result = found ? build_all(&g, trees) : rw_out_of_memory(context, "a tree");
    for (int kind = 0; kind < 2; kind++) rw_tree_motions_free(&g.motions[kind]);
    if (result) return result;
    trees->child_count = group->child_count;
    trees->primitive_count = count_all(group);
    trees->structure_version = context->structure_version;
    a->dirty = false;
    context->statistics.treesBuilt++;
    return RT_SUCCESS;
}
