/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The agglomerative builder: clusters merge with their nearest neighbours along the Morton curve
 * (Meister and Bittner, Parallel Locally-Ordered Clustering for Bounding Volume Hierarchy
 * Construction, 2018), by the ranges of the radix tree (Benthin and others, H-PLOC, 2024): the
 * clusters of a range are those of its two sides, merged until no more than CLUSTERS are left; at
 * the root, until one is.
 *
 * Merging bounds a tree's height only by its input. A tree too high for what follows (it takes
 * extents that double from one primitive to the next) is replaced by the radix tree.
 */
#include <math.h>
#include <string.h>

#include "runtime/bvh/collapse.h"
#include "runtime/bvh/morton.h"
#include "runtime/base/memory.h"

#define CLUSTERS 16
#define RADIUS 8 /* neighbours looked at, on each side */

struct cluster {
    struct rw_box box;
    uint32_t code;
    uint32_t height;
};

/* Clusters of a range, in order along the curve. */
struct clusters {
    uint32_t count;
    struct cluster c[2 * CLUSTERS];
};

struct trbvh {
    struct rw_bvh_build *b;
    const uint64_t *codes;
    struct rw_morton_ranges ranges;
    struct clusters clusters[4 * RW_MORTON_PIECES]; /* of each range */
    uint32_t used[4 * RW_MORTON_PIECES];            /* node numbers used in each piece */
};

/* Source of node numbers. */
struct numbers {
    const struct trbvh *t;
    uint32_t next, end; /* numbers at hand */
    uint32_t range;     /* where the next ones come from, when these are used up */
};

/* Range b .. e - 1 owns the numbers b + 1 .. e - 1. Above the pieces, what each of them left is
 * used, and its own b; single references above them are pieces, too. */
static uint32_t take_number(struct numbers *n)
{
    while (n->next == n->end) {
        uint32_t index = n->range++;
        const struct rw_morton_range *range = &n->t->ranges.range[index];
        if (index < n->t->ranges.first && range->end - range->begin > 1) continue;
        n->next = range->begin + 1 + (index < n->t->ranges.first ? 0 : n->t->used[index]);
        n->end = range->end;
        if (range->begin) return range->begin;
    }
    return n->next++;
}

/* ---- merging ---- */

/* The neighbour of each cluster whose union with it has the least area; the first of equal ones. */
static void find_neighbours(const struct clusters *list, uint32_t nearest[2 * CLUSTERS])
{
    double least[2 * CLUSTERS];
    for (uint32_t i = 0; i < list->count; i++) least[i] = INFINITY, nearest[i] = i ? i - 1 : 1;
    for (uint32_t i = 0; i < list->count; i++) {
        uint32_t end = i + RADIUS + 1 < list->count ? i + RADIUS + 1 : list->count;
        for (uint32_t k = i + 1; k < end; k++) {
            double area = rw_box_area(rw_box_union(list->c[i].box, list->c[k].box));
            if (area < least[i]) least[i] = area, nearest[i] = k;
            if (area < least[k]) least[k] = area, nearest[k] = i;
        }
    }
}

static struct cluster merge(const struct trbvh *t, const struct cluster *l, const struct cluster *r,
                            uint32_t number)
{
    struct rw_binary_node *node = &t->b->nodes[number];
    struct cluster out = {.box = rw_box_union(l->box, r->box),
                          .code = number,
                          .height = 1 + (l->height > r->height ? l->height : r->height)};
    node->left = l->code;
    node->right = r->code;
    rw_set_node_box(node, out.box);
    return out;
}

/* Merges all pairs that are each other's nearest. There is one always: the pair of least area, and
 * of those the first. */
static void merge_pairs(const struct trbvh *t, struct clusters *list, struct numbers *numbers)
{
    uint32_t nearest[2 * CLUSTERS], kept = 0;
    find_neighbours(list, nearest);
    for (uint32_t i = 0; i < list->count; i++) {
        uint32_t k = nearest[i];
        bool pair = nearest[k] == i;
        if (pair && k < i) continue; /* went into an earlier one */
        list->c[kept++] =
            pair ? merge(t, &list->c[i], &list->c[k], take_number(numbers)) : list->c[i];
    }
    list->count = kept;
}

static void reduce(const struct trbvh *t, struct clusters *list, uint32_t most,
                   struct numbers *numbers)
{
    while (list->count > most) merge_pairs(t, list, numbers);
}

static void join(const struct trbvh *t, struct clusters *left, const struct clusters *right,
                 uint32_t most, struct numbers *numbers)
{
    memcpy(&left->c[left->count], right->c, right->count * sizeof *right->c);
    left->count += right->count;
    reduce(t, left, most, numbers);
}

/* ---- ranges ---- */

/* Recursion is at most RW_MORTON_HEIGHT deep. */
static void build_range(const struct trbvh *t, uint32_t begin, uint32_t end, struct clusters *out,
                        struct numbers *numbers)
{
    struct clusters right;
    if (end - begin <= CLUSTERS) {
        out->count = end - begin;
        for (uint32_t i = begin; i < end; i++)
            out->c[i - begin] = (struct cluster){rw_ref_box(&t->b->refs[i]), RW_REF | i, 0};
        return;
    }
    uint32_t middle = rw_morton_split(t->codes, begin, end);
    build_range(t, begin, middle, out, numbers);
    build_range(t, middle, end, &right, numbers);
    join(t, out, &right, CLUSTERS, numbers);
}

static void build_piece(void *user, uint32_t index)
{
    struct trbvh *t = user;
    uint32_t piece = t->ranges.first + index;
    const struct rw_morton_range *range = &t->ranges.range[piece];
    struct numbers numbers = {.t = t, .next = range->begin + 1, .end = range->end};
    build_range(t, range->begin, range->end, &t->clusters[piece], &numbers);
    t->used[piece] = numbers.next - range->begin - 1;
}

/* The ranges above the pieces, from the last to the first; see rw_morton_ranges for where the
 * children of each are. */
static void join_pieces(struct trbvh *t)
{
    struct numbers numbers = {.t = t};
    uint32_t child = t->ranges.count;
    for (uint32_t i = t->ranges.first; i-- > 0;) {
        const struct rw_morton_range *range = &t->ranges.range[i];
        if (range->end - range->begin < 2) {
            build_range(t, range->begin, range->end, &t->clusters[i], &numbers);
            continue;
        }
        child -= 2;
        t->clusters[i] = t->clusters[child];
        join(t, &t->clusters[i], &t->clusters[child + 1], CLUSTERS, &numbers);
    }
    reduce(t, &t->clusters[0], 1, &numbers);
}

static RTresult agglomerate(struct rw_bvh_build *b, const uint64_t *codes)
{
    struct trbvh *t = rw_malloc(sizeof *t);
    b->nodes = rw_malloc_large((size_t)b->ref_capacity * sizeof *b->nodes);
    if (!t || !b->nodes) {
        rw_free(t);
        return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    }
    t->b = b;
    t->codes = codes;
    rw_morton_ranges(codes, b->ref_count, &t->ranges);
    rw_build_threads_for(&b->pool, t->ranges.count - t->ranges.first, build_piece, t);
    join_pieces(t);
    b->root = t->clusters[0].c[0].code;
    bool fits = t->clusters[0].c[0].height <= rw_binary_limit(b);
    rw_free(t);
    return fits ? RT_SUCCESS : rw_radix_tree(b, codes);
}

RTresult rw_build_trbvh(struct rw_bvh_build *b)
{
    uint64_t *codes = NULL;
    RTresult result = rw_presplit(b);
    if (result == RT_SUCCESS) result = rw_morton_sort(b, &codes);
    if (result == RT_SUCCESS) result = agglomerate(b, codes);
    rw_free(codes);
    return result;
}
