/* SPDX-License-Identifier: Apache-2.0 */
/* What a device or the application's memory monitor says, as the message of a context's call. */
#include <stdarg.h>
#include <stdio.h>

#include "runtime/device/device.h"
#include "runtime/object/object.h"

RTresult rw_device_error(RTcontext context, const struct rw_device *device, RTresult code,
                         const char *doing, ...)
{
    char text[160];
    va_list args;
    va_start(args, doing);
    vsnprintf(text, sizeof text, doing, args);
    va_end(args);
    return rw_error(context, code, "%s failed on %s: %s", text, device->name, device->error);
}

RTresult rw_take_host(RTcontext context, RWmemorypurpose purpose, size_t bytes)
{
    char why[128];
    if (rw_ledger_take(&context->ledger, purpose, bytes, why, sizeof why)) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_MEMORY_ALLOCATION_FAILED, "%s", why);
}
