/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rtDeviceGetDeviceCount and rtDeviceGetAttribute. These have no context, so RW_DEVICE is read at
 * each call, and there is no message beyond the result code.
 */
#include "runtime/api/device_query.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "runtime/device/cuda/api.h"
#include "runtime/device/device.h"
#include "runtime/base/device_choice.h"
#include "runtime/object/error.h"
#include "runtime/base/options.h"
#include "runtime/base/processor.h"

void rw_device_enumerate(const char *choice, struct rw_device_list *out)
{
    struct rw_device_choice parsed;
    *out = (struct rw_device_list){0};
    rw_device_choice_parse(choice ? choice : "auto", &parsed);
    if (!parsed.cpu) out->count = rw_cuda_device_count(out->why, sizeof out->why);
    out->cpu = parsed.cpu || (!out->count && parsed.automatic);
    if (out->cpu) out->count = parsed.count;
}

/* ---- memory ---- */

/* Free and total memory of a GPU; needs the device's context for a moment. */
static RTresult cuda_memory(unsigned ordinal, size_t *available, size_t *total, char *error,
                            size_t error_size)
{
    const struct rw_cuda_api *cuda = rw_cuda_api(error, error_size);
    rw_cu_device device = 0;
    rw_cu_context context = NULL, popped = NULL;
    if (!cuda) return RT_ERROR_NO_DEVICE;
    rw_cu_result result = cuda->device_get(&device, (int)ordinal);
    if (!result) result = cuda->primary_retain(&context, device);
    if (!result) {
        result = cuda->context_push(context);
        if (!result) {
            result = cuda->memory_info(available, total);
            cuda->context_pop(&popped);
        }
        cuda->primary_release(device);
    }
    if (!result) return RT_SUCCESS;
    rw_cuda_message(cuda, result, "asking a GPU for its memory", error, error_size);
    return RT_ERROR_INVALID_DEVICE;
}

static uint64_t cpu_memory(int pages)
{
    long count = sysconf(pages), size = sysconf(_SC_PAGESIZE);
    return count > 0 && size > 0 ? (uint64_t)count * (uint64_t)size : 0;
}

RTresult rw_device_available_memory(const char *choice, unsigned ordinal, uint64_t *out,
                                    char *error, size_t error_size)
{
    struct rw_device_list list;
    size_t available = 0, total = 0;
    rw_device_enumerate(choice, &list);
    if (ordinal >= list.count) {
        snprintf(error, error_size, "there is no device %u; the number of devices is %u", ordinal,
                 list.count);
        return RT_ERROR_INVALID_DEVICE;
    }
    if (list.cpu) {
        *out = cpu_memory(_SC_AVPHYS_PAGES);
        return RT_SUCCESS;
    }
    RTresult result = cuda_memory(ordinal, &available, &total, error, error_size);
    *out = available;
    return result;
}

/* ---- attributes ---- */

static RTresult give(const void *value, size_t value_size, RTsize size, void *p)
{
    if (size != value_size) return RT_ERROR_INVALID_VALUE;
    memcpy(p, value, value_size);
    return RT_SUCCESS;
}

static RTresult give_text(const char *text, RTsize size, void *p)
{
    if (!size) return RT_ERROR_INVALID_VALUE;
    snprintf(p, size, "%s", text);
    return RT_SUCCESS;
}

/* Number of devices, then their ordinals: all of the list work together. */
static RTresult give_compatible(unsigned count, RTsize size, void *p)
{
    if (size < (1 + (RTsize)count) * sizeof(int)) return RT_ERROR_INVALID_VALUE;
    for (int i = -1; i < (int)count; i++) {
        int value = i < 0 ? (int)count : i;
        memcpy((char *)p + (size_t)(i + 1) * sizeof value, &value, sizeof value);
    }
    return RT_SUCCESS;
}

/* The integer attributes of both kinds of device: the CUDA driver's number, or the CPU's value. */
enum { FIXED = -1 };
static const struct {
    RTdeviceattribute attribute;
    int cuda; /* FIXED: gpu_value */
    int gpu_value;
    int cpu_value;
} integers[] = {
    {RT_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, 1, 0, 1},
    {RT_DEVICE_ATTRIBUTE_CLOCK_RATE, 13, 0, 0},
    {RT_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, RW_CU_DEVICE_MULTIPROCESSORS, 0, 0},
    {RT_DEVICE_ATTRIBUTE_EXECUTION_TIMEOUT_ENABLED, 17, 0, 0},
    {RT_DEVICE_ATTRIBUTE_MAX_HARDWARE_TEXTURE_COUNT, FIXED, 1 << 20, 1 << 20},
    {RT_DEVICE_ATTRIBUTE_TCC_DRIVER, 35, 0, 0},
    {RT_DEVICE_ATTRIBUTE_RTCORE_VERSION, FIXED, 0, 0}, /* never used, so none as far as we go */
};

static RTresult cpu_attribute(const struct rw_device_list *list, RTdeviceattribute attribute,
                              RTsize size, void *p)
{
    char name[256];
    const int capability[2] = {0, 0}, none = -1;
    int cores = (int)sysconf(_SC_NPROCESSORS_ONLN);
    RTsize memory = cpu_memory(_SC_PHYS_PAGES);
    for (size_t i = 0; i < sizeof integers / sizeof *integers; i++) {
        if (integers[i].attribute != attribute) continue;
        bool is_cores = attribute == RT_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT;
        return give(is_cores ? &cores : &integers[i].cpu_value, sizeof(int), size, p);
    }
    switch (attribute) {
    case RT_DEVICE_ATTRIBUTE_NAME:
        rw_processor_name(name, sizeof name, "CPU");
        return give_text(name, size, p);
    case RT_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY:
        return give(capability, sizeof capability, size, p);
    case RT_DEVICE_ATTRIBUTE_TOTAL_MEMORY:
        return give(&memory, sizeof memory, size, p);
    case RT_DEVICE_ATTRIBUTE_CUDA_DEVICE_ORDINAL:
        return give(&none, sizeof none, size, p);
    case RT_DEVICE_ATTRIBUTE_PCI_BUS_ID:
        return give_text("", size, p);
    case RT_DEVICE_ATTRIBUTE_COMPATIBLE_DEVICES:
        return give_compatible(list->count, size, p);
    default:
        return RT_ERROR_INVALID_VALUE;
    }
}

static RTresult cuda_pci(const struct rw_cuda_api *cuda, rw_cu_device device, RTsize size, void *p)
{
    enum { PCI_BUS = 33, PCI_DEVICE = 34, PCI_DOMAIN = 50 };
    char text[32];
    int domain = 0, bus = 0, slot = 0;
    if (cuda->device_attribute(&domain, PCI_DOMAIN, device) ||
        cuda->device_attribute(&bus, PCI_BUS, device) ||
        cuda->device_attribute(&slot, PCI_DEVICE, device))
        return RT_ERROR_INVALID_DEVICE;
    snprintf(text, sizeof text, "%04x:%02x:%02x.0", (unsigned)domain, (unsigned)bus,
             (unsigned)slot);
    return give_text(text, size, p);
}

static RTresult cuda_integer(const struct rw_cuda_api *cuda, rw_cu_device device, size_t index,
                             RTsize size, void *p)
{
    int value = integers[index].gpu_value;
    if (integers[index].cuda != FIXED &&
        cuda->device_attribute(&value, integers[index].cuda, device))
        return RT_ERROR_INVALID_DEVICE;
    return give(&value, sizeof value, size, p);
}

static RTresult cuda_total_memory(int ordinal, RTsize size, void *p)
{
    char error[256];
    size_t available = 0, total = 0;
    RTresult result = cuda_memory((unsigned)ordinal, &available, &total, error, sizeof error);
    RTsize value = total;
    return result == RT_SUCCESS ? give(&value, sizeof value, size, p) : result;
}

static RTresult cuda_attribute(const struct rw_device_list *list, int ordinal,
                               RTdeviceattribute attribute, RTsize size, void *p)
{
    char text[256];
    int capability[2] = {0, 0};
    rw_cu_device device = 0;
    const struct rw_cuda_api *cuda = rw_cuda_api(text, sizeof text);
    if (!cuda || cuda->device_get(&device, ordinal)) return RT_ERROR_INVALID_DEVICE;
    for (size_t i = 0; i < sizeof integers / sizeof *integers; i++)
        if (integers[i].attribute == attribute) return cuda_integer(cuda, device, i, size, p);
    switch (attribute) {
    case RT_DEVICE_ATTRIBUTE_NAME:
        if (cuda->device_name(text, sizeof text, device)) return RT_ERROR_INVALID_DEVICE;
        return give_text(text, size, p);
    case RT_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY:
        if (cuda->device_attribute(&capability[0], RW_CU_DEVICE_CAPABILITY_MAJOR, device) ||
            cuda->device_attribute(&capability[1], RW_CU_DEVICE_CAPABILITY_MINOR, device))
            return RT_ERROR_INVALID_DEVICE;
        return give(capability, sizeof capability, size, p);
    case RT_DEVICE_ATTRIBUTE_TOTAL_MEMORY:
        return cuda_total_memory(ordinal, size, p);
    case RT_DEVICE_ATTRIBUTE_CUDA_DEVICE_ORDINAL:
        return give(&ordinal, sizeof ordinal, size, p);
    case RT_DEVICE_ATTRIBUTE_PCI_BUS_ID:
        return cuda_pci(cuda, device, size, p);
    case RT_DEVICE_ATTRIBUTE_COMPATIBLE_DEVICES:
        return give_compatible(list->count, size, p);
    default:
        return RT_ERROR_INVALID_VALUE;
    }
}

static RTresult list_devices(struct rw_device_list *out)
{
    struct rw_options options;
    char error[256];
    RTresult result = rw_options_read(&options, error, sizeof error);
    if (result != RT_SUCCESS) {
        rw_error_without_context(result, "%s", error);
        return result;
    }
    rw_device_enumerate(options.device, out);
    rw_options_free(&options);
    return RT_SUCCESS;
}

RTresult rtDeviceGetDeviceCount(unsigned int *count)
{
    struct rw_device_list list;
    if (!count) return RT_ERROR_INVALID_VALUE;
    RTresult result = list_devices(&list);
    if (result != RT_SUCCESS) return result;
    *count = list.count;
    return list.count ? RT_SUCCESS : RT_ERROR_NO_DEVICE;
}

RTresult rtDeviceGetAttribute(int ordinal, RTdeviceattribute attrib, RTsize size, void *p)
{
    struct rw_device_list list;
    if (!p) return RT_ERROR_INVALID_VALUE;
    RTresult result = list_devices(&list);
    if (result != RT_SUCCESS) return result;
    if (ordinal < 0 || (unsigned)ordinal >= list.count) return RT_ERROR_INVALID_DEVICE;
    return list.cpu ? cpu_attribute(&list, attrib, size, p)
                    : cuda_attribute(&list, ordinal, attrib, size, p);
}
