/* SPDX-License-Identifier: Apache-2.0 */
/* See tree_paged.h. */
#include "runtime/scene/tree_paged.h"

#include "runtime/device/device.h"

bool rw_tree_is_pageable(const struct RTcontext_api *c, const struct rw_tree *tree)
{
    return tree->size >= rw_options_page_size(&c->options) && !(tree->root & RW_ROOT_MOVES) &&
           tree->layout != RW_LAYOUT_NARROW;
}

static void free_common(RTcontext c, uint64_t address, uint64_t size)
{
    if (address) c->device->ops->free_common(c->device, address);
    rw_ledger_give(&c->ledger, RW_MEMORY_HOST_BUFFERS, size);
}

RTresult rw_tree_page(RTcontext c, struct rw_tree *tree)
{
    struct rw_device *d = c->device;
    struct rw_tree moved = *tree;
    if (!c->pages_trees || tree->is_common || !rw_tree_is_pageable(c, tree)) return RT_SUCCESS;
    RW_CHECK(rw_take_host(c, RW_MEMORY_HOST_BUFFERS, tree->size));
    RTresult result = d->ops->alloc_common(d, tree->size, &moved.base);
    if (!result) d = c->devices[tree->device];
    if (!result)
        result = d->ops->download(d, (void *)(uintptr_t)moved.base, tree->base, tree->size);
    if (result) {
        free_common(c, moved.base == tree->base ? 0 : moved.base, tree->size);
        return rw_device_error(c, d, result, "moving a tree to the host's memory");
    }
    d->ops->tree_free(d, tree);
    moved.refit = NULL;
    moved.refit_size = 0;
    moved.device = 0;
    moved.is_common = true;
    moved.number = ++c->trees_moved;
    c->paged_trees++;
    c->paged_tree_bytes += moved.size;
    *tree = moved;
    return RT_SUCCESS;
}

void rw_tree_drop(RTcontext c, struct rw_tree *tree)
{
    struct rw_device *d = c->devices[tree->device];
    if (!tree->is_common) {
        d->ops->tree_free(d, tree);
        return;
    }
    free_common(c, tree->base, tree->size);
    c->paged_trees--;
    c->paged_tree_bytes -= tree->size;
    *tree = (struct rw_tree){0};
}
