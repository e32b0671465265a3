/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Wide nodes from binary ones: the child with the largest box is replaced by its two children until
 * there are as many as wanted, or leaves alone. A child that is not there is a point that no ray
 * reaches.
 */
#include <stdlib.h>
#include <string.h>

#include "programs/study/args.h"
#include "tools/simulator/simulator.h"

enum { MOST = 32 };
#define NOWHERE 1e30f

struct child {
    float box[6]; /* lower, upper */
    int32_t number;
};

static struct child child_of(const struct study_tree *tree, int32_t node, unsigned k)
{
    const float *n = tree->nodes + 16 * (size_t)node;
    struct child c = {
        {n[4 * k], n[4 * k + 2], n[8 + 2 * k], n[4 * k + 1], n[4 * k + 3], n[9 + 2 * k]}, 0};
    memcpy(&c.number, n + 12 + k, sizeof(c.number));
    return c;
}

static float area_of(const struct child *c)
{
    float x = c->box[3] - c->box[0], y = c->box[4] - c->box[1], z = c->box[5] - c->box[2];
    return x * y + y * z + z * x;
}

static unsigned gather(const struct study_tree *tree, int32_t node, unsigned width,
                       struct child *out)
{
    unsigned count = 2;
    out[0] = child_of(tree, node, 0), out[1] = child_of(tree, node, 1);
    while (count < width) {
        unsigned best = count;
        for (unsigned k = 0; k < count; k++)
            if (out[k].number >= 0 && (best == count || area_of(&out[k]) > area_of(&out[best])))
                best = k;
        if (best == count) break;
        int32_t opened = out[best].number;
        out[best] = child_of(tree, opened, 0);
        out[count++] = child_of(tree, opened, 1);
    }
    return count;
}

static void write_child(float *out, const struct child *c)
{
    memcpy(out, c->box, 12);
    memcpy(out + 3, &c->number, 4);
    memcpy(out + 4, c->box + 3, 12);
    out[7] = 0;
}

static int32_t widen(const struct study_tree *tree, int32_t node, unsigned depth,
                     struct study_tree *out)
{
    struct child children[MOST];
    const struct child none = {{NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE}, STUDY_DONE};
    if (out->depth < depth) out->depth = depth;
    if (node < 0) return node;
    uint32_t index = out->node_count++;
    unsigned count = gather(tree, node, out->width, children);
    for (unsigned k = 0; k < out->width; k++) {
        if (k < count) children[k].number = widen(tree, children[k].number, depth + 1, out);
        write_child(out->nodes + 8 * ((size_t)index * out->width + k),
                    k < count ? &children[k] : &none);
    }
    return (int32_t)index;
}

bool study_widen_tree(const struct study_tree *binary, unsigned width, struct study_tree *out)
{
    *out = *binary;
    out->node_count = 0;
    out->depth = 0;
    out->width = width;
    out->nodes = calloc((size_t)binary->node_count + 1, 32 * (size_t)width);
    if (!out->nodes) return false;
    out->root = widen(binary, binary->root, 0, out);
    float *fitting = realloc(out->nodes, ((size_t)out->node_count + 1) * 32 * width);
    if (fitting) out->nodes = fitting;
    return true;
}
