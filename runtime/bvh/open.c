/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One wide node: which trees become its children, and which slot each of them gets.
 */
#include "runtime/bvh/collapse.h"

#include <math.h>

static bool is_leaf(const struct rw_bvh_build *b, uint32_t code)
{
    return code & RW_REF || b->cuts[code].split[0] == 0;
}

/* ---- children ---- */

struct codes {
    const struct rw_bvh_build *b;
    rw_v4 step; /* of the node's grid, where boxes lie on one */
    uint32_t *code, count;
};

/* Opened, a tree that is small on the grid would become children whose boxes are much larger than
 * they need to be, by a step on each axis: it stays one child, with a grid of its own. A step is
 * twice as large against trees of half the size. */
static bool drowns(const struct codes *c, uint32_t code)
{
    if (!c->b->on_grid || code & RW_REF) return false;
    struct rw_box box = rw_code_box(c->b, code);
    double area = rw_box_area(box);
    box.upper += 2 * c->step;
    return rw_box_area(box) > RW_BVH_MOST_GROWTH * area;
}

/* As up to `most` children, as collapse.c chose. */
static void add_cheapest(struct codes *c, uint32_t code, uint32_t most)
{
    if (most > 1 && drowns(c, code)) most = 1;
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
    struct codes c = {.b = b, .code = out};
    if (is_leaf(b, code)) { /* the root of a tiny tree */
        out[0] = code;
        return 1;
    }
    const struct rw_cut *cut = &b->cuts[code];
    const uint32_t binary = rw_levels_in_node(b);
    if ((cut->height + binary - 1) / binary >= levels) {
        add_levels(&c, code, binary);
        return c.count;
    }
    if (b->on_grid) c.step = rw_grid_step(rw_code_box(b, code));
    uint32_t left = cut->split[0];
    add_cheapest(&c, b->nodes[code].left, left);
    add_cheapest(&c, b->nodes[code].right, b->breadth - left);
    return c.count;
}

static uint32_t add_ref(const struct rw_bvh_build *b, uint32_t code, uint32_t count,
                        uint32_t primitives[RW_CPU_LEAF_ENTRIES])
{
    uint32_t primitive = b->refs[code & ~RW_REF].primitive;
    for (uint32_t i = 0; i < count; i++)
        if (primitives[i] == primitive) return count; /* two halves of one primitive met again */
    primitives[count] = primitive;
    return count + 1;
}

/* All references below, at most as many as a leaf has entries. */
static uint32_t add_refs(const struct rw_bvh_build *b, uint32_t code, uint32_t count,
                         uint32_t primitives[RW_CPU_LEAF_ENTRIES])
{
    if (code & RW_REF) return add_ref(b, code, count, primitives);
    count = add_refs(b, b->nodes[code].left, count, primitives);
    return add_refs(b, b->nodes[code].right, count, primitives);
}

uint32_t rw_leaf_primitives(const struct rw_bvh_build *b, uint32_t code,
                            uint32_t out[RW_CPU_LEAF_ENTRIES])
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

/* ---- slots ---- */

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

/* Eight places by descending value: keys whose order is that of positive floats, and whose last
 * bits say which place. A key of 0 is for a place that is taken. */
struct keys {
    rw_v4i half[2];
};

static const struct keys places = {{{7, 6, 5, 4}, {3, 2, 1, 0}}};

static inline rw_v4i make_keys(rw_v4 value, rw_v4i place)
{
    return ((rw_v4i)value & ~15) | 8 | place;
}

static inline uint32_t find_largest(const struct keys *keys)
{
    rw_v4 m = rw_v4_max((rw_v4)keys->half[0], (rw_v4)keys->half[1]);
    m = rw_v4_max(m, __builtin_shufflevector(m, m, 2, 3, 0, 1));
    m = rw_v4_max(m, __builtin_shufflevector(m, m, 1, 0, 3, 2));
    return 7 - ((uint32_t)((rw_v4i)m)[0] & 7);
}

static inline void take(struct keys *keys, uint32_t place)
{
    for (int i = 0; i < 2; i++) keys->half[i] &= places.half[i] != 7 - (int32_t)place;
}

/* Those that can gain most choose first. */
void rw_assign_slots(struct rw_wide_node *node)
{
    float gain[RW_NODE_CHILDREN + 1][8] __attribute__((aligned(16)));
    float most[RW_NODE_CHILDREN] __attribute__((aligned(16))) = {0};
    struct keys waiting, free = {{{-1, -1, -1, -1}, {-1, -1, -1, -1}}};
    slot_gains(node, gain, most);
    for (int s = 0; s < 8; s++) {
        node->slot[s] = RW_NODE_CHILDREN;
        gain[RW_NODE_CHILDREN][s] = 0; /* no child */
    }
    for (int i = 0; i < 2; i++) {
        rw_v4i child = 7 - places.half[i];
        waiting.half[i] = make_keys(rw_v4_load(most + 4 * i), places.half[i]);
        waiting.half[i] &= child < (int32_t)node->count;
    }
    for (uint32_t n = 0; n < node->count; n++) {
        uint32_t child = find_largest(&waiting);
        struct keys wish;
        for (int i = 0; i < 2; i++)
            wish.half[i] =
                make_keys(rw_v4_load(&gain[child][4 * i]) + most[child], places.half[i]) &
                free.half[i];
        uint32_t slot = find_largest(&wish);
        node->slot[slot] = (unsigned char)child;
        take(&waiting, child);
        take(&free, slot);
    }
    improve(node->slot, gain);
}
