/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Acceleration structures in the application's memory, on the CPU, where all of it is done at once.
 * Trees are those of the host's builders, copied to their place, or refitted where they are.
 */
#include "runtime/device/cpu/soon.h"

#include <string.h>

#include "programs/build/head.h"
#include "programs/optix7/accel.h"
#include "runtime/base/memory.h"
#include "runtime/bvh/refit.h"
#include "runtime/device/cpu/trees.h"

RTresult rw_cpu_upload_soon(struct rw_device *d, void *stream, uint64_t to, const void *from,
                            size_t size)
{
    (void)d, (void)stream;
    if (size) memcpy((void *)(uintptr_t)to, from, size);
    return RT_SUCCESS;
}

RTresult rw_cpu_copy_soon(struct rw_device *d, void *stream, uint64_t to, uint64_t from,
                          size_t size)
{
    return rw_cpu_upload_soon(d, stream, to, (const void *)(uintptr_t)from, size);
}

bool rw_cpu_is_idle(struct rw_device *d, void *stream)
{
    (void)d, (void)stream;
    return true;
}

RTresult rw_cpu_wait_soon(struct rw_device *d, void *stream, void *producer)
{
    (void)d, (void)stream, (void)producer;
    return RT_SUCCESS;
}

RTresult rw_cpu_pin(struct rw_device *d, void *memory, size_t size)
{
    (void)d, (void)memory, (void)size;
    return RT_SUCCESS;
}

RTresult rw_cpu_unpin(struct rw_device *d, void *memory)
{
    return rw_cpu_pin(d, memory, 0);
}

RTresult rw_cpu_accel_soon(struct rw_device *d, void *stream, const struct rw_accel_work *work)
{
    (void)d, (void)stream;
    if (!rw_accel_is_open(work)) return RT_SUCCESS;
    for (uint32_t i = 0; i < work->count; i++) rw_accel_item(work, i);
    return RT_SUCCESS;
}

/* ---- trees ---- */

/* There is no stream to put a half of something into. */
RTresult rw_cpu_tree_ready(struct rw_device *d, const struct rw_build_input *input)
{
    (void)d, (void)input;
    return RT_SUCCESS;
}

static uint64_t count_primitives(const struct rw_build_input *input)
{
    uint64_t count = 0;
    for (size_t i = 0; i < input->part_count; i++) count += input->parts[i].count;
    return count;
}

/* A node has two children at least, but the one of a tree of a single leaf. Entries begin at a
 * multiple of four units. */
void rw_cpu_tree_needs(struct rw_device *d, const struct rw_build_input *input,
                       struct rw_tree_needs *out)
{
    (void)d;
    const uint64_t count = count_primitives(input);
    const uint64_t units = input->kind == RW_LEAF_TRIANGLES ? RW_TRIANGLE_UNITS : 1;
    const uint64_t block = 16 * (count * (RW_CPU_NODE_UNITS + units) + 3);
    *out = (struct rw_tree_needs){.tree = count ? block : 0};
    /* The blocks of keys begin at lines of the cache. */
    if (count && input->keys > 1)
        out->tree = input->keys * (block + 64) + sizeof(struct rw_motion_head);
}

/* The parts with the transforms that are in the application's memory. */
static struct rw_build_part *copy_parts(const struct rw_build_input *input)
{
    const size_t count = input->part_count * (input->keys > 1 ? input->keys : 1);
    struct rw_build_part *parts = rw_malloc((count + 1) * sizeof(*parts));
    for (size_t i = 0; parts && i < count; i++) {
        parts[i] = input->parts[i];
        if (parts[i].transform_at)
            memcpy(parts[i].transform, (const void *)(uintptr_t)parts[i].transform_at,
                   sizeof(parts[i].transform));
    }
    return parts;
}

static RTresult refit(struct rw_device *d, const struct rw_build_input *input,
                      const struct rw_tree_place *place, struct rw_accel *head)
{
    struct rw_refit kept = {.primitive_count = (uint32_t)count_primitives(input)};
    struct rw_build_input in_place = *input;
    struct rw_tree tree = {.base = place->tree,
                           .size = head->size,
                           .root = head->root.root,
                           .node_count = *(const uint32_t *)(uintptr_t)place->gate,
                           .kind = input->kind,
                           .refit = &kept};
    if (!tree.node_count) return RT_SUCCESS;
    in_place.in_place = true;
    RTresult result = rw_refit_host(&in_place, rw_device_target(d)->trees, &tree);
    if (result) return result;
    rw_head_set_place(head, place->tree, tree.root);
    rw_head_set_bounds(head, tree.lower, tree.upper);
    return RT_SUCCESS;
}

static RTresult build(struct rw_device *d, const struct rw_build_input *input,
                      const struct rw_tree_place *place, struct rw_accel *head)
{
    struct rw_tree tree;
    struct rw_tree_needs room;
    rw_cpu_tree_needs(d, input, &room);
    RTresult result = rw_build_host(input, rw_device_target(d)->trees, &tree);
    if (result || !tree.size) return result;
    if (tree.size > room.tree) { /* cannot be */
        rw_build_host_free(&tree);
        return RT_ERROR_UNKNOWN;
    }
    memcpy((void *)(uintptr_t)place->tree, (const void *)(uintptr_t)tree.base, tree.size);
    rw_head_add_tree(head, tree.size, tree.node_count);
    rw_head_set_place(head, place->tree, tree.root);
    rw_head_set_bounds(head, tree.lower, tree.upper);
    rw_build_host_free(&tree);
    return RT_SUCCESS;
}

RTresult rw_cpu_tree_soon(struct rw_device *d, void *stream, const struct rw_build_input *input,
                          const struct rw_tree_place *place)
{
    struct rw_build_input read = *input;
    struct rw_build_part *parts = copy_parts(input);
    struct rw_accel *head = (struct rw_accel *)(uintptr_t)place->head;
    RTresult result = parts ? RT_SUCCESS : RT_ERROR_MEMORY_ALLOCATION_FAILED;
    (void)stream;
    read.parts = parts;
    read.threads = d->multiprocessors;
    if (!result) result = place->gate ? refit(d, &read, place, head) : build(d, &read, place, head);
    rw_free(parts);
    return rw_cpu_tree_result(d, result);
}
