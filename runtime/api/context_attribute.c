/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rtContextSetAttribute and rtContextGetAttribute: a table of knobs that are plain integers, and
 * the few attributes that are something else.
 */
#define _GNU_SOURCE /* secure_getenv */

#include "runtime/launch/cache.h"
#include "runtime/launch/paging.h"
#include "runtime/base/cores.h"
#include "runtime/device/device.h"
#include "runtime/api/device_query.h"
#include "runtime/object/object.h"

#include <stdlib.h>
#include <string.h>

/* Attributes that are one int in struct rw_attributes. */
static const struct knob {
    RTcontextattribute attribute;
    size_t offset;
    int low, high;
} knobs[] = {
#define AT(member) offsetof(struct rw_attributes, member)
    {RT_CONTEXT_ATTRIBUTE_CPU_NUM_THREADS, AT(cpu_threads), 0, 1024},
    {RT_CONTEXT_ATTRIBUTE_GPU_PAGING_FORCED_OFF, AT(gpu_paging_forced_off), 0, 1},
    {RT_CONTEXT_ATTRIBUTE_DISK_CACHE_ENABLED, AT(disk_cache_enabled), 0, 1},
    {RT_CONTEXT_ATTRIBUTE_PREFER_FAST_RECOMPILES, AT(prefer_fast_recompiles), 0, 1},
    {RT_CONTEXT_ATTRIBUTE_FORCE_INLINE_USER_FUNCTIONS, AT(force_inline), 0, 1},
    {RT_CONTEXT_ATTRIBUTE_PREFER_WATERTIGHT_TRAVERSAL, AT(prefer_watertight), 0, 1},
    {RT_CONTEXT_ATTRIBUTE_MAX_CONCURRENT_LAUNCHES, AT(max_concurrent_launches), 1, 64},
#undef AT
};

static const struct knob *find_knob(RTcontextattribute attribute)
{
    for (size_t i = 0; i < sizeof knobs / sizeof *knobs; i++)
        if (knobs[i].attribute == attribute) return &knobs[i];
    return NULL;
}

static RTresult check_size(RTcontext context, RTcontextattribute attribute, RTsize size,
                           size_t expected)
{
    if (size == expected) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_INVALID_VALUE, "attribute 0x%x has %zu bytes, not %lu",
                    (unsigned)attribute, expected, size);
}

static RTresult unknown(RTcontext context, RTcontextattribute attribute, const char *verb)
{
    if (attribute >= RT_CONTEXT_ATTRIBUTE_OPTIX_SALT &&
        attribute <= RT_CONTEXT_ATTRIBUTE_PUBLIC_VENDOR_KEY)
        return rw_error(context, RT_ERROR_NOT_SUPPORTED, "encrypted PTX is not supported");
    return rw_error(context, RT_ERROR_INVALID_VALUE, "attribute 0x%x cannot be %s",
                    (unsigned)attribute, verb);
}

/* ---- set ---- */

/* Another kernel is needed. */
static void set_asked(RTcontext context, bool *asked, bool value)
{
    if (*asked != value) rw_changed_structure(context);
    *asked = value;
}

static RTresult set_knob(RTcontext context, const struct knob *knob, RTsize size, const void *p)
{
    int value = 0;
    RW_CHECK(check_size(context, knob->attribute, size, sizeof value));
    memcpy(&value, p, sizeof value);
    if (value < knob->low || value > knob->high)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "attribute 0x%x cannot be %d; %d to %d are possible",
                        (unsigned)knob->attribute, value, knob->low, knob->high);
    const bool was_off = context->attributes.gpu_paging_forced_off;
    memcpy((char *)&context->attributes + knob->offset, &value, sizeof value);
    if (was_off != (bool)context->attributes.gpu_paging_forced_off)
        rw_changed_structure(context); /* the kernel looks pages up, or does not */
    struct rw_attributes *a = &context->attributes;
    if (knob->attribute == RT_CONTEXT_ATTRIBUTE_PREFER_WATERTIGHT_TRAVERSAL)
        set_asked(context, &a->watertight_asked, value); /* the kernel's triangle test */
    if (knob->attribute == RT_CONTEXT_ATTRIBUTE_FORCE_INLINE_USER_FUNCTIONS)
        set_asked(context, &a->inline_asked, value);
    return RT_SUCCESS;
}

static RTresult set_cache_location(RTcontext context, RTsize size, const void *p)
{
    const char *path = NULL;
    RW_CHECK(check_size(context, RT_CONTEXT_ATTRIBUTE_DISK_CACHE_LOCATION, size, sizeof path));
    memcpy(&path, p, sizeof path);
    RW_CHECK(rw_argument_pointer(context, path, "*p"));
    char *copy = rw_strdup(path);
    if (!copy) return rw_out_of_memory(context, "the location of the disk cache");
    rw_free(context->attributes.disk_cache_location);
    context->attributes.disk_cache_location = copy;
    return RT_SUCCESS;
}

/* The user's wish goes before the application's. */
char *rw_context_cache_folder(RTcontext context)
{
    const char *setting = context->options.cache_dir;
    if (!setting && !secure_getenv("OPTIX_CACHE_PATH"))
        setting = context->attributes.disk_cache_location;
    return rw_cache_folder(setting);
}

static RTresult set_cache_limits(RTcontext context, RTsize size, const void *p)
{
    RTsize limits[2];
    RW_CHECK(
        check_size(context, RT_CONTEXT_ATTRIBUTE_DISK_CACHE_MEMORY_LIMITS, size, sizeof limits));
    memcpy(limits, p, sizeof limits);
    if (limits[0] > limits[1])
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "the low limit of the disk cache, %lu, is above the high one, %lu",
                        limits[0], limits[1]);
    memcpy(context->attributes.disk_cache_limits, limits, sizeof limits);
    return RT_SUCCESS;
}

RTresult rtContextSetAttribute(RTcontext context, RTcontextattribute attrib, RTsize size,
                               const void *p)
{
    RW_ENTER_CONTEXT(context);
    RTresult result = rw_argument_pointer(context, p, "p");
    if (result != RT_SUCCESS) return result;
    const struct knob *knob = find_knob(attrib);
    if (knob) return set_knob(context, knob, size, p);
    if (attrib == RT_CONTEXT_ATTRIBUTE_DISK_CACHE_LOCATION)
        return set_cache_location(context, size, p);
    if (attrib == RT_CONTEXT_ATTRIBUTE_DISK_CACHE_MEMORY_LIMITS)
        return set_cache_limits(context, size, p);
    return unknown(context, attrib, "set");
}

/* ---- get ---- */

static RTresult give(RTcontext context, RTcontextattribute attribute, const void *value,
                     size_t value_size, RTsize size, void *p)
{
    RTresult result = check_size(context, attribute, size, value_size);
    if (result == RT_SUCCESS) memcpy(p, value, value_size);
    return result;
}

static RTresult device_memory(RTcontext context, unsigned ordinal, RTsize size, void *p)
{
    char message[256] = "";
    uint64_t available = 0;
    RTresult result = rw_device_available_memory(context->options.device, ordinal, &available,
                                                 message, sizeof message);
    if (result != RT_SUCCESS) return rw_error(context, result, "%s", message);
    RTsize value = available;
    return give(context, RT_CONTEXT_ATTRIBUTE_AVAILABLE_DEVICE_MEMORY, &value, sizeof value, size,
                p);
}

/* What was set, else where it is. */
static RTresult cache_location(RTcontext context, RTsize size, void *p)
{
    struct rw_attributes *a = &context->attributes;
    if (!a->disk_cache_location) a->disk_cache_location = rw_context_cache_folder(context);
    const char *location = a->disk_cache_location ? a->disk_cache_location : "";
    return give(context, RT_CONTEXT_ATTRIBUTE_DISK_CACHE_LOCATION, &location, sizeof location, size,
                p);
}

RTresult rtContextGetAttribute(RTcontext context, RTcontextattribute attrib, RTsize size, void *p)
{
    RW_ENTER_TO_READ(context, RW_OBJECT_CONTEXT);
    const struct rw_attributes *a = &context->attributes;
    RTresult result = rw_argument_pointer(context, p, "p");
    if (result != RT_SUCCESS) return result;
    const struct knob *knob = find_knob(attrib);
    if (knob && attrib != RT_CONTEXT_ATTRIBUTE_CPU_NUM_THREADS)
        return give(context, attrib, (const char *)a + knob->offset, sizeof(int), size, p);
    if (attrib >= RT_CONTEXT_ATTRIBUTE_AVAILABLE_DEVICE_MEMORY)
        return device_memory(context, attrib - RT_CONTEXT_ATTRIBUTE_AVAILABLE_DEVICE_MEMORY, size,
                             p);
    const int max_textures = 1 << 20, paging = context->device && rw_is_paging(context);
    const int threads = a->cpu_threads ? a->cpu_threads : (int)rw_core_count();
    RTsize host = context->ledger.held[RW_MEMORY_HOST_BUFFERS];
    switch (attrib) {
    case RT_CONTEXT_ATTRIBUTE_CPU_NUM_THREADS:
        return give(context, attrib, &threads, sizeof threads, size, p);
    case RT_CONTEXT_ATTRIBUTE_MAX_TEXTURE_COUNT:
        return give(context, attrib, &max_textures, sizeof max_textures, size, p);
    case RT_CONTEXT_ATTRIBUTE_GPU_PAGING_ACTIVE:
        return give(context, attrib, &paging, sizeof paging, size, p);
    case RT_CONTEXT_ATTRIBUTE_USED_HOST_MEMORY:
        return give(context, attrib, &host, sizeof host, size, p);
    case RT_CONTEXT_ATTRIBUTE_DISK_CACHE_LOCATION:
        return cache_location(context, size, p);
    case RT_CONTEXT_ATTRIBUTE_DISK_CACHE_MEMORY_LIMITS:
        return give(context, attrib, a->disk_cache_limits, sizeof a->disk_cache_limits, size, p);
    default:
        return unknown(context, attrib, "read");
    }
}
