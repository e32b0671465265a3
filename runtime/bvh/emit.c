/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Writes the block of a tree: the wide nodes, the root first, then the leaf entries. A node's inner
 * children are adjacent; what is below each of them follows, child by child. The number of nodes
 * and entries below every node is counted first, so that each tree below the top ones has its
 * place, whichever thread writes it.
 */
#include "runtime/bvh/collapse.h"

#include <string.h>

#include "programs/config.h"
#include "runtime/bvh/gather.h"
#include "runtime/base/memory.h"

#define PIECES 1024
#define QUEUE (4 * PIECES)
#define UNIT 16

/* A wide node that is to be counted or written with all below it. */
struct piece {
    uint32_t code, levels;
    uint32_t at, free; /* numbers of its node and of the first node below it */
    uint32_t parent;   /* unit of the node above */
    uint32_t entry;    /* number of its first leaf entry */
    double cost;
};

struct emit {
    struct rw_bvh_build *b;
    const struct rw_encoder *encoder;
    uint32_t entry_units, entry_base; /* unit of entry 0 */
    unsigned char *block;
    enum rw_tree_layout layout;
    uint32_t first, piece_count; /* pieces before `first` are above the others */
    struct piece pieces[QUEUE];
};

/* ---- counting ---- */

/* Wide nodes and leaf entries in the tree below a wide node, itself included. */
struct extent {
    uint32_t nodes, entries;
};

static inline struct extent extent_of(const struct rw_bvh_build *b, uint32_t code)
{
    return (struct extent){b->cuts[code].nodes, b->cuts[code].entries};
}

/* What the tree below `code` takes, where that of its inner children is known or `deep`. */
static struct extent count_tree(struct rw_bvh_build *b, uint32_t code, uint32_t levels, bool deep)
{
    uint32_t codes[RW_NODE_CHILDREN], primitives[RW_CPU_LEAF_ENTRIES];
    uint32_t count = rw_open_codes(b, code, levels, codes);
    struct extent sum = {1, 0};
    for (uint32_t i = 0; i < count; i++) {
        uint32_t entries = rw_leaf_primitives(b, codes[i], primitives);
        sum.entries += entries;
        if (entries) continue;
        struct extent below =
            deep ? count_tree(b, codes[i], levels - 1, true) : extent_of(b, codes[i]);
        sum.nodes += below.nodes;
        sum.entries += below.entries;
    }
    if (!(code & RW_REF)) b->cuts[code].nodes = sum.nodes, b->cuts[code].entries = sum.entries;
    return sum;
}

static void count_piece(void *user, uint32_t index)
{
    struct emit *e = user;
    struct piece *piece = &e->pieces[e->first + index];
    count_tree(e->b, piece->code, piece->levels, true);
}

/* Breadth first from the root, until there are pieces enough. */
static void find_pieces(struct emit *e)
{
    struct rw_wide_node node;
    e->pieces[0] = (struct piece){.code = e->b->root, .levels = RW_WIDE_DEPTH};
    e->piece_count = 1;
    e->first = 0;
    while (e->first < e->piece_count && e->piece_count - e->first < PIECES &&
           e->piece_count + RW_NODE_CHILDREN <= QUEUE) {
        struct piece *piece = &e->pieces[e->first++];
        rw_open_node(e->b, piece->code, piece->levels, &node);
        rw_assign_slots(&node);
        for (int s = 0; s < RW_NODE_CHILDREN; s++) {
            if (node.slot[s] == RW_NODE_CHILDREN || node.child[node.slot[s]].count) continue;
            e->pieces[e->piece_count++] =
                (struct piece){.code = node.child[node.slot[s]].code, .levels = piece->levels - 1};
        }
    }
}

static struct extent count(struct emit *e)
{
    struct extent sum = {0, 0};
    rw_build_threads_for(&e->b->pool, e->piece_count - e->first, count_piece, e);
    for (uint32_t i = e->first; i-- > 0;)
        sum = count_tree(e->b, e->pieces[i].code, e->pieces[i].levels, false);
    return sum;
}

/* ---- writing ---- */

static void write_entries(const struct emit *e, const struct rw_wide_child *leaf)
{
    unsigned char *to = e->block + (size_t)leaf->unit * UNIT;
    for (uint32_t i = 0; i < leaf->count; i++, to += (size_t)e->entry_units * UNIT) {
        uint32_t k;
        const struct rw_build_part *part = rw_find_part(e->b, leaf->ref[i], &k);
        rw_gather_entry(e->b->input->kind, part, k, to);
    }
}

void rw_put_largest_first(struct rw_wide_node *node)
{
    unsigned char slot[RW_NODE_CHILDREN];
    uint32_t count = 0;
    for (int s = 0; s < RW_NODE_CHILDREN; s++) {
        const unsigned char child = node->slot[s];
        if (child == RW_NODE_CHILDREN) continue;
        const float area = rw_box_area(node->child[child].box);
        uint32_t at = count++;
        for (; at > 0 && rw_box_area(node->child[slot[at - 1]].box) < area; at--)
            slot[at] = slot[at - 1];
        slot[at] = child;
    }
    while (count < RW_NODE_CHILDREN) slot[count++] = RW_NODE_CHILDREN;
    memcpy(node->slot, slot, sizeof slot);
}

/* Writes one node and its leaves, says in `below` where its inner children go; returns their
 * number. */
static uint32_t write_node(const struct emit *e, struct piece *piece,
                           struct piece below[RW_NODE_CHILDREN])
{
    struct rw_wide_node node;
    rw_open_node(e->b, piece->code, piece->levels, &node);
    rw_assign_slots(&node);
    uint32_t inner = 0, free = piece->free + node.inner_count, entry = piece->entry;
    uint32_t deep_entry = piece->entry + node.entry_count;
    uint32_t at = piece->at * e->encoder->units;
    node.parent = piece->parent;
    node.child_base = piece->free * e->encoder->units;
    node.leaf_base = e->entry_base + entry * e->entry_units;
    piece->cost = rw_box_area(node.box) * RW_BVH_COST_NODE;
    for (int s = 0; s < RW_NODE_CHILDREN; s++) {
        if (node.slot[s] == RW_NODE_CHILDREN) continue;
        struct rw_wide_child *child = &node.child[node.slot[s]];
        if (child->count) {
            child->unit = e->entry_base + entry * e->entry_units;
            entry += child->count;
            piece->cost +=
                rw_box_area(child->box) * rw_leaf_cost(e->b->input->kind, e->layout, child->count);
            write_entries(e, child);
            continue;
        }
        struct extent extent = extent_of(e->b, child->code);
        child->unit = node.child_base + inner * e->encoder->units;
        below[inner] = (struct piece){.code = child->code,
                                      .levels = piece->levels - 1,
                                      .at = piece->free + inner,
                                      .free = free,
                                      .parent = at,
                                      .entry = deep_entry};
        inner++;
        free += extent.nodes - 1;
        deep_entry += extent.entries;
    }
    if (e->layout == RW_LAYOUT_FULL) rw_put_largest_first(&node);
    e->encoder->encode(&node, e->block + (size_t)at * UNIT);
    return inner;
}

static void write_tree(const struct emit *e, struct piece *piece)
{
    struct piece below[RW_NODE_CHILDREN];
    uint32_t inner = write_node(e, piece, below);
    for (uint32_t i = 0; i < inner; i++) {
        write_tree(e, &below[i]);
        piece->cost += below[i].cost;
    }
}

static void write_piece(void *user, uint32_t index)
{
    struct emit *e = user;
    write_tree(e, &e->pieces[e->first + index]);
}

/* The pieces above the others first: that is what tells the others their places. They are listed
 * again in the order in which find_pieces listed them. */
static double write_all(struct emit *e)
{
    struct piece below[RW_NODE_CHILDREN];
    double cost = 0;
    uint32_t next = 1;
    e->pieces[0].free = 1;
    e->pieces[0].parent = UINT32_MAX;
    for (uint32_t i = 0; i < e->first; i++) {
        uint32_t inner = write_node(e, &e->pieces[i], below);
        for (uint32_t k = 0; k < inner; k++) e->pieces[next++] = below[k];
    }
    rw_build_threads_for(&e->b->pool, e->piece_count - e->first, write_piece, e);
    for (uint32_t i = 0; i < e->piece_count; i++) cost += e->pieces[i].cost;
    return cost;
}

static void describe(const struct emit *e, struct extent extent, struct rw_tree *out)
{
    out->base = (uint64_t)(uintptr_t)e->block;
    out->root = 0;
    out->layout = e->layout;
    out->node_count = extent.nodes;
    out->entry_count = extent.entries;
    for (int a = 0; a < 3; a++) {
        out->lower[a] = e->b->bounds.lower[a];
        out->upper[a] = e->b->bounds.upper[a];
    }
}

static RTresult write_block(struct emit *e, struct rw_tree *out)
{
    struct extent extent = count(e);
    uint64_t node_units = (uint64_t)extent.nodes * e->encoder->units;
    node_units = (node_units + 3) & ~(uint64_t)3; /* entries start at a line of the cache */
    uint64_t units = node_units + (uint64_t)extent.entries * e->entry_units;
    if (units > e->encoder->max_units) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    e->entry_base = (uint32_t)node_units;
    e->block = rw_malloc_large(units * UNIT);
    if (!e->block) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    uint64_t gap = node_units - (uint64_t)extent.nodes * e->encoder->units;
    memset(e->block + (node_units - gap) * UNIT, 0, gap * UNIT);
    double cost = write_all(e), area = rw_box_area(e->b->bounds);
    describe(e, extent, out);
    out->size = units * UNIT;
    out->sah = area > 0 ? cost / area : 0;
    return RT_SUCCESS;
}

RTresult rw_emit(struct rw_bvh_build *b, enum rw_tree_layout layout, struct rw_tree *out)
{
    RTresult result = RT_ERROR_MEMORY_ALLOCATION_FAILED;
    struct emit *e = rw_malloc(sizeof *e);
    if (!e) goto done;
    e->b = b;
    e->encoder = &rw_encoders[layout];
    e->entry_units = rw_entry_size(b->input->kind) / UNIT;
    e->layout = layout;
    find_pieces(e);
    result = write_block(e, out);
done:
    rw_free(e);
    return result;
}
