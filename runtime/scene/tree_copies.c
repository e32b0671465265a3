/* SPDX-License-Identifier: Apache-2.0 */
/* See tree_copies.h. */
#include "runtime/scene/tree_copies.h"

#include "runtime/device/held.h"

/* Room for `size` bytes on each device but the first. */
static RTresult make_room(RTcontext c, uint64_t size, struct rw_tree_copies *copies)
{
    if (copies->addresses && size <= copies->capacity) return RT_SUCCESS;
    rw_tree_copies_free(c, copies);
    copies->addresses = rw_calloc(c->device_count, sizeof(*copies->addresses));
    if (!copies->addresses) return rw_out_of_memory(c, "the copies of a tree");
    copies->capacity = size;
    for (unsigned k = 1; k < c->device_count; k++) {
        struct rw_device *d = c->devices[k];
        RTresult result = rw_device_alloc(d, RW_MEMORY_DEVICE_TREES, size, &copies->addresses[k]);
        if (!result) continue;
        rw_device_error(c, d, result, "copying a tree");
        rw_tree_copies_free(c, copies);
        return result;
    }
    return RT_SUCCESS;
}

RTresult rw_tree_copy(RTcontext context, const struct rw_tree *tree, struct rw_tree_copies *copies)
{
    if (context->device_count < 2 || !tree->size || tree->is_common) return RT_SUCCESS;
    RTresult result = make_room(context, tree->size, copies);
    for (unsigned k = 1; !result && k < context->device_count; k++) {
        struct rw_device *d = context->devices[k];
        result = d->ops->copy(d, copies->addresses[k], context->device, tree->base, tree->size);
        if (result) rw_device_error(context, d, result, "copying a tree");
    }
    return result;
}

void rw_tree_copies_free(RTcontext context, struct rw_tree_copies *copies)
{
    for (unsigned k = 1; copies->addresses && k < context->device_count; k++)
        rw_device_free(context->devices[k], RW_MEMORY_DEVICE_TREES, copies->capacity,
                       copies->addresses[k]);
    rw_free(copies->addresses);
    *copies = (struct rw_tree_copies){0};
}
