/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Wide nodes in the formats of raywright_abi.h.
 *
 * Quantisation is exact: with o the origin and s the scale of an axis, q = floor((lower - o) / s)
 * and ceil((upper - o) / s). The difference of two floats rounds in double only when their
 * exponents are more than 29 apart; the rounding error is then known exactly (Knuth's two-sum) and
 * the difference moved outwards. Division by a power of two is exact.
 */
#include "runtime/bvh/collapse.h"

#include <math.h>
#include <string.h>

/* x - y, rounded towards -1 (down) or +1 (up) where it rounds at all. */
static double difference(double x, double y, int towards)
{
    double d = x - y, back = d - x;
    double error = (x - (d - back)) + (-y - back); /* x - y = d + error, exactly */
    if (error * towards <= 0) return d;
    return nextafter(d, towards * (double)INFINITY);
}

/* 2^(exponent - 127), of a float's exponent bits or of their negation. */
static double power(int exponent)
{
    uint64_t bits = (uint64_t)(exponent - 127 + 1023) << 52;
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

/* The least exponent with which 255 steps span the extent. 0 stands for a scale of 0. */
static int find_exponent(double extent)
{
    if (!(extent > 0)) return 0;
    double step = extent / 255;
    uint64_t bits;
    memcpy(&bits, &step, sizeof bits);
    int exponent = (int)(bits >> 52) - 1023 + 127;
    if (exponent < 1) exponent = 1;
    while (255 * power(exponent) < extent) exponent++;
    return exponent;
}

static int axis_exponent(struct rw_box box, int axis)
{
    return find_exponent(difference(box.upper[axis], box.lower[axis], 1));
}

rw_v4 rw_grid_step(struct rw_box box)
{
    rw_v4 step = {0, 0, 0, 0};
    for (int axis = 0; axis < 3; axis++) {
        int exponent = axis_exponent(box, axis);
        if (exponent) step[axis] = (float)power(exponent);
    }
    return step;
}

static void encode_axis(const struct rw_wide_node *node, int axis, struct rw_bvh_node *out)
{
    float origin = node->box.lower[axis];
    int exponent = axis_exponent(node->box, axis);
    double inverse = exponent ? power(254 - exponent) : 0;
    out->origin[axis] = origin;
    out->exponent[axis] = (unsigned char)exponent;
    for (int s = 0; s < RW_NODE_CHILDREN; s++) {
        out->lower[axis][s] = 255;
        out->upper[axis][s] = 0;
        if (node->slot[s] == RW_NODE_CHILDREN) continue;
        struct rw_box box = node->child[node->slot[s]].box;
        double upper = difference(box.upper[axis], origin, 1) * inverse;
        unsigned step = (unsigned)upper;
        out->lower[axis][s] = (unsigned char)(difference(box.lower[axis], origin, -1) * inverse);
        out->upper[axis][s] = (unsigned char)(step + (step < upper));
    }
}

/* What stands for the child in that slot in rw_bvh_node.mask. */
static uint32_t slot_bits(const struct rw_wide_node *node, int slot)
{
    static const uint32_t unary[RW_LEAF_ENTRIES + 1] = {0, 1, 3, 7};
    if (node->slot[slot] == RW_NODE_CHILDREN) return 0;
    uint32_t count = node->child[node->slot[slot]].count;
    return count ? unary[count] << (3 * slot) : 1u << (24 + slot);
}

static void encode_compressed(const struct rw_wide_node *node, void *to)
{
    struct rw_bvh_node out = {
        .child_base = node->child_base, .leaf_base = node->leaf_base, .parent = node->parent};
    for (int axis = 0; axis < 3; axis++) encode_axis(node, axis, &out);
    for (int s = 0; s < RW_NODE_CHILDREN; s++) out.mask |= slot_bits(node, s);
    memcpy(to, &out, sizeof out);
}

static void add_child(struct rw_wide_node *node, int slot, uint32_t count, uint32_t unit)
{
    node->slot[slot] = (unsigned char)node->count;
    node->child[node->count++] = (struct rw_wide_child){.count = count, .unit = unit};
}

/* Children by the mask; `out` has child_base and leaf_base. */
static void decode_mask(uint32_t mask, uint32_t entry_units, struct rw_wide_node *out)
{
    uint32_t inner = out->child_base, entry = out->leaf_base;
    for (int s = 0; s < RW_NODE_CHILDREN; s++) {
        uint32_t count = (uint32_t)__builtin_popcount(mask >> (3 * s) & 7);
        out->slot[s] = RW_NODE_CHILDREN;
        if (mask >> (24 + s) & 1) {
            add_child(out, s, 0, inner);
            inner += RW_NODE_UNITS;
        } else if (count) {
            add_child(out, s, count, entry);
            entry += count * entry_units;
        }
    }
}

static void decode_compressed(const void *from, uint32_t entry_units, struct rw_wide_node *out)
{
    struct rw_bvh_node node;
    memcpy(&node, from, sizeof node);
    *out = (struct rw_wide_node){
        .child_base = node.child_base, .leaf_base = node.leaf_base, .parent = node.parent};
    decode_mask(node.mask, entry_units, out);
}

/* Of exact planes the nearest floats outside. */
static float outside(double plane, int towards)
{
    const float rounded = (float)plane;
    if (((double)rounded - plane) * towards >= 0) return rounded;
    return nextafterf(rounded, (float)towards * INFINITY);
}

static double plane_of(const struct rw_bvh_node *node, int axis, unsigned q, int towards)
{
    const double step = node->exponent[axis] ? q * power(node->exponent[axis]) : 0;
    return difference(step, -(double)node->origin[axis], towards);
}

static void decode_compressed_boxes(const void *from, struct rw_wide_node *out)
{
    struct rw_bvh_node node;
    memcpy(&node, from, sizeof node);
    for (int s = 0; s < RW_NODE_CHILDREN; s++) {
        if (out->slot[s] == RW_NODE_CHILDREN) continue;
        struct rw_box *box = &out->child[out->slot[s]].box;
        for (int a = 0; a < 3; a++) {
            box->lower[a] = outside(plane_of(&node, a, node.lower[a][s], -1), -1);
            box->upper[a] = outside(plane_of(&node, a, node.upper[a][s], 1), 1);
        }
    }
}

static void decode_narrow_boxes(const void *from, struct rw_wide_node *out)
{
    struct rw_narrow_node node;
    memcpy(&node, from, sizeof node);
    for (int s = 0; s < RW_NARROW_CHILDREN; s++) {
        if (out->slot[s] == RW_NODE_CHILDREN) continue;
        struct rw_box *box = &out->child[out->slot[s]].box;
        for (int a = 0; a < 3; a++) {
            box->lower[a] = node.planes[a][0][s];
            box->upper[a] = node.planes[a][1][s];
        }
    }
}

static void set_planes(struct rw_narrow_node *out, uint32_t child, struct rw_box box)
{
    for (int axis = 0; axis < 3; axis++) {
        out->planes[axis][0][child] = box.lower[axis];
        out->planes[axis][1][child] = box.upper[axis];
    }
}

/* What stands for the child in a narrow node. */
static uint32_t narrow_code(const struct rw_wide_child *child)
{
    return (child->count ? child->count << RW_NARROW_COUNT_SHIFT : RW_NARROW_INNER) | child->unit;
}

static void encode_narrow(const struct rw_wide_node *node, void *to)
{
    struct rw_narrow_node out = {.child = {0}};
    uint32_t child = 0;
    for (; child < node->count; child++) {
        out.child[child] = narrow_code(&node->child[child]);
        set_planes(&out, child, node->child[child].box);
    }
    while (child < RW_NARROW_CHILDREN) set_planes(&out, child++, rw_box_empty());
    memcpy(to, &out, sizeof out);
}

static void encode_full(const struct rw_wide_node *node, void *to)
{
    struct rw_cpu_node out;
    for (int s = 0; s < RW_NODE_CHILDREN; s++) {
        struct rw_box box = rw_box_empty();
        out.child[s] = 0;
        if (node->slot[s] != RW_NODE_CHILDREN) {
            const struct rw_wide_child *child = &node->child[node->slot[s]];
            box = child->box;
            out.child[s] = child->count << RW_CPU_COUNT_SHIFT | child->unit;
        }
        for (int axis = 0; axis < 3; axis++) {
            out.lower[axis][s] = box.lower[axis];
            out.upper[axis][s] = box.upper[axis];
        }
    }
    memcpy(to, &out, sizeof out);
}

static void decode_codes(const rw_u32 *codes, int count, uint32_t unit_mask,
                         struct rw_wide_node *out)
{
    *out = (struct rw_wide_node){.count = 0};
    for (int s = 0; s < RW_NODE_CHILDREN; s++) {
        const uint32_t code = s < count ? codes[s] : 0;
        out->slot[s] = RW_NODE_CHILDREN;
        if (code) add_child(out, s, code >> RW_CPU_COUNT_SHIFT, code & unit_mask);
    }
}

static void decode_narrow(const void *from, uint32_t entry_units, struct rw_wide_node *out)
{
    struct rw_narrow_node node;
    (void)entry_units;
    memcpy(&node, from, sizeof node);
    decode_codes(node.child, RW_NARROW_CHILDREN, RW_NARROW_INNER - 1, out);
}

static void decode_full(const void *from, uint32_t entry_units, struct rw_wide_node *out)
{
    struct rw_cpu_node node;
    (void)entry_units;
    memcpy(&node, from, sizeof node);
    decode_codes(node.child, RW_NODE_CHILDREN, (1u << RW_CPU_COUNT_SHIFT) - 1, out);
}

const struct rw_encoder rw_encoders[] = {
    [RW_LAYOUT_COMPRESSED] = {RW_NODE_CHILDREN, RW_NODE_UNITS, RW_LEAF_ENTRIES, UINT32_MAX,
                              encode_compressed, decode_compressed, decode_compressed_boxes},
    [RW_LAYOUT_FULL] = {RW_NODE_CHILDREN, RW_CPU_NODE_UNITS, RW_CPU_LEAF_ENTRIES,
                        (uint64_t)1 << RW_CPU_COUNT_SHIFT, encode_full, decode_full, NULL},
    [RW_LAYOUT_NARROW] = {RW_NARROW_CHILDREN, RW_NARROW_NODE_UNITS, RW_NARROW_LEAF_ENTRIES,
                          RW_NARROW_INNER, encode_narrow, decode_narrow, decode_narrow_boxes},
};
