/* SPDX-License-Identifier: Apache-2.0 */
/* What a device says of its failure, as the message of a context's call. */
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
