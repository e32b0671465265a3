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

static uint64_t count(struct rw_object *node, uint64_t *links);

/* Adds the links from nodes that have not been met before. */
static uint64_t count_children(RTcontext context, struct rw_ways *ways,
                               struct rw_object *const *children, unsigned child_count,
                               uint64_t *links)
{
    if (ways->stamp == context->scene_stamp) return ways->count;
    uint64_t sum = 0;
    for (unsigned k = 0; k < child_count && sum < MANY; k++) sum += count(children[k], links);
    *links += child_count;
    *ways = (struct rw_ways){context->scene_stamp, sum < MANY ? sum : MANY};
    return ways->count;
}

static uint64_t count_group(RTgroup group, uint64_t *links)
{
    RTcontext context = group->base.context;
    context->statistics.treesBuilt += group->acceleration->dirty;
    group->acceleration->dirty = false; /* the tree over instances is made anew each time */
    return count_children(context, &group->ways, group->children, group->child_count, links);
}

static uint64_t count(struct rw_object *node, uint64_t *links)
{
    struct rw_object *end = rw_below_transforms(node);
    RTselector selector = (RTselector)end;
    if (end->type == RW_OBJECT_GROUP) return count_group((RTgroup)end, links);
    if (end->type == RW_OBJECT_SELECTOR)
        return count_children(end->context, &selector->ways, selector->children,
                              selector->child_count, links);
    return 1;
}

RTresult rw_ways_count(RTcontext context, struct rw_object *root, uint64_t *links)
{
    const uint64_t ways = count(root, links);
    uint64_t most = RW_FREE_WAYS + RW_WAYS_OF_LINK * *links;
    if (most > RW_MOST_WAYS) most = RW_MOST_WAYS;
    if (ways <= most) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_INVALID_VALUE,
                    "flattening the scene: %s%llu ways lead from one root to geometry groups, and "
                    "each is an instance; with %llu links from parents to children there may be "
                    "%llu; let fewer nodes have several parents",
                    ways < MANY ? "" : "more than ",
                    (unsigned long long)(ways < MANY ? ways : RW_MOST_WAYS),
                    (unsigned long long)*links, (unsigned long long)most);
}

bool rw_ways_any(struct rw_object *node)
{
    uint64_t links = 0;
    return count(node, &links) != 0;
}
