/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A GPU's tree as the CPU's: the same nodes in full precision, in a block of its own. Leaf entries
 * are the same in both, and keep their order, which decides between hits at the same distance.
 *
 * Of a tree that moves each key is made one, and children stay in their slots, which have to be the
 * same at all keys. Memory binds this, so that it is compiled for every processor alone.
 */
#include <string.h>

#include "runtime/base/memory.h"
#include "runtime/bvh/collapse.h"
#include "runtime/bvh/gather.h"

#define UNIT 16
#define LINE 4 /* units of a line of the cache, at which entries and blocks begin */

struct conversion {
    const struct rw_encoder *from, *to;
    const unsigned char *source; /* of the key under way */
    unsigned char *block;
    uint32_t entry_units, most_nodes;
    uint32_t first_entry, end_entry; /* units in the source */
    uint32_t entry_base;             /* unit in the block */
    uint32_t nodes;                  /* so far */
    bool moves;
};

static uint32_t to_line(uint32_t units)
{
    return (units + LINE - 1) / LINE * LINE;
}

static const void *source_at(const struct conversion *c, uint32_t unit)
{
    return c->source + (size_t)unit * UNIT;
}

/* ---- entries ---- */

static void find_entries(struct conversion *c, uint32_t unit)
{
    struct rw_wide_node node;
    c->from->decode(source_at(c, unit), c->entry_units, &node);
    for (uint32_t i = 0; i < node.count; i++) {
        const struct rw_wide_child *child = &node.child[i];
        const uint32_t end = child->unit + child->count * c->entry_units;
        if (!child->count) {
            find_entries(c, child->unit);
            continue;
        }
        if (child->unit < c->first_entry) c->first_entry = child->unit;
        if (end > c->end_entry) c->end_entry = end;
    }
}

/* ---- nodes ---- */

/* Inner children are adjacent, as the builders have them. False: there are more than was said. */
static bool convert_node(struct conversion *c, uint32_t unit, uint32_t at)
{
    struct rw_wide_node node;
    uint32_t below[RW_NODE_CHILDREN];
    c->from->decode(source_at(c, unit), c->entry_units, &node);
    c->from->decode_boxes(source_at(c, unit), &node);
    for (uint32_t i = 0; i < node.count; i++) {
        struct rw_wide_child *child = &node.child[i];
        below[i] = child->unit;
        if (child->count)
            child->unit = child->unit - c->first_entry + c->entry_base;
        else if (c->nodes < c->most_nodes)
            child->unit = c->nodes++ * c->to->units;
        else
            return false;
    }
    if (!c->moves) rw_put_largest_first(&node);
    c->to->encode(&node, c->block + (size_t)at * UNIT);
    for (uint32_t i = 0; i < node.count; i++)
        if (!node.child[i].count && !convert_node(c, below[i], node.child[i].unit)) return false;
    return true;
}

static bool convert_key(struct conversion *c, uint32_t root)
{
    c->nodes = 1;
    memcpy(c->block + (size_t)c->entry_base * UNIT, source_at(c, c->first_entry),
           (size_t)(c->end_entry - c->first_entry) * UNIT);
    return convert_node(c, root, 0);
}

/* ---- the whole ---- */

/* Of a tree at rest a head that says so. */
static struct rw_motion_head head_of(const struct rw_tree *tree)
{
    struct rw_motion_head head = {.keys = 1, .root = tree->root};
    const uint64_t unit = tree->root & ~RW_ROOT_MOVES;
    if (tree->root & RW_ROOT_MOVES)
        memcpy(&head, (const char *)(uintptr_t)tree->base + unit * UNIT, sizeof head);
    return head;
}

static bool convert_all(struct conversion *c, const struct rw_tree *tree,
                        const struct rw_motion_head *head, uint32_t units)
{
    unsigned char *base = c->block;
    bool good = true;
    for (uint32_t key = 0; good && key < head->keys; key++) {
        c->source = (unsigned char *)(uintptr_t)tree->base + (size_t)head->units * key * UNIT;
        c->block = base + (size_t)units * key * UNIT;
        good = convert_key(c, head->root);
    }
    if (!c->moves) return good;
    struct rw_motion_head moved = *head;
    moved.units = units;
    moved.root = 0;
    memcpy(base + (size_t)units * head->keys * UNIT, &moved, sizeof moved);
    return good;
}

RTresult rw_build_full(const struct rw_tree *tree, struct rw_tree *out)
{
    *out = *tree;
    out->base = out->size = 0;
    out->layout = RW_LAYOUT_FULL;
    out->refit = NULL;
    out->refit_size = 0;
    if (!tree->size) return RT_SUCCESS;
    const struct rw_motion_head head = head_of(tree);
    struct conversion c = {
        .from = &rw_encoders[tree->layout],
        .to = &rw_encoders[RW_LAYOUT_FULL],
        .source = (const unsigned char *)(uintptr_t)tree->base,
        .entry_units = rw_entry_size(tree->kind) / UNIT,
        .most_nodes = tree->node_count,
        .first_entry = UINT32_MAX,
        .entry_base = to_line(tree->node_count * rw_encoders[RW_LAYOUT_FULL].units),
        .moves = (tree->root & RW_ROOT_MOVES) != 0,
    };
    find_entries(&c, head.root);
    const uint64_t units = to_line(c.entry_base + (c.end_entry - c.first_entry));
    const uint64_t all = units * head.keys + (c.moves ? RW_MOTION_HEAD_UNITS : 0);
    if (all > c.to->max_units) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    c.block = rw_malloc_large(all * UNIT);
    if (!c.block) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    memset(c.block, 0, all * UNIT);
    out->base = (uint64_t)(uintptr_t)c.block;
    out->size = all * UNIT;
    out->root = c.moves ? RW_ROOT_MOVES | (uint32_t)(units * head.keys) : 0;
    if (convert_all(&c, tree, &head, (uint32_t)units)) return RT_SUCCESS;
    rw_build_host_free(out);
    return RT_ERROR_UNKNOWN;
}
