/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which devices a context runs on. The choice is open until the devices are: at the first launch,
 * or when the application asks for their names. The last of rwContextSetDevice and
 * rtContextSetDevices counts, then RW_DEVICE.
 */
#include "runtime/base/cores.h"
#include "runtime/device/device.h"
#include "runtime/api/device_query.h"
#include "runtime/isolate/device.h"
#include "runtime/object/object.h"

#include <stdio.h>
#include <string.h>

static RTresult check_open(RTcontext context)
{
    if (!context->device) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_INVALID_VALUE,
                    "the context runs on %s already; choose before the first launch",
                    context->device->name);
}

/* ---- choosing ---- */

RTresult rwContextSetDevice(RTcontext context, const char *device)
{
    RW_ENTER_CONTEXT(context);
    struct rw_device_choice choice;
    RW_CHECK(rw_argument_pointer(context, device, "device"));
    RW_CHECK(check_open(context));
    if (!rw_device_choice_parse(device, &choice))
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "'%s' is not a device; auto, cuda, cuda:N and cpu are possible, and "
                        "several as cuda:0,cuda:1 or cuda:0,cpu",
                        device);
    context->choice = choice;
    return RT_SUCCESS;
}

static RTresult check_ordinals(RTcontext context, const struct rw_device_list *list, unsigned count,
                               const int *ordinals)
{
    unsigned most = list->count < RW_DEVICE_LIMIT ? list->count : RW_DEVICE_LIMIT;
    if (!count || count > most)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "%u devices; 1 to %u are possible", count,
                        most);
    for (unsigned i = 0; i < count; i++) {
        if (ordinals[i] < 0 || (unsigned)ordinals[i] >= list->count)
            return rw_error(context, RT_ERROR_INVALID_DEVICE,
                            "there is no device %d; the number of devices is %u", ordinals[i],
                            list->count);
        for (unsigned k = 0; k < i; k++)
            if (ordinals[k] == ordinals[i])
                return rw_error(context, RT_ERROR_INVALID_VALUE, "device %d is named twice",
                                ordinals[i]);
    }
    return RT_SUCCESS;
}

RTresult rtContextSetDevices(RTcontext context, unsigned int count, const int *devices)
{
    RW_ENTER_CONTEXT(context);
    struct rw_device_list list;
    RW_CHECK(rw_argument_pointer(context, devices, "devices"));
    RW_CHECK(check_open(context));
    rw_device_enumerate(context->options.device, &list);
    RW_CHECK(check_ordinals(context, &list, count, devices));
    context->choice = (struct rw_device_choice){.cpu = list.cpu, .count = count};
    memcpy(context->choice.ordinals, devices, count * sizeof *devices);
    return RT_SUCCESS;
}

RTresult rtContextGetDeviceCount(RTcontext context, unsigned int *count)
{
    RW_ENTER_TO_READ(context, RW_OBJECT_CONTEXT);
    if (!count) return rw_argument_pointer(context, count, "count");
    *count = context->choice.count;
    return RT_SUCCESS;
}

RTresult rtContextGetDevices(RTcontext context, int *devices)
{
    RW_ENTER_TO_READ(context, RW_OBJECT_CONTEXT);
    if (!devices) return rw_argument_pointer(context, devices, "devices");
    memcpy(devices, context->choice.ordinals, context->choice.count * sizeof *devices);
    return RT_SUCCESS;
}

RTresult rwContextSetIsolation(RTcontext context, int isolated, RTsize memoryBytes)
{
    RW_ENTER_CONTEXT(context);
    RW_CHECK(check_open(context));
    context->isolation.on = isolated != 0;
    context->isolation.memory = memoryBytes;
    return RT_SUCCESS;
}

RTresult rwContextSetStream(RTcontext context, void *stream)
{
    RW_ENTER_CONTEXT(context);
    context->stream = stream;
    return RT_SUCCESS;
}

/* ---- opening ---- */

/* Beside GPUs one core is for the thread that looks after these. */
static unsigned threads_of(const struct RTcontext_api *context)
{
    const unsigned set = (unsigned)context->attributes.cpu_threads, cores = rw_core_count();
    return !set && context->choice.beside && cores > 1 ? cores - 1 : set;
}

static RTresult open_cpu(RTcontext context, struct rw_device **out, char *error, size_t error_size)
{
    const unsigned threads = threads_of(context);
    if (!context->isolation.on) return rw_device_cpu_create(threads, out, error, error_size);
    if (context->choice.count == 1)
        return rw_device_isolated_create(threads, &context->isolation, &context->flights.cancelled,
                                         out, error, error_size);
    snprintf(error, error_size, "with isolation there can be one, and %u were chosen",
             context->choice.count);
    return RT_ERROR_NOT_SUPPORTED;
}

/* A GPU if one can be used, else the CPU. */
static RTresult open_any(RTcontext context, struct rw_device **out, char *error, size_t error_size)
{
    char why[512] = "";
    if (rw_cuda_device_count(why, sizeof why)) {
        RTresult result = rw_device_cuda_create(0, out, why, sizeof why);
        if (result == RT_SUCCESS) return result;
    }
    rw_report(context, 2, "DEVICE", "running on the CPU: %s", why);
    return open_cpu(context, out, error, error_size);
}

static RTresult open_chosen(RTcontext context, unsigned number, struct rw_device **out)
{
    const struct rw_device_choice *choice = &context->choice;
    const bool cpu = choice->cpu || choice->ordinals[number] == RW_CPU_BESIDE;
    char error[1024] = "", name[32] = "auto";
    RTresult result;
    if (cpu)
        snprintf(name, sizeof name, "cpu");
    else if (!choice->automatic)
        snprintf(name, sizeof name, "cuda:%d", choice->ordinals[number]);
    if (cpu)
        result = open_cpu(context, out, error, sizeof error);
    else if (choice->automatic)
        result = open_any(context, out, error, sizeof error);
    else
        result =
            rw_device_cuda_create((unsigned)choice->ordinals[number], out, error, sizeof error);
    if (!result) return RT_SUCCESS;
    return rw_error(context, result, "device '%s' cannot be used: %s", name, error);
}

RTresult rw_context_open_device(RTcontext context)
{
    RTresult result = RT_SUCCESS;
    if (context->device) return RT_SUCCESS;
    for (unsigned k = 0; !result && k < context->choice.count; k++) {
        struct rw_device *opened = NULL;
        result = open_chosen(context, k, &opened);
        if (result) break;
        opened->number = k;
        opened->ledger = &context->ledger;
        context->devices[context->device_count++] = opened;
        rw_report(context, 2, "DEVICE", "running on %s", opened->name);
    }
    if (result)
        rw_context_close_devices(context);
    else
        context->device = context->devices[0];
    return result;
}

void rw_context_close_devices(RTcontext context)
{
    while (context->device_count) {
        struct rw_device *last = context->devices[--context->device_count];
        last->ops->destroy(last);
    }
    context->device = NULL;
}

/* ---- what ran ---- */

RTresult rwContextGetDeviceName(RTcontext context, char *name, RTsize size)
{
    RW_ENTER_TO_READ(context, RW_OBJECT_CONTEXT);
    RW_CHECK(rw_argument_pointer(context, name, "name"));
    if (!size) return rw_error(context, RT_ERROR_INVALID_VALUE, "argument 'size' is 0");
    RW_CHECK(rw_context_open_device(context));
    name[0] = 0;
    for (unsigned k = 0; k < context->device_count; k++) {
        size_t used = strlen(name);
        snprintf(name + used, size - used, "%s%s", k ? " + " : "", context->devices[k]->name);
    }
    return RT_SUCCESS;
}

RTresult rwContextGetReport(RTcontext context, const char **stringReturn)
{
    RW_ENTER_TO_READ(context, RW_OBJECT_CONTEXT);
    if (!stringReturn) return rw_argument_pointer(context, stringReturn, "stringReturn");
    if (!context->report)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "nothing was launched yet");
    *stringReturn = context->report;
    return RT_SUCCESS;
}

RTresult rwContextGetStatistics(RTcontext context, RTsize size, RWstatistics *out)
{
    RW_ENTER_TO_READ(context, RW_OBJECT_CONTEXT);
    RW_CHECK(rw_argument_pointer(context, out, "out"));
    if (!size || size > sizeof *out)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "size is %lu; 1 to %zu are possible", size,
                        sizeof *out);
    memcpy(out, &context->statistics, size);
    return RT_SUCCESS;
}

RTresult rwContextGetKernelTime(RTcontext context, double *milliseconds)
{
    RW_ENTER_TO_READ(context, RW_OBJECT_CONTEXT);
    if (!milliseconds) return rw_argument_pointer(context, milliseconds, "milliseconds");
    if (context->kernel_ms < 0)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "nothing was launched yet");
    *milliseconds = context->kernel_ms;
    return RT_SUCCESS;
}
