/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The cheapest way to cut a binary tree into nodes of eight children and leaves of up to three
 * primitives (on the CPU: four), by dynamic programming from the leaves up (Ylitie, Karras and
 * Laine, Efficient Incoherent Ray Traversal on GPUs Through Compressed Wide BVHs, 2017, section
 * 3.1).
 *
 * Let c[i] be the least cost of the tree below a node when it may become up to i + 1 children of a
 * wide node above. One child is a leaf or a wide node; more are shared out to the two sides. The
 * choices are kept as struct rw_cut, the costs only until the node above has been done.
 */
#include "runtime/bvh/collapse.h"

#include <math.h>
#include <string.h>

#include "programs/config.h"
#include "runtime/bvh/lanes.h"
#include "runtime/bvh/split.h"
#include "runtime/base/memory.h"

#define PIECES 1024 /* trees that are done in parallel, at least where there are as many */
#define QUEUE (4 * PIECES)
#define AHEAD 32 /* nodes that lie that much further on are soon needed */

struct cost {
    union {
        struct rw_lanes c; /* lane 7 is not used */
        float at[8];
    };
    uint32_t refs; /* counted to 8 */
    uint32_t height;
};

struct collapse {
    struct rw_bvh_build *b;
    rw_v4 scale;                              /* makes areas fit into floats */
    float leaf_cost[RW_CPU_LEAF_ENTRIES + 1]; /* by entries */
    uint32_t leaf_size;
    uint32_t piece_count;
    uint32_t pieces[QUEUE]; /* nodes whose trees are done by themselves */
    struct cost costs[QUEUE];
};

double rw_leaf_cost(enum rw_leaf_kind kind, enum rw_tree_layout layout, uint32_t count)
{
    if (kind != RW_LEAF_TRIANGLES) return RW_BVH_COST_PRIMITIVE * count;
    return layout == RW_LAYOUT_FULL ? RW_BVH_COST_CPU_TRIANGLES : RW_BVH_COST_TRIANGLE * count;
}

static float area_of(const struct collapse *s, uint32_t code)
{
    struct rw_box box = rw_code_box(s->b, code);
    rw_v4 e = (rw_v4_xyz(box.upper) - rw_v4_xyz(box.lower)) * s->scale;
    return e[0] * (e[1] + e[2]) + e[1] * e[2];
}

static void ref_cost(const struct collapse *s, uint32_t code, struct cost *out)
{
    out->c = rw_lanes_all(area_of(s, code) * s->leaf_cost[1]);
    out->refs = 1;
    out->height = 0;
}

/* Least cost as i + 2 children, in lane i, and how many of them the left side gets. A side that
 * gets more than it has references is as cheap as with all of these. */
static inline struct rw_lanes share(const struct cost *l, const struct cost *r,
                                    struct rw_lanes_i *left)
{
    struct rw_lanes rest = r->c, best = rw_lanes_add(rw_lanes_all(l->at[0]), rest);
    *left = rw_lanes_all_i(1);
    for (int k = 2; k <= 7; k++) {
        rest = rw_lanes_up1(rest, INFINITY);
        struct rw_lanes sum = rw_lanes_add(rw_lanes_all(l->at[k - 1]), rest);
        *left = rw_lanes_choose(rw_lanes_less(sum, best), rw_lanes_all_i(k), *left);
        best = rw_lanes_min(sum, best);
    }
    return best;
}

/* out->at[0] is there. Lane i of `best` is what i + 2 children cost; a choice of i + 1 is only
 * worth it when it is cheaper than all of fewer. */
static inline struct rw_lanes_i choose(struct cost *out, struct rw_lanes best,
                                       struct rw_lanes_i left)
{
    struct rw_lanes wish = rw_lanes_up1(best, out->at[0]);
    struct rw_lanes least = rw_lanes_min(wish, rw_lanes_up1(wish, INFINITY));
    least = rw_lanes_min(least, rw_lanes_up2(least, INFINITY));
    least = rw_lanes_min(least, rw_lanes_up4(least, INFINITY));
    out->c = least;
    struct rw_lanes_i cheaper = rw_lanes_less(wish, rw_lanes_up1(least, INFINITY));
    left = rw_lanes_bits(rw_lanes_up1(rw_lanes_of_bits(left), 0));
    return rw_lanes_choose(cheaper, left, rw_lanes_all_i(0));
}

static void node_cost(const struct collapse *s, uint32_t node, const struct cost *l,
                      const struct cost *r, struct cost *out)
{
    struct rw_lanes_i left;
    union {
        struct rw_lanes c;
        float at[8];
    } best = {share(l, r, &left)};
    float area = area_of(s, node);
    uint32_t height = 1 + (l->height > r->height ? l->height : r->height);
    uint32_t refs = l->refs + r->refs;
    uint32_t full = s->b->breadth - 2;
    float inner = best.at[full] + area * (float)RW_BVH_COST_NODE;
    float leaf = refs <= s->leaf_size ? area * s->leaf_cost[refs] : INFINITY;
    out->height = height;
    out->refs = refs < 8 ? refs : 8;
    out->at[0] = leaf <= inner ? leaf : inner;
    uint64_t wide = rw_lanes_bytes(left) >> (8 * full) & 7;
    uint64_t splits = rw_lanes_bytes(choose(out, best.c, left)) & 0x00ffffffffffff00;
    splits |= (leaf <= inner ? 0 : wide) | (uint64_t)(height < 255 ? height : 255) << 56;
    memcpy(&s->b->cuts[node], &splits, sizeof splits);
}

/* Recursion is as deep as the tree is high, which is bounded. */
static void tree_cost(const struct collapse *s, uint32_t code, struct cost *out)
{
    struct cost l, r;
    if (code & RW_REF) {
        ref_cost(s, code, out);
        return;
    }
    __builtin_prefetch(&s->b->nodes[code + AHEAD]);
    __builtin_prefetch(&s->b->refs[code + AHEAD]);
    __builtin_prefetch(&s->b->cuts[code + AHEAD], 1);
    tree_cost(s, s->b->nodes[code].left, &l);
    tree_cost(s, s->b->nodes[code].right, &r);
    node_cost(s, code, &l, &r, out);
}

static void piece_cost(void *user, uint32_t index)
{
    struct collapse *s = user;
    tree_cost(s, s->pieces[index], &s->costs[index]);
}

/* Lists nodes from the root down, breadth first: pieces[0 .. first) are above those from `first`
 * on, whose trees do not overlap. */
static uint32_t find_pieces(struct collapse *s)
{
    uint32_t first = 0;
    s->pieces[0] = s->b->root;
    s->piece_count = 1;
    while (first < s->piece_count && s->piece_count - first < PIECES &&
           s->piece_count + 2 <= QUEUE) {
        uint32_t code = s->pieces[first++];
        if (code & RW_REF) continue;
        s->pieces[s->piece_count++] = s->b->nodes[code].left;
        s->pieces[s->piece_count++] = s->b->nodes[code].right;
    }
    return first;
}

/* The nodes above the pieces, from the last to the first: the children of a node are the last two
 * that are not yet used, in the reverse of the order in which find_pieces listed them. */
static void join_pieces(struct collapse *s, uint32_t first)
{
    uint32_t child = s->piece_count;
    while (first-- > 0) {
        uint32_t code = s->pieces[first];
        if (code & RW_REF) {
            ref_cost(s, code, &s->costs[first]);
            continue;
        }
        child -= 2;
        node_cost(s, code, &s->costs[child], &s->costs[child + 1], &s->costs[first]);
    }
}

struct lower_pieces {
    struct collapse *s;
    uint32_t first;
};

static void lower_piece(void *user, uint32_t index)
{
    struct lower_pieces *lower = user;
    piece_cost(lower->s, lower->first + index);
}

RTresult rw_collapse(struct rw_bvh_build *b, enum rw_tree_layout layout)
{
    struct collapse *s = rw_malloc_large(sizeof *s); /* aligned for vectors */
    b->cuts = rw_malloc_large((size_t)b->ref_capacity * sizeof *b->cuts);
    if (s && b->cuts) {
        s->b = b;
        b->on_grid = layout == RW_LAYOUT_COMPRESSED;
        for (uint32_t i = 0; i <= RW_CPU_LEAF_ENTRIES; i++)
            s->leaf_cost[i] = (float)rw_leaf_cost(b->input->kind, layout, i);
        s->scale = (rw_v4){1, 1, 1, 0} * rw_area_scale(b->bounds);
        s->leaf_size = b->input->kind == RW_LEAF_INSTANCES ? 1 : rw_encoders[layout].entries;
        struct lower_pieces lower = {s, find_pieces(s)};
        rw_build_threads_for(&b->pool, s->piece_count - lower.first, lower_piece, &lower);
        join_pieces(s, lower.first);
    }
    bool done = s && b->cuts;
    rw_free(s);
    return done ? RT_SUCCESS : RT_ERROR_MEMORY_ALLOCATION_FAILED;
}
