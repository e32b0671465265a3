/* SPDX-License-Identifier: Apache-2.0 */
/* See tree_check.h. */
#include "runtime/scene/tree_check.h"

#include <string.h>

#include "programs/config.h"
#include "runtime/base/memory.h"
#include "runtime/bvh/gather.h"

/* One of the blocks of a tree, of which there are several where it moves. */
struct block {
    const unsigned char *bytes;
    uint64_t units;
    const struct rw_tree *tree;
    unsigned char *seen; /* by unit */
    uint32_t nodes, entries;
    uint32_t child_count;
    struct rw_named_primitives *named;
};

/* What a slot of a node leads to. */
struct link {
    uint32_t unit;
    uint32_t entries; /* of a leaf; 0: an inner node */
};

/* The children of a node; NULL, or what is wrong with it. */
typedef const char *read_node(const struct block *b, uint32_t unit, uint32_t parent,
                              struct link *out, unsigned *count);

static const char *walk(struct block *b, uint32_t unit, uint32_t parent, unsigned depth);

/* ---- nodes ---- */

static const char *read_compressed(const struct block *b, uint32_t unit, uint32_t parent,
                                   struct link *out, unsigned *count)
{
    const uint32_t entry_units = rw_entry_size(b->tree->kind) / 16;
    struct rw_bvh_node node;
    uint32_t inner = 0, entries = 0;
    memcpy(&node, b->bytes + (uint64_t)unit * 16, sizeof node);
    if (node.parent != parent) return "a node has another parent than the one above it";
    for (unsigned s = 0; s < RW_NODE_CHILDREN; s++) {
        const uint32_t leaf = node.mask >> (3 * s) & 7, is_inner = node.mask >> (24 + s) & 1;
        if ((leaf & (leaf + 1)) || (leaf && is_inner)) return "a slot of a node is no child";
        if (!leaf && !is_inner) continue;
        const uint32_t of_leaf = (uint32_t)__builtin_popcount(leaf);
        out[(*count)++] = is_inner ? (struct link){node.child_base + inner++ * RW_NODE_UNITS, 0}
                                   : (struct link){node.leaf_base + entries * entry_units, of_leaf};
        entries += of_leaf;
    }
    return NULL;
}

static const char *read_codes(const uint32_t *codes, unsigned slots, struct link *out,
                              unsigned *count)
{
    for (unsigned s = 0; s < slots; s++) {
        const uint32_t entries = codes[s] >> RW_CPU_COUNT_SHIFT;
        if (!codes[s]) continue;
        if (entries > RW_CPU_LEAF_ENTRIES) return "a leaf has more entries than leaves may";
        out[(*count)++] = (struct link){codes[s] & ((1u << RW_CPU_COUNT_SHIFT) - 1), entries};
    }
    return NULL;
}

static const char *read_full(const struct block *b, uint32_t unit, uint32_t parent,
                             struct link *out, unsigned *count)
{
    struct rw_cpu_node node;
    (void)parent;
    memcpy(&node, b->bytes + (uint64_t)unit * 16, sizeof node);
    return read_codes(node.child, RW_NODE_CHILDREN, out, count);
}

static const char *read_narrow(const struct block *b, uint32_t unit, uint32_t parent,
                               struct link *out, unsigned *count)
{
    struct rw_narrow_node node;
    (void)parent;
    _Static_assert(RW_NARROW_LEAF_ENTRIES == RW_CPU_LEAF_ENTRIES &&
                       RW_NARROW_COUNT_SHIFT == RW_CPU_COUNT_SHIFT,
                   "codes are alike");
    memcpy(&node, b->bytes + (uint64_t)unit * 16, sizeof node);
    for (unsigned s = 0; s < RW_NARROW_CHILDREN; s++) {
        const uint32_t code = node.child[s];
        const bool is_inner = code & RW_NARROW_INNER, is_leaf = code >> RW_NARROW_COUNT_SHIFT;
        if (code && is_inner == is_leaf) return "a slot of a node is no child";
        node.child[s] = code & ~RW_NARROW_INNER;
        if (code && !node.child[s]) return "a node leads to the first unit";
    }
    return read_codes(node.child, RW_NARROW_CHILDREN, out, count);
}

static const struct {
    read_node *read;
    uint32_t units;
} layouts[] = {
    [RW_LAYOUT_COMPRESSED] = {read_compressed, RW_NODE_UNITS},
    [RW_LAYOUT_FULL] = {read_full, RW_CPU_NODE_UNITS},
    [RW_LAYOUT_NARROW] = {read_narrow, RW_NARROW_NODE_UNITS},
};

/* ---- the walk ---- */

static const char *take(struct block *b, uint32_t unit, uint64_t count)
{
    if (unit + count > b->units) return "something lies outside of the block";
    for (uint64_t k = unit; k < unit + count; k++)
        if (b->seen[k]++) return "two ways lead to one place";
    return NULL;
}

static const char *name_entry(struct block *b, uint32_t unit)
{
    const unsigned char *at = b->bytes + (uint64_t)unit * 16;
    uint32_t child, primitive;
    if (b->tree->kind == RW_LEAF_TRIANGLES) {
        memcpy(&child, at + offsetof(struct rw_triangle, geometry), sizeof child);
        memcpy(&primitive, at + offsetof(struct rw_triangle, primitive), sizeof primitive);
    } else {
        memcpy(&child, at + offsetof(struct rw_primitive_ref, geometry), sizeof child);
        memcpy(&primitive, at + offsetof(struct rw_primitive_ref, primitive), sizeof primitive);
    }
    if (child >= b->child_count) return "a leaf names a child that the group does not have";
    struct rw_named_primitives *named = &b->named[2 * (uint64_t)child + b->tree->kind];
    if (primitive < named->first) named->first = primitive;
    if (primitive > named->last) named->last = primitive;
    return NULL;
}

static const char *walk_leaf(struct block *b, struct link leaf)
{
    const uint32_t units = rw_entry_size(b->tree->kind) / 16;
    const char *fault = take(b, leaf.unit, (uint64_t)leaf.entries * units);
    for (uint32_t k = 0; !fault && k < leaf.entries; k++)
        fault = name_entry(b, leaf.unit + k * units);
    b->entries += leaf.entries;
    return fault;
}

static const char *walk(struct block *b, uint32_t unit, uint32_t parent, unsigned depth)
{
    struct link links[RW_NODE_CHILDREN];
    unsigned count = 0;
    if (depth == RW_BVH_MAX_DEPTH) return "it is deeper than trees may be";
    const char *fault = take(b, unit, layouts[b->tree->layout].units);
    if (!fault) fault = layouts[b->tree->layout].read(b, unit, parent, links, &count);
    b->nodes++;
    for (unsigned k = 0; !fault && k < count; k++)
        fault = links[k].entries ? walk_leaf(b, links[k]) : walk(b, links[k].unit, unit, depth + 1);
    return fault;
}

static const char *check_block(struct block *b, uint32_t root)
{
    b->nodes = b->entries = 0;
    b->seen = rw_calloc(b->units, 1);
    if (!b->seen) return "there is no memory to look at it";
    const char *fault = walk(b, root, ~0u, 0);
    rw_free(b->seen);
    if (!fault && (b->nodes != b->tree->node_count || b->entries != b->tree->entry_count))
        fault = "it has other numbers of nodes and entries than are said";
    return fault;
}

/* Blocks for all keys, and the head behind them. */
static const char *check_moving(struct block *b, uint32_t unit)
{
    struct rw_motion_head head;
    const unsigned char *bytes = b->bytes;
    const char *fault = NULL;
    if ((uint64_t)unit + RW_MOTION_HEAD_UNITS > b->units) return "its head is outside of the block";
    memcpy(&head, bytes + (uint64_t)unit * 16, sizeof head);
    if (head.keys < 2 || !head.units || (uint64_t)head.keys * head.units != unit)
        return "its keys are not where they are said to be";
    b->units = head.units;
    for (uint32_t k = 0; !fault && k < head.keys; k++) {
        b->bytes = bytes + (uint64_t)k * head.units * 16;
        fault = check_block(b, head.root);
    }
    return fault;
}

const char *rw_tree_fault(const struct rw_tree *tree, uint32_t child_count,
                          struct rw_named_primitives *named)
{
    struct block b = {.bytes = (const unsigned char *)(uintptr_t)tree->base,
                      .units = tree->size / 16,
                      .tree = tree,
                      .child_count = child_count,
                      .named = named};
    if (!tree->size) return tree->node_count || tree->entry_count ? "its nodes are missing" : NULL;
    if (tree->size % 16) return "its size is no multiple of 16";
    if (tree->root & RW_ROOT_MOVES) return check_moving(&b, tree->root & ~RW_ROOT_MOVES);
    return check_block(&b, tree->root);
}
