/* SPDX-License-Identifier: Apache-2.0 */
/* See tree_motion.h. */
#include "runtime/scene/tree_motion.h"

uint32_t rw_count_in(const struct RTgeometryinstance_api *child, enum rw_leaf_kind kind)
{
    if (kind == RW_LEAF_TRIANGLES) return child->triangles ? child->triangles->primitive_count : 0;
    return child->geometry ? child->geometry->primitive_count : 0;
}

uint64_t rw_count_of(const struct RTgeometrygroup_api *group, enum rw_leaf_kind kind)
{
    uint64_t count = 0;
    for (unsigned k = 0; k < group->child_count; k++)
        count += rw_count_in(group->children[k], kind);
    return count;
}

/* Without primitives there is nothing in a tree that moves. */
static const struct rw_motion *motion_of(const struct RTgeometryinstance_api *child,
                                         enum rw_leaf_kind kind)
{
    if (!rw_count_in(child, kind)) return NULL;
    return kind == RW_LEAF_TRIANGLES ? &child->triangles->motion : &child->geometry->motion;
}

uint32_t rw_motion_border(const struct rw_motion *motion)
{
    uint32_t border = motion->begin_mode == RT_MOTIONBORDERMODE_VANISH ? RW_BORDER_BEGIN : 0;
    return border | (motion->end_mode == RT_MOTIONBORDERMODE_VANISH ? RW_BORDER_END : 0);
}

bool rw_group_moves(const struct RTgeometrygroup_api *group, enum rw_leaf_kind kind)
{
    for (unsigned k = 0; k < group->child_count; k++) {
        const struct rw_motion *motion = motion_of(group->children[k], kind);
        if (motion && motion->steps > 1) return true;
    }
    return false;
}

/* With one step the others say nothing. */
static bool is_same(const struct rw_motion *a, const struct rw_motion *b)
{
    if (a->steps == 1 || b->steps == 1) return a->steps == b->steps;
    return a->steps == b->steps && a->begin == b->begin && a->end == b->end &&
           a->begin_mode == b->begin_mode && a->end_mode == b->end_mode;
}

static const struct rw_motion *find_host(const struct RTgeometrygroup_api *group,
                                         enum rw_leaf_kind kind)
{
    for (unsigned k = 0; k < group->child_count; k++) {
        const struct rw_motion *motion = motion_of(group->children[k], kind);
        if (motion && motion->steps > 1 && !rw_motion_border(motion)) return motion;
    }
    return NULL;
}

/* Of the tree that the child's primitives are in; NULL: it has none of this kind. */
static const struct rw_motion *tree_motion(const struct rw_tree_motions *motions,
                                           const struct RTgeometryinstance_api *child,
                                           enum rw_leaf_kind kind)
{
    const struct rw_motion *motion = motion_of(child, kind);
    return motion && motion->steps == 1 && motions->host ? motions->host : motion;
}

static bool is_known(const struct rw_tree_motions *motions, const struct rw_motion *motion)
{
    for (size_t i = 0; i < motions->count; i++)
        if (is_same(motions->items[i], motion)) return true;
    return false;
}

bool rw_tree_motions_find(const struct RTgeometrygroup_api *group, enum rw_leaf_kind kind,
                          struct rw_tree_motions *out)
{
    *out = (struct rw_tree_motions){.host = find_host(group, kind)};
    for (unsigned k = 0; k < group->child_count; k++) {
        const struct rw_motion *motion = tree_motion(out, group->children[k], kind);
        if (!motion || is_known(out, motion)) continue;
        if (!rw_grow((void **)&out->items, &out->capacity, out->count + 1, sizeof(*out->items)))
            return false;
        out->items[out->count++] = motion;
    }
    return true;
}

void rw_tree_motions_free(struct rw_tree_motions *motions)
{
    rw_free(motions->items);
    *motions = (struct rw_tree_motions){0};
}

bool rw_tree_motions_has(const struct rw_tree_motions *motions, size_t number,
                         const struct RTgeometryinstance_api *child, enum rw_leaf_kind kind)
{
    const struct rw_motion *motion = tree_motion(motions, child, kind);
    return motion && number < motions->count && is_same(motion, motions->items[number]);
}
