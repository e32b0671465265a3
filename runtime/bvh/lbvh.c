/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The linear builder (Lauterbach and others, Fast BVH Construction on GPUs, 2009): the radix tree
 * over the Morton curve is the tree. A node's number is the place where its range is divided.
 *
 * Depth: that of the curve, and of equal places on it. Nodes of four children have no room for as
 * much: a range is halved where it would run out of levels, as in topdown.c.
 */
#include "runtime/bvh/collapse.h"
#include "runtime/bvh/morton.h"
#include "runtime/base/memory.h"

struct lbvh {
    struct rw_bvh_build *b;
    const uint64_t *codes;
    struct rw_morton_ranges ranges;
};

static uint32_t code_of(const struct lbvh *l, uint32_t begin, uint32_t end)
{
    return end - begin == 1 ? RW_REF | begin : rw_morton_split(l->codes, begin, end);
}

static void join(const struct lbvh *l, uint32_t number, uint32_t left, uint32_t right)
{
    struct rw_binary_node *node = &l->b->nodes[number];
    node->left = left;
    node->right = right;
    rw_set_node_box(node, rw_box_union(rw_code_box(l->b, left), rw_code_box(l->b, right)));
}

static void set_node(const struct lbvh *l, uint32_t number, uint32_t begin, uint32_t end)
{
    join(l, number, code_of(l, begin, number), code_of(l, number, end));
}

/* Recursion is at most RW_MORTON_HEIGHT deep. */
static void build_range(const struct lbvh *l, uint32_t begin, uint32_t end)
{
    if (end - begin < 2) return;
    uint32_t middle = rw_morton_split(l->codes, begin, end);
    build_range(l, begin, middle);
    build_range(l, middle, end);
    set_node(l, middle, begin, end);
}

static void build_piece(void *user, uint32_t index)
{
    const struct lbvh *l = user;
    const struct rw_morton_range *range = &l->ranges.range[l->ranges.first + index];
    build_range(l, range->begin, range->end);
}

/* ---- within the levels that there are ---- */

/* Makes the nodes of a range anew; its code. Recursion is as deep as the halves are. */
static uint32_t halve(const struct lbvh *l, uint32_t begin, uint32_t end)
{
    if (end - begin == 1) return RW_REF | begin;
    const uint32_t middle = begin + (end - begin) / 2;
    const uint32_t left = halve(l, begin, middle);
    join(l, middle, left, halve(l, middle, end));
    return middle;
}

/* The range below `code`, in no more than so many levels; its code. */
static uint32_t limit_levels(const struct lbvh *l, uint32_t code, uint32_t begin, uint32_t end,
                             uint32_t levels)
{
    if (code & RW_REF) return code;
    if (rw_halvings(end - begin) >= levels) return halve(l, begin, end);
    struct rw_binary_node *node = &l->b->nodes[code];
    node->left = limit_levels(l, node->left, begin, code, levels - 1);
    node->right = limit_levels(l, node->right, code, end, levels - 1);
    return code;
}

/* ---- all ---- */

RTresult rw_radix_tree(struct rw_bvh_build *b, const uint64_t *codes)
{
    struct lbvh *l = rw_malloc(sizeof *l);
    if (!b->nodes) b->nodes = rw_malloc_large((size_t)b->ref_capacity * sizeof *b->nodes);
    if (!l || !b->nodes) {
        rw_free(l);
        return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    }
    l->b = b;
    l->codes = codes;
    rw_morton_ranges(codes, b->ref_count, &l->ranges);
    rw_build_threads_for(&b->pool, l->ranges.count - l->ranges.first, build_piece, l);
    for (uint32_t i = l->ranges.first; i-- > 0;) {
        const struct rw_morton_range *range = &l->ranges.range[i];
        if (range->end - range->begin > 1)
            set_node(l, code_of(l, range->begin, range->end), range->begin, range->end);
    }
    b->root = code_of(l, 0, b->ref_count);
    if (rw_binary_limit(b) < RW_MORTON_HEIGHT)
        b->root = limit_levels(l, b->root, 0, b->ref_count, rw_binary_limit(b));
    rw_free(l);
    return RT_SUCCESS;
}

RTresult rw_build_lbvh(struct rw_bvh_build *b)
{
    uint64_t *codes;
    RTresult result = rw_morton_sort(b, &codes);
    if (result == RT_SUCCESS) result = rw_radix_tree(b, codes);
    rw_free(codes);
    return result;
}
