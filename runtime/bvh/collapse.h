/* SPDX-License-Identifier: Apache-2.0 */
/*
 * From the binary tree to wide nodes: first what becomes a wide node's children (collapse.c), then
 * the nodes themselves, from the root down (emit.c), each encoded for one back end (encode.c).
 *
 * Depth: a node opened three binary levels down has at most 8 children, so a binary tree of height
 * h always fits into ceil(h / 3) wide levels (with four children: two levels, ceil(h / 2)). The
 * cheapest cuts may be deeper; where a path would run out of its RW_WIDE_DEPTH levels, its nodes
 * are opened that many levels at once.
 */
#ifndef RW_BVH_COLLAPSE_H
#define RW_BVH_COLLAPSE_H

#include "programs/config.h"
#include "runtime/bvh/bvh.h"

#define RW_WIDE_DEPTH RW_BVH_MAX_DEPTH       /* nodes on a path of a finished tree, guaranteed */
#define RW_BINARY_HEIGHT (3 * RW_WIDE_DEPTH) /* more can never be collapsed */

/* Binary levels that a wide node has room for, whatever they are. */
static inline uint32_t rw_levels_in_node(const struct rw_bvh_build *b)
{
    return b->breadth == RW_NODE_CHILDREN ? 3 : 2;
}

/* The highest binary tree that can be collapsed. */
static inline uint32_t rw_binary_limit(const struct rw_bvh_build *b)
{
    return rw_levels_in_node(b) * RW_WIDE_DEPTH;
}

/* Levels of a binary tree of so many references that is as low as it can be. */
static inline uint32_t rw_halvings(uint32_t count)
{
    return count > 1 ? 32 - (uint32_t)__builtin_clz(count - 1) : 0;
}

/* A wide node before it is encoded. */
struct rw_wide_child {
    struct rw_box box;
    uint32_t code;                     /* binary */
    uint32_t count;                    /* leaf: entries; 0: an inner node */
    uint32_t ref[RW_CPU_LEAF_ENTRIES]; /* leaf: primitives of its entries */
    uint32_t unit;                     /* where the child's node or first entry will be */
};
struct rw_wide_node {
    struct rw_box box;
    unsigned char slot[RW_NODE_CHILDREN]; /* number of the child there, RW_NODE_CHILDREN: none */
    struct rw_wide_child child[RW_NODE_CHILDREN];
    uint32_t count;       /* children */
    uint32_t inner_count; /* of those, inner nodes */
    uint32_t entry_count; /* of all its leaves */
    uint32_t child_base;  /* unit of the first inner child; they are adjacent, in order of slots */
    uint32_t leaf_base;   /* unit of the first entry; they are adjacent, in order of slots */
    uint32_t parent;      /* unit of the parent node, ~0u at the root */
};

/* What one back end makes of wide nodes. */
struct rw_encoder {
    uint32_t children;  /* of a node, at most: 4 or 8 */
    uint32_t units;     /* of a node */
    uint32_t entries;   /* of a leaf, at most RW_CPU_LEAF_ENTRIES */
    uint64_t max_units; /* of a block: what a child can address */
    void (*encode)(const struct rw_wide_node *node, void *out);
    /* Slots, counts and units back from an encoded node; no boxes, codes and refs. */
    void (*decode)(const void *from, uint32_t entry_units, struct rw_wide_node *out);
    /* Behind it: the boxes of the children. They contain what the node's own planes say. NULL: not
     * of these. */
    void (*decode_boxes)(const void *from, struct rw_wide_node *out);
};
extern const struct rw_encoder rw_encoders[]; /* by enum rw_tree_layout */

/* The grid on which compressed nodes with that box have their children's planes: its step, by
 * axis. */
rw_v4 rw_grid_step(struct rw_box box);

/* Of testing a leaf's entries, in the surface area heuristic; relative to RW_BVH_COST_NODE. */
double rw_leaf_cost(enum rw_leaf_kind kind, enum rw_tree_layout layout, uint32_t count);

/* Fills b->cuts. The tree must not be higher than rw_binary_limit. */
RTresult rw_collapse(struct rw_bvh_build *b, enum rw_tree_layout layout);

/* The trees that become the children of the wide node that `code` becomes; returns their number. */
uint32_t rw_open_codes(const struct rw_bvh_build *b, uint32_t code, uint32_t levels,
                       uint32_t out[RW_NODE_CHILDREN]);

/* The primitives of the leaf that `code` becomes, each once; 0: it becomes an inner node. */
uint32_t rw_leaf_primitives(const struct rw_bvh_build *b, uint32_t code,
                            uint32_t out[RW_CPU_LEAF_ENTRIES]);

/* The children of the wide node that `code` becomes; boxes, codes, counts and refs, in no special
 * order. levels: wide levels left, this node's included. */
void rw_open_node(const struct rw_bvh_build *b, uint32_t code, uint32_t levels,
                  struct rw_wide_node *out);

/* Chooses the slots, so that rising order of slot ^ signs is front to back as well as it can be. */
void rw_assign_slots(struct rw_wide_node *node);

/* A CPU's nodes have their children by size, for a ray that any hit ends goes through them in that
 * order. Their places in memory stay. */
void rw_put_largest_first(struct rw_wide_node *node);

/* Allocates and writes the block of the tree. */
RTresult rw_emit(struct rw_bvh_build *b, enum rw_tree_layout layout, struct rw_tree *out);

#endif
