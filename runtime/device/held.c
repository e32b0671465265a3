/* SPDX-License-Identifier: Apache-2.0 */
/* See held.h. */
#include "runtime/device/held.h"

#include "runtime/base/ledger.h"

RTresult rw_device_take(struct rw_device *d, RWmemorypurpose purpose, uint64_t bytes)
{
    if (!d->ledger || rw_ledger_take(d->ledger, purpose, bytes, d->error, sizeof(d->error)))
        return RT_SUCCESS;
    return RT_ERROR_MEMORY_ALLOCATION_FAILED;
}

void rw_device_give(struct rw_device *d, RWmemorypurpose purpose, uint64_t bytes)
{
    if (d->ledger) rw_ledger_give(d->ledger, purpose, bytes);
}

RTresult rw_device_alloc(struct rw_device *d, RWmemorypurpose purpose, size_t size, uint64_t *out)
{
    *out = 0;
    RTresult result = rw_device_take(d, purpose, size);
    if (result) return result;
    result = d->ops->alloc(d, size, out);
    if (result) rw_device_give(d, purpose, size);
    if (result == RT_ERROR_MEMORY_ALLOCATION_FAILED) d->is_full = true;
    return result;
}

void rw_device_free(struct rw_device *d, RWmemorypurpose purpose, size_t size, uint64_t address)
{
    if (!address) return;
    d->ops->free(d, address);
    rw_device_give(d, purpose, size);
}
