/* SPDX-License-Identifier: Apache-2.0 */
/* See tree_copies.h. */
#include "runtime/scene/tree_copies.h"

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

RTresult rw_tree_copy_to(struct rw_device *d, struct rw_device *from, const struct rw_tree *tree,
                         struct rw_tree_copies *copies)
{
    struct rw_tree_block *block = &copies->on[d->number];
    RTresult result = RT_SUCCESS;
    if (block->is_current) return RT_SUCCESS;
    if (!block->address)
        result = rw_device_alloc(d, RW_MEMORY_DEVICE_TREES, copies->capacity, &block->address);
    if (!result) result = d->ops->copy(d, block->address, from, tree->base, tree->size);
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
        rw_device_free(c->devices[k], RW_MEMORY_DEVICE_TREES, copies->capacity,
                       copies->on[k].address);
    rw_free(copies->on);
    *copies = (struct rw_tree_copies){0};
}
