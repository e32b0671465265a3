/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The structure of a tree, see check.h. A path box is what is common to the boxes of all ancestors
 * of a leaf: only rays that meet it get there.
 */
#include "tests/bvh/check.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "programs/config.h"
#include "runtime/bvh/gather.h"

struct path_box {
    double lower[3], upper[3];
};

struct place { /* one leaf entry that was reached */
    uint32_t primitive;
    struct path_box box;
};

struct primitive {
    struct rw_triangle entry; /* or a smaller entry */
    struct rw_ref ref;
    bool usable;
    uint32_t first_place, places;
};

struct walk {
    struct rw_check *check;
    unsigned char *seen; /* by unit of the block */
    struct primitive *primitives;
    uint32_t primitive_count;
    struct place *places;
    uint32_t place_count, node_count;
    uint32_t node_units, entry_units;
};

__attribute__((format(printf, 2, 3))) static bool wrong(struct walk *w, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(w->check->message, sizeof w->check->message, format, arguments);
    va_end(arguments);
    return false;
}

/* ---- the input ---- */

static bool read_input(struct walk *w)
{
    const struct rw_build_input *input = w->check->input;
    uint32_t next = 0;
    for (size_t i = 0; i < input->part_count; i++) w->primitive_count += input->parts[i].count;
    w->primitives = calloc(w->primitive_count + 1u, sizeof *w->primitives);
    if (!w->primitives) return wrong(w, "no memory");
    for (size_t i = 0; i < input->part_count; i++) {
        for (uint32_t k = 0; k < input->parts[i].count; k++) {
            struct primitive *p = &w->primitives[next++];
            p->usable = rw_gather_box(input->kind, &input->parts[i], k, &p->ref);
            if (p->usable) rw_gather_entry(input->kind, &input->parts[i], k, &p->entry);
        }
    }
    return true;
}

static bool near(const struct walk *w, double a, double b)
{
    return a == b || (isnan(a) && isnan(b)) ||
           fabs(a - b) <= w->check->tolerance * (fabs(a) + fabs(b));
}

/* Number over all parts of the primitive that an entry names, or ~0u. */
static uint32_t find_primitive(const struct walk *w, uint32_t geometry, uint32_t primitive)
{
    const struct rw_build_input *input = w->check->input;
    uint32_t first = 0;
    for (size_t i = 0; i < input->part_count; i++) {
        const struct rw_build_part *part = &input->parts[i];
        bool same = input->kind == RW_LEAF_INSTANCES || part->geometry == geometry;
        if (same && primitive - part->first_primitive < part->count)
            return first + (primitive - part->first_primitive);
        first += part->count;
    }
    return ~0u;
}

static bool same_triangle(const struct walk *w, const struct rw_triangle *a,
                          const struct rw_triangle *b)
{
    for (int i = 0; i < 3; i++)
        if (!near(w, a->v0[i], b->v0[i]) || !near(w, a->v1[i], b->v1[i]) ||
            !near(w, a->v2[i], b->v2[i]))
            return false;
    return a->material == b->material;
}

static bool read_entry(struct walk *w, uint32_t unit, uint32_t *out)
{
    struct rw_triangle entry = {.primitive = 0};
    uint32_t words[4];
    memcpy(&entry, (const unsigned char *)w->check->block + (size_t)unit * 16, w->entry_units * 16);
    memcpy(words, &entry, sizeof words);
    switch (w->check->input->kind) {
    case RW_LEAF_TRIANGLES:
        *out = find_primitive(w, entry.geometry, entry.primitive);
        break;
    case RW_LEAF_PRIMITIVES:
        *out = find_primitive(w, words[0], words[1]);
        break;
    case RW_LEAF_INSTANCES:
        *out = find_primitive(w, 0, words[0]);
        break;
    }
    if (*out == ~0u) return wrong(w, "the entry at unit %u names no primitive of the input", unit);
    const struct rw_triangle *expected = &w->primitives[*out].entry;
    if (w->check->input->kind == RW_LEAF_TRIANGLES && !same_triangle(w, &entry, expected))
        return wrong(w, "the triangle at unit %u is not primitive %u", unit, *out);
    if (w->check->input->kind == RW_LEAF_INSTANCES && words[1] != ((const uint32_t *)expected)[1])
        return wrong(w, "instance %u has mask %x", *out, words[1]);
    if (!w->primitives[*out].usable) return wrong(w, "primitive %u is unusable, but here", *out);
    return true;
}

/* ---- the tree ---- */

static bool take_units(struct walk *w, uint32_t unit, uint32_t count, const char *what)
{
    if (((uint64_t)unit + count) * 16 > w->check->tree->size)
        return wrong(w, "%s at unit %u lies outside the block", what, unit);
    for (uint32_t i = unit; i < unit + count; i++)
        if (w->seen[i]++) return wrong(w, "%s at unit %u: its units are used twice", what, unit);
    return true;
}

static bool walk_leaf(struct walk *w, uint32_t unit, int count, const struct path_box *box)
{
    for (int i = 0; i < count; i++, unit += w->entry_units) {
        if (!take_units(w, unit, w->entry_units, "a leaf entry")) return false;
        if (w->place_count == w->check->tree->entry_count)
            return wrong(w, "more than %u leaf entries", w->place_count);
        struct place *place = &w->places[w->place_count++];
        place->box = *box;
        if (!read_entry(w, unit, &place->primitive)) return false;
        w->primitives[place->primitive].places++;
    }
    return true;
}

static bool well_formed(struct walk *w, uint32_t unit, uint32_t parent)
{
    struct rw_bvh_node node;
    if (w->check->layout != RW_LAYOUT_COMPRESSED) return true;
    memcpy(&node, (const unsigned char *)w->check->block + (size_t)unit * 16, sizeof node);
    if (node.parent != parent)
        return wrong(w, "node %u: parent %u instead of %u", unit, node.parent, parent);
    for (int s = 0; s < 8; s++) {
        uint32_t leaf = node.mask >> (3 * s) & 7, inner = node.mask >> (24 + s) & 1;
        if ((leaf & (leaf + 1)) || (leaf && inner))
            return wrong(w, "node %u: mask %08x, slot %d", unit, node.mask, s);
        for (int a = 0; a < 3 && !leaf && !inner; a++)
            if (node.lower[a][s] != 255 || node.upper[a][s] != 0)
                return wrong(w, "node %u: slot %d has no child but a box", unit, s);
    }
    return true;
}

static bool walk_node(struct walk *w, uint32_t unit, uint32_t parent, unsigned depth,
                      const struct path_box *box)
{
    struct rw_check_node node;
    if (depth > RW_BVH_MAX_DEPTH) return wrong(w, "deeper than %u", RW_BVH_MAX_DEPTH);
    if (!take_units(w, unit, w->node_units, "a node") || !well_formed(w, unit, parent))
        return false;
    w->node_count++;
    if (depth > w->check->depth) w->check->depth = depth;
    rw_check_decode(w->check, unit, &node);
    for (int s = 0; s < 8; s++) {
        struct path_box common;
        if (node.slot[s].count < 0) continue;
        for (int a = 0; a < 3; a++) {
            common.lower[a] = fmax(box->lower[a], node.slot[s].lower[a]);
            common.upper[a] = fmin(box->upper[a], node.slot[s].upper[a]);
        }
        if (node.slot[s].count == 0 ? !walk_node(w, node.slot[s].unit, unit, depth + 1, &common)
                                    : !walk_leaf(w, node.slot[s].unit, node.slot[s].count, &common))
            return false;
    }
    return true;
}

/* ---- the primitives in it ---- */

static int compare_places(const void *a, const void *b)
{
    uint32_t x = ((const struct place *)a)->primitive, y = ((const struct place *)b)->primitive;
    return (x > y) - (x < y);
}

/* The slack is the error of computing the point from the primitive's corners. */
static bool contains(const struct path_box *box, const struct primitive *p, const double point[3])
{
    for (int a = 0; a < 3; a++) {
        double slack = 1e-14 * fmax(fabs(p->ref.lower[a]), fabs(p->ref.upper[a]));
        if (!(point[a] >= box->lower[a] - slack && point[a] <= box->upper[a] + slack)) return false;
    }
    return true;
}

/* What lies beyond the largest box is not looked for. */
static bool covered(const struct walk *w, const struct primitive *p, const double point[3])
{
    for (int a = 0; a < 3; a++)
        if (fabs(point[a]) > RW_BOX_LIMIT) return true;
    for (uint32_t i = 0; i < p->places; i++)
        if (contains(&w->places[p->first_place + i].box, p, point)) return true;
    return false;
}

/* Points of a split primitive: its corners and a grid between them. */
static bool is_covered(const struct walk *w, const struct primitive *p)
{
    enum { STEPS = 12 };
    const struct rw_triangle *t = &p->entry;
    for (int i = 0; i <= STEPS; i++) {
        for (int j = 0; i + j <= STEPS; j++) {
            double u = (double)i / STEPS, v = (double)j / STEPS, point[3];
            for (int a = 0; a < 3; a++) {
                if (w->check->input->kind == RW_LEAF_TRIANGLES)
                    point[a] = (1 - u - v) * t->v0[a] + u * t->v1[a] + v * t->v2[a];
                else
                    point[a] = (a & 1 ? 1 - u : u) * p->ref.lower[a] +
                               (a & 1 ? u : 1 - u) * p->ref.upper[a];
            }
            if (!covered(w, p, point)) return false;
        }
    }
    return true;
}

static bool is_inside(const struct walk *w, const struct primitive *p)
{
    const struct path_box *box = &w->places[p->first_place].box;
    for (int a = 0; a < 3; a++) {
        double slack = w->check->tolerance * (fabs(p->ref.lower[a]) + fabs(p->ref.upper[a]));
        if (!(p->ref.lower[a] >= box->lower[a] - slack && p->ref.upper[a] <= box->upper[a] + slack))
            return false;
    }
    return true;
}

static bool check_primitives(struct walk *w)
{
    uint32_t next = 0;
    qsort(w->places, w->place_count, sizeof *w->places, compare_places);
    for (uint32_t i = 0; i < w->primitive_count; i++) {
        struct primitive *p = &w->primitives[i];
        if (p->places != (p->usable ? 1 : 0) && !(w->check->splits_allowed && p->places > 1))
            return wrong(w, "primitive %u is in the tree %u times", i, p->places);
        p->first_place = next;
        next += p->places;
        if (p->places == 1 ? !is_inside(w, p) : p->places && !is_covered(w, p))
            return wrong(w, "primitive %u, in %u entries, is not inside the boxes above", i,
                         p->places);
    }
    return true;
}

static bool check_bounds(struct walk *w)
{
    for (int a = 0; a < 3; a++) {
        float lower = FLT_MAX, upper = -FLT_MAX;
        for (uint32_t i = 0; i < w->primitive_count; i++) {
            if (!w->primitives[i].usable) continue;
            lower = fminf(lower, w->primitives[i].ref.lower[a]);
            upper = fmaxf(upper, w->primitives[i].ref.upper[a]);
        }
        const struct rw_tree *tree = w->check->tree;
        if (!near(w, lower, tree->lower[a]) || !near(w, upper, tree->upper[a]))
            return wrong(w, "axis %d: bounds %g %g instead of %g %g", a, tree->lower[a],
                         tree->upper[a], lower, upper);
    }
    return true;
}

static bool check_tree(struct walk *w)
{
    const struct rw_tree *tree = w->check->tree;
    const double inf = INFINITY;
    uint32_t usable = 0;
    for (uint32_t i = 0; i < w->primitive_count; i++) usable += w->primitives[i].usable;
    if (usable == 0)
        return tree->size == 0 && tree->lower[0] > tree->upper[0]
                   ? true
                   : wrong(w, "nothing is usable, but the tree is not empty");
    if (tree->size % 16) return wrong(w, "the size is no multiple of 16");
    w->seen = calloc(tree->size / 16 + 1, 1);
    w->places = calloc(tree->entry_count + 1u, sizeof *w->places);
    if (!w->seen || !w->places) return wrong(w, "no memory");
    struct path_box all = {{-inf, -inf, -inf}, {inf, inf, inf}};
    if (!walk_node(w, tree->root, ~0u, 1, &all)) return false;
    if (w->node_count != tree->node_count || w->place_count != tree->entry_count)
        return wrong(w, "%u of %u nodes and %u of %u entries reached", w->node_count,
                     tree->node_count, w->place_count, tree->entry_count);
    return check_bounds(w) && check_primitives(w);
}

bool rw_check_structure(struct rw_check *check)
{
    static const uint32_t node_units[] = {[RW_LAYOUT_COMPRESSED] = RW_NODE_UNITS,
                                          [RW_LAYOUT_FULL] = RW_CPU_NODE_UNITS,
                                          [RW_LAYOUT_NARROW] = RW_NARROW_NODE_UNITS};
    struct walk w = {.check = check};
    w.node_units = node_units[check->layout];
    w.entry_units = rw_entry_size(check->input->kind) / 16;
    check->depth = 0;
    check->message[0] = 0;
    bool ok = read_input(&w) && check_tree(&w);
    free(w.places);
    free(w.seen);
    free(w.primitives);
    return ok;
}
