/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory of a device that its context counts (runtime/base/ledger.h). A device without a context
 * counts nothing. What a failure is about is in the device's message.
 */
#ifndef RW_DEVICE_HELD_H
#define RW_DEVICE_HELD_H

#include "runtime/device/device.h"

/* For memory that the caller allocates, before it does or, where it does not know the size, before
 * it keeps it. RT_ERROR_MEMORY_ALLOCATION_FAILED: the application refuses. */
RTresult rw_device_take(struct rw_device *d, RWmemorypurpose purpose, uint64_t bytes);
void rw_device_give(struct rw_device *d, RWmemorypurpose purpose, uint64_t bytes);

/* d->ops->alloc and free, counted. Address 0 is fine. */
RTresult rw_device_alloc(struct rw_device *d, RWmemorypurpose purpose, size_t size, uint64_t *out);
void rw_device_free(struct rw_device *d, RWmemorypurpose purpose, size_t size, uint64_t address);

/* What a tree holds. */
static inline uint64_t rw_tree_bytes(const struct rw_tree *tree)
{
    return tree->size + tree->refit_size;
}

#endif
