/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The binary tree of the study: references (parts of triangles) divided by the surface area
 * heuristic, with spatial splits of large triangles, by the library's own builder; subtrees that
 * are cheaper as leaves become leaves; nodes and Woop's triangles in the kernels' formats.
 *
 *     mesh -> references -> binary nodes -> which become leaves -> nodes, triangles
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/list.h"
#include "programs/study/args.h"
#include "runtime/bvh/bvh.h"
#include "runtime/bvh/gather.h"
#include "runtime/bvh/refit.h"
#include "tools/simulator/simulator.h"

#define SPARE 0.3f /* references that splits may add, per triangle */

struct plan {
    const struct mesh *mesh;
    const struct rw_bvh_build *b;
    unsigned most; /* triangles of a leaf */
    bool *leaf;    /* of each binary node: it becomes a leaf */
    double cost;
    struct study_tree *tree;
    RW_LIST(float) triangles;
    RW_LIST(uint32_t) ids;
};

/* ---- the library's tree ---- */

struct rw_build_part study_part_of(const struct mesh *mesh)
{
    return (struct rw_build_part){.count = mesh->triangle_count,
                                  .vertices = (uint64_t)(uintptr_t)mesh->vertices,
                                  .vertex_stride = 12,
                                  .vertex_format = RT_FORMAT_FLOAT3,
                                  .vertex_count = mesh->vertex_count,
                                  .indices = (uint64_t)(uintptr_t)mesh->triangles,
                                  .index_stride = 12,
                                  .index_format = RT_FORMAT_UNSIGNED_INT3};
}

static bool gather(const struct mesh *mesh, struct rw_build_input *input,
                   struct rw_build_part *part, struct rw_bvh_build *b)
{
    *part = study_part_of(mesh);
    *input = (struct rw_build_input){.kind = RW_LEAF_TRIANGLES,
                                     .builder = RW_BUILDER_SBVH,
                                     .parts = part,
                                     .part_count = 1,
                                     .split_budget = SPARE};
    return rw_gather(b, SPARE) == RT_SUCCESS && b->ref_count;
}

/* ---- which subtrees become leaves ---- */

static bool has(const uint32_t *list, unsigned count, uint32_t what)
{
    for (unsigned k = 0; k < count; k++)
        if (list[k] == what) return true;
    return false;
}

/* The different triangles below a code into `list`; false when there are more than `most`. */
static bool list_triangles(const struct plan *p, uint32_t code, uint32_t *list, unsigned *count)
{
    if (code & RW_REF) {
        uint32_t triangle = p->b->refs[code & ~RW_REF].primitive;
        if (has(list, *count, triangle)) return true;
        if (*count == p->most) return false;
        list[(*count)++] = triangle;
        return true;
    }
    const struct rw_binary_node *n = &p->b->nodes[code];
    return list_triangles(p, n->left, list, count) && list_triangles(p, n->right, list, count);
}

/* Cost of what is below a code, times its area: 1 for a node, 1 for a triangle. */
static double choose_leaves(struct plan *p, uint32_t code)
{
    uint32_t list[STUDY_MOST_TRIANGLES];
    unsigned count = 0;
    double area = rw_box_area(rw_code_box(p->b, code));
    if (code & RW_REF) return area;
    const struct rw_binary_node *n = &p->b->nodes[code];
    double cost = area + choose_leaves(p, n->left) + choose_leaves(p, n->right);
    if (!list_triangles(p, code, list, &count) || area * count > cost) return cost;
    p->leaf[code] = true;
    return area * count;
}

/* ---- triangles ---- */

static void corner(const struct mesh *m, uint32_t triangle, unsigned k, double out[3])
{
    const float *v = m->vertices + 3 * (size_t)m->triangles[3 * (size_t)triangle + k];
    for (int a = 0; a < 3; a++) out[a] = (double)v[a];
}

static void cross(const double a[3], const double b[3], double out[3])
{
    for (int k = 0; k < 3; k++)
        out[k] = a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3];
}

static double dot(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void set_row(float *out, const double v[3], double scale, const double origin[3])
{
    double row[3];
    for (int a = 0; a < 3; a++) row[a] = v[a] * scale, out[a] = (float)row[a];
    out[3] = (float)-dot(row, origin);
}

void study_transform_triangle(const struct mesh *m, uint32_t triangle, float out[12])
{
    double a[3], b[3], c[3], e[3], f[3], n[3], x[3], y[3];
    corner(m, triangle, 0, a), corner(m, triangle, 1, b), corner(m, triangle, 2, c);
    for (int k = 0; k < 3; k++) e[k] = b[k] - a[k], f[k] = c[k] - a[k];
    cross(e, f, n);
    double area = dot(n, n), scale = area > 0 ? 1 / area : 0;
    cross(f, n, x), cross(n, e, y);
    set_row(out, n, area > 0 ? 1 / sqrt(area) : 0, a);
    set_row(out + 4, x, scale, a);
    set_row(out + 8, y, scale, a);
}

/* ---- nodes ---- */

static bool add_leaf(struct plan *p, uint32_t code, int32_t *out)
{
    uint32_t list[STUDY_MOST_TRIANGLES];
    unsigned count = 0;
    size_t first = p->ids.count;
    list_triangles(p, code, list, &count);
    for (unsigned k = 0; k < count; k++) {
        float rows[12];
        study_transform_triangle(p->mesh, list[k], rows);
        for (int i = 0; i < 12; i++)
            if (!rw_list_add(&p->triangles, rows[i])) return false;
        if (!rw_list_add(&p->ids, list[k])) return false;
    }
    *out = ~(int32_t)(first << STUDY_LEAF_BITS | count);
    return true;
}

/* Box of child 0 or 1 in a node's format. */
static void set_box(float *node, unsigned child, struct rw_box box)
{
    for (int a = 0; a < 2; a++) {
        node[4 * child + 2 * (unsigned)a] = box.lower[a];
        node[4 * child + 2 * (unsigned)a + 1] = box.upper[a];
    }
    node[8 + 2 * child] = box.lower[2];
    node[9 + 2 * child] = box.upper[2];
}

static bool add_code(struct plan *p, uint32_t code, unsigned depth, int32_t *out)
{
    struct study_tree *t = p->tree;
    if (t->depth < depth) t->depth = depth;
    if (code & RW_REF || p->leaf[code]) return add_leaf(p, code, out);
    uint32_t index = t->node_count++;
    const struct rw_binary_node *n = &p->b->nodes[code];
    const uint32_t child[2] = {n->left, n->right};
    for (unsigned k = 0; k < 2; k++) {
        int32_t number;
        set_box(t->nodes + 16 * (size_t)index, k, rw_code_box(p->b, child[k]));
        if (!add_code(p, child[k], depth + 1, &number)) return false;
        memcpy(t->nodes + 16 * (size_t)index + 12 + k, &number, sizeof(number));
    }
    *out = (int32_t)index;
    return true;
}

static bool make_tree(struct plan *p)
{
    struct study_tree *t = p->tree;
    uint32_t root = p->b->root;
    double area = rw_box_area(rw_code_box(p->b, root));
    t->nodes = calloc((size_t)p->b->ref_capacity + 1, 64); /* splits add references */
    p->leaf = calloc((size_t)p->b->ref_capacity + 1, sizeof(*p->leaf));
    if (!t->nodes || !p->leaf) return false;
    t->sah = choose_leaves(p, root) / (area > 0 ? area : 1);
    bool ok = add_code(p, root, 0, &t->root);
    t->triangles = p->triangles.items;
    t->ids = p->ids.items;
    t->triangle_count = (uint32_t)p->ids.count;
    return ok && t->depth < STUDY_STACK;
}

bool study_build_tree(const struct mesh *mesh, unsigned leaf, struct study_tree *out)
{
    struct rw_build_input input;
    struct rw_build_part part;
    struct rw_bvh_build b = {.input = &input, .breadth = 2};
    struct plan plan = {.mesh = mesh, .b = &b, .most = leaf, .tree = out};
    *out = (struct study_tree){.width = 2};
    rw_build_threads_open(&b.pool, 0);
    bool ok = gather(mesh, &input, &part, &b);
    ok = ok && rw_build_sbvh(&b) == RT_SUCCESS && make_tree(&plan);
    rw_build_threads_close(&b.pool);
    rw_free_build(&b);
    free(plan.leaf);
    if (!ok) study_free_tree(out);
    return ok;
}

void study_free_tree(struct study_tree *tree)
{
    free(tree->nodes);
    if (tree->width == 2 || tree->in_slots) {
        free(tree->triangles);
        free(tree->ids);
    }
    *tree = (struct study_tree){.width = 2};
}
