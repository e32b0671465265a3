/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The cheapest way to cut a binary tree into nodes of eight children and leaves of up to three
 * primitives, by dynamic programming from the leaves up (Ylitie, Karras and Laine, Efficient
 * Incoherent Ray Traversal on GPUs Through Compressed Wide BVHs, 2017, section 3.1).
 *
 * Let c[i] be the least cost of the tree below a node when it may become up to i + 1 children of a
 * wide node above. One child is a leaf or a wide node; more are shared out to the two sides. The
 * choices are kept as struct rw_cut, the costs only until the node above has been done.
 */
#include "runtime/bvh/collapse.h"

#include <math.h>

#include "programs/config.h"
#include "runtime/memory.h"

#define PIECES 1024 /* trees that are done in parallel, at least where there are as many */
#define QUEUE (4 * PIECES)

struct cost {
    double c[7];
    uint32_t refs; /* counted to 8 */
    uint32_t height;
};

struct collapse {
    struct rw_bvh_build *b;
    double primitive_cost;
    uint32_t leaf_size;
    uint32_t piece_count;
    uint32_t pieces[QUEUE]; /* nodes whose trees are done by themselves */
    struct cost costs[QUEUE];
};

double rw_primitive_cost(enum rw_leaf_kind kind)
{
    return kind == RW_LEAF_TRIANGLES ? RW_BVH_COST_TRIANGLE : RW_BVH_COST_PRIMITIVE;
}

static struct cost ref_cost(const struct collapse *s, uint32_t code)
{
    struct cost out = {.refs = 1};
    double cost = rw_box_area(rw_code_box(s->b, code)) * s->primitive_cost;
    for (int i = 0; i < 7; i++) out.c[i] = cost;
    return out;
}

static uint32_t at_most(uint32_t x, uint32_t limit)
{
    return x < limit ? x : limit;
}

/* Least cost as exactly `count` children; *left: how many of them the left side gets. */
static double share(const struct cost *l, const struct cost *r, uint32_t count, unsigned char *left)
{
    double best = INFINITY;
    uint32_t most = at_most(l->refs, count - 1);
    uint32_t least = count > r->refs ? count - at_most(r->refs, 7) : 1;
    if (most > 7) most = 7;
    for (uint32_t k = least; k <= most; k++) {
        double cost = l->c[k - 1] + r->c[count - k - 1];
        if (cost < best) best = cost, *left = (unsigned char)k;
    }
    return best;
}

static struct cost node_cost(const struct collapse *s, uint32_t node, const struct cost *l,
                             const struct cost *r)
{
    struct rw_cut *cut = &s->b->cuts[node];
    double area = rw_box_area(rw_code_box(s->b, node));
    struct cost out = {.refs = at_most(l->refs + r->refs, 8),
                       .height = 1 + (l->height > r->height ? l->height : r->height)};
    *cut = (struct rw_cut){.height = (unsigned char)at_most(out.height, 255)};

    out.c[0] = share(l, r, out.refs, &cut->split[0]) + area * RW_BVH_COST_NODE;
    double leaf = out.refs <= s->leaf_size ? area * s->primitive_cost * out.refs : INFINITY;
    if (leaf <= out.c[0]) out.c[0] = leaf, cut->split[0] = 0;
    for (uint32_t i = 1; i < 7; i++) {
        out.c[i] = out.c[i - 1];
        if (i + 1 > out.refs) continue;
        unsigned char left = 0;
        double cost = share(l, r, i + 1, &left);
        if (cost < out.c[i]) out.c[i] = cost, cut->split[i] = left;
    }
    return out;
}

/* Recursion is as deep as the tree is high, which is bounded. */
static struct cost tree_cost(const struct collapse *s, uint32_t code)
{
    if (code & RW_REF) return ref_cost(s, code);
    struct cost l = tree_cost(s, s->b->nodes[code].left);
    struct cost r = tree_cost(s, s->b->nodes[code].right);
    return node_cost(s, code, &l, &r);
}

static void piece_cost(void *user, uint32_t index)
{
    struct collapse *s = user;
    s->costs[index] = tree_cost(s, s->pieces[index]);
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
            s->costs[first] = ref_cost(s, code);
            continue;
        }
        child -= 2;
        s->costs[first] = node_cost(s, code, &s->costs[child], &s->costs[child + 1]);
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

RTresult rw_collapse(struct rw_bvh_build *b)
{
    struct collapse *s = rw_malloc(sizeof *s);
    b->cuts = rw_malloc((size_t)b->ref_capacity * sizeof *b->cuts);
    if (s && b->cuts) {
        s->b = b;
        s->primitive_cost = rw_primitive_cost(b->input->kind);
        s->leaf_size = b->input->kind == RW_LEAF_INSTANCES ? 1 : RW_LEAF_ENTRIES;
        struct lower_pieces lower = {s, find_pieces(s)};
        rw_pool_for(&b->pool, s->piece_count - lower.first, lower_piece, &lower);
        join_pieces(s, lower.first);
    }
    bool done = s && b->cuts;
    rw_free(s);
    return done ? RT_SUCCESS : RT_ERROR_MEMORY_ALLOCATION_FAILED;
}
