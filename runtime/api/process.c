/* SPDX-License-Identifier: Apache-2.0 */
/* What an application lends the whole process's Raywright: memory and threads. */
#include "runtime/base/executor.h"
#include "runtime/object/object.h"

enum { LEAST_STACK = 1 << 20 };

RTresult rwSetAllocator(const RWallocator *allocator)
{
    if (!allocator || !allocator->allocate || !allocator->reallocate || !allocator->release) {
        rw_error_without_context(RT_ERROR_INVALID_VALUE,
                                 "%s: allocate, reallocate and release are all needed", __func__);
        return RT_ERROR_INVALID_VALUE;
    }
    if (rw_memory_choose(allocator)) return RT_SUCCESS;
    rw_error_without_context(RT_ERROR_INVALID_VALUE,
                             "%s: memory was allocated already; it has to be the first call",
                             __func__);
    return RT_ERROR_INVALID_VALUE;
}

RTresult rwSetExecutor(RWparallelfor loop, RTsize stackBytes, void *user)
{
    if (rw_any_object()) {
        rw_error_without_context(RT_ERROR_INVALID_VALUE,
                                 "%s: there is a context; it has to be set before", __func__);
        return RT_ERROR_INVALID_VALUE;
    }
    if (loop && stackBytes < LEAST_STACK) {
        rw_error_without_context(RT_ERROR_INVALID_VALUE,
                                 "%s: %zu bytes of stack, at least %d are needed", __func__,
                                 stackBytes, LEAST_STACK);
        return RT_ERROR_INVALID_VALUE;
    }
    rw_executor_set(loop, stackBytes, user);
    return RT_SUCCESS;
}
