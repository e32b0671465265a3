/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Orders of a binary tree's nodes in memory. A tree comes depth first, the first child right after
 * its parent. An order is a list of the old numbers, in new places.
 *
 *   breadth first   level by level
 *   van Emde Boas   the upper half of the levels, then each subtree below it, both in this order
 *   treelets        groups of 32 (two kilobytes), each grown from its root by the child with the
 *                   largest box; those that begin at its children follow
 */
#include <stdlib.h>
#include <string.h>

#include "tools/simulator/simulator.h"

enum { TREELET = 32 };

struct ordering {
    const struct study_tree *tree;
    uint32_t *list; /* old numbers */
    uint32_t count;
};

static int32_t child_of(const struct study_tree *tree, uint32_t node, unsigned k)
{
    int32_t child;
    memcpy(&child, tree->nodes + 16 * (size_t)node + 12 + k, sizeof(child));
    return child;
}

/* ---- level by level ---- */

static void order_levels(struct ordering *o)
{
    o->list[o->count++] = (uint32_t)o->tree->root;
    for (uint32_t k = 0; k < o->count; k++)
        for (unsigned c = 0; c < 2; c++) {
            int32_t child = child_of(o->tree, o->list[k], c);
            if (child >= 0) o->list[o->count++] = (uint32_t)child;
        }
}

/* ---- van Emde Boas ---- */

static void order_halves(struct ordering *o, uint32_t node, unsigned levels);

/* The subtrees that begin so many levels below a node. */
static void order_below(struct ordering *o, uint32_t node, unsigned down, unsigned levels)
{
    if (!down) {
        order_halves(o, node, levels);
        return;
    }
    for (unsigned c = 0; c < 2; c++) {
        int32_t child = child_of(o->tree, node, c);
        if (child >= 0) order_below(o, (uint32_t)child, down - 1, levels);
    }
}

static void order_halves(struct ordering *o, uint32_t node, unsigned levels)
{
    if (levels == 1) {
        o->list[o->count++] = node;
        return;
    }
    unsigned upper = levels / 2;
    order_halves(o, node, upper);
    order_below(o, node, upper, levels - upper);
}

/* ---- treelets ---- */

static float area_of(const struct study_tree *tree, uint32_t node, unsigned child)
{
    const float *n = tree->nodes + 16 * (size_t)node;
    float x = n[4 * child + 1] - n[4 * child], y = n[4 * child + 3] - n[4 * child + 2];
    float z = n[9 + 2 * child] - n[8 + 2 * child];
    return x * y + y * z + z * x;
}

struct edge {
    uint32_t node;
    float area;
};

static void add_edges(const struct ordering *o, uint32_t node, struct edge *edges, unsigned *count)
{
    for (unsigned c = 0; c < 2; c++) {
        int32_t child = child_of(o->tree, node, c);
        if (child >= 0)
            edges[(*count)++] = (struct edge){(uint32_t)child, area_of(o->tree, node, c)};
    }
}

/* A treelet; what is left of its border goes to the queue. */
static void grow(struct ordering *o, uint32_t root, uint32_t *queue, uint32_t *queued)
{
    struct edge edges[TREELET + 2];
    unsigned count = 0, size = 1;
    o->list[o->count++] = root;
    add_edges(o, root, edges, &count);
    for (; size < TREELET && count; size++) {
        unsigned best = 0;
        for (unsigned k = 1; k < count; k++)
            if (edges[k].area > edges[best].area) best = k;
        uint32_t node = edges[best].node;
        edges[best] = edges[--count];
        o->list[o->count++] = node;
        add_edges(o, node, edges, &count);
    }
    for (unsigned k = 0; k < count; k++) queue[(*queued)++] = edges[k].node;
}

static bool order_treelets(struct ordering *o)
{
    uint32_t *queue = malloc(((size_t)o->tree->node_count + 1) * sizeof(*queue)), queued = 1;
    if (!queue) return false;
    queue[0] = (uint32_t)o->tree->root;
    for (uint32_t k = 0; k < queued; k++) grow(o, queue[k], queue, &queued);
    free(queue);
    return true;
}

/* ---- the whole ---- */

static bool move(struct study_tree *tree, const uint32_t *list)
{
    size_t count = tree->node_count;
    uint32_t *place = malloc(count * sizeof(*place));
    float *nodes = malloc(count * 64);
    if (!place || !nodes) {
        free(place);
        free(nodes);
        return false;
    }
    for (uint32_t k = 0; k < count; k++) place[list[k]] = k;
    for (uint32_t k = 0; k < count; k++) {
        memcpy(nodes + 16 * (size_t)k, tree->nodes + 16 * (size_t)list[k], 64);
        for (unsigned c = 0; c < 2; c++) {
            int32_t child = child_of(tree, list[k], c);
            if (child >= 0) memcpy(nodes + 16 * (size_t)k + 12 + c, &place[child], sizeof(child));
        }
    }
    tree->root = (int32_t)place[tree->root];
    free(tree->nodes);
    free(place);
    tree->nodes = nodes;
    return true;
}

bool study_order_tree(struct study_tree *tree, enum study_order order)
{
    struct ordering o = {.tree = tree};
    if (tree->root < 0 || order == STUDY_DEPTH_FIRST) return true;
    o.list = malloc((size_t)tree->node_count * sizeof(*o.list));
    bool ok = o.list != NULL;
    if (ok && order == STUDY_BREADTH_FIRST) order_levels(&o);
    if (ok && order == STUDY_VAN_EMDE_BOAS)
        order_halves(&o, (uint32_t)tree->root, tree->depth ? tree->depth : 1);
    if (ok && order == STUDY_TREELETS) ok = order_treelets(&o);
    ok = ok && move(tree, o.list);
    free(o.list);
    return ok;
}
