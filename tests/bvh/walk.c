/* SPDX-License-Identifier: Apache-2.0 */
/* See walk.h. */
#include "tests/bvh/walk.h"

#include <float.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "programs/config.h"

/* ---- what is expected ------------------------------------------------------------------------ */

static float half_to_float(uint16_t h)
{
    int exponent = h >> 10 & 31, mantissa = h & 1023;
    float value = exponent == 31 ? (mantissa ? NAN : INFINITY)
                  : exponent     ? ldexpf((float)(1024 + mantissa), exponent - 25)
                                 : ldexpf((float)mantissa, -24);
    return h & 0x8000 ? -value : value;
}

static uint32_t read_number(uint64_t address, size_t size)
{
    uint32_t value = 0; /* little-endian */
    memcpy(&value, (const void *)(uintptr_t)address, size);
    return value;
}

static uint32_t vertex_number(const struct rw_build_part *part, uint32_t k, uint32_t corner)
{
    if (!part->indices) return 3 * k + corner;
    size_t size = part->index_format == RT_FORMAT_UNSIGNED_SHORT3 ? 2 : 4;
    return read_number(part->indices + k * part->index_stride + corner * size, size);
}

static void read_vertex(const struct rw_build_part *part, uint32_t number, float out[3])
{
    RTformat f = part->vertex_format;
    bool half = f == RT_FORMAT_HALF3 || f == RT_FORMAT_HALF2;
    int count = f == RT_FORMAT_FLOAT2 || f == RT_FORMAT_HALF2 ? 2 : 3;
    uint64_t at = part->vertices + number * part->vertex_stride;
    float v[3] = {0, 0, 0};
    for (int a = 0; a < count; a++) {
        if (half)
            v[a] = half_to_float((uint16_t)read_number(at + 2 * (uint64_t)a, 2));
        else
            memcpy(&v[a], (const void *)(uintptr_t)(at + 4 * (uint64_t)a), 4);
    }
    const float *m = part->transform;
    for (int a = 0; a < 3; a++, m += 4)
        out[a] = part->transformed ? m[0] * v[0] + m[1] * v[1] + m[2] * v[2] + m[3] : v[a];
}

static uint32_t read_material(const struct rw_build_part *part, uint32_t k)
{
    size_t size = part->material_format == RT_FORMAT_UNSIGNED_BYTE    ? 1
                  : part->material_format == RT_FORMAT_UNSIGNED_SHORT ? 2
                                                                      : 4;
    return part->materials ? read_number(part->materials + k * part->material_stride, size) : 0;
}

static void expect_triangle(const struct rw_build_part *part, uint32_t k, struct walk_primitive *p)
{
    struct rw_triangle *t = &p->entry.triangle;
    float *v[3] = {t->v0, t->v1, t->v2};
    for (uint32_t c = 0; c < 3; c++) {
        uint32_t number = vertex_number(part, k, c);
        if (number >= part->vertex_count) {
            p->usable = false;
            return;
        }
        read_vertex(part, number, v[c]);
        for (int a = 0; a < 3; a++) {
            if (isnan(v[c][a])) p->usable = false;
            p->lower[a] = fminf(p->lower[a], v[c][a]);
            p->upper[a] = fmaxf(p->upper[a], v[c][a]);
        }
    }
    t->primitive = part->first_primitive + k;
    t->geometry = part->geometry;
    t->material = read_material(part, k);
}

static void expect_box(const struct rw_build_part *part, uint32_t k, struct walk_primitive *p)
{
    const float *box = (const float *)(uintptr_t)part->boxes + 6 * (size_t)k;
    for (int a = 0; a < 3; a++) {
        if (!(box[a] <= box[3 + a])) p->usable = false;
        p->lower[a] = box[a];
        p->upper[a] = box[3 + a];
    }
}

static void expect(const struct rw_build_input *input, const struct rw_build_part *part, uint32_t k,
                   struct walk_primitive *p)
{
    p->usable = true;
    for (int a = 0; a < 3; a++) {
        p->lower[a] = INFINITY;
        p->upper[a] = -INFINITY;
    }
    if (input->kind == RW_LEAF_TRIANGLES) {
        expect_triangle(part, k, p);
    } else {
        expect_box(part, k, p);
        if (input->kind == RW_LEAF_PRIMITIVES)
            p->entry.primitive = (struct rw_primitive_ref){.geometry = part->geometry,
                                                           .primitive = part->first_primitive + k};
        else
            p->entry.instance = (struct rw_instance_ref){
                .instance = part->first_primitive + k,
                .mask = part->masks ? ((const uint32_t *)(uintptr_t)part->masks)[k] : 255};
    }
    for (int a = 0; a < 3; a++) {
        p->lower[a] = fminf(fmaxf(p->lower[a], -FLT_MAX), FLT_MAX);
        p->upper[a] = fminf(fmaxf(p->upper[a], -FLT_MAX), FLT_MAX);
    }
}

bool walk_expect(struct walk *walk, const struct rw_build_input *input)
{
    memset(walk, 0, sizeof(*walk));
    for (size_t i = 0; i < input->part_count; i++) walk->count += input->parts[i].count;
    walk->primitives = calloc(walk->count + 1, sizeof(walk->primitives[0]));
    if (!walk->primitives) return false;
    size_t at = 0;
    for (size_t i = 0; i < input->part_count; i++)
        for (uint32_t k = 0; k < input->parts[i].count; k++)
            expect(input, &input->parts[i], k, &walk->primitives[at++]);
    return true;
}

void walk_free(struct walk *walk)
{
    free(walk->primitives);
    walk->primitives = NULL;
}

/* ---- the walk -------------------------------------------------------------------------------- */

struct box {
    float lower[3], upper[3];
};

struct state {
    struct walk *walk;
    const struct rw_build_input *input;
    const struct rw_tree *tree;
    const unsigned char *block;
};

static bool wrong(struct walk *walk, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(walk->message, sizeof(walk->message), format, arguments);
    va_end(arguments);
    return false;
}

static double area(const struct box *b)
{
    double x = (double)b->upper[0] - b->lower[0], y = (double)b->upper[1] - b->lower[1],
           z = (double)b->upper[2] - b->lower[2];
    return x * y + y * z + z * x;
}

static void grow(struct box *box, const float lower[3], const float upper[3])
{
    for (int a = 0; a < 3; a++) {
        box->lower[a] = fminf(box->lower[a], lower[a]);
        box->upper[a] = fmaxf(box->upper[a], upper[a]);
    }
}

static struct box no_box(void)
{
    float m = FLT_MAX;
    return (struct box){{m, m, m}, {-m, -m, -m}};
}

/* The primitive an entry claims to be. */
static struct walk_primitive *claimed(const struct state *s, const unsigned char *entry)
{
    struct walk_primitive *first = s->walk->primitives;
    struct rw_triangle t;
    struct rw_primitive_ref r;
    memcpy(&r, entry, sizeof(r));
    if (s->input->kind == RW_LEAF_TRIANGLES) memcpy(&t, entry, sizeof(t));
    for (size_t i = 0; i < s->input->part_count; i++) {
        const struct rw_build_part *part = &s->input->parts[i];
        uint32_t geometry = part->geometry, number = r.geometry; /* of an instance */
        if (s->input->kind == RW_LEAF_TRIANGLES) {
            geometry = t.geometry;
            number = t.primitive;
        } else if (s->input->kind == RW_LEAF_PRIMITIVES) {
            geometry = r.geometry;
            number = r.primitive;
        }
        if (geometry == part->geometry && number - part->first_primitive < part->count)
            return first + (number - part->first_primitive);
        first += part->count;
    }
    return NULL;
}

static bool check_entry(const struct state *s, uint32_t unit, struct box *box)
{
    uint32_t units = s->input->kind == RW_LEAF_TRIANGLES ? RW_TRIANGLE_UNITS : 1;
    if (16 * ((uint64_t)unit + units) > s->tree->size)
        return wrong(s->walk, "entry at unit %u is outside", unit);
    const unsigned char *entry = s->block + 16 * (size_t)unit;
    struct walk_primitive *p = claimed(s, entry);
    if (!p) return wrong(s->walk, "entry at unit %u is no primitive", unit);
    if (!p->usable)
        return wrong(s->walk, "unusable primitive %td has an entry", p - s->walk->primitives);
    if (memcmp(entry, p->entry.bytes, 16 * units))
        return wrong(s->walk, "content of primitive %td", p - s->walk->primitives);
    p->found++;
    s->walk->entries++;
    grow(box, p->lower, p->upper);
    return true;
}

static bool contains(const struct rw_bvh_node *node, int slot, const struct box *box)
{
    for (int a = 0; a < 3; a++) {
        long double scale = ldexpl(1, node->exponent[a] - 127), origin = node->origin[a];
        if (!(origin + node->lower[a][slot] * scale <= box->lower[a])) return false;
        if (!(origin + node->upper[a][slot] * scale >= box->upper[a])) return false;
    }
    return true;
}

static bool absent(const struct rw_bvh_node *node, int slot)
{
    bool yes = true;
    for (int a = 0; a < 3; a++) yes &= node->lower[a][slot] == 255 && node->upper[a][slot] == 0;
    return yes;
}

static bool check_node(const struct state *s, uint32_t unit, uint32_t parent, unsigned depth,
                       struct box *out);

static bool check_leaf(const struct state *s, const struct rw_bvh_node *node, int slot,
                       struct box *box)
{
    unsigned count = (unsigned)__builtin_popcount(node->mask >> 3 * slot & 7);
    uint32_t units = s->input->kind == RW_LEAF_TRIANGLES ? RW_TRIANGLE_UNITS : 1;
    uint32_t first = (uint32_t)__builtin_popcount(node->mask & ((1u << 3 * slot) - 1));
    for (uint32_t i = 0; i < count; i++)
        if (!check_entry(s, node->leaf_base + (first + i) * units, box)) return false;
    s->walk->leaf_area += area(box) * count;
    return true;
}

static bool check_slot(const struct state *s, const struct rw_bvh_node *node, uint32_t unit,
                       unsigned depth, int slot, struct box *box)
{
    uint32_t bits = node->mask >> 3 * slot & 7;
    bool inner = node->mask >> (24 + slot) & 1;
    if (bits & (bits + 1) || (bits && inner)) return wrong(s->walk, "mask of node %u", unit);
    if (!bits && !inner)
        return absent(node, slot) || wrong(s->walk, "planes of an absent child of node %u", unit);
    uint32_t before = (uint32_t)__builtin_popcount(node->mask >> 24 & ((1u << slot) - 1));
    bool ok = bits ? check_leaf(s, node, slot, box)
                   : check_node(s, node->child_base + before * RW_NODE_UNITS, unit, depth + 1, box);
    if (!ok) return false;
    s->walk->full_slots++;
    return contains(node, slot, box) || wrong(s->walk, "box of slot %d of node %u", slot, unit);
}

static bool check_node(const struct state *s, uint32_t unit, uint32_t parent, unsigned depth,
                       struct box *out)
{
    struct rw_bvh_node node;
    if (16 * ((uint64_t)unit + RW_NODE_UNITS) > s->tree->size)
        return wrong(s->walk, "node %u is outside", unit);
    memcpy(&node, s->block + 16 * (size_t)unit, sizeof(node));
    if (node.parent != parent) return wrong(s->walk, "parent of node %u", unit);
    if (depth > RW_BVH_MAX_DEPTH) return wrong(s->walk, "node %u lies too deep", unit);
    if (depth > s->walk->depth) s->walk->depth = depth;
    struct box all = no_box();
    for (int slot = 0; slot < RW_NODE_CHILDREN; slot++) {
        struct box box = no_box();
        if (!check_slot(s, &node, unit, depth, slot, &box)) return false;
        grow(&all, box.lower, box.upper);
    }
    s->walk->nodes++;
    s->walk->node_area += area(&all);
    grow(out, all.lower, all.upper);
    return true;
}

static bool check_totals(const struct state *s, const struct box *box)
{
    struct walk *walk = s->walk;
    const struct rw_tree *tree = s->tree;
    for (size_t i = 0; i < walk->count; i++)
        if (walk->primitives[i].usable && walk->primitives[i].found != 1)
            return wrong(walk, "primitive %zu was found %u times", i, walk->primitives[i].found);
    if (walk->nodes != tree->node_count || walk->entries != tree->entry_count)
        return wrong(walk, "%u nodes and %u entries, not %u and %u", walk->nodes, walk->entries,
                     tree->node_count, tree->entry_count);
    if (memcmp(box->lower, tree->lower, 12) || memcmp(box->upper, tree->upper, 12))
        return wrong(walk, "bounds of the tree");
    double cost =
        (RW_BVH_COST_NODE * walk->node_area + RW_BVH_COST_PRIMITIVE * walk->leaf_area) / area(box);
    if (isfinite(cost) && area(box) < 1e30 && !(fabs(cost - tree->sah) <= 1e-3 * cost))
        return wrong(walk, "cost is %g, not %g", cost, tree->sah);
    return true;
}

bool walk_check(struct walk *walk, const struct rw_build_input *input, const struct rw_tree *tree,
                const void *block)
{
    struct state s = {walk, input, tree, block};
    struct box box = no_box();
    for (size_t i = 0; i < walk->count; i++) walk->primitives[i].found = 0;
    walk->depth = walk->nodes = walk->entries = walk->full_slots = 0;
    walk->node_area = walk->leaf_area = 0;
    if (tree->size && !check_node(&s, tree->root, ~0u, 1, &box)) return false;
    if (!tree->size && (tree->node_count || tree->entry_count)) return wrong(walk, "empty tree");
    return check_totals(&s, &box);
}
