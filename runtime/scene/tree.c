/* SPDX-License-Identifier: Apache-2.0 */
/* See tree.h. */
#include "runtime/scene/tree.h"

#include <stdlib.h>
#include <string.h>

#include "runtime/device/device.h"
#include "runtime/scene/tree_ahead.h"
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
    return rw_count_of(group, RW_LEAF_TRIANGLES) + rw_count_of(group, RW_LEAF_PRIMITIVES);
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

/* ---- building ---- */

static RTresult build_tree(struct rw_tree_gather *g, enum rw_leaf_kind kind,
                           struct rw_group_trees *trees)
{
    const bool may_be_ahead = kind == RW_LEAF_TRIANGLES;
    struct rw_tree_work work, *done = may_be_ahead ? rw_trees_take_ahead(trees, g->group) : NULL;
    if (done) return rw_tree_work_tell(g->context, done);
    RTresult result = rw_tree_work_begin(g, kind, rw_tree_builder(g, kind, trees), trees, &work);
    if (!result && !work.is_done) rw_tree_work_do(&work);
    if (!result) result = rw_tree_work_tell(g->context, &work);
    rw_tree_work_free(&work);
    return result;
}

/* Both kinds, of the children that move in one way. */
static RTresult build_both(struct rw_tree_gather *g, struct rw_group_trees *trees)
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
static RTresult build_all(struct rw_tree_gather *g, struct rw_group_trees *trees)
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

struct rw_group_trees *rw_trees_open(RTacceleration a)
{
    if (!a->built) a->built = rw_calloc(1, sizeof(struct rw_group_trees));
    if (!a->built) return NULL;
    a->built_free = rw_trees_free;
    struct rw_group_trees *trees = a->built;
    trees->child_count = ~0u; /* until it is whole, it is out of date */
    rw_free(trees->named);
    trees->named = NULL;
    return trees;
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
    struct rw_group_trees *trees = rw_trees_open(a);
    if (!trees) return rw_out_of_memory(context, "a tree");
    struct rw_tree_gather g = {
        .context = context, .plan = plan, .group = group, .bounds = bounds, .user = user};
    const bool found = rw_tree_gather_open(&g);
    RTresult result = found ? build_all(&g, trees) : rw_out_of_memory(context, "a tree");
    rw_tree_gather_close(&g);
    if (result) return result;
    trees->child_count = group->child_count;
    trees->primitive_count = count_all(group);
    trees->structure_version = context->structure_version;
    a->dirty = false;
    context->statistics.treesBuilt++;
    return RT_SUCCESS;
}
