/* SPDX-License-Identifier: Apache-2.0 */
/* The triangles of a mesh read back from its tree, which has the corners as they were given. */
#include <math.h>

#include "runtime/base/memory.h"
#include "runtime/rays/rays.h"

struct reader {
    const char *tree; /* in host memory */
    uint32_t *nodes;  /* units of those that are still to be read */
    size_t node_count, node_room;
    float *corners;
    uint32_t *masks;
    uint32_t triangles;
};

static void read_entries(struct reader *r, uint32_t unit, uint32_t count)
{
    const struct rw_triangle *t = (const void *)(r->tree + 16 * (size_t)unit);
    for (; count > 0; count--, t++) {
        if (t->primitive >= r->triangles) continue;
        float *to = r->corners + 9 * (size_t)t->primitive;
        for (int a = 0; a < 3; a++) to[a] = t->v0[a], to[3 + a] = t->v1[a], to[6 + a] = t->v2[a];
        r->masks[t->primitive] = t->material;
    }
}

static bool postpone(struct reader *r, uint32_t unit)
{
    if (!rw_grow((void **)&r->nodes, &r->node_room, r->node_count + 1, sizeof(*r->nodes)))
        return false;
    r->nodes[r->node_count++] = unit;
    return true;
}

static bool read_compressed(struct reader *r, const void *at)
{
    const struct rw_bvh_node *node = at;
    const uint32_t inner = (uint32_t)__builtin_popcount(node->mask >> 24);
    read_entries(r, node->leaf_base, (uint32_t)__builtin_popcount(node->mask & 0xffffffu));
    for (uint32_t i = 0; i < inner; i++)
        if (!postpone(r, node->child_base + RW_NODE_UNITS * i)) return false;
    return true;
}

static bool read_full(struct reader *r, const void *at)
{
    const struct rw_cpu_node *node = at;
    for (int i = 0; i < RW_NODE_CHILDREN; i++) {
        const uint32_t child = node->child[i], count = child >> RW_CPU_COUNT_SHIFT;
        if (count)
            read_entries(r, child & ((1u << RW_CPU_COUNT_SHIFT) - 1), count);
        else if (child && !postpone(r, child))
            return false;
    }
    return true;
}

static bool read_tree(struct reader *r, uint32_t root, enum rw_tree_layout layout)
{
    bool ok = postpone(r, root);
    while (ok && r->node_count) {
        const void *node = r->tree + 16 * (size_t)r->nodes[--r->node_count];
        ok = layout == RW_LAYOUT_FULL ? read_full(r, node) : read_compressed(r, node);
    }
    rw_free(r->nodes);
    return ok;
}

static RTresult download(RWrayscene scene, void *block)
{
    struct rw_device *d = scene->rays->device;
    RTresult result = rw_rays_enter(scene->rays, "reading a mesh");
    if (result) return result;
    result = d->ops->wait_for_all(d);
    if (!result) result = d->ops->download(d, block, scene->block, scene->block_size);
    result = rw_rays_device_result(scene->rays, "reading a mesh", result);
    rw_rays_leave(scene->rays);
    return result;
}

RTresult rw_rays_mesh_read(RWrayscene scene, float *corners, uint32_t *masks)
{
    const enum rw_tree_layout layout = rw_device_target(scene->rays->device)->trees;
    struct rw_accel *head = rw_malloc(scene->block_size);
    struct reader reader = {.corners = corners, .masks = masks, .triangles = scene->triangles};
    RTresult result = head ? download(scene, head) : RT_ERROR_MEMORY_ALLOCATION_FAILED;
    for (size_t i = 0; i < 9 * (size_t)scene->triangles; i++) corners[i] = NAN;
    for (size_t i = 0; i < scene->triangles; i++) masks[i] = 0;
    if (!result && head->root.tree) {
        reader.tree = (const char *)head + (head->root.tree - scene->block);
        if (!read_tree(&reader, head->root.root, layout))
            result = RT_ERROR_MEMORY_ALLOCATION_FAILED;
    }
    rw_free(head);
    if (result == RT_ERROR_MEMORY_ALLOCATION_FAILED)
        rw_rays_fail(result, "reading a mesh: out of memory");
    return result;
}
