/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which device a context runs on. The choice is open until the device is: at the first launch, or
 * when the application asks for its name. The last of rwContextSetDevice and rtContextSetDevices
 * counts, then RW_DEVICE.
 */
#include "runtime/device.h"
#include "runtime/device_query.h"
#include "runtime/kernel.h"
#include "runtime/object.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static RTresult check_open(RTcontext context)
{
    if (!context->device) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_INVALID_VALUE,
                    "the context runs on %s already; choose before the first launch",
                    context->device->name);
}

/* ---- choosing ------------------------------------------------------------------------------- */

/* "auto", "cuda", "cuda:N", "cpu"; *ordinal is N, else 0. */
static bool parse_choice(const char *choice, unsigned *ordinal)
{
    *ordinal = 0;
    if (!strcmp(choice, "auto") || !strcmp(choice, "cpu") || !strcmp(choice, "cuda")) return true;
    if (strncmp(choice, "cuda:", 5) || !choice[5] || strlen(choice) > 9) return false;
    if (choice[5 + strspn(choice + 5, "0123456789")]) return false;
    *ordinal = (unsigned)strtoul(choice + 5, NULL, 10);
    return true;
}

RTresult rwContextSetDevice(RTcontext context, const char *device)
{
    RW_ENTER_CONTEXT(context);
    unsigned ordinal;
    RTresult result;
    RW_TRY(rw_argument_pointer(context, device, "device"));
    RW_TRY(check_open(context));
    if (!parse_choice(device, &ordinal))
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "'%s' is not a device; auto, cuda, cuda:N and cpu are possible", device);
    char *copy = rw_strdup(device);
    if (!copy) return rw_out_of_memory(context, "the name of a device");
    rw_free(context->device_choice);
    rw_free(context->devices);
    context->device_choice = copy;
    context->devices = NULL;
    context->device_count = 0;
fail:
    return result;
}

/* Of several devices only the first is used. */
RTresult rtContextSetDevices(RTcontext context, unsigned int count, const int *devices)
{
    RW_ENTER_CONTEXT(context);
    struct rw_device_list list;
    RTresult result;
    RW_TRY(rw_argument_pointer(context, devices, "devices"));
    RW_TRY(check_open(context));
    rw_device_enumerate(context->options.device, &list);
    if (!count || count > list.count)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "%u devices; 1 to %u are possible", count,
                        list.count);
    for (unsigned i = 0; i < count; i++)
        if (devices[i] < 0 || (unsigned)devices[i] >= list.count)
            return rw_error(context, RT_ERROR_INVALID_DEVICE,
                            "there is no device %d; the number of devices is %u", devices[i],
                            list.count);
    int *copy = rw_malloc(count * sizeof *copy);
    if (!copy) return rw_out_of_memory(context, "the list of devices");
    memcpy(copy, devices, count * sizeof *copy);
    rw_free(context->devices);
    rw_free(context->device_choice);
    context->devices = copy;
    context->device_choice = NULL;
    context->device_count = count;
    if (count > 1) rw_report(context, 2, "DEVICE", "of %u devices only the first is used", count);
fail:
    return result;
}

RTresult rtContextGetDeviceCount(RTcontext context, unsigned int *count)
{
    RW_ENTER_CONTEXT(context);
    if (!count) return rw_argument_pointer(context, count, "count");
    *count = context->devices ? context->device_count : 1;
    return RT_SUCCESS;
}

static const char *chosen(RTcontext context)
{
    if (context->device_choice) return context->device_choice;
    return context->options.device ? context->options.device : "auto";
}

int rw_context_default_ordinal(RTcontext context)
{
    unsigned ordinal = 0;
    parse_choice(chosen(context), &ordinal);
    return (int)ordinal;
}

RTresult rtContextGetDevices(RTcontext context, int *devices)
{
    RW_ENTER_CONTEXT(context);
    if (!devices) return rw_argument_pointer(context, devices, "devices");
    devices[0] = rw_context_default_ordinal(context);
    if (context->devices)
        memcpy(devices, context->devices, context->device_count * sizeof *devices);
    return RT_SUCCESS;
}

RTresult rwContextSetStream(RTcontext context, void *stream)
{
    RW_ENTER_CONTEXT(context);
    context->stream = stream;
    return RT_SUCCESS;
}

/* ---- opening -------------------------------------------------------------------------------- */

static RTresult open_cpu(RTcontext context, char *error, size_t error_size)
{
    return rw_device_cpu_create((unsigned)context->attributes.cpu_threads, &context->device, error,
                                error_size);
}

/* A GPU if one can be used, else the CPU. */
static RTresult open_any(RTcontext context, char *error, size_t error_size)
{
    char why[512] = "";
    if (rw_cuda_device_count(why, sizeof why)) {
        RTresult result = rw_device_cuda_create(0, &context->device, why, sizeof why);
        if (result == RT_SUCCESS) return result;
    }
    rw_report(context, 2, "DEVICE", "running on the CPU: %s", why);
    return open_cpu(context, error, error_size);
}

RTresult rw_context_open_device(RTcontext context)
{
    char error[1024] = "";
    struct rw_device_list list;
    unsigned ordinal = 0;
    RTresult result;
    if (context->device) return RT_SUCCESS;
    const char *choice = chosen(context);
    if (context->devices) {
        rw_device_enumerate(context->options.device, &list);
        choice = list.cpu ? "cpu" : "cuda";
        ordinal = (unsigned)context->devices[0];
    } else {
        parse_choice(choice, &ordinal);
    }
    if (!strcmp(choice, "cpu"))
        result = open_cpu(context, error, sizeof error);
    else if (!strcmp(choice, "auto"))
        result = open_any(context, error, sizeof error);
    else
        result = rw_device_cuda_create(ordinal, &context->device, error, sizeof error);
    if (result != RT_SUCCESS) {
        context->device = NULL;
        return rw_error(context, result, "device '%s' cannot be used: %s", choice, error);
    }
    rw_report(context, 2, "DEVICE", "running on %s", context->device->name);
    return RT_SUCCESS;
}

/* ---- what ran ------------------------------------------------------------------------------- */

RTresult rwContextGetDeviceName(RTcontext context, char *name, RTsize size)
{
    RW_ENTER_CONTEXT(context);
    RTresult result;
    RW_TRY(rw_argument_pointer(context, name, "name"));
    if (!size) return rw_error(context, RT_ERROR_INVALID_VALUE, "argument 'size' is 0");
    RW_TRY(rw_context_open_device(context));
    snprintf(name, size, "%s", context->device->name);
fail:
    return result;
}

RTresult rwContextGetReport(RTcontext context, const char **stringReturn)
{
    RW_ENTER_CONTEXT(context);
    if (!stringReturn) return rw_argument_pointer(context, stringReturn, "stringReturn");
    if (!context->report)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "nothing was launched yet");
    *stringReturn = context->report;
    return RT_SUCCESS;
}

RTresult rwContextGetStatistics(RTcontext context, RTsize size, RWstatistics *out)
{
    RW_ENTER_CONTEXT(context);
    RTresult result;
    RW_TRY(rw_argument_pointer(context, out, "out"));
    if (!size || size > sizeof *out)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "size is %lu; 1 to %zu are possible", size,
                        sizeof *out);
    memcpy(out, &context->statistics, size);
fail:
    return result;
}

RTresult rwContextGetKernelTime(RTcontext context, double *milliseconds)
{
    RW_ENTER_CONTEXT(context);
    if (!milliseconds) return rw_argument_pointer(context, milliseconds, "milliseconds");
    if (context->kernel_ms < 0)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "nothing was launched yet");
    *milliseconds = context->kernel_ms;
    return RT_SUCCESS;
}
