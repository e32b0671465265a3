/* SPDX-License-Identifier: Apache-2.0 */
/* See tree_copies.h. */
#include "runtime/scene/tree_copies.h"

#include <stdio.h>

#include "runtime/base/memory.h"
#include "runtime/device/held.h"

RTresult rw_tree_copies_open(RTcontext c, const struct rw_tree *tree, struct rw_tree_copies *copies)
{
    const bool fits = tree->size <= copies->capacity && tree->device == copies->without;
    if (copies->on && fits) return RT_SUCCESS;
    rw_tree_copies_free(c, copies);
    copies->on = rw_calloc(c->device_count, sizeof(*copies->on));
    if (!copies->on) return rw_out_of_memory(c, "the copies of a tree");
    copies->capacity = tree->size;
    copies->without = tree->device;
    return RT_SUCCESS;
}

/* Room on a device; what was there goes. */
static RTresult make_room(struct rw_device *d, uint64_t size, struct rw_tree_block *block)
{
    if (block->size == size) return RT_SUCCESS;
    rw_device_free(d, RW_MEMORY_DEVICE_TREES, block->size, block->address);
    *block = (struct rw_tree_block){0};
    RTresult result = rw_device_alloc(d, RW_MEMORY_DEVICE_TREES, size, &block->address);
    if (!result) block->size = size;
    return result;
}

static RTresult put_full(struct rw_device *d, const struct rw_tree *read,
                         struct rw_tree_block *block)
{
    struct rw_tree full;
    RTresult result = rw_build_full(read, &full);
    if (result) snprintf(d->error, sizeof(d->error), "the CPU's nodes for the tree of a GPU");
    if (!result) result = make_room(d, full.size, block);
    if (!result)
        result = d->ops->upload(d, block->address, (void *)(uintptr_t)full.base, full.size);
    if (!result) block->root = full.root;
    rw_build_host_free(&full);
    return result;
}

static RTresult copy_as_full(struct rw_device *d, struct rw_device *from,
                             const struct rw_tree *tree, struct rw_tree_block *block)
{
    struct rw_tree read = *tree;
    void *bytes = rw_malloc_large(tree->size);
    if (!bytes) {
        snprintf(d->error, sizeof(d->error), "out of memory");
        return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    }
    read.base = (uint64_t)(uintptr_t)bytes;
    read.refit = NULL;
    RTresult result = rw_device_move(d, read.base, from, tree->base, tree->size);
    if (!result) result = put_full(d, &read, block);
    rw_free(bytes);
    return result;
}

static RTresult copy_as_it_is(struct rw_device *d, struct rw_device *from,
                              const struct rw_tree *tree, uint64_t capacity,
                              struct rw_tree_block *block)
{
    RTresult result = make_room(d, capacity, block);
    if (!result) result = rw_device_move(d, block->address, from, tree->base, tree->size);
    block->root = tree->root;
    return result;
}

RTresult rw_tree_copy_to(struct rw_device *d, struct rw_device *from, const struct rw_tree *tree,
                         struct rw_tree_copies *copies)
{
    struct rw_tree_block *block = &copies->on[d->number];
    if (block->is_current) return RT_SUCCESS;
    RTresult result = d->target == from->target
                          ? copy_as_it_is(d, from, tree, copies->capacity, block)
                          : copy_as_full(d, from, tree, block);
    block->is_current = !result;
    return result;
}

RTresult rw_tree_copy(RTcontext c, const struct rw_tree *tree, struct rw_tree_copies *copies)
{
    if (c->device_count < 2 || !tree->size || tree->is_common) return RT_SUCCESS;
    RW_CHECK(rw_tree_copies_open(c, tree, copies));
    struct rw_device *from = c->devices[tree->device];
    for (unsigned k = 0; k < c->device_count; k++) {
        struct rw_device *d = c->devices[k];
        RTresult result = d == from ? RT_SUCCESS : rw_tree_copy_to(d, from, tree, copies);
        if (!result) continue;
        rw_device_error(c, d, result, "copying a tree");
        rw_tree_copies_free(c, copies);
        return result;
    }
    return RT_SUCCESS;
}

void rw_tree_copies_outdate(const struct RTcontext_api *c, struct rw_tree_copies *copies)
{
    for (unsigned k = 0; copies->on && k < c->device_count; k++) copies->on[k].is_current = false;
}

void rw_tree_copies_free(RTcontext c, struct rw_tree_copies *copies)
{
    for (unsigned k = 0; copies->on && k < c->device_count; k++)
        rw_device_free(c->devices[k], RW_MEMORY_DEVICE_TREES, copies->on[k].size,
                       copies->on[k].address);
    rw_free(copies->on);
    *copies = (struct rw_tree_copies){0};
}
