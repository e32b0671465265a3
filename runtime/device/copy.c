/* SPDX-License-Identifier: Apache-2.0 */
/* Copies of a device's own structure, and from one device's memory to another's: see device.h. */
#include <stdio.h>
#include <string.h>

#include "runtime/base/memory.h"
#include "runtime/device/device.h"

struct rw_device *rw_device_copy(const struct rw_device *d, unsigned max_registers)
{
    struct rw_device *copy = rw_malloc(d->ops->size);
    if (!copy) return NULL;
    memcpy(copy, d, d->ops->size);
    copy->jit.max_registers = max_registers;
    return copy;
}

RTresult rw_device_move(struct rw_device *d, uint64_t to, struct rw_device *from_device,
                        uint64_t from, size_t size)
{
    if (d->target == from_device->target) return d->ops->copy(d, to, from_device, from, size);
    if (rw_device_target(from_device)->is_host)
        return d->ops->upload(d, to, (const void *)(uintptr_t)from, size);
    RTresult result = from_device->ops->download(from_device, (void *)(uintptr_t)to, from, size);
    if (result) snprintf(d->error, sizeof(d->error), "%s", from_device->error);
    return result;
}
