/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One wide node: which trees become its children, and which slot each of them gets.
 */
#include "runtime/bvh/collapse.h"

#include <math.h>
#include <string.h>

static bool is_leaf(const struct rw_bvh_build *b, uint32_t code)
{
    return code & RW_REF || b->cuts[code].split[0] == 0;
}

/* ---- children -------------------------------------------------------------------------------- */

struct codes {
    const struct rw_bvh_build *b;
    uint32_t *code, count;
};

/* As up to `most` children, as collapse.c chose. */
static void add_cheapest(struct codes *c, uint32_t code, uint32_t most)
{
    while (most > 1 && !(code & RW_REF)) {
        uint32_t left = c->b->cuts[code].split[most - 1];
        if (left == 0) {
            most--;
            continue;
        }
        const struct rw_binary_node *node = &c->b->nodes[code];
        add_cheapest(c, node->left, left);
        code = node->right;
        most -= left;
    }
    c->code[c->count++] = code;
}

/* As all trees that many levels down. */
static void add_levels(struct codes *c, uint32_t code, uint32_t levels)
{
    if (levels == 0 || is_leaf(c->b, code)) {
        c->code[c->count++] = code;
        return;
    }
    add_levels(c, c->b->nodes[code].left, levels - 1);
    add_levels(c, c->b->nodes[code].right, levels - 1);
}

uint32_t rw_open_codes(const struct rw_bvh_build *b, uint32_t code, uint32_t levels,
                       uint32_t out[RW_NODE_CHILDREN])
{
    struct codes c = {b, out, 0};
    if (is_leaf(b, code)) { /* the root of a tiny tree */
        out[0] = code;
        return 1;
    }
    const struct rw_cut *cut = &b->cuts[code];
    if ((cut->height + 2u) / 3 >= levels) {
        add_levels(&c, code, 3);
        return c.count;
    }
    uint32_t left = cut->split[0];
    add_cheapest(&c, b->nodes[code].left, left);
    add_cheapest(&c, b->nodes[code].right, RW_NODE_CHILDREN - left);
    return c.count;
}

static uint32_t add_ref(const struct rw_bvh_build *b, uint32_t code, uint32_t count,
                        uint32_t primitives[RW_LEAF_ENTRIES])
{
    uint32_t primitive = b->refs[code & ~RW_REF].primitive;
    for (uint32_t i = 0; i < count; i++)
        if (primitives[i] == primitive) return count; /* two halves of one primitive met again */
    primitives[count] = primitive;
    return count + 1;
}

/* All references below, at most three. */
static uint32_t add_refs(const struct rw_bvh_build *b, uint32_t code, uint32_t count,
                         uint32_t primitives[RW_LEAF_ENTRIES])
{
    if (code & RW_REF) return add_ref(b, code, count, primitives);
    count = add_refs(b, b->nodes[code].left, count, primitives);
    return add_refs(b, b->nodes[code].right, count, primitives);
}

uint32_t rw_leaf_primitives(const struct rw_bvh_build *b, uint32_t code,
                            uint32_t out[RW_LEAF_ENTRIES])
{
    return is_leaf(b, code) ? add_refs(b, code, 0, out) : 0;
}

void rw_open_node(const struct rw_bvh_build *b, uint32_t code, uint32_t levels,
                  struct rw_wide_node *out)
{
    uint32_t codes[RW_NODE_CHILDREN];
    out->box = rw_code_box(b, code);
    out->count = rw_open_codes(b, code, levels, codes);
    out->inner_count = out->entry_count = 0;
    for (uint32_t i = 0; i < out->count; i++) {
        struct rw_wide_child *child = &out->child[i];
        child->box = rw_code_box(b, codes[i]);
        child->code = codes[i];
        child->count = rw_leaf_primitives(b, codes[i], child->ref);
        out->inner_count += child->count == 0;
        out->entry_count += child->count;
    }
}

/* ---- slots ----------------------------------------------------------------------------------- */

/* How much child c gains in slot s: how far it lies towards the corner that the slot stands for.
 * `most`: in its best slot. */
static void slot_gains(const struct rw_wide_node *node, float gain[RW_NODE_CHILDREN][8],
                       float most[RW_NODE_CHILDREN])
{
    static const float sign[3][8] = {
        {-1, 1, -1, 1, -1, 1, -1, 1}, {-1, -1, 1, 1, -1, -1, 1, 1}, {-1, -1, -1, -1, 1, 1, 1, 1}};
    rw_v4 middle = rw_box_centre(node->box);
    for (uint32_t c = 0; c < node->count; c++) {
        rw_v4 d = rw_box_centre(node->child[c].box) - middle;
        float x = d[0], y = d[1], z = d[2];
        for (int s = 0; s < 8; s++) gain[c][s] = sign[0][s] * x + sign[1][s] * y + sign[2][s] * z;
        most[c] = fabsf(x) + fabsf(y) + fabsf(z);
    }
}

/* Swaps the contents of two slots where that gains. A few rounds suffice; the bound ends what
 * rounding could repeat. */
static void improve(unsigned char slot[8], float gain[RW_NODE_CHILDREN + 1][8])
{
    bool changed = true;
    const float *row[8];
    for (int s = 0; s < 8; s++) row[s] = gain[slot[s]];
    for (int round = 0; changed && round < 4; round++) {
        changed = false;
        for (int s = 0; s < 8; s++) {
            for (int t = s + 1; t < 8; t++) {
                if (!(row[s][t] + row[t][s] > row[s][s] + row[t][t])) continue;
                const float *swap = row[s];
                row[s] = row[t];
                row[t] = swap;
                changed = true;
            }
        }
    }
    for (int s = 0; s < 8; s++) slot[s] = (unsigned char)((row[s] - gain[0]) / 8);
}

/* Places by descending value; in numbers whose order is that of positive floats, the last bits say
 * which place. */
static uint32_t place_key(float value, uint32_t place)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return (bits & ~7u) | (7 - place);
}

/* The place with the largest key, which becomes 0. */
static uint32_t take_largest(uint32_t key[8])
{
    uint32_t best = 0;
    for (int i = 0; i < 8; i++) best = key[i] > best ? key[i] : best;
    return 7 - (best & 7);
}

/* Those that can gain most choose first. */
void rw_assign_slots(struct rw_wide_node *node)
{
    float gain[RW_NODE_CHILDREN + 1][8] = {{0}}; /* the last one: no child */
    float most[RW_NODE_CHILDREN] = {0};
    uint32_t waiting[8], wish[8], free[8];
    slot_gains(node, gain, most);
    for (uint32_t i = 0; i < 8; i++) {
        node->slot[i] = RW_NODE_CHILDREN;
        waiting[i] = i < node->count ? place_key(most[i], i) | 8 : 0;
        free[i] = ~0u;
    }
    for (uint32_t n = 0; n < node->count; n++) {
        uint32_t child = take_largest(waiting);
        for (uint32_t s = 0; s < 8; s++)
            wish[s] = (place_key(gain[child][s] + most[child], s) | 8) & free[s];
        uint32_t slot = take_largest(wish);
        node->slot[slot] = (unsigned char)child;
        waiting[child] = free[slot] = 0;
    }
    improve(node->slot, gain);
}
