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
    float c[8];    /* the last one is not used */
    uint32_t refs; /* counted to 8 */
    uint32_t height;
};

struct collapse {
    struct rw_bvh_build *b;
    double scale;                         /* makes areas fit into floats */
    float leaf_cost[RW_LEAF_ENTRIES + 1]; /* by entries */
    uint32_t leaf_size;
    uint32_t piece_count;
    uint32_t pieces[QUEUE]; /* nodes whose trees are done by themselves */
    struct cost costs[QUEUE];
};

double rw_leaf_cost(enum rw_leaf_kind kind, enum rw_tree_layout layout, uint32_t count)
{
    if (kind != RW_LEAF_TRIANGLES) return RW_BVH_COST_PRIMITIVE * count;
    return layout == RW_LAYOUT_CPU ? RW_BVH_COST_CPU_TRIANGLES : RW_BVH_COST_TRIANGLE * count;
}

static float area_of(const struct collapse *s, uint32_t code)
{
    return (float)(rw_box_area(rw_code_box(s->b, code)) * s->scale);
}

static void ref_cost(const struct collapse *s, uint32_t code, struct cost *out)
{
    float cost = area_of(s, code) * s->leaf_cost[1];
    for (int i = 0; i < 8; i++) out->c[i] = cost;
    out->refs = 1;
    out->height = 0;
}

/* Least cost as i + 2 children, for each i, and how many of them the left side gets. A side that
 * gets more than it has references is as cheap as with all of these. */
static void share(const struct cost *l, const struct cost *r, float best[8], uint32_t left[8])
{
    float right[16];                    /* right[7 + k]: as k children */
    if (l->refs == 1 || r->refs == 1) { /* half of all nodes: the other side gets the rest */
        const float *rest = r->refs == 1 ? l->c : r->c, one = r->refs == 1 ? r->c[0] : l->c[0];
        for (uint32_t i = 0; i < 8; i++) {
            best[i] = rest[i] + one;
            left[i] = r->refs == 1 ? i + 1 : 1;
        }
        return;
    }
    for (int i = 0; i < 8; i++) right[i] = INFINITY;
    for (int i = 0; i < 8; i++) right[8 + i] = r->c[i], best[i] = INFINITY, left[i] = 0;
    for (uint32_t k = 1; k <= 7; k++) {
        const float *rest = &right[9 - k], cost = l->c[k - 1];
        for (int i = 0; i < 8; i++) {
            float sum = cost + rest[i];
            left[i] = sum < best[i] ? k : left[i];
            best[i] = sum < best[i] ? sum : best[i];
        }
    }
}

static void node_cost(const struct collapse *s, uint32_t node, const struct cost *l,
                      const struct cost *r, struct cost *out)
{
    struct rw_cut *cut = &s->b->cuts[node];
    float area = area_of(s, node), best[8];
    uint32_t left[8], height = 1 + (l->height > r->height ? l->height : r->height);
    uint32_t refs = l->refs + r->refs;
    share(l, r, best, left);
    out->height = height;
    out->refs = refs < 8 ? refs : 8;
    out->c[0] = best[6] + area * (float)RW_BVH_COST_NODE;
    float leaf = refs <= s->leaf_size ? area * s->leaf_cost[refs] : INFINITY;
    struct rw_cut choice = {.height = (unsigned char)(height < 255 ? height : 255)};
    choice.split[0] = leaf <= out->c[0] ? 0 : (unsigned char)left[6];
    if (leaf <= out->c[0]) out->c[0] = leaf;
    for (int i = 1; i < 7; i++) {
        bool cheaper = best[i - 1] < out->c[i - 1];
        out->c[i] = cheaper ? best[i - 1] : out->c[i - 1];
        choice.split[i] = cheaper ? (unsigned char)left[i - 1] : 0;
    }
    out->c[7] = out->c[6];
    *cut = choice;
}

/* Recursion is as deep as the tree is high, which is bounded. */
static void tree_cost(const struct collapse *s, uint32_t code, struct cost *out)
{
    struct cost l, r;
    if (code & RW_REF) {
        ref_cost(s, code, out);
        return;
    }
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
    struct collapse *s = rw_malloc(sizeof *s);
    b->cuts = rw_malloc_large((size_t)b->ref_capacity * sizeof *b->cuts);
    if (s && b->cuts) {
        s->b = b;
        for (uint32_t i = 0; i <= RW_LEAF_ENTRIES; i++)
            s->leaf_cost[i] = (float)rw_leaf_cost(b->input->kind, layout, i);
        double area = rw_box_area(b->bounds);
        s->scale = area > 0 ? 1 / area : 1;
        s->leaf_size = b->input->kind == RW_LEAF_INSTANCES ? 1 : RW_LEAF_ENTRIES;
        struct lower_pieces lower = {s, find_pieces(s)};
        rw_pool_for(&b->pool, s->piece_count - lower.first, lower_piece, &lower);
        join_pieces(s, lower.first);
    }
    bool done = s && b->cuts;
    rw_free(s);
    return done ? RT_SUCCESS : RT_ERROR_MEMORY_ALLOCATION_FAILED;
}
