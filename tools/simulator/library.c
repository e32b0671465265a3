/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The library's own tree for GPUs in the simulator's format: the same nodes, boxes as they are
 * quantised (a ray's margins, a hundredth of a step, are not in it), children in the slots in which
 * the library has them, triangles in the order of its leaf entries.
 */
#include <stdlib.h>
#include <string.h>

#include "programs/study/args.h"
#include "runtime/device/build.h"
#include "tools/simulator/simulator.h"

#define NOWHERE 1e30f

struct translation {
    const struct mesh *mesh;
    const struct rw_tree *from;
    struct study_tree *to;
};

static const void *unit_of(const struct translation *t, uint32_t unit)
{
    return (const char *)(uintptr_t)t->from->base + 16 * (size_t)unit;
}

static int32_t add_leaf(struct translation *t, uint32_t unit, unsigned count)
{
    struct study_tree *tree = t->to;
    uint32_t first = tree->triangle_count;
    for (unsigned k = 0; k < count; k++) {
        const struct rw_triangle *entry = unit_of(t, unit + k * RW_TRIANGLE_UNITS);
        uint32_t place = tree->triangle_count++;
        tree->ids[place] = entry->primitive;
        study_transform_triangle(t->mesh, entry->primitive, tree->triangles + 12 * (size_t)place);
    }
    return ~(int32_t)(first << STUDY_LEAF_BITS | count);
}

static float plane(const struct rw_bvh_node *n, int axis, unsigned char q)
{
    uint32_t bits = (uint32_t)n->exponent[axis] << 23;
    float scale;
    memcpy(&scale, &bits, sizeof(scale));
    return n->origin[axis] + (float)q * scale;
}

static void set_child(const struct rw_bvh_node *n, unsigned slot, int32_t number, float *out)
{
    for (int a = 0; a < 3; a++) {
        out[a] = number == STUDY_DONE ? NOWHERE : plane(n, a, n->lower[a][slot]);
        out[4 + a] = number == STUDY_DONE ? NOWHERE : plane(n, a, n->upper[a][slot]);
    }
    memcpy(out + 3, &number, sizeof(number));
}

static int32_t add_node(struct translation *t, uint32_t unit, unsigned depth)
{
    struct rw_bvh_node n;
    int32_t number = (int32_t)t->to->node_count++;
    unsigned inner = 0, entries = 0;
    memcpy(&n, unit_of(t, unit), sizeof(n));
    if (t->to->depth < depth) t->to->depth = depth;
    for (unsigned slot = 0; slot < RW_NODE_CHILDREN; slot++) {
        unsigned count = (unsigned)__builtin_popcount(n.mask >> 3 * slot & 7);
        int32_t child = STUDY_DONE;
        if (n.mask >> 24 >> slot & 1)
            child = add_node(t, n.child_base + RW_NODE_UNITS * inner++, depth + 1);
        else if (count)
            child = add_leaf(t, n.leaf_base + RW_TRIANGLE_UNITS * entries, count);
        entries += count;
        set_child(&n, slot, child, t->to->nodes + 8 * ((size_t)number * RW_NODE_CHILDREN + slot));
    }
    return number;
}

bool study_build_library_tree(const struct mesh *mesh, enum rw_builder builder,
                              struct study_tree *out)
{
    const struct rw_build_part part = study_part_of(mesh);
    const struct rw_build_input input = {.kind = RW_LEAF_TRIANGLES,
                                         .builder = builder,
                                         .parts = &part,
                                         .part_count = 1,
                                         .split_budget = -1};
    struct rw_tree tree;
    *out = (struct study_tree){.width = RW_NODE_CHILDREN, .in_slots = true};
    if (rw_build_host(&input, RW_LAYOUT_COMPRESSED, &tree) != RT_SUCCESS) return false;
    out->nodes = calloc((size_t)tree.node_count + 1, 32 * RW_NODE_CHILDREN);
    out->triangles = calloc((size_t)tree.entry_count + 1, 48);
    out->ids = calloc((size_t)tree.entry_count + 1, sizeof(*out->ids));
    bool ok = tree.size && out->nodes && out->triangles && out->ids;
    if (ok) out->root = add_node(&(struct translation){mesh, &tree, out}, tree.root, 0);
    rw_build_host_free(&tree);
    return ok;
}
