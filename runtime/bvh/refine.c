/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Reinsertion (Meister and Bittner, Parallel Reinsertion for Bounding Volume Hierarchy
 * Optimization, 2018): a tree is cut off with its parent node and put back where that makes the sum
 * of all areas least. A round looks for the best places of the largest trees, all threads together,
 * then makes the moves one after the other, those that gain most first; a move near one that was
 * made in the same round has to wait for the next.
 *
 *            g                g
 *           / \              / \
 *          p   .    =>      s   .       p has become the parent of x and y,
 *         / \   \                \      wherever y was
 *        x   s   y                p
 *                                / \
 *                               x   y
 */
#include "runtime/bvh/refine.h"

#include <stdlib.h>

#include "runtime/base/memory.h"

#define SHARE 10 /* a round looks at one in so many trees */
#define CHUNK 64
#define STACK 512

struct move {
    uint32_t from, to; /* places: codes as indices, see place_of */
    double gain;
};

struct refine {
    struct rw_bvh_build *b;
    uint32_t *parent; /* node above each place; RW_NO_CHILD: the root */
    unsigned char *touched;
    struct move *moves;
    uint32_t move_count;
};

/* Nodes, then references. */
static uint32_t place_of(const struct refine *r, uint32_t code)
{
    return code & RW_REF ? r->b->ref_capacity + (code & ~RW_REF) : code;
}

static uint32_t code_of(const struct refine *r, uint32_t place)
{
    return place < r->b->ref_capacity ? place : RW_REF | (place - r->b->ref_capacity);
}

static uint32_t sibling(const struct refine *r, uint32_t code)
{
    const struct rw_binary_node *node = &r->b->nodes[r->parent[place_of(r, code)]];
    return node->left == code ? node->right : node->left;
}

/* ---- looking for places ---- */

struct search {
    struct rw_box box; /* of what moves */
    double area;
    struct move best;
    uint32_t count;
    struct waiting {
        double gain; /* so far, when something is put at or below `code` */
        uint32_t code;
    } stack[STACK];
};

static void look_below(const struct refine *r, struct search *s, uint32_t code, double gain)
{
    s->stack[0] = (struct waiting){gain, code};
    s->count = 1;
    while (s->count) {
        struct waiting at = s->stack[--s->count];
        if (at.gain - s->area <= s->best.gain) continue;
        struct rw_box box = rw_code_box(r->b, at.code);
        double merged = rw_box_area(rw_box_union(box, s->box));
        if (at.gain - merged > s->best.gain) {
            s->best.gain = at.gain - merged;
            s->best.to = place_of(r, at.code);
        }
        double below = at.gain - (merged - rw_box_area(box));
        if (at.code & RW_REF || below - s->area <= s->best.gain || s->count + 2 > STACK) continue;
        s->stack[s->count++] = (struct waiting){below, r->b->nodes[at.code].left};
        s->stack[s->count++] = (struct waiting){below, r->b->nodes[at.code].right};
    }
}

/* Up from the tree's parent, into every sibling on the way. Above the parent, boxes shrink. */
static void look_around(const struct refine *r, struct move *move)
{
    uint32_t code = code_of(r, move->from), above = r->parent[move->from];
    struct search s = {.box = rw_code_box(r->b, code)};
    s.area = rw_box_area(s.box);
    s.best = (struct move){move->from, move->from, 0};
    uint32_t other = sibling(r, code);
    struct rw_box rest = rw_code_box(r->b, other); /* of `above` without what moves */
    double gain = rw_box_area(rw_code_box(r->b, above));
    look_below(r, &s, other, gain);
    while (r->parent[above] != RW_NO_CHILD) {
        other = sibling(r, above);
        look_below(r, &s, other, gain);
        rw_box_grow(&rest, rw_code_box(r->b, other));
        above = r->parent[above];
        gain += rw_box_area(rw_code_box(r->b, above)) - rw_box_area(rest);
    }
    *move = s.best;
}

static void look_in_chunk(void *user, uint32_t index)
{
    struct refine *r = user;
    uint32_t end = (index + 1) * CHUNK;
    if (end > r->move_count) end = r->move_count;
    for (uint32_t i = index * CHUNK; i < end; i++) look_around(r, &r->moves[i]);
}

/* ---- moving ---- */

static void link_child(struct refine *r, uint32_t node, uint32_t old, uint32_t code)
{
    if (r->b->nodes[node].left == old)
        r->b->nodes[node].left = code;
    else
        r->b->nodes[node].right = code;
    r->parent[place_of(r, code)] = node;
}

static void update_up(struct refine *r, uint32_t node)
{
    for (; node != RW_NO_CHILD; node = r->parent[node]) {
        struct rw_binary_node *n = &r->b->nodes[node];
        rw_set_node_box(n, rw_box_union(rw_code_box(r->b, n->left), rw_code_box(r->b, n->right)));
    }
}

static bool is_below(const struct refine *r, uint32_t place, uint32_t above)
{
    for (; place != RW_NO_CHILD; place = r->parent[place])
        if (place == above) return true;
    return false;
}

/* False when a move of this round was too near. The root's children stay: see choose_trees. */
static bool make_move(struct refine *r, const struct move *move)
{
    uint32_t x = code_of(r, move->from), y = code_of(r, move->to);
    uint32_t p = r->parent[move->from], g = r->parent[p], above = r->parent[move->to];
    if (g == RW_NO_CHILD || above == RW_NO_CHILD || above == p || move->to == p) return false;
    uint32_t s = sibling(r, x);
    uint32_t places[] = {move->from, move->to, p, g, above, place_of(r, s)};
    for (int i = 0; i < 6; i++)
        if (r->touched[places[i]]) return false;
    if (is_below(r, move->to, move->from)) return false;
    for (int i = 0; i < 6; i++) r->touched[places[i]] = 1;
    link_child(r, g, p, s);
    link_child(r, above, y, p);
    r->b->nodes[p].left = x;
    r->b->nodes[p].right = y;
    r->parent[move->to] = p;
    update_up(r, g);
    update_up(r, p);
    return true;
}

/* ---- rounds ---- */

static int compare_gains(const void *a, const void *b)
{
    const struct move *x = a, *y = b;
    if (x->gain != y->gain) return x->gain > y->gain ? -1 : 1;
    return (x->from > y->from) - (x->from < y->from);
}

static void add_tree(struct refine *r, uint32_t code)
{
    double area = rw_box_area(rw_code_box(r->b, code));
    r->moves[r->move_count++] = (struct move){place_of(r, code), 0, area};
}

/* The largest trees at least two levels below the root, by area. */
static void choose_trees(struct refine *r)
{
    r->move_count = 0;
    for (uint32_t i = 0; i < r->b->ref_capacity; i++) {
        if (!r->touched[i] || r->parent[i] == RW_NO_CHILD) continue; /* no node, or the root */
        add_tree(r, r->b->nodes[i].left);
        add_tree(r, r->b->nodes[i].right);
    }
    qsort(r->moves, r->move_count, sizeof *r->moves, compare_gains);
    r->move_count = (r->move_count + SHARE - 1) / SHARE;
}

/* Sets parents, and marks the nodes that are part of the tree. */
static void find_parents(struct refine *r)
{
    uint32_t count = 0, *stack = (uint32_t *)r->moves;
    for (uint32_t i = 0; i < 2 * r->b->ref_capacity; i++) r->touched[i] = 0;
    stack[count++] = r->b->root;
    r->parent[r->b->root] = RW_NO_CHILD;
    while (count) {
        uint32_t node = stack[--count];
        uint32_t child[2] = {r->b->nodes[node].left, r->b->nodes[node].right};
        r->touched[node] = 1;
        for (int i = 0; i < 2; i++) {
            r->parent[place_of(r, child[i])] = node;
            if (!(child[i] & RW_REF)) stack[count++] = child[i];
        }
    }
}

/* Returns the number of moves made. */
static uint32_t run_round(struct refine *r)
{
    uint32_t made = 0;
    find_parents(r);
    choose_trees(r);
    rw_build_threads_for(&r->b->pool, (r->move_count + CHUNK - 1) / CHUNK, look_in_chunk, r);
    qsort(r->moves, r->move_count, sizeof *r->moves, compare_gains);
    for (uint32_t i = 0; i < 2 * r->b->ref_capacity; i++) r->touched[i] = 0;
    for (uint32_t i = 0; i < r->move_count && r->moves[i].gain > 0; i++)
        made += make_move(r, &r->moves[i]);
    return made;
}

RTresult rw_refine(struct rw_bvh_build *b, unsigned rounds)
{
    if (rounds == 0 || b->root & RW_REF) return RT_SUCCESS;
    struct refine r = {.b = b};
    size_t places = 2 * (size_t)b->ref_capacity;
    r.parent = rw_malloc(places * sizeof *r.parent);
    r.touched = rw_malloc(places);
    r.moves = rw_malloc(places * sizeof *r.moves);
    bool fits = r.parent && r.touched && r.moves;
    while (fits && rounds-- && run_round(&r)) continue;
    rw_free(r.moves);
    rw_free(r.touched);
    rw_free(r.parent);
    return fits ? RT_SUCCESS : RT_ERROR_MEMORY_ALLOCATION_FAILED;
}

/* ---- the tree as a whole ---- */

static uint32_t height(const struct rw_bvh_build *b, uint32_t code, uint32_t limit)
{
    if (code & RW_REF || limit == 0) return code & RW_REF ? 0 : 1;
    uint32_t left = height(b, b->nodes[code].left, limit - 1);
    uint32_t right = height(b, b->nodes[code].right, limit - 1);
    return 1 + (left > right ? left : right);
}

uint32_t rw_binary_height(const struct rw_bvh_build *b, uint32_t limit)
{
    return height(b, b->root, limit);
}

static struct rw_box update_box(struct rw_bvh_build *b, uint32_t code)
{
    if (!(code & RW_REF)) {
        struct rw_binary_node *node = &b->nodes[code];
        struct rw_box left = update_box(b, node->left);
        rw_set_node_box(node, rw_box_union(left, update_box(b, node->right)));
    }
    return rw_code_box(b, code);
}

void rw_update_boxes(struct rw_bvh_build *b)
{
    update_box(b, b->root);
}
