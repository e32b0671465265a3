/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One wide node: which trees become its children, and which slot each of them gets.
 */
#include "runtime/bvh/collapse.h"

#include <math.h>

static void add_ref(const struct rw_bvh_build *b, uint32_t code, struct rw_wide_child *leaf)
{
    uint32_t primitive = b->refs[code & ~RW_REF].primitive;
    for (uint32_t i = 0; i < leaf->count; i++)
        if (leaf->ref[i] == primitive) return; /* two halves of one primitive met again */
    leaf->ref[leaf->count++] = primitive;
}

/* All references below, at most three. */
static void add_refs(const struct rw_bvh_build *b, uint32_t code, struct rw_wide_child *leaf)
{
    if (code & RW_REF) {
        add_ref(b, code, leaf);
        return;
    }
    add_refs(b, b->nodes[code].left, leaf);
    add_refs(b, b->nodes[code].right, leaf);
}

static bool is_leaf(const struct rw_bvh_build *b, uint32_t code)
{
    return code & RW_REF || b->cuts[code].split[0] == 0;
}

static void add_child(const struct rw_bvh_build *b, uint32_t code, struct rw_wide_node *out)
{
    struct rw_wide_child *child = &out->child[out->count++];
    *child = (struct rw_wide_child){.box = rw_code_box(b, code), .code = code};
    if (is_leaf(b, code))
        add_refs(b, code, child);
    else
        out->inner_count++;
    out->entry_count += child->count;
}

/* As up to `most` children, as collapse.c chose. */
static void add_cheapest(const struct rw_bvh_build *b, uint32_t code, uint32_t most,
                         struct rw_wide_node *out)
{
    uint32_t left = 0;
    if (!(code & RW_REF))
        while (most > 1 && (left = b->cuts[code].split[most - 1]) == 0) most--;
    if (left == 0) {
        add_child(b, code, out);
        return;
    }
    add_cheapest(b, b->nodes[code].left, left, out);
    add_cheapest(b, b->nodes[code].right, most - left, out);
}

/* As all trees that many levels down. */
static void add_levels(const struct rw_bvh_build *b, uint32_t code, uint32_t levels,
                       struct rw_wide_node *out)
{
    if (levels == 0 || is_leaf(b, code)) {
        add_child(b, code, out);
        return;
    }
    add_levels(b, b->nodes[code].left, levels - 1, out);
    add_levels(b, b->nodes[code].right, levels - 1, out);
}

void rw_open_node(const struct rw_bvh_build *b, uint32_t code, uint32_t levels,
                  struct rw_wide_node *out)
{
    *out = (struct rw_wide_node){.box = rw_code_box(b, code)};
    if (is_leaf(b, code)) { /* the root of a tiny tree */
        add_child(b, code, out);
        return;
    }
    const struct rw_cut *cut = &b->cuts[code];
    if ((cut->height + 2u) / 3 >= levels) {
        add_levels(b, code, 3, out);
        return;
    }
    uint32_t left = cut->split[0];
    add_cheapest(b, b->nodes[code].left, left, out);
    add_cheapest(b, b->nodes[code].right, RW_NODE_CHILDREN - left, out);
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
    for (int round = 0; changed && round < 4; round++) {
        changed = false;
        for (int s = 0; s < 8; s++) {
            for (int t = s + 1; t < 8; t++) {
                float now = gain[slot[s]][s] + gain[slot[t]][t];
                float then = gain[slot[s]][t] + gain[slot[t]][s];
                if (!(then > now)) continue;
                unsigned char swap = slot[s];
                slot[s] = slot[t];
                slot[t] = swap;
                changed = true;
            }
        }
    }
}

/* Those that can gain most choose first. */
void rw_assign_slots(struct rw_wide_node *node)
{
    float gain[RW_NODE_CHILDREN + 1][8] = {{0}}; /* the last one: no child */
    float most[RW_NODE_CHILDREN];
    slot_gains(node, gain, most);
    for (int s = 0; s < 8; s++) node->slot[s] = RW_NODE_CHILDREN;
    for (uint32_t n = 0; n < node->count; n++) {
        uint32_t child = 0;
        int slot = -1;
        for (uint32_t c = 1; c < node->count; c++)
            if (most[c] > most[child]) child = c;
        for (int s = 0; s < 8; s++)
            if (node->slot[s] == RW_NODE_CHILDREN &&
                (slot < 0 || gain[child][s] > gain[child][slot]))
                slot = s;
        node->slot[slot] = (unsigned char)child;
        most[child] = -1;
    }
    improve(node->slot, gain);
}
