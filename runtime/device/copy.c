/* SPDX-License-Identifier: Apache-2.0 */
/* Copies of a device's own structure, which load kernels on another thread: see device.h. */
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
