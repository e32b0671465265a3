/* SPDX-License-Identifier: Apache-2.0 */
/* See ways.h. The recursion is as deep as validation lets graphs be. */
#include "runtime/scene/ways.h"

struct rw_object *rw_below_transforms(struct rw_object *node)
{
    while (node->type == RW_OBJECT_TRANSFORM) node = ((RTtransform)node)->child;
    return node;
}

/* Saturates far above the limit, and far below what a sum of it could wrap at. */
enum { MANY = RW_MOST_WAYS + 1 };

static uint64_t count(struct rw_object *node);

static uint64_t count_children(RTcontext context, struct rw_ways *ways,
                               struct rw_object *const *children, unsigned child_count)
{
    if (ways->stamp == context->scene_stamp) return ways->count;
    uint64_t sum = 0;
    for (unsigned k = 0; k < child_count && sum < MANY; k++) sum += count(children[k]);
    *ways = (struct rw_ways){context->scene_stamp, sum < MANY ? sum : MANY};
    return ways->count;
}

static uint64_t count_group(RTgroup group)
{
    RTcontext context = group->base.context;
    context->statistics.treesBuilt += group->acceleration->dirty;
    group->acceleration->dirty = false; /* the tree over instances is made anew each time */
    return count_children(context, &group->ways, group->children, group->child_count);
}

static uint64_t count(struct rw_object *node)
{
    struct rw_object *end = rw_below_transforms(node);
    RTselector selector = (RTselector)end;
    if (end->type == RW_OBJECT_GROUP) return count_group((RTgroup)end);
    if (end->type == RW_OBJECT_SELECTOR)
        return count_children(end->context, &selector->ways, selector->children,
                              selector->child_count);
    return 1;
}

RTresult rw_ways_count(RTcontext context, struct rw_object *root)
{
    if (count(root) <= RW_MOST_WAYS) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_INVALID_VALUE,
                    "flattening the scene: more than %d ways lead from one root to geometry "
                    "groups, and each is an instance; let fewer nodes have several parents",
                    RW_MOST_WAYS);
}

bool rw_ways_any(struct rw_object *node)
{
    return count(node) != 0;
}
